"""A line of text to type into, with caret, selection and clipboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.system.fonts import drawable
from scenes.theme import FREDOKA, GOLD, INK, OFF_TEXT, WOOD
from scenes.widgets.base import Widget

_FACE, _SHADE = "#fffaf0", "#ead9b6"
_PADDING = 20
"""Units between the entry's edge and its text."""
_ICON = 44
"""Size of the picture before the text, in units."""


class TextEntry(Widget):
    """Holds at most ``most`` letters for which ``allowed`` is true, and hands every change to ``action``.

    ``placeholder`` shows while it is empty, ``faint`` unless it counts like a text; ``icon`` stands before both.  The
    selection lies between ``anchor`` and ``caret``, both counted in letters.
    """

    writes = True

    def __init__(
        self,
        rect: Rect,
        text: str,
        action: Callable[[str], None],
        *,
        most: int,
        placeholder: str = "",
        units: float = 36,
        faint: bool = True,
        icon: str = "",
        allowed: Callable[[str], bool] = drawable,
    ) -> None:
        super().__init__(rect)
        self.text = text
        self.action = action
        self.most = most
        self.placeholder = placeholder
        self.units = units
        self.faint = faint
        self.icon = icon
        self.allowed = allowed
        self.caret = self.anchor = len(text)
        self._brush: Brush | None = None

    @property
    def selection(self) -> tuple[int, int]:
        """The first selected letter and the one after the last."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def typed(self, text: str) -> None:
        """Put text in the place of the selection; what is not allowed or too much is left out."""
        first, after = self.selection
        room = self.most - (len(self.text) - (after - first))
        fitting = "".join(letter for letter in text if self.allowed(letter))[:room]
        self.text = self.text[:first] + fitting + self.text[after:]
        self.caret = self.anchor = first + len(fitting)
        self.action(self.text)

    # -- keys
    def key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event.key)
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._delete(-1 if event.key == pygame.K_BACKSPACE else 1)
        elif event.key in _MOVES:
            self._move(_MOVES[event.key], bool(event.mod & pygame.KMOD_SHIFT))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.select_all()
        else:
            return bool(event.key == pygame.K_SPACE)
        return True

    def _command(self, key: int) -> bool:
        """Copy, cut, paste, select all."""
        first, after = self.selection
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            copied = first < after and copy(self.text[first:after])
            if key == pygame.K_x and copied:
                self.typed("")
        elif key == pygame.K_v:
            self.typed(clipboard())
        else:
            return False
        return True

    def _delete(self, step: int) -> None:
        if self.anchor == self.caret:
            self.anchor = min(len(self.text), max(0, self.caret + step))
        self.typed("")

    def _move(self, step: int, selecting: bool) -> None:
        """Move the caret by letters; without Shift a selection ends at the side it is left by."""
        first, after = self.selection
        target = min(len(self.text), max(0, self.caret + step))
        if not selecting and first < after and abs(step) == 1:
            target = first if step < 0 else after
        self.caret = target
        if not selecting:
            self.anchor = target

    # -- mouse
    def grab(self, pos: tuple[int, int]) -> None:
        self.caret = self.anchor = self._letter_at(pos[0])

    def drag(self, pos: tuple[int, int]) -> None:
        self.caret = self._letter_at(pos[0])

    def _letter_at(self, x: int) -> int:
        """The gap between letters that lies nearest to ``x`` pixels."""
        if self._brush is None:
            return len(self.text)
        gaps = [self._x_of(self._brush, count) for count in range(len(self.text) + 1)]
        return min(range(len(gaps)), key=lambda count: abs(gaps[count] - x))

    # -- drawing
    def draw(self, target: Surface, brush: Brush) -> None:
        self._brush = brush
        px = brush.layout.px
        if self.hovered or self.focused:
            ring = 2 * px(5)
            brush.box(target, self.rect.inflate(ring, ring), GOLD, 21)
        brush.box(target, self.rect, _SHADE, 16, WOOD, 4)
        inside = self.rect.inflate(-2 * px(4), -2 * px(4))
        brush.box(target, Rect(inside.left, inside.top + px(5), inside.width, inside.height - px(5)), _FACE, 12)
        if self.icon:
            centre = (self.rect.left + px(_PADDING + _ICON / 2 - 4), self.rect.centery)
            brush.picture(target, self.icon, centre, _ICON)
        self._draw_text(target, brush)

    def _draw_text(self, target: Surface, brush: Brush) -> None:
        middle = self.rect.centery - brush.layout.px(1)
        if self.focused:
            self._draw_selection(target, brush)
        shown = self.text or self.placeholder
        colour = OFF_TEXT if self.faint and not self.text else INK
        face, px = self._setting(brush, shown)
        if shown:
            words = brush.words(shown, px / brush.layout.letters, face, colour, digits=True)
            target.blit(words, words.get_rect(midleft=(self._left(brush), middle)))

    def _draw_selection(self, target: Surface, brush: Brush) -> None:
        first, after = (self._x_of(brush, count) for count in self.selection)
        height = round(self.rect.height * 0.56)
        box = Rect(first, 0, max(after - first, brush.layout.px(3)), height)
        box.centery = self.rect.centery
        target.fill(GOLD if after > first else INK, box)

    def _x_of(self, brush: Brush, count: int) -> int:
        """Where the gap before the letter ``count`` lies, in pixels."""
        face, px = self._setting(brush, self.text)
        return self._left(brush) + brush.fonts.font(face, px).size(self.text[:count])[0]

    def _left(self, brush: Brush) -> int:
        return self.rect.left + self._inset(brush)

    def _inset(self, brush: Brush) -> int:
        """Pixels from the entry's left edge to its text."""
        return brush.layout.px(_PADDING + _ICON if self.icon else _PADDING)

    def _setting(self, brush: Brush, text: str) -> tuple[str, int]:
        """Typeface and pixel size at which a text fits."""
        room = self.rect.width - self._inset(brush) - brush.layout.px(_PADDING)
        wanted = brush.layout.text_px(self.units)
        _, px = brush.fonts.fit(text, FREDOKA, wanted, room, brush.layout.floor_px(14, digits=True))
        return brush.fonts.face_for(text, FREDOKA), px


_FAR = 1_000
_MOVES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -_FAR, pygame.K_END: _FAR}


def clipboard() -> str:
    """The text on the clipboard, empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether there is one that takes it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
