"""The controls that only the saved games have."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BOLD, FREDOKA, GOLD, GOLD_BUTTON, INK, PANEL
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import keys
from scenes.words import saves as words

_LINE_STEP = 36.0
"""From one line on a button to the next, in units."""
_NAME, _LEAST_NAME = 46.0, 34.0
_LINES_OF_NAME = (28.0, 25.0, 22.0)
"""How high the letters of a name are, in units: in one line, down to the least there, and in two."""


class TwoLines(Button):
    """A button with its words in two lines beside its picture."""

    def __init__(self, rect: Rect, action: Action, lines: tuple[str, str], icon: str) -> None:
        super().__init__(rect, action, icon=icon, units=27, icon_units=62)
        self.lines = lines

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px = brush.layout.px
        brush.picture(target, self.icon, (face.left + px(56), face.centery), self.icon_units)
        room = face.width - px(104) - px(14)
        for place, line in zip((-0.5, 0.5), self.lines, strict=True):
            middle = face.centery + round(place * _LINE_STEP * brush.layout.u)
            brush.text(target, line, self.units, {"midleft": (face.left + px(104), middle)}, face=FREDOKA, width=room)


class NameLine(Widget):
    """The name of a save in large letters, and the pencil with which it can be changed."""

    def __init__(self, rect: Rect, text: str, action: Action) -> None:
        super().__init__(rect)
        self.text = text
        self.action = action
        self.cap = keys.RENAME

    def click(self, pos: tuple[int, int]) -> None:
        self.action()

    def draw(self, target: Surface, brush: Brush) -> None:
        px, middle = brush.layout.px, self.rect.centery
        name = self._name(brush, self.rect.width - px(76))
        at = target.blit(name, name.get_rect(midleft=(self.rect.left, middle)))
        pencil = (at.right + px(42), middle)
        if self.hovered:
            brush.disc(target, pencil, 32, GOLD)
        brush.picture(target, "icons/pencil", pencil, 46 if self.hovered else 42)

    def _name(self, brush: Brush, room: int) -> Surface:
        """In two lines where one is too short, and cut only where it is all of wide letters."""
        if brush.fonts.size(self.text, FREDOKA, brush.layout.floor_px(_LEAST_NAME))[0] <= room:
            return brush.words(self.text, _NAME, FREDOKA, INK, width=room, floor=_LEAST_NAME)
        lines = (brush.words(self.text, units, FREDOKA, INK, wrap=room) for units in _LINES_OF_NAME)
        fitting = (name for name in lines if name.get_height() <= self.rect.height + brush.layout.px(8))
        return next(fitting, None) or brush.words(self.text, _NAME, FREDOKA, INK, width=room, floor=_LEAST_NAME)


class WayBack(Widget):
    """Tells what has been removed; a click takes it back."""

    def __init__(self, rect: Rect, sentence: str, action: Action) -> None:
        super().__init__(rect)
        self.sentence = sentence
        self.action = action

    def click(self, pos: tuple[int, int]) -> None:
        self.action()

    def draw(self, target: Surface, brush: Brush) -> None:
        px = brush.layout.px
        brush.plate(target, self.rect, PANEL.but(rings=((GOLD, 5),)) if self.hovered else PANEL)
        middle = self.rect.centery - px(4)
        brush.picture(target, "icons/bin", (self.rect.left + px(56), middle), 56)
        button = Rect(0, 0, px(290), px(62))
        button.midright = (self.rect.right - px(16), middle)
        brush.plate(target, button, GOLD_BUTTON.but(radius=16, foot_height=6, shadow=0))
        brush.picture(target, "icons/undo", (button.left + px(44), button.centery - px(3)), 42)
        take_back = {"midleft": (button.left + px(80), button.centery - px(3))}
        brush.text(target, words.take_back(), 28, take_back, face=FREDOKA, width=button.width - px(94))
        left = self.rect.left + px(104)
        room = button.left - left - px(16)
        sentence = self._sentence(brush, room)
        target.blit(sentence, sentence.get_rect(midleft=(left, middle)))

    def _sentence(self, brush: Brush, room: int) -> Surface:
        """In two lines where it is too long for one, and cut only where it is too long for these."""
        lines = brush.words(self.sentence, 26, BOLD, wrap=room)
        high = lines.get_height() > self.rect.height - brush.layout.px(14)
        return brush.words(self.sentence, 26, BOLD, width=room) if high else lines
