"""The grid of the score sheet of the two ark games (d).

Lengths are units of a window 1920 wide, as in ``layout``.  On windows taller than 16:9 the rows of the table are
higher, the chart too, and what stands at the left moves apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

_TABLE, _CHART, _GAP, _FOOT = 596.0, 324.0, 16.0, 108.0
_COLUMN, _COLUMN_STEP = 158.0, 172.0
_HEAD, _TOTAL = 139.0, 92.0
"""Heights above the first row of the table, and of the row of the sum with what is below."""


class ScoringGrid:
    """The places of the score sheet, in pixels, each named for what stands there."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.extra = max(0.0, layout.height - 1080) if layout.tall else 0.0
        """Units of height beyond 16:9."""

    # -- right
    def table(self) -> Rect:
        return self._right(16.2, _TABLE + 0.6 * self.extra)

    def chart(self) -> Rect:
        top = 631.8 + 0.6 * self.extra
        return self._right(top, _CHART + 0.4 * self.extra)

    def buttons(self) -> Rect:
        """The row of the buttons."""
        return self._right(972 + self.extra, 91.8)

    def _right(self, top: float, height: float) -> Rect:
        return self.layout.box(0.4167 * 1920, top, 0.575 * 1920, height)

    def title_button(self) -> Rect:
        return self._in_buttons(0, 200)

    def keep_button(self) -> Rect:
        return self._in_buttons(218, 110)

    def watch_button(self) -> Rect:
        return self._in_buttons(346, 350)

    def again_button(self) -> Rect:
        return self._in_buttons(714, 390)

    def _in_buttons(self, x: float, width: float) -> Rect:
        row = self.buttons()
        rect = self.layout.box(0.4167 * 1920 + x, 0, width, 1)
        return Rect(rect.left, row.top, rect.width, row.height)

    # -- in the table
    def column(self, index: int, players: int) -> Rect:
        """The coloured column of a player, the winner's first; with fewer than four they stay at the right."""
        table = self.table()
        left = table.right - self._px(26 + _COLUMN + (players - 1 - index) * _COLUMN_STEP)
        return Rect(left, table.top + self._px(18), self._px(_COLUMN), table.height - 2 * self._px(18))

    def row(self, index: int, rows: int) -> Rect:
        """A row of the table, the sum's row not counted."""
        table = self.table()
        top = table.top + self._px(_HEAD)
        height = (table.bottom - self._px(_TOTAL + 8) - top) / rows
        upper, lower = top + round(index * height), top + round((index + 1) * height)
        return Rect(table.left + self._px(28), upper, table.width - 2 * self._px(28), lower - upper)

    def sum_row(self) -> Rect:
        """The row of the sums, below the heavy line."""
        table = self.table()
        top = table.bottom - self._px(_TOTAL + 2)
        return Rect(table.left + self._px(20), top, table.width - 2 * self._px(20), self._px(_TOTAL - 20))

    # -- in the chart
    def plot(self) -> Rect:
        """Where the lines of the chart are drawn."""
        chart = self.chart()
        left, top = chart.left + self._px(106), chart.top + self._px(82)
        return Rect(left, top, self._px(831), chart.bottom - self._px(54) - top)

    def bar(self, index: int, players: int) -> Rect:
        """The way of a player's bar of sources, between their mark and their sum."""
        chart = self.chart()
        left, top = chart.left + self._px(88), chart.top + self._px(66)
        room = chart.bottom - self._px(22) - top
        step = min(room / players, self._px(96))
        height = min(round(step) - self._px(10), self._px(64))
        middle = top + round((index + 0.5) * step + (room - step * players) / 2)
        return Rect(left, middle - height // 2, chart.width - self._px(88 + 106), height)

    def chart_tab(self, index: int) -> Rect:
        """What chooses between the lines by round and the bars by source."""
        chart = self.chart()
        return Rect(
            chart.right - self._px(16 + 82 * (2 - index)), chart.top + self._px(9), self._px(76), self._px(46)
        )

    # -- left
    def banner(self) -> tuple[int, int]:
        """The middle of the upper edge of who has won."""
        return self._left_point(395.5, 23.8)

    def water(self) -> float:
        """The water line of the nearer row of waves, in units."""
        return 434 + 0.30 * self.extra

    def medal(self) -> tuple[int, int]:
        """The middle of the winner's portrait, whose radius is 170 units."""
        return self._left_point(395.5, 357.5 + 0.30 * self.extra)

    def points(self) -> Rect:
        return self._left(217, 540 + 0.42 * self.extra, 360, 90)

    def award(self, index: int) -> Rect:
        step = 138.2 + 0.14 * self.extra
        return self._left(15.9, 664.2 + 0.58 * self.extra + index * step, 760.3, 124.2 + 0.1 * self.extra)

    def closing(self) -> Rect:
        """Where the guide speaks after a guided match, in the place of the praise."""
        first = self.award(0)
        return first.union(self.award(1))

    def closing_button(self, index: int) -> Rect:
        """One of the two ways on below."""
        place = self._left(15.9 + 390.2 * index, 0, 370.1, 1)
        place.top, place.height = self.buttons().top, self.buttons().height
        return place

    def _left(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.layout.box(x, y, w, h)

    def _left_point(self, x: float, y: float) -> tuple[int, int]:
        return self.layout.box(x, y, 0, 0).topleft

    def _px(self, units: float) -> int:
        return self.layout.span(units)
