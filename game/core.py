"""The shape of a game: moves, events, reasons and the faults a caller can meet.

A state (``game.new``) answers ``to_move``, ``legal()``, ``play``, ``apply``, ``why_not``, ``copy``,
``position()``, ``view(colour)``, ``scores()`` and ``winners()``; see :class:`State`.

Events
======
``State.play`` returns what happened, in order.  An :class:`Event` carries only the fields its kind names here
(the rest keep their defaults); ``points`` are the points it brings by colour and ``lines`` explain them, so the sum
of all lines of a game is its score.  A *place* is a pair ``(kind, name)``:

``("stock", "")``, ``("bag", "m")``, ``("drawn", "")``, ``("held", "green")``, ``("edge", "c2E")``,
``("field", "c1NW")``, ``("square", "c2")``, ``("enclosure", "c2")``, ``("current", "3")``,
``("completed", "1")``, ``("bonus", "3")``; in Animals on Board ``("pile", "")``, ``("hand", "green")``,
``("group", "lion1")`` (a group is named by its first tile), ``("ark", "green")``, ``("dark", "")``.

=====================  ====================================================================================
kind                   fields
=====================  ====================================================================================
round-begins           count: the round's number
phase-begins           what: the phase as in ``position()``
action-begins          player: the activator, target: the current-action space, what: the action's name
action-ends            what: the action's name
turn-begins            player, what: the action's name (or ``planning``, ``food``, ``animals`` in the Deluge),
                       count: pieces, loading points or pairs at hand (0 where nothing is counted); not where goods
                       are only taken from the stock, which is all that happens in such a turn
turn-ends              player, what: the action's name; not in planning, where ``worker-moves`` is the whole turn
skipped                player, what: the code of the reason why this turn was nothing (``nothing-to-do``, ...)
worker-moves           player, source, target: spaces, or the player's hand (Family Variant)
token-placed           target: the bonus place, count: what the token is worth now
token-taken            player, source, count; points
tile-moves             player: who draws, takes, gives or loads, what: the tile, source, target
pairing                what: the species, count: 1 when both tiles have come into play, 0 when no longer
goods-move             player: whose panel or divider, what: ``divider`` ``pitch`` ``food``, count, source, target
divider-laid           player, source, target: the edge, count: pieces it takes of those at hand; points
pitch-laid             player, source, target: the field, count: pieces it takes of those at hand; points
food-laid              player, source, target: the square, count: loading points paid; points
divider-returns        player: whose divider, source: the edge, target: the stock
enclosure-completed    player, target: the enclosure, what: its squares joined by blanks
dividers-swapped       player, source: the first edge, target: the second edge
trade-bonus            player, what: ``point`` ``food`` ``divider`` ``pitch``, count; points where it is a point
pair-loaded            player, what: the species, target: the enclosure, count: loading points paid; points
deluge-begins          what: the colours in the Deluge's order, joined by blanks
hull-majority          points
leftovers              player, count: pieces still held; points
left-behind            player, what: the tiles joined by blanks; points
tile-dealt             player (empty for the middle), what: the tile, source, target        (Animals on Board)
tile-kept              player, what: the tile, source, target                               (Animals on Board)
group-split            player, what: tiles of the new group joined by blanks, source, target (Animals on Board)
group-taken            player, what: its tiles joined by blanks, source, target, count: price (Animals on Board)
groups-joined          what: tiles left in the middle joined by blanks, target: the group   (Animals on Board)
food-moves             player, count, source, target                                        (Animals on Board)
flag-set               player                                                               (Animals on Board)
flags-cleared                                                                               (Animals on Board)
first-player           player                                                               (Animals on Board)
last-round             what: ``animals`` where there are enough on the ark of a player, who is named then, and
                       count: how many; ``tiles`` where none is left to lay out             (Animals on Board)
secret-shown           player, what: the tile                                               (Animals on Board)
species-scored         player, what: the tiles joined by blanks; points                     (Animals on Board)
food-scored            player, count; points                                                (Animals on Board)
game-over              what: the winners joined by blanks
=====================  ====================================================================================

Sources of points, as ``Line.source``: ``bonus`` (bonus tokens), ``trading``, ``building``, ``food``, ``animals``,
``dividers`` and ``pitch`` (at loading), ``hull`` (majority), ``leftovers``, ``left-behind``; in Animals on Board
``herd``, ``pair`` (leaves with Noah, 0 points), ``single``, ``food``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

CHANCE = "chance"
"""Who is to move when a tile must be drawn: every legal move is then an equally likely outcome."""

COLOURS = ("green", "yellow", "red", "blue")
"""The players' colours in the order of the box: Noah, Shem, Ham, Japheth."""

DARK = "dark"
"""What stands for a tile that the onlooker may not know."""

Place = tuple[str, str]
"""Where a thing lies: the kind of place and its name there."""

NOWHERE: Place = ("", "")

KINDS: tuple[str, ...] = (
    "round-begins", "phase-begins", "action-begins", "action-ends", "turn-begins", "turn-ends", "skipped",
    "worker-moves", "token-placed", "token-taken", "tile-moves", "pairing", "goods-move", "divider-laid",
    "pitch-laid", "food-laid", "divider-returns", "enclosure-completed", "dividers-swapped", "trade-bonus",
    "pair-loaded", "deluge-begins", "hull-majority", "leftovers", "left-behind", "tile-dealt", "tile-kept",
    "group-split", "group-taken", "groups-joined", "food-moves", "flag-set", "flags-cleared", "first-player",
    "last-round", "secret-shown", "species-scored", "food-scored", "game-over",
)  # fmt: skip
"""Every kind of event there is."""

PAID = frozenset({"divider-laid", "pitch-laid", "food-laid", "pair-loaded"})
"""Kinds of event whose ``count`` is taken off that of the turn's ``turn-begins``."""


class BadSetup(ValueError):
    """``game.new`` was asked for a game that cannot be: see ``code`` and ``params``."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}" if params else code)


class BadMove(ValueError):
    """Text that is no move of this game, or a place that is not on the board."""

    def __init__(self, text: str, code: str = "unreadable") -> None:
        self.text = text
        self.code = code
        super().__init__(f"{code}: {text}")


class Reason:
    """Why a move is not legal: a ``code``, its parameters and the ruling it rests on (``S6``, ``B4`` ...)."""

    __slots__ = ("code", "params", "ruling")

    def __init__(self, code: str, ruling: str, **params: object) -> None:
        self.code = code
        self.ruling = ruling
        self.params: Mapping[str, object] = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.ruling, self.params) == (
            other.code, other.ruling, other.params)  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.code, self.ruling))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.ruling!r}, {dict(self.params)!r})"


class IllegalMove(BadMove):
    """A readable move that the rules forbid now; ``reason`` says why."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(text, reason.code)
        self.reason = reason


class BadRecord(ValueError):
    """A record that cannot be replayed: ``number`` is the move at fault, from 1, or 0 for the record itself."""

    def __init__(self, number: int, code: str, reason: Reason | None = None, **params: object) -> None:
        self.number = number
        self.code = code
        self.reason = reason
        self.params = params
        super().__init__(f"move {number}: {code} {params}" if number else f"record: {code} {params}")


class Move:
    """One thing to do.  Moves are equal, and hash, by their text, which is the notation."""

    __slots__ = ("a", "b", "kind", "number", "text")

    def __init__(self, text: str, kind: str, number: int = -1, a: int = -1, b: int = -1) -> None:
        self.text = text
        self.kind = kind
        self.number = number
        self.a = a
        self.b = b

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class Line:
    """One line of an explanation: ``points`` for ``colour`` out of ``source``, for ``count`` things (``what``)."""

    __slots__ = ("colour", "count", "points", "source", "what")

    def __init__(self, colour: str, source: str, points: int, count: int = 1, what: str = "") -> None:
        self.colour = colour
        self.source = source
        self.points = points
        self.count = count
        self.what = what

    def __repr__(self) -> str:
        return f"Line({self.colour!r}, {self.source!r}, {self.points}, {self.count}, {self.what!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and all(getattr(self, s) == getattr(other, s) for s in Line.__slots__)

    def __hash__(self) -> int:
        return hash((self.colour, self.source, self.points, self.what))


NO_POINTS: Mapping[str, int] = {}


class Event:
    """Something that happened.  Never changed once made.

    ``secret`` names the colour that alone may know ``what`` (empty: everybody may); see :meth:`seen_by`.
    """

    __slots__ = ("count", "kind", "lines", "player", "points", "secret", "source", "target", "what")

    def __init__(
        self,
        kind: str,
        player: str = "",
        what: str = "",
        count: int = 0,
        source: Place = NOWHERE,
        target: Place = NOWHERE,
        points: Mapping[str, int] = NO_POINTS,
        lines: Sequence[Line] = (),
        secret: str = "",
    ) -> None:
        self.kind = kind
        self.player = player
        self.what = what
        self.count = count
        self.source = source
        self.target = target
        self.points = points
        self.lines = lines
        self.secret = secret

    def seen_by(self, colour: str) -> Event:
        """The event as that player may know it: the same one where nothing in it is secret from them."""
        if not self.secret or self.secret == colour:
            return self
        return Event(self.kind, self.player, DARK, self.count, self.source, self.target, self.points, self.lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and all(getattr(self, s) == getattr(other, s) for s in Event.__slots__)

    def __hash__(self) -> int:
        return hash((self.kind, self.player, self.what, self.target))

    def __repr__(self) -> str:
        shown = [repr(self.kind)]
        for slot in ("player", "what", "count", "source", "target", "points", "lines", "secret"):
            value = getattr(self, slot)
            if value and value != NOWHERE:
                shown.append(f"{slot}={value!r}")
        return f"Event({', '.join(shown)})"


Legal = Sequence[Move]
"""An immutable snapshot of the legal moves of one decision."""


S = TypeVar("S", bound="State")


class View(Protocol):
    """What one player may know."""

    colour: str

    def position(self) -> dict[str, Any]:
        """The position with what is secret from this player masked as ``dark``."""

    def legal(self) -> Legal:
        """The legal moves, empty unless this player is to move."""

    def sample(self, rng: Chooser) -> State:
        """A whole state drawn uniformly from those that fit this view."""


class Chooser(Protocol):
    """The part of ``random.Random`` the core may be handed."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to before ``stop``, all equally likely."""


class State(Protocol):
    """A game at one moment, without its history."""

    @property
    def game(self) -> str:
        """``ark``, ``family`` or ``aboard``."""

    @property
    def players(self) -> tuple[str, ...]:
        """The colours in turn order."""

    @property
    def to_move(self) -> str | None:
        """A colour, ``CHANCE``, or None when the game is over."""

    def legal(self) -> Legal:
        """The legal moves of this decision; in the turn of chance its outcomes, all equally likely (A5)."""

    def parse(self, text: str) -> Move:
        """The move a text of the notation names, legal or not.  Raises :class:`BadMove`."""

    def play(self, move: Move | str) -> list[Event]:
        """Make a move and tell what happened, in order.

        Raises :class:`IllegalMove` for a move that the rules forbid now, :class:`BadMove` for what is none, and then
        changes nothing.
        """

    def apply(self, move: Move) -> None:
        """Make a move known to be legal, without a check and without events: for searching."""

    def why_not(self, move: Move | str) -> Reason | None:
        """None where the move is legal, else what stands against it.  Raises :class:`BadMove`."""

    def copy(self: S) -> S:
        """The same moment again, to be played on by itself."""

    def position(self) -> dict[str, Any]:
        """Everything, secret or not, as the notation describes it; made of what JSON has."""

    def view(self, colour: str) -> View:
        """What that player may know.  Raises ``ValueError`` for a colour that does not play."""

    def scores(self) -> dict[str, int]:
        """Victory points by colour, those of ``position()``."""

    def winners(self) -> tuple[str, ...]:
        """The colours that have won, several where they tie; none before the end."""
