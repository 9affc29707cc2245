"""The ark on its sea: hull, deck, hay, dividers, pitch, tiles and food, and the marks laid under and over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import SRCALPHA, Rect, Surface

from game.ark.board import Board
from scenes.paint import Brush
from scenes.system.art import quick
from scenes.table import hull, looks, sea
from scenes.table.ark_marks import ArkMarks, beneath
from scenes.table.ark_pieces import FAMILY, ArkPieces, lay
from scenes.table.geometry import EMPTY_FIELD, ArkGeometry
from scenes.table.marks import Marks
from scenes.table.picture import Picture

_EMPTY_FIELD_STRENGTH = 191
"""Opacity of a pitch field without a cube, out of 255."""
NO_MARKS = Marks()
_MARKED = 0.65
"""How far beyond the squares marks reach, in squares."""


class ArkView(ArkPieces):
    """Draws the ark of one game in one window; make another for another size.

    Layers are kept while the ark stays as it is, so on a calm sea the ark is one blit and its marks another.
    Drawing changes nothing but what is kept.
    """

    def __init__(self, brush: Brush, board: Board, zone: Rect | None = None) -> None:
        super().__init__(brush, ArkGeometry(brush.layout, board, zone))
        self._marks = ArkMarks(self)
        self._empty = hull.hull(brush, self.geometry)
        self._scratch: Surface | None = None
        self._dark_scratch: Surface | None = None
        self._steps: dict[float, Surface] = {}
        self._shown = -1
        self._forget()

    def _forget(self) -> None:
        self._ground: Surface | None = None
        self._ark: Surface | None = None
        self._calm: Surface | None = None
        self._dark: Surface | None = None
        self._steps.clear()
        self._marked_as: tuple[object, ...] = ()

    def _renew(self, picture: Picture) -> None:
        if self._shown != picture.ark_version:
            self._shown = picture.ark_version
            self._forget()

    # -- drawing
    def draw(self, target: Surface, picture: Picture) -> None:
        """The whole window: calm sea, and the ark as the picture has it."""
        target.blit(self.calm(picture), (0, 0))

    def calm(self, picture: Picture) -> Surface:
        """What :meth:`draw` shows, as a picture as large as the window."""
        self._renew(picture)
        if self._calm is None:
            self._calm = sea.calm_sea(self.brush).copy()
            self._calm.blit(self.ark(picture), self.geometry.hull_rect)
        return self._calm

    def draw_storm(self, target: Surface, picture: Picture, seconds: float, marks: Marks = NO_MARKS) -> None:
        """The whole window in the Deluge, ``seconds`` after it began: waves, the darkened ark, lightning.

        What may be chosen lies on the ark and stays bright.
        """
        self._renew(picture)
        sea.draw_storm_sea(self.brush, target, seconds)
        dark = self._stepped(marks, lambda: self._darkened(picture, marks))
        target.blit(dark, self._hull_in_window())
        sea.draw_lightning(self.brush, target, self.geometry.hull_rect, seconds)

    def draw_rain(self, target: Surface, seconds: float) -> None:
        """The Deluge's rain over the whole window, ``seconds`` after it began."""
        sea.draw_rain(self.brush, target, seconds)

    def draw_marks(
        self, target: Surface, picture: Picture, marks: Marks, pointer: tuple[int, int] | None = None
    ) -> None:
        """What is marked, within the ark's zone; an answer shakes its head at the ``pointer`` if that is given."""
        self._renew(picture)
        if beneath(marks) and not picture.phase.startswith("deluge"):
            target.blit(self._stepped(marks, lambda: self._marked(picture, marks)), self._marked_area())
        self._marks.over(target, picture, marks, pointer)

    def draw_in_hand(
        self, target: Surface, marks: Marks, pointer: tuple[int, int], start: Mapping[str, tuple[int, int]]
    ) -> None:
        """The pair in hand at the pointer, wherever in the window that is, or on its way there from ``start``."""
        self._marks.in_hand(target, marks, pointer, start)

    def _marked_area(self) -> Rect:
        reach = round(2 * (1 - _MARKED) * self.geometry.c)
        return self.geometry.hull_rect.inflate(-reach, -reach).clip(self.geometry.zone)

    def _stepped(self, marks: Marks, paint: Callable[[], Surface]) -> Surface:
        """What is painted once for each step of the pulse, while the ark and what is marked on it stay the same."""
        if self._marked_as != beneath(marks):
            self._marked_as = beneath(marks)
            self._steps.clear()
        step = looks.step_of(marks.pulse) if self._marked_as else 0.0
        if step not in self._steps:
            self._steps[step] = paint()
        return self._steps[step]

    def _hull_in_window(self) -> Rect:
        return self.geometry.hull_rect.clip(self.brush.layout.screen)

    def _darkened(self, picture: Picture, marks: Marks) -> Surface:
        """The ark in the light of the Deluge, with its marks: as much of ``hull_rect`` as the window shows."""
        if self._dark is None:
            self._dark = sea.tinted(self.ark(picture))
        whole = self._dark_scratch = self._dark_scratch or Surface(self.brush.layout.size, SRCALPHA)
        whole.fill((0, 0, 0, 0))
        whole.blit(self._dark, self.geometry.hull_rect)
        self._marks.under(whole, picture, marks)
        return quick(whole.subsurface(self._hull_in_window()).copy())

    def _marked(self, picture: Picture, marks: Marks) -> Surface:
        """The calm sea and the ark with its marks beneath the pieces: as much as :meth:`_marked_area`."""
        area = self._marked_area()
        whole = self._scratch = self._scratch or sea.calm_sea(self.brush).copy()
        whole.set_clip(area)
        whole.blit(sea.calm_sea(self.brush), area, area)
        whole.blit(self.ground(picture), self.geometry.hull_rect)
        self._marks.under(whole, picture, marks)
        lifted = {name for kind, name in marks.lifted if kind == "edge"}
        self.lay_pieces(whole, picture, (0, 0), lifted)
        return whole.subsurface(area).copy()

    # -- layers
    def ark(self, picture: Picture) -> Surface:
        """The ark alone on a transparent ground, as large as ``geometry.hull_rect``."""
        self._renew(picture)
        if self._ark is None:
            self._ark = self.ground(picture).copy()
            self.lay_pieces(self._ark, picture, self.geometry.hull_rect.topleft)
        return self._ark

    def ground(self, picture: Picture) -> Surface:
        """Hull, deck, hay and empty pitch fields: what marks and pieces lie on, as large as ``hull_rect``."""
        self._renew(picture)
        if self._ground is None:
            self._ground = self._empty.copy()
            for squares in picture.enclosures.values():
                self.lay_hay(self._ground, squares, self.geometry.hull_rect.topleft)
            if picture.game != FAMILY:
                self._lay_fields(self._ground, picture)
        return self._ground

    def _lay_fields(self, surface: Surface, picture: Picture) -> None:
        side = self.geometry.px(EMPTY_FIELD)
        socket = self.brush.art.faded("scene/pitch-field", (side, side), _EMPTY_FIELD_STRENGTH)
        for field in self.geometry.board.fields:
            if field not in picture.pitch:
                lay(surface, socket, self.geometry.cube_rect(field), self.geometry.hull_rect.topleft)
