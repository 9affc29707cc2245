"""The grid of the rules (q): home and search over the contents at the left, the page at the right.

Lengths are units of a window 1920 wide, as in ``layout``.  Taller windows have higher rows and a higher page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

ROWS = 13
"""Rows of the contents that are seen at once."""
_LEFT, _WIDTH, _TOP, _HEAD = 16.0, 468.0, 16.0, 84.0
_HOME, _GAP = 92.0, 16.0
_LIST_EDGE, _MOST_STEP, _BETWEEN_ROWS = 22.0, 92.0, 8.0
_BAR = 30.0
_PAGE, _PAGE_WIDTH, _PAGE_EDGE = 504.0, 1400.0, 41.0
_FOOT, _FOOT_EDGE, _TURN, _BETWEEN = 82.0, 38.0, 344.0, 24.0


class RulesGrid:
    """The places of the screen, in pixels."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.head = _HEAD * (1.12 if layout.tall else 1.0)

    # -- left
    def home(self) -> Rect:
        return self.layout.box(_LEFT, _TOP, _HOME, self.head)

    def search(self) -> Rect:
        left = _LEFT + _HOME + _GAP
        return self.layout.box(left, _TOP, _LEFT + _WIDTH - left, self.head)

    def contents(self) -> Rect:
        """The wooden panel behind the rows."""
        return self.layout.box(_LEFT, self._contents_top, _WIDTH, self.layout.height - _LEFT - self._contents_top)

    @property
    def _contents_top(self) -> float:
        return _TOP + self.head + _GAP

    @property
    def _step(self) -> float:
        """From one row to the next, in units."""
        room = self.layout.height - _LEFT - self._contents_top - 2 * _LIST_EDGE
        return min(_MOST_STEP, room / ROWS)

    def row(self, place: int, with_bar: bool) -> Rect:
        """One of the rows, narrower where a bar stands beside them."""
        width = _WIDTH - 2 * _LIST_EDGE - (_BAR if with_bar else 0)
        top = self._contents_top + _LIST_EDGE + place * self._step
        return self.layout.box(_LEFT + _LIST_EDGE, top, width, self._step - _BETWEEN_ROWS)

    def bar(self) -> Rect:
        """The bar beside the rows."""
        panel = self.contents()
        bar = self.layout.box(_LEFT + _WIDTH - _LIST_EDGE - _BAR + 10, 0, _BAR, 1)
        edge = self.layout.span(_LIST_EDGE)
        return Rect(bar.left, panel.top + edge, bar.width, panel.height - 2 * edge)

    # -- right
    def page(self) -> Rect:
        return self.layout.box(_PAGE, _TOP, _PAGE_WIDTH, self.layout.height - 2 * _TOP)

    def sheet(self) -> Rect:
        """The part of the page that is written on."""
        bottom = self._foot_top - 16
        return self.layout.box(_PAGE + _PAGE_EDGE, 32, _PAGE_WIDTH - 2 * _PAGE_EDGE, bottom - 32)

    @property
    def _foot_top(self) -> float:
        return self.layout.height - _FOOT_EDGE - self._foot

    @property
    def _foot(self) -> float:
        return _FOOT * (1.2 if self.layout.tall else 1.0)

    def back(self) -> Rect:
        """The button to the page before."""
        return self.layout.box(_PAGE + _PAGE_EDGE, self._foot_top, _TURN, self._foot)

    def on(self) -> Rect:
        """The button to the next page."""
        left = _PAGE + _PAGE_WIDTH - _PAGE_EDGE - _TURN
        return self.layout.box(left, self._foot_top, _TURN, self._foot)

    def offer(self, index: int, count: int) -> Rect:
        """One of ``count`` buttons between those two."""
        left = _PAGE + _PAGE_EDGE + _TURN + _BETWEEN
        room = _PAGE_WIDTH - 2 * (_PAGE_EDGE + _TURN + _BETWEEN)
        width = (room - _GAP * (count - 1)) / count
        return self.layout.box(left + index * (width + _GAP), self._foot_top, width, self._foot)
