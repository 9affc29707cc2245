"""Sounds that mean something: buttons, points, whose turn it is, that something cannot be, hearts and fanfares.

All are of wood and metal bars, and of the one scale that the tunes are in, so that they go together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tools.sounds_craft import (
    Chance,
    Recipe,
    Wave,
    band,
    fading,
    glide,
    mixed,
    noise,
    room,
    struck,
    swell,
    tone,
)

_STEPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


def pitch_of(name: str) -> float:
    """The frequency of a note such as ``A4``, ``C#5``."""
    steps = _STEPS.index(name[:-1]) + 12 * int(name[-1]) - 57
    return float(440.0 * 2 ** (steps / 12))


def marimba(note: str, half: float = 0.14, seconds: float = 0.9) -> Wave:
    """A bar of rosewood over its tube, struck softly: the tone, and its fourth and tenth harmonics, gone soon."""
    pitch = pitch_of(note)
    return struck(seconds, [(pitch, half, 1.0), (pitch * 3.93, half / 4, 0.22), (pitch * 9.8, half / 12, 0.07)])


def kalimba(note: str, half: float = 0.22, seconds: float = 1.2) -> Wave:
    """A plucked tongue of metal on a wooden box."""
    pitch = pitch_of(note)
    return struck(seconds, [(pitch, half, 1.0), (pitch * 2.0, half / 2, 0.18), (pitch * 5.4, half / 9, 0.2)])


def _run(notes: Sequence[str], apart: float, chance: Chance) -> Wave:
    """Notes on the kalimba one after the other, in a room."""
    return room(mixed(*((apart * n, kalimba(note)) for n, note in enumerate(notes))), chance, half=0.12, share=0.2)


def _press(chance: Chance) -> Wave:
    tap = band(noise(chance, 0.03), 1500, 0.9) * fading(0.03, 0.005)
    return mixed((0.0, tap), (0.0, 0.7 * struck(0.08, [(392.0, 0.012, 1.0), (1080.0, 0.006, 0.4)])))


def _release(chance: Chance) -> Wave:
    tap = band(noise(chance, 0.02), 2400, 0.8) * fading(0.02, 0.004)
    return mixed((0.0, 0.6 * tap), (0.0, struck(0.1, [(587.3, 0.018, 1.0), (1600.0, 0.007, 0.3)])))


def _no(chance: Chance) -> Wave:
    """Two soft wooden notes downwards, like a shaken head; nobody is scolded."""
    down = mixed((0.0, marimba("E4", 0.06, 0.3)), (0.13, marimba("C#4", 0.08, 0.35)))
    return room(down, chance)


def _point(chance: Chance) -> Wave:
    """One point more is counted."""
    return room(struck(0.25, [(1174.7, 0.04, 1.0), (2349.3, 0.02, 0.3), (4100.0, 0.006, 0.2)]), chance, share=0.08)


def _hearts(chance: Chance) -> Wave:
    """A pair has found each other: two tones rise into each other's arms."""
    upper = tone(glide(0.5, [(0, pitch_of("A4")), (0.4, pitch_of("D5")), (1, pitch_of("D5"))]), (1.0, 0.2))
    lower = tone(glide(0.5, [(0, pitch_of("D4")), (0.4, pitch_of("F#4")), (1, pitch_of("F#4"))]), (1.0, 0.2))
    return room((upper + lower) * swell(0.5, 0.05, 0.35), chance, half=0.12, share=0.25)


def _fanfare(chance: Chance) -> Wave:
    """The rainbow stands over the ark: up the chord on wood and metal, and all of it together at the top."""
    steps = ("D4", "F#4", "A4", "D5", "F#5", "A5", "D6")
    run = [(0.11 * n, 0.7 * kalimba(note)) for n, note in enumerate(steps)]
    chord = [(0.95, 0.6 * marimba(note, 0.4, 2.0)) for note in ("D4", "A4", "D5", "F#5")]
    ends = [(0.95 + 0.16 * n, 0.4 * kalimba(note, 0.4, 1.8)) for n, note in enumerate(("A5", "D6", "F#6"))]
    return room(mixed(*run, *chord, *ends), chance, half=0.25, share=0.35)


SIGNS: dict[str, Recipe] = {
    "press": Recipe(_press, -25),
    "release": Recipe(_release, -26),
    "no": Recipe(_no, -20),
    "point": Recipe(_point, -23),
    "chime": Recipe(partial(_run, ("A4", "D5", "F#5"), 0.11), -18),
    "turn": Recipe(partial(_run, ("F#4", "A4"), 0.1), -23),
    "round": Recipe(partial(_run, ("D4", "A4", "D5"), 0.16), -20),
    "hearts": Recipe(_hearts, -19),
    "fanfare": Recipe(_fanfare, -14),
}
"""By name."""
