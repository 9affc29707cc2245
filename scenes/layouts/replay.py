"""The grid of the replay (p): the table beside its log, and the bar of time in the prompt's place.

Lengths are units of a window 1920 wide, as in ``layout``.  Where the window is tall the log lies under the bar, and
the players' panels are as low as at 16:9.
"""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from scenes.layout import Layout
from scenes.layouts.aboard import AboardGrid

BELOW_FROM = 1300.0
"""From this height of the window on, in units, the log lies under the bar."""
_ZONE, _STORY_LEFT, _STORY_WIDTH = 0.765, 0.7729, 0.2188
_CARDS, _PANELS, _ABOARD_PANELS = 172.0, 182.0, 284.0
"""Heights of action cards and panels in tall windows, which leave room for the log."""
_STORY_BELOW = 280.0
"""Height of the log under the bar, in a window of 4:3."""
_FILTER = 476.0
"""Width of the filter at the right of the log under the bar."""
_BUTTONS = {"back": (16.0, 80.0), "play": (108.0, 114.0), "on": (234.0, 80.0)}
_TIME, _SPEEDS, _SPEED_STEP, _SPEED = (326.0, 770.0), 1108.0, 114.0, 106.0
_WAY_ON = (1458.0, 446.0)
"""Where things of the bar begin, and how wide they are."""


class ReplayLayout(Layout):
    """The grid of a window in which a match of ``game`` is watched: tables painted with it leave room for the log."""

    def __init__(self, size: tuple[int, int], scale: float, game: str) -> None:
        super().__init__(size, scale)
        self._aboard = game == "aboard"

    @property
    def below(self) -> bool:
        """Whether the log lies under the bar, not beside the table."""
        return self.height >= BELOW_FROM

    @property
    def story_height(self) -> float:
        """Height of the log under the bar, in units; it shrinks in windows that are less tall than 4:3."""
        return _STORY_BELOW * self.growth

    # -- the table
    @cached_property
    def aboard(self) -> AboardGrid:
        return ReplayAboardGrid(self)

    def _card_height(self) -> float:
        return _CARDS * self.scale if self.below else super()._card_height()

    def _panel_height(self) -> float:
        return _PANELS * self.scale if self.below else super()._panel_height()

    def _prompt_top(self) -> float:
        return super()._prompt_top() - (self.story_height + 16 if self.below else 0)

    def ark_zone(self) -> Rect:
        zone = super().ark_zone()
        return zone if self.below else Rect(zone.left, zone.top, self._across(_ZONE), zone.height)

    def taming_tray(self) -> Rect:
        return self._centred_in_zone(super().taming_tray())

    def exchange_tray(self) -> Rect:
        return self._centred_in_zone(super().exchange_tray())

    def _across(self, share: float) -> int:
        """A share of the grid's width, in pixels."""
        return round(share * 1920 * self.grid)

    def _centred_in_zone(self, tray: Rect) -> Rect:
        tray.centerx = self.ark_zone().centerx
        return tray

    # -- what the replay adds
    def sign(self) -> Rect:
        """The wooden sign, in the place of the small log."""
        return self.aboard.log() if self._aboard else self.log()

    def table_rows(self) -> Rect:
        """The rows of the ark, or the meadow: what the log stands beside."""
        if self._aboard:
            return self.aboard.meadow()
        if self.tall:
            return super().ark_zone()
        zone = super().ark_zone()
        return Rect(0, zone.top + self.span(9.7), self.size[0], zone.height - self.span(12.9))

    def story(self) -> Rect:
        """The panel of the log."""
        if self.below:
            bar = self.bar()
            return Rect(bar.left, bar.bottom + self.span(16), bar.width, self.span(self.story_height))
        rows, column = self.table_rows(), self.at(_STORY_LEFT, 0, _STORY_WIDTH, 1)
        return Rect(column.left, rows.top, column.width, rows.height)

    def filter_column(self) -> Rect | None:
        """Where the filter stands beside the lines; None where it must be opened over them."""
        story = self.story()
        width = self.span(_FILTER)
        return Rect(story.right - width, story.top, width, story.height) if self.below else None

    def bar(self) -> Rect:
        """The whole row of what moves through time."""
        row = self.aboard.prompt() if self._aboard else self.prompt()
        across = self.box(16, 0, 1888, 1)
        return Rect(across.left, row.top, across.width, row.height)

    def bar_button(self, name: str) -> Rect:
        """The buttons ``back``, ``play`` and ``on`` at the left of the bar."""
        return self._in_bar(*_BUTTONS[name])

    def time(self) -> Rect:
        """The plate of the slider."""
        return self._in_bar(*_TIME)

    def speed(self, index: int) -> Rect:
        return self._in_bar(_SPEEDS + _SPEED_STEP * index, _SPEED)

    def way_on(self) -> Rect:
        """The green button: from here on, or back to the game."""
        return self._in_bar(*_WAY_ON)

    def _in_bar(self, x: float, width: float) -> Rect:
        row, part = self.bar(), self.box(x, 0, width, 1)
        return Rect(part.left, row.top, part.width, row.height)


class ReplayAboardGrid(AboardGrid):
    """The table of Animals on Board with room for the log beside the meadow, or under it."""

    layout: ReplayLayout

    def sign(self) -> Rect:
        return super().sign() if self.layout.tall else self._in_head(646, 480)

    def log(self) -> Rect:
        return super().log() if self.layout.tall else self._in_head(_STORY_LEFT * 1920, _STORY_WIDTH * 1920)

    def meadow(self) -> Rect:
        meadow = super().meadow()
        if not self.layout.below:
            meadow.width = self.layout.at(0, 0, _ZONE, 1).right - meadow.left
        return meadow

    def _panel_height(self) -> float:
        return _ABOARD_PANELS * self.layout.scale if self.layout.below else super()._panel_height()

    def _prompt_top(self) -> float:
        return super()._prompt_top() - (self.layout.story_height + 16 if self.layout.below else 0)
