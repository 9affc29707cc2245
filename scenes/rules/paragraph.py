"""Texts in lines of a width, which know how high they are before they are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.theme import BOLD, INK, TEXT

_PITCH = 1.3
"""From one line to the next, by the height of the type."""


@dataclass(frozen=True)
class Paragraph:
    """A text at ``units`` of type, broken at blanks into lines of ``width`` pixels at most."""

    brush: Brush
    text: str
    units: float
    width: int
    face: str = TEXT
    colour: str = INK
    centred: bool = True

    @property
    def px(self) -> int:
        """The height of the type in pixels."""
        return self.brush.layout.text_px(self.units)

    @property
    def pitch(self) -> int:
        """From one line to the next, in pixels."""
        return round(_PITCH * self.px)

    @cached_property
    def lines(self) -> list[str]:
        """The text, line by line."""
        lines = [""]
        for word in self.text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self._wide(longer) > self.width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    @property
    def fits(self) -> bool:
        """Whether no word is wider than a line may be."""
        return all(self._wide(word) <= self.width for word in self.text.split(" "))

    def _wide(self, text: str) -> int:
        return self.brush.fonts.size(text, self.face, self.px)[0]

    @property
    def height(self) -> int:
        """Pixels."""
        return self.pitch * len(self.lines)

    def rect(self, left: int, top: int) -> Rect:
        """What it covers with its upper left corner there, no wider than its longest line."""
        wide = max(self._wide(line) for line in self.lines)
        inset = (self.width - wide) // 2 if self.centred else 0
        return Rect(left + inset, top, wide, self.height)

    def draw(self, target: Surface, left: int, top: int) -> None:
        """Draw it with its upper left corner there."""
        for number, line in enumerate(self.lines):
            words = self.brush.words(line, self.units, self.face, self.colour)
            x = left + (self.width - words.get_width()) // 2 if self.centred else left
            middle = top + number * self.pitch + self.pitch // 2
            target.blit(words, (x, middle - words.get_height() // 2))


def largest(brush: Brush, text: str, room: Rect, sizes: Iterable[int], colour: str = INK) -> Paragraph:
    """What is spoken to the player, at the first of these sizes that fits a room, or else at the last one."""
    tried = [Paragraph(brush, text, units, room.width, BOLD, colour, centred=False) for units in sizes]
    return next((one for one in tried if one.fits and one.height <= room.height), tried[-1])
