"""Why a move of Ark & Noah, or of its Family Variant, is not legal.

==========================  ==========================================================================================
code                        when, and its parameters
==========================  ==========================================================================================
``game-over``               the game is over
``not-now``                 another kind of move is awaited: ``awaited``, the kinds, and ``to_move``, whose they are
``must-exchange``           having drawn for a trade one must exchange
``space-taken``             another worker stands on the ``space``: ``by``, a colour
``tile-not-in-bag``         chance cannot draw this ``tile``
``wrong-bag``               the draw is from the other bag: ``tile``, ``bag``
``partner-held``            nobody is dealt a pair: ``tile``, ``by`` whom its partner is held
``bag-empty``               the ``bag`` holds no tile
``tile-not-drawn``          the ``tile`` is none of those that lie open
``tile-not-held``           the ``tile`` is not in this player's hand
``animal-paired``           an animal whose partner is in play is not given away: ``tile``
``draw-first``              ``count`` tiles are drawn before one is given: ``tile``, the one that would be
``nothing-to-give``         the player has no animal to give, so may not draw for a trade
``not-in-stock``            nothing is left of the bonus ``what``
``no-divider-there``        the ``edge`` carries no divider
``one-colour``              dividers of one colour alone lie on the ark: none can be swapped
``same-colour``             the second divider of a swap is of another colour than ``colour``
``edge-occupied``           the ``edge`` carries a divider of ``by``
``inside-enclosure``        the ``edge`` lies inside the completed enclosure ``enclosure``
``no-divider-left``         the player has no divider
``field-sealed``            the ``field`` is sealed
``pitch-needs-two-dividers``  both hull edges at the ``field`` need dividers first: ``edges``, those that lack one
``no-pitch-left``           the player has no pitch cube
``not-an-enclosure``        the ``square`` lies in no completed enclosure
``not-the-first-square``    an enclosure goes by its first square: ``square``, ``enclosure``
``square-has-food``         the ``square`` has food
``no-own-divider``          no divider of the player bounds the ``enclosure``
``no-food-left``            the player has no food
``too-few-loading-points``  ``need`` are needed, the player ``have``
``animal-loaded``           the pair of ``species`` is loaded
``pair-not-complete``       not both tiles of ``species`` are in play: ``missing``, the tiles that are not
``not-your-pair``           the player holds neither tile of ``species``
``wrong-size``              ``species`` needs an enclosure of ``needed`` squares, ``enclosure`` has ``size``
``enclosure-taken``         the ``enclosure`` holds such a pair already: ``by``, its species
``food-missing``            squares of the ``enclosure`` lack food: ``squares``
``food-and-pitch-missing``  both: ``squares`` and ``fields``
``pitch-missing``           fields of the ``enclosure`` are not sealed: ``fields``
==========================  ==========================================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ark.animals import SEXES
from game.core import CHANCE, Move, Reason

if TYPE_CHECKING:
    from game.ark.state import State

CODES: tuple[str, ...] = tuple(line.split("``")[1] for line in (__doc__ or "").splitlines() if line[:2] == "``")
"""Every code, in the order of the table above."""

SKIPS = (
    "nothing-to-build", "nothing-to-load", "nothing-to-feed", "nothing-to-trade", "not-in-stock", "bag-empty",
)  # fmt: skip
"""The codes of ``skipped`` events: why a turn may be nothing."""

Check = Callable[["State", Move], Reason | None]
"""None if nothing stands against a move of a kind that is awaited, else the first thing that does."""


def why_not(state: State, move: Move) -> Reason | None:
    """None if the move is legal, else why it is not."""
    chapter = state.asks
    if state.to_move is None:
        return Reason("game-over", chapter.ruling)
    awaited = ("reveal",) if state.to_move == CHANCE else chapter.awaited(state)
    if move.kind in awaited:
        check = chapter.checks.get(move.kind)
        return check(state, move) if check else None
    if state.drawn and move.kind in chapter.given_up_by_drawing:
        return Reason("must-exchange", chapter.ruling)
    later = chapter.later.get(move.kind) if state.to_move != CHANCE else None
    not_now = Reason("not-now", chapter.ruling, awaited=awaited, to_move=state.to_move)
    return (later(state, move) if later else None) or not_now


def not_revealed(state: State, move: Move) -> Reason | None:
    """The tile is not among those that can be drawn now."""
    roster = state.rules.roster
    tile, bag = roster.tiles[move.a], roster.sex(move.a)
    if state.mask >> move.a & 1:
        return None
    if not state.bags >> move.a & 1:
        return Reason("tile-not-in-bag", "A5", tile=tile)
    if not state.mask & roster.bag_of(move.a):
        return Reason("wrong-bag", "A5", tile=tile, bag=bag)
    return Reason("partner-held", "A3", tile=tile, by=state.rules.players[state.seat])


def not_drawn(state: State, tile: int) -> Reason | None:
    """The tile does not lie open."""
    if tile in state.drawn:
        return None
    return Reason("tile-not-drawn", state.asks.ruling, tile=state.rules.roster.tiles[tile])


def no_tile_in_bag(state: State, move: Move) -> Reason | None:
    """The bag is empty."""
    roster = state.rules.roster
    if state.bags & roster.bags[move.a]:
        return None
    return Reason("bag-empty", state.asks.ruling, bag=SEXES[move.a])


def colour_on(state: State, edge: int) -> str | None:
    """The colour of the divider on an edge, or None."""
    for colour, walls in zip(state.rules.players, state.walls, strict=True):
        if walls >> edge & 1:
            return colour
    return None
