"""B6, S6: which pairs lack nothing but food or pitch, as it is told to whoever learns the game."""

from __future__ import annotations

from pathlib import Path

from game import Record
from game.ark.actions.loading import Loading, kept_out
from game.ark.state import State

RECORDS = Path(__file__).parents[1] / "records"
MISSING = {"pitch-missing", "food-missing", "food-and-pitch-missing"}


def loading_turns() -> list[State]:
    """The states in which somebody loads, of some matches."""
    found = []
    for name in ("ark-2-greedy", "ark-3-greedy"):
        for state in Record.read(RECORDS / f"{name}.json").states():
            assert isinstance(state, State)
            if isinstance(state.asks, Loading) and state.to_move:
                found.append(state.copy())
    return found


def reasons(state: State, species: str) -> set[str]:
    """Why a pair may not go into the pens there are; empty for one that takes it."""
    found = (state.why_not(f"load {species} {squares[0]}") for squares in state.enclosures())
    return {reason.code if reason else "" for reason in found}


def test_a_pair_that_is_kept_out_lacks_food_or_pitch_and_has_nowhere_else_to_go() -> None:
    kept = [(state, *one) for state in loading_turns() for one in kept_out(state, state.seat).items()]
    assert len(kept) > 10
    for state, species, reason in kept:
        assert reason.code in MISSING and reason.code in reasons(state, species)
        assert "" not in reasons(state, species)


def test_a_pair_that_is_not_kept_out_lacks_more_or_can_go_in() -> None:
    others = [
        reasons(state, species)
        for state in loading_turns()
        for species in state.paired()
        if species not in kept_out(state, state.seat)
    ]
    assert others
    assert all(codes & {"", "too-few-loading-points"} or not codes & MISSING for codes in others)
