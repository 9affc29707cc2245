"""The voices of the animals: a syllable is what vocal cords give, with breath, sent through a throat.

The figures follow what is known of the animals: how high they call, for how long, and how their mouths open; size
alone is moved a little where loudspeakers of a small computer could not give it back, as with the giraffe's hum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.sounds_craft import (
    Chance,
    Make,
    Points,
    Wave,
    line,
    mixed,
    moments,
    noise,
    reed,
    samples,
    swell,
    throat,
)

Vowels = Sequence[tuple[float, Sequence[float]]]


@dataclass(frozen=True)
class Syllable:
    """One sound of an animal.

    ``pitch`` and ``vowels``, the resonances of the throat, are given by shares of the time.  ``dull``: by which power
    of their number harmonics get weaker.  ``breath``: how much of it is noise, from 0 to 1.  ``shake`` is a tremor:
    how often a second, how far the pitch goes to each side, how far the strength goes down.  ``rough``: how much
    cords beat unevenly, from 0 to 1.  ``rise`` and ``fall``: seconds from and to silence.
    """

    seconds: float
    pitch: Points
    vowels: Vowels
    dull: float = 1.0
    breath: float = 0.1
    shake: tuple[float, float, float] = (0.0, 0.0, 0.0)
    rough: float = 0.0
    rise: float = 0.02
    fall: float = 0.08
    narrow: float = 7.0

    def sung(self, chance: Chance) -> Wave:
        """What is to be heard of it."""
        trembling = self._trembling()
        cords = reed(self._pitch(chance, trembling), self.dull)
        if self.rough:
            cords *= self._roughness(chance)
        strength = 1 - self.shake[2] * (0.5 + 0.5 * trembling)
        air = noise(chance, self.seconds) * 2.5
        wave = throat((1 - self.breath) * cords + self.breath * air, self.vowels, self.narrow)
        return wave * strength * swell(self.seconds, self.rise, self.fall)

    def _trembling(self) -> Wave:
        """From -1 to 1, as often a second as the tremor goes."""
        return np.asarray(np.sin(2 * np.pi * self.shake[0] * moments(self.seconds)))

    def _pitch(self, chance: Chance, trembling: Wave) -> Wave:
        """The pitch, which trembles, and is never quite steady."""
        shares, pitches = [at for at, _ in self.pitch], [pitch for _, pitch in self.pitch]
        share = np.linspace(0.0, 1.0, samples(self.seconds))
        unsteady = np.interp(share, np.linspace(0, 1, 16), chance.normal(0.0, 0.008 + 0.04 * self.rough, 16))
        return np.asarray(np.interp(share, shares, pitches) * (1 + self.shake[1] * trembling) * (1 + unsteady))

    def _roughness(self, chance: Chance) -> Wave:
        """Strength that changes from beat to beat of the cords, and quicker."""
        length = samples(self.seconds)
        beats = max(4, int(self.seconds * 70))
        uneven = np.interp(
            np.arange(length), np.linspace(0, length, beats), chance.uniform(1 - self.rough, 1.0, beats)
        )
        return np.asarray(uneven * (1 + 0.5 * self.rough * np.sin(2 * np.pi * 68 * moments(self.seconds))))


def calling(*syllables: tuple[float, Syllable]) -> Make:
    """A call of syllables, each from its second on and of its strength."""

    def call(chance: Chance) -> Wave:
        return mixed(*((at, syllable.sung(chance)) for at, syllable in syllables))

    return call


def again(syllable: Syllable, *starts: float) -> Make:
    """A call that says the same more than once."""
    return calling(*((start, syllable) for start in starts))


def steady(pitch: float, end: float = 0.0) -> Points:
    """One pitch, or a way from it to another one."""
    return [(0.0, pitch), (1.0, end or pitch)]


def mouth(*resonances: float) -> Vowels:
    """A mouth that does not move."""
    return [(0.0, resonances), (1.0, resonances)]


def throb(seconds: float, times: float, duty: float = 0.5) -> Wave:
    """Strength that goes on and off, so often a second, softly."""
    wave = np.clip(np.sin(2 * np.pi * times * moments(seconds)) + (2 * duty - 1), 0.0, 1.0)
    return np.asarray(wave * line(seconds, [(0, 0), (0.05, 1), (0.95, 1), (1, 0)]))
