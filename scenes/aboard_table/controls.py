"""What can be clicked on the table: the buttons of the groups, their tiles, the dashed mat's button, the eye."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.aboard import SPLIT_BRINGS, price_of
from scenes.aboard_table.hands import Target
from scenes.aboard_table.meadow import HAND_TILE, Mat
from scenes.aboard_table.tiles import meadow_tile
from scenes.paint import Brush
from scenes.table import looks
from scenes.table.pieces import gold_ring
from scenes.theme import BLACK, FREDOKA, GOLD, GOLD_BUTTON, INK, OFF_TEXT, PANEL
from scenes.widgets import Button, Widget
from scenes.widgets.keycap import draw_key_over
from scenes.words import aboard as words
from scenes.words import keys

Clicked = Callable[[Target], None]
Glow = Callable[[], float]
TAKE_STYLE = GOLD_BUTTON.but(light="#ffe08a", radius=18)
GAIN = "#1c733e"
HELD = "#3b2a1e33"
"""Over a tile that is held down."""
_WORD, _FLOOR = 36.0, 20.0
_CRATE, _AFTER_WORD, _AFTER_PRICE, _RIM = 52.0, 20.0, 6.0, 12.0
"""On the button of a group, in units: the crate's size, the gaps after the word and the price, and the least rim."""
_LEAST_CRATE = 42.0
_GAIN_RIM = 5.0


def no_glow() -> float:
    """No light at all."""
    return 0.0


def light(target: Surface, brush: Brush, rect: Rect, radius: float, strength: float) -> None:
    """The light round what can be chosen; the corners' ``radius`` in units."""
    if strength:
        looks.glow(brush, target, rect, radius * brush.layout.u, GOLD, max(2, brush.layout.px(looks.REACH)), strength)


class PriceButton(Button):
    """Take: the word, the price and a crate.  Too dear a group has its button switched off.

    ``glow`` tells how strong the light round it is, from 0 to 1.
    """

    def __init__(self, mat: Mat, enabled: bool, clicked: Clicked, glow: Glow = no_glow) -> None:
        target = ("take", mat.group[0])

        def click() -> None:
            clicked(target)

        super().__init__(mat.button, click, style=TAKE_STYLE, enabled=enabled, refused=click)
        self.target: Target = target
        self.price = price_of(mat.group)
        self.glow = glow

    @property
    def told(self) -> bool:
        """Whether what taking would bring is told: it is pointed at, and can be paid."""
        return self.hovered and self.enabled

    def draw(self, target: Surface, brush: Brush) -> None:
        if self.enabled and not self.hovered:
            light(target, brush, self.rect, TAKE_STYLE.radius, self.glow())
        super().draw(target, brush)

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        alpha, colour = (255, INK) if self.enabled else (102, OFF_TEXT)
        px = brush.layout.px
        room = face.width - 2 * px(_RIM)
        price = brush.words(str(self.price), 38, BLACK, colour, digits=True)
        crate = min(px(_CRATE), max(px(_LEAST_CRATE), room - price.get_width() - px(_AFTER_PRICE)))
        word = self._word(brush, room - price.get_width() - px(_AFTER_WORD + _AFTER_PRICE) - crate, colour)
        before = word.get_width() + px(_AFTER_WORD) if word else 0
        x = face.centerx - (before + price.get_width() + px(_AFTER_PRICE) + crate) // 2
        if word:
            target.blit(word, word.get_rect(midleft=(x, face.centery)))
        place = target.blit(price, price.get_rect(midleft=(x + before, face.centery)))
        middle = (place.right + px(_AFTER_PRICE) + crate // 2, face.centery - px(1))
        brush.picture_px(target, "icons/food-crate", middle, crate, alpha)

    def _word(self, brush: Brush, room: int, colour: str) -> Surface | None:
        """The word, if there is room for it; a narrow button shows the price alone."""
        if brush.fonts.size(words.take(), FREDOKA, brush.layout.floor_px(_FLOOR))[0] > room:
            return None
        return brush.words(words.take(), _WORD, FREDOKA, colour, width=room, floor=_FLOOR)


class TargetButton(Button):
    """A button that is one target of the decision; switched off it answers why."""

    def __init__(self, rect: Rect, target: Target, clicked: Clicked, **look: object) -> None:
        def click() -> None:
            clicked(target)

        super().__init__(rect, click, refused=click, **look)  # type: ignore[arg-type]
        self.target = target


class Spot(Widget):
    """A place that means a target, and looks like whatever lies there."""

    def __init__(self, rect: Rect, target: Target, clicked: Clicked) -> None:
        super().__init__(rect)
        self.target = target
        self.clicked = clicked

    def click(self, pos: tuple[int, int]) -> None:
        self.clicked(self.target)


class TileSpot(Spot):
    """A tile that can be clicked or dragged; it shows that it is pointed at, and held down."""

    sounds = ("tile", "", "")

    def __init__(self, rect: Rect, target: Target, legal: bool, clicked: Clicked) -> None:
        super().__init__(rect, target, clicked)
        self.legal = legal

    def draw(self, target: Surface, brush: Brush) -> None:
        if self.hovered and self.legal:
            radius = 0.15 * self.rect.width / brush.layout.u
            if self.pressed:
                brush.box(target, self.rect, HELD, radius)
            gold_ring(brush, target, self.rect, radius, glow=0, width=6)


class HandSpot(TileSpot):
    """One of the tiles of which one is kept; it shines as ``glow`` tells."""

    def __init__(self, rect: Rect, target: Target, legal: bool, clicked: Clicked, glow: Glow) -> None:
        super().__init__(rect, target, legal, clicked)
        self.glow = glow

    def draw(self, target: Surface, brush: Brush) -> None:
        side = self.rect.width / brush.layout.u
        if self.legal:
            light(target, brush, self.rect, 0.15 * side, self.glow())
            target.blit(meadow_tile(brush, self.target[1], HAND_TILE), self.rect)
        super().draw(target, brush)


class Eye(Widget):
    """The eye on the secret tile: held down it shows the tile."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect)
        self.target: Target = ("eye", "")

    def draw(self, target: Surface, brush: Brush) -> None:
        size = self.rect.width / brush.layout.u
        if self.hovered:
            gold_ring(brush, target, self.rect, 0.14 * size, glow=0, width=4)
        brush.picture(target, "icons/eye", self.rect.center, 0.72 * size)
        if self.hovered:
            draw_key_over(brush, target, self.rect, keys.EYE)


def around_gain(brush: Brush, rect: Rect) -> Rect:
    """The label of :func:`gain_label` with its golden rim."""
    rim = 2 * brush.layout.px(_GAIN_RIM)
    return rect.inflate(rim, rim)


def gain_label(target: Surface, brush: Brush, rect: Rect, sizes: tuple[int, int]) -> None:
    """What a split makes and brings: how many animals the two groups will have, which is their price, and food."""
    px = brush.layout.px
    brush.box(target, around_gain(brush, rect), "#ffcf4a", 25)
    brush.plate(target, rect, PANEL.but(radius=20, shadow=0))
    middle = rect.top + (rect.height - px(8)) // 2
    brush.text(
        target, words.sizes(*sizes), 36, {"midleft": (rect.left + px(26), middle)}, face=FREDOKA, width=px(170)
    )
    crate = (rect.right - px(54), middle - px(1))
    brush.picture(target, "icons/food-crate", crate, 54)
    gain = {"midright": (crate[0] - px(34), middle)}
    brush.text(target, words.signed(SPLIT_BRINGS), 38, gain, face=BLACK, colour=GAIN, digits=True)
