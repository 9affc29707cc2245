"""What lies on the table of Animals on Board as everybody may see it; it holds no secret and changes by events."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Self

from game.aboard import SPECIES, AnimalsOnBoard
from game.core import DARK, Event
from scenes.aboard_table.changes import ARRIVES, COMING, LEAVES
from scenes.aboard_table.tiles import species_of
from scenes.table.chronicle import LogLine
from scenes.table.following import Following, Seat

_PLACES = {species: place for place, species in enumerate(SPECIES)}
_IN_LOG = frozenset({"group-taken", "skipped", "round-begins", "last-round", "tile-kept"})


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
class AboardPicture(Following):
    """Everything on the table.  ``version`` grows with each change."""

    leaves = LEAVES
    arrives = ARRIVES

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
    last_round: bool = False
    """Whether the game will end with this round (N4)."""
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
    open: bool = False
    """Whether nothing is secret any more, as when a game that is over is watched again."""
    opened: dict[str, str] = field(default_factory=dict)
    """By colour the secret tiles that may be seen."""
    flying: set[str] = field(default_factory=set)
    """What is on its way and not drawn where it goes: tiles, mats, and ``secret`` or ``flag`` with a colour."""
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
        picture.tiles_left, picture.last_round = state.tiles_left(), state.last_round
        return picture

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
    def known(self, event: Event) -> Event:
        return event if self.open else super().known(event)

    def apply(self, event: Event) -> None:
        """Show all that an event tells to everybody, at once."""
        self.log.note(event)
        self.leave(event)
        self.arrive(event)

    def score(self, colour: str, points: int) -> None:
        """Points show on the score sheet, not on the table."""

    def after(self, event: Event) -> Self:
        """A picture of the table as it will be once the event is done."""
        later = copy.copy(self)
        for name in ("groups", "arks", "secrets", "hand", "food", "flags", "opened", "flying"):
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
        """Put tiles face up on a player's ark."""
        self.arks[colour] = in_tile_order([*self.arks[colour], *tiles])

    def sort_groups(self) -> None:
        """Lay every group out by species and number, and the groups by their first tiles."""
        self.groups = sorted((in_tile_order(group) for group in self.groups), key=lambda group: tile_place(group[0]))
