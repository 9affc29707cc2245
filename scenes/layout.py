"""Where everything stands: the grid of every screen, in pixels, for any window size.

All lengths are design units of a screen 1920 wide.  Screens of 16:9 follow the grid as it is, wider ones centre it,
taller ones give the extra height to action cards, ark margins and panels.

How large everything is, is the player's choice (``scale``: .9, 1 or 1.15).  Places keep their width whatever that is:
``box``, ``at`` and the named places measure with ``grid`` pixels a unit, and rows of a table that are not the ark's
get ``scale`` times their height, so that the ark gives or takes the difference.  What is drawn in them measures with
``u`` (``px``, all of ``Brush``): smaller with the smaller size, and never larger than its place has room for.
Letters (``text_px``) follow the size both ways.  So a screen needs nothing of its own for the sizes, as long as each
text beside something is given a ``width`` to shrink to, or is wrapped and measured before what lies below it is
placed.
"""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Self

from pygame import Rect

from scenes.layouts.aboard import AboardGrid

WIDE_HEIGHT, TALL_HEIGHT = 1080.0, 1440.0
TALL_FROM = 1160.0
"""From this height on (in units) the table uses the two-row head of the taller screens."""

LEAST_SIZE = (1024, 720)
_LEAST_UNIT, _LEAST_PANEL_UNIT = 0.54, 0.62
"""Pixels of a unit below which nothing is made smaller: most letters are as small as can be read.

Then those of a panel full of words, in every language.
"""
_EXCHANGE = (1240.0, 584.0)
"""Width and height of the tray of the exchange, the largest, in units."""
_TAMING_ROOM = 532.0
"""Height of the zone in which the tray of taming stands with the rim above it, in units."""
_TOP = 16.2
"""Units kept free above the table of a window of 16:9."""


class Layout:
    """The grid for a window of ``size`` pixels.  Places are named for what stands there, and in pixels too."""

    def __init__(self, size: tuple[int, int], scale: float = 1.0) -> None:
        self.size = size
        self.grid = min(size[0] / 1920, size[1] / 1080)
        """Pixels of a unit of the places."""
        self.scale = max(scale, min(1.0, _LEAST_UNIT / self.grid))
        """How large everything is: see the module.  In windows so small that letters could not be read it stays."""
        self.u = self.grid * min(1.0, self.scale)
        """Pixels of a unit of what is drawn in them."""
        self.letters = self.grid * self.scale
        """Pixels of a unit of type."""
        self.left = (size[0] - 1920 * self.grid) / 2
        self.height = size[1] / self.grid
        """Height of the window in units: 1080 at 16:9, 1440 at 4:3."""

    def drawn(self, scale: float, letters: float = 0.0) -> Self:
        """The same places, in which everything is drawn so large, letters too unless that is told apart."""
        other = copy(self)
        other.u, other.letters = self.grid * scale, self.grid * (letters or scale)
        return other

    @property
    def tall(self) -> bool:
        """Whether the window is taller than 16:9 by enough to lay things out anew."""
        return self.height >= TALL_FROM

    @property
    def growth(self) -> float:
        """How far from 16:9 (0) to 4:3 (1) the window's height is."""
        return min(1.0, max(0.0, (self.height - WIDE_HEIGHT) / (TALL_HEIGHT - WIDE_HEIGHT)))

    def px(self, units: float) -> int:
        """A length of something drawn in whole pixels, at least one."""
        return max(1, round(units * self.u))

    def span(self, units: float) -> int:
        """A length between places in whole pixels, at least one."""
        return max(1, round(units * self.grid))

    def text_px(self, units: float, digits: bool = False) -> int:
        """The pixel height of a text, never below what can be read: 15 for words, 13 for digits on tiles."""
        if units <= 26 and not digits and self.size[0] < 1600:
            units += 2
        return max(13 if digits else 15, round(units * self.letters))

    def floor_px(self, units: float, digits: bool = False) -> int:
        """The pixel height down to which a text may shrink: where all is large it may become as small as usual."""
        return min(self.text_px(units, digits), self.drawn(1.0).text_px(units, digits))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in units, in pixels; its edges are rounded, so neighbours keep meeting."""
        left, top = round(self.left + x * self.grid), round(y * self.grid)
        return Rect(left, top, round(self.left + (x + w) * self.grid) - left, round((y + h) * self.grid) - top)

    def piece(self, x: float, y: float, w: float, h: float) -> Rect:
        """The same for something drawn, which is measured with ``u``."""
        left, top = round(self.left + x * self.u), round(y * self.u)
        return Rect(left, top, round(self.left + (x + w) * self.u) - left, round((y + h) * self.u) - top)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in fractions of the 16:9 grid."""
        return self.box(x * 1920, y * 1080, w * 1920, h * 1080)

    @cached_property
    def aboard(self) -> AboardGrid:
        """The chapter of Animals on Board."""
        return AboardGrid(self)

    @property
    def screen(self) -> Rect:
        """The whole window."""
        return Rect((0, 0), self.size)

    # -- the table of the two ark games
    def menu(self, index: int) -> Rect:
        """One of the three small buttons at the upper left."""
        if self.tall:
            return self.box(17.0 + 101.5 * index, 17, 92, self._head_height())
        return self.box(16 + 97.9 * index, _TOP, 92.2, 58.3 * self.scale)

    def _head_height(self) -> float:
        """Height of what stands above the ark; in tall windows of its first row."""
        return (84.0 if self.tall else 171.7) * self.scale

    def watch(self) -> Rect:
        """The button that shows what has just happened: below the log, in the free corner beside the ark."""
        return self.box(1832, self.ark_zone().top / self.grid + 6, 72, 64)

    def round_panel(self) -> Rect:
        if self.tall:
            return self.box(323, 17, 858, self._head_height())
        top = _TOP + 58.3 * self.scale + 7.6
        return self.box(16, top, 288, _TOP + self._head_height() - top)

    def log(self) -> Rect:
        if self.tall:
            return self.box(1195, 17, 709, self._head_height())
        return self.box(1616, _TOP, 288, self._head_height())

    def action_board(self) -> Rect:
        if self.tall:
            return self.box(16, 31 + self._head_height(), 1888, self._card_height())
        return self.box(320, _TOP, 1280, self._head_height())

    def action_card(self, index: int, count: int) -> Rect:
        """One of ``count`` equal cards of the action board."""
        board = self.action_board()
        gap = 8.0 * self.grid
        width = (board.width - gap * (count - 1)) / count
        left = round(board.left + index * (width + gap))
        right = round(board.left + index * (width + gap) + width)
        return Rect(left, board.top, right - left, board.height)

    def _card_height(self) -> float:
        """Height of the action cards in tall windows."""
        return (160 + (214 - 160) * self._stretch()) * self.scale

    def _panel_height(self) -> float:
        return (182 + (268 - 182) * self._stretch() if self.tall else 176) * self.scale

    def _stretch(self) -> float:
        return min(1.0, max(0.0, (self.height - TALL_FROM) / (TALL_HEIGHT - TALL_FROM)))

    def _panels_top(self) -> float:
        return self.height - (18 if self.tall else 9.7) - self._panel_height()

    def _prompt_height(self) -> float:
        return (75 if self.tall else 74.5) * self.scale

    def _prompt_top(self) -> float:
        return self._panels_top() - (21 if self.tall else 16.2) - self._prompt_height()

    def ark_zone(self) -> Rect:
        """Where the ark and the trays over it lie."""
        if self.tall:
            top = 31 + self._head_height() + self._card_height() + 16
            return self.box(0, top, 1920, self._prompt_top() - 16 - top)
        top = _TOP + self._head_height() + 6.5
        return self.box(0, top, 1920, self._prompt_top() - 6.5 - top)

    def prompt(self) -> Rect:
        return self._in_prompt_row(16, 1340)

    def tool(self, index: int) -> Rect:
        """One of the three square tools beside the prompt."""
        return self._in_prompt_row(1380 + 88 * index, 79)

    def done(self) -> Rect:
        return self._in_prompt_row(1648, 255)

    def _in_prompt_row(self, x: float, width: float) -> Rect:
        return self.box(x, self._prompt_top(), width, self._prompt_height())

    def player_panel(self, seat: int, seats: int) -> Rect:
        """The panel of a seat; with fewer than four they keep their width, centred."""
        place = seat + (4 - seats) / 2
        return self.box(16 + 476.2 * place, self._panels_top(), 460, self._panel_height())

    def colour_column(self, panel: Rect) -> Rect:
        """The coloured left part of a player's panel, .067 of the grid wide."""
        return Rect(panel.left, panel.top, round(0.067 * 1920 * self.u), panel.height)

    # -- trays and cards over the ark
    def taming_tray(self) -> Rect:
        return self._over_ark(1384, 466, 25.3, self.taming_share)

    @property
    def taming_share(self) -> float:
        """How large the tray of taming is, as far as the ark's zone has room for it and the rim above it."""
        return min(1.0, self.scale, self.ark_zone().height / self.grid / _TAMING_ROOM)

    def taming_order(self) -> Rect:
        """The rim above the taming tray that shows who takes when."""
        tray = self.taming_tray()
        rim = Rect(0, 0, self.px(460), self.px(88))
        rim.midtop = (tray.centerx, tray.top - self.px(58))
        return rim

    def exchange_tray(self) -> Rect:
        return self._over_ark(*_EXCHANGE, 0.0, self.exchange_share)

    @property
    def exchange_share(self) -> float:
        """How large the tray of the exchange is, as far as the ark's zone has room for it."""
        return min(1.0, self.scale, self.ark_zone().height / self.grid / (_EXCHANGE[1] + 8))

    def _over_ark(self, width: float, height: float, below: float, scale: float) -> Rect:
        """A tray so many times its size in the middle of the ark's zone, or ``below`` that."""
        zone = self.ark_zone()
        rect = Rect(0, 0, self.span(width * scale), self.span(height * scale))
        rect.center = (zone.centerx, zone.centery + round(below * scale * self.grid))
        return rect

    def action_detail(self, card: Rect, height: float) -> Rect:
        """The card that opens under a hovered action, so many units high and kept 16 off the sides."""
        rect = Rect(0, 0, self.px(600), self.px(height))
        rect.midtop = (card.centerx, card.bottom + self.px(38))
        edge = self.span(16)
        return rect.clamp(Rect(edge, 0, self.size[0] - 2 * edge, self.size[1]))

    def deluge_card(self, index: int, count: int = 4) -> Rect:
        """One of ``count`` cards that show the Deluge's order; four are as wide as the action board they replace.

        Fewer keep their width, centred.
        """
        place, board = index + (4 - count) / 2, self.action_board()
        rect = self.box(16 + 474.0 * place, 0, 449, 1) if self.tall else self.box(320 + 328 * place, 0, 297, 1)
        return Rect(rect.left, board.top, rect.width, board.height)

    # -- title
    def title_text(self) -> tuple[int, int]:
        """The point at the middle of the upper edge of the title's letters."""
        return (self.size[0] // 2, round((22 if self.tall else 0.019 * 1080) * self.grid))

    def title_ark(self) -> Rect:
        """The ark gives up what the larger rows below it take."""
        bottom = self.title_card(0).top / self.grid + (-23 * self._tall() if self.tall else 13)
        if self.tall:
            top = min(250 * self._tall(), bottom - 465)
            return self.box(650, top, 620, bottom - top)
        return self.box(689.3, 178.2, 539.5, bottom - 178.2)

    def title_card(self, index: int) -> Rect:
        if self.tall:
            height = 424 * self._tall(0.6)
            return self._above_continue(30 + 628 * index, 604, height, max(12.0, 456 * self._tall() - height))
        return self._above_continue(72 + 604 * index, 568.3, 338, 43.2)

    def _above_continue(self, x: float, width: float, height: float, gap: float) -> Rect:
        bottom = self.title_continue().top / self.grid - gap
        return self.box(x, bottom - height * self.scale, width, height * self.scale)

    def title_continue(self) -> Rect:
        if self.tall:
            height, below = 104 * self._tall() * self.scale, self.title_button(0).top / self.grid
            return self.box(30, below - 18 * self._tall() - height, 1860, height)
        return self._last_row(72, 700.8)

    def title_button(self, index: int) -> Rect:
        return self._last_row(30 + 468 * index, 456) if self.tall else self._last_row(796 + 264 * index, 251.5)

    def _last_row(self, x: float, width: float) -> Rect:
        """A place in the lowest row of the title."""
        height = (104 * self._tall() if self.tall else 96.1) * self.scale
        bottom = 1420 * self._tall() if self.tall else 1047.6
        return self.box(x, bottom - height, width, height)

    def _tall(self, power: float = 1.0) -> float:
        """The factor on heights between 4:3 (1) and less tall windows."""
        factor = self.height / TALL_HEIGHT
        return 1 - (1 - factor) * power if power != 1.0 else factor

    # -- setup
    def setup_home(self) -> Rect:
        return self.box(22, 18, 104, 94) if self.tall else self.at(0.0083, 0.015, 0.048, 0.078)

    def setup_rules(self) -> Rect:
        return self.box(1794, 18, 104, 94) if self.tall else self.at(0.944, 0.015, 0.048, 0.078)

    def setup_sign(self) -> Rect:
        return self.box(501, 18, 918, 94) if self.tall else self.at(0.292, 0.015, 0.417, 0.078)

    def setup_seat(self, index: int) -> Rect:
        if self.tall:
            return self.box(22 + 474 * index, 132 * self._tall(), 458, 600 * self._tall())
        return self.at(0.0083 + 0.1833 * index, 0.111, 0.175, 0.537)

    def setup_options(self) -> Rect:
        if self.tall:
            return self.box(22, 752 * self._tall(), 864, 668 * self._tall())
        return self.at(0.742, 0.111, 0.250, 0.537)

    def setup_inside(self) -> Rect:
        """The row for whoever has never played."""
        if self.tall:
            return self.box(908, 752 * self._tall(), 990, 84 * self._tall())
        return self.at(0.742, 0.6565, 0.250, 0.0655)

    def setup_preview(self) -> Rect:
        """Where the little ark of the setup lies."""
        if self.tall:
            return self.box(950, 852 * self._tall(), 920, 322 * self._tall())
        return self.at(0.010, 0.675, 0.400, 0.300)

    def setup_facts(self) -> Rect:
        if self.tall:
            return self.box(908, 1192 * self._tall(), 456, 228 * self._tall())
        return self.at(0.469, 0.731, 0.219, 0.194)

    def setup_start(self) -> Rect:
        if self.tall:
            return self.box(1386, 1192 * self._tall(), 512, 228 * self._tall())
        return self.at(0.742, 0.731, 0.250, 0.194)

    # -- pause and settings
    @property
    def pause_scale(self) -> float:
        """How large the panel of settings is: in small windows larger than all else, as far as these have room."""
        return min(max(self.scale, _LEAST_PANEL_UNIT / self.grid), (self.height - 20) / 972, 1880 / 1421)

    def pause_panel(self) -> Rect:
        width, height = 1420.8 * self.pause_scale, 972 * self.pause_scale
        return self.box((1920 - width) / 2, (self.height - height) / 2, width, height)
