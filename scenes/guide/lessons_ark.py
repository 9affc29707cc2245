"""The lessons of Ark & Noah; where several matter at once, the first of them is told."""

from __future__ import annotations

from game.ark.animals import SPECIES
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
    from_round,
    loads_small,
    may,
)
from scenes.guide.shown import Thing

_LEAST_ROUNDS = VARIANTS["ark"].least_rounds
_DELUGE_NEARS = _LEAST_ROUNDS - 2
"""The round from which on room must be left for the Deluge."""


def token_to_take(decision: Decision) -> tuple[str, ...]:
    """The move to the space with the largest bonus token; none where there is no token."""
    best = largest_token(decision.state) if isinstance(decision.state, State) else None
    return (best.text,) if best else ()


def others_have_built(decision: Decision) -> bool:
    """Dividers of somebody else lie on the ark."""
    return any(owner != decision.pupil for owner in decision.at_the_ark["ark"]["dividers"].values())


def shares_points(deed: Deed) -> bool:
    """A pair goes on board that brings points to several players."""
    return any(len(event.points) > 1 for event in deed.events("pair-loaded"))


def _tokens_lie(decision: Decision) -> bool:
    return bool(token_to_take(decision))


def _begins_next_round(deed: Deed) -> bool:
    """The pupil is the first to choose in the round that has come."""
    begun = bool(deed.events("round-begins"))
    return begun and any(event.player == deed.pupil for event in deed.events("turn-begins")[-1:])


def _would_load_small(decision: Decision) -> bool:
    kind, *names = decision.advice.moves[0].split()
    return kind == "load" and SPECIES[names[0]].small


def _wood_is_due(decision: Decision) -> bool:
    """A good player would choose to gather dividers."""
    why = decision.advice.why
    return why.code == "gathers" and why.params["goods"] == "divider"


def _has_animals(decision: Decision) -> bool:
    return bool(decision.at_the_ark["held"][decision.pupil]["animals"])


def _animals(decision: Decision) -> tuple[Thing, ...]:
    """What the pupil has still to take on board."""
    return tuple((decision.pupil, tile) for tile in decision.at_the_ark["held"][decision.pupil]["animals"])


def _in_deluge(deed: Deed) -> bool:
    """Something went on board in the Deluge."""
    state = deed.made.before
    return (
        isinstance(state, State) and state.asks.phase.startswith("deluge") and did("food-laid", "pair-loaded")(deed)
    )


LESSONS: tuple[Lesson, ...] = (
    Lesson("lead", "choosing", may("choose"), did("worker-moves")),
    Lesson("partner", "taming", advised("pairs-own"), done("pairs-own"), 4, "taming"),
    Lesson("owners", "taming", advised("shares-pair"), done("shares-pair"), 5, "taming"),
    Lesson("size", "taming", may("take"), done("closes-enclosure")),
    Lesson("small", "loading", _would_load_small, loads_small(), 7, "loading"),
    Lesson("load", "loading", advised("loads-pair"), did("pair-loaded"), 6, "loading"),
    Lesson("feed", "food", advised("feeds-for-pair", "feeds"), did("food-laid"), 5, "food"),
    Lesson("pitch", "pitch", advised("seals-for-pair"), did("pitch-laid"), 5, "pitch"),
    Lesson("close", "building", advised("closes-enclosure", "prepares"), done("closes-enclosure"), 4, "building"),
    Lesson("dividers", "building", may("wall"), did("divider-laid")),
    Lesson("hull", "building", both(advised("leads-hull"), from_round(3)), done("leads-hull"), 6, "building"),
    Lesson("together", "building", both(advised_kind("wall"), others_have_built), shares_points),
    Lesson("chain", "wood", _wood_is_due, activates("wood"), 3, "wood"),
    Lesson("first", "loading", advised("loads-first"), activates("loading"), 6, "loading"),
    Lesson("token", "choosing", _tokens_lie, did("token-taken"), points=token_to_take),
    Lesson("order", "choosing", both(may("choose"), from_round(3)), _begins_next_round),
    Lesson("trade", "trading", advised("trades"), activates("trading"), 5, "trading"),
    Lesson(
        "room",
        "deluge",
        both(may("choose", "wall"), _has_animals, from_round(_DELUGE_NEARS)),
        _in_deluge,
        things=_animals,
    ),
    Lesson("deluge", "deluge", advised("saves-pair", "gets-rid-of-leftovers"), _in_deluge, _LEAST_ROUNDS - 1),
)
