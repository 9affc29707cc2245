"""Sounds of the sky and the sea: what goes on without an end, and what comes over it."""

from __future__ import annotations

import numpy as np

from tools.sounds_craft import (
    Chance,
    Points,
    Recipe,
    Wave,
    band,
    below,
    coloured,
    fading,
    glide,
    line,
    mixed,
    moments,
    noise,
    room,
    sweeping,
    swell,
    tone,
    wrapped,
)

_SEA, _RAIN = 16.0, 8.0
"""Seconds after which the loops begin again."""


def _ebbing(seconds: float, waves: int, shift: float) -> Wave:
    """From 0 to 1: waves that rise quickly and run out slowly, a whole number of them."""
    turn = (moments(seconds) / seconds * waves + shift) % 1.0
    return np.asarray(
        np.where(turn < 0.35, np.sin(turn / 0.7 * np.pi) ** 2, np.cos((turn - 0.35) / 1.3 * np.pi) ** 2)
    )


def _sea(chance: Chance) -> Wave:
    """Waves against a hull: a deep wash, and foam on the larger ones."""
    wash = band(noise(chance, _SEA), 260, 1.3) * (0.35 + 0.65 * _ebbing(_SEA, 4, 0.0))
    foam = band(noise(chance, _SEA), 1700, 1.1) * _ebbing(_SEA, 3, 0.4) ** 2
    laps = [(at, chance.uniform(0.05, 0.12) * _lap(chance)) for at in chance.uniform(0.0, _SEA, 12)]
    return wrapped(mixed((0.0, wash), (0.0, 0.4 * foam), *laps), _SEA)


def _lap(chance: Chance) -> Wave:
    """A little water claps against wood."""
    pitch = chance.uniform(240, 420)
    return tone(glide(0.14, [(0, pitch), (1, pitch * 1.7)])) * fading(0.14, 0.03, rise=0.01)


def _rain(chance: Chance) -> Wave:
    """Rain on a roof of wood: a hiss of far drops, and near ones one by one."""
    hiss = coloured(noise(chance, _RAIN), lambda pitch: (pitch / 900) / (1 + (pitch / 2600) ** 2))
    drops = [(at, chance.exponential(0.35) * _raindrop(chance)) for at in chance.uniform(0.0, _RAIN, 420)]
    return wrapped(mixed((0.0, 0.5 * hiss), *drops), _RAIN)


def _raindrop(chance: Chance) -> Wave:
    return band(noise(chance, 0.02), chance.uniform(900, 5000), 0.35) * fading(0.02, 0.003)


def _thunder(chance: Chance) -> Wave:
    """Not too near: a crack that is over soon, and a long roll."""
    seconds = 3.2
    crack = band(noise(chance, 0.4), 900, 1.5) * fading(0.4, 0.05)
    rolls = line(seconds, [(0, 0), (0.04, 1), (0.15, 0.35), (0.22, 0.8), (0.4, 0.3), (0.5, 0.5), (1, 0)])
    rumble = below(noise(chance, seconds), 160) * rolls
    return mixed((0.0, 0.25 * crack), (0.05, 2.2 * rumble), (0.05, 0.3 * band(rumble, 420, 0.8)))


def _deluge(chance: Chance) -> Wave:
    """The Deluge begins: a horn of the deep, a wave that comes nearer, and breaks."""
    seconds = 2.6
    horn = tone(glide(1.8, [(0, 98), (1, 110)]), (1.0, 0.7, 0.5, 0.25, 0.12)) * swell(1.8, 0.5, 0.8)
    nearer: Points = [(0, 200), (0.55, 900), (0.7, 2600), (1, 500)]
    wave = sweeping(noise(chance, seconds), nearer, 1.2) * line(seconds, [(0, 0), (0.6, 0.9), (0.7, 1), (1, 0)])
    return room(mixed((0.0, 0.35 * horn), (0.2, wave)), chance, half=0.25, share=0.3)


def _water(chance: Chance) -> Wave:
    """A little water is poured: bubbles over a soft wash."""
    bubbles = [(at, chance.uniform(0.3, 1.0) * _bubble(chance)) for at in np.sort(chance.uniform(0.0, 0.4, 12))]
    wash = band(noise(chance, 0.5), 1100, 1.0) * swell(0.5, 0.1, 0.3)
    return mixed((0.0, 0.25 * wash), *bubbles)


def _bubble(chance: Chance) -> Wave:
    seconds, pitch = 0.07, chance.uniform(500, 1300)
    return tone(glide(seconds, [(0, pitch), (1, pitch * 1.5)])) * fading(seconds, 0.014, rise=0.003)


WATER: dict[str, Recipe] = {
    "sea": Recipe(_sea, -22, loops=True),
    "rain": Recipe(_rain, -22, loops=True),
    "thunder": Recipe(_thunder, -16),
    "deluge": Recipe(_deluge, -14),
    "water": Recipe(_water, -19),
}
"""By name."""
