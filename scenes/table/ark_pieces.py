"""The pieces on the ark: how each looks there, and where it lies."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from game.core import Place
from scenes.paint import Brush
from scenes.table.geometry import CUBE, FOOD, LARGE, ArkGeometry
from scenes.table.hull import hay
from scenes.table.picture import Picture
from scenes.table.tiles import board_tile
from scenes.theme import CHARACTERS

FAMILY = "family"
"""The game without food and pitch."""


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
    def lay_hay(self, surface: Surface, squares: tuple[str, ...], home: tuple[int, int]) -> None:
        """Hay all over an enclosure; ``home`` is the surface's corner in the window."""
        straw = hay(self.brush, self.geometry)
        for corner, part in self.geometry.hay_rects(squares):
            piece = Rect(part.left - corner[0], part.top - corner[1], *part.size)
            surface.blit(straw, part.move(-home[0], -home[1]), piece)

    def lay_pieces(
        self, surface: Surface, picture: Picture, home: tuple[int, int], lifted: Collection[str] = ()
    ) -> None:
        """Dividers but the lifted ones, cubes, tiles and food; ``home`` is the surface's corner in the window."""
        for edge, colour in picture.dividers.items():
            if edge not in lifted:
                piece = self.divider(colour, self.geometry.upright(edge))
                lay(surface, piece, self.geometry.edge_rect(edge), home)
        for field in picture.pitch:
            lay(surface, self.cube(), self.geometry.cube_rect(field), home)
        for enclosure, loaded in picture.loaded.items():
            for tile, rect in self.tile_places(enclosure, loaded, picture):
                lay(surface, self.tile(tile, rect.width), rect, home)
        for square in picture.food:
            rect = self.geometry.food_rect(square, picture.enclosures, picture.loaded)
            lay(surface, self.food(rect.width), rect, home)


def lay(surface: Surface, piece: Surface, rect: Rect, home: tuple[int, int]) -> None:
    """Put a piece on a surface whose corner lies at ``home``, in the middle of its place in the window."""
    surface.blit(piece, piece.get_rect(center=rect.move(-home[0], -home[1]).center))
