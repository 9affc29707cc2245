"""The weather over the ark: rain that thickens with the rounds of a match, and the storm of the Deluge.

It moves while somebody is at the table, and rests once nobody has stirred for a while.
"""

from __future__ import annotations

from scenes.table.ark_pieces import FAMILY
from scenes.table.motion import FADE, ease_in
from scenes.table.picture import Picture
from scenes.table.sea import FLASH_EVERY

RESTS_AFTER = 10.0
"""Seconds without input after which rain and sea come to rest."""
RISES = 1.2
"""Seconds in which the storm comes up at normal speed."""
LEVELS = 4
"""How many strengths of rain there are before the Deluge."""
_DRY = 0.4
"""The share of a match's rounds that stays dry."""
_THUNDER = 0.4
"""Seconds from a flash of lightning to its thunder."""


def rain_level(picture: Picture) -> int:
    """How strongly it rains before the Deluge, from 0 to ``LEVELS``; never in the Family Variant, which has none."""
    if picture.game == FAMILY or picture.phase == "over":
        return 0
    over = (min(picture.round, picture.rounds) / picture.rounds - _DRY) / (1 - _DRY)
    return round(LEVELS * max(0.0, over))


class Weather:
    """``seconds`` have been seen of rain and waves; while everything is still they stand at 0."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._quiet = 0.0
        self._storm = 0.0
        """Seconds since the Deluge began."""
        self._still = False

    def stir(self) -> None:
        """Somebody is there."""
        self._quiet = 0.0

    def update(self, dt: float, still: bool) -> bool:
        """Let time pass, ``still`` where less motion is wanted; whether rain and waves have moved."""
        self._still = still
        self._quiet += dt
        if not self.moves:
            return False
        self.seconds += dt
        return True

    @property
    def moves(self) -> bool:
        """Whether rain and waves are not at rest."""
        return not self._still and self._quiet < RESTS_AFTER

    # -- the storm
    def storm(self, dt: float) -> bool:
        """The Deluge goes on; whether thunder is heard."""
        before, self._storm = self._storm, self._storm + dt
        return self.moves and _thunders(self.seconds) != _thunders(self.seconds - dt) and before > 0

    def risen(self, pace: float) -> float:
        """How far the storm has come up, from 0 to 1."""
        lasts = (FADE if self._still else RISES) * pace
        return ease_in(min(1.0, self._storm / lasts)) if lasts else 1.0

    @property
    def rising(self) -> bool:
        """Whether it still comes up, at the slowest speed too."""
        return self._storm < 2 * RISES


def _thunders(seconds: float) -> int:
    return int((seconds - _THUNDER) // FLASH_EVERY)
