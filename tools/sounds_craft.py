"""What sounds are made of: tones, noise, things that are struck, throats, rooms, and how loud all of it is.

A :data:`Wave` is one channel of samples, :data:`RATE` a second, about 1 at the loudest.  Frequencies are in hertz,
times in seconds.  All chance comes from the generator that is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
"""Samples a second: nothing wood, water and animals are known by lies above half of it."""

Wave: TypeAlias = NDArray[np.float64]
Chance: TypeAlias = np.random.Generator
Points: TypeAlias = Sequence[tuple[float, float]]
"""A line through (share of the time from 0 to 1, value)."""

Make: TypeAlias = Callable[[Chance], Wave]

_FRAME, _HOP = 1024, 256
"""Samples that are filtered at a time, and by how many the next ones begin later."""
_HEARD_FOR = 0.06
"""Seconds the ear needs to judge how loud something is."""
_PEAK = 0.9
_LOWEST = 60.0
"""Tones below this make small loudspeakers rattle, and are weakened."""
_SILENCE = 0.0008
_FADE = 0.004
"""Seconds at both ends in which a sound comes from silence and goes back to it."""


class Recipe(NamedTuple):
    """How a sound is made, and how loud it is to be, in decibels below the loudest there can be.

    ``loops``: its end goes over into its beginning.
    """

    make: Make
    loud: float
    loops: bool = False


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def moments(seconds: float) -> Wave:
    """The time of each sample."""
    return np.arange(samples(seconds)) / RATE


def line(seconds: float, points: Points) -> Wave:
    """A line through points, drawn straight."""
    share = np.linspace(0.0, 1.0, samples(seconds))
    return np.interp(share, [at for at, _ in points], [value for _, value in points])


def glide(seconds: float, points: Points) -> Wave:
    """Frequencies through points, going evenly for the ear."""
    return np.asarray(np.exp(line(seconds, [(at, np.log(value)) for at, value in points])))


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """From silence to full strength and back, in so many seconds each, without a click."""
    time = moments(seconds)
    up = np.clip(time / rise, 0.0, 1.0)
    down = np.clip((seconds - time) / fall, 0.0, 1.0)
    return np.asarray(np.sin(np.minimum(up, down) * np.pi / 2) ** 2)


def fading(seconds: float, half: float, rise: float = 0.002) -> Wave:
    """Struck at once, and half as strong after each ``half`` seconds; silent in the end."""
    time = moments(seconds)
    strength = 0.5 ** (time / half) * np.clip(time / rise, 0.0, 1.0)
    return np.asarray(strength * np.clip((seconds - time) / 0.01, 0.0, 1.0))


# -- sources
def tone(pitch: Wave, partials: Sequence[float] = (1.0,)) -> Wave:
    """A tone whose pitch may change; ``partials`` are the strengths of its harmonics."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    wave = np.zeros(len(pitch))
    for number, strength in enumerate(partials, 1):
        audible = pitch * number < RATE / 2
        wave += strength * np.sin(number * phase) * audible
    return wave


def reed(pitch: Wave, dull: float = 1.0, most: int = 60) -> Wave:
    """What vocal cords and reeds give: all harmonics, the higher the weaker by the power ``dull``."""
    return tone(pitch, [number**-dull for number in range(1, min(most, int(RATE / 2 / pitch.min())) + 1)])


def noise(chance: Chance, seconds: float) -> Wave:
    return chance.standard_normal(samples(seconds)) * 0.3


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """Something that rings after a blow: for each mode its frequency, its half-life and its strength."""
    time = moments(seconds)
    wave = sum(
        (strength * np.sin(2 * np.pi * pitch * time) * 0.5 ** (time / half) for pitch, half, strength in modes),
        np.zeros(len(time)),
    )
    return np.asarray(wave * swell(seconds, 0.0008, min(0.05, seconds / 3)))


# -- filters
def coloured(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    """The wave with each frequency as strong as ``gain`` says; what loops still does."""
    strength = gain(np.asarray(np.fft.rfftfreq(len(wave), 1 / RATE), np.float64))
    return np.fft.irfft(np.fft.rfft(wave) * strength, len(wave))


def band(wave: Wave, middle: float, octaves: float) -> Wave:
    """Only what lies about a frequency, half as strong at so many octaves from it."""
    return coloured(wave, lambda pitch: 0.5 ** ((np.log2(np.maximum(pitch, 1.0) / middle) / octaves) ** 2))


def below(wave: Wave, pitch: float) -> Wave:
    """Only what lies below a frequency, weaker above by two octaves an octave."""
    return coloured(wave, lambda heard: 1 / (1 + (heard / pitch) ** 4))


def throat(wave: Wave, vowels: Sequence[tuple[float, Sequence[float]]], narrow: float = 7.0) -> Wave:
    """The wave through a throat: at shares of the time the frequencies at which it resounds, the lower the stronger.

    ``narrow``: a resonance is as wide as its frequency by this, and at least 60 hertz.
    """
    shares, tracks = [at for at, _ in vowels], np.array([pitches for _, pitches in vowels])
    heard = np.fft.rfftfreq(_FRAME, 1 / RATE)

    def gain(share: float) -> Wave:
        total = np.full(len(heard), 0.01)
        for number in range(tracks.shape[1]):
            pitch = float(np.interp(share, shares, tracks[:, number]))
            width = max(60.0, pitch / narrow)
            total += (0.75**number) / (1 + ((heard - pitch) / width) ** 2)
        return total

    return _framewise(wave, gain)


def sweeping(wave: Wave, middles: Points, octaves: float) -> Wave:
    """Like :func:`band`, with a middle that changes with time."""
    heard = np.log2(np.maximum(np.fft.rfftfreq(_FRAME, 1 / RATE), 1.0))
    shares, pitches = [at for at, _ in middles], np.log2([pitch for _, pitch in middles])
    return _framewise(wave, lambda share: 0.5 ** (((heard - np.interp(share, shares, pitches)) / octaves) ** 2))


def _framewise(wave: Wave, gain: Callable[[float], Wave]) -> Wave:
    """Filter piece by piece, with a gain for each share of the time; the pieces overlap."""
    window = np.hanning(_FRAME)
    padded = np.pad(wave, _FRAME)
    done = np.zeros(len(padded) + _FRAME)
    for start in range(0, len(padded) - _FRAME, _HOP):
        share = (start - _FRAME / 2) / max(1, len(wave))
        spectrum = np.fft.rfft(padded[start : start + _FRAME] * window)
        done[start : start + _FRAME] += np.fft.irfft(spectrum * gain(share), _FRAME) * window
    return done[_FRAME : _FRAME + len(wave)] / (0.375 * _FRAME / _HOP)


# -- putting together
def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each from its own second on."""
    length = max(samples(at) + len(wave) for at, wave in parts)
    whole = np.zeros(length)
    for at, wave in parts:
        whole[samples(at) : samples(at) + len(wave)] += wave
    return whole


def room(wave: Wave, chance: Chance, half: float = 0.08, share: float = 0.15) -> Wave:
    """The wave in a room: what comes back from its walls is half as strong after each ``half`` seconds."""
    seconds = half * 8
    walls = below(noise(chance, seconds), 5000) * fading(seconds, half)
    length = len(wave) + len(walls)
    echo = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(walls, length), length)
    return mixed((0.0, wave), (0.012, echo * share / (np.sqrt(np.sum(walls**2)) + 1e-9)))


def wrapped(wave: Wave, seconds: float) -> Wave:
    """What still sounds after the end laid over the beginning: a loop without a seam."""
    length = samples(seconds)
    loop = np.zeros(length)
    for start in range(0, len(wave), length):
        part = wave[start : start + length]
        loop[: len(part)] += part
    return loop


# -- how loud
def loudness(wave: Wave) -> float:
    """How loud the loudest moment is for the ear, in decibels below the loudest there can be."""
    heard = coloured(wave, _ear)
    length = min(len(heard), samples(_HEARD_FOR))
    power = np.cumsum(np.concatenate([[0.0], heard**2]))
    loudest = (power[length:] - power[:-length]).max() / length
    return float(10 * np.log10(loudest + 1e-12))


def _ear(pitch: Wave) -> Wave:
    """How well the ear hears a frequency (the curve A of sound level meters)."""
    squared = pitch**2
    curve = squared**2 * 12194**2 / ((squared + 20.6**2) * (squared + 12194**2))
    return np.asarray(1.2589 * curve / np.sqrt((squared + 107.7**2) * (squared + 737.9**2)))


def levelled(wave: Wave, loud: float) -> Wave:
    """The wave as loud as that, without its lowest tones; where its peaks would be cut, they are rounded."""
    wave = coloured(wave, lambda pitch: pitch**2 / (pitch**2 + _LOWEST**2))
    wave = wave * 10 ** ((loud - loudness(wave)) / 20)
    return np.asarray(_PEAK * np.tanh(wave / _PEAK))


def trimmed(wave: Wave) -> Wave:
    """The wave until it is no longer to be heard, ending in silence."""
    heard = np.flatnonzero(np.abs(wave) > _SILENCE)
    wave = wave[: heard[-1] + 1] if len(heard) else wave
    length = round(_FADE * RATE)
    ramp = np.linspace(0.0, 1.0, length)
    return np.concatenate([wave[:length] * ramp, wave[length:-length], wave[-length:] * ramp[::-1]])
