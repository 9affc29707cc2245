"""The table as a stage: where every piece lies in the window, and what it looks like there."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.ark.animals import SEXES
from game.core import Event, Line, Place
from scenes.table import looks
from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.motion import BAG_REACH, RISE_HEIGHT, TOKEN_HEIGHT
from scenes.table.picture import Picture
from scenes.table.pieces import head, slanted_divider
from scenes.table.tiles import Units, back, held_tile, species_of
from scenes.theme import BLACK, CHARACTERS, GOLD, GOLD_DEEP, INK, LEGAL, PANEL

_HEART, _SPARKLE = 54.0, 40.0
_DUST = 0.26
"""The width of a puff of dust, in squares."""
_ON_ARK = frozenset({"edge", "field", "square", "enclosure"})
_PIECES = {"divider-laid": "divider", "pitch-laid": "pitch", "food-laid": "food", "divider-returns": "divider"}
_GOODS_SIZE, _WORKER_SIZE, _TOKEN_SIZE, _TAG_HEIGHT, _COIN = 44.0, 58.0, 64.0, 50.0, 50.0
_TAG_STEP = _TAG_HEIGHT + 4
"""From one tag to the next of those who share a pair, in units."""
_LIGHT, _DROP, PITCH = 14.0, 9.0, "#2b2530"
"""How far a plank's light reaches, the width of a drop of pitch, in units of a square 113 wide; and its colour."""


class TableStage:
    """Answers for the ark and the frame together; made anew for each window size."""

    def __init__(self, ark: ArkView, frame: Frame, picture: Picture) -> None:
        self.ark = ark
        self.frame = frame
        self.picture = picture
        self.brush = ark.brush

    def where(self, place: Place, player: str, what: str) -> Rect:
        if place[0] in _ON_ARK:
            return self.ark.place(place, what, self.picture)[0]
        return self.frame.where(self.picture, place, player, what) or self.brush.layout.ark_zone()

    def owner(self, edge: str) -> str:
        return self.picture.dividers[edge]

    def piece(self, event: Event) -> Surface:
        if event.kind in _PIECES:
            place = event.source if event.kind == "divider-returns" else event.target
            return self.ark.piece(_PIECES[event.kind], event.player, place, self.picture)
        if event.kind == "tile-moves":
            return self._tile(event)
        if event.kind == "worker-moves":
            return self._square(CHARACTERS[event.player].worker, _WORKER_SIZE)
        return self._token(event.count) if event.kind.startswith("token") else self._good(event.what, event.player)

    def _tile(self, event: Event) -> Surface:
        place = event.target[0]
        if place == "enclosure":
            return self.ark.piece(event.what, event.player, event.target, self.picture)
        if "drawn" in (place, event.source[0]):
            return self.frame.drawn_tile(self.picture, event.what)
        return held_tile(self.brush, event.what)

    def back(self, event: Event) -> Surface:
        size = self.piece(event).get_size()
        return smoothscale(back(self.brush, size[0]), size)

    def _square(self, name: str, units: float) -> Surface:
        side = self.brush.layout.px(units)
        return self.brush.art.picture(name, (side, side))

    def _token(self, worth: int) -> Surface:
        side = self.brush.layout.px(_TOKEN_SIZE)
        token = Surface((side, side), SRCALPHA)
        self.brush.picture(token, "icons/bonus", (side // 2, side // 2), _TOKEN_SIZE)
        where = {"center": (side // 2, side // 2)}
        self.brush.text(token, f"+{worth}", 24, where, face=BLACK, digits=True)
        return token

    def _good(self, what: str, colour: str) -> Surface:
        if what != "divider":
            return self._square({"pitch": "scene/pitch-cube", "food": "icons/food"}[what], _GOODS_SIZE)
        side = self.brush.layout.px(_GOODS_SIZE * 1.6)
        surface = Surface((side, side), SRCALPHA)
        slanted_divider(self.brush, surface, colour, (side // 2, side // 2), _GOODS_SIZE * 1.4)
        return surface

    def coin(self, colour: str, points: int) -> Surface:
        """A gold coin in the owner's colour; a tag with the owner's head where it is worth more than one."""
        px = self.brush.layout.px
        if points == 1:
            coin = Surface((px(_COIN),) * 2, SRCALPHA)
            self.brush.disc(coin, coin.get_rect().center, _COIN / 2 - 2, CHARACTERS[colour].colour, INK, 3)
            self.brush.picture(coin, "icons/point", coin.get_rect().center, _COIN - 14)
            return coin
        words = self.brush.words(f"+{points}", 28, BLACK, digits=True)
        tag = Surface((words.get_width() + px(66), px(_TAG_HEIGHT)), SRCALPHA)
        self.brush.box(tag, tag.get_rect(), GOLD, 16, GOLD_DEEP, 3)
        head(self.brush, tag, colour, (px(28), tag.get_rect().centery), _TAG_HEIGHT - 12)
        tag.blit(words, words.get_rect(midleft=(px(50), tag.get_rect().centery)))
        return tag

    # -- pens and pairs
    def scoring(self, event: Event, line: Line) -> list[Rect]:
        squares = self.picture.enclosures[event.target[1]]
        geometry, dividers = self.ark.geometry, self.picture.dividers
        places = []
        if line.source == "dividers":
            places = [geometry.edge_rect(e) for e in geometry.edges_round(squares) if dividers.get(e) == line.colour]
        elif line.source == "pitch":
            places = [geometry.cube_rect(f) for f in geometry.fields_round(squares) if f in self.picture.pitch]
        return places[: line.count] or [self._share_in_pair(event, line)]

    def _share_in_pair(self, event: Event, line: Line) -> Rect:
        """Over the pair that is loaded; where two share it, one above the other."""
        male, female = (self.where(event.target, line.colour, f"{event.what}/{sex}") for sex in SEXES)
        sharing = [one.colour for one in event.lines if one.source == line.source]
        below = sharing.index(line.colour) - (len(sharing) - 1) / 2
        return male.union(female).move(0, round(below * self.brush.layout.px(_TAG_STEP)))

    def pair(self, species: str) -> list[tuple[Rect, Surface, Surface]]:
        panels = self.frame.panels
        held = (place for colour in self.picture.held for place in panels.tiles(self.picture, colour))
        return [
            (rect, *self._sides(tile, panels.size_of(rect))) for tile, rect in held if species_of(tile) == species
        ]

    def _sides(self, tile: str, size: Units) -> tuple[Surface, Surface]:
        return held_tile(self.brush, tile, size, False), held_tile(self.brush, tile, size, True)

    def planks(self, squares: tuple[str, ...]) -> list[tuple[Surface, Rect]]:
        geometry = self.ark.geometry
        places = [geometry.edge_rect(edge) for edge in geometry.edges_round(squares)]
        return [(self._light(place), place) for place in places]

    def _light(self, plank: Rect) -> Surface:
        """A plank's shape in gold light."""
        wide = self.ark.geometry.px(_LIGHT)
        light = Surface((plank.width + 2 * wide, plank.height + 2 * wide), SRCALPHA)
        layers = ((GOLD, float(wide), 0.35), (GOLD, wide / 2, 0.55), (LEGAL, 0.0, 0.85))
        looks.stacked(self.brush, light, plank.move(wide - plank.left, wide - plank.top), min(plank.size) / 2, layers)
        return light

    def drop(self) -> Surface:
        wide = self.ark.geometry.px(_DROP)
        body = f'<ellipse cx="{wide / 2}" cy="{wide}" rx="{wide / 2}" ry="{wide}" fill="{PITCH}"/>'
        return self.brush.art.drawn(body, (wide, 2 * wide))

    def marker(self, number: int) -> tuple[Surface, Rect]:
        place = self.frame.round_panel.dot(self.picture, number)
        radius = place.width / 2 / self.brush.layout.u
        marker = Surface((place.width + self.brush.layout.px(8),) * 2, SRCALPHA)
        self.brush.disc(marker, marker.get_rect().center, radius, GOLD, INK, 3)
        return marker, place

    def heart(self) -> Surface:
        return self._square("icons/paired", _HEART)

    def sparkle(self) -> Surface:
        side = self.brush.layout.px(_SPARKLE)
        half, waist = side / 2, side * 0.4
        points = f"{half},1 {side - waist},{waist} {side - 1},{half} {side - waist},{side - waist} "
        points += f"{half},{side - 1} {waist},{side - waist} 1,{half} {waist},{waist}"
        star = f'<polygon points="{points}" fill="{LEGAL}" stroke="{GOLD_DEEP}" stroke-width="2"/>'
        return self.brush.art.drawn(star, (side, side))

    def dust(self) -> Surface:
        side = round(_DUST * self.ark.geometry.c)
        middle = side / 2
        discs = "".join(
            f'<circle cx="{middle}" cy="{middle}" r="{middle * part:.1f}" fill="{PANEL.face}" opacity="{strength}"/>'
            for part, strength in ((1.0, 0.35), (0.75, 0.45), (0.5, 0.6))
        )
        return self.brush.art.drawn(discs, (side, side))

    def view(self, squares: tuple[str, ...]) -> tuple[Surface, tuple[int, int]]:
        geometry = self.ark.geometry
        rect = geometry.square_rect(squares[0]).unionall([geometry.square_rect(square) for square in squares])
        home = geometry.hull_rect
        shown = self.ark.ark(self.picture).subsurface(rect.move(-home.left, -home.top)).copy()
        return self._only(shown, rect, squares), rect.topleft

    def _only(self, shown: Surface, rect: Rect, squares: tuple[str, ...]) -> Surface:
        """Clear what belongs to other squares of the rectangle."""
        kept = Surface(shown.get_size(), SRCALPHA)
        for square in squares:
            part = self.ark.geometry.square_rect(square).move(-rect.left, -rect.top)
            kept.blit(shown, part, part)
        return kept

    @property
    def rise(self) -> int:
        return self.brush.layout.px(RISE_HEIGHT)

    @property
    def token_height(self) -> int:
        return self.brush.layout.px(TOKEN_HEIGHT)

    @property
    def swing(self) -> int:
        return self.brush.layout.px(BAG_REACH)
