"""What can be clicked on the table: the buttons of the groups, their tiles, the dashed mat's button, the eye."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from scenes.aboard_table.hands import Target
from scenes.paint import Brush
from scenes.table.pieces import gold_ring
from scenes.theme import BLACK, FREDOKA, GOLD_BUTTON, INK, OFF_TEXT, PANEL
from scenes.widgets import Button, Widget
from scenes.words import aboard as words

Clicked = Callable[[Target], None]
TAKE_STYLE = GOLD_BUTTON.but(light="#ffe08a", radius=18)
GAIN = "#207a43"
_FULL_WIDTH, _WORDLESS = 230.0, 150.0
"""A button at least so wide has room for everything; a narrower one than the second shows no word."""


class PriceButton(Button):
    """Take: the word, the price and a crate.  Too dear a group has its button switched off."""

    def __init__(self, rect: Rect, target: Target, price: int, enabled: bool, clicked: Clicked) -> None:
        def click() -> None:
            clicked(target)

        super().__init__(rect, click, style=TAKE_STYLE, enabled=enabled, refused=click)
        self.target = target
        self.price = price

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px, u = brush.layout.px, brush.layout.u
        width = face.width / u
        full = width >= _FULL_WIDTH
        alpha, colour = (255, INK) if self.enabled else (102, OFF_TEXT)
        middle, right = face.centery, face.right - px(49 if full else 36)
        brush.picture(target, "icons/food-crate", (right, middle - px(1)), 52 if full else 44, alpha)
        price = brush.words(str(self.price), 38, BLACK, colour, digits=True)
        if width < _WORDLESS:
            target.blit(price, price.get_rect(center=((face.left + right - px(22)) // 2, middle)))
            return
        place = target.blit(price, price.get_rect(midright=(right - px(30 if full else 26), middle)))
        left = face.left + px(30 if full else 18)
        room = place.left - px(10) - left
        brush.text(target, words.take(), 36, {"midleft": (left, middle)}, face=FREDOKA, colour=colour, width=room)


class TargetButton(Button):
    """A button that is one target of the decision; switched off it answers why."""

    def __init__(self, rect: Rect, target: Target, clicked: Clicked, **look: object) -> None:
        def click() -> None:
            clicked(target)

        super().__init__(rect, click, refused=click, **look)  # type: ignore[arg-type]
        self.target = target


class TileSpot(Widget):
    """A tile that can be clicked or dragged; it shows only that it is pointed at."""

    def __init__(self, rect: Rect, target: Target, legal: bool, clicked: Clicked) -> None:
        super().__init__(rect)
        self.target = target
        self.legal = legal
        self.clicked = clicked

    def click(self, pos: tuple[int, int]) -> None:
        self.clicked(self.target)

    def draw(self, target: Surface, brush: Brush) -> None:
        if self.hovered and self.legal:
            gold_ring(brush, target, self.rect, 0.15 * self.rect.width / brush.layout.u, glow=0, width=6)


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


def gain_label(target: Surface, brush: Brush, rect: Rect, sizes: tuple[int, int]) -> None:
    """What a split makes and brings: how many animals the two groups will have, which is their price, and a crate."""
    px = brush.layout.px
    outer = rect.inflate(2 * px(5), 2 * px(5))
    brush.box(target, outer, "#ffcf4a", 25)
    brush.plate(target, rect, PANEL.but(radius=20, shadow=0))
    middle = rect.top + (rect.height - px(8)) // 2
    brush.text(
        target, words.sizes(*sizes), 36, {"midleft": (rect.left + px(26), middle)}, face=FREDOKA, width=px(170)
    )
    crate = (rect.right - px(54), middle - px(1))
    brush.picture(target, "icons/food-crate", crate, 54)
    gain = {"midright": (crate[0] - px(34), middle)}
    brush.text(target, words.signed(1), 38, gain, face=BLACK, colour=GAIN, digits=True)
