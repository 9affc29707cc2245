"""What speaks for an action space."""

from __future__ import annotations

from game.ark.actions.building import Building
from game.ark.actions.gathering import Gathering
from game.ark.actions.loading import Loading
from game.ark.actions.taming import Taming
from game.ark.state import State
from game.bots.ark_dice import Dice
from game.bots.ark_habits import Habits
from game.bots.ark_imagining import begun, play_turn
from game.bots.why import Why
from game.core import Move


def why_choose(state: State, move: Move) -> Why | None:
    """What the action brings whoever leads it, and the bonus token."""
    action, bonus = state.rules.actions[move.a], state.bonus[move.a]
    if isinstance(action, Building):
        return _leads(state, move, "builds-first", action.lead, bonus)
    if isinstance(action, Loading):
        return _leads(state, move, "loads-first", action.lead, bonus)
    if isinstance(action, Gathering):
        rivals = len(state.rules.players) - 1
        return Why("gathers", goods=action.goods, count=action.lead, others=action.follow, rivals=rivals, bonus=bonus)
    if isinstance(action, Taming):
        return Why("tames-first", tiles=len(action.draws), bonus=bonus)
    return Why("trades", bonus=bonus)


def _leads(state: State, move: Move, code: str, lead: int, bonus: int) -> Why | None:
    """What the player could score, lay and load at once, if the action came now; the end of a game scores apart."""
    seat, early = state.seat, state.copy()
    early.round = 1
    after = begun(early, seat, move.a)
    if after.seat != seat or after.left < 0:
        return Why("takes-bonus", points=bonus) if bonus else None
    play_turn(after, Habits(Dice(0), after))
    return Why(
        code, lead=lead, points=after.points[seat] - state.points[seat], bonus=bonus,
        enclosures=len(after.closed) - len(state.closed), pairs=len(after.loaded) - len(state.loaded),
    )  # fmt: skip
