"""One saved game in the list: its picture, what and when it was, who played, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.layouts.load import RATIO
from scenes.load.shelf import Key, key_of
from scenes.paint import Brush, Point
from scenes.system.save import Save
from scenes.system.saves import BadSave, Entry
from scenes.table.pieces import head
from scenes.theme import BLACK, BOLD, FREDOKA, INK, OFF_TEXT, PRICE, SEA, SECONDARY, TEXT
from scenes.words import dates, faults, labels
from scenes.words import saves as words

_PICTURE_LEFT, _PICTURE_TOP, _PICTURE_WIDTH = 15.0, 15.0, 352.0
_TEXT_LEFT = 386.0
_HEADING, _LEAST_HEADING = 34.0, 20.0
"""How high letters are, in units: the name of a game becomes smaller where it is long, a name that was given is cut,
and told whole beside the list."""
_FACE = "#fff8e8"
"""The lighter field in which the round or the winner stands."""
_STANDING = (255.0, 21.0, 240.0, 119.0)
"""Its left side from the right one of the row, its top, width and height."""
_STEP = 55.0
"""From one head to the next."""
_CORNER = 14.0
_LONGEST_FILE = 24
"""Letters that are shown of a file's name."""


@dataclass(frozen=True)
class Row:
    """What a row shows, so that rows that show the same are drawn once."""

    entry: Entry
    fault: BadSave | None
    now: datetime

    @property
    def key(self) -> tuple[object, ...]:
        """Changes with all that is shown but the picture."""
        return key_of(self.entry), heading(self.entry), self.entry.running, self.fault is not None, self.when

    @property
    def when(self) -> str:
        return when_of(self.entry, self.now)


def when_of(entry: Entry, now: datetime) -> str:
    """When a save was made, seen from ``now``."""
    return dates.when(entry.saved.astimezone(), now)


def heading(entry: Entry) -> str:
    """What a save is called: its name, else its game; a damaged one by its file."""
    if entry.save is None:
        return entry.path.name
    return entry.save.name or labels.game_name(entry.save.record.game)


def draw_face(target: Surface, brush: Brush, rect: Rect, row: Row) -> None:
    """Everything on a row but its plate and its picture."""
    save = row.entry.save
    if row.fault or save is None:
        _draw_fault(target, brush, rect, row)
        return
    px, left = brush.layout.px, rect.left + brush.layout.px(_TEXT_LEFT)
    room = rect.width - px(_STANDING[0] + _TEXT_LEFT + 14)
    below = [words.listed(labels.game_name(save.record.game), row.when), row.when] if save.name else [row.when]
    how = {"face": FREDOKA, "width": room, "floor": _HEADING if save.name else _LEAST_HEADING}
    brush.text(target, heading(row.entry), _HEADING, {"midleft": (left, rect.top + px(37))}, **how)
    line = brush.first_words(below, 24, TEXT, SECONDARY, width=room)
    target.blit(line, line.get_rect(midleft=(left, rect.top + px(75))))
    for index, seat in enumerate(save.seats):
        head(brush, target, seat.colour, (left + px(24 + _STEP * index), rect.top + px(117)), 48)
    _draw_standing(target, brush, rect, save, row.entry.running)


def _draw_fault(target: Surface, brush: Brush, rect: Rect, row: Row) -> None:
    """A file that cannot be opened, and why, as far as there is room for it; beside the list it is told in full."""
    left = rect.left + brush.layout.px(_TEXT_LEFT)
    room = rect.right - left - brush.layout.px(20)
    file = row.entry.path.name
    file = file if len(file) <= _LONGEST_FILE else f"{file[:_LONGEST_FILE]}…"
    why = [faults.sentence(row.fault.of(Path(file)))] if row.fault else []
    for text in (*why, words.cannot_open(file)):
        letters = brush.words(text, 24, BOLD, PRICE, wrap=room)
        if letters.height <= rect.height - brush.layout.px(24):
            break
    target.blit(letters, letters.get_rect(midleft=(left, rect.centery - brush.layout.px(3))))


def _draw_standing(target: Surface, brush: Brush, rect: Rect, save: Save, running: bool) -> None:
    """The round, or who has won with how many points."""
    px = brush.layout.px
    x, y, width, height = _STANDING
    box = Rect(rect.right - px(x), rect.top + px(y), px(width), px(height))
    brush.box(target, box, _FACE, 20)
    if save.result:
        _draw_winner(target, brush, box, save.result.scores, save.result.winners)
        return
    sign = "icons/play" if running else "icons/hourglass"
    brush.picture(target, sign, (box.left + px(48), box.centery), 60)
    where = {"midleft": (box.left + px(90), box.centery)}
    brush.text(target, words.round_number(save.round), 28, where, face=BOLD, width=box.width - px(98))


def _draw_winner(target: Surface, brush: Brush, box: Rect, scores: dict[str, int], winners: list[str]) -> None:
    px = brush.layout.px
    crown = (box.left + px(44), box.top + px(36))
    brush.picture(target, "icons/crown", crown, 52)
    most = str(max(scores.values(), default=0))
    brush.text(target, most, 31, {"center": (crown[0], box.top + px(86))}, face=BLACK, digits=True)
    known = [colour for colour in scores if colour in winners]
    size, step = (98.0, 0.0) if len(known) < 2 else (64.0, 142.0 / len(known))
    first = 146 - step * (len(known) - 1) / 2
    for index, colour in enumerate(known):
        head(brush, target, colour, (box.left + px(first + step * index), box.centery), size)


def picture_place(brush: Brush, rect: Rect) -> Rect:
    """Where the picture lies on a row."""
    px = brush.layout.px
    width = px(_PICTURE_WIDTH)
    return Rect(rect.left + px(_PICTURE_LEFT), rect.top + px(_PICTURE_TOP), width, round(width / RATIO))


def draw_picture(target: Surface, brush: Brush, rect: Rect, picture: Surface | None) -> None:
    """A framed picture in ``rect``; the open sea where there is none yet."""
    if picture:
        target.blit(picture, rect)
    else:
        brush.box(target, rect, SEA, _CORNER, INK, 4)
        brush.picture(target, "icons/hourglass", rect.center, 0.4 * rect.height / brush.layout.u, 128)


def draw_no_picture(target: Surface, brush: Brush, rect: Rect) -> None:
    """What stands in the place of the picture of a damaged file."""
    brush.box(target, rect, "#e4d3ab", _CORNER, OFF_TEXT, 4)
    brush.picture(target, "icons/question", rect.center, 0.6 * rect.height / brush.layout.u)


def framed(brush: Brush, key: Key, picture: Surface | None, size: Point) -> Surface | None:
    """The picture of a save at a size, with round corners in a line of ink, from before where it was made before."""
    name = ("save", key, size)
    kept = brush.art.kept(name)
    if kept is None and picture:
        kept = brush.art.keep(name, _frame(brush, picture, size))
    return kept


def _frame(brush: Brush, picture: Surface, size: Point) -> Surface:
    framed = pygame.transform.smoothscale(picture, size).convert_alpha()
    stencil = Surface(size, pygame.SRCALPHA)
    brush.box(stencil, stencil.get_rect(), "#ffffff", _CORNER)
    framed.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    brush.box(framed, framed.get_rect(), "", _CORNER, INK, 4)
    return framed
