"""The grid of the setup (b, u): what lies in a seat's card, among the options, in facts and Start.

Lengths are units of a window 1920 wide, as in ``layout``; places are measured from the card or panel they lie in.
On windows between 16:9 and 4:3 the heights of the taller grid shrink with the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from scenes.layout import Layout

TALL_HEIGHT = 1440.0
_GAP = 4.0


class Panel:
    """A card or panel in which places are measured in units from its upper left corner.

    ``scale`` is that of a panel which is larger or smaller as a whole, as those over other screens are.
    """

    def __init__(self, layout: Layout, rect: Rect, scale: float = 1.0) -> None:
        self.layout = layout
        self.rect = rect
        self.unit = layout.grid * scale
        """Pixels of a unit of the places."""
        self.squeeze = layout.height / TALL_HEIGHT if layout.tall else 1.0

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        u = self.unit
        left, top = self.rect.left + round(x * u), self.rect.top + round(y * self.squeeze * u)
        right = self.rect.left + round((x + w) * u)
        return Rect(left, top, right - left, round(h * self.squeeze * u))

    def point(self, x: float, y: float) -> tuple[int, int]:
        return self.box(x, y, 0, 0).topleft

    def share(self, row: Rect, index: int, count: int) -> Rect:
        """One of ``count`` equal parts of a row, side by side."""
        gap = _GAP * self.unit
        width = (row.width - gap * (count - 1)) / count
        left = round(row.left + index * (width + gap))
        return Rect(left, row.top, round(row.left + index * (width + gap) + width) - left, row.height)


class SeatGrid(Panel):
    """The places in the card of a seat."""

    def __init__(self, layout: Layout, index: int) -> None:
        super().__init__(layout, layout.setup_seat(index))
        self.tall = layout.tall

    def line(self) -> int:
        """Where the coloured part ends, in pixels."""
        return self.point(0, 260 if self.tall else 250)[1]

    def disc(self) -> tuple[tuple[int, int], float]:
        """The middle of the portrait, and its radius in units."""
        if self.tall:
            return self.point(229, 135), 113 * self.squeeze
        return self.point(168, 127), 100

    def arrow(self, side: int) -> Rect:
        """The arrow at the left (0) and at the right (1) of the portrait."""
        if self.tall:
            return self.box(18 + 350 * side, 92, 71, 86)
        return self.box(14 + 260 * side, 90, 48, 70)

    def mark(self) -> tuple[int, int]:
        return self.point(325, 209) if self.tall else self.point(251, 197)

    def begins(self) -> Rect:
        """The sign of who begins, across from the mark."""
        rect = self.box(0, 0, 63, 63) if not self.tall else self.box(0, 0, 70, 70)
        rect.center = self.point(133, 209) if self.tall else self.point(85, 197)
        return rect

    def entry(self) -> Rect:
        return self.box(21, 285, 412, 78) if self.tall else self.box(20, 276, 296, 70)

    def kind(self, index: int) -> Rect:
        """One of the three buttons of who sits here."""
        row = self.box(21, 378, 412, 96) if self.tall else self.box(20, 366, 296, 78)
        return self.share(row, index, 3)

    def kind_name(self) -> tuple[int, int] | None:
        """The middle of what the chosen one of them means; taller windows leave it out."""
        return None if self.tall else self.point(168, 466)

    def levels(self, words: Sequence[int]) -> list[Rect]:
        """The buttons of how well the computer plays; ``words`` are the pixels that each word needs at least, and
        round all of them there is as much room."""
        row, gap, count = self.hints(), _GAP * self.unit, len(words)
        room = (row.width - gap * (count - 1) - sum(words)) / count
        lefts = [row.left + (gap + room) * i + sum(words[:i]) for i in range(count)]
        return [
            Rect(round(left), row.top, round(left + room + word) - round(left), row.height)
            for left, word in zip(lefts, words, strict=True)
        ]

    def hints(self) -> Rect:
        """Where the lantern, its word and its switch stand, for a click."""
        return self.box(21, 490, 412, 83) if self.tall else self.box(11, 496, 314, 64)

    def lantern(self) -> tuple[int, int]:
        """The middle of the lantern."""
        return self.point(54, 531) if self.tall else self.point(38, 527)

    def hints_word(self) -> tuple[int, int]:
        """The middle of the left edge of the lantern's word."""
        return self.point(94, 531) if self.tall else self.point(65, 528)

    def hints_track(self) -> Rect:
        """The track of the lantern's switch."""
        return self.box(307, 499, 119, 64) if self.tall else self.box(224, 504, 92, 48)

    def free_name(self) -> tuple[int, int]:
        return self.entry().center

    def invitation(self) -> tuple[int, int]:
        return self.point(229, 532) if self.tall else self.point(168, 528)


_WIDE_ROWS, _TALL_ROWS = (104.0, 530.0), (124.0, 606.0)
"""The middles of the first and the last row of the options, in units."""
_WIDE_STEP, _TALL_STEP = 70.0, 88.0
"""Rows never stand further apart than so."""


class OptionsGrid(Panel):
    """The places among the options: rows at equal steps.

    Rows: ``count``, ``seed``, ``undo``, ``confirm``, ``first``, ``speed``, ``rules`` where there are house rules, and
    ``shows``.  Without ``counts`` how many play is asked elsewhere, or settled; so is who begins without ``first``.
    """

    def __init__(self, layout: Layout, house_rules: bool, counts: bool = True, first: bool = True) -> None:
        super().__init__(layout, layout.setup_options())
        self.tall = layout.tall
        asked = {"count": counts, "rules": house_rules, "first": first}
        names = ("count", "seed", "undo", "confirm", "first", "speed", "rules", "shows")
        self.rows = self._spread([name for name in names if asked.get(name, True)])
        """The middle of each row, in units."""

    def _spread(self, names: list[str]) -> dict[str, float]:
        first, last = _TALL_ROWS if self.tall else _WIDE_ROWS
        self.step = min((last - first) / (len(names) - 1), _TALL_STEP if self.tall else _WIDE_STEP)
        return {name: first + self.step * number for number, name in enumerate(names)}

    def heading(self) -> tuple[int, int]:
        """The middle of the heading's left edge."""
        return self.point(31, 47) if self.tall else self.point(28, 43)

    def label(self, row: str) -> tuple[int, int]:
        """The middle of a label's left edge."""
        return self.point(31 if self.tall else 28, self.rows[row])

    def row(self, row: str) -> Rect:
        """A whole row, for a click."""
        height = self.step - 4
        return self.box(26, self.rows[row] - height / 2, 808 if self.tall else 424, height)

    def field(self, row: str) -> Rect:
        """Where the row's buttons or entry stand."""
        height = min(78.0 if self.tall else 58.0, self.step - 8)
        x, width = (432, 401) if self.tall else {"shows": (210, 240), "speed": (246, 204)}.get(row, (256, 194))
        return self.box(x, self.rows[row] - height / 2, width, height)

    def track(self, row: str) -> Rect:
        """The track of a row's switch."""
        width, height = (119, 64) if self.tall else (92, 48)
        return self.box((825 if self.tall else 450) - width, self.rows[row] - height / 2, width, height)


class FactsGrid(Panel):
    """The places in the panel of facts."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.setup_facts())
        self.tall = layout.tall

    def line(self, index: int) -> tuple[int, int]:
        """The middle of a line's left edge; the heading is line 0."""
        if self.tall:
            return self.point(34, (45, 98, 142)[index])
        return self.point(28, (41, 83, 119)[index])

    def worker(self, index: int) -> tuple[int, int]:
        return self.point(67 + 84 * index, 170) if self.tall else self.point(55 + 66 * index, 168)
