"""What lies on the table of Animals on Board as everybody may see it; it holds no secret and changes by events."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Self

from game.aboard import SPECIES, AnimalsOnBoard
from game.core import DARK, Event
from scenes.aboard_table.tiles import species_of
from scenes.table.chronicle import LogLine
from scenes.table.picture import Seat

COMING, GONE = "coming", "gone"
"""A place in the hand whose tile is on its way there, or has left it."""
_PLACES = {species: place for place, species in enumerate(SPECIES)}
_IN_LOG = frozenset({"group-taken", "skipped", "round-begins", "tile-kept"})


def tile_place(tile: str) -> tuple[int, str]:
    """What sorts tiles: by species as the box lists them, then by number; a face-down one comes last."""
    return _PLACES.get(species_of(tile), len(_PLACES)), tile


def in_tile_order(tiles: list[str]) -> list[str]:
    """The tiles sorted by species and number."""
    return sorted(tiles, key=tile_place)


class AboardLog(list[LogLine]):
    """The lines so far, the latest last."""

    def note(self, event: Event) -> None:
        """Add an event as everybody may know it, or nothing where it is no news."""
        if event.kind in _IN_LOG:
            self.append(LogLine(event.player, event.kind, event.seen_by("").what, event.count))

    def note_split(self, colour: str, part: int, rest: int) -> None:
        """Add a split, as a ``count`` of animals that left their group and ``points`` for those that stayed."""
        self.append(LogLine(colour, "group-split", "", part, rest))


@dataclass
class AboardPicture:
    """Everything on the table.  ``version`` grows with each change."""

    seats: tuple[Seat, ...]
    """In order of seating: the order of the panels."""
    room: int
    """How many tiles lie face up in the middle when a round begins."""
    round: int = 1
    phase: str = "setup"
    actor: str | None = None
    """The colour whose turn is shown."""
    first: str = ""
    last_turn: bool = False
    """Whether the actor is the last one without a flag, who has one turn (N6)."""
    groups: list[list[str]] = field(default_factory=list)
    """The groups of the middle, ``dark`` for the tile lying face down; sorted once all have been laid out."""
    arks: dict[str, list[str]] = field(default_factory=dict)
    """The tiles lying face up on each ark, in tile order."""
    secrets: set[str] = field(default_factory=set)
    """Who has a secret tile lying face down."""
    hand: list[str] = field(default_factory=list)
    """The tiles dealt to whoever chooses what to keep, ``dark`` as long as they lie face down."""
    food: dict[str, int] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)
    tiles_left: int = 0
    """Tiles that can still be laid out face up."""
    flying: set[str] = field(default_factory=set)
    """What is on its way and not drawn where it goes: tiles, and ``secret`` or ``flag`` with a colour."""
    log: AboardLog = field(default_factory=AboardLog)
    version: int = 0

    @classmethod
    def of(cls, state: AnimalsOnBoard, seats: tuple[Seat, ...]) -> Self:
        """The picture of a state, as nobody in particular may see it."""
        p = state.position()
        picture = cls(seats, state.house.fill, p["round"], p["phase"], first=p["first"])
        picture.actor = p["to_move"] if p["to_move"] in p["food"] else None
        picture.groups = p["groups"]
        picture.arks = {colour: [t for t in ark if t != p["secret"].get(colour)] for colour, ark in p["arks"].items()}
        picture.secrets = set(p["secret"])
        picture.hand = [DARK] * len(p["hand"])
        picture.food, picture.flags = p["food"], p["flags"]
        picture.tiles_left = state.tiles_left()
        return picture

    def seat(self, colour: str) -> Seat:
        return next(seat for seat in self.seats if seat.colour == colour)

    def animals(self, colour: str) -> int:
        """How many animals are on an ark, the secret one among them."""
        return len(self.arks[colour]) + (colour in self.secrets)

    @property
    def laying_out(self) -> bool:
        """Whether the middle is still being filled."""
        return self.phase in ("setup", "dealing")

    def group_with(self, tile: str) -> list[str]:
        """The group in which a tile lies; empty if it lies in none."""
        return next((group for group in self.groups if tile in group), [])

    def lift_hand(self) -> None:
        """The tiles dealt leave the table to be turned round."""
        self.hand = [COMING] * len(self.hand)
        self.version += 1

    def turn_up(self, hand: list[str]) -> None:
        """Show the tiles dealt to whoever chooses what to keep: only while they alone look."""
        self.hand = list(hand)
        self.version += 1

    def turn_down(self, kept: str) -> None:
        """Turn the tile that its owner keeps face down again, before anybody else looks."""
        self.hand = [DARK if tile == kept else tile for tile in self.hand]
        self.version += 1

    # -- events
    def apply(self, event: Event) -> None:
        """Show all that an event tells to everybody, at once."""
        self.log.note(event)
        self.leave(event)
        self.arrive(event)

    def leave(self, event: Event) -> None:
        """Show that what the event moves is on its way."""
        self._change(LEAVES, event)

    def arrive(self, event: Event) -> None:
        """Show what the event tells as done."""
        self._change(ARRIVES, event)

    def _change(self, changes: Mapping[str, Change], event: Event) -> None:
        if event.kind in changes:
            changes[event.kind](self, event.seen_by(""))
            self.version += 1

    def score(self, colour: str, points: int) -> None:
        """Points show on the score sheet, not on the table."""

    def after(self, event: Event) -> Self:
        """A picture of the table as it will be once the event is done."""
        later = copy.copy(self)
        for name in ("groups", "arks", "secrets", "hand", "food", "flags", "flying"):
            setattr(later, name, copy.deepcopy(getattr(self, name)))
        later.log = AboardLog()
        later.leave(event)
        later.arrive(event)
        return later

    def land(self, thing: str) -> None:
        """Something has come to where it goes."""
        self.flying.discard(thing)
        self.version += 1

    def load(self, colour: str, tiles: list[str]) -> None:
        self.arks[colour] = in_tile_order([*self.arks[colour], *tiles])

    def sort_groups(self) -> None:
        """Lay every group out by species and number, and the groups by their first tiles."""
        self.groups = sorted((in_tile_order(group) for group in self.groups), key=lambda group: tile_place(group[0]))


Change = Callable[[AboardPicture, Event], None]


# -- dealing
def _deal(picture: AboardPicture, event: Event) -> None:
    if event.source[0] == "pile":
        picture.tiles_left -= 1
    if event.target[0] == "hand":
        picture.hand.append(COMING)
    elif event.target[0] == "ark":
        picture.load(event.player, [event.what])
    else:
        _lay_out(picture, event.what)


def _dealt(picture: AboardPicture, event: Event) -> None:
    if event.target[0] == "hand":
        picture.hand[picture.hand.index(COMING)] = DARK
    picture.flying.discard(event.what)


def _lay_out(picture: AboardPicture, tile: str) -> None:
    """Into the one group there is while the middle is filled."""
    picture.groups = [[*(picture.groups[0] if picture.groups else ()), tile]]
    picture.flying.add(tile)


def _keep(picture: AboardPicture, event: Event) -> None:
    _leave_hand(picture, DARK)
    picture.secrets.add(event.player)
    picture.flying.add(f"secret {event.player}")
    picture.actor = None


def _kept(picture: AboardPicture, event: Event) -> None:
    picture.flying.discard(f"secret {event.player}")


def _put(picture: AboardPicture, event: Event) -> None:
    _leave_hand(picture, event.what if event.what in picture.hand else DARK)
    _lay_out(picture, event.what)


def _leave_hand(picture: AboardPicture, tile: str) -> None:
    picture.hand[picture.hand.index(tile)] = GONE
    if set(picture.hand) == {GONE}:
        picture.hand = []


def _landed(picture: AboardPicture, event: Event) -> None:
    picture.flying -= set(event.what.split())


# -- turns
def _begin_turn(picture: AboardPicture, event: Event) -> None:
    picture.actor, picture.last_turn = event.player, event.what == "last-turn"


def _split(picture: AboardPicture, event: Event) -> None:
    part = event.what.split()
    whole = picture.group_with(part[0])
    rest = [tile for tile in whole if tile not in part]
    picture.groups = [group for group in picture.groups if group is not whole] + [rest, part]
    picture.sort_groups()
    picture.flying |= set(part)
    picture.log.note_split(event.player, len(part), len(rest))


def _take(picture: AboardPicture, event: Event) -> None:
    tiles = event.what.split()
    picture.groups = [group for group in picture.groups if group[0] != tiles[0]]
    picture.load(event.player, [tile for tile in tiles if tile != DARK])
    picture.flying |= set(tiles) - {DARK}


def _pay(picture: AboardPicture, event: Event) -> None:
    if event.source[0] == "held":
        picture.food[event.player] -= event.count


def _paid(picture: AboardPicture, event: Event) -> None:
    if event.target[0] == "held":
        picture.food[event.player] += event.count


def _flag(picture: AboardPicture, event: Event) -> None:
    picture.flags.append(event.player)
    picture.flying.add(f"flag {event.player}")


def _flagged(picture: AboardPicture, event: Event) -> None:
    picture.flying.discard(f"flag {event.player}")


# -- rounds
def _begin_round(picture: AboardPicture, event: Event) -> None:
    picture.round = event.count


def _begin_phase(picture: AboardPicture, event: Event) -> None:
    picture.phase = event.what
    picture.actor = None
    if not picture.laying_out:
        picture.sort_groups()


def _join(picture: AboardPicture, event: Event) -> None:
    picture.groups = [event.what.split()]


def _clear_flags(picture: AboardPicture, event: Event) -> None:
    picture.flags.clear()


def _set_first(picture: AboardPicture, event: Event) -> None:
    picture.first = event.player


def _show_secret(picture: AboardPicture, event: Event) -> None:
    picture.secrets.discard(event.player)
    picture.load(event.player, [event.what])


LEAVES: Mapping[str, Change] = {
    "tile-dealt": _deal,
    "tile-kept": _keep,
    "tile-moves": _put,
    "group-split": _split,
    "group-taken": _take,
    "food-moves": _pay,
    "flag-set": _flag,
    "phase-begins": _begin_phase,
    "groups-joined": _join,
}
"""What each kind of event changes at once: whatever flies is in its new place already, but not drawn there."""

ARRIVES: Mapping[str, Change] = {
    "tile-dealt": _dealt,
    "tile-kept": _kept,
    "tile-moves": _landed,
    "group-split": _landed,
    "group-taken": _landed,
    "food-moves": _paid,
    "flag-set": _flagged,
    "round-begins": _begin_round,
    "turn-begins": _begin_turn,
    "flags-cleared": _clear_flags,
    "first-player": _set_first,
    "secret-shown": _show_secret,
}
"""What each kind of event changes once all of it has landed."""
