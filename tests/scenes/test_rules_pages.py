"""The pages of the rules: whole, true to the rules core, translated, and nothing on them cut or covered."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from page_parts import parts
from pygame import SRCALPHA, Rect, Surface

from game.aboard import PUBLISHED
from game.ark.board import LARGEST_ENCLOSURE
from scenes.layout import Layout
from scenes.layouts.rules import RulesGrid
from scenes.paint import Brush
from scenes.rules.blocks import Cards, folded
from scenes.rules.chapters import Chapter, all_chapters, chapter
from scenes.rules.items import Drawn, Item, Numeral, Plaque, Rule, Written
from scenes.rules.page import PageSetting
from scenes.rules.pages import page_of, texts_of, title_of
from scenes.rules.pictures.ark import Pen
from scenes.rules.pictures.recipe import Number, Row, Sprite, Stack, fitted, several
from scenes.rules.ruling_tag import RulingTag
from scenes.system import texts
from scenes.system.settings import SIZES as SCALES
from scenes.words.rules import game_name

pytestmark = pytest.mark.usefixtures("languages")

ALL = all_chapters()
WINDOWS = ((1024, 768), (1024, 720), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080))
RULINGS = {"B": 7, "A": 5, "S": 9, "F": 5, "N": 6}
"""The letters of the rulings, and how many there are of each."""
OF_GAME = {"ark": "BAS", "family": "BAF", "aboard": "N"}


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))


def setting(brush: Brush, one: Chapter) -> PageSetting:
    sheet = RulesGrid(brush.layout).sheet()
    return PageSetting(brush, page_of(one), title_of(one), texts_of(one), sheet, game_name(one.game))


def named(one: Chapter) -> str:
    return "-".join(one)


# -- what they are made of
@pytest.mark.parametrize("one", ALL, ids=named)
def test_a_page_says_all_that_there_is_to_say_and_has_a_picture_for_each_text(one: Chapter) -> None:
    page, said = page_of(one), texts_of(one)
    assert sorted(page.texts) == sorted(said)
    assert all(said.values()) and title_of(one)
    assert sum(len(block.cards) for block in page.blocks) < len(page.pictures)


@pytest.mark.parametrize("one", ALL, ids=named)
def test_a_page_names_rulings_that_there_are_and_that_its_game_has(one: Chapter) -> None:
    rulings = page_of(one).rulings
    assert rulings
    for ruling in rulings:
        letter, number = ruling[0], int(ruling[1:])
        assert letter in OF_GAME[one.game] and 1 <= number <= RULINGS[letter]


@pytest.mark.parametrize("code", sorted(texts.LANGUAGES))
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_tip_of_every_ruling_says_what_it_says_over_its_page(code: str, size: tuple[int, int]) -> None:
    texts.use(code)
    layout = Layout(size)
    page = RulesGrid(layout).page()
    for name in {ruling for one in ALL for ruling in page_of(one).rulings}:
        tag = RulingTag(Rect(page.left + 3 * page.width // 4, page.bottom - 200, 40, 20), name)
        window = Surface(size, SRCALPHA)
        tag.draw_tip(window, Brush(layout))
        assert window.get_bounding_rect().size == (0, 0)
        tag.hovered = True
        tag.draw_tip(window, Brush(layout))
        assert page.contains(window.get_bounding_rect()), name
        heading, sentence = tag.texts(Brush(layout))
        assert name in heading.text and sentence.text.endswith(".") and heading.fits and sentence.fits


def test_a_chapter_that_is_not_there_is_refused_by_name() -> None:
    assert chapter("ark") == Chapter("ark", "ark") and chapter("aboard", "taking").name == "taking"
    with pytest.raises(ValueError, match="family pitch"):
        chapter("family", "pitch")


def test_the_house_rules_told_are_all_that_there_are() -> None:
    told = {card.text for block in page_of(Chapter("aboard", "house")).blocks for card in block.cards}
    assert told == set(PUBLISHED)


PENS = {part for one in ALL for picture in page_of(one).pictures for part in parts(picture) if isinstance(part, Pen)}


def test_pens_in_the_pictures_are_closed_and_only_they_are_loaded() -> None:
    """As B4 has it: of one to four squares, with a divider on every side that does not lie within."""
    assert len(PENS) > 10
    for pen in PENS:
        picture, board = pen.picture(), pen.board
        for squares in picture.enclosures.values():
            assert len(squares) <= LARGEST_ENCLOSURE
            sides = [name for name in board.edges if len(set(board.edge(name).squares) & set(squares)) == 1]
            assert set(sides) <= set(picture.dividers), pen
        assert set(picture.loaded) <= set(picture.enclosures)
        assert not pen.ring or board.edge(pen.ring).name in picture.dividers
        assert not pen.gap or board.edge(pen.gap).name not in picture.dividers


def test_pitch_in_the_pictures_lies_between_two_dividers() -> None:
    sealed = [pen for pen in PENS if pen.pitch]
    assert sealed
    for pen in sealed:
        picture = pen.picture()
        assert all(set(pen.board.field(name).edges) <= set(picture.dividers) for name in picture.pitch), pen


# -- how they are laid out
def covered(one: Item, other: Item) -> bool:
    """Whether two things lie over each other that must not; pixels lost in rounding do not count."""
    return one.rect.inflate(-4, -4).colliderect(other.rect.inflate(-4, -4))


def check(brush: Brush, one: Chapter) -> None:
    page = setting(brush, one)
    items = list(page.items())
    loose = [item for item in items if not isinstance(item, Plaque | Rule | Numeral)]
    frame = page.rect.inflate(brush.layout.px(60), 4)
    where = (one, brush.layout.size, brush.layout.scale, texts.gettext("Rules"))
    for item in loose:
        assert frame.contains(item.rect), (where, item)
        assert not isinstance(item, Written) or item.text.fits, (where, item.text.text)
        assert not isinstance(item, Drawn) or min(item.rect.size) >= 6, (where, item)
    assert [(a, b) for a, b in combinations(loose, 2) if covered(a, b)] == [], where
    plaques = [item for item in items if isinstance(item, Plaque)]
    assert [(a, b) for a, b in combinations(plaques, 2) if covered(a, b)] == [], where


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_on_a_page_is_cut_or_covered(size: tuple[int, int]) -> None:
    brush = Brush(Layout(size))
    for one in ALL:
        check(brush, one)


@pytest.mark.parametrize("code", [code for code in texts.LANGUAGES if code != texts.ENGLISH])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)], ids=str)
def test_nothing_on_a_page_is_cut_or_covered_in_other_languages(code: str, size: tuple[int, int]) -> None:
    texts.use(code)
    brush = Brush(Layout(size))
    for one in ALL:
        check(brush, one)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_nothing_on_a_page_is_cut_or_covered_at_any_size_of_everything(code: str, scale: float) -> None:
    texts.use(code)
    brush = Brush(Layout((1920, 1080), scale))
    for one in ALL:
        check(brush, one)


def test_every_page_can_be_painted() -> None:
    """Pictures of all pages at once: no page is like another one."""
    brush, seen = Brush(Layout((1280, 720))), set()
    for one in ALL:
        target = pygame.Surface(brush.layout.size)
        setting(brush, one).paint(target)
        seen.add(pygame.image.tobytes(target, "RGB"))
    assert len(seen) == len(ALL)


def test_many_cards_are_folded_into_two_rows_and_go_on_counting() -> None:
    ready = next(block for block in page_of(Chapter("ark", "loading")).blocks if isinstance(block, Cards))
    first, second = folded(ready)
    assert first.cards + second.cards == ready.cards
    assert (first.heading, second.heading) == (ready.heading, "")
    assert isinstance(second, Cards) and second.number == 1 + len(first.cards)


# -- recipes
def test_a_picture_fills_its_room_but_for_its_shape_and_grows_no_further_than_it_may() -> None:
    wide = Row((Number("1", 50), Sprite("icons/home", 50)), gap=10)
    room = pygame.Rect(10, 10, 90, 300)
    place = fitted(wide, room, 10)
    assert place.width == 90 or abs(place.width - 90) <= 1
    assert place.center == room.center and room.contains(place)
    assert fitted(wide, room, 0.5).width == int(wide.size[0] * 0.5)


def test_several_pictures_lie_in_rows_with_the_rest_in_the_last() -> None:
    five = several(Sprite("icons/food", 10), 5, across=3, gap=2)
    assert isinstance(five, Stack)
    assert [len(row.parts) for row in five.parts if isinstance(row, Row)] == [3, 2]
    assert five.size == (34, 22)
