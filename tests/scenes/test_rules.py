"""The rules over a table or another screen: reading, searching, turning pages, and the way back."""

from __future__ import annotations

import pygame
import pytest

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.draft import Draft
from scenes.guide.entrance import LookInside
from scenes.layouts.rules import ROWS
from scenes.match_setup import MatchPlan, scene_for
from scenes.pause import Pause
from scenes.rules.buttons import LineButton, TurnButton
from scenes.rules.chapters import CHAPTERS, Chapter, all_chapters
from scenes.rules.contents import contents, plain
from scenes.rules.opening import open_rules
from scenes.rules.pages import title_of
from scenes.rules.scene import Rules
from scenes.setup import Setup
from scenes.system import texts
from scenes.table.picture import Seat
from scenes.title import Title
from scenes.widgets import Button
from scenes.widgets.scroll import ScrollBar
from scenes.words import rules as words

pytestmark = pytest.mark.usefixtures("languages")


@pytest.fixture
def below(app: App) -> Title:
    title = Title()
    app.stack.push(title)
    return title


@pytest.fixture
def rules(app: App, below: Title) -> Rules:
    """The rules of Ark & Noah, open at Loading."""
    open_rules(app, "ark", "loading")
    app.frame()
    return opened(app)


def opened(app: App) -> Rules:
    scene = app.stack.top
    assert isinstance(scene, Rules)
    return scene


def lines(scene: Rules) -> list[str]:
    """The lines of the contents that can be clicked."""
    return [widget.text for widget in scene.controls if isinstance(widget, LineButton)]


def line(scene: Rules, text: str) -> tuple[int, int]:
    return next(w.rect.center for w in scene.controls if isinstance(w, LineButton) and w.text == text)


def turns(scene: Rules) -> dict[int, TurnButton]:
    return {widget.way: widget for widget in scene.controls if isinstance(widget, TurnButton)}


def wheel(app: App, hand, up: int, pos: tuple[int, int]) -> None:
    hand.move(pos)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=up, flipped=False))
    app.frame()
    hand.wait(0.3)


# -- reading
def test_the_contents_are_the_chapters_of_the_game_and_then_the_other_games(rules: Rules) -> None:
    own = [title_of(Chapter("ark", name)) for name in CHAPTERS["ark"]]
    assert lines(rules) == [*own, "Family Variant", "Animals on Board"]
    assert len(lines(rules)) <= ROWS
    chosen = [w.text for w in rules.controls if isinstance(w, LineButton) and w.chosen]
    assert chosen == ["Loading"]


def test_every_line_leads_to_its_page(app: App, hand, rules: Rules) -> None:
    for name in CHAPTERS["ark"]:
        hand.click(line(rules, title_of(Chapter("ark", name))))
        assert rules.chapter == Chapter("ark", name)
    hand.click(line(rules, "Animals on Board"))
    assert rules.chapter == Chapter("aboard", "herds")
    assert lines(rules)[-2:] == ["Ark & Noah", "Family Variant"]


def test_the_buttons_at_the_foot_have_the_names_of_the_pages_they_lead_to(hand, rules: Rules) -> None:
    assert {way: button.text for way, button in turns(rules).items()} == {-1: "Building", 1: "The Deluge"}
    hand.click(turns(rules)[1].rect.center)
    assert rules.chapter.name == "deluge"
    hand.click(turns(rules)[-1].rect.center)
    assert rules.chapter.name == "loading"


@pytest.mark.parametrize("game", CHAPTERS)
def test_pages_turn_from_the_first_to_the_last_and_no_further(app: App, hand, below: Title, game: str) -> None:
    open_rules(app, game)
    scene, read = opened(app), []
    assert -1 not in turns(scene)
    while 1 in turns(scene):
        read.append(scene.chapter.name)
        hand.key(pygame.K_PAGEDOWN)
    read.append(scene.chapter.name)
    assert tuple(read) == CHAPTERS[game]
    hand.key(pygame.K_PAGEDOWN)
    assert scene.chapter.name == read[-1]
    hand.key(pygame.K_PAGEUP)
    assert scene.chapter.name == read[-2]


def test_arrows_turn_the_page_unless_they_move_the_ring_of_the_keys(hand, rules: Rules) -> None:
    hand.key(pygame.K_RIGHT)
    assert rules.chapter.name == "deluge"
    hand.key(pygame.K_LEFT)
    assert rules.chapter.name == "loading"
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    assert rules.chapter.name == "loading" and rules.controls.focus


def test_the_keys_alone_find_a_chapter_and_read_it(hand, rules: Rules) -> None:
    hand.key(pygame.K_TAB)
    while getattr(rules.controls.focus, "text", "") != "Wood":
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert rules.chapter.name == "wood"
    assert getattr(rules.controls.focus, "text", "") == "Wood"


def test_the_wheel_turns_the_page_once_for_a_flick(app: App, hand, rules: Rules) -> None:
    page = rules.grid.page().center
    wheel(app, hand, -1, page)
    assert rules.chapter.name == "deluge"
    wheel(app, hand, 1, page)
    assert rules.chapter.name == "loading"
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    app.frame()
    assert rules.chapter.name == "deluge"


def test_the_first_page_offers_the_guided_match(app: App, hand, below: Title) -> None:
    open_rules(app, "family")
    button = next(w for w in opened(app).controls if isinstance(w, Button) and w.text == words.guided())
    hand.click(button.rect.center)
    hand.wait(0.1)
    playing = app.at_table
    assert playing and playing.match.game == "family"


# -- searching
def typed(hand, scene: Rules, text: str) -> None:
    hand.click(scene.grid.search().center)
    hand.type(text)


def test_the_search_looks_into_the_texts_of_all_games(hand, rules: Rules) -> None:
    typed(hand, rules, "gangway deluge")
    assert not rules.lines
    rules.search.select_all()
    typed(hand, rules, "")
    rules.search.select_all()
    hand.type("SECRET")
    games = [found.text for found in rules.lines if found.heading]
    assert games == ["Animals on Board"]
    assert {"The start", "The round"} <= set(lines(rules))
    hand.click(line(rules, "The round"))
    assert rules.chapter == Chapter("aboard", "round")
    assert lines(rules)[0] == "The start", "what was found stays"


def test_own_chapters_are_found_first_under_the_name_of_their_game() -> None:
    found = contents("family", "loading")
    assert [one.text for one in found if one.heading] == ["Family Variant", "Ark & Noah"]
    assert found[0].heading and found[1].chapter.game == "family"


def test_letters_are_found_without_their_accents_and_capitals() -> None:
    assert plain("Załadunek STRÖMT Straße") == "zaladunek stromt strasse"
    texts.use("pl")
    assert Chapter("ark", "loading") in [one.chapter for one in contents("ark", "ZALADUNEK")]
    texts.use("de")
    assert Chapter("ark", "taming") in [one.chapter for one in contents("ark", "zahmen")]


def test_a_search_that_is_emptied_shows_the_contents_again(hand, rules: Rules) -> None:
    before = lines(rules)
    typed(hand, rules, "pitch")
    assert lines(rules) != before
    for _ in "pitch":
        hand.key(pygame.K_BACKSPACE)
    assert lines(rules) == before


def test_escape_first_leaves_the_search_and_then_the_rules(app: App, hand, below: Title, rules: Rules) -> None:
    whole = lines(rules)
    hand.click(rules.search.rect.center)
    hand.type("pitch")
    assert lines(rules) != whole
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is rules and lines(rules) == whole and not rules.search.text
    hand.key(pygame.K_ESCAPE)
    assert app.stack.scenes == [below]


def test_a_ruling_at_the_foot_of_a_page_is_told_where_one_points_at_it_or_comes_by_keys(app, hand, rules) -> None:
    plain = app.screen.surface().copy()
    tag = rules.tags[0]
    above = pygame.Rect(tag.rect.left, tag.rect.top - 60, tag.rect.width, 40)

    def told() -> bool:
        shown = (window.subsurface(above) for window in (plain, app.screen.surface()))
        return len({pygame.image.tobytes(window, "RGB") for window in shown}) == 2

    hand.move(tag.rect.center)
    assert told()
    hand.move((5, 5))
    assert not told()
    while not rules.tags[0].focused:
        hand.key(pygame.K_TAB)
    assert told()


def test_keys_go_to_the_search_while_one_types(hand, rules: Rules) -> None:
    hand.key(pygame.K_f, pygame.KMOD_CTRL)
    hand.type("ab")
    hand.key(pygame.K_LEFT)
    assert rules.chapter.name == "loading" and rules.search.caret == 1
    assert rules.query == "ab"
    hand.key(pygame.K_PAGEDOWN)
    assert rules.chapter.name == "deluge"


def test_more_than_there_is_room_for_is_scrolled(app: App, hand, rules: Rules) -> None:
    typed(hand, rules, "a")
    bar = next(w for w in rules.controls if isinstance(w, ScrollBar))
    assert len(rules.lines) > ROWS and bar.farthest == len(rules.lines) - ROWS
    wheel(app, hand, -2, rules.grid.contents().center)
    assert rules.scrolled == 2 and rules.chapter.name == "loading"
    wheel(app, hand, -200, rules.grid.contents().center)
    assert rules.scrolled == bar.farthest
    wheel(app, hand, 200, rules.grid.contents().center)
    assert rules.scrolled == 0


# -- the ways in and out
def test_home_and_escape_lead_back_to_what_was_there(app: App, hand, below: Title, rules: Rules) -> None:
    hand.key(pygame.K_ESCAPE)
    assert app.stack.scenes == [below]
    open_rules(app, "aboard")
    hand.click(opened(app).grid.home().center)
    assert app.stack.scenes == [below]


def test_the_title_leads_to_the_rules(app: App, hand, below: Title) -> None:
    hand.click(app.layout.title_button(2).center)
    assert opened(app).chapter == Chapter("ark", "ark")


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_book_of_the_setup_and_its_panel_lead_to_the_rules_of_the_game(app: App, hand, game: str) -> None:
    setup = Setup(Draft(game))
    app.stack.push(setup)
    app.frame()
    hand.click(app.layout.setup_rules().center)
    assert opened(app).chapter == Chapter(game, CHAPTERS[game][0])
    hand.key(pygame.K_ESCAPE)
    assert app.stack.scenes == [setup]
    app.stack.push(LookInside(game))
    app.frame()
    panel = app.stack.top
    assert isinstance(panel, LookInside)
    book = next(w for w in panel.controls if isinstance(w, Button) and w.text == words.rules())
    hand.click(book.rect.center)
    assert opened(app).chapter.game == game


def test_the_pause_leads_to_the_rules_of_the_match_and_back_to_itself(sit) -> None:
    sitting = sit("instant", game="family")
    pause = Pause(in_play=True)
    sitting.app.stack.push(pause)
    sitting.app.frame()
    book = next(w for w in pause.controls if isinstance(w, Button) and w.text == words.rules())
    sitting.hand.click(book.rect.center)
    assert opened(sitting.app).chapter.game == "family"
    sitting.hand.key(pygame.K_ESCAPE)
    assert sitting.app.stack.top is pause


def test_the_book_at_an_ark_leads_to_the_chapter_of_what_is_being_done(sit) -> None:
    sitting = sit("instant")
    table = sitting.scene
    sitting.click(("button", "rules"))
    assert opened(sitting.app).chapter == Chapter("ark", "choosing")
    sitting.hand.key(pygame.K_ESCAPE)
    assert sitting.app.stack.top is table
    sitting.building()
    sitting.click(("button", "rules"))
    assert opened(sitting.app).chapter == Chapter("ark", "building")


def test_the_key_of_the_book_leads_to_the_chapter_of_the_action_pointed_at(sit) -> None:
    sitting = sit("instant")
    sitting.hand.move(sitting.point(("space", "4")))
    sitting.hand.key(pygame.K_F1)
    assert opened(sitting.app).chapter == Chapter("ark", "trading")


def test_a_match_at_an_ark_waits_in_the_midst_of_a_motion_and_is_the_same_afterwards(sit) -> None:
    sitting = sit("normal")
    sitting.click(("space", "6"))
    sitting.hand.wait(0.1)
    table = sitting.table
    assert table.director.busy
    position, moves = table.play.state.position(), sitting.moves
    open_rules(sitting.app, "ark")
    shown = table.picture.version
    sitting.hand.wait(3)
    assert table.play.state.position() == position
    assert table.picture.version == shown, "nothing moves on behind the book"
    sitting.hand.key(pygame.K_ESCAPE)
    assert sitting.table is table
    sitting.rest()
    assert (table.play.state.position(), sitting.moves) == (position, moves)


def test_computers_play_nothing_while_the_rules_are_read(sit) -> None:
    sitting = sit("normal", kinds="human easy")
    sitting.click(("space", "6"))
    open_rules(sitting.app, "ark")
    moves = len(sitting.app.stack.scenes[0].at_table.match.moves)
    sitting.hand.wait(4)
    assert len(sitting.app.stack.scenes[0].at_table.match.moves) == moves
    sitting.hand.key(pygame.K_ESCAPE)
    sitting.hand.wait(4)
    assert len(sitting.table.play.match.moves) > moves


def test_the_book_of_animals_on_board_leads_there_and_back_in_the_midst_of_a_motion(make_app, hand_on) -> None:
    app = make_app(speed="normal")
    hand = hand_on(app)
    scene = scene_for(app, MatchPlan("aboard", (Seat("green", ""), Seat("blue", "", "easy")), "green", 1))
    app.stack.push(scene)
    assert isinstance(scene, AboardScene)
    hand.wait(0.3)
    assert scene.table.moving
    position = scene.table.state.position()
    hand.click(app.layout.aboard.menu(1).center)
    assert opened(app).chapter.game == "aboard"
    hand.wait(2)
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is scene
    assert scene.table.state.position() == position


def test_what_is_heard_behind_the_rules_is_what_was_heard_before(app: App, rules: Rules, below: Title) -> None:
    assert rules.accompaniment == below.accompaniment


def test_a_language_chosen_while_the_rules_are_open_counts_at_once(app: App, hand, rules: Rules) -> None:
    typed(hand, rules, "")
    app.speak("de")
    assert "Verladen" in lines(rules) and turns(rules)[1].text == "Die Sintflut"
    assert rules.setting.note.text.text.startswith("Ein Futter kostet 1")


def test_another_window_size_keeps_page_and_search(app: App, hand, rules: Rules) -> None:
    typed(hand, rules, "pitch")
    found = lines(rules)
    app.arrange()
    assert rules.chapter.name == "loading" and rules.search.text == "pitch" and lines(rules) == found


def test_no_chapter_is_left_without_a_way_to_it() -> None:
    reachable = {one.chapter for game in CHAPTERS for one in contents(game)}
    assert reachable == set(all_chapters())
