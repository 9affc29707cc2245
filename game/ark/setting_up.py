"""Setting up a game: which chapters it is made of, and what lies where at the start (rulings A2, B7, S1, F1, F2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from game.ark.actions.building import Building
from game.ark.actions.food import Food
from game.ark.actions.forest import Forest
from game.ark.actions.loading import Loading
from game.ark.actions.pitch import Pitch
from game.ark.actions.taming import DRAWS, Taming
from game.ark.actions.trading import Trading
from game.ark.animals import roster
from game.ark.board import Board, board_of
from game.ark.catalogue import catalogue
from game.ark.dealing import Dealing
from game.ark.deluge import LAST_FOOD, LAST_PAIRS
from game.ark.family import FamilyBuilding, FamilyLoading, FamilyRounds, FamilyTrading
from game.ark.narrator import Silence
from game.ark.rounds import StandardRounds
from game.ark.rules import DIVIDERS, Action, Rules
from game.ark.scoring import Over, hull_majority, left_behind, leftovers
from game.ark.sections import load_ark
from game.ark.state import Chapter, State, Worker


class Variant(NamedTuple):
    """What makes the standard game, or the Family Variant, of the chapters they share."""

    small_animals: bool
    rounds: Callable[[frozenset[str]], StandardRounds | FamilyRounds]
    """Made for the house rules that are on."""
    actions: Callable[[int], tuple[Action, ...]]
    """In the order of their spaces, made for a number of players."""
    places: Callable[[int], tuple[Worker, ...]]
    """Where the workers of a number of players stand at the start."""
    least_rounds: int
    goods: tuple[int, int, int]
    """Dividers, pitch cubes and food markers of each player at the start (B7, F2)."""
    pitch: int
    food: int
    """Pitch cubes and food markers of the whole game."""
    deluge: tuple[Chapter, ...]
    final: tuple[Callable[[State, Silence], None], ...]
    """The steps of the final scoring."""
    end: str
    """The ruling by which the game ends."""


def standard_actions(players: int) -> tuple[Action, ...]:
    """The seven actions of the standard game (S3 to S6, B7)."""
    return (
        Pitch(3, 1),
        Taming(DRAWS[players]),
        Food(3, 1),
        Trading(),
        Forest(4, 2),
        Building(8, 5, 1, "S5"),
        Loading(8, 5),
    )


def family_actions(players: int) -> tuple[Action, ...]:
    """The five actions of the Family Variant (F4)."""
    return (
        Taming(DRAWS[players]),
        FamilyTrading(),
        Forest(4, 2),
        FamilyBuilding(8, 5),
        FamilyLoading(2, 1),
    )


def starting_places(players: int) -> tuple[Worker, ...]:
    """The completed-action spaces at the start: two players take 1 and 4, 2 and 3 (S1)."""
    return tuple(enumerate((0, 1, 1, 0) if players == 2 else range(players)))


VARIANTS = {
    "ark": Variant(
        small_animals=True,
        rounds=lambda _options: StandardRounds(),
        actions=standard_actions,
        places=starting_places,
        least_rounds=10,
        goods=(3, 2, 2),
        pitch=36,
        food=60,
        deluge=(LAST_FOOD, LAST_PAIRS),
        final=(hull_majority, leftovers, left_behind),
        end="S7",
    ),
    "family": Variant(
        small_animals=False,
        rounds=lambda options: FamilyRounds("shared_spaces" in options),
        actions=family_actions,
        places=lambda _players: (),
        least_rounds=8,
        goods=(3, 0, 0),
        pitch=0,
        food=0,
        deluge=(),
        final=(hull_majority,),
        end="F5",
    ),
}


def new_game(game: str, players: tuple[str, ...], options: Mapping[str, bool], board: Board | None = None) -> State:
    """A game at its start, two males and two females still to be dealt to everybody.

    ``players`` are colours in turn order, ``options`` the game's house rules; :func:`game.new`, which starts every
    game, has looked at both.  ``board`` replaces the box's ark for that many players.
    """
    chosen = frozenset(option for option, on in options.items() if on)
    return set_up(rules_for(game, players, chosen, board or ark_for(len(players))))


@cache
def ark_for(players: int) -> Board:
    """The box's ark for so many players (B1)."""
    return board_of(load_ark(players))


@cache
def rules_for(game: str, players: tuple[str, ...], options: frozenset[str], board: Board) -> Rules:
    """The rules of a game for given players, made once."""
    variant, count = VARIANTS[game], len(players)
    animals = roster(count, variant.small_animals)
    dealing, rounds, over = Dealing(), variant.rounds(options), Over(variant.end)
    actions = variant.actions(count)
    return Rules(
        game=game,
        players=players,
        options=options,
        board=board,
        roster=animals,
        moves=catalogue(board, animals, len(actions)),
        workers=workers_each(count),
        places=variant.places(count),
        least_rounds=variant.least_rounds,
        goods=variant.goods,
        pitch=variant.pitch,
        food=variant.food,
        actions=actions,
        dealing=dealing,
        rounds=rounds,
        final=variant.final,
        over=over,
        chapters=(dealing, rounds, *asking(actions), *variant.deluge, over),
        revive=revived,
    )


def workers_each(players: int) -> int:
    """Two workers each with two players, else one (S1, F2)."""
    return 2 if players == 2 else 1


def asking(actions: tuple[Action, ...]) -> tuple[Chapter, ...]:
    """Those of the actions in which somebody decides something."""
    return tuple(action for action in actions if isinstance(action, Chapter))


def set_up(rules: Rules) -> State:
    """The state at the start: goods handed out, workers placed, all tiles still in the bags."""
    state = State()
    state.rules = rules
    state.round = 1
    set_up_players(state)
    set_up_board(state)
    state.drawn = state.loaded = state.closed = state.current = state.turns = ()
    state.action = state.at = state.left = state.swapping = -1
    state.large = state.small = 0
    rules.dealing.begin(state)
    return state


def set_up_players(state: State) -> None:
    """Hand out the goods; the rest is stock (B7)."""
    rules = state.rules
    seats = len(rules.players)
    dividers, pitch, food = rules.goods
    state.points = [0] * seats
    state.walls = [0] * seats
    state.dividers = [dividers] * seats
    state.pitch = (pitch,) * seats
    state.food = (food,) * seats
    state.held = (0,) * seats
    state.stock_dividers = (DIVIDERS - dividers,) * seats
    state.stock_pitch = rules.pitch - pitch * seats
    state.stock_food = rules.food - food * seats


def set_up_board(state: State) -> None:
    """An empty ark, filled bags, workers on their first places and no bonus tokens."""
    rules = state.rules
    state.bags = rules.roster.all_tiles
    state.completed = rules.places
    state.bonus = (0,) * len(rules.actions)
    state.free = (1 << len(rules.board.edges)) - 1
    state.sealed = state.sealable = state.hungry = state.reach = 0


def revived(key: tuple[Any, ...], asks: int, closed: tuple[int, ...], values: dict[str, Any]) -> State:
    """The state of the values that :func:`game.ark.describing.packed` gave."""
    state = State()
    state.rules = rules_for(*key)
    state.asks = state.rules.chapters[asks]
    state.closed = tuple(state.board.enclosure(squares) for squares in closed)
    for name, value in values.items():
        setattr(state, name, value)
    return state
