"""Make all sounds of the game: ``python tools/make_sounds.py [NAME ...] [--pictures FOLDER]``.

Every sound is computed, from the same numbers each time: a seed made of its name.  They are written compressed into
``assets/sounds``; a file that already sounds as it should is left alone.  With ``--pictures`` a picture of each sound
is drawn as well: its strength, and below it how strong each frequency is from moment to moment.
Needs the tools for development (``tools/test.py`` sets them up).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
import soundfile

from assets import SOUNDS
from tools.sounds_animals import VOICES
from tools.sounds_craft import RATE, Chance, Recipe, Wave, levelled, trimmed
from tools.sounds_music import TUNES
from tools.sounds_signs import SIGNS
from tools.sounds_water import WATER
from tools.sounds_wood import WOOD

RECIPES: dict[str, Recipe] = {**WOOD, **WATER, **SIGNS, **VOICES, **TUNES}
"""Every sound by its name, which is that of its file."""

LIKE = 0.9
"""How well a file must go with what was made, from 0 to 1, to be taken for it: compressing changes a little."""

_QUALITY = 0.35
"""How much is left out to make files small, from 0 for nothing to 1."""


def made(name: str) -> Wave:
    """A sound as it is to be heard."""
    recipe = RECIPES[name]
    wave = levelled(recipe.make(_chance(name)), recipe.loud)
    return wave if recipe.loops else trimmed(wave)


def _chance(name: str) -> Chance:
    """Chance that is the same each time for a sound."""
    return np.random.default_rng(list(name.encode()))


def likeness(wave: Wave, path: Path) -> float:
    """How well a file goes with a sound: 1 where it is the same, 0 where it is another one or is not there."""
    try:
        stored, rate = soundfile.read(path)
    except soundfile.LibsndfileError:
        return 0.0
    if rate != RATE or stored.shape != wave.shape:
        return 0.0
    return max(0.0, 1 - float(np.sum((stored - wave) ** 2) / np.sum(wave**2)))


def write(name: str, folder: Path = SOUNDS) -> bool:
    """Make a sound and store it; whether that was needed."""
    path, wave = folder / f"{name}.ogg", made(name)
    if likeness(wave, path) >= LIKE:
        return False
    folder.mkdir(exist_ok=True)
    soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS", compression_level=_QUALITY)
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the sounds that are named, or all of them; 0 if there were such sounds."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="make these alone")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw a picture of each as well")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in RECIPES]
    if unknown:
        print("There is no sound called", ", ".join(unknown), file=sys.stderr)
        return 2
    for name in options.names or RECIPES:
        print(name, "is written" if write(name) else "is as it should be")
        if options.pictures:
            from tools.sounds_pictures import draw

            draw(made(name), options.pictures / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
