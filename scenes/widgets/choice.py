"""One of several buttons of which one is chosen: the chosen one is gold, the words of the others are quiet."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BLACK, BOLD, CHOICE, GOLD_BUTTON, INK, TEXT
from scenes.widgets.base import Action
from scenes.widgets.button import Button

_QUIET = "#5f4630"
_RIM, _BORDER = 10.0, 5.0
"""Units kept free at either side of a word, the border among them; and those of the border, which are always free."""
_FLOOR = 16.0
"""Units down to which a word may shrink."""


def least_width(brush: Brush, text: str) -> int:
    """Pixels that a word to choose needs at least, whether it is chosen or not."""
    return max(_least(brush, text, face) for face in (BLACK, TEXT))


def _least(brush: Brush, text: str, face: str) -> int:
    return brush.fonts.size(text, face, brush.layout.floor_px(_FLOOR))[0]


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
        words = brush.words(self.text, self.units, *how, width=self._room(brush, face, how[0]), floor=_FLOOR)
        target.blit(words, words.get_rect(center=face.center))

    def _room(self, brush: Brush, face: Rect, letters: str) -> int:
        """Pixels for the word: it comes nearer to the border where it would be cut."""
        px, least = brush.layout.px, _least(brush, self.text, letters)
        return min(max(least, face.width - 2 * px(_RIM)), face.width - 2 * px(_BORDER))


class PictureChoice(Choice):
    """A large choice: its picture above, its word below."""

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        size = round(face.height * 0.56)
        brush.picture_px(target, self.icon, (face.centerx, face.top + round(face.height * 0.38)), size)
        how = (BOLD, INK) if self.chosen else (TEXT, _QUIET)
        words = brush.words(self.text, 26, *how, width=face.width - 2 * brush.layout.px(_RIM), floor=_FLOOR)
        target.blit(words, words.get_rect(center=(face.centerx, face.top + round(face.height * 0.83))))
