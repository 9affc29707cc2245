"""The action board: a card for each action, its spaces, the workers on them and the bonus tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.table.marks import Marks, Target
from scenes.table.patches import Patches
from scenes.table.picture import Picture
from scenes.theme import BLACK, CHARACTERS, FREDOKA, GOLD, INK, LEGAL, PANEL, WOOD_DARK
from scenes.words.table import action_name

ACTION_PICTURES = {
    "pitch": "icons/action-pitch",
    "taming": "icons/action-tame",
    "food": "icons/action-food",
    "trading": "icons/action-trade",
    "wood": "icons/action-wood",
    "building": "icons/action-build",
    "loading": "icons/action-load",
}
_ACTIVE, _ACTIVE_FOOT = "#fff3c4", "#f0d48c"
_SPACE, _SPACE_SHADE = "#e0caa0", "#cbaf81"
_TICK_ALPHA = 70
"""How strongly the tick printed on a completed-action space shows until the action is finished."""
_GHOST = 153
"""How strongly the chooser's worker shows on a free space: 60 %."""
_FAN = 0.7
"""The size of workers that share a space."""


@dataclass(frozen=True)
class _Face:
    """Where things stand on a card, in units from its upper left corner."""

    icon: tuple[float, float]
    icon_size: float
    spaces: tuple[tuple[float, float], ...]
    """The middles of the current-action space and, where there is one, the completed-action space."""
    radius: float
    worker: float
    name: tuple[float, float]
    name_size: float


def _standard(width: float, height: float, tall: bool) -> _Face:
    """A card of the standard game: two spaces above each other, at the right."""
    t = (height - 172) / 42
    x = width - (50 if tall else 41)
    return _Face(
        icon=(width * (0.347 if tall else 0.324), 60 + 25 * t),
        icon_size=min(84 + 52 * t, 0.52 * width),
        spaces=((x, 103 + 22 * t), (x, 41 + 6 * t)),
        radius=min(29 + 7.5 * t, 0.166 * width),
        worker=min(51 + 14 * t, 0.3 * width),
        name=(width / 2, 146 + 40 * t),
        name_size=25 + 3 * t,
    )


def _family(width: float, height: float) -> _Face:
    """A card of the Family Variant: one large space."""
    t = (height - 172) / 42
    return _Face(
        icon=(width * 0.292, 70 + 15 * t),
        icon_size=112 + 26 * t,
        spaces=((width * 0.745, 68 + 15 * t),),
        radius=44 + 10 * t,
        worker=78 + 17 * t,
        name=(width / 2, 146 + 38 * t),
        name_size=28 + 3 * t,
    )


class ActionBoard:
    """Draws the cards and knows where their spaces are."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self._lit = Patches(brush.art)
        """The cards that may be chosen."""

    # -- places
    def card(self, picture: Picture, space: int) -> Rect:
        """The card of an action space, counted from 1."""
        return self.brush.layout.action_card(space - 1, len(picture.actions))

    def current(self, picture: Picture, space: int, colour: str = "") -> Rect:
        """Where a worker stands on the current-action space, or will stand when it comes."""
        there = picture.current.get(space, [])
        workers = there if not colour or colour in there else [*there, colour]
        rects = self._workers(picture, space, len(workers))
        return rects[workers.index(colour)] if colour else rects[0]

    def completed(self, picture: Picture, space: int) -> Rect:
        """Where a worker stands on the completed-action space; in the Family Variant there is but one space."""
        face = self._face(picture)
        return self._worker(self.card(picture, space), face.spaces[-1], face.worker)

    def bonus(self, picture: Picture, space: int) -> Rect:
        """The bonus token on the current-action space."""
        face = self._face(picture)
        return self._around(self.card(picture, space), face.spaces[0], 2 * face.radius)

    def targets(self, picture: Picture) -> list[tuple[Target, Rect]]:
        """Every card, whole."""
        return [(("space", str(n)), self.card(picture, n)) for n in self._numbers(picture)]

    def _numbers(self, picture: Picture) -> range:
        return range(1, len(picture.actions) + 1)

    def _face(self, picture: Picture) -> _Face:
        layout = self.brush.layout
        card = self.card(picture, 1)
        width, height = card.width / layout.u, card.height / layout.u
        if picture.game == "family":
            return _family(width, height)
        return _standard(width, height, layout.tall)

    def _workers(self, picture: Picture, space: int, count: int) -> list[Rect]:
        """Where so many workers stand on a current-action space: one in the middle, several fanned out."""
        face, card = self._face(picture), self.card(picture, space)
        if count <= 1:
            return [self._worker(card, face.spaces[0], face.worker)]
        x, y = face.spaces[0]
        spread = 0.36 * face.worker
        offs = [(n - (count - 1) / 2) * spread for n in range(count)]
        return [self._worker(card, (x + off, y + 0.1 * face.worker), face.worker * _FAN) for off in offs]

    def _worker(self, card: Rect, space: tuple[float, float], size: float) -> Rect:
        return self._around(card, (space[0], space[1] - 0.16 * size), size)

    def _around(self, card: Rect, middle: tuple[float, float], size: float) -> Rect:
        side = self.brush.layout.px(size)
        rect = Rect(0, 0, side, side)
        rect.center = self._point(card, middle)
        return rect

    def _point(self, card: Rect, at: tuple[float, float]) -> Point:
        u = self.brush.layout.u
        return (card.left + round(at[0] * u), card.top + round(at[1] * u))

    # -- drawing
    def shows(self, picture: Picture, space: int) -> object:
        """All that the drawing of a card without anything marked depends on."""
        workers = (tuple(picture.current.get(space, ())), picture.completed.get(space), picture.bonus.get(space))
        order = picture.phase == "planning" and space in picture.completed and _turn_of(picture, space)
        return (workers, order, space in picture.finished, picture.action == space)

    def parts(self, picture: Picture) -> Iterator[tuple[int, Rect]]:
        """Every space with its card."""
        return ((space, self.card(picture, space)) for space in self._numbers(picture))

    def draw(self, target: Surface, picture: Picture) -> None:
        """The board without anything marked."""
        for space in self._numbers(picture):
            self.draw_card(target, picture, space)

    def draw_card(self, target: Surface, picture: Picture, space: int) -> None:
        """A card of it."""
        self._draw_card(target, picture, space, None)

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The cards that may be chosen, the hovered one lifted and last."""
        for space in self._numbers(picture):
            if ("space", str(space)) in marks.shining and not self._hovers(marks, space):
                key = (self.shows(picture, space), marks.player)
                paint = partial(self._draw_card, picture=picture, space=space, marks=marks)
                self._lit.draw(target, str(space), key, self.card(picture, space), paint)
        if marks.hover and marks.hover[0] == "space":
            self._draw_card(target, picture, int(marks.hover[1]), marks)

    def _draw_card(self, target: Surface, picture: Picture, space: int, marks: Marks | None) -> None:
        """A card; with ``marks`` it may be chosen."""
        hovered = marks is not None and marks.hover == ("space", str(space))
        card = self.card(picture, space).move(0, -self.brush.layout.px(3) if hovered else 0)
        self._draw_plate(target, card, hovered, picture.action == space)
        face, action = self._face(picture), picture.actions[space - 1]
        self.brush.picture(target, ACTION_PICTURES[action], self._point(card, face.icon), face.icon_size)
        if len(face.spaces) > 1:
            self._draw_completed(target, picture, space, card, face)
        self._draw_current(target, picture, space, card, marks)
        name = self.brush.words(
            action_name(action, picture.game), face.name_size, FREDOKA, width=card.width - self.brush.layout.px(16)
        )
        target.blit(name, name.get_rect(center=self._point(card, face.name)))
        if space in picture.finished and len(face.spaces) == 1 and marks is None:
            x, y = face.spaces[0]
            off = 0.78 * face.radius
            self.brush.picture(target, "icons/done", self._point(card, (x + off, y + off)), 1.1 * face.radius)

    def _draw_plate(self, target: Surface, card: Rect, hovered: bool, active: bool) -> None:
        style = PANEL
        if active:
            style = PANEL.but(face=_ACTIVE, foot=_ACTIVE_FOOT, shadow=8, rings=((GOLD, 5),))
        elif hovered:
            style = PANEL.but(face=_ACTIVE, foot=_ACTIVE_FOOT, shadow=12, rings=((INK, 10), (GOLD, 7)))
        self.brush.plate(target, card, style)

    def _draw_space(self, target: Surface, centre: Point, radius: float, free: bool) -> None:
        """The disc of a space; ``free``: it may be chosen now."""
        if free:
            side = 2 * self.brush.layout.px(radius)
            lit = Rect(0, 0, side, side)
            lit.center = centre
            self.brush.glow_box(target, lit, GOLD, 13, radius)
            self.brush.disc(target, centre, radius + 4, GOLD)
            self.brush.disc(target, centre, radius, LEGAL, WOOD_DARK, 4)
            return
        self.brush.disc(target, centre, radius, _SPACE_SHADE, WOOD_DARK, 4)
        lower = (centre[0], centre[1] + self.brush.layout.px(2.5))
        self.brush.disc(target, lower, radius - 6, _SPACE)

    def _draw_completed(self, target: Surface, picture: Picture, space: int, card: Rect, face: _Face) -> None:
        centre = self._point(card, face.spaces[1])
        self._draw_space(target, centre, face.radius, False)
        colour = picture.completed.get(space)
        if colour is None:
            alpha = 255 if space in picture.finished else _TICK_ALPHA
            self.brush.picture(target, "icons/done", centre, 0.95 * face.radius, alpha)
            return
        rect = self._worker(card, face.spaces[1], face.worker)
        self.brush.picture_px(target, CHARACTERS[colour].worker, rect.center, rect.width)
        if picture.phase == "planning":
            self._draw_order(target, picture, space, (centre[0], centre[1]), face.radius)

    def _draw_order(self, target: Surface, picture: Picture, space: int, centre: Point, radius: float) -> None:
        """When the worker on a completed-action space chooses: its place among all that were there."""
        u = self.brush.layout.u
        at = (centre[0] - round(1.03 * radius * u), centre[1] - round(0.58 * radius * u))
        self.brush.disc(target, at, 16, LEGAL, INK, 3)
        words = self.brush.words(str(_turn_of(picture, space)), 20, BLACK, digits=True)
        target.blit(words, words.get_rect(center=at))

    def _draw_current(self, target: Surface, picture: Picture, space: int, card: Rect, marks: Marks | None) -> None:
        face = self._face(picture)
        centre = self._point(card, face.spaces[0])
        self._draw_space(target, centre, face.radius, marks is not None)
        shift = card.top - self.card(picture, space).top
        self._draw_bonus(target, picture, space, card, face, marks is not None)
        workers = picture.current.get(space, [])
        expected = [*workers, marks.player] if marks else workers
        rects = self._workers(picture, space, len(expected))
        for number, (colour, rect) in enumerate(zip(expected, rects, strict=False)):
            ghost = marks is not None and number == len(workers) and not self._hovers(marks, space)
            middle = (rect.centerx, rect.centery + shift)
            alpha = _GHOST if ghost else 255
            self.brush.picture_px(target, CHARACTERS[colour].worker, middle, rect.width, alpha)

    def _hovers(self, marks: Marks, space: int) -> bool:
        return marks.hover == ("space", str(space))

    def _draw_bonus(
        self, target: Surface, picture: Picture, space: int, card: Rect, face: _Face, aside: bool
    ) -> None:
        """The token on the space, or beside it where a worker may come."""
        points = picture.bonus.get(space)
        if not points:
            return
        x, y = face.spaces[0]
        scale = face.radius / 29
        at, size = ((x - 40 * scale, y - 14 * scale), 52.0 * scale) if aside else ((x, y), 64.0 * scale)
        centre = self._point(card, at)
        self.brush.picture(target, "icons/bonus", centre, size)
        words = self.brush.words(f"+{points}", 0.34 * size, BLACK, digits=True)
        target.blit(words, words.get_rect(center=centre))


def _turn_of(picture: Picture, space: int) -> int:
    """Which turn, from 1, the worker on a completed-action space has to choose: its place among all."""
    choosers = len(picture.completed) + sum(len(workers) for workers in picture.current.values())
    return choosers - len([one for one in picture.completed if one >= space]) + 1
