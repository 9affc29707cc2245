"""Every lesson has its words or its picture, its chapter, and room in every language at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import SRCALPHA, Rect, Surface

from scenes.aboard_scoring import SOURCES as ABOARD_SOURCES
from scenes.guide.bubble import Bubble, at_the_ark, at_the_meadow
from scenes.guide.closing import Closing
from scenes.guide.ending import Ending
from scenes.guide.lesson import FAREWELL, Lesson
from scenes.guide.lessons import LESSONS
from scenes.guide.pictures import ENDINGS, PICTURES, draw_ending, draw_lesson
from scenes.guide.shown import Animals
from scenes.layout import Layout
from scenes.layouts.scoring import ScoringGrid
from scenes.paint import Brush
from scenes.rules.chapters import CHAPTERS
from scenes.system import texts
from scenes.table.score_sheet import SOURCES
from scenes.words import guide as words

pytestmark = pytest.mark.usefixtures("languages")

SPOKEN = [(game, lesson) for game in ("ark", "aboard") for lesson in (*LESSONS[game], FAREWELL)]
ALL = [(game, lesson) for game in LESSONS for lesson in LESSONS[game]]
MOST_LETTERS = 90
SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.9, 1.0, 1.15)
BRINGING = {
    "ark": ("building", "food", "animals", "dividers", "pitch", "bonus", "trading", "hull"),
    "family": SOURCES["family"],
    "aboard": ("herd", "food"),
}
"""What can bring points in each game: all sources but those that only cost some."""
ENDED = [Ending(game, source, 108 if source else 0) for game in BRINGING for source in (*BRINGING[game], "")]
PLACING = {"ark": at_the_ark, "family": at_the_ark, "aboard": at_the_meadow}


def name_of(what: object) -> str | None:
    return what.name if isinstance(what, Lesson) else None


@pytest.fixture
def brushes(make_app) -> Iterator[Brush]:
    """A brush for every size of window and of everything."""
    brush = make_app().brush
    return (Brush(Layout(size, scale), brush.art, brush.fonts) for size in SIZES for scale in SCALES)


@pytest.mark.parametrize(("game", "lesson"), SPOKEN, ids=name_of)
def test_a_lesson_is_told_in_no_more_than_two_short_sentences(game: str, lesson: Lesson) -> None:
    said = words.lesson(game, lesson.name)
    assert 0 < len(said) <= MOST_LETTERS
    assert said[-1] in ".!?"


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=name_of)
def test_a_lesson_leads_to_a_chapter_of_the_rules(game: str, lesson: Lesson) -> None:
    assert lesson.chapter in CHAPTERS[game]


@pytest.mark.parametrize("game", LESSONS)
def test_lessons_of_a_game_have_different_names(game: str) -> None:
    names = [lesson.name for lesson in LESSONS[game]]
    assert len(set(names)) == len(names)


def test_the_family_variant_has_a_picture_for_every_lesson_and_no_words() -> None:
    assert set(PICTURES) == {lesson.name for lesson in (*LESSONS["family"], FAREWELL)}
    assert not any(words.lesson("family", name) for name in PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_of_a_lesson_stays_in_its_room(brushes: Iterator[Brush], name: str) -> None:
    for brush in brushes:
        room = Bubble(brush, at_the_ark).room(Rect(0, 0, *Bubble(brush, at_the_ark).speech.size))
        canvas = Surface((room.right + room.left, room.bottom + room.top), SRCALPHA)
        draw_lesson(brush, canvas, name, Animals("elephant/m", "elephant/f", "sheep/m"), room)
        drawn = canvas.get_bounding_rect()
        assert drawn.width > room.width / 4
        assert room.contains(drawn), (brush.layout.size, brush.layout.scale)


@pytest.mark.parametrize("code", texts.LANGUAGES)
@pytest.mark.parametrize("game", ["ark", "aboard"])
def test_the_words_of_every_lesson_have_room(brushes: Iterator[Brush], game: str, code: str) -> None:
    texts.use(code)
    short: list[object] = []
    for brush in brushes:
        bubble = Bubble(brush, PLACING[game])
        room = bubble.room(bubble.speech)
        for lesson in (*LESSONS[game], FAREWELL):
            text = bubble.fitting(words.lesson(game, lesson.name), room)
            if not text.fits or text.height > room.height:
                short.append((brush.layout.size, brush.layout.scale, lesson.name, text.height, room.size))
    assert short == []


# -- the closing word
def closing_of(brush: Brush, ending: Ending) -> Closing:
    """As it stands on the score sheet, where letters alone follow the size of everything."""
    lettered = brush.lettered()
    return Closing(
        lettered, lettered.layout.aboard if ending.game == "aboard" else ScoringGrid(lettered.layout), ending
    )


def test_every_source_of_points_that_a_game_has_brings_some_or_costs_some() -> None:
    costing = {"ark": {"leftovers", "left-behind"}, "family": set(), "aboard": {"single"}}
    every = {**{game: {*SOURCES[game]} for game in SOURCES}, "aboard": {*ABOARD_SOURCES}}
    assert {game: {*names} | costing[game] for game, names in BRINGING.items()} == every


def test_the_family_variant_has_a_picture_for_every_source_and_no_words() -> None:
    assert set(ENDINGS) == {*BRINGING["family"], ""}
    assert not any(words.ending("family", source, 5) for source in ENDINGS)


@pytest.mark.parametrize("code", texts.LANGUAGES)
@pytest.mark.parametrize("ending", [one for one in ENDED if one.game != "family"], ids=str)
def test_the_closing_word_is_one_that_has_room(brushes: Iterator[Brush], ending: Ending, code: str) -> None:
    texts.use(code)
    for brush in brushes:
        closing = closing_of(brush, ending)
        room = closing.room()
        text = closing.text(room)
        assert text.text[-1] in ".!"
        assert (str(ending.points) in text.text) == bool(ending.source)
        assert text.fits and text.height <= room.height, (brush.layout.size, brush.layout.scale)


@pytest.mark.parametrize("ending", [one for one in ENDED if one.game == "family"], ids=str)
def test_the_picture_of_the_end_stays_in_its_room(brushes: Iterator[Brush], ending: Ending) -> None:
    for brush in brushes:
        room = closing_of(brush, ending).room()
        canvas = Surface((room.right + room.left, room.bottom + room.top), SRCALPHA)
        draw_ending(brush.lettered(), canvas, ending, room)
        drawn = canvas.get_bounding_rect()
        assert drawn.width > room.width / 4
        assert room.contains(drawn), (brush.layout.size, brush.layout.scale)
