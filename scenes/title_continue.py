"""The way back into the match that was left last: its table in small, where it stands, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.layouts.load import RATIO
from scenes.load.row import draw_picture, framed
from scenes.load.shelf import Shelf, key_of
from scenes.paint import Brush
from scenes.system.save import Save
from scenes.system.saves import BadSave, Entry
from scenes.table.pieces import head
from scenes.theme import BOLD, FREDOKA, GOLD_BUTTON, INK
from scenes.widgets import Button
from scenes.widgets.base import Action
from scenes.words import labels
from scenes.words import saves as words

if TYPE_CHECKING:
    from scenes.app import App

_INSET = 12.0
_HEAD, _TALL_HEAD = 38.0, 60.0


class Latest:
    """The match that was left last, or the one before where that cannot be replayed; its picture is made a little
    later."""

    def __init__(self, shelf: Shelf, entries: Sequence[Entry]) -> None:
        """``entries`` are the matches that may be gone on with, the newest first; there must be one."""
        self.shelf = shelf
        self.entry, *self._before = entries
        self.wanting = True
        """Whether there is something more to find out."""

    @classmethod
    def of(cls, app: App) -> Latest | None:
        """The match that can be gone on with, if there is one."""
        entries = app.saves.left_open() if app.saves else ()
        return cls(Shelf(app.saves), entries) if app.saves and entries else None

    @property
    def save(self) -> Save:
        assert self.entry.save
        return self.entry.save

    def find_out(self) -> None:
        """Replay the match and paint its table; where it cannot be replayed, the one before is next."""
        self.shelf.work([self.entry])
        self.wanting = self.fault is not None and bool(self._before)
        if self.wanting:
            self.entry = self._before.pop(0)

    @property
    def fault(self) -> BadSave | None:
        """Why the match cannot be gone on with after all."""
        return self.shelf.fault(self.entry)


class Continue(Button):
    """Gold, with all there is to know about the match on it."""

    def __init__(self, rect: Rect, latest: Latest, action: Action) -> None:
        super().__init__(rect, action, style=GOLD_BUTTON)
        self.latest = latest
        self.entry, self.save = latest.entry, latest.save

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px, tall = brush.layout.px, brush.layout.tall
        height = face.height - 2 * px(_INSET)
        picture = Rect(face.left + px(_INSET + 4), face.top + px(_INSET), round(height * RATIO), height)
        kept = framed(brush, key_of(self.entry), self.latest.shelf.picture(self.entry), picture.size)
        draw_picture(target, brush, picture, kept)
        where = {"midleft": (picture.right + px(22), face.centery)}
        room = (face.right - where["midleft"][0]) // 2
        words_at = brush.text(target, words.continue_match(), 52 if tall else 38, where, face=FREDOKA, width=room)
        rest = Rect(words_at.right + px(20), face.top, 0, face.height)
        rest.width = face.right - px(20) - rest.left
        (self._draw_in_a_row if tall else self._draw_in_two_rows)(target, brush, rest)

    def _draw_in_two_rows(self, target: Surface, brush: Brush, rest: Rect) -> None:
        """Where the match stands, and the heads below."""
        px = brush.layout.px
        self._draw_standing(target, brush, rest, rest.top + px(27))
        right = rest.right - px(_HEAD / 2)
        self._draw_heads(target, brush, (right, rest.top + px(61)), _HEAD)

    def _draw_in_a_row(self, target: Surface, brush: Brush, rest: Rect) -> None:
        px = brush.layout.px
        right = rest.right - px(_TALL_HEAD / 2)
        left = self._draw_heads(target, brush, (right, rest.centery), _TALL_HEAD)
        self._draw_standing(target, brush, Rect(rest.left, 0, left - px(20) - rest.left, 0), rest.centery)

    def _draw_standing(self, target: Surface, brush: Brush, room: Rect, middle: int) -> None:
        """The game and, where there is room, the round and whose turn it is."""
        game, number = labels.game_name(self.save.record.game), self.save.round
        colour = self.latest.shelf.known(self.entry).to_move
        name = next((s.name or labels.character_name(colour) for s in self.save.seats if s.colour == colour), "")
        texts = [words.turn_of(game, number, name), words.turn_of(game, number, ""), game]
        units, floor = (32, 26) if brush.layout.tall else (21, 15)
        text = brush.first_words(texts, units, BOLD, INK, width=room.width, floor=floor)
        target.blit(text, text.get_rect(midright=(room.right, middle)))

    def _draw_heads(self, target: Surface, brush: Brush, last: tuple[int, int], size: float) -> int:
        """Everybody who plays, the last one's middle at ``last``; the left end of the row."""
        step = brush.layout.px(size + 6)
        for index, seat in enumerate(reversed(self.save.seats)):
            head(brush, target, seat.colour, (last[0] - index * step, last[1]), size)
        return last[0] - (len(self.save.seats) - 1) * step - brush.layout.px(size / 2)
