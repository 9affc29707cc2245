"""The grid of Animals on Board: its table (e), the curtain (m) and its score sheet (s).

Lengths are units of a window 1920 wide, as in ``layout``.  On windows taller than 16:9 the meadow and the panels
share the extra height; the curtain grows as a whole; the score sheet grows its rows.  What the other rows of the
table need for the size of everything is taken from the meadow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

PANEL_HEIGHT, PROMPT_HEIGHT = 284.0, 77.8
DONE_WIDTH = 250.0
PANEL_GROWTH = 126.0
"""By how much the panels of a 4:3 window are higher than those of 16:9."""
HEAD, HEAD_GROWTH, ROW, TALL_ROW, ROW_GAP, ROW_LEFT = 66.0, 130.0, 146.0, 170.0, 6.0, 28.0
HIGH_ROWS = {2: 200.0, 3: 180.0}
"""Heights of the score sheet's rows with fewer than four players."""


class AboardGrid:
    """The places of the screens of Animals on Board, in pixels, each named for what stands there."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    # -- the table
    def menu(self, index: int) -> Rect:
        """One of the three small buttons at the upper left, as high as the sign."""
        if self.layout.tall:
            return self.layout.menu(index)
        return self._in_head(16 + 97.9 * index, 92.2)

    def sign(self) -> Rect:
        """The wooden sign with the round and the tiles left."""
        return self._in_head(640, 640) if self.layout.tall else self._in_head(720, 480)

    def log(self) -> Rect:
        return self._in_head(1464, 440) if self.layout.tall else self._in_head(1616, 288)

    def _in_head(self, x: float, width: float) -> Rect:
        """A place in the uppermost row."""
        top = 17 if self.layout.tall else 16.2
        return self.layout.box(x, top, width, self._head_height())

    def _head_height(self) -> float:
        return (84 if self.layout.tall else 65.9) * self.layout.scale

    def watch(self) -> Rect:
        """The button that shows what has just happened: left of the log, or at the end of the menu."""
        if self.layout.tall:
            return self.menu(3)
        log, px = self.log(), self.layout.px
        return Rect(log.left - px(16 + 76), log.top, px(76), log.height)

    def panel(self, seat: int, seats: int) -> Rect:
        """The panel of a seat; with fewer than four they keep their width, centred."""
        place = seat + (4 - seats) / 2
        return self.layout.box(16 + 476.2 * place, self._panel_top(), 460, self._panel_height())

    def prompt(self) -> Rect:
        return self._in_prompt_row(16, 1610.9)

    def tool(self, index: int) -> Rect:
        """One of the three square tools beside the prompt."""
        return self._in_prompt_row(1651.2 + 87.9 * index, 78.7)

    def done(self) -> Rect:
        """Over the right end of the prompt, where the end of a turn is to be confirmed."""
        prompt = self.prompt()
        width = self.layout.span(DONE_WIDTH)
        return Rect(prompt.right - width, prompt.top, width, prompt.height)

    def meadow(self) -> Rect:
        """The sand of the island, its ink line included."""
        top = (50 if self.layout.tall else 56.1) + self._head_height()
        return self.layout.box(34, top, 1852, self._prompt_top() - (36 if self.layout.tall else 35.7) - top)

    def _in_prompt_row(self, x: float, width: float) -> Rect:
        return self.layout.box(x, self._prompt_top(), width, self._prompt_height())

    def _prompt_height(self) -> float:
        return PROMPT_HEIGHT * self.layout.scale

    def _panel_height(self) -> float:
        return (PANEL_HEIGHT + PANEL_GROWTH * self.layout.growth) * self.layout.scale

    def _panel_top(self) -> float:
        return self.layout.height - (16 if self.layout.tall else 9.7) - self._panel_height()

    def _prompt_top(self) -> float:
        return self._panel_top() - 20.4 - self._prompt_height()

    # -- the curtain
    def curtain_portrait(self) -> tuple[int, int]:
        """The middle of the portrait, whose radius is 226 units."""
        return self._curtain_point(0.5, 0.343)

    def curtain_name(self) -> tuple[int, int]:
        """The middle of the upper edge of the name."""
        return self._curtain_point(0.5, 0.575)

    def _curtain_point(self, x: float, y: float) -> tuple[int, int]:
        point = self.layout.at(x, y, 0, 0).topleft
        return (point[0], point[1] + self._curtain_shift())

    def _curtain_shift(self) -> int:
        """How far everything before the curtain stands lower in windows taller than the grid."""
        return round((self.layout.height - 1080) / 2 * self.layout.grid)

    def curtain_plate(self) -> Rect:
        return self.layout.at(0.359, 0.715, 0.281, 0.078).move(0, self._curtain_shift())

    def curtain_button(self) -> Rect:
        return self.layout.at(0.323, 0.817, 0.354, 0.137).move(0, self._curtain_shift())

    def curtain_card(self, index: int) -> Rect:
        """The card at the left (0) and at the right (1)."""
        return self.layout.box(70 + 1350 * index, 640, 430, 212).move(0, self._curtain_shift())

    def curtain_floor(self) -> Rect:
        """The wooden edge the curtain hangs down to."""
        top = round((1010 + (self.layout.height - 1080)) * self.layout.grid)
        return Rect(0, top, self.layout.size[0], self.layout.size[1] - top)

    def curtain_settings(self) -> Rect:
        return self.layout.box(16, 16, 92, 84)

    # -- the score sheet
    def score_head(self) -> float:
        """Height of sky and banner above the table, in units."""
        return 166.3 + (HEAD_GROWTH * self.layout.growth if self.layout.tall else 0)

    def score_table(self, players: int = 4) -> Rect:
        """The table of the score sheet, which ends below its last row."""
        rect = self.layout.at(0.0083, 0.154, 0.983, 0.639)
        last = self.score_row(players - 1, players)
        rect.top = round(self.score_head() * self.layout.grid)
        rect.height = last.bottom + round(18 * self.layout.grid) - rect.top
        return rect

    def score_view(self, players: int) -> Rect:
        """What chooses between tiles and bars, at the left of the table's heading."""
        table, px = self.score_table(players), self.layout.px
        return Rect(table.left + px(14), table.top + px(10), px(96), px(56))

    def score_row(self, index: int, players: int = 4) -> Rect:
        """The row of one player in the table, from the winner down."""
        height = self._row_height(players)
        top = self.score_head() + 4 + HEAD + index * (height + ROW_GAP)
        return self.layout.box(ROW_LEFT, top, 1862, height)

    def _row_height(self, players: int) -> float:
        """Fewer players have higher rows; so have taller windows, up to 170 units."""
        if players < 4:
            return HIGH_ROWS[players]
        return ROW + (TALL_ROW - ROW) * self.layout.growth if self.layout.tall else ROW

    def gangway(self) -> Rect:
        """Where the pairs leave the ark."""
        return self._foot(self.layout.at(0, 0.820, 0.540, 0.180))

    def score_button(self, index: int) -> Rect:
        """One of the four buttons: Title, keeping the match, watching it again, Play again."""
        left, width = ((1066, 180), (1260, 92), (1366, 276), (1656, 248))[index]
        return self._foot(self.layout.box(left, 948, width, 104))

    def closing(self) -> Rect:
        """Where the guide speaks after a guided match, between the table of two players and the buttons."""
        return self._foot(self.layout.box(1066, 678, 838, 142))

    def closing_button(self, index: int) -> Rect:
        """One of the two ways on below."""
        return self._foot(self.layout.box(1066 + 428 * index, 834, 410, 96))

    def _foot(self, rect: Rect) -> Rect:
        """At the foot of the window, however tall it is."""
        return rect.move(0, round((self.layout.height - 1080) * self.layout.grid))
