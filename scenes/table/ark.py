"""The ark on its sea, as it lies: hull, deck, hay, dividers, pitch, tiles and food, without marks."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.board import Board
from game.core import Place
from scenes.paint import Brush
from scenes.table import hull, sea
from scenes.table.geometry import CUBE, EMPTY_FIELD, FOOD, ArkGeometry
from scenes.table.picture import Picture
from scenes.table.tiles import board_tile
from scenes.theme import CHARACTERS

_EMPTY_FIELD_STRENGTH = 191
"""Opacity of a pitch field without a cube, out of 255."""


class ArkView:
    """Draws the ark of one game in one window; make another for another size.

    Layers are kept while the ark stays as it is, so drawing is one blit on a calm sea.  Nothing is changed by drawing
    but what is kept.
    """

    def __init__(self, brush: Brush, board: Board, zone: Rect | None = None) -> None:
        self.brush = brush
        self.geometry = ArkGeometry(brush.layout, board, zone)
        self._empty = hull.hull(brush, self.geometry)
        self._ark: Surface | None = None
        self._calm: Surface | None = None
        self._dark: Surface | None = None
        self._shown = -1

    # -- drawing
    def draw(self, target: Surface, picture: Picture) -> None:
        """The whole window: calm sea, and the ark as the picture has it."""
        self._renew(picture)
        if self._calm is None or self._calm.get_size() != target.get_size():
            self._calm = sea.calm_sea(self.brush).copy()
            self._calm.blit(self.ark(picture), self.geometry.hull_rect)
        target.blit(self._calm, (0, 0))

    def draw_storm(self, target: Surface, picture: Picture, seconds: float) -> None:
        """The whole window in the Deluge, ``seconds`` after it began: waves, the darkened ark, lightning."""
        self._renew(picture)
        if self._dark is None:
            self._dark = sea.tinted(self.ark(picture))
        sea.draw_storm_sea(self.brush, target, seconds)
        target.blit(self._dark, self.geometry.hull_rect)
        sea.draw_lightning(self.brush, target, self.geometry.hull_rect)

    def draw_rain(self, target: Surface, seconds: float) -> None:
        """The Deluge's rain, to be drawn when the ark and its marks are."""
        sea.draw_rain(self.brush, target, seconds)

    def _renew(self, picture: Picture) -> None:
        if self._shown != picture.ark_version:
            self._shown = picture.ark_version
            self._ark = self._calm = self._dark = None

    def ark(self, picture: Picture) -> Surface:
        """The ark alone on a transparent ground, as large as ``geometry.hull_rect``."""
        self._renew(picture)
        if self._ark is None:
            self._ark = self._empty.copy()
            self._lay_all(self._ark, picture)
        return self._ark

    def _lay_all(self, surface: Surface, picture: Picture) -> None:
        for squares in picture.enclosures.values():
            self._lay_hay(surface, squares)
        if picture.game != "family":
            self._lay_fields(surface, picture)
        for edge, colour in picture.dividers.items():
            self._lay(surface, self.divider(colour, self.geometry.upright(edge)), self.geometry.edge_rect(edge))
        for field in picture.pitch:
            self._lay(surface, self.cube(), self.geometry.cube_rect(field))
        self._lay_animals(surface, picture)
        for square in picture.food:
            rect = self.geometry.food_rect(square, picture.enclosures, picture.loaded)
            self._lay(surface, self.food(rect.width), rect)

    def _lay(self, surface: Surface, piece: Surface, rect: Rect) -> None:
        """Lay a piece on the ark's own surface, centred in a rectangle of the window."""
        corner = self.geometry.hull_rect
        surface.blit(piece, piece.get_rect(center=rect.move(-corner.left, -corner.top).center))

    def _lay_hay(self, surface: Surface, squares: tuple[str, ...]) -> None:
        straw = hull.hay(self.brush, self.geometry)
        home = self.geometry.hull_rect.topleft
        for corner, part in self.geometry.hay_rects(squares):
            piece = Rect(part.left - corner[0], part.top - corner[1], *part.size)
            surface.blit(straw, part.move(-home[0], -home[1]), piece)

    def _lay_fields(self, surface: Surface, picture: Picture) -> None:
        side = self.geometry.px(EMPTY_FIELD)
        socket = self.brush.art.faded("scene/pitch-field", (side, side), _EMPTY_FIELD_STRENGTH)
        for field in self.geometry.board.fields:
            if field not in picture.pitch:
                self._lay(surface, socket, self.geometry.cube_rect(field))

    def _lay_animals(self, surface: Surface, picture: Picture) -> None:
        for name, loaded in picture.loaded.items():
            squares = picture.enclosures.get(name, (name,))
            for tile, rect in self.geometry.tile_rects(squares, loaded, picture.game != "family"):
                self._lay(surface, self.tile(tile, rect.width), rect)

    # -- pieces as they lie here
    def divider(self, colour: str, upright: bool) -> Surface:
        return self.brush.art.picture(CHARACTERS[colour].divider(upright), self.geometry.divider_size(upright))

    def cube(self) -> Surface:
        side = self.geometry.px(CUBE)
        return self.brush.art.picture("scene/pitch-cube", (side, side))

    def food(self, side: int = 0) -> Surface:
        """A food marker, ``side`` pixels wide, else as in a square of its own."""
        side = side or self.geometry.px(FOOD)
        return self.brush.art.picture("scene/food-marker", (side, side))

    def tile(self, tile: str, side: int) -> Surface:
        return board_tile(self.brush, tile, side)

    def place(self, place: Place, what: str, picture: Picture) -> tuple[Rect, ...]:
        """Where a piece lies, or would: one rectangle in the window, or two for a pair in an enclosure.

        ``place`` is an edge, a field, a square (food) or an enclosure, where ``what`` is a species or a tile.
        Anything else is nowhere on the ark: no rectangle.
        """
        kind, name = place
        if kind == "edge":
            return (self.geometry.edge_rect(name),)
        if kind == "field":
            return (self.geometry.cube_rect(name),)
        if kind == "square":
            return (self.geometry.food_rect(name, picture.enclosures, picture.loaded),)
        return self._tile_places(name, what, picture) if kind == "enclosure" else ()

    def _tile_places(self, enclosure: str, what: str, picture: Picture) -> tuple[Rect, ...]:
        species, _, sex = what.partition("/")
        loaded = list(picture.loaded.get(enclosure, ()))
        loaded += [] if species in loaded else [species]
        squares = picture.enclosures.get(enclosure, (enclosure,))
        places = self.geometry.tile_rects(squares, loaded, picture.game != "family")
        return tuple(rect for tile, rect in places if tile == what or (not sex and tile.startswith(f"{what}/")))

    def piece(self, what: str, colour: str, place: Place, picture: Picture) -> Surface:
        """A ``divider`` of a colour, ``pitch``, ``food`` or a tile such as ``lion/m`` as it lies at a place."""
        if what == "divider":
            return self.divider(colour, self.geometry.upright(place[1]) if place[0] == "edge" else False)
        if what == "pitch":
            return self.cube()
        rects = self.place(place, what, picture)
        side = rects[0].width if rects else 0
        return self.food(side) if what == "food" else self.tile(what, side or self.geometry.px(76))
