"""The sounds: made alike each time, stored as they were made, small, and told apart by ear."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
import soundfile

from assets import SOUNDS
from tools import make_sounds
from tools.make_sounds import LIKE, RECIPES, likeness, made
from tools.sounds_animals import VOICES
from tools.sounds_craft import RATE, fading, loudness, swell, tone
from tools.sounds_pictures import draw
from tools.sounds_signs import pitch_of

QUICK = ("divider-1", "press", "voice-frog", "voice-dove", "bag")
MEGABYTES = 3
BANDS = np.geomspace(60, 15_000, 25)


def test_every_sound_is_stored_and_nothing_else() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {f"{name}.ogg" for name in RECIPES}


def test_all_of_them_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < MEGABYTES * 1_000_000


@pytest.mark.parametrize("name", QUICK)
def test_a_sound_is_the_same_each_time_and_the_one_that_is_stored(name: str) -> None:
    first, second = made(name), made(name)
    assert first.tobytes() == second.tobytes()
    assert likeness(first, SOUNDS / f"{name}.ogg") >= LIKE


def test_a_file_is_written_only_where_it_sounds_otherwise(tmp_path: Path) -> None:
    assert make_sounds.write("press", tmp_path)
    written = (tmp_path / "press.ogg").read_bytes()
    assert not make_sounds.write("press", tmp_path)
    assert (tmp_path / "press.ogg").read_bytes() == written
    (tmp_path / "press.ogg").write_bytes((SOUNDS / "release.ogg").read_bytes())
    assert make_sounds.write("press", tmp_path)
    (tmp_path / "press.ogg").write_bytes(b"no sound")
    assert make_sounds.write("press", tmp_path)


def test_a_sound_half_as_loud_is_not_taken_for_it(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "press.ogg", made("press") / 2, RATE, format="OGG", subtype="VORBIS")
    assert likeness(made("press"), tmp_path / "press.ogg") < LIKE


def test_a_sound_can_be_looked_at(tmp_path: Path) -> None:
    draw(tone(np.full(RATE, 440.0)), tmp_path / "pictures" / "tone.png")
    picture = pygame.image.load(tmp_path / "pictures" / "tone.png")
    rows = [y for y in range(80, picture.get_height()) if picture.get_at((300, y)).r > 200]
    assert rows == [*range(rows[0], rows[-1] + 1)], "one tone is one line"
    assert len(rows) < 40


def test_an_unknown_sound_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_sounds.main(["voice-unicorn"]) == 2
    assert "voice-unicorn" in capsys.readouterr().err


@pytest.fixture(scope="module")
def stored() -> dict[str, np.ndarray]:
    """Every sound as it is stored."""
    return {path.stem: soundfile.read(path)[0] for path in SOUNDS.glob("*.ogg")}


def test_nothing_is_cut_off_at_its_loudest_and_all_of_it_can_be_heard(stored) -> None:
    for name, wave in stored.items():
        assert 0.05 < np.abs(wave).max() < 1.0, name
        assert loudness(wave) == pytest.approx(RECIPES[name].loud, abs=2.5), name


def test_what_does_not_loop_begins_and_ends_in_silence(stored) -> None:
    for name, wave in stored.items():
        if not RECIPES[name].loops:
            assert max(abs(wave[0]), abs(wave[-1])) < 0.02, name


@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if recipe.loops])
def test_a_loop_has_no_click_at_its_seam(name: str, stored) -> None:
    wave = stored[name]
    usual = np.abs(np.diff(wave))
    assert abs(wave[0] - wave[-1]) <= np.quantile(usual, 0.999)


@pytest.mark.parametrize("name", ["tune-title", "tune-deluge"])
def test_a_tune_lasts_most_of_a_minute(name: str, stored) -> None:
    assert 40 <= len(stored[name]) / RATE <= 60


def _features(wave: np.ndarray) -> np.ndarray:
    """How a voice sounds: its colour, how long it is, and how its strength goes up and down."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    bands = [power[(pitches >= low) & (pitches < high)].sum() for low, high in pairwise(BANDS)]
    colour = 10 * np.log10(np.array(bands) / power.sum() + 1e-4) / 10
    strength = np.array([np.sqrt(np.mean(part**2)) for part in np.array_split(wave, 24)])
    return np.concatenate([colour, strength / strength.max(), [len(wave) / RATE]])


def test_no_two_animals_sound_alike(stored) -> None:
    features = {name: _features(stored[name]) for name in VOICES}
    names = sorted(features)
    apart = {
        (one, other): float(np.linalg.norm(features[one] - features[other]))
        for one in names
        for other in names
        if one < other
    }
    nearest = min(apart, key=apart.__getitem__)
    assert apart[nearest] > 1.2, nearest


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("mouse", 3000, 6500), ("dove", 380, 600), ("wolf", 400, 620), ("cow", 100, 520), ("elephant", 400, 2500)],
)
def test_an_animal_calls_as_high_as_it_does(name: str, least: float, most: float, stored) -> None:
    wave = stored[f"voice-{name}"]
    strongest = np.fft.rfftfreq(len(wave), 1 / RATE)[np.abs(np.fft.rfft(wave)).argmax()]
    assert least < strongest < most


def test_notes_are_in_tune() -> None:
    assert pitch_of("A4") == pytest.approx(440)
    assert pitch_of("C#5") == pytest.approx(554.37, abs=0.01)


def test_what_fades_is_half_as_strong_after_its_half_life() -> None:
    wave = fading(1.0, 0.1)
    assert wave[round(0.2 * RATE)] / wave[round(0.1 * RATE)] == pytest.approx(0.5)
    assert swell(1.0, 0.1, 0.2)[[0, RATE // 2]] == pytest.approx([0, 1])
