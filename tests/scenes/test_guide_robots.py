"""Whole guided matches by mouse: by pupils who do what is pointed at, and by others who do as they like."""

from __future__ import annotations

import pytest
from guided import Choose, Pupil, anyhow, well

from scenes.app import App
from scenes.guide.beginning import SEEDS
from scenes.guide.lesson import MOST
from scenes.score_screen import ScoreScreen

MAY_NEVER_BE = {"small", "first", "hull", "room"}
"""Lessons about what is not in every match: little ones beside a large pair, a pair to be first with, and so on."""
SIZES = ((1024, 768), (1280, 720), (2560, 1080))


def schooled(pupil: Pupil, heeds: bool, choose: Choose) -> Pupil:
    """The pupil after the match."""
    pupil.to_the_end(heeds, choose)
    assert pupil.play.match.state.to_move is None
    assert all(pupil.told.count(name) <= MOST for name in pupil.told)
    assert isinstance(pupil.app.stack.top, ScoreScreen) and pupil.app.stack.top.ending
    return pupil


@pytest.mark.parametrize("game", SEEDS)
def test_who_does_what_is_pointed_at_comes_to_the_end_and_has_been_told_everything(app: App, game: str) -> None:
    pupil = schooled(Pupil(app, game), True, well)
    assert pupil.untold == []
    assert len(set(pupil.told)) > len(pupil.teacher.lessons) / 2


@pytest.mark.parametrize("game", SEEDS)
def test_who_never_heeds_the_guide_comes_to_the_end_and_has_been_told_what_was_not_done(app: App, game: str) -> None:
    assert schooled(Pupil(app, game), False, well).untold == []


@pytest.mark.parametrize("game", SEEDS)
def test_who_plays_anyhow_comes_to_the_end(app: App, game: str) -> None:
    assert schooled(Pupil(app, game), False, anyhow).told


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 106))
@pytest.mark.parametrize("heeds", [True, False])
@pytest.mark.parametrize("game", SEEDS)
def test_other_matches_teach_as_well(make_app, game: str, heeds: bool, seed: int) -> None:
    pupil = schooled(Pupil(make_app(SIZES[seed % 3]), game, seed), heeds, well if heeds else anyhow)
    assert game == "aboard" or set(pupil.untold) <= MAY_NEVER_BE
