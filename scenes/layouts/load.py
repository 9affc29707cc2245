"""The grid of the saved games (o): filters and search, the list with its bar, and what is told of the chosen one.

Lengths are units of a window 1920 wide, as in ``layout``.  Taller windows show more rows, a higher panel beside them
and more room between the seats in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

RATIO = 2.9
"""How much wider than high the picture of a match is."""
ROW, ROW_STEP = 154.0, 169.6
"""Height of a row and the distance of two."""
_NOTICE = 112.0
NOTICE_COVERS = (_NOTICE + 8) / ROW_STEP
"""As many rows lie behind the notice at the foot of the list."""
_LEFT, _WIDTH = 16.0, 979.0
_TOP, _FOOT = 120.0, 34.0
_FILTERS = ((0.0, 178.0), (190.0, 214.0), (416.0, 218.0))
"""Where the buttons of the filter stand in the left column, and how wide they are."""
_SEARCH = 646.0
_RIGHT, _RIGHT_WIDTH = 1044.0, 860.0
_BUTTONS, _BUTTONS_GAP = 126.0, 24.0
_PICTURE = (23.0, 22.0, 814.0, 281.0)
_SEATS_TOP, _SEAT, _SEAT_STEP, _MOST_STEP = 428.0, 72.0, 82.0, 156.0


class LoadGrid:
    """The places of the screen, in pixels, each named for what stands there."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        head = layout.setup_home()
        self.top = (head.bottom / layout.grid + 16) if layout.tall else _TOP
        """Where the columns begin, in units."""

    # -- left
    def filter(self, index: int) -> Rect:
        """The button of one of the three filters."""
        left, width = _FILTERS[index]
        return self.layout.box(_LEFT + left, self.top, width, 72)

    def search(self) -> Rect:
        return self.layout.box(_LEFT + _SEARCH, self.top, _WIDTH - _SEARCH, 72)

    def list(self) -> Rect:
        """Where the rows are seen, with room at the sides for rings."""
        top = self.top + 84
        return self.layout.box(0, top, _LEFT + _WIDTH + 6, self.layout.height - top)

    def first_row(self) -> Rect:
        """The place of the uppermost row before anything is scrolled."""
        return self.layout.box(_LEFT, self.top + 92, _WIDTH, ROW)

    def page(self) -> float:
        """How many rows can be seen at once."""
        return (self.layout.height - self.top - 92 - _FOOT + ROW_STEP - ROW) / ROW_STEP

    def bar(self) -> Rect:
        """The bar beside the rows."""
        top = self.top + 92
        return self.layout.box(1004, top, 22, self.layout.height - _FOOT - top)

    def notice(self) -> Rect:
        """Where the way back from removing is offered, over the foot of the list."""
        return self.layout.box(_LEFT, self.layout.height - _FOOT - _NOTICE, _WIDTH, _NOTICE)

    # -- right
    def panel(self) -> Rect:
        height = self.layout.height - self.top - _BUTTONS - _BUTTONS_GAP - _FOOT
        return self.layout.box(_RIGHT, self.top, _RIGHT_WIDTH, height)

    def picture(self) -> Rect:
        x, y, width, height = _PICTURE
        return self.layout.box(_RIGHT + x, self.top + y, width, height)

    def name(self) -> Rect:
        """The line of the name."""
        return self.layout.box(_RIGHT + 30, self.top + 312, 800, 66)

    def about(self) -> tuple[int, int]:
        """The left end of the line below the name."""
        return self.layout.box(_RIGHT + 32, self.top + 398, 0, 0).topleft

    def seat(self, index: int) -> Rect:
        """The row of one player."""
        panel = self.panel()
        free = panel.height / self.layout.grid - _SEATS_TOP - 24
        step = min(_MOST_STEP, max(_SEAT_STEP, free / 4))
        top = self.top + _SEATS_TOP + index * step
        return self.layout.box(_RIGHT + 23, top, 814, _SEAT + 0.6 * (step - _SEAT_STEP))

    # -- buttons below
    def bin(self) -> Rect:
        return self._button(0, 110)

    def beside(self) -> Rect:
        return self._button(126, 310)

    def go(self) -> Rect:
        return self._button(452, 408)

    def _button(self, x: float, width: float) -> Rect:
        return self.layout.box(_RIGHT + x, self.layout.height - _FOOT - _BUTTONS, width, _BUTTONS)
