"""A button: a plate with a picture, a word or both, which lifts, sinks and may be chosen or switched off."""

from __future__ import annotations

from pygame import Color, Rect, Surface

from scenes.paint import Brush
from scenes.theme import BUTTON, FREDOKA, GOLD, GOLD_BUTTON, INK, OFF_BUTTON, OFF_TEXT, Plate
from scenes.widgets.base import Action, Widget

_FLOOR = 20.0
"""Units down to which a word may shrink."""
_LIFT, _SINK = 3, 5
"""Units by which a button rises under the pointer and sinks when pressed."""


class Button(Widget):
    """Calls ``action`` on a click.  When not ``enabled`` it calls ``refused`` instead, if given.

    ``units`` is the height of the word, ``icon_units`` of the picture; the two stand side by side, centred, or
    with an ``indent`` in units from the left.
    """

    def __init__(
        self,
        rect: Rect,
        action: Action,
        text: str = "",
        icon: str = "",
        *,
        style: Plate = BUTTON,
        chosen_style: Plate = GOLD_BUTTON,
        face: str = FREDOKA,
        units: float = 36,
        icon_units: float = 48,
        indent: float = 0,
        enabled: bool = True,
        chosen: bool = False,
        refused: Action | None = None,
    ) -> None:
        super().__init__(rect)
        self.action = action
        self.text = text
        self.icon = icon
        self.style = style
        self.chosen_style = chosen_style
        self.face = face
        self.units = units
        self.icon_units = icon_units
        self.indent = indent
        self.enabled = enabled
        self.chosen = chosen
        self.refused = refused

    def click(self, pos: tuple[int, int]) -> None:
        if self.enabled:
            self.action()
        elif self.refused:
            self.refused()

    def draw(self, target: Surface, brush: Brush) -> None:
        style = self._style()
        rect = self.rect.move(0, self._rise(brush))
        brush.plate(target, rect, style)
        self.draw_inside(target, brush, self._face_rect(rect, style, brush))

    def _style(self) -> Plate:
        if not self.enabled:
            return OFF_BUTTON.but(radius=self.style.radius)
        style = self.chosen_style.but(radius=self.style.radius) if self.chosen else self.style
        if self.pressed and self.hovered:
            return style.but(foot_height=3, shadow=0, rings=((GOLD, 5),))
        if self.hovered:
            return style.but(face=_lighter(style.face), rings=((GOLD, 5),))
        return style

    def _rise(self, brush: Brush) -> int:
        """Pixels the button stands lower (sunk) or higher (lifted) than at rest."""
        height = self.rise.value
        return round(-height * (_LIFT if height > 0 else _SINK) * brush.layout.u)

    def _face_rect(self, rect: Rect, style: Plate, brush: Brush) -> Rect:
        foot = round(style.foot_height * brush.layout.u)
        return Rect(rect.left, rect.top, rect.width, rect.height - foot)

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        """The picture and the word on the button's face."""
        rim, left = brush.layout.px(14), face.left + round(self.indent * brush.layout.u)
        gap = brush.layout.px(16) if self.icon and self.text else 0
        room = face.width - gap - rim - max(rim, left - face.left)
        icon = self._icon_size(brush, room) if self.icon else 0
        room -= icon
        colour = INK if self.enabled else OFF_TEXT
        words = brush.words(self.text, self.units, self.face, colour, width=room, floor=_FLOOR) if self.text else None
        x = left if self.indent else face.centerx - (icon + gap + (words.get_width() if words else 0)) // 2
        if icon:
            alpha = 255 if self.enabled else 102
            brush.picture_px(target, self.icon, (x + icon // 2, face.centery), icon, alpha)
        if words:
            target.blit(words, words.get_rect(midleft=(x + icon + gap, face.centery)))

    def _icon_size(self, brush: Brush, room: int) -> int:
        """Pixels of the picture, which becomes smaller where the word beside it would be cut."""
        wanted = brush.layout.px(self.icon_units)
        if not self.text:
            return wanted
        least = brush.fonts.size(self.text, self.face, brush.layout.floor_px(_FLOOR))[0]
        return max(wanted // 2, min(wanted, room - least))


def _lighter(colour: str) -> str:
    """The colour, three tenths of the way to white."""
    c = Color(colour).lerp(Color("white"), 0.3)
    return f"#{c.r:02x}{c.g:02x}{c.b:02x}"
