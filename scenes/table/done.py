"""What stands in Done's place: the one button that goes on, or while planning who chooses when."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.hands.confirming import CONFIRM
from scenes.table.hands.trading import DRAW
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import head
from scenes.table.table_button import TableButton
from scenes.theme import BUTTON, FREDOKA, GOLD_BUTTON, GREEN_BUTTON, INK, OFF_BUTTON, OFF_TEXT, SIGN, Plate
from scenes.words.table import button_name

_RADIUS = 24.0
_WORD_LEFT = (12.0, 91.0, 121.0)
"""Where the word begins beside no, one or two pictures, in units from the button's left edge."""
_LAID = frozenset({"divider-laid", "pitch-laid", "food-laid", "pair-loaded"})


@dataclass(frozen=True)
class Way:
    """A button: ``name`` is that of its target, ``word`` that of its label."""

    name: str
    word: str
    style: Plate = BUTTON
    icons: tuple[str, ...] = ()
    enabled: bool = True
    count: int = 0
    """How many tiles it leads to."""


def way_on(picture: Picture, marks: Marks) -> Way | None:
    """The button in Done's place, if one is due."""
    if CONFIRM in marks.legal:
        return Way("confirm", "done", GREEN_BUTTON, ("icons/done-light",))
    if ("button", "done") in marks.legal:
        return _done(picture)
    if marks.tray == "exchange" and (trade := _trade(marks)):
        return trade
    if ("button", "pass") in marks.legal:
        return Way("pass", "pass")
    if DRAW in marks.legal:
        return Way("draw", "draw", GOLD_BUTTON, ("scene/bag-male", "scene/bag-female"), count=picture.to_draw)
    return None


def _done(picture: Picture) -> Way:
    """Plain until something was done, green from then on."""
    begun = any(line.kind in _LAID and line.colour == picture.actor for line in picture.log.this_turn)
    word = "enough" if picture.phase.startswith("deluge") else "done"
    if begun:
        return Way("done", word, GREEN_BUTTON, ("icons/done-light",))
    return Way("done", word, BUTTON, ("icons/done",))


def _trade(marks: Marks) -> Way | None:
    """Trade once both tiles are chosen; until then Decline where that is allowed, or Trade without effect."""
    if ("button", "trade") in marks.legal:
        return Way("trade", "trade", GREEN_BUTTON, ("icons/done-light",))
    if ("button", "decline") in marks.legal:
        return Way("decline", "decline")
    if not marks.legal or any(kind == "bag" for kind, _ in marks.legal):
        return None
    return Way("trade", "trade", OFF_BUTTON, ("icons/done-light",), enabled=False)


class DonePlace:
    """Draws the place to the right of the tools."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def rect(self) -> Rect:
        return self.brush.layout.done()

    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        way = way_on(picture, marks)
        return [(("button", way.name), self.rect())] if way else []

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The button as it is due, or the heads of those who choose."""
        way = way_on(picture, marks)
        if way:
            self._draw_button(target, way, marks)
        elif picture.order and _by_turns(picture):
            self._draw_heads(target, picture)

    def _draw_button(self, target: Surface, way: Way, marks: Marks) -> None:
        button = _WayButton(self.rect(), way)
        button.show_as(marks, ("button", way.name))
        button.draw(target, self.brush)

    def _draw_heads(self, target: Surface, picture: Picture) -> None:
        px, rect = self.brush.layout.px, self.rect()
        self.brush.plate(target, rect, SIGN.but(radius=22))
        through, waiting = choosers(picture)
        heads = [*((colour, "through") for colour in through), *((colour, "") for colour in waiting)]
        step = min(px(60), (rect.width - px(70)) // max(1, len(heads) - 1))
        x = rect.centerx - step * (len(heads) - 1) // 2
        for number, (colour, look) in enumerate(heads):
            acting = "actor" if not look and number == len(through) else look
            head(self.brush, target, colour, (x + number * step, rect.top + px(36)), 52, acting)


def _by_turns(picture: Picture) -> bool:
    """Whether workers are being placed: the phase in which the order of choosing is shown."""
    return picture.phase == "planning" or (picture.game == "family" and picture.action is None)


def choosers(picture: Picture) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Whose workers are placed in this round, and whose are still to be placed, in order."""
    if picture.game == "family":
        return tuple(colour for workers in picture.current.values() for colour in workers), picture.order
    through = len(picture.acted)
    return picture.order[:through], picture.order[through:]


class _WayButton(TableButton):
    """A button with up to two pictures before its word."""

    def __init__(self, rect: Rect, way: Way) -> None:
        style = way.style.but(radius=_RADIUS)
        super().__init__(rect, lambda: None, button_name(way.word, way.count), style=style, enabled=way.enabled)
        self.icons = way.icons

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px, ink, icons = brush.layout.px, INK if self.enabled else OFF_TEXT, len(self.icons)
        for number, name in enumerate(self.icons):
            centre = (face.left + px((41 if icons > 1 else 51) + 52 * number), face.centery)
            brush.picture_px(target, name, centre, px(55), 255 if self.enabled else 102)
        left = face.left + px(_WORD_LEFT[icons])
        room = face.right - px(12) - left
        words = brush.words(self.text, 36 if icons > 1 else 38, FREDOKA, ink, width=room)
        where = words.get_rect(midleft=(left, face.centery)) if icons else words.get_rect(center=face.center)
        target.blit(words, where)
