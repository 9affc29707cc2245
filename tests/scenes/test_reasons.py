"""Every reason that a click can be answered with has its sentence, picture, glow and chapter."""

from __future__ import annotations

import pytest
from pygame import Rect

from game import history
from game.aboard import reasons as aboard
from game.ark import reasons as ark
from game.core import Reason
from scenes.answers import ANSWERS, NOW, Glow
from scenes.app import App
from scenes.rules.chapters import CHAPTERS
from scenes.rules.links import chapter_of_action, chapter_of_moment, chapter_of_reason, chapter_of_ruling
from scenes.table.hands.base import UNFINISHED
from scenes.table.lantern import REFUSALS
from scenes.table.refusing import OUT_OF_PLAY
from scenes.table.why_picture import draw_why
from scenes.words.reasons import codes, sentence

LETTERS = 34
NUMBERS = {"needed": 4, "need": 8, "price": 12}
"""The largest numbers that can stand in a sentence."""
PARAMS = {"tile": "lion/f", "first": "lion3", "second": "fox1", "species": "mouse", "what": "pitch", "have": 1,
          "name": "Maximilianus", "by": "red"}  # fmt: skip
OPTIONS = {game: {"ark": ("A5", "S1"), "family": ("A5", "F4"), "aboard": ("A5", "N3")}[game] for game in CHAPTERS}


def _listed(table: str | None) -> set[str]:
    return {line.split("``")[1] for line in (table or "").splitlines() if line.startswith("``")}


GIVEN = {
    "ark": _listed(ark.__doc__),
    "aboard": _listed(aboard.__doc__),
    "of the table": {*_listed(history.__doc__), *UNFINISHED, *REFUSALS, *OUT_OF_PLAY},
}
"""All codes there are, by who gives them."""
CODES = sorted({code for codes_ in GIVEN.values() for code in codes_})


def reason_of(code: str, ruling: str = "S6", **params: object) -> Reason:
    """A reason with all that any sentence or picture might ask for."""
    return Reason(code, ruling, **{**PARAMS, **NUMBERS, **params})


def test_there_is_a_sentence_and_an_answer_for_every_code_and_no_other() -> None:
    assert codes() == set(ANSWERS) == set(CODES)


def test_sentences_fit_into_the_prompt() -> None:
    for code in CODES:
        for count in (1, None):
            numbers = {name: count or most for name, most in NUMBERS.items()}
            text = sentence(reason_of(code, **numbers))
            assert 5 < len(text) <= LETTERS, text
            assert "{" not in text


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_picture_that_keeps_to_its_box(app: App, code: str) -> None:
    assert ANSWERS[code].picture
    surface = app.screen.surface()
    surface.fill("black")
    box = Rect(0, 0, app.layout.px(240), app.layout.px(58))
    box.center = surface.get_rect().center
    draw_why(app.brush, surface, box, reason_of(code), "green")
    painted = surface.get_bounding_rect()
    drawn = [at for at in range(surface.get_width()) if surface.get_at((at, box.centery))[:3] != (0, 0, 0)]
    assert painted.width and box.left <= drawn[0] and drawn[-1] < box.right


@pytest.mark.parametrize("code", CODES)
def test_something_glows_for_every_code(code: str) -> None:
    assert ANSWERS[code].glows and all(isinstance(glow, Glow) for glow in ANSWERS[code].glows)


@pytest.mark.parametrize("code", CODES)
def test_every_code_leads_to_a_chapter_of_each_game_that_gives_it(code: str) -> None:
    games = ["aboard"] if code in GIVEN["aboard"] else []
    games += ["ark", "family"] if code not in GIVEN["aboard"] or code in GIVEN["ark"] else []
    games += ["aboard"] if code in GIVEN["of the table"] and code not in UNFINISHED else []
    for game in games:
        for ruling in (*OPTIONS[game], ""):
            assert chapter_of_reason(game, reason_of(code, ruling)) in CHAPTERS[game]
    own = ANSWERS[code].chapter
    assert own == NOW or own in CHAPTERS["ark"] or own in CHAPTERS["aboard"]


@pytest.mark.parametrize(
    "game, code, ruling, chapter",
    [
        ("ark", "pitch-needs-two-dividers", "B3", "building"),
        ("ark", "no-divider-left", "S5", "wood"),
        ("family", "no-divider-left", "F4", "wood"),
        ("ark", "food-missing", "S6", "loading"),
        ("ark", "food-missing", "S8", "deluge"),
        ("family", "tile-not-drawn", "F4", "building"),
        ("aboard", "food-cap", "N6", "house"),
        ("aboard", "not-now", "N2", "start"),
        ("aboard", "game-over", "N4", "scoring"),
    ],
)
def test_the_chapter_is_the_one_that_explains_the_reason(game: str, code: str, ruling: str, chapter: str) -> None:
    assert chapter_of_reason(game, Reason(code, ruling), "building") == chapter


def test_where_another_move_is_due_the_chapter_is_that_moves() -> None:
    reason = Reason("not-now", "S6", awaited=("food", "load", "done"))
    assert chapter_of_reason("ark", reason) == "loading"
    assert chapter_of_reason("family", Reason("not-now", "F4", awaited=("take",))) == "animals"


def test_every_action_ruling_and_phase_leads_to_a_chapter() -> None:
    for action in ("pitch", "taming", "food", "trading", "wood", "building", "loading"):
        assert chapter_of_action("ark", action) == action
        assert chapter_of_action("family", action) in CHAPTERS["family"]
    assert chapter_of_action("family", "taming") == "animals"
    assert chapter_of_ruling("ark", "S8") == "deluge" and chapter_of_ruling("family", "F4") == NOW
    assert chapter_of_moment("ark", "performing", "wood") == "wood"
    assert chapter_of_moment("ark", "planning") == "choosing" and chapter_of_moment("aboard", "dealing") == "start"
    assert chapter_of_moment("family", "performing") == "choosing" and chapter_of_moment("aboard", "setup") == "start"
