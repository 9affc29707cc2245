"""What speaks for an action space."""

from __future__ import annotations

from game.ark.actions.building import Building
from game.ark.actions.gathering import Gathering, shares
from game.ark.actions.loading import Loading
from game.ark.actions.taming import Taming
from game.ark.narrator import Narrator
from game.ark.state import State
from game.bots.ark_dice import Dice
from game.bots.ark_habits import Habits
from game.bots.ark_imagining import begun, play_turn, skips
from game.bots.why import Why
from game.core import Move


def why_choose(state: State, move: Move) -> Why | None:
    """What the action brings whoever leads it, if it came now, and the bonus token."""
    action, bonus, log = state.rules.actions[move.a], state.bonus[move.a], Narrator()
    after = begun(_early(state), state.seat, move.a, log)
    if skips(log, state.rules.players[state.seat]):
        return Why("takes-bonus", points=bonus) if bonus else None
    if isinstance(action, Building):
        return _leads(state, after, "builds-first", action.lead, bonus)
    if isinstance(action, Loading):
        return _leads(state, after, "loads-first", action.lead, bonus)
    if isinstance(action, Gathering):
        return _gathers(state, move.a, action.goods, bonus)
    if isinstance(action, Taming):
        return Why("tames-first", tiles=len(action.draws), bonus=bonus)
    return Why("trades", bonus=bonus)


def _gathers(state: State, space: int, goods: str, bonus: int) -> Why:
    """What the stock has of the goods for everybody."""
    others = shares(state, space + 1, str(state.to_move))
    own = others.pop(str(state.to_move))
    return Why("gathers", goods=goods, count=own, points=_worth(state, goods), others=others, bonus=bonus)


def _worth(state: State, goods: str) -> int:
    """The points that each of these goods brings when it is laid: food while loading, all others while building."""
    laid_in = Loading if goods == "food" else Building
    return next(action.worth for action in state.rules.actions if isinstance(action, laid_in))


def _early(state: State) -> State:
    """The same in a round after which the game goes on: its end scores apart."""
    early = state.copy()
    early.round = 1
    return early


def _leads(state: State, after: State, code: str, lead: int, bonus: int) -> Why:
    """What the player could score, lay and load at once in the action that has begun."""
    seat = state.seat
    play_turn(after, Habits(Dice(0), after))
    return Why(
        code, lead=lead, points=after.points[seat] - state.points[seat], bonus=bonus,
        enclosures=len(after.closed) - len(state.closed), pairs=len(after.loaded) - len(state.loaded),
    )  # fmt: skip
