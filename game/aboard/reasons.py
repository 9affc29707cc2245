"""Why a move of Animals on Board is not legal.

=======================  ======  ============================================================================
code                     ruling  when, and its parameters
=======================  ======  ============================================================================
``game-over``            N4      the game is over
``chance-awaited``       A5      a tile must be dealt first
``not-now``              N2, N3  the move belongs to another moment: ``phase``, and ``to_move``, who decides now
``tile-not-in-pile``     A5      chance cannot deal this ``tile``
``tile-not-in-hand``     N2      only a tile of the hand can be kept: ``tile``
``tile-not-in-middle``   N3      the ``tile`` lies in no group
``not-the-first-tile``   N3      a group is taken by its first tile: ``tile``, and ``first`` of its group
``too-expensive``        N3      the group costs a food token an animal: ``price``, and what they ``have``
``food-cap``             N6      who holds as much food as allowed may not split: ``have``
``group-too-small``      N3      a group of one cannot be split: ``tile``
``tiles-of-two-groups``  N3      the tiles do not lie in one group: ``first``, ``second``, a tile of each
``whole-group``          N3      a split leaves at least one animal: ``size`` of the group
``can-still-act``        N3      the flag is set by taking, or by whoever can neither split nor take
=======================  ======  ============================================================================
"""

from __future__ import annotations

from game.aboard.choices import TileMove
from game.aboard.rounds import may_split
from game.aboard.state import SETUP, AboardState
from game.aboard.tiles import NAMES, first_bit, first_name
from game.core import CHANCE, Reason


def why_not(state: AboardState, move: TileMove) -> Reason | None:
    """None if the move is legal now, else what stands against it."""
    if state.to_move is None:
        return Reason("game-over", "N4")
    if move.kind != "deal" and state.to_move == CHANCE:
        return Reason("chance-awaited", "A5")
    if move.kind != "deal" and (move.kind == "keep") != (state.phase == SETUP):
        return _not_now(state, "N2" if state.phase == SETUP else "N3")
    return CHECKS[move.kind](state, move.a)


def _not_now(state: AboardState, ruling: str) -> Reason:
    return Reason("not-now", ruling, phase=state.phase, to_move=state.to_move)


def _why_not_deal(state: AboardState, tile: int) -> Reason | None:
    if state.to_move != CHANCE:
        return _not_now(state, "N2")
    if tile not in state.pile:
        return Reason("tile-not-in-pile", "A5", tile=NAMES[tile])
    return None


def _why_not_keep(state: AboardState, tile: int) -> Reason | None:
    if not state.hand >> tile & 1:
        return Reason("tile-not-in-hand", "N2", tile=NAMES[tile])
    return None


def _why_not_take(state: AboardState, tile: int) -> Reason | None:
    group = state.group_with(1 << tile)
    if not group:
        return Reason("tile-not-in-middle", "N3", tile=NAMES[tile])
    if first_bit(group) != 1 << tile:
        return Reason("not-the-first-tile", "N3", tile=NAMES[tile], first=first_name(group))
    price, have = group.bit_count(), state.food[state.turn]
    return Reason("too-expensive", "N3", price=price, have=have) if price > have else None


def _why_not_split(state: AboardState, part: int) -> Reason | None:
    return _why_no_part(state, part) or why_no_split(state)


def _why_no_part(state: AboardState, part: int) -> Reason | None:
    """What stands against these tiles leaving their group, whoever's turn it is."""
    outside = part & ~sum(state.middle)
    if outside:
        return Reason("tile-not-in-middle", "N3", tile=first_name(outside))
    group = state.group_with(first_bit(part))
    if part & ~group:
        return Reason("tiles-of-two-groups", "N3", first=first_name(part), second=first_name(part & ~group))
    if group.bit_count() == 1:
        return Reason("group-too-small", "N3", tile=first_name(group))
    return Reason("whole-group", "N3", size=group.bit_count()) if part == group else None


def why_no_split(state: AboardState) -> Reason | None:
    """What stands against the player whose turn it is splitting any group at all."""
    if may_split(state, state.turn):
        return None
    return Reason("food-cap", "N6", have=state.food[state.turn])


def _why_not_stop(state: AboardState, _tile: int) -> Reason | None:
    """Who could do nothing else has set the flag already, so there is something to do."""
    return Reason("can-still-act", "N3")


CHECKS = {
    "deal": _why_not_deal,
    "keep": _why_not_keep,
    "take": _why_not_take,
    "split": _why_not_split,
    "stop": _why_not_stop,
}
