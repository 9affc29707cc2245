"""The setup: who sits where, what is agreed on, and the plan that comes of it."""

from __future__ import annotations

import pygame
import pytest

from game.aboard import PUBLISHED
from game.bots import LEVELS
from scenes.app import App
from scenes.draft import Draft, known_seats, usual_seats
from scenes.house_rules import HouseRules
from scenes.layouts.setup import OptionsGrid, SeatGrid
from scenes.setup import Setup
from scenes.speeds import ALL_SPEED_ICONS
from scenes.system.settings import SPEEDS, SeatSetting, load
from scenes.title import Title
from scenes.widgets import Choice, TextEntry
from scenes.words import labels
from scenes.words.labels import level

HUMAN, COMPUTER, NOBODY = range(3)
CTRL = pygame.KMOD_CTRL


@pytest.fixture
def setup(app: App) -> Setup:
    scene = Setup(Draft("ark"))
    app.stack.push(scene)
    return scene


def seat(app: App, index: int) -> SeatGrid:
    return SeatGrid(app.layout, index)


def entry(setup: Setup) -> TextEntry:
    return next(widget for widget in setup.controls if isinstance(widget, TextEntry))


def levels(setup: Setup) -> list[Choice]:
    """The buttons of how well the computer plays, where it has but one seat."""
    words = [level(name) for name in LEVELS]
    return [widget for widget in setup.controls if isinstance(widget, Choice) and widget.text in words]


# -- seats
def test_somebody_joins_leaves_and_is_played_by_the_computer(app, hand, setup) -> None:
    hand.click(seat(app, 2).kind(HUMAN).center)
    hand.click(seat(app, 3).kind(COMPUTER).center)
    assert [one.player for one in setup.draft.seats] == ["human", "human", "human", "hard"]
    hand.click(seat(app, 0).kind(NOBODY).center)
    assert [one.colour for one in setup.draft.taken] == ["yellow", "red", "blue"]


def test_the_computer_plays_at_the_level_chosen(app, hand, setup) -> None:
    hand.click(seat(app, 1).kind(COMPUTER).center)
    hand.click(levels(setup)[0].rect.center)
    assert setup.draft.seats[1].player == "easy"
    assert setup.draft.plan().seats[1].kind == "easy"


def test_arrows_swap_characters_and_all_four_stay_different(app, hand, setup) -> None:
    hand.click(seat(app, 0).arrow(1).center)
    assert [one.colour for one in setup.draft.seats] == ["yellow", "green", "red", "blue"]
    hand.click(seat(app, 0).arrow(0).center)
    hand.click(seat(app, 0).arrow(0).center)
    assert [one.colour for one in setup.draft.seats] == ["blue", "yellow", "red", "green"]


def test_a_name_typed_is_on_the_plate_and_has_twelve_letters_at_most(app, hand, setup) -> None:
    hand.click(seat(app, 0).entry().center)
    hand.type("Zoë the Great and Good")
    assert setup.draft.seats[0].name == "Zoë the Grea"
    assert setup.draft.plan().seats[0].name == "Zoë the Grea"


def test_without_a_name_the_character_is_on_the_plate(setup) -> None:
    setup.draft.seats[0].name = "  "
    assert setup.draft.plan().seats[0].name == "Noah"


def test_a_seat_keeps_its_name_when_its_character_changes(app, hand, setup) -> None:
    setup.draft.seats[0].name = "Anna"
    setup.draft.change_character(0, 1)
    assert [(one.name, one.colour) for one in setup.draft.seats[:2]] == [("Anna", "yellow"), ("", "green")]


# -- the entry
def test_the_entry_edits_with_keys_selection_and_clipboard(app, hand, setup, monkeypatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    hand.click(seat(app, 0).entry().center)
    hand.type("Anna")
    hand.key(pygame.K_HOME)
    hand.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    hand.key(pygame.K_x, CTRL)
    assert (entry(setup).text, board) == ("nna", ["A"])
    hand.key(pygame.K_END)
    hand.key(pygame.K_v, CTRL)
    assert entry(setup).text == "nnaA"
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_DELETE)
    assert entry(setup).text == "nn"
    hand.key(pygame.K_a, CTRL)
    hand.type("Bo")
    assert setup.draft.seats[0].name == "Bo"


def test_what_the_clipboard_does_not_take_is_not_cut(app, hand, setup, monkeypatch) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    hand.click(seat(app, 0).entry().center)
    hand.type("Anna")
    for key in (pygame.K_a, pygame.K_c, pygame.K_x):
        hand.key(key, CTRL)
    assert entry(setup).text == "Anna"


def test_the_mouse_selects_letters(app, hand, setup) -> None:
    setup.draft.seats[0].name = "Annabel"
    setup.renew()
    app.frame()
    app.screen.surface()  # whoever aims at letters has seen them
    rect = seat(app, 0).entry()
    hand.press((rect.left + 4, rect.centery))
    hand.move((rect.right - 4, rect.centery))
    hand.release((rect.right - 4, rect.centery))
    assert entry(setup).selection == (0, 7)


def test_space_types_and_does_not_press_a_button(app, hand, setup) -> None:
    hand.click(seat(app, 0).entry().center)
    hand.key(pygame.K_SPACE)
    hand.type(" ")
    assert isinstance(app.stack.top, Setup)
    assert entry(setup).text == " "


def test_control_letters_do_not_get_into_a_name(app, hand, setup) -> None:
    hand.click(seat(app, 0).entry().center)
    hand.type("A\n\tb\x00")
    assert entry(setup).text == "Ab"


# -- options
def test_how_many_fills_seats_with_people_and_empties_the_last(app, hand, setup) -> None:
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(grid.share(grid.field("count"), 2, 3).center)
    assert [one.player for one in setup.draft.seats] == ["human"] * 4
    hand.click(grid.share(grid.field("count"), 0, 3).center)
    assert [one.player for one in setup.draft.seats] == ["human", "human", "nobody", "nobody"]


def test_who_begins_is_drawn_from_the_seed_or_chosen(app, hand, setup) -> None:
    setup.draft.seed = 7
    assert {setup.draft.plan().first for _ in range(5)} == {setup.draft.plan().first}
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(grid.track("first").center)
    assert setup.draft.plan().first == "green"
    hand.click(seat(app, 1).begins().center)
    assert setup.draft.plan().players == ("yellow", "green")


def test_where_nobody_sits_nobody_can_be_said_to_begin(app, hand, setup) -> None:
    for index in range(2):
        hand.click(seat(app, index).kind(NOBODY).center)
    assert not setup.draft.taken
    hand.click(OptionsGrid(app.layout, house_rules=False).track("first").center)
    assert setup.draft.first is None
    assert app.stack.top is setup


def test_who_begins_stays_seated_when_characters_change(setup) -> None:
    setup.draft.first = "yellow"
    setup.draft.change_character(1, 1)
    assert setup.draft.first == "red"
    setup.draft.sit(1, "nobody")
    assert setup.draft.first is None


def test_the_seed_takes_digits_only(app, hand, setup) -> None:
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(grid.field("seed").center)
    hand.type("12a34567890")
    assert setup.draft.plan().seed == 123456


def test_speed_counts_at_once(app, hand, setup) -> None:
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(grid.share(grid.field("speed"), 2, 4).center)
    assert app.settings.speed == "fast"


def test_the_speed_that_holds_is_lit_whichever_it_is(app, setup) -> None:
    for speed in SPEEDS:
        app.settings.speed = speed
        setup.renew()
        lit = [one.icon for one in setup.controls if getattr(one, "chosen", False) and one.icon]
        assert [name for name, icon in ALL_SPEED_ICONS.items() if icon in lit] == [speed]


def test_N6_house_rules_are_chosen_one_by_one_or_all_together(app, hand) -> None:
    setup = Setup(Draft("aboard"))
    app.stack.push(setup)
    hand.click(OptionsGrid(app.layout, house_rules=True).field("rules").center)
    panel = app.stack.top
    assert isinstance(panel, HouseRules)
    switches = panel.controls.widgets[:-1]
    hand.click(switches[1].rect.center)
    assert setup.draft.options == {PUBLISHED[1]: True}
    hand.click(switches[-1].rect.center)
    assert set(setup.draft.options) == set(PUBLISHED)
    hand.click(switches[0].rect.center)
    assert set(setup.draft.options) == set(PUBLISHED[1:])
    hand.key(pygame.K_ESCAPE)
    assert app.stack.top is setup


def test_F3_the_family_variant_has_one_house_rule(app, hand) -> None:
    app.stack.push(Setup(Draft("family")))
    hand.click(OptionsGrid(app.layout, house_rules=True).field("rules").center)
    hand.click(app.stack.top.controls.widgets[0].rect.center)
    assert app.stack.scenes[0].draft.plan().options == {"shared_spaces": True}


def test_each_person_may_have_hints_or_not_and_the_computer_needs_none(app, hand, setup) -> None:
    hand.click(seat(app, 1).hints().center)
    hand.click(seat(app, 2).kind(COMPUTER).center)
    assert setup.draft.plan().hints == {"green", "red"}
    assert all(seat(app, 2).hints().contains(choice.rect) for choice in levels(setup))


@pytest.mark.parametrize(("place", "left"), [(0, {"glow"}), (1, {"projections"})], ids=["points", "moves"])
def test_what_is_shown_ahead_is_switched_one_by_one(app, hand, setup, place: int, left: set[str]) -> None:
    assert setup.draft.plan().shows == {"projections", "glow"}
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(grid.share(grid.field("shows"), place, 2).center)
    assert setup.draft.plan().shows == left


@pytest.mark.parametrize("less_motion", [False, True])
def test_a_start_that_cannot_be_says_why_and_shakes(make_app, hand_on, less_motion: bool) -> None:
    app = make_app(speed="normal", less_motion=less_motion)
    setup = Setup(Draft("ark"))
    app.stack.push(setup)
    app.frame()
    hand = hand_on(app)
    for index in range(1, 4):
        hand.click(seat(app, index).kind(NOBODY).center)
    hand.click(app.layout.setup_start().center)
    assert app.stack.top is setup and app.shown_notice.sentence == labels.two_must_sit()
    assert setup.busy is not less_motion
    before = pygame.image.tobytes(app.screen.surface(), "RGB")
    hand.wait(0.05)
    app.stack.draw(app.screen.surface())
    assert less_motion or pygame.image.tobytes(app.screen.surface(), "RGB") != before
    hand.wait(2)
    assert not setup._shake


def test_undo_and_confirming_are_agreed_on(app, hand, setup) -> None:
    grid = OptionsGrid(app.layout, house_rules=False)
    assert (setup.draft.plan().no_undo, setup.draft.plan().confirm_turns) == (False, False)
    hand.click(grid.track("undo").center)
    hand.click(grid.track("confirm").center)
    assert (setup.draft.plan().no_undo, setup.draft.plan().confirm_turns) == (True, True)


def test_the_aids_are_kept_for_the_next_time(app, hand, setup) -> None:
    grid = OptionsGrid(app.layout, house_rules=False)
    hand.click(seat(app, 0).hints().center)
    hand.click(grid.share(grid.field("shows"), 1, 2).center)
    hand.click(grid.track("undo").center)
    hand.key(pygame.K_ESCAPE)
    plan = Draft.of("aboard", load()).plan()
    assert (plan.hints, plan.shows, plan.no_undo) == ({"yellow"}, {"projections"}, True)


# -- starting
def test_one_alone_cannot_start(app, hand, setup) -> None:
    hand.click(seat(app, 0).kind(NOBODY).center)
    hand.click(app.layout.setup_start().center)
    assert app.stack.top is setup


@pytest.mark.parametrize("game", ["ark", "family"])
def test_start_sits_down_at_the_table_with_these_seats(app, hand, game: str) -> None:
    setup = Setup(Draft(game, first="yellow", seed=5))
    app.stack.push(setup)
    hand.click(app.layout.setup_start().center)
    match = app.stack.top.table.play.match
    assert (match.game, match.players) == (game, ("yellow", "green"))


def test_who_sat_where_is_kept_for_the_next_time(app, hand, setup) -> None:
    hand.click(seat(app, 0).entry().center)
    hand.type("Anna")
    hand.click(seat(app, 2).kind(COMPUTER).center)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)
    again = Draft.of("family", load())
    assert [(one.name, one.player) for one in again.seats[:3]] == [("Anna", "human"), ("", "human"), ("", "hard")]


@pytest.mark.parametrize(
    "stored",
    [
        [],
        [SeatSetting("green", "", "human")],
        [SeatSetting("green", "", "human")] * 4,
        [SeatSetting(colour, "", "wizard") for colour in ("green", "yellow", "red", "blue")],
    ],
    ids=["none", "too few", "a colour twice", "an unknown player"],
)
def test_stored_seats_that_are_not_whole_are_forgotten(stored: list[SeatSetting]) -> None:
    assert known_seats(stored, ["easy"]) == usual_seats()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
def test_controls_do_not_overlap_and_lie_within_the_window(make_app, game: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    scene = Setup(Draft(game, first="green"))
    scene.draft.sit(2, "hard")
    app.stack.push(scene)
    app.frame()
    rects = [widget.rect for widget in scene.controls]
    assert all(app.layout.screen.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:index]) < 0 for index, rect in enumerate(rects))
