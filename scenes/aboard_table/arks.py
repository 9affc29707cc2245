"""The players' panels: portrait, crates, and the little ark with its tiles sorted by species."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.aboard import ANIMALS_TO_END
from game.core import DARK
from scenes.aboard_table.picture import AboardPicture
from scenes.aboard_table.tiles import CROWD, FEW, MANY, TALL, Units, ark_tile, species_of, tile_back
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table.pieces import column
from scenes.theme import (
    BLACK,
    CHARACTERS,
    CREAM,
    FREDOKA,
    INK,
    NAME_PLATE,
    NAME_RIM,
    PANEL,
    TIGHT_RIM,
    WOOD_DARK,
    Character,
)
from scenes.words import aboard as words

COLUMN, INNER_LEFT, INNER_WIDTH = 129.0, 144.0, 300.0
"""The coloured column and the width of ark and tiles, from a panel's left side, in units."""
PANEL_WIDTH = 460.0
ARK_WIDTH, ARK_HEIGHT, ARK_FOOT = 313.0, 147.0, 5.0
RIM, ROW_GAP, HEAD = 135.0, 2.0, 6.0
"""The lowest tiles stand this high over a panel's foot; what lies between two rows and above all."""
BACKS = {FEW: 55.0, MANY: 45.0, CROWD: 36.0, TALL: 62.0}
"""Side of the secret tile beside tiles of a size."""
STEPS = {FEW: 61.0, MANY: 50.0, CROWD: 43.0, TALL: 78.0}
LEAST_STEP = 9.0
SIGN_FROM = 70.0
"""A panel so much higher than at 16:9 has room for the sign of who plays: a person or a computer."""
_AROUND = 22.0
"""How far shadow and rings reach beyond a panel, in units."""
SMALL = 0.84
"""Below this scale the name plate takes the whole column, and its letters may be as small as digits."""


@dataclass(frozen=True)
class ArkPlan:
    """Where the tiles of an ark stand, in pixels; ``secret`` is the one lying face down, if there is one."""

    size: Units
    tiles: dict[str, Rect]
    secret: Rect | None


def plan_ark(layout: Layout, panel: Rect, tiles: list[str], secret: bool) -> ArkPlan:
    """The tiles of an ark in rows over its rim, sorted as given, the secret one last.

    They get smaller as they get more; too many for all rows overlap within their species.
    """
    names = [*tiles, DARK] if secret else tiles
    foot = panel.height / layout.u - RIM
    size, per_row, rows = _form(layout.tall, foot - HEAD, len(names))
    lefts = _in_rows(names, STEPS[size], per_row, rows, size)
    places = {}
    used = max((row for row, _ in lefts), default=0) + 1
    for name, (row, x) in zip(names, lefts, strict=True):
        bottom = foot - (used - 1 - row) * (size[1] + ROW_GAP)
        side = (BACKS[size], BACKS[size]) if name == DARK else size
        place = layout.piece(x + INNER_LEFT + _shift(layout, panel), bottom - side[1], *side)
        places[name] = place.move(panel.left - round(layout.left), panel.top)
    return ArkPlan(size, {name: rect for name, rect in places.items() if name != DARK}, places.get(DARK))


def _shift(layout: Layout, panel: Rect) -> float:
    """By how much more than as drawn there is at either side of an ark, in units."""
    return (panel.width / layout.u - PANEL_WIDTH) / 2


def _form(tall: bool, height: float, count: int) -> tuple[Units, int, int]:
    """Size of the tiles, how many stand in a row, and how many rows there are in so much height."""
    forms: list[tuple[Units, int, int]] = []
    for size, per_row in (*(((TALL, 4),) if tall else ()), (FEW, 5), (MANY, 6), (CROWD, 7)):
        forms.append((size, per_row, max(1, int((height + ROW_GAP) // (size[1] + ROW_GAP)))))
    return next((form for form in forms if count <= form[1] * form[2]), forms[-1])


def _in_rows(names: list[str], step: float, per_row: int, rows: int, size: Units) -> list[tuple[int, float]]:
    """Row and left side of each tile, in units; too many move together, first within their species, then all."""
    if len(names) <= per_row * rows:
        return [(index // per_row, index % per_row * step) for index in range(len(names))]
    closeness = step
    while (places := _overlapped(names, step, closeness, size))[-1][0] >= rows and step > LEAST_STEP:
        closeness = max(LEAST_STEP, closeness - 1)
        step -= closeness == LEAST_STEP
    return places


def _overlapped(names: list[str], step: float, closeness: float, size: Units) -> list[tuple[int, float]]:
    """Tiles of one species ``closeness`` apart, others ``step``."""
    places: list[tuple[int, float]] = []
    row, x, before = 0, -step, ""
    for name in names:
        x += closeness if species_of(name) == before else step
        if x + size[0] > INNER_WIDTH + 1:
            row, x = row + 1, 0.0
        places.append((row, x))
        before = species_of(name)
    return places


class Panels:
    """Draws the players' panels and knows where things lie in them."""

    def __init__(self, brush: Brush, picture: AboardPicture) -> None:
        self.brush = brush
        self.picture = picture

    def rect(self, colour: str) -> Rect:
        colours = [seat.colour for seat in self.picture.seats]
        return self.brush.layout.aboard.panel(colours.index(colour), len(colours))

    def plan(self, colour: str) -> ArkPlan:
        """Where the tiles on a player's ark stand."""
        tiles = self.picture.arks[colour]
        return plan_ark(self.brush.layout, self.rect(colour), tiles, colour in self.picture.secrets)

    def portrait(self, colour: str) -> Rect:
        """The head of a player."""
        px, name = self.brush.layout.px, self._column(colour, self._name_top(colour), 42)
        size = min(122, 108 + 0.3 * self._spare(colour))
        rect = Rect(0, 0, px(size), px(size))
        rect.center = (name.centerx + px(2), name.top - px(0.44 * size + 8))
        return rect

    def crates(self, colour: str) -> Rect:
        """The plate with a player's crates."""
        return self._column(colour, 956 - 906 + self._name_top(colour), self._crates_height(colour))

    def crate(self, colour: str) -> tuple[int, int]:
        """The middle of the picture of a crate in a panel."""
        plate = self.crates(colour)
        return plate.left + self.brush.layout.px(38), plate.centery

    def flag(self, colour: str) -> tuple[int, int]:
        """The middle of a player's stop flag."""
        panel, px = self.rect(colour), self.brush.layout.px
        return panel.left + px(404 + _shift(self.brush.layout, panel)), panel.bottom - px(90)

    def hull(self, colour: str) -> Rect:
        """The little ark in a panel."""
        panel, px = self.rect(colour), self.brush.layout.px
        hull = Rect(panel.left + px(138 + _shift(self.brush.layout, panel)), 0, px(ARK_WIDTH), px(ARK_HEIGHT))
        hull.bottom = panel.bottom - px(ARK_FOOT)
        return hull

    def loaded(self, colour: str) -> Rect:
        """The little ark with all that stands on it."""
        plan = self.plan(colour)
        things = [*plan.tiles.values(), *([plan.secret] if plan.secret else [])]
        if plan.secret and colour in self.picture.opened:
            things.append(self._eye(plan.size, plan.secret))
        return self.hull(colour).unionall(things)

    def _column(self, colour: str, top: float, height: float) -> Rect:
        panel = self.rect(colour)
        box = self.brush.layout.piece(10, top, 112, height)
        return box.move(panel.left - round(self.brush.layout.left), panel.top)

    def _name_top(self, colour: str) -> float:
        """Units from the top of the panel to the name plate; on tall windows all has more room."""
        return 120 + 0.4 * self._spare(colour)

    def _crates_height(self, colour: str) -> float:
        return 104 + 0.05 * self._spare(colour)

    def _spare(self, colour: str) -> float:
        return self.rect(colour).height / self.brush.layout.u - 284

    # -- drawing
    def shows(self, colour: str) -> tuple[object, ...]:
        """All that the drawing of a player's panel depends on."""
        picture = self.picture
        ark = tuple(picture.arks[colour])
        flying = frozenset(thing for thing in picture.flying if thing in ark or " " in thing)
        secret = colour in picture.secrets, picture.opened.get(colour)
        return picture.actor == colour, ark, secret, picture.food[colour], colour in picture.flags, flying

    def around(self, colour: str) -> Rect:
        """A panel with its shadow and rings."""
        reach = 2 * self.brush.layout.px(_AROUND)
        return self.rect(colour).inflate(reach, reach)

    def draw(self, target: Surface) -> None:
        """All panels; what is on its flight is left out."""
        for seat in self.picture.seats:
            self.draw_one(target, seat.colour)

    def draw_one(self, target: Surface, colour: str) -> None:
        """The panel of one player."""
        self._panel(target, colour)
        self._ark(target, colour)

    def _panel(self, target: Surface, colour: str) -> None:
        who, panel = CHARACTERS[colour], self.rect(colour)
        active = self.picture.actor == colour
        style = PANEL
        if active:
            style = PANEL.but(face=who.tint, rings=((INK, 9), (who.colour, 6)))
        self.brush.plate(target, panel, style)
        column(self.brush, target, panel, self.brush.layout.px(COLUMN - PANEL.line), PANEL, who.colour)
        self._person(target, colour, who)
        self._food(target, colour)

    def _person(self, target: Surface, colour: str, who: Character) -> None:
        px = self.brush.layout.px
        name = self._column(colour, self._name_top(colour), 42)
        small = self.brush.layout.u < SMALL
        if small:
            name.inflate_ip(px(10), 0)
        portrait = self.portrait(colour)
        self.brush.picture_px(target, who.portrait, portrait.center, portrait.width)
        self.brush.plate(target, name, NAME_PLATE)
        text, width = self.picture.seat(colour).name, name.width - 2 * px(TIGHT_RIM if small else NAME_RIM)
        self.brush.text(target, text, 24, {"center": name.center}, face=FREDOKA, width=width, digits=small)

    def _food(self, target: Surface, colour: str) -> None:
        plate, px = self.crates(colour), self.brush.layout.px
        self.brush.plate(target, plate, NAME_PLATE)
        self.brush.picture(target, "icons/food-crate", self.crate(colour), 55)
        count = str(self.picture.food[colour])
        where = {"center": (plate.left + px(85), plate.centery)}
        width = plate.right - where["center"][0] - px(6)
        self.brush.text(target, count, 41, where, face=BLACK, digits=True, width=2 * width)
        if self._spare(colour) > SIGN_FROM:
            sign = "icons/human" if self.picture.seat(colour).human else "icons/robot"
            foot = (plate.bottom + self.rect(colour).bottom - px(10)) // 2
            self.brush.picture(target, sign, (plate.centerx, foot), 58)

    def _ark(self, target: Surface, colour: str) -> None:
        hull, px = self.hull(colour), self.brush.layout.px
        target.blit(self.brush.art.picture("scene/little-ark", hull.size), hull)
        self._tiles(target, colour)
        text = words.of_ten(self.picture.animals(colour), ANIMALS_TO_END)
        middle = (hull.centerx, hull.top + px(104))
        self.brush.text(target, text, 24, {"center": middle}, face=BLACK, colour=CREAM, outline=4,
                        outline_colour=WOOD_DARK)  # fmt: skip
        if colour in self.picture.flags and f"flag {colour}" not in self.picture.flying:
            self.brush.picture(target, "icons/stop-flag", self.flag(colour), 80)

    def _tiles(self, target: Surface, colour: str) -> None:
        plan = self.plan(colour)
        for tile, rect in plan.tiles.items():
            if tile not in self.picture.flying:
                target.blit(ark_tile(self.brush, tile, plan.size), rect)
        if plan.secret and f"secret {colour}" not in self.picture.flying:
            self._secret(target, colour, plan.size, plan.secret)

    def _secret(self, target: Surface, colour: str, size: Units, place: Rect) -> None:
        """The secret tile lies face down, or stands among the others with an eye on it where it may be seen."""
        tile = self.picture.opened.get(colour)
        if tile is None:
            target.blit(tile_back(self.brush, place.width), place)
            return
        face = ark_tile(self.brush, tile, size)
        target.blit(face, face.get_rect(midbottom=place.midbottom))
        eye = self._eye(size, place)
        self.brush.picture_px(target, "icons/eye", eye.center, eye.width)

    def _eye(self, size: Units, place: Rect) -> Rect:
        """The eye over the secret tile where that may be seen."""
        px = self.brush.layout.px
        eye = Rect(0, 0, px(0.55 * size[0]), px(0.55 * size[0]))
        eye.center = (place.centerx, place.bottom - px(size[1]) - px(0.14 * size[0]))
        return eye
