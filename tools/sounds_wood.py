"""Sounds of things on the table: planks, pitch, food, tiles, workers, tokens, and what is signed with them."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sounds_craft import (
    Chance,
    Recipe,
    Wave,
    band,
    below,
    fading,
    glide,
    line,
    mixed,
    noise,
    room,
    struck,
    sweeping,
    swell,
    tone,
)

_PLANK = (1.0, 2.76, 5.40, 8.93)
"""Frequencies of a bar that is free at both ends, by its lowest one."""


def _plank(chance: Chance, pitch: float, half: float, seconds: float = 0.3) -> Wave:
    """A blow on a plank: its own tones, which die away the sooner the higher, and the knock itself."""
    modes = [
        (pitch * ratio * chance.uniform(0.99, 1.01), half / ratio**0.7, 0.8**number)
        for number, ratio in enumerate(_PLANK)
    ]
    knock = band(noise(chance, 0.03), 2200, 1.2) * fading(0.03, 0.004)
    return mixed((0.0, struck(seconds, modes)), (0.0, 1.2 * knock))


def _divider(pitch: float, chance: Chance) -> Wave:
    """A divider knocks into its place: on one end, then with all of it."""
    first, second = _plank(chance, pitch * 1.3, 0.02, 0.12), _plank(chance, pitch, 0.035)
    return room(mixed((0.0, 0.45 * first), (0.045, second)), chance)


def _enclosure(chance: Chance) -> Wave:
    """An enclosure closes: the planks around it resound one after the other, up to a third and a fifth."""
    blows = [(0.075 * n, 0.7 * _plank(chance, pitch, 0.11, 0.6)) for n, pitch in enumerate((294, 370, 440, 587))]
    return room(mixed(*blows), chance, half=0.14, share=0.3)


def _pitch(chance: Chance) -> Wave:
    """Thick pitch drips and spreads."""
    drop = tone(glide(0.16, [(0, 400), (0.25, 300), (1, 900)])) * swell(0.16, 0.004, 0.1)
    spread = sweeping(noise(chance, 0.25), [(0, 900), (1, 250)], 0.6) * fading(0.25, 0.05)
    return mixed((0.0, drop), (0.05, 0.35 * spread), (0.11, 0.4 * _drop(560)))


def _drop(pitch: float) -> Wave:
    """A bubble closes: its tone rises as it gets smaller."""
    return tone(glide(0.09, [(0, pitch), (1, pitch * 1.9)])) * fading(0.09, 0.02, rise=0.004)


def _food(chance: Chance) -> Wave:
    """A sheaf is laid down: many dry stalks."""
    stalks = [
        (at, chance.uniform(0.2, 1.0) * _rustle(chance, chance.uniform(2500, 7000)))
        for at in np.sort(chance.uniform(0.0, 0.26, 34))
    ]
    hush = band(noise(chance, 0.3), 4800, 0.8) * swell(0.3, 0.06, 0.2)
    return mixed((0.0, 0.25 * hush), *stalks, (0.2, 0.5 * _plank(chance, 240, 0.02, 0.1)))


def _rustle(chance: Chance, pitch: float) -> Wave:
    return band(noise(chance, 0.03), pitch, 0.5) * fading(0.03, 0.006)


def _flip(chance: Chance) -> Wave:
    """A stiff tile turns through the air and lies down."""
    air = sweeping(noise(chance, 0.14), [(0, 900), (0.6, 2600), (1, 1500)], 0.7) * swell(0.14, 0.08, 0.05)
    return mixed((0.0, 0.5 * air), (0.12, _tile(chance, 900)))


def _tile(chance: Chance, pitch: float) -> Wave:
    """Stiff cardboard is laid on wood."""
    slap = band(noise(chance, 0.06), pitch * 2, 1.0) * fading(0.06, 0.009)
    return mixed((0.0, slap), (0.0, 0.5 * struck(0.12, [(pitch, 0.012, 1.0), (pitch * 0.37, 0.03, 0.8)])))


def _bag(chance: Chance) -> Wave:
    """Tiles are stirred in a bag, and one is drawn out."""
    stirs = [
        (at, 0.5 * below(chance.uniform(0.2, 0.6) * _tile(chance, chance.uniform(700, 1300)), 2200))
        for at in (0.02, 0.07, 0.1, 0.16)
    ]
    cloth = sweeping(noise(chance, 0.34), [(0, 700), (0.5, 1500), (1, 3400)], 0.8) * swell(0.34, 0.15, 0.1)
    return mixed((0.0, 0.7 * cloth), *stirs)


def _worker(chance: Chance) -> Wave:
    """A wooden figure hops from one foot to the other."""
    return room(mixed((0.0, 0.5 * _plank(chance, 760, 0.02, 0.15)), (0.1, _plank(chance, 620, 0.025, 0.2))), chance)


def _token(chance: Chance) -> Wave:
    """A bonus token falls on others."""
    ratios = ((1.0, 0.09, 1.0), (2.32, 0.06, 0.7), (4.25, 0.04, 0.5), (6.63, 0.02, 0.3))
    first, second = (
        struck(0.4, [(pitch * ratio, half, strength) for ratio, half, strength in ratios]) for pitch in (1320, 1490)
    )
    return room(mixed((0.0, 0.6 * first), (0.07, second)), chance)


def _crate(chance: Chance) -> Wave:
    """A crate of food is set down."""
    box = struck(0.3, [(190, 0.05, 0.7), (287, 0.045, 0.8), (481, 0.03, 0.7), (790, 0.02, 0.5)])
    rattle = [(at, 0.2 * _plank(chance, chance.uniform(300, 500), 0.012, 0.06)) for at in (0.05, 0.09)]
    return room(mixed((0.0, box), (0.0, 0.5 * _plank(chance, 420, 0.02, 0.1)), *rattle), chance)


def _flag(chance: Chance) -> Wave:
    """A pole is set into the ground and its cloth flaps open."""
    flaps = [
        (0.1 + 0.085 * n, 2.0 * 0.7**n * sweeping(noise(chance, 0.09), [(0, 500), (1, 1400)], 0.9)) for n in range(4)
    ]
    opens = swell(0.09, 0.03, 0.05)
    return mixed((0.0, _plank(chance, 180, 0.04)), *((at, flap * opens) for at, flap in flaps))


def _walk(chance: Chance) -> Wave:
    """A group goes up the gangway: many feet on hollow planks."""
    steps = [
        (0.11 * n + chance.uniform(0, 0.03), chance.uniform(0.5, 1.0) * _step(chance, chance.uniform(150, 240)))
        for n in range(9)
    ]
    return room(mixed(*steps), chance, half=0.1, share=0.3)


def _step(chance: Chance, pitch: float) -> Wave:
    return below(_plank(chance, pitch, 0.03, 0.15), 1800)


def _split(chance: Chance) -> Wave:
    """Two mats slide apart over grass."""
    slide = sweeping(noise(chance, 0.36), [(0, 1100), (0.5, 2600), (1, 900)], 0.9) * swell(0.36, 0.1, 0.2)
    return mixed((0.0, slide), (0.3, 0.4 * _tile(chance, 520)))


def _join(chance: Chance) -> Wave:
    """Mats slide together and meet."""
    slide = sweeping(noise(chance, 0.28), [(0, 700), (1, 2000)], 0.9) * swell(0.28, 0.16, 0.06)
    return mixed((0.0, slide), (0.24, 0.8 * _tile(chance, 600)))


def _curtain(chance: Chance) -> Wave:
    """A heavy curtain is drawn on its rings."""
    cloth = sweeping(noise(chance, 0.5), [(0, 500), (0.7, 1700), (1, 800)], 1.0) * swell(0.5, 0.2, 0.2)
    rings = [
        (at, 0.12 * struck(0.06, [(chance.uniform(2600, 3600), 0.012, 1.0)])) for at in np.linspace(0.06, 0.4, 8)
    ]
    return mixed((0.0, cloth), *rings)


def _lamp(chance: Chance) -> Wave:
    """The lantern is lit: a match, and its glow."""
    match = band(noise(chance, 0.22), 4200, 0.7) * line(0.22, [(0, 0.0), (0.1, 1.0), (0.3, 0.3), (1, 0.0)])
    glow = struck(0.6, [(880, 0.12, 1.0), (1318.5, 0.1, 0.6)]) * line(0.6, [(0, 0.0), (0.2, 1.0), (1, 0.6)])
    return mixed((0.0, 0.4 * match), (0.12, 0.4 * glow))


WOOD: dict[str, Recipe] = {
    "divider-1": Recipe(partial(_divider, 330.0), -16),
    "divider-2": Recipe(partial(_divider, 370.0), -16),
    "divider-3": Recipe(partial(_divider, 298.0), -16),
    "enclosure": Recipe(_enclosure, -15),
    "pitch": Recipe(_pitch, -18),
    "food": Recipe(_food, -20),
    "flip": Recipe(_flip, -20),
    "bag": Recipe(_bag, -20),
    "tile": Recipe(lambda chance: _tile(chance, 820.0), -21),
    "worker": Recipe(_worker, -18),
    "token": Recipe(_token, -20),
    "crate": Recipe(_crate, -17),
    "flag": Recipe(_flag, -18),
    "walk": Recipe(_walk, -18),
    "split": Recipe(_split, -19),
    "join": Recipe(_join, -20),
    "curtain": Recipe(_curtain, -18),
    "lantern": Recipe(_lamp, -21),
}
"""By name."""
