"""What can be clicked on the table: the buttons of the groups, their tiles, the dashed mat's button, the eye."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

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
_WORD, _FLOOR = 36.0, 20.0


class _Form(NamedTuple):
    """How a button of ``least`` width or more is filled, in units: places from its sides, and the crate's size."""

    least: float
    left: float
    crate: float
    price: float
    size: float


_FORMS = (_Form(230, 30, 49, 30, 52), _Form(176, 18, 36, 26, 44), _Form(0, 12, 30, 22, 42))


class PriceButton(Button):
    """Take: the word, the price and a crate.  Too dear a group has its button switched off."""

    def __init__(self, rect: Rect, target: Target, price: int, enabled: bool, clicked: Clicked) -> None:
        def click() -> None:
            clicked(target)

        super().__init__(rect, click, style=TAKE_STYLE, enabled=enabled, refused=click)
        self.target = target
        self.price = price

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        form = next(form for form in _FORMS if face.width >= form.least * brush.layout.u)
        alpha, colour = (255, INK) if self.enabled else (102, OFF_TEXT)
        px, middle = brush.layout.px, face.centery
        crate = (face.right - px(form.crate), middle - px(1))
        brush.picture(target, "icons/food-crate", crate, form.size, alpha)
        price = brush.words(str(self.price), 38, BLACK, colour, digits=True)
        place = price.get_rect(midright=(crate[0] - px(form.price), middle))
        word = Rect(face.left + px(form.left), face.top, place.left - px(8) - face.left - px(form.left), face.height)
        if _fits(brush, word.width):
            where = {"midleft": word.midleft}
            brush.text(
                target, words.take(), _WORD, where, face=FREDOKA, colour=colour, width=word.width, floor=_FLOOR
            )
        else:
            place.centerx = (face.left + crate[0] - px(form.price)) // 2
        target.blit(price, place)


def _fits(brush: Brush, room: int) -> bool:
    """Whether there is room for the word on a button of a group; a narrow one shows the price alone."""
    return brush.fonts.size(words.take(), FREDOKA, brush.layout.text_px(_FLOOR))[0] <= room


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
