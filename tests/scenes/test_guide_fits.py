"""What the guide points at has what it speaks of, all through whole matches, and no pair waits without a word."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import MakeApp
from guided import Pupil, anyhow, well

from game.ark.animals import SPECIES, partner_of
from game.ark.state import State
from scenes.aboard_table.tiles import species_of as animal_of
from scenes.table.tiles import species_of

Fits = Callable[[Pupil, tuple[str, ...]], bool]
"""Whether the moves that are pointed at show what a lesson speaks of; none where it points at things in panels."""


def ark_of(pupil: Pupil) -> State:
    state = pupil.play.match.state
    assert isinstance(state, State)
    return state


def squares_beside(state: State, edge: str) -> list[str]:
    """The squares that an edge bounds."""
    return [square for n, square in enumerate(state.board.squares) if edge in edges_of(state, n)]


def edges_of(state: State, square: int) -> tuple[str, ...]:
    return state.board.names("edges", state.board.edges_of[square])


# -- by lesson
def of_kind(*kinds: str) -> Fits:
    return lambda _pupil, moves: moves[0].split()[0] in kinds


def beside_dividers_of_others(pupil: Pupil, moves: tuple[str, ...]) -> bool:
    kind, edge = moves[0].split()
    state = ark_of(pupil)
    owners = state.position()["ark"]["dividers"]
    closed = {square for squares in state.enclosures() for square in squares}
    near = [
        owners.get(other)
        for square in squares_beside(state, edge)
        if square not in closed
        for other in edges_of(state, state.board.square_number(square))
    ]
    return kind == "wall" and any(owner not in (None, pupil.teacher.pupil) for owner in near)


def beside_a_large_pair(pupil: Pupil, moves: tuple[str, ...]) -> bool:
    kind, *names = moves[0].split()
    if kind == "choose":
        return True
    inside = [SPECIES[species] for species, pen in loaded(ark_of(pupil)) if pen == names[1]]
    return kind == "load" and SPECIES[names[0]].small and any(not other.small for other in inside)


def loaded(state: State) -> list[tuple[str, str]]:
    """The pairs on board, with the first square of the pen of each."""
    return [(state.rules.roster.name(species), state.board.squares[first]) for species, first in state.loaded]


def of_a_size(_pupil: Pupil, moves: tuple[str, ...]) -> bool:
    kind, tile = moves[0].split()
    return kind == "take" and not SPECIES[species_of(tile)].small


def towards(*kinds: str) -> Fits:
    """A move of these kinds, the choice of an action, or else the pair of the pupil's that has to wait."""

    def fits(pupil: Pupil, moves: tuple[str, ...]) -> bool:
        if moves:
            return moves[0].split()[0] in (*kinds, "choose")
        return are_pairs(pupil, moves)

    return fits


def are_pairs(pupil: Pupil, _moves: tuple[str, ...]) -> bool:
    """What is ringed in the panels are the pupil's animals, and the partner of each is somebody's."""
    shown = pupil.teacher.shown
    held = [tile for one in ark_of(pupil).position()["held"].values() for tile in one["animals"]]
    things = shown.things if shown else ()
    return bool(things) and all(who == pupil.teacher.pupil and partner_of(tile) in held for who, tile in things)


def takes_or_has_alike(pupil: Pupil, moves: tuple[str, ...]) -> bool:
    if moves:
        return moves[0].split()[0] == "take"
    shown = pupil.teacher.shown
    things = shown.things if shown else ()
    return len({who for who, _ in things}) == 1 == len({animal_of(tile) for _, tile in things})


def too_dear_for_others(pupil: Pupil, moves: tuple[str, ...]) -> bool:
    return moves[0].split()[0] == "split" and not pupil.play.match.state.position()["flags"]


FITS: dict[tuple[str, str], Fits] = {
    ("ark", "size"): of_a_size,
    ("ark", "small"): beside_a_large_pair,
    ("ark", "load"): of_kind("load", "choose"),
    ("ark", "feed"): towards("food"),
    ("ark", "pitch"): towards("pitch"),
    ("ark", "close"): of_kind("wall", "choose"),
    ("ark", "dividers"): of_kind("wall"),
    ("ark", "together"): beside_dividers_of_others,
    ("ark", "room"): are_pairs,
    ("family", "load"): of_kind("load", "choose"),
    ("family", "together"): beside_dividers_of_others,
    ("aboard", "split"): of_kind("split"),
    ("aboard", "take"): of_kind("take"),
    ("aboard", "herd"): takes_or_has_alike,
    ("aboard", "wait"): too_dear_for_others,
}
"""Lessons that speak of something that may be there or not."""


class Watched(Pupil):
    """A pupil who looks at each thing that is pointed at; ``seen`` are the lessons it was pointed out for."""

    seen: frozenset[str] = frozenset()

    def listen(self) -> None:
        super().listen()
        said, game = self.teacher.said, self.play.plan.game
        if said and (fits := FITS.get((game, said.lesson.name))):
            self.seen |= {said.lesson.name}
            assert fits(self, self.teacher.points_at), (said.lesson.name, self.teacher.points_at)
        if game == "ark" and waits_for_pitch(ark_of(self)):
            assert self.heard("pitch") or self.teacher._turn_used, "nothing is said of the pitch that is missing"

    def heard(self, name: str) -> bool:
        return bool(self.app.settings.lessons.get(f"ark/{name}"))


def waits_for_pitch(state: State) -> bool:
    """Whether the player whose loading turn it is has a pair that may not go in for want of pitch alone."""
    if not {move.kind for move in state.legal()} & {"load", "food"}:
        return False
    tries = (f"load {name} {squares[0]}" for name in state.paired() for squares in state.enclosures())
    reasons = [reason for one in tries if (reason := state.why_not(one))]
    return not any(move.kind == "load" for move in state.legal()) and any(
        reason.code == "pitch-missing" for reason in reasons
    )


MATCHES = [
    *((game, seed) for game in ("ark", "family") for seed in (201,)),
    *(("aboard", seed) for seed in (201, 202, 203)),
    *(pytest.param(game, seed, marks=pytest.mark.long) for game in ("ark", "family") for seed in range(202, 209)),
]


@pytest.mark.parametrize("choose", [well, anyhow])
@pytest.mark.parametrize(("game", "seed"), MATCHES)
def test_what_is_pointed_at_has_what_is_spoken_of(make_app: MakeApp, game: str, seed: int, choose) -> None:
    pupil = Watched(make_app(), game, seed)
    pupil.to_the_end(choose is well, choose)
    assert pupil.seen
