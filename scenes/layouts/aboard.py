"""The grid of Animals on Board: its table (e), the curtain (m) and its score sheet (s).

Lengths are units of a window 1920 wide, as in ``layout``.  On windows taller than 16:9 the meadow and the panels
share the extra height; the curtain grows as a whole; the score sheet grows its rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

PANEL_HEIGHT, PROMPT_HEIGHT = 284.0, 77.8
DONE_WIDTH = 250.0
TALL_MEADOW_TOP = 134.0
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
        return self.layout.at(0.0083 + 0.051 * index, 0.015, 0.048, 0.061)

    def sign(self) -> Rect:
        """The wooden sign with the round and the tiles left."""
        if self.layout.tall:
            return self.layout.box(640, 17, 640, 84)
        return self.layout.at(0.375, 0.015, 0.250, 0.061)

    def log(self) -> Rect:
        if self.layout.tall:
            return self.layout.box(1464, 17, 440, 84)
        return self.layout.at(0.8417, 0.015, 0.150, 0.061)

    def panel(self, seat: int, seats: int) -> Rect:
        """The panel of a seat; with fewer than four they keep their width, centred."""
        shift = 0.248 * (4 - seats) / 2
        rect = self.layout.at(0.0083 + 0.248 * seat + shift, 0.728, 0.2396, 0.263)
        return self._tall_rows(rect, self._panel_top(), self._panel_height())

    def prompt(self) -> Rect:
        return self._prompt_row(self.layout.at(0.0083, 0.637, 0.839, 0.072))

    def tool(self, index: int) -> Rect:
        """One of the three square tools beside the prompt."""
        return self._prompt_row(self.layout.at(0.860 + 0.0458 * index, 0.637, 0.041, 0.072))

    def done(self) -> Rect:
        """Over the right end of the prompt, where the end of a turn is to be confirmed."""
        prompt = self.prompt()
        width = self.layout.px(DONE_WIDTH)
        return Rect(prompt.right - width, prompt.top, width, prompt.height)

    def meadow(self) -> Rect:
        """The sand of the island, its ink line included."""
        rect = self.layout.at(0.0177, 0.113, 0.9646, 0.491)
        return self._tall_rows(rect, TALL_MEADOW_TOP, self._prompt_top() - 36 - TALL_MEADOW_TOP)

    def _prompt_row(self, rect: Rect) -> Rect:
        return self._tall_rows(rect, self._prompt_top(), PROMPT_HEIGHT)

    def _tall_rows(self, rect: Rect, top: float, height: float) -> Rect:
        """The same columns in rows of their own where the window is taller than the grid."""
        if self.layout.tall:
            rows = self.layout.box(0, top, 1, height)
            rect.top, rect.height = rows.top, rows.height
        return rect

    def _panel_height(self) -> float:
        return PANEL_HEIGHT + PANEL_GROWTH * self.layout.growth

    def _panel_top(self) -> float:
        return self.layout.height - 16 - self._panel_height()

    def _prompt_top(self) -> float:
        return self._panel_top() - 20 - PROMPT_HEIGHT

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
        return round((self.layout.height - 1080) / 2 * self.layout.u)

    def curtain_plate(self) -> Rect:
        return self.layout.at(0.359, 0.715, 0.281, 0.078).move(0, self._curtain_shift())

    def curtain_button(self) -> Rect:
        return self.layout.at(0.323, 0.817, 0.354, 0.137).move(0, self._curtain_shift())

    def curtain_card(self, index: int) -> Rect:
        """The card at the left (0) and at the right (1)."""
        return self.layout.box(70 + 1350 * index, 640, 430, 212).move(0, self._curtain_shift())

    def curtain_floor(self) -> Rect:
        """The wooden edge the curtain hangs down to."""
        top = round((1010 + (self.layout.height - 1080)) * self.layout.u)
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
        rect.top = round(self.score_head() * self.layout.u)
        rect.height = last.bottom + round(18 * self.layout.u) - rect.top
        return rect

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

    def _foot(self, rect: Rect) -> Rect:
        """At the foot of the window, however tall it is."""
        return rect.move(0, round((self.layout.height - 1080) * self.layout.u))
