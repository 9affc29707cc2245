"""What lessons of the ark games look at on the ark and in hands; what may go in, and what it lacks, the core says."""

from __future__ import annotations

from dataclasses import dataclass

from game.ark.actions.building import built_by_others
from game.ark.actions.loading import has_large_pair, kept_out
from game.ark.animals import SPECIES, partner_holder
from game.ark.state import State
from game.core import Reason
from scenes.guide.lesson import Decision, Deed
from scenes.guide.shown import Thing
from scenes.table.tiles import species_of


def builds_with_others(decision: Decision) -> bool:
    """A good player would lay a divider at a square that has one of somebody else's already, and is no pen yet."""
    state, (kind, *names) = decision.state, decision.advice.moves[0].split()
    if kind != "wall" or not isinstance(state, State):
        return False
    return built_by_others(state, state.seat, names[0])


def takes_large(decision: Decision) -> bool:
    """A good player would take an animal that needs a pen of its own."""
    kind, *names = decision.advice.moves[0].split()
    return kind == "take" and not SPECIES[species_of(names[0])].small


def loads_beside_large(decision: Decision) -> bool:
    """A good player would load small animals where a large pair is already."""
    state, (kind, *names) = decision.state, decision.advice.moves[0].split()
    if kind != "load" or not SPECIES[names[0]].small or not isinstance(state, State):
        return False
    return has_large_pair(state, names[1])


def loads_first_pair(decision: Decision) -> bool:
    """A good player would choose to load, and has a pair to be first with."""
    why = decision.advice.why
    return why.code == "loads-first" and why.params["pairs"] != 0


def loads_before_others(deed: Deed) -> bool:
    """The pupil loads a pair as the first of all."""
    state = deed.made.before
    return isinstance(state, State) and state.leads and bool(deed.events("pair-loaded"))


# -- pairs that may not go in yet
@dataclass(frozen=True)
class Provision:
    """What keeps a pair of the pupil's out of its pen: ``codes`` are the core's, which names the ``places``."""

    kind: str
    """The move that provides it, and the action that brings it."""
    lays: str
    """The action in which it is laid."""
    codes: tuple[str, ...]
    places: str

    def lacks(self, decision: Decision) -> bool:
        """Whether a pair may not go in for want of this."""
        return bool(self._kept_out(decision))

    def moves(self, decision: Decision) -> tuple[str, ...]:
        """What a good player would do about it, or a move in the pair's pen, or the action; none if nothing helps."""
        if decision.advised == self.kind or not self.lacks(decision):
            return decision.advice.moves
        named = (str(name) for reason in self._kept_out(decision).values() for name in _tuple(reason, self.places))
        laid = [text for text in (f"{self.kind} {name}" for name in named) if text in decision.legal]
        return tuple(laid[:1]) or decision.choosing(self.lays if self._in_hand(decision) else self.kind)

    def _in_hand(self, decision: Decision) -> bool:
        held = decision.at_the_ark["held"][decision.pupil]
        return (held["pitch"] if self.kind == "pitch" else held["food"]) > 0

    def pair(self, decision: Decision) -> tuple[Thing, ...]:
        """The pair that has to wait, where nothing can be done about it now."""
        if not self.lacks(decision) or self.moves(decision):
            return ()
        kept = self._kept_out(decision)
        return tuple(thing for thing in tiles_of_pairs(decision) if species_of(thing[1]) in kept)

    def _kept_out(self, decision: Decision) -> dict[str, Reason]:
        state = decision.state
        found = kept_out(state, state.seat) if isinstance(state, State) else {}
        return {species: reason for species, reason in found.items() if reason.code in self.codes}


def _tuple(reason: Reason, places: str) -> tuple[object, ...]:
    names = reason.params[places]
    assert isinstance(names, tuple)
    return names


PITCH = Provision("pitch", "building", ("pitch-missing", "food-and-pitch-missing"), "fields")
FOOD = Provision("food", "loading", ("food-missing",), "squares")


# -- in hands
def tiles_of_pairs(decision: Decision) -> tuple[Thing, ...]:
    """The pupil's animals whose partners somebody has as well, so that they can go on board."""
    hands = {colour: hand["animals"] for colour, hand in decision.at_the_ark["held"].items()}
    return tuple((decision.pupil, tile) for tile in hands[decision.pupil] if partner_holder(tile, hands))


def has_pair(decision: Decision) -> bool:
    """The pupil could load something."""
    return bool(tiles_of_pairs(decision))
