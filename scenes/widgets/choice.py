"""One of several buttons of which one is chosen: the chosen one is gold, the words of the others are quiet."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BLACK, BOLD, CHOICE, GOLD_BUTTON, INK, TEXT
from scenes.widgets.base import Action
from scenes.widgets.button import Button

_QUIET = "#5f4630"
_RIM = 10.0
"""Units kept free at either side of a word, the border among them."""


class Choice(Button):
    """A word or a picture to choose; ``chosen`` marks the one that holds now."""

    def __init__(
        self,
        rect: Rect,
        action: Action,
        text: str = "",
        icon: str = "",
        *,
        chosen: bool,
        units: float = 22,
        icon_units: float = 50,
    ) -> None:
        super().__init__(
            rect, action, text, icon, style=CHOICE, chosen_style=GOLD_BUTTON, units=units, icon_units=icon_units,
            chosen=chosen,
        )  # fmt: skip

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        if self.icon:
            brush.picture(target, self.icon, face.center, self.icon_units)
            return
        how = (BLACK, INK) if self.chosen else (TEXT, _QUIET)
        room = face.width - 2 * brush.layout.px(_RIM)
        words = brush.words(self.text, self.units, *how, width=room, floor=16)
        target.blit(words, words.get_rect(center=face.center))


class PictureChoice(Choice):
    """A large choice: its picture above, its word below."""

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        size = round(face.height * 0.56)
        brush.picture_px(target, self.icon, (face.centerx, face.top + round(face.height * 0.38)), size)
        how = (BOLD, INK) if self.chosen else (TEXT, _QUIET)
        words = brush.words(self.text, 26, *how, width=face.width - 2 * brush.layout.px(_RIM), floor=16)
        target.blit(words, words.get_rect(center=(face.centerx, face.top + round(face.height * 0.83))))
