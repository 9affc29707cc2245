"""What speaks for a move of Animals on Board: the first of these facts that is true of it.

All points are those of N5 at this moment, by what lies open to the player; food paid is told apart from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.aboard.house import ANIMALS_TO_END
from game.aboard.scoring import HERDS, SPECIES_POINTS, printed
from game.aboard.state import SETUP
from game.aboard.tiles import COPIES, HERD, HIDDEN_BIT, KNOWN, NAMES, SPECIES
from game.bots.aboard_known import Known
from game.bots.aboard_weighing import is_last_turn
from game.bots.why import Why
from game.core import Move, View


class Change(NamedTuple):
    """How animals of one species change an ark: how many are on it before and after, and the points that makes."""

    species: int
    before: int
    after: int
    points: int


class Bargain(NamedTuple):
    """What taking a group would do: the change that brings most, the points of all its species, and its price.

    ``mixed``: it holds more than one species, so that no single one accounts for the points.
    """

    best: Change
    points: int
    price: int
    mixed: bool

    @property
    def net(self) -> int:
        return self.points - self.price

    @property
    def of_all(self) -> dict[str, object]:
        """What is told of it: so many animals of the group, or of the only species once they are aboard."""
        return {"animals": self.price, "points": self.points, "price": self.price} if self.mixed else self.of_best

    @property
    def of_best(self) -> dict[str, object]:
        """What is told where the best change is the reason; points and price are still those of the whole group."""
        best = self.best
        return {"species": SPECIES[best.species], "count": best.after, "points": self.points, "price": self.price}


def why(view: View, move: Move) -> Why:
    """What speaks for a legal move of the view's player; the codes are listed in ``game.bots.why``."""
    legal = view.legal()
    if len(legal) == 1:
        return Why("only-move")
    known = Known(view)
    if known.state.phase == SETUP:
        return _why_keep(known, move.a)
    return _why_take(known, move.a) if move.kind == "take" else _why_split(known, move.a)


# -- the secret tile
def _why_keep(known: Known, tile: int) -> Why:
    """An animal whose kin can be taken later, or one that costs (or brings) what no other does."""
    hand, bit = known.state.hand, 1 << tile
    kin = hand & HERDS[tile // COPIES] & ~bit
    if kin:
        return Why("keeps-kin", species=SPECIES[tile // COPIES], others=kin.bit_count())
    number = printed(bit)
    numbers = [printed(1 << other) for other in range(len(NAMES)) if hand >> other & 1]
    if number == min(numbers) and known.state.house.single < 0:
        return Why("keeps-smallest", tile=NAMES[tile], number=number)
    if number == max(numbers) and known.state.house.single > 0:
        return Why("keeps-greatest", tile=NAMES[tile], number=number)
    return Why("keeps", tile=NAMES[tile], number=number)


# -- taking
def _why_take(known: Known, tile: int) -> Why:
    group = known.state.group_with(1 << tile)
    bargain = bargain_of(known, known.seat, group)
    return (
        _why_it_ends(known, group)
        or _why_it_gains(bargain)
        or _why_it_denies(known, group, bargain)
        or _why_one_hopes(known, group, bargain)
    )


def _why_it_ends(known: Known, group: int) -> Why | None:
    """The animal that makes this the last round, to somebody who leads by what lies open."""
    animals = known.animals[known.seat]
    after = animals + group.bit_count()
    if animals >= ANIMALS_TO_END or after < ANIMALS_TO_END:
        return None
    lead = _lead_after(known, group)
    return Why("ends-game", animals=after, lead=lead) if lead > 0 else None


def _lead_after(known: Known, group: int) -> int:
    state, seat = known.state, known.seat
    ours = _points(known, state.arks[seat] | group & KNOWN) + state.food[seat] - group.bit_count()
    others = (other for other in range(len(state.players)) if other != seat)
    return ours - max(_points(known, state.arks[other]) + state.food[other] for other in others)


def _why_it_gains(bargain: Bargain) -> Why | None:
    best = bargain.best
    if bargain.points <= 0:
        return None
    if bargain.mixed and best.after < 3:
        return Why("gains-group", **bargain.of_all)
    code = "saves-single" if best.after < 3 else "completes-herd" if best.before < 3 else "grows-herd"
    if best.after == 1:
        code = "scores-single"
    return Why(code, **bargain.of_best)


def _why_it_denies(known: Known, group: int, bargain: Bargain) -> Why | None:
    """Somebody else could have taken it, and gained by it."""
    for rival in _rivals(known):
        if _gains(known, rival, group) and (theirs := bargain_of(known, rival, group)).net > bargain.net:
            return _denies(known, rival, theirs)
    return None


def _denies(known: Known, rival: int, theirs: Bargain) -> Why:
    code = "denies-group" if theirs.mixed else "denies"
    return Why(code, rival=known.state.players[rival], **theirs.of_all)


def _why_one_hopes(known: Known, group: int, bargain: Bargain) -> Why:
    """Nothing is gained yet, but a pair may still find a third, or a single company."""
    if group & HIDDEN_BIT:
        return Why("takes-unknown", price=bargain.price)
    told = changes(known, known.seat, group)
    hopes = [(change.after, _still_to_come(known, change.species, group), change) for change in told]
    count, unseen, change = max(hopes, key=lambda hope: hope[:2])
    if unseen:
        return Why("hopes", species=SPECIES[change.species], count=count, unseen=unseen, price=bargain.price)
    return Why("takes-little", animals=group.bit_count(), price=bargain.price)


def _still_to_come(known: Known, species: int, group: int) -> int:
    """How many of a species are still to be had: not yet seen, or in another group."""
    return ((known.unseen | sum(known.state.middle) & ~group) & HERDS[species]).bit_count()


# -- splitting
def _why_split(known: Known, part: int) -> Why:
    group = known.state.group_with(part)
    parts = (part, group ^ part)
    return _why_it_spoils(known, group, parts) or _why_it_prepares(known, parts) or _why_it_earns(known, group, parts)


def _why_it_spoils(known: Known, group: int, parts: tuple[int, int]) -> Why | None:
    """The next player could have taken the group, and neither part is as good for them."""
    rival = next(_rivals(known), None)
    if rival is None:
        return None
    food = known.state.food[rival]
    whole = bargain_of(known, rival, group)
    rest = [bargain.net for part in parts if (bargain := bargain_of(known, rival, part)).price <= food]
    return _denies(known, rival, whole) if whole.price <= food and whole.net > max([0, *rest]) else None


def _why_it_prepares(known: Known, parts: tuple[int, int]) -> Why | None:
    """One part can be paid for in one's next turn, if there is one, and brings more than its price."""
    if is_last_turn(known.state):
        return None
    food = known.state.food[known.seat] + 1
    offers = [(bargain_of(known, known.seat, part), part) for part in parts]
    gains = [(offer.net, offer, part) for offer, part in offers if offer.price <= food and offer.net > 0]
    if not gains:
        return None
    _, offer, part = max(gains)
    safe = all(known.state.food[rival] < part.bit_count() for rival in _rivals(known))
    return Why("prepares-group" if offer.mixed else "prepares", **offer.of_all, safe=safe)


def _why_it_earns(known: Known, group: int, parts: tuple[int, int]) -> Why:
    """A food token, and perhaps nothing left by which the next player could gain."""
    food = known.state.food[known.seat] + 1
    middle = [other for other in known.state.middle if other != group]
    rival = next(_rivals(known), None)
    if rival is None or any(_gains(known, rival, other) for other in (*middle, *parts)):
        return Why("earns-crate", food=food)
    return Why("leaves-nothing", food=food, rival=known.state.players[rival])


def _gains(known: Known, seat: int, group: int) -> bool:
    bargain = bargain_of(known, seat, group)
    return bargain.price <= known.state.food[seat] and bargain.net > 0


# -- what animals do for an ark
def bargain_of(known: Known, seat: int, group: int) -> Bargain:
    """What taking a group would do for that player, by what lies open."""
    told = [*changes(known, seat, group)]
    best = max(told, key=lambda change: change.points, default=Change(0, 0, 0, 0))
    price = group.bit_count()
    return Bargain(best, sum(change.points for change in told), price, len(told) > 1)


def changes(known: Known, seat: int, group: int) -> Iterator[Change]:
    """By species how a group would change that player's ark; a tile lying face down is of no species yet."""
    ark, worth = known.state.arks[seat], SPECIES_POINTS[known.state.house.single]
    for species, herd in enumerate(HERDS):
        if group & herd:
            before, after = (tiles >> COPIES * species & HERD for tiles in (ark, ark | group))
            yield Change(species, before.bit_count(), after.bit_count(), worth[after] - worth[before])


def _points(known: Known, ark: int) -> int:
    worth = SPECIES_POINTS[known.state.house.single]
    return sum(worth[ark >> COPIES * species & HERD] for species in range(len(SPECIES)))


def _rivals(known: Known) -> Iterator[int]:
    """The others who have no flag, in turn order."""
    state = known.state
    return (seat for seat in state.house.after[known.seat][:-1] if seat not in state.flags)
