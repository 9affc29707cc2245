"""What lies on the table of Animals on Board as everybody may see it; it holds no secret and changes by events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.aboard import SPECIES, AnimalsOnBoard
from game.core import DARK, Event
from scenes.aboard_table.tiles import species_of
from scenes.table.picture import LogLine, Seat

_LOG_LENGTH = 100
_PLACES = {species: place for place, species in enumerate(SPECIES)}


def tile_place(tile: str) -> tuple[int, str]:
    """What sorts tiles: by species as the box lists them, then by number; a face-down one comes last."""
    return _PLACES.get(species_of(tile), len(_PLACES)), tile


def in_tile_order(tiles: list[str]) -> list[str]:
    """The tiles sorted by species and number."""
    return sorted(tiles, key=tile_place)


@dataclass
class AboardPicture:
    """Everything on the table.  ``version`` grows with each change."""

    seats: tuple[Seat, ...]
    """In order of seating: the order of the panels."""
    round: int = 1
    phase: str = "setup"
    actor: str | None = None
    """The colour whose turn is shown."""
    first: str = ""
    last_turn: bool = False
    """Whether the actor is the last one without a flag, who has one turn (N6)."""
    groups: list[list[str]] = field(default_factory=list)
    """The groups of the middle, each by its tiles in tile order, ``dark`` for the one lying face down."""
    arks: dict[str, list[str]] = field(default_factory=dict)
    """The tiles lying face up on each ark, in tile order."""
    secrets: set[str] = field(default_factory=set)
    """Who has a secret tile lying face down."""
    hand: list[str] = field(default_factory=list)
    """The tiles dealt to the actor, ``dark`` as long as they lie face down."""
    food: dict[str, int] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)
    tiles_left: int = 0
    """Tiles that can still be laid out face up."""
    log: list[LogLine] = field(default_factory=list)
    version: int = 0

    @classmethod
    def of(cls, state: AnimalsOnBoard, seats: tuple[Seat, ...]) -> AboardPicture:
        """The picture of a state, as nobody in particular may see it."""
        p = state.position()
        picture = cls(seats, p["round"], p["phase"], first=p["first"])
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

    def group_with(self, tile: str) -> list[str] | None:
        """The group in which a tile lies."""
        return next((group for group in self.groups if tile in group), None)

    def turn_up(self, hand: list[str]) -> None:
        """Show the tiles dealt to whoever chooses what to keep: call it only while they alone look."""
        self.hand = list(hand)
        self.version += 1

    def apply(self, event: Event) -> None:
        """Show what an event tells to everybody; what is secret in it stays face down."""
        event = event.seen_by("")
        change = CHANGES.get(event.kind)
        if change:
            change(self, event)
            self.version += 1

    def _note(self, event: Event, count: int = 0, rest: int = 0) -> None:
        """Add a line to the log; ``rest`` is how many animals stay behind at a split."""
        self.log.append(LogLine(event.player, event.kind, event.what, count, rest))
        del self.log[:-_LOG_LENGTH]

    def put(self, group: list[str], tile: str) -> None:
        """Lay a tile into the one group there is while the middle is filled."""
        self.groups = [in_tile_order([*group, tile])]

    def begin_turn(self, event: Event) -> None:
        self.actor, self.last_turn = event.player, event.what == "last-turn"

    def deal(self, event: Event) -> None:
        if event.source[0] == "pile":
            self.tiles_left -= 1
        if event.target[0] == "hand":
            self.hand.append(DARK)
        elif event.target[0] == "ark":
            self._load(event.player, [event.what])
        else:
            self.put(self.groups[0] if self.groups else [], event.what)

    def keep(self, event: Event) -> None:
        self.secrets.add(event.player)
        self.hand.clear()
        self.actor = None
        self._note(event)

    def lay_down(self, event: Event) -> None:
        self.put(self.groups[0] if self.groups else [], event.what)

    def split(self, event: Event) -> None:
        part = event.what.split()
        whole = self.group_with(part[0]) or []
        rest = [tile for tile in whole if tile not in part]
        others = [group for group in self.groups if group is not whole]
        self.groups = sorted([*others, rest, part], key=lambda group: tile_place(group[0]))
        self._note(event, len(part), len(rest))

    def take(self, event: Event) -> None:
        tiles = event.what.split()
        self.groups = [group for group in self.groups if group[0] != tiles[0]]
        self._load(event.player, [tile for tile in tiles if tile != DARK])
        self._note(event, len(tiles))

    def _load(self, colour: str, tiles: list[str]) -> None:
        self.arks[colour] = in_tile_order([*self.arks[colour], *tiles])

    def join(self, event: Event) -> None:
        self.groups = [event.what.split()]

    def pay(self, event: Event) -> None:
        self.food[event.player] += event.count if event.source[0] == "stock" else -event.count

    def flag(self, event: Event) -> None:
        self.flags.append(event.player)
        if not self.log or (self.log[-1].colour, self.log[-1].kind) != (event.player, "group-taken"):
            self._note(event)

    def clear_flags(self, event: Event) -> None:
        self.flags.clear()

    def set_first(self, event: Event) -> None:
        self.first = event.player

    def set_phase(self, event: Event) -> None:
        self.phase = event.what
        self.actor = None

    def set_round(self, event: Event) -> None:
        self.round = event.count
        self._note(event, event.count)

    def show_secret(self, event: Event) -> None:
        self.secrets.discard(event.player)
        self._load(event.player, [event.what])


CHANGES: Mapping[str, Callable[[AboardPicture, Event], None]] = {
    "round-begins": AboardPicture.set_round,
    "phase-begins": AboardPicture.set_phase,
    "turn-begins": AboardPicture.begin_turn,
    "tile-dealt": AboardPicture.deal,
    "tile-kept": AboardPicture.keep,
    "tile-moves": AboardPicture.lay_down,
    "group-split": AboardPicture.split,
    "group-taken": AboardPicture.take,
    "groups-joined": AboardPicture.join,
    "food-moves": AboardPicture.pay,
    "flag-set": AboardPicture.flag,
    "flags-cleared": AboardPicture.clear_flags,
    "first-player": AboardPicture.set_first,
    "secret-shown": AboardPicture.show_secret,
}
"""What each kind of event changes on the table."""
