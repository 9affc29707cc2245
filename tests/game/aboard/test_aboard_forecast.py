"""What taking a group is told to be worth: true points, and nothing of what is secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import Record
from game.aboard import SECRET, AnimalsOnBoard, taking
from game.aboard.scoring import ark_points
from game.aboard.tiles import NUMBERS
from game.core import DARK

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("aboard-*.json"))


def turns(record: Path) -> Iterator[AnimalsOnBoard]:
    """The states of a record in which a player splits or takes."""
    for state in Record.read(record).states():
        if isinstance(state, AnimalsOnBoard) and state.phase == "playing" and state.to_move in state.players:
            yield state


@pytest.mark.parametrize("secret_known", [True, False])
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_N5_the_lines_are_what_the_ark_gains_with_the_secret_or_without(record: Path, secret_known: bool) -> None:
    seen = 0
    for state in turns(record):
        seat = state.players.index(str(state.to_move))
        for group in state.groups():
            before = state.copy()
            before.arks[seat] &= ~(0 if secret_known else before.secrets[seat])
            after = before.copy()
            after.arks[seat] |= sum(1 << NUMBERS[tile] for tile in group if tile != "dark")
            after.food[seat] -= len(group)
            forecast = taking(state, str(state.to_move), group[0], secret_known=secret_known)
            assert forecast.points == ark_points(after, seat) - ark_points(before, seat)
            assert (SECRET in forecast.uncounted) is not secret_known
            assert (DARK in forecast.uncounted) == (DARK in group)
            seen += 1
    assert seen > 20


def test_nothing_is_told_of_a_secret_tile_where_others_look_on() -> None:
    """The same lines whatever the secret is."""
    for state in turns(RECORDS[0]):
        seat = state.players.index(str(state.to_move))
        other = state.copy()
        other.arks[seat] &= ~other.secrets[seat]
        other.secrets[seat] = 0
        for group in state.groups():
            told, blind = (taking(one, str(one.to_move), group[0], secret_known=False) for one in (state, other))
            assert told.lines == blind.lines


def test_what_may_be_said_aloud_leaves_out_ones_own_secret() -> None:
    for state in turns(RECORDS[0]):
        view = state.view(str(state.to_move))
        aloud = view.openly()
        assert view.position()["secret"][view.colour] != "dark"
        assert aloud.position()["secret"][view.colour] == "dark"
        assert list(aloud.legal()) == list(view.legal())
        twins = aloud.sample(_First()), aloud.sample(_First())
        assert twins[0].position() == twins[1].position()
        assert len(twins[0].position()["arks"][view.colour]) == len(state.position()["arks"][view.colour])


class _First:
    def randrange(self, stop: int, /) -> int:
        return 0
