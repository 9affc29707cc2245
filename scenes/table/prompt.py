"""The prompt bar: who acts, what to do, how much is left, or why something cannot be done."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from game.ark.animals import SPECIES
from scenes.paint import Brush, Point
from scenes.table.asking import Prompt, prompt_for
from scenes.table.computers import DOTS
from scenes.table.marks import Marks
from scenes.table.pen_shape import SQUARES, draw_shape
from scenes.table.picture import Picture
from scenes.table.pieces import Composed, arrow, column, good, pip
from scenes.table.question import question_place
from scenes.table.tiles import board_tile
from scenes.table.why_picture import draw_why
from scenes.theme import (
    BOLD,
    CHARACTERS,
    FREDOKA,
    GOLD_DEEP,
    INK,
    MISSING,
    PANEL,
    PARCHMENT_FOOT,
    SECONDARY,
    TEXT,
    WOOD_DARK,
    WOOD_LIGHT,
    Plate,
)

_COLUMN, _TEXT_LEFT, _TEXT_ALONE, _NOTE_RIGHT = 92.0, 122.0, 36.0, 20.0
"""Width of the portrait's column; where the words begin beside it, or without one; where a note ends; in units."""
_PIP, _PIP_STEP = 27.0, 36.0
_PIPS_ROOM = 440.0
_SIZE, _FLOOR = 36.0, 24.0
_LEAST_GAP, _SIGN = 24.0, 58.0
_DOT, _DOT_STEP, _DOT_BELOW = 5.5, 20.0, 8.0
"""The dots of long thinking: their radius, from one to the next, and how far below the middle of the words."""
_REASON = (240.0, 58.0)
_MARGIN = 16.0
"""Room round the bar for its ring and shadow, in units."""


class PromptBar:
    """Draws the bar at the place of the layout."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self._composed = Composed()

    def rect(self) -> Rect:
        return self.brush.layout.prompt()

    def draw(self, target: Surface, picture: Picture, marks: Marks, slide: float = 0.0) -> None:
        """Draw what is asked now; ``slide`` as in :meth:`show`."""
        self.show(target, prompt_for(picture, marks), slide)

    def show(self, target: Surface, prompt: Prompt, slide: float = 0.0) -> None:
        """Draw the bar with these words; ``slide`` from 1 to 0 brings it in from the left as a turn begins."""
        rect, margin = self.rect(), self.brush.layout.px(_MARGIN)
        size = (rect.width + 2 * margin, rect.height + 2 * margin)
        bar = self._composed.get((prompt, size), size, lambda blank: self._compose(blank, prompt, margin))
        target.blit(bar, (rect.left - margin - round(slide * rect.width / 3), rect.top - margin))

    def _compose(self, target: Surface, prompt: Prompt, margin: int) -> None:
        rect = target.get_rect().inflate(-2 * margin, -2 * margin)
        style = PANEL
        if prompt.colour:
            ring = MISSING if prompt.missing else CHARACTERS[prompt.colour].colour
            style = PANEL.but(rings=((ring, 5.5),))
        target.blit(self._empty(target.get_size(), rect, style), (0, 0))
        if prompt.colour:
            self._draw_portrait(target, prompt.colour, rect)
        middle = rect.top + round(0.47 * rect.height)
        right = self._draw_end(target, prompt, rect, middle)
        end = self._draw_text(target, prompt, rect, (right, middle))
        if prompt.pair:
            end = self._draw_pair(target, prompt.pair, end, middle)
        if prompt.dots:
            end = self._draw_dots(target, prompt.dots, end, middle)
        self._draw_pips(target, prompt, end, right, middle)

    def _empty(self, size: Point, rect: Rect, style: Plate) -> Surface:
        """The bar without words, which is kept: words change often, and so wide a plate takes long."""
        art, key = self.brush.art, ("empty prompt", size, rect.size, style)
        kept = art.kept(key)
        if kept:
            return kept
        empty = Surface(size, SRCALPHA)
        self.brush.plate(empty, rect, style)
        return art.keep(key, empty)

    def _draw_portrait(self, target: Surface, colour: str, rect: Rect) -> None:
        px = self.brush.layout.px
        column(self.brush, target, rect, px(_COLUMN), PANEL, CHARACTERS[colour].colour)
        centre = (rect.left + px(6 + _COLUMN / 2), rect.top + round(0.48 * rect.height))
        self.brush.picture(target, CHARACTERS[colour].portrait, centre, 64)

    def _draw_end(self, target: Surface, prompt: Prompt, rect: Rect, middle: int) -> int:
        """The note, the chip or the little picture at the right end; where the room before it ends."""
        px = self.brush.layout.px
        right = rect.right - px(_NOTE_RIGHT)
        if prompt.reason:
            box = self._reason_box(rect)
            draw_why(self.brush, target, box, prompt.reason, prompt.colour)
            return question_place(self.brush.layout, box).left
        if prompt.sign:
            sign = self.brush.picture(target, prompt.sign, (right - px(_SIGN / 2), middle), _SIGN)
            right = sign.left - px(_LEAST_GAP)
        if prompt.note:
            face = BOLD if prompt.pips and "due" in prompt.pips else TEXT
            ink = INK if face == BOLD else SECONDARY
            note = self.brush.words(prompt.note, 22, face, ink)
            right = target.blit(note, note.get_rect(midright=(right, middle))).left - px(_LEAST_GAP)
        if prompt.chip:
            right = self._draw_chip(target, prompt, (right, middle)) - px(_LEAST_GAP)
        return right

    def _reason_box(self, bar: Rect) -> Rect:
        """Where in a bar the little picture of a reason stands."""
        px = self.brush.layout.px
        box = Rect(0, 0, px(_REASON[0]), px(_REASON[1]))
        box.midright = (bar.right - px(_NOTE_RIGHT), bar.top + round(0.47 * bar.height) + px(1))
        return box

    def reason_place(self) -> Rect:
        """The little picture of a reason, while one is shown; in pixels."""
        return self._reason_box(self.rect())

    def question(self) -> Rect:
        """The question mark beside it."""
        return question_place(self.brush.layout, self.reason_place())

    def _draw_chip(self, target: Surface, prompt: Prompt, right: Point) -> int:
        """The chip, ending at a point; its left edge."""
        px = self.brush.layout.px
        words = self.brush.words(prompt.chip, 22, BOLD)
        pictures = px(42) * len(prompt.chip_pictures)
        rect = Rect(0, 0, words.get_width() + pictures + px(44), px(50))
        rect.midright = (right[0] - (0 if prompt.gold else px(16)), right[1] + px(1))
        face, line = ("#ffe696", GOLD_DEEP) if prompt.gold else (PARCHMENT_FOOT, WOOD_DARK)
        self.brush.box(target, rect, face, 14, line, 3)
        for number, what in enumerate(prompt.chip_pictures):
            self._draw_chip_picture(target, what, prompt.colour, (rect.left + px(31 + 42 * number), rect.centery))
        target.blit(words, words.get_rect(midleft=(rect.left + px(14) + pictures, rect.centery)))
        return rect.left

    def _draw_chip_picture(self, target: Surface, what: str, colour: str, centre: Point) -> None:
        if what in ("point", "pitch", "food", "divider"):
            good(self.brush, target, what, colour, centre, 36)
        else:
            self.brush.picture(target, f"icons/{what}", centre, 38)

    def _draw_text(self, target: Surface, prompt: Prompt, rect: Rect, end: Point) -> int:
        """The sentence: smaller where it must be, on two lines where that is not enough; where it ends."""
        px = self.brush.layout.px
        left = rect.left + px(_TEXT_LEFT if prompt.colour else _TEXT_ALONE)
        step = self._pip_step(prompt)
        pips = round(step * len(prompt.pips)) + px(_LEAST_GAP) if prompt.pips else 0
        room = max(end[0] - left - pips, rect.width // 4)
        words = self.sentence(prompt.text, room)
        return target.blit(words, words.get_rect(midleft=(left, end[1]))).right

    def sentence(self, text: str, room: int) -> Surface:
        """The text in a type that fits ``room`` pixels, at the smallest size on two lines."""
        layout = self.brush.layout
        for px in range(layout.text_px(_SIZE), layout.floor_px(_FLOOR) - 1, -1):
            if self.brush.fonts.size(text, FREDOKA, px)[0] <= room:
                return self.brush.letters(text, px, FREDOKA)
        return self.brush.letters(text, layout.floor_px(_FLOOR), FREDOKA, room)

    def _draw_pair(self, target: Surface, species: str, left: int, middle: int) -> int:
        """The pair in hand, an arrow and a pen of its size; where that ends."""
        px, side = self.brush.layout.px, self.brush.layout.px(57)
        for number, sex in enumerate("mf"):
            tile = board_tile(self.brush, f"{species}/{sex}", side, True)
            target.blit(tile, (left + px(62) + number * px(65), middle - side // 2))
        arrow(self.brush, target, (left + px(223), middle), 46)
        squares = SQUARES[: SPECIES[species].size]
        draw_shape(self.brush, target, squares, (left + px(290), middle), 58)
        return left + px(325)

    def _draw_dots(self, target: Surface, dark: int, left: int, middle: int) -> int:
        """The three dots of long thinking, at the foot of the words; where they end."""
        px = self.brush.layout.px
        for number in range(1, DOTS + 1):
            centre = (left + px(_DOT_STEP) * number, middle + px(_DOT_BELOW))
            self.brush.disc(target, centre, _DOT, INK if number == dark else WOOD_LIGHT)
        return left + px(_DOT_STEP) * (DOTS + 1)

    def _draw_pips(self, target: Surface, prompt: Prompt, left: int, right: int, middle: int) -> None:
        """The pips, in the middle of the room between the sentence and the note."""
        px = self.brush.layout.px
        step = self._pip_step(prompt)
        side = px(_PIP * step / (_PIP_STEP * self.brush.layout.u))
        width = round(step * (len(prompt.pips) - 1)) + side
        x = max(left + px(_LEAST_GAP), (left + right + px(_LEAST_GAP)) // 2 - width // 2)
        for number, state in enumerate(prompt.pips):
            rect = Rect(x + round(number * step), middle - side // 2 + px(1), side, side)
            pip(self.brush, target, rect, CHARACTERS[prompt.colour].colour, state)

    def _pip_step(self, prompt: Prompt) -> float:
        """Pixels from one pip to the next: less where they are many, as with much food in the Deluge."""
        return min(_PIP_STEP, _PIPS_ROOM / max(1, len(prompt.pips))) * self.brush.layout.u
