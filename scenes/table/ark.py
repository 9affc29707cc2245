"""The ark on its sea: hull, deck, hay, dividers, pitch, tiles and food, and the marks laid under and over them."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.ark.board import Board
from scenes.paint import Brush
from scenes.rects import NOWHERE, around
from scenes.table import sea
from scenes.table.ark_layers import ArkLayers
from scenes.table.ark_marks import ArkMarks, beneath
from scenes.table.ark_pieces import ArkPieces
from scenes.table.geometry import ArkGeometry
from scenes.table.marked_ark import MarkedArk
from scenes.table.marks import Marks
from scenes.table.picture import Picture

_DRIZZLE = 40
"""How much stronger rain gets from one level to the next before the Deluge, out of 255."""
NO_MARKS = Marks()
_MARKED = 0.65
"""How far beyond the squares marks reach, in squares."""


class ArkView(ArkPieces):
    """Draws the ark of one game in one window; make another for another size.

    Layers are kept and only what changes is painted anew, so on a calm sea the ark is one blit and its marks another.
    Drawing changes nothing but what is kept.
    """

    def __init__(self, brush: Brush, board: Board, zone: Rect | None = None) -> None:
        super().__init__(brush, ArkGeometry(brush.layout, board, zone))
        self._marks = ArkMarks(self)
        self._layers = ArkLayers(self)
        self._marked = MarkedArk(self._marks, self._layers, self._marked_area)
        self._shown = -1
        self._unseen: list[Rect] = []
        """Where the ark has changed since :meth:`take_changed` was called last."""

    def _renew(self, picture: Picture) -> None:
        if self._shown != picture.ark_version:
            self._shown = picture.ark_version
            changed = self._layers.renew(picture)
            self._unseen += changed
            self._marked.forget(changed)

    # -- drawing
    def draw(self, target: Surface, picture: Picture) -> None:
        """The whole window: calm sea, and the ark as the picture has it."""
        target.blit(self.calm(picture), (0, 0))

    def take_changed(self, picture: Picture) -> list[Rect]:
        """Where :meth:`draw` shows something else than when this was asked last: one place, or none."""
        self._renew(picture)
        changed, self._unseen = self._unseen, []
        return [around(changed)] if changed else []

    def calm(self, picture: Picture) -> Surface:
        """What :meth:`draw` shows, as a picture as large as the window."""
        self._renew(picture)
        return self._layers.calm

    def ark(self, picture: Picture) -> Surface:
        """The ark alone on a transparent ground, as large as ``geometry.hull_rect``."""
        self._renew(picture)
        return self._layers.ark

    def draw_storm(self, target: Surface, picture: Picture, seconds: float, marks: Marks = NO_MARKS) -> None:
        """The whole window in the Deluge, ``seconds`` after it began: waves, the darkened ark, lightning.

        What may be chosen lies on the ark and stays bright.
        """
        self._renew(picture)
        sea.draw_storm_sea(self.brush, target, seconds)
        target.blit(self._layers.dark, self.geometry.hull_rect)
        self._marks.under(target, picture, marks)
        sea.draw_lightning(self.brush, target, self.geometry.hull_rect, seconds)

    def draw_rain(self, target: Surface, seconds: float) -> None:
        """The Deluge's rain over the whole window, ``seconds`` after it began."""
        sea.draw_rain(self.brush, target, seconds)

    def draw_drizzle(self, target: Surface, seconds: float, level: int) -> None:
        """Rain before the Deluge, in the rows of the ark only; ``level`` is one of the weather's."""
        before, zone = target.get_clip(), self.geometry.zone
        target.set_clip(Rect(0, zone.top, target.get_width(), zone.height).clip(before))
        sea.draw_rain(self.brush, target, seconds, _DRIZZLE * level)
        target.set_clip(before)

    def draw_marks(
        self, target: Surface, picture: Picture, marks: Marks, pointer: tuple[int, int] | None = None
    ) -> None:
        """What is marked, within the ark's zone; an answer shakes its head at the ``pointer`` if that is given."""
        self._renew(picture)
        if area := self.marked(picture, marks):
            target.blit(self._marked.window(picture, marks), area, area)
        self._marks.over(target, picture, marks, pointer)

    def marked(self, picture: Picture, marks: Marks) -> Rect:
        """Where :meth:`draw_marks` covers all that was drawn before; nowhere, without marks or in the Deluge."""
        some = beneath(marks) and not picture.phase.startswith("deluge")
        return self._marked_area if some else NOWHERE

    @property
    def _marked_area(self) -> Rect:
        reach = round(2 * (1 - _MARKED) * self.geometry.c)
        return self.geometry.hull_rect.inflate(-reach, -reach).clip(self.geometry.zone)

    def draw_sum(self, target: Surface, picture: Picture, marks: Marks, pen: str) -> None:
        """What the pair in hand would bring in an enclosure, over whatever is shown there."""
        self._marks.sum(target, picture, marks, pen)

    def draw_in_hand(
        self, target: Surface, marks: Marks, pointer: tuple[int, int], start: Mapping[str, tuple[int, int]]
    ) -> None:
        """The pair in hand at the pointer, wherever in the window that is, or on its way there from ``start``."""
        self._marks.in_hand(target, marks, pointer, start)
