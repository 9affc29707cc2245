"""The pieces on the ark: how each looks there, and where it lies."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core import Place
from scenes.paint import Brush
from scenes.table.geometry import CUBE, EMPTY_FIELD, FOOD, LARGE, ArkGeometry
from scenes.table.hull import hay
from scenes.table.layers import Thing, Things
from scenes.table.picture import Picture
from scenes.table.tiles import board_tile
from scenes.theme import CHARACTERS

FAMILY = "family"
"""The game without food and pitch."""
_EMPTY_FIELD_STRENGTH = 191
"""Opacity of a pitch field without a cube, out of 255."""


class ArkPieces:
    """Pictures and places for one ark in one window, in pixels."""

    def __init__(self, brush: Brush, geometry: ArkGeometry) -> None:
        self.brush = brush
        self.geometry = geometry

    # -- how they look
    def divider(self, colour: str, upright: bool, length: float = 1.0) -> Surface:
        """A divider, ``length`` times as long as on the ark."""
        thick = max(1, round(min(self.geometry.divider_size(upright)) * length))
        size = (thick, 4 * thick) if upright else (4 * thick, thick)
        return self.brush.art.picture(CHARACTERS[colour].divider(upright), size)

    def cube(self, units: float = CUBE) -> Surface:
        side = self.geometry.px(units)
        return self.brush.art.picture("scene/pitch-cube", (side, side))

    def food(self, side: int = 0) -> Surface:
        """A food marker, ``side`` pixels wide, else as in a square of its own."""
        side = side or self.geometry.px(FOOD)
        return self.brush.art.picture("scene/food-marker", (side, side))

    def tile(self, tile: str, side: int, paired: bool = False) -> Surface:
        return board_tile(self.brush, tile, side, paired)

    def piece(self, what: str, colour: str, place: Place, picture: Picture) -> Surface:
        """A ``divider`` of a colour, ``pitch``, ``food`` or a tile such as ``lion/m`` as it lies at a place."""
        if what == "divider":
            return self.divider(colour, place[0] == "edge" and self.geometry.upright(place[1]))
        if what == "pitch":
            return self.cube()
        rects = self.place(place, what, picture)
        side = rects[0].width if rects else 0
        return self.food(side) if what == "food" else self.tile(what, side or self.geometry.px(LARGE))

    # -- where they lie
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
        places = self.tile_places(enclosure, loaded, picture)
        return tuple(rect for tile, rect in places if tile == what or (not sex and tile.startswith(f"{what}/")))

    def tile_places(self, enclosure: str, loaded: list[str], picture: Picture) -> list[tuple[str, Rect]]:
        """Where the tiles of these species lie in an enclosure."""
        squares = picture.enclosures.get(enclosure, (enclosure,))
        return self.geometry.tile_rects(squares, loaded, picture.game != FAMILY)

    # -- laying them
    def hay(self, squares: tuple[str, ...]) -> Things:
        """Hay all over an enclosure."""
        straw = hay(self.brush, self.geometry)
        return {
            ("hay", *place): Thing(straw, place, place.move(-corner[0], -corner[1]))
            for corner, place in self.geometry.hay_rects(squares)
        }

    def pieces(self, picture: Picture) -> dict[tuple[object, ...], Thing]:
        """Dividers, cubes, tiles and food, in this order."""
        things: dict[tuple[object, ...], Thing] = {}
        for edge, colour in picture.dividers.items():
            piece = self.divider(colour, self.geometry.upright(edge))
            things["edge", edge, colour] = _laid(piece, self.geometry.edge_rect(edge))
        for field in sorted(picture.pitch):
            things["field", field] = _laid(self.cube(), self.geometry.cube_rect(field))
        for enclosure, loaded in picture.loaded.items():
            for tile, rect in self.tile_places(enclosure, loaded, picture):
                things["tile", tile, *rect] = _laid(self.tile(tile, rect.width), rect)
        for square in sorted(picture.food):
            rect = self.geometry.food_rect(square, picture.enclosures, picture.loaded)
            things["food", *rect] = _laid(self.food(rect.width), rect)
        return things

    def sockets(self, picture: Picture) -> Things:
        """Pitch fields without a cube."""
        side = self.geometry.px(EMPTY_FIELD)
        socket = self.brush.art.faded("scene/pitch-field", (side, side), _EMPTY_FIELD_STRENGTH)
        empty = (field for field in self.geometry.board.fields if field not in picture.pitch)
        return {("socket", field): _laid(socket, self.geometry.cube_rect(field)) for field in empty}


def _laid(piece: Surface, place: Rect) -> Thing:
    """A piece in the middle of its place."""
    return Thing(piece, piece.get_rect(center=place.center), piece.get_rect())
