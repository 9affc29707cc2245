"""The focus of the keys on the ark tables: where it begins, what it shows, where it goes on to, when it goes away."""

from __future__ import annotations

import pygame
import pytest
from conftest import Hand
from keyboard_hand import Keys
from sitting import Sit, Sitting, moves_before

from scenes.app import App
from scenes.pause import Pause
from scenes.rules.opening import open_rules
from scenes.rules.scene import Rules
from scenes.rules.trying import try_out
from scenes.table import motion
from scenes.table.question import QUESTION
from scenes.table.round_panel import STOCK
from scenes.table.scene import TableScene
from scenes.table.steering import MENU, TOOLS, VAIN
from scenes.trying.sign import BUTTONS


def keys_of(sitting: Sitting) -> Keys:
    return Keys(sitting.app, lambda: sitting.scene.steering)


def hold(app: object, key: int, down: bool) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=0, unicode=""))
    app.frame()  # type: ignore[attr-defined]


@pytest.fixture
def planning(sit: Sit) -> Sitting:
    return sit("instant")


def test_the_first_key_shows_the_ring_and_the_mouse_hides_it(planning: Sitting) -> None:
    keys = keys_of(planning)
    assert not keys.steering.focus.shown
    keys.key(pygame.K_RIGHT)
    assert keys.focus == ("space", "1") and keys.steering.focus.shown
    keys.key(pygame.K_RIGHT)
    assert keys.focus == ("space", "2")
    planning.hand.move((5, 5))
    assert not keys.steering.focus.shown


def test_the_ring_is_drawn_where_the_focus_is(planning: Sitting) -> None:
    keys, app = keys_of(planning), planning.app
    keys.go_to(("button", "settings"))
    surface = app.screen.surface()
    with_ring = surface.copy()
    planning.hand.move((5, 5))
    place = keys.steering.focus.place
    assert place
    edge = (place.rect.left - app.layout.px(6), place.rect.centery)
    assert app.screen.surface().get_at(edge) != with_ring.get_at(edge)


def test_what_the_focus_is_on_opens_as_under_the_mouse(planning: Sitting) -> None:
    keys = keys_of(planning)
    keys.go_to(("space", "4"))
    assert planning.table.marks.hover == ("space", "4")
    keys.go_to(STOCK)
    assert planning.table.marks.look


def test_tab_goes_through_what_can_be_chosen_then_tools_then_the_menu(planning: Sitting) -> None:
    keys = keys_of(planning)
    kinds = []
    for _ in range(4):
        keys.key(pygame.K_TAB)
        kinds.append(keys.steering.focus.kind)
    assert kinds == ["space", TOOLS, "sights", MENU]
    keys.key(pygame.K_TAB)
    assert keys.focus == ("space", "1"), "where it was left"
    keys.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert keys.steering.focus.kind == MENU


def test_after_a_choice_the_focus_is_on_the_nearest_one_that_is_left(planning: Sitting) -> None:
    keys = keys_of(planning)
    keys.choose(("space", "3"))
    planning.rest()
    assert keys.focus in (("space", "2"), ("space", "4"))
    assert planning.moves[-1] == "choose 3"


def test_enter_held_on_one_thing_and_let_go_after_another_key_does_nothing(planning: Sitting) -> None:
    keys = keys_of(planning)
    keys.go_to(("space", "3"))
    hold(planning.app, pygame.K_RETURN, True)
    keys.key(pygame.K_RIGHT)
    hold(planning.app, pygame.K_RETURN, False)
    assert planning.moves == []


def test_shift_and_an_arrow_come_to_what_cannot_be_chosen_and_enter_says_why(sit: Sit) -> None:
    table = sit("instant", moves=moves_before("ark-2-greedy", "wall", 30))
    keys = keys_of(table)
    keys.key(pygame.K_TAB)
    for key in [pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT] * 12:
        keys.key(key, pygame.KMOD_SHIFT)
        if keys.steering.focus.kind == VAIN:
            break
    assert keys.steering.focus.kind == VAIN
    keys.rest()
    keys.key(pygame.K_RETURN)
    assert table.table.answer


def test_with_keys_an_answer_stays_until_its_question_mark_is_come_to_or_something_is_done(planning: Sitting) -> None:
    keys, table = keys_of(planning), planning.table
    keys.key(pygame.K_TAB)
    keys.key(pygame.K_z)
    for key, stays in ((pygame.K_TAB, True), (pygame.K_RIGHT, True), (pygame.K_h, False), (pygame.K_r, True)):
        planning.hand.wait(motion.ANSWER + 0.1)
        keys.key(key)
        assert bool(table.answer) == stays
    planning.hand.wait(motion.ANSWER + 0.1)
    keys.choose(QUESTION)
    assert isinstance(planning.app.stack.top, Rules)


def test_an_answer_shakes_its_head_beside_the_pointer_alone(planning: Sitting) -> None:
    keys, scene = keys_of(planning), planning.scene
    keys.key(pygame.K_TAB)
    keys.key(pygame.K_z)
    assert planning.table.answer and scene.nodding is None
    planning.hand.move((5, 5))
    assert scene.nodding == (5, 5)


def test_once_the_mouse_is_used_an_answer_to_keys_goes_as_any_other(planning: Sitting) -> None:
    keys, table = keys_of(planning), planning.table
    keys.key(pygame.K_TAB)
    keys.key(pygame.K_z)
    planning.hand.wait(motion.PULSE * motion.PULSES + 0.1)
    assert table.answer and not table.moving, "and nothing is drawn for its sake"
    planning.hand.move((5, 5))
    planning.hand.wait(0.1)
    assert table.answer is None


def test_a_lifted_pair_leads_to_a_pen_and_escape_sets_it_back(sit: Sit) -> None:
    table = sit("instant", moves=moves_before("ark-2-greedy", "load"))
    keys = keys_of(table)
    keys.key(pygame.K_TAB)
    hand = table.table.hand
    assert hand
    move = next(move.text for move in table.table.play.state.legal() if move.kind == "load")
    keys.choose(hand.gesture(move)[0])
    assert hand.holds and keys.steering.focus.kind == "pen"
    keys.key(pygame.K_ESCAPE)
    assert not hand.holds and table.app.stack.top is table.scene
    keys.key(pygame.K_ESCAPE)
    assert isinstance(table.app.stack.top, Pause)


def test_of_a_tray_the_key_e_shows_the_ark_while_it_is_held(sit: Sit) -> None:
    table = sit("instant", moves=moves_before("ark-2-greedy", "take"))
    assert table.table.marks.tray
    hold(table.app, pygame.K_e, True)
    assert table.table.see_through
    hold(table.app, pygame.K_e, False)
    assert not table.table.see_through


def test_page_keys_go_through_all_of_one_kind(planning: Sitting) -> None:
    keys = keys_of(planning)
    keys.go_to(("space", "1"))
    seen = []
    for _ in range(7):
        seen.append(keys.focus)
        keys.key(pygame.K_PAGEDOWN)
    assert seen == [("space", str(number)) for number in range(1, 8)]
    assert keys.focus == ("space", "1")
    keys.key(pygame.K_PAGEUP)
    assert keys.focus == ("space", "7")


def test_start_on_a_pad_pauses_and_goes_on(planning: Sitting) -> None:
    hand = Hand(planning.app)
    hand.key(pygame.K_PAUSE)
    assert isinstance(planning.app.stack.top, Pause)
    hand.key(pygame.K_PAUSE)
    assert planning.app.stack.top is planning.scene


def test_the_buttons_of_a_trial_are_come_to_with_the_menu(app: App) -> None:
    open_rules(app, "ark", "pitch")
    try_out(app, "ark", "pitch")
    app.frame()
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    kinds = {place.target[1]: place.kind for place in scene.steering.ground.places()}
    assert {kinds[name] for name in BUTTONS} == {MENU}
