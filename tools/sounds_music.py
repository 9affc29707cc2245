"""The two tunes: one for the title, one for the Deluge.

A tune is written as lines of bars; a bar is notes with the eighth on which they begin, as ``0A4 2D5 4F#5``.
Everything that still sounds at the end is laid over the beginning, so that a tune goes round without a seam.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tools.sounds_craft import Chance, Recipe, Wave, mixed, room, samples, swell, tone, wrapped
from tools.sounds_signs import kalimba, marimba, pitch_of

Instrument = Callable[[str], Wave]


@dataclass(frozen=True)
class Part:
    """What one instrument plays: its bars, over and over until the tune is through, and how loud."""

    instrument: Instrument
    bars: Sequence[str]
    loud: float


@dataclass(frozen=True)
class Tune:
    """``eighth``: its seconds; ``in_bar``: how many make a bar."""

    eighth: float
    in_bar: int
    bars: int
    parts: Sequence[Part]

    @property
    def seconds(self) -> float:
        return self.eighth * self.in_bar * self.bars

    def played(self, chance: Chance) -> Wave:
        """The whole of it, as it goes round."""
        notes = [note for part in self.parts for note in self._played(part, chance)]
        dry = mixed(*notes)
        return wrapped(room(dry, chance, half=0.3, share=0.3), self.seconds)

    def _played(self, part: Part, chance: Chance) -> list[tuple[float, Wave]]:
        """The notes of a part with their seconds; nobody strikes always alike, or quite in time."""
        notes = []
        for bar in range(self.bars):
            for written in part.bars[bar % len(part.bars)].split():
                begins = (bar * self.in_bar + int(written[0])) * self.eighth
                struck = part.loud * chance.uniform(0.8, 1.0)
                notes.append((begins + chance.uniform(0.0, 0.012), struck * part.instrument(written[1:])))
        return notes


def _low(note: str) -> Wave:
    return marimba(note, 0.3, 1.8)


def _high(note: str) -> Wave:
    return kalimba(note, 0.3, 1.8)


def _swelling(note: str) -> Wave:
    """A soft tone that comes and goes, as of a bowed glass, for a bar and more."""
    seconds = 5.6
    pitch = np.full(samples(seconds), pitch_of(note))
    return 0.5 * (tone(pitch, (1.0, 0.3, 0.1)) + tone(pitch * 1.003, (1.0, 0.2))) * swell(seconds, 1.8, 2.8)


# D major in six eighths, at ease, like a boat at its mooring.
_HOME = Tune(
    0.27, 6, 28,
    (
        Part(_low, (
            "0D3 3A3", "0D3 3A3", "0G3 3D4", "0G3 3D4", "0D3 3A3", "0B3 3F#3", "0A3 3E3",
            "0D3 3A3", "0F#3 3D3", "0G3 3D4", "0E3 3B3", "0A3 3E3", "0D3 3A3", "0D3 2A3 4D4",
        ), 0.5),
        Part(marimba, (
            "1F#4 2A4 4F#4 5A4", "1F#4 2A4 4F#4 5A4", "1G4 2B4 4G4 5B4", "1G4 2B4 4G4 5B4", "1F#4 2A4 4F#4 5A4",
            "1F#4 2B4 4F#4 5B4", "1E4 2A4 4C#5 5A4", "1F#4 2A4 4F#4 5A4", "1F#4 2A4 4F#4 5A4", "1G4 2B4 4G4 5B4",
            "1G4 2B4 4E4 5G4", "1E4 2A4 4C#5 5E4", "1F#4 2A4 4F#4 5A4", "1F#4 3A4",
        ), 0.26),
        Part(_high, (
            "0D5 3F#5", "0A5 4F#5 5E5", "0D5 3B4", "0D5", "0F#5 3A5", "0B5 3A5 5F#5", "0E5",
            "0D5 3F#5", "0A5 4B5 5A5", "0G5 3B5", "0G5 2F#5 3E5", "0C#5 3E5", "0D5", "",
            "0A5 3F#5", "0D5 3E5 4F#5", "0G5 3D5", "0B4 3D5", "0A4 3D5", "0F#5 2E5 3D5", "0E5 4C#5",
            "0D5 3A4", "0D5 3F#5", "0G5 2A5 3B5", "0G5 3E5", "0F#5 2E5 3C#5", "0D5", "4A4 5B4",
        ), 0.42),
    ),
)  # fmt: skip

# B minor in four quarters: the water rises, and it is dark, but somebody sits up with a light.
_STORM = Tune(
    0.31, 8, 20,
    (
        Part(_low, ("0B2 4F#3", "0G2 4D3", "0E3 4B2", "0F#2 4C#3", "0B2 4F#3"), 0.5),
        Part(marimba, (
            "2D4 3F#4 5B4 7F#4", "2D4 3G4 5B4 7G4", "2E4 3G4 5B4 7G4", "2C#4 3F#4 5A#4 7F#4", "2D4 3F#4 5D4 7C#4",
        ), 0.24),
        Part(_swelling, ("0B3", "", "0E4", "", "0D4", "0B3", "", "0G3", "0F#3", ""), 0.16),
        Part(_high, (
            "0F#5 6E5", "0D5", "0E5 4G5", "0F#5 4C#5", "0D5",
            "0B5 4A5", "0G5 4D5", "0G5 2F#5 4E5", "0C#5 4A#4", "0B4",
            "0F#5 4B5", "0D6 4B5", "0B5 4G5", "0A#5 4F#5", "0B5",
            "0D5 4F#5", "0G5 4B4", "0E5 2D5 4B4", "0C#5 4F#4", "4B4",
        ), 0.34),
    ),
)  # fmt: skip

TUNES: dict[str, Recipe] = {
    "tune-title": Recipe(_HOME.played, -15, loops=True),
    "tune-deluge": Recipe(_STORM.played, -16, loops=True),
}
"""By name."""
