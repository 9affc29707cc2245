"""The grid of the settings (n): what lies in the two columns of the panel, and in its foot.

Lengths are units of a panel 1421 wide and 972 high, from its upper left corner.
"""

from __future__ import annotations

from pygame import Rect

from scenes.layout import Layout
from scenes.layouts.setup import Panel

_LEFT, _LEFT_WIDTH, _RIGHT, _RIGHT_WIDTH = 31.0, 626.0, 736.0, 626.0
_INSET = 20.0
"""How far buttons and switches stand inside of their column."""
_SOUNDS_TOP, _SOUND_ROW = 122.0, 66.0
_SWITCHES_TOP, _SWITCH_ROW = 602.0, 80.0
_HANDS_TOP, _HAND_ROW = 466.0, 72.0
_LANGUAGES_IN_A_ROW = 4
_TRACK = (92.0, 48.0)


class PauseGrid(Panel):
    """The places on the panel: heading, foot and what stands in them."""

    def __init__(self, layout: Layout, scale: float) -> None:
        super().__init__(layout, layout.pause_panel(), scale)
        self.squeeze = 1.0

    def heading(self) -> Rect:
        """The room left of the buttons at the top."""
        return self.box(31, 20, 845, 96)

    def report(self) -> Rect:
        return self.box(892, 29, 396, 83)

    def close(self) -> Rect:
        return self.box(1307, 29, 83, 83)

    # -- the left column
    def sound_group(self) -> Rect:
        return self.box(_LEFT, _SOUNDS_TOP, _LEFT_WIDTH, 4 * _SOUND_ROW + 16)

    def sound_row(self, index: int) -> Rect:
        """One of four rows: the volumes, and mute."""
        return self.box(_LEFT, _SOUNDS_TOP + 8 + _SOUND_ROW * index, _LEFT_WIDTH, _SOUND_ROW)

    def sound_track(self, index: int) -> Rect:
        """The way of the knob of a volume."""
        track = self.box(362, 0, 192, 20)
        track.centery = self.sound_row(index).centery
        return track

    def number(self) -> int:
        """Where the number of a volume ends."""
        return self.point(_LEFT + _LEFT_WIDTH - _INSET, 0)[0]

    def speed_heading(self) -> tuple[int, int]:
        """The middle of the picture; so are the other headings."""
        return self.point(77, 443)

    def speeds(self) -> Rect:
        return self.box(_LEFT + _INSET, 476, _LEFT_WIDTH - 2 * _INSET, 116)

    def switch_row(self, index: int) -> Rect:
        """The rows of less motion and of the full screen."""
        return self.box(_LEFT, _SWITCHES_TOP + _SWITCH_ROW * index, _LEFT_WIDTH, _SWITCH_ROW)

    # -- the right column
    def size_heading(self) -> tuple[int, int]:
        return self.point(783, 156)

    def sizes(self) -> Rect:
        return self.box(_RIGHT + _INSET, 196, _RIGHT_WIDTH - 2 * _INSET, 88)

    def language_heading(self) -> tuple[int, int]:
        return self.point(783, 328)

    def language(self, index: int, count: int) -> Rect:
        """One of so many buttons: in a row, or in several lower ones where they are many."""
        line, place = divmod(index, _LANGUAGES_IN_A_ROW)
        lines = -(-count // _LANGUAGES_IN_A_ROW)
        height = (84 - 6.0 * (lines - 1)) / lines
        row = self.box(_RIGHT + _INSET, 364 + line * (height + 6), _RIGHT_WIDTH - 2 * _INSET, height)
        return self.share(row, place, min(count, _LANGUAGES_IN_A_ROW))

    def hands_group(self) -> Rect:
        return self.box(_RIGHT, _HANDS_TOP, _RIGHT_WIDTH, 296)

    def hands_heading(self) -> tuple[int, int]:
        """The middle of the left edge of its words."""
        return self.point(_RIGHT + 24, _HANDS_TOP + 40)

    def hand_row(self, index: int) -> Rect:
        """The row of one of the three helping hands."""
        return self.box(_RIGHT, _HANDS_TOP + 72 + _HAND_ROW * index, _RIGHT_WIDTH, _HAND_ROW)

    def track(self, row: Rect) -> Rect:
        """The track of the switch of a row."""
        track = self.box(0, 0, *_TRACK)
        track.midright = (row.right - round(_INSET * self.unit), row.centery)
        return track

    # -- the foot
    def rule(self) -> Rect:
        return self.box(31, 796, 1359, 4)

    def home(self) -> Rect:
        return self.box(39, 826, 298, 112)

    def rules(self) -> Rect:
        return self.box(355, 826, 228, 112)

    def save(self) -> Rect:
        return self.box(601, 826, 228, 112)

    def back(self) -> Rect:
        return self.box(847, 826, 533, 112)
