"""Where everything stands: the grid of every screen, in pixels, for any window size.

All lengths are design units of a screen 1920 wide; one unit is ``u`` pixels.  Screens of 16:9 follow the grid as
it is, wider ones centre it, taller ones give the extra height to action cards, ark margins and panels.
"""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from scenes.layouts.aboard import AboardGrid

WIDE_HEIGHT, TALL_HEIGHT = 1080.0, 1440.0
TALL_FROM = 1160.0
"""From this height on (in units) the table uses the two-row head of the taller screens."""

LEAST_SIZE = (1024, 720)


class Layout:
    """The grid for a window of ``size`` pixels.  Places are named for what stands there, and in pixels too."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.u = min(size[0] / 1920, size[1] / 1080)
        self.left = (size[0] - 1920 * self.u) / 2
        self.height = size[1] / self.u
        """Height of the window in units: 1080 at 16:9, 1440 at 4:3."""

    @property
    def tall(self) -> bool:
        """Whether the window is taller than 16:9 by enough to lay things out anew."""
        return self.height >= TALL_FROM

    @property
    def growth(self) -> float:
        """How far from 16:9 (0) to 4:3 (1) the window's height is."""
        return min(1.0, max(0.0, (self.height - WIDE_HEIGHT) / (TALL_HEIGHT - WIDE_HEIGHT)))

    def px(self, units: float) -> int:
        """A length in whole pixels, at least one."""
        return max(1, round(units * self.u))

    def text_px(self, units: float, digits: bool = False) -> int:
        """The pixel height of a text, never below what can be read: 15 for words, 13 for digits on tiles."""
        if units <= 26 and not digits and self.size[0] < 1600:
            units += 2
        return max(13 if digits else 15, round(units * self.u))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in units, in pixels; its edges are rounded, so neighbours keep meeting."""
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
            return self.box(17.0 + 101.5 * index, 17, 92, 84)
        return self.at(0.0083 + 0.051 * index, 0.015, 0.048, 0.054)

    def round_panel(self) -> Rect:
        if self.tall:
            return self.box(323, 17, 858, 84)
        return self.at(0.0083, 0.076, 0.150, 0.098)

    def log(self) -> Rect:
        if self.tall:
            return self.box(1195, 17, 709, 84)
        return self.at(0.8417, 0.015, 0.150, 0.159)

    def action_board(self) -> Rect:
        if self.tall:
            return self.box(16, 115, 1888, self._card_height())
        return self.at(0.1667, 0.015, 0.6667, 0.159)

    def action_card(self, index: int, count: int) -> Rect:
        """One of ``count`` equal cards of the action board."""
        board = self.action_board()
        gap = 8.0 * self.u
        width = (board.width - gap * (count - 1)) / count
        left = round(board.left + index * (width + gap))
        right = round(board.left + index * (width + gap) + width)
        return Rect(left, board.top, right - left, board.height)

    def _card_height(self) -> float:
        return 130 + (214 - 130) * self._stretch()

    def _panel_height(self) -> float:
        return 182 + (268 - 182) * self._stretch()

    def _stretch(self) -> float:
        return min(1.0, max(0.0, (self.height - TALL_FROM) / (TALL_HEIGHT - TALL_FROM)))

    def _panels_top(self) -> float:
        return self.height - 18 - self._panel_height()

    def _prompt_top(self) -> float:
        return self._panels_top() - 96

    def ark_zone(self) -> Rect:
        """Where the ark and the trays over it lie."""
        if self.tall:
            top = 115 + self._card_height() + 16
            return self.box(0, top, 1920, self._prompt_top() - 16 - top)
        return self.at(0, 0.180, 1, 0.558)

    def prompt(self) -> Rect:
        if self.tall:
            return self.box(16, self._prompt_top(), 1340, 75)
        return self.at(0.0083, 0.744, 0.698, 0.069)

    def tool(self, index: int) -> Rect:
        """One of the three square tools beside the prompt."""
        if self.tall:
            return self.box(1380 + 88 * index, self._prompt_top(), 79, 75)
        return self.at(0.719 + 0.0458 * index, 0.744, 0.041, 0.069)

    def done(self) -> Rect:
        if self.tall:
            return self.box(1648, self._prompt_top(), 255, 75)
        return self.at(0.858, 0.744, 0.133, 0.069)

    def player_panel(self, seat: int, seats: int) -> Rect:
        """The panel of a seat; with fewer than four they keep their width, centred."""
        shift = 0.248 * (4 - seats) / 2
        rect = self.at(0.0083 + 0.248 * seat + shift, 0.828, 0.2396, 0.163)
        if self.tall:
            tall = self.box(0, self._panels_top(), 1, self._panel_height())
            rect.top, rect.height = tall.top, tall.height
        return rect

    def colour_column(self, panel: Rect) -> Rect:
        """The coloured left part of a player's panel, .067 of the grid wide."""
        return Rect(panel.left, panel.top, round(0.067 * 1920 * self.u), panel.height)

    # -- trays and cards over the ark
    def taming_tray(self) -> Rect:
        return self._over_ark(self.at(0.1396, 0.2667, 0.7208, 0.4315))

    def taming_order(self) -> Rect:
        """The rim above the taming tray that shows who takes when."""
        tray = self.taming_tray()
        rim = self.box(0, 0, 460, 88)
        rim.midtop = (tray.centerx, tray.top - round(58 * self.u))
        return rim

    def exchange_tray(self) -> Rect:
        return self._over_ark(self.at(0.1771, 0.1889, 0.6458, 0.5407))

    def _over_ark(self, rect: Rect) -> Rect:
        if self.tall:
            shift = self.ark_zone().centery - round(0.459 * 1080 * self.u)
            rect = rect.move(0, shift)
        return rect

    def action_detail(self, card: Rect) -> Rect:
        """The card that opens under a hovered action, kept 16 off the sides."""
        rect = self.box(0, 0, 600, 300)
        top = card.bottom + round(38 * self.u) if self.tall else round(0.209 * 1080 * self.u)
        rect.midtop = (card.centerx, top)
        edge = round(16 * self.u)
        return rect.clamp(Rect(edge, 0, self.size[0] - 2 * edge, self.size[1]))

    def deluge_card(self, index: int, count: int = 4) -> Rect:
        """One of ``count`` cards that show the Deluge's order; four are as wide as the action board they replace.

        Fewer keep their width, centred.
        """
        place = index + (4 - count) / 2
        if self.tall:
            board = self.action_board()
            return self.box(16 + 474.0 * place, board.top / self.u, 449, board.height / self.u)
        return self.at(0.1667 + 0.1708 * place, 0.015, 0.1547, 0.159)

    # -- title
    def title_text(self) -> tuple[int, int]:
        """The point at the middle of the upper edge of the title's letters."""
        return (self.size[0] // 2, round((22 if self.tall else 0.019 * 1080) * self.u))

    def title_ark(self) -> Rect:
        if self.tall:
            return self.box(650, 250 * self._tall(), 620, 465)
        return self.at(0.359, 0.165, 0.281, 0.375)

    def title_card(self, index: int) -> Rect:
        if self.tall:
            return self.box(30 + 628 * index, 738 * self._tall(), 604, 424 * self._tall(0.6))
        return self.at(0.0375 + 0.3146 * index, 0.528, 0.296, 0.313)

    def title_continue(self) -> Rect:
        if self.tall:
            return self.box(30, 1194 * self._tall(), 1860, 104 * self._tall())
        return self.at(0.0375, 0.881, 0.365, 0.089)

    def title_button(self, index: int) -> Rect:
        if self.tall:
            return self.box(30 + 468 * index, 1316 * self._tall(), 456, 104 * self._tall())
        return self.at(0.4146 + 0.1375 * index, 0.881, 0.131, 0.089)

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

    def setup_preview(self) -> Rect:
        """Where the little ark of the setup lies."""
        if self.tall:
            return self.box(950, 770 * self._tall(), 920, 384 * self._tall())
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
    def pause_panel(self) -> Rect:
        return self._centred(self.at(0.130, 0.050, 0.740, 0.900))

    def _centred(self, rect: Rect) -> Rect:
        rect.centery = self.size[1] // 2 if self.tall else rect.centery
        return rect
