"""What every tray over the ark has: its wood, the dimmed ark behind it, the eye, bags, and tiles with their rings."""

from __future__ import annotations

from pygame import BLEND_RGB_MULT, SRCALPHA, Rect, Surface

from scenes.paint import Brush, Point
from scenes.rects import NOWHERE, outside
from scenes.table import looks
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import gold_ring
from scenes.table.tiles import tray_radius, tray_size, tray_tile
from scenes.theme import BLACK, BUTTON, CREAM, DIM, FREDOKA, GOLD, GOLD_FOOT, INK, SIGN, Plate
from scenes.widgets.button import Button
from scenes.widgets.keycap import draw_key_over
from scenes.words import keys

TRAY_BUTTON = BUTTON.but(radius=18)
SMALL_PLATE = Plate(radius=16, line=4, foot_height=6, shadow=5)
GOLD_PLATE = SMALL_PLATE.but(face="#ffe696", foot=GOLD_FOOT)
EYE: Target = ("button", "eye")
BAGS = {"m": "scene/bag-male", "f": "scene/bag-female"}
_FRAME = Plate("#b9793f", "#8a5527", radius=44, foot_height=12, shadow=10, light="#dfae74")
_HOLE = Plate("#8a5527", "#8a5527", radius=26, line=5, foot_height=0, shadow=0, light="#6e421c")
_RIM, _TILE_SHADOW = "#eabb44", "#593517"
_SLIDE = 0.3
"""The share of the ark's zone through which a tray comes up."""
_FADED = 31
"""How strongly a tray shows while its eye is held: 12 %."""
_MARGIN, _AROUND = 24.0, 120.0
"""How far beyond the ark zone a tray and its shadow may reach, in units, and how far its signs beyond itself."""


class TrayGround:
    """Where trays are painted, with the window's places: all on one, since no two of them are out at once."""

    def __init__(self) -> None:
        self.key: object = None
        """The tray that is painted there, and all that its looks depend on."""
        self.tray: object = None
        """The one that has been painted there last."""
        self._window: Surface | None = None

    def window(self, size: Point) -> Surface:
        """A surface so many pixels large, with what was painted there before."""
        if self._window is None or self._window.get_size() != size:
            self._window = Surface(size, SRCALPHA)
        return self._window


class Tray:
    """A wooden tray; what lies on it is for each kind of tray to say."""

    def __init__(self, brush: Brush, ground: TrayGround | None = None) -> None:
        """``ground`` is shared by all trays of a table."""
        self.brush = brush
        self._ground = ground or TrayGround()
        self._layer = self._middle = Surface((1, 1), SRCALPHA)
        """What of that is shown, and the same without regard to what is clear in it."""
        self._wood: Surface | None = None
        """The tray without anything on it, which takes long to be painted."""

    # -- what a kind of tray says
    def rect(self) -> Rect:
        """The tray itself."""
        raise NotImplementedError

    def eye(self) -> Rect:
        """The button that shows the ark while it is held."""
        raise NotImplementedError

    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        """What can be pointed at on the tray, the uppermost last."""
        raise NotImplementedError

    def paint(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """What lies on the tray."""
        raise NotImplementedError

    def drawn(self, picture: Picture, tile: str) -> Rect:
        """Where a tile drawn lies, or will lie."""
        raise NotImplementedError

    def bag(self, name: str) -> Rect:
        """Where the bag ``m`` or ``f`` stands while tiles are drawn from it."""
        raise NotImplementedError

    def bag_back(self, name: str) -> Rect:
        """Where the bag stands while tiles are put back into it."""
        return self.bag(name)

    # -- drawing
    def draw(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The dimmed ark, the tray and what lies on it; faint while the eye is held."""
        zone = self._zone(target)
        allowed = (marks.legal, marks.glows)
        pointed = marks.hover if marks.hover in dict(self.targets(picture, marks)) else None
        key = (type(self), target.get_size(), _shown(picture), allowed, pointed, marks.chosen, _standing(marks))
        if key != self._ground.key:
            self._ground.key = key
            self._paint_all(picture, marks, zone)
        if marks.see_through or marks.tray_below:
            self._draw_moving(target, zone, marks)
        else:
            self._draw_standing(target, zone)
            self._draw_lights(target, marks)

    def _draw_moving(self, target: Surface, zone: Rect, marks: Marks) -> None:
        """The tray on its way, or faint."""
        layer, below = self._layer, marks.tray_below
        layer.set_alpha(_FADED if marks.see_through else round(255 * (1 - max(0.0, below))))
        target.blit(layer, zone.move(0, round(below * zone.height * _SLIDE) if marks.slides else 0))
        if marks.see_through:
            self._draw_eye(target, marks)

    def _draw_standing(self, target: Surface, zone: Rect) -> None:
        """The tray at its place; its wood, through which nothing is seen, is just copied."""
        self._layer.set_alpha(255)
        wood = self._solid.clip(zone)
        parts = [(self._middle, wood), *((self._layer, part) for part in outside(zone, wood))]
        target.blits([(layer, part, part.move(-zone.left, -zone.top)) for layer, part in parts], False)

    @property
    def _solid(self) -> Rect:
        """The part of the tray through which nothing is seen: within its round corners."""
        corner = 2 * self.brush.layout.px(_FRAME.radius / 2)
        return self.rect().inflate(-corner, -corner)

    def hidden(self, marks: Marks) -> Rect:
        """What of the window the tray hides with these marks."""
        return NOWHERE if marks.see_through or marks.tray_below else self._solid

    def draw_leaving(self, target: Surface, marks: Marks) -> None:
        """The tray as it was last, on its way down."""
        zone, layer = self._zone(target), self._layer
        layer.set_alpha(round(255 * (1 - marks.tray_gone)))
        target.blit(layer, zone.move(0, round(marks.tray_gone * zone.height * _SLIDE) if marks.slides else 0))

    def _zone(self, target: Surface) -> Rect:
        """Where in the window the tray and its shadow can be."""
        return self._dimmed().inflate(0, 2 * self.brush.layout.px(_MARGIN)).clip(target.get_rect())

    def _draw_lights(self, target: Surface, marks: Marks) -> None:
        """The bags that may be chosen, in a light that pulses; they lie still on the tray below."""
        for kind, name in sorted(marks.shining):
            if kind == "bag":
                self._draw_light(target, name, marks)
                self.draw_bag(target, name)

    def _draw_light(self, target: Surface, name: str, marks: Marks) -> None:
        px, bag = self.brush.layout.px, self.bag(name)
        inner = bag.inflate(-bag.width // 8, -bag.height // 8)
        reach = px(26 if marks.hover == ("bag", name) else 18)
        looks.glow(self.brush, target, inner, inner.width / 2, GOLD, 2 * reach, marks.pulse)

    def _paint_all(self, picture: Picture, marks: Marks, zone: Rect) -> None:
        window = self._ground.window(zone.bottomright)
        window.set_clip(zone)
        self._draw_wood(window, zone)
        self.paint(window, picture, marks)
        self._draw_eye(window, marks)
        self._layer, self._middle = window.subsurface(zone), window.subsurface(zone)
        self._middle.set_alpha(None)

    def _draw_wood(self, window: Surface, zone: Rect) -> None:
        """The dimmed ark and the empty tray, in the place of what was painted before."""
        reach = 2 * self.brush.layout.px(_AROUND)
        place = self.rect().inflate(reach, reach).clip(zone)
        if self._wood is None or self._ground.tray is not self:
            window.fill((0, 0, 0, 0))
            window.fill(DIM, self._dimmed())
        if self._wood is None:
            for rect, style in ((self.rect(), _FRAME), (self._hole(), _HOLE)):
                self.brush.plate(window, rect, style)
            self._wood = window.subsurface(place).copy()
            self._wood.set_alpha(None)  # it takes the place of what is there, clear parts too
        else:
            window.blit(self._wood, place)
        self._ground.tray = self

    def _dimmed(self) -> Rect:
        """The rows of the ark, over the whole width of the window."""
        zone, size = self.brush.layout.ark_zone(), self.brush.layout.size
        return Rect(0, zone.top, size[0], zone.height)

    def _hole(self) -> Rect:
        px, rect = self.brush.layout.px, self.rect()
        return Rect(rect.left + px(29), rect.top + px(36), rect.width - 2 * px(29), rect.height - px(36 + 48))

    def _draw_eye(self, target: Surface, marks: Marks) -> None:
        eye = Button(self.eye(), lambda: None, icon="icons/eye", style=TRAY_BUTTON, icon_units=58)
        eye.hovered, eye.pressed = marks.hover == EYE, marks.see_through
        eye.draw(target, self.brush)
        if eye.hovered:
            draw_key_over(self.brush, target, eye.rect, keys.EYE)

    # -- pieces that trays share
    def place(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in units from the tray's upper left corner."""
        u, rect = self.brush.layout.u, self.rect()
        return Rect(rect.left + round(x * u), rect.top + round(y * u), round(w * u), round(h * u))

    def centred(self, x: float, y: float, size: float) -> Rect:
        """A square round a point in units from the tray's upper left corner."""
        return self.place(x - size / 2, y - size / 2, size, size)

    def tile(self, tile: str, width: int, paired: bool = False, worth: bool = True) -> Surface:
        """A tile as it lies on the tray, so many pixels wide; see :func:`tray_tile`."""
        return tray_tile(self.brush, tile, width / self.brush.layout.u, paired, worth)

    def draw_tile(self, target: Surface, tile: str, rect: Rect, look: str = "", paired: bool = False) -> None:
        """A tile: ``lit`` lies under the pointer or is chosen, ``legal`` may be, ``still`` may not and is grey."""
        surface = self.tile(tile, rect.width, paired, worth=not (paired and look == "still"))
        radius = tray_radius(rect.width / self.brush.layout.u)
        if look == "lit":
            gold_ring(self.brush, target, rect, radius, width=8)
            self.ring(target, rect, 11, radius, INK)
            self.ring(target, rect, 8, radius, GOLD)
        elif look == "legal":
            self.ring(target, rect.move(0, self.brush.layout.px(6)), 4, radius, _TILE_SHADOW)
            self.ring(target, rect, 4, radius, _RIM)
        target.blit(_greyed(surface) if look == "still" else surface, rect)

    def ring(self, target: Surface, rect: Rect, out: float, radius: float, colour: str) -> None:
        """A face that reaches so many units beyond ``rect``."""
        reach = self.brush.layout.px(out)
        self.brush.box(target, rect.inflate(2 * reach, 2 * reach), colour, radius + out)

    def draw_bag(self, target: Surface, name: str) -> None:
        """A bag at its place."""
        rect = self.bag(name)
        self.brush.picture_px(target, BAGS[name], rect.center, rect.width)

    def draw_count(self, target: Surface, count: int, rect: Rect) -> None:
        """A plate with the tiles left in a bag."""
        self.brush.plate(target, rect, SMALL_PLATE.but(radius=13))
        words = self.brush.words(str(count), 25, BLACK, digits=True)
        target.blit(words, words.get_rect(center=(rect.centerx, rect.centery - self.brush.layout.px(1))))

    def draw_sign(self, target: Surface, text: str, rect: Rect) -> None:
        """A wooden sign."""
        self.brush.plate(target, rect, SIGN)
        words = self.brush.words(text, 34, FREDOKA, CREAM, width=rect.width - 2 * self.brush.layout.px(14))
        target.blit(words, words.get_rect(center=(rect.centerx, rect.centery - self.brush.layout.px(3))))

    def tile_rect(self, centre: Point, width: float) -> Rect:
        """A tile ``width`` units wide round a point in pixels."""
        rect = Rect((0, 0), tray_size(self.brush, width))
        rect.center = centre
        return rect


class RimmedTray(Tray):
    """A tray with a rim above it, on which it says who does what when."""

    def __init__(self, brush: Brush, ground: TrayGround | None = None) -> None:
        """Where the ark's zone is low the tray is smaller, and letters are as usual."""
        super().__init__(brush.drawn(brush.layout.taming_share, brush.layout.scale), ground)

    def rect(self) -> Rect:
        return self.brush.layout.taming_tray()

    def eye(self) -> Rect:
        rect, px = self.rect(), self.brush.layout.px
        return Rect(rect.right - px(148), rect.top - px(42), px(100), px(77))


def _shown(picture: Picture) -> object:
    """All of the picture that a tray depends on."""
    held = tuple(tuple(held.animals) for held in picture.held.values())
    taking = (picture.actor, picture.order, tuple(picture.acted))
    tiles = (tuple(picture.drawn), tuple(picture.lain), tuple(picture.coming))
    return (*tiles, tuple(picture.bags.items()), held, taking)


def _standing(marks: Marks) -> object:
    """How the tray's own way back stands, and no other button."""
    back = ("button", "back")
    return marks.pressed == back, marks.heights.get(back, 0.0)


def _greyed(surface: Surface) -> Surface:
    """A tile that cannot be given, paler and without its colour."""
    pale = surface.copy()
    pale.fill((196, 184, 172), special_flags=BLEND_RGB_MULT)
    return pale
