"""The lessons of Ark & Noah; where several matter at once, the first of them is told."""

from __future__ import annotations

from game.ark.rounds import largest_token
from game.ark.setting_up import VARIANTS
from game.ark.state import State
from scenes.guide.lesson import (
    Decision,
    Deed,
    Lesson,
    activates,
    advised,
    advised_kind,
    both,
    did,
    done,
    either,
    from_round,
    loads_small,
    may,
)
from scenes.guide.on_the_ark import (
    FOOD,
    PITCH,
    builds_with_others,
    has_pair,
    loads_before_others,
    loads_beside_large,
    loads_first_pair,
    takes_large,
    tiles_of_pairs,
)

_LEAST_ROUNDS = VARIANTS["ark"].least_rounds
_DELUGE_NEARS = _LEAST_ROUNDS - 2
"""The round from which on room must be left for the Deluge."""


def token_to_take(decision: Decision) -> tuple[str, ...]:
    """The move to the space with the largest bonus token; none where there is no token."""
    best = largest_token(decision.state) if isinstance(decision.state, State) else None
    return (best.text,) if best else ()


def shares_points(deed: Deed) -> bool:
    """A pair goes on board that brings points to several players."""
    return any(len(event.points) > 1 for event in deed.events("pair-loaded"))


def _tokens_lie(decision: Decision) -> bool:
    return bool(token_to_take(decision))


def _begins_next_round(deed: Deed) -> bool:
    """The pupil is the first to choose in the round that has come."""
    begun = bool(deed.events("round-begins"))
    return begun and any(event.player == deed.pupil for event in deed.events("turn-begins")[-1:])


def _wood_is_due(decision: Decision) -> bool:
    """A good player would choose to gather dividers."""
    why = decision.advice.why
    return why.code == "gathers" and why.params["goods"] == "divider"


def _in_deluge(deed: Deed) -> bool:
    """Something went on board in the Deluge."""
    state = deed.made.before
    return (
        isinstance(state, State) and state.asks.phase.startswith("deluge") and did("food-laid", "pair-loaded")(deed)
    )


_BUSY = may("choose", "wall", "food", "pitch")
_FEEDS = either(advised("feeds-for-pair", "feeds"), both(_BUSY, FOOD.lacks))
_SEALS = either(advised("seals-for-pair"), both(_BUSY, PITCH.lacks))

LESSONS: tuple[Lesson, ...] = (
    Lesson("lead", "choosing", may("choose"), did("worker-moves")),
    Lesson("partner", "taming", advised("pairs-own"), done("pairs-own"), 4, "taming"),
    Lesson("owners", "taming", advised("shares-pair"), done("shares-pair"), 5, "taming"),
    Lesson("size", "taming", takes_large, done("closes-enclosure")),
    Lesson("small", "loading", loads_beside_large, loads_small(), 7, "loading"),
    Lesson("load", "loading", advised("loads-pair"), did("pair-loaded"), 6, "loading"),
    Lesson("feed", "food", _FEEDS, did("food-laid"), 5, "food", FOOD.moves, FOOD.pair),
    Lesson("pitch", "pitch", _SEALS, did("pitch-laid"), 5, "pitch", PITCH.moves, PITCH.pair),
    Lesson("close", "building", advised("closes-enclosure", "prepares"), done("closes-enclosure"), 4, "building"),
    Lesson("dividers", "building", advised_kind("wall"), did("divider-laid")),
    Lesson("hull", "building", both(advised("leads-hull"), from_round(3)), done("leads-hull"), 6, "building"),
    Lesson("together", "building", builds_with_others, shares_points),
    Lesson("chain", "wood", _wood_is_due, activates("wood"), 3, "wood"),
    Lesson("first", "loading", loads_first_pair, loads_before_others, 6, "loading"),
    Lesson("token", "choosing", _tokens_lie, did("token-taken"), points=token_to_take),
    Lesson("order", "choosing", both(may("choose"), from_round(3)), _begins_next_round),
    Lesson("trade", "trading", advised("trades"), activates("trading"), 5, "trading"),
    Lesson(
        "room",
        "deluge",
        both(may("choose", "wall"), has_pair, from_round(_DELUGE_NEARS)),
        _in_deluge,
        things=tiles_of_pairs,
    ),
    Lesson("deluge", "deluge", advised("saves-pair", "gets-rid-of-leftovers"), _in_deluge, _LEAST_ROUNDS - 1),
)
