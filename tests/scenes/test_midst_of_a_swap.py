"""Going on in the midst of a swap (S4): one divider is lifted already, and the other is still to be pointed at."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from conftest import Hand
from oracles import silent, with_oracle
from sitting import RECORDS, Sit, Sitting, moves_before
from watching import watch

from game import Record
from scenes.__main__ import first_scene, kept_match
from scenes.app import App
from scenes.options import read
from scenes.table.asking import prompt_for
from scenes.table.scene import TableScene
from scenes.words import table as words

RECORD = "ark-2-random"
SWAPS = range(sum(move.startswith("with") for move in Record.read(RECORDS / f"{RECORD}.json").moves))


def in_the_midst(sit: Sit, nth: int) -> Sitting:
    """A table at a swap of the record, everybody human, with an oracle for Hard that does not speak."""
    sitting = sit("instant", moves=moves_before(RECORD, "with", nth))
    with_oracle(sitting.table.play, silent)
    return sitting


def lifted(sitting: Sitting) -> str:
    return sitting.moves[-1].removeprefix("swap ")


@pytest.mark.parametrize("nth", SWAPS)
def test_S4_the_divider_is_lifted_and_a_click_on_another_completes_the_swap(sit: Sit, nth: int) -> None:
    sitting = in_the_midst(sit, nth)
    first, table = lifted(sitting), sitting.table
    before = table.play.state.position()["ark"]["dividers"]
    assert table.marks.lifted == {("edge", first)} and not table.marks.tray
    second = min(table.marks.legal)
    sitting.click(second)
    after = table.play.state.position()["ark"]["dividers"]
    assert sitting.moves[-2:] == [f"swap {first}", f"with {second[1]}"]
    assert (after[first], after[second[1]]) == (before[second[1]], before[first])


@pytest.mark.parametrize("nth", SWAPS)
def test_the_lantern_shows_the_second_divider_by_which_the_swap_is_made(sit: Sit, nth: int) -> None:
    sitting = in_the_midst(sit, nth)
    sitting.hand.key(pygame.K_h)
    assert sitting.table.marks.hinted
    (click,) = sitting.table.marks.hinted.clicks
    sitting.click(click)
    assert sitting.moves[-1] == f"with {click[1]}"


def test_the_prompt_asks_what_the_lifted_divider_is_swapped_with(sit: Sit) -> None:
    sitting = in_the_midst(sit, 0)
    name = sitting.table.picture.seat(sitting.table.play.state.to_move).name
    assert prompt_for(sitting.table.picture, sitting.table.shown).text == words.swap_with(name)


def test_S4_the_lifted_divider_dragged_onto_another_completes_the_swap(sit: Sit) -> None:
    sitting = in_the_midst(sit, 0)
    second = max(sitting.table.marks.legal)
    start, end = (sitting.point(target) for target in (("edge", lifted(sitting)), second))
    sitting.hand.press(start)
    sitting.hand.move(end)
    sitting.hand.release(end)
    assert sitting.moves[-1] == f"with {second[1]}"


def test_a_click_on_the_lifted_divider_puts_it_back_and_the_trade_can_be_made_otherwise(sit: Sit) -> None:
    sitting = in_the_midst(sit, 0)
    table, first, moves = sitting.table, lifted(sitting), sitting.moves
    sitting.click(("edge", first))
    assert sitting.moves == moves[:-1] and not table.marks.lifted and table.answer is None
    assert "swap" in {move.kind for move in table.play.state.legal()}
    sitting.hand.wait(0.5)
    sitting.click(("edge", first))
    assert table.marks.lifted == {("edge", first)}


def test_where_nothing_is_taken_back_the_lifted_divider_stays_and_that_is_said(sit: Sit) -> None:
    sitting = sit("instant", moves=moves_before(RECORD, "with"), no_undo=True)
    moves = sitting.moves
    sitting.click(("edge", lifted(sitting)))
    assert sitting.moves == moves and sitting.table.marks.lifted
    assert sitting.table.answer and sitting.table.answer.reason.code == "undo-off"


def test_S4_a_divider_of_the_same_colour_is_refused_with_its_reason(sit: Sit) -> None:
    sitting = in_the_midst(sit, 0)
    first, dividers = lifted(sitting), sitting.table.picture.dividers
    sitting.click(("edge", next(edge for edge in dividers if edge != first and dividers[edge] == dividers[first])))
    assert sitting.table.answer and sitting.table.answer.reason.code == "same-colour"


def test_playing_on_from_the_midst_of_a_swap_opens_a_table_on_which_it_can_be_completed(app: App, hand: Hand) -> None:
    replay = watch(app, RECORD)
    past = replay.past
    replay.go_to(next(at for at in range(past.last) if past.steps[past.counts[at] - 1].move.kind == "swap"))
    hand.click(replay.onward.rect.center)
    hand.click(app.layout.setup_start().center)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    scene.table.director.finish()
    app.frame()
    second = min(scene.table.marks.legal)
    hand.click(scene.table.hits.point_of(second, scene.table.marks))
    assert [move.text for move in scene.table.play.match.moves if move.kind == "with"] == [f"with {second[1]}"]


def test_a_file_that_ends_in_the_midst_of_a_swap_opens_with_the_divider_lifted(app: App, tmp_path: Path) -> None:
    whole = Record.read(RECORDS / f"{RECORD}.json")
    path = tmp_path / "swap.json"
    Record(whole.game, whole.players, whole.options, list(moves_before(RECORD, "with"))).write(path)
    command = read([str(path)])
    app.stack.push(first_scene(app, command, kept_match(command)))
    app.frame()
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    scene.table.director.finish()
    app.frame()
    assert {kind for kind, _ in scene.table.marks.lifted} == {"edge"}
