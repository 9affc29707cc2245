"""What each animal says.  Whoever cannot read yet tells them apart by this."""

from __future__ import annotations

import numpy as np

from tools.sounds_craft import (
    Chance,
    Make,
    Recipe,
    Wave,
    band,
    below,
    fading,
    glide,
    mixed,
    noise,
    struck,
    sweeping,
    swell,
    tone,
)
from tools.sounds_voices import Syllable, again, calling, mouth, steady, throb

# -- no squares
_RAVEN = again(
    Syllable(
        0.34, [(0, 430), (0.3, 480), (1, 380)], mouth(1150, 1900, 3100), dull=0.4, breath=0.35, rough=0.9, fall=0.06
    ),
    0.0,
    0.45,
)
_COO = mouth(480, 900)
_DOVE = calling(
    (0.0, Syllable(0.24, steady(420, 450), _COO, dull=2.6, breath=0.03, shake=(22, 0.01, 0.2), rise=0.06)),
    (0.3, Syllable(0.6, [(0, 470), (0.2, 540), (1, 450)], _COO, dull=2.6, breath=0.03, shake=(22, 0.01, 0.25))),
    (0.98, Syllable(0.32, steady(430, 400), _COO, dull=2.6, breath=0.03, shake=(22, 0.01, 0.2), fall=0.16)),
)


def _mouse(chance: Chance) -> Wave:
    """Short high squeaks, each of which leaps up."""
    squeaks = []
    for at in (0.0, 0.13, 0.22, 0.42, 0.52):
        low = chance.uniform(3300, 3900)
        pitch = glide(0.075, [(0, low), (0.4, low * 1.5), (1, low * 1.2)])
        squeaks.append((at, tone(pitch, (1.0, 0.25)) * swell(0.075, 0.015, 0.04)))
    return mixed(*squeaks)


def _frog(chance: Chance) -> Wave:
    """``Rib-bit``: a row of pulses, the mouth opens on the second syllable."""
    rib = Syllable(0.2, steady(140, 165), [(0, (520, 1000)), (1, (760, 1500))], dull=0.3, breath=0.05, fall=0.03)
    bit = Syllable(0.26, steady(175, 200), [(0, (800, 1500)), (1, (1250, 2300))], dull=0.2, breath=0.05, fall=0.03)
    word = (0.0, rib.sung(chance) * throb(0.2, 42)), (0.24, bit.sung(chance) * throb(0.26, 46))
    return mixed(*word, *((0.72 + at, wave) for at, wave in word))


def _snail(chance: Chance) -> Wave:
    """A long slurp, and a plop: no snail says so, but everybody laughs."""
    slurp = sweeping(noise(chance, 0.8), [(0, 350), (0.5, 700), (1, 2600)], 0.28) * swell(0.8, 0.3, 0.05)
    wet = [(at, 0.12 * _blob(chance.uniform(300, 700))) for at in np.sort(chance.uniform(0.05, 0.75, 22))]
    return mixed((0.0, slurp * (0.55 + 0.45 * throb(0.8, 17, 0.7))), *wet, (0.86, 1.1 * _blob(240)))


def _blob(pitch: float) -> Wave:
    return tone(glide(0.1, [(0, pitch), (1, pitch * 2.4)])) * fading(0.1, 0.025, rise=0.006)


# -- one square
_BARK = Syllable(
    0.17,
    [(0, 330), (0.3, 560), (1, 260)],
    [(0, (500, 1100, 2400)), (0.3, (850, 1500, 2700)), (1, (450, 1000, 2300))],
    dull=0.6,
    breath=0.3,
    rough=0.4,
    rise=0.008,
    fall=0.07,
)
_DOG = again(_BARK, 0.0, 0.29)
_CAT = again(
    Syllable(
        0.95,
        [(0, 480), (0.25, 700), (0.6, 640), (1, 400)],
        [(0, (330, 1000)), (0.15, (420, 2300)), (0.45, (1000, 1700)), (0.8, (700, 1100)), (1, (380, 800))],
        dull=0.7,
        breath=0.06,
        rise=0.1,
        fall=0.25,
    ),
    0.0,
)
_YAP = Syllable(0.11, [(0, 800), (0.4, 1150), (1, 850)], mouth(1300, 2500), dull=0.8, breath=0.15, fall=0.04)
_WOW = Syllable(
    0.5, [(0, 700), (0.25, 1020), (1, 620)], [(0, (900, 1800)), (0.3, (1500, 2700)), (1, (900, 1700))],
    dull=0.5, breath=0.25, rough=0.5, fall=0.2,
)  # fmt: skip
_FOX = calling((0.0, _YAP), (0.19, _YAP), (0.4, _WOW))


def _rabbit(chance: Chance) -> Wave:
    """It drums on the ground with a hind leg, and munches with quick teeth."""
    drum = struck(0.2, [(150, 0.03, 1.0), (270, 0.02, 0.7), (430, 0.012, 0.4)])
    drums = [(0.16 * n, 1.5 * mixed((0.0, drum), (0.0, 0.3 * _tick(chance, 900)))) for n in range(3)]
    munching = [(0.62 + 0.075 * n, (0.55 + 0.25 * (n % 2)) * _tick(chance, 3600)) for n in range(8)]
    return mixed(*drums, *munching)


def _tick(chance: Chance, pitch: float) -> Wave:
    return band(noise(chance, 0.035), pitch, 0.5) * fading(0.035, 0.008)


def _hedgehog(chance: Chance) -> Wave:
    """It snuffles in and out, busily, and huffs."""
    snuffs = []
    for number in range(6):
        inwards = number % 2 == 0
        way = [(0.0, 1700.0), (1.0, 3300.0)] if inwards else [(0.0, 2000.0), (1.0, 1000.0)]
        air = sweeping(noise(chance, 0.11), way, 0.45) * swell(0.11, 0.04, 0.05)
        snuffs.append((0.155 * number, air if inwards else 0.7 * air))
    huff = sweeping(noise(chance, 0.3), [(0, 1500), (1, 700)], 0.6) * swell(0.3, 0.03, 0.2)
    return mixed(*snuffs, (1.0, 0.8 * huff))


def _penguin(chance: Chance) -> Wave:
    """Two voices at once, which beat against each other, in a row of brays that get longer."""
    brays = []
    for at, seconds in ((0.0, 0.12), (0.2, 0.14), (0.42, 0.16), (0.66, 0.5)):
        voices = [
            Syllable(
                seconds, [(0, pitch * 0.9), (0.3, pitch), (1, pitch * 0.93)], mouth(780, 1500, 2900), dull=0.35,
                breath=0.12, rough=0.3, rise=0.03, fall=0.08,
            ).sung(chance)
            for pitch in (262, 291)
        ]  # fmt: skip
        brays.append((at, voices[0] + voices[1]))
    return mixed(*brays)


# -- two squares
_SHEEP = again(
    Syllable(
        1.0,
        [(0, 290), (0.15, 330), (1, 280)],
        [(0, (300, 900, 2200)), (0.15, (750, 1350, 2500)), (1, (700, 1250, 2400))],
        dull=0.5,
        breath=0.1,
        shake=(7.5, 0.03, 0.55),
        fall=0.2,
    ),
    0.0,
)
_GOAT = again(
    Syllable(
        0.75,
        [(0, 400), (0.2, 530), (1, 440)],
        [(0, (300, 1500, 2600)), (0.2, (560, 2000, 3000)), (1, (600, 1900, 2900))],
        dull=0.4,
        breath=0.12,
        shake=(14.0, 0.05, 0.8),
        fall=0.1,
    ),
    0.0,
)
_WOLF = again(
    Syllable(
        1.9,
        [(0, 260), (0.2, 480), (0.35, 540), (0.7, 520), (1, 330)],
        [(0, (420, 800)), (0.4, (560, 950)), (1, (420, 800))],
        dull=1.7,
        breath=0.05,
        shake=(4.5, 0.012, 0.1),
        rise=0.25,
        fall=0.5,
    ),
    0.0,
)
_OO = Syllable(0.17, steady(330, 470), mouth(420, 850), dull=1.4, breath=0.15, rise=0.04, fall=0.06)
_AA = Syllable(0.15, [(0, 760), (0.4, 1080), (1, 700)], mouth(1050, 1700, 2900), dull=0.5, breath=0.15, rough=0.3)
_MONKEY = calling((0.0, _OO), (0.24, _OO), (0.48, _OO), (0.74, _AA), (0.93, _AA), (1.12, _AA))
_OINK = Syllable(
    0.19,
    [(0, 105), (0.5, 150), (1, 115)],
    [(0, (320, 750, 1400)), (0.6, (620, 1500, 2300)), (1, (380, 900, 1800))],
    dull=0.5,
    breath=0.4,
    rough=0.9,
    fall=0.05,
)
_PIG = again(_OINK, 0.0, 0.26, 0.62)


def _kangaroo(chance: Chance) -> Wave:
    """It clicks with its tongue, and bounces away."""
    clicks = [(0.11 * n, 0.5 * _tick(chance, 1900)) for n in range(4)]
    bounces = [(0.55 + 0.3 * n, 0.85**n * _bounce(chance)) for n in range(3)]
    return mixed(*clicks, *bounces)


def _bounce(chance: Chance) -> Wave:
    """A spring: its tone goes up and quivers."""
    spring = tone(glide(0.26, [(0, 170), (0.3, 260), (1, 420)]), (1.0, 0.5, 0.3, 0.2)) * fading(0.26, 0.07)
    thud = below(noise(chance, 0.08), 250) * fading(0.08, 0.02)
    return mixed((0.0, spring * (0.6 + 0.4 * throb(0.26, 26, 0.6))), (0.0, 1.5 * thud))


# -- three squares
_LION = again(
    Syllable(
        1.7,
        [(0, 85), (0.25, 165), (0.5, 150), (1, 70)],
        [(0, (300, 700, 1500)), (0.25, (620, 1100, 2300)), (0.6, (560, 1000, 2100)), (1, (320, 650, 1400))],
        dull=0.5,
        breath=0.45,
        shake=(21.0, 0.05, 0.35),
        rough=1.0,
        rise=0.2,
        fall=0.6,
        narrow=4.0,
    ),
    0.0,
)
_NEIGH = Syllable(
    1.15,
    [(0, 620), (0.12, 1150), (0.4, 1000), (1, 430)],
    [(0, (800, 1700, 2900)), (0.3, (1100, 2100, 3300)), (1, (650, 1300, 2500))],
    dull=0.5,
    breath=0.12,
    shake=(10.5, 0.09, 0.5),
    fall=0.3,
)


def _horse(chance: Chance) -> Wave:
    """It neighs, and snorts with loose lips."""
    snort = band(noise(chance, 0.4), 700, 1.0) * swell(0.4, 0.03, 0.25) * (0.35 + 0.65 * throb(0.4, 27, 0.6))
    return mixed((0.0, _NEIGH.sung(chance)), (1.2, 0.5 * snort))


_COW = again(
    Syllable(
        1.5,
        [(0, 125), (0.3, 165), (0.75, 160), (1, 120)],
        [(0, (260, 700, 2000)), (0.3, (280, 620, 2100)), (0.6, (480, 820, 2200)), (1, (420, 760, 2100))],
        dull=0.8,
        breath=0.05,
        rise=0.15,
        fall=0.35,
    ),
    0.0,
)
_CAMEL = again(
    Syllable(
        1.3,
        [(0, 170), (0.2, 230), (0.5, 190), (0.7, 240), (1, 140)],
        [(0, (450, 1000, 1900)), (0.3, (700, 1200, 2100)), (0.6, (500, 1700, 2300)), (1, (400, 900, 1800))],
        dull=0.6,
        breath=0.2,
        shake=(17.0, 0.08, 0.85),
        rough=0.5,
        rise=0.06,
        fall=0.3,
    ),
    0.0,
)
_HUFF = Syllable(0.14, steady(95, 80), mouth(450, 900), dull=0.8, breath=0.75, rough=0.5, rise=0.03, fall=0.08)
_GROWL = Syllable(
    1.0,
    [(0, 78), (0.4, 96), (1, 70)],
    [(0, (330, 720, 1300)), (0.4, (480, 900, 1500)), (1, (300, 650, 1200))],
    dull=0.5,
    breath=0.15,
    shake=(31.0, 0.04, 0.4),
    rough=0.8,
    rise=0.1,
    fall=0.35,
)
_BEAR = calling((0.0, _HUFF), (0.22, _HUFF), (0.46, _GROWL))

# -- four squares
_ELEPHANT = again(
    Syllable(
        1.25,
        [(0, 330), (0.12, 520), (0.45, 590), (0.8, 540), (1, 400)],
        [(0, (700, 1500, 2700)), (0.3, (1150, 2000, 3400)), (1, (800, 1600, 2900))],
        dull=0.1,
        breath=0.12,
        shake=(28.0, 0.02, 0.2),
        rough=0.35,
        rise=0.05,
        fall=0.25,
        narrow=4.0,
    ),
    0.0,
)
_GIRAFFE = again(
    Syllable(
        1.5,
        [(0, 98), (0.5, 110), (1, 96)],
        mouth(250, 420),
        dull=1.2,
        breath=0.02,
        shake=(5.0, 0.015, 0.15),
        rise=0.3,
        fall=0.5,
    ),
    0.0,
)
_HO = Syllable(
    0.2, [(0, 120), (0.3, 150), (1, 100)], mouth(300, 640, 1300), dull=0.6, breath=0.2, rough=0.6, fall=0.08
)
_HOOO = Syllable(
    0.6, [(0, 110), (0.3, 190), (1, 120)], [(0, (280, 600, 1200)), (0.4, (420, 800, 1500)), (1, (280, 580, 1200))],
    dull=0.6, breath=0.15, rough=0.6, rise=0.08, fall=0.2,
)  # fmt: skip
_HIPPOPOTAMUS = calling((0.0, _HOOO), (0.72, _HO), (0.96, _HO), (1.2, _HO), (1.44, _HO))


def _rhinoceros(chance: Chance) -> Wave:
    """It snorts twice through wide nostrils, stamps, and grunts."""
    snort = mixed(
        (0.0, band(noise(chance, 0.3), 520, 0.9) * swell(0.3, 0.02, 0.2) * (0.5 + 0.5 * throb(0.3, 34, 0.6))),
        (0.0, 0.25 * band(noise(chance, 0.3), 2300, 0.8) * swell(0.3, 0.02, 0.22)),
    )
    stamp = struck(0.25, [(110, 0.045, 1.0), (180, 0.03, 0.8), (300, 0.02, 0.6)])
    grunt = Syllable(0.35, steady(72, 60), mouth(260, 560, 1100), dull=0.5, breath=0.2, rough=1.0, fall=0.15)
    return mixed((0.0, snort), (0.42, snort), (0.85, 0.16 * stamp), (1.02, 0.12 * grunt.sung(chance)))


_MAKERS: dict[str, Make] = {
    "raven": _RAVEN, "dove": _DOVE, "mouse": _mouse, "frog": _frog, "snail": _snail,
    "dog": _DOG, "cat": _CAT, "fox": _FOX, "rabbit": _rabbit, "hedgehog": _hedgehog, "penguin": _penguin,
    "sheep": _SHEEP, "goat": _GOAT, "wolf": _WOLF, "monkey": _MONKEY, "pig": _PIG, "kangaroo": _kangaroo,
    "lion": _LION, "horse": _horse, "cow": _COW, "camel": _CAMEL, "bear": _BEAR,
    "elephant": _ELEPHANT, "giraffe": _GIRAFFE, "hippopotamus": _HIPPOPOTAMUS, "rhinoceros": _rhinoceros,
}  # fmt: skip

_LOUD = -16.0
"""Animals are heard about alike; a mouse as loud as a lion would be wrong all the same."""
_BY_NATURE = {
    "mouse": -4.0,
    "snail": -2.0,
    "dove": -2.0,
    "rabbit": -3.0,
    "hedgehog": -4.0,
    "lion": 1.0,
    "elephant": 1.0,
}

VOICES: dict[str, Recipe] = {
    f"voice-{species}": Recipe(make, _LOUD + _BY_NATURE.get(species, 0.0)) for species, make in _MAKERS.items()
}
"""By name: ``voice-`` and the species."""
