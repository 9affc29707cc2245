"""A game of Ark & Noah, or of its Family Variant, at one moment.

:class:`State` holds ints and tuples and no rules: what may be done, and what follows, is in the chapters that
``rules`` brings together.  Bit sets of squares, edges and fields are numbered by the board, tiles by the roster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn

from game.ark import describing, reasons
from game.ark.catalogue import Legal
from game.ark.narrator import SILENCE, Narrator, Silence
from game.ark.order import deluge_order
from game.core import CHANCE, Chooser, Event, IllegalMove, Move, Reason

if TYPE_CHECKING:
    from game.ark.board import Board, Enclosure
    from game.ark.reasons import Check
    from game.ark.rules import Rules

Worker = tuple[int, int]
"""A worker on the action board: the number of its space, from 0, and the seat of its owner."""

Answer = Callable[["State", Move, Silence], None]
"""Carries out a move and goes on to the next decision, telling what happens."""


class Chapter:
    """A part of the rulebook that asks players, or chance, for moves.

    ``answers`` has for each kind of move it asks for what carries that move out, ``checks`` what finds the reason
    against one; kinds that are legal whenever they are awaited have no check.  ``ruling`` settles them.
    """

    phase = "performing"
    ruling: str
    answers: dict[str, Answer]
    checks: dict[str, Check]
    given_up_by_drawing: tuple[str, ...] = ()
    """The kinds of moves that were open until the first tile was drawn, and are no more."""
    later: Mapping[str, Check] = MappingProxyType({})
    """What stands against kinds of moves that come later in the turn, where that says more than that they do."""

    def awaited(self, state: State) -> tuple[str, ...]:
        """The kinds of moves a player may consider now."""
        return tuple(self.answers)

    def order(self, state: State) -> tuple[int, ...]:
        """The seats still to act in this action or phase, whoever acts now first."""
        return state.turns[state.at :]

    def usable(self, state: State) -> int:
        """How much of ``state.left`` whoever acts can make use of at most."""
        return state.left


class State:
    """Made by :func:`game.new`; see :class:`game.core.State` for what may be asked of it."""

    __slots__ = (
        "action", "asks", "at", "bags", "base", "bonus", "closed", "completed", "current", "dividers", "drawn",
        "food", "free", "held", "hungry", "large", "left", "loaded", "mask", "pitch", "points", "reach", "round",
        "rules", "sealable", "sealed", "seat", "small", "stock_dividers", "stock_food", "stock_pitch", "swapping",
        "to_move", "turns", "walls",
    )  # fmt: skip

    rules: Rules
    """The parameters and chapters of this game; shared."""
    asks: Chapter
    """The chapter that waits for a move; shared."""
    to_move: str | None
    """A colour, ``CHANCE``, or None when the game is over."""
    seat: int
    """Whose turn it is, as a number in turn order; -1 once the game is over."""
    base: int
    mask: int
    """The legal moves: bit k stands for move ``base + k`` of the catalogue."""
    round: int
    action: int
    """The action being performed, from 0, or -1."""
    turns: tuple[int, ...]
    at: int
    """Who takes part in the action or Deluge phase, in order, and whose turn of these it is."""
    left: int
    """Building pieces, loading points or pairs left, or -1 where nothing is counted."""
    points: list[int]
    dividers: list[int]
    walls: list[int]
    """For each seat: points, dividers in hand, edges with their dividers."""
    pitch: tuple[int, ...]
    food: tuple[int, ...]
    held: tuple[int, ...]
    """For each seat: pitch cubes, food markers and tiles in hand."""
    stock_dividers: tuple[int, ...]
    stock_pitch: int
    stock_food: int
    bags: int
    """The tiles in both bags."""
    drawn: tuple[int, ...]
    current: tuple[Worker, ...]
    completed: tuple[Worker, ...]
    """Workers on the current-action and completed-action spaces."""
    bonus: tuple[int, ...]
    """For each space what the token there is worth."""
    free: int
    """Edges that can take a divider: those with none that are not inside a completed enclosure."""
    sealed: int
    sealable: int
    """Fields with pitch, and fields without it between two dividers."""
    hungry: int
    """Squares of completed enclosures that have no food."""
    closed: tuple[Enclosure, ...]
    """The completed enclosures, in order of completion."""
    loaded: tuple[tuple[int, int], ...]
    """Loaded pairs: species and the first square of their enclosure."""
    large: int
    small: int
    """First squares of the enclosures that hold a large or a small pair."""
    reach: int
    """Squares of the enclosures into which the player may load whose loading turn it is."""
    swapping: int
    """The first divider of a swap that waits for the second, or -1."""

    def copy(self) -> State:
        """An independent state of the same game."""
        new = State()
        new.rules, new.asks, new.to_move, new.seat = self.rules, self.asks, self.to_move, self.seat
        new.base, new.mask, new.round, new.action = self.base, self.mask, self.round, self.action
        new.turns, new.at, new.left, new.swapping = self.turns, self.at, self.left, self.swapping
        new.points, new.dividers, new.walls = self.points[:], self.dividers[:], self.walls[:]
        new.pitch, new.food, new.held = self.pitch, self.food, self.held
        new.stock_dividers, new.stock_pitch, new.stock_food = (
            self.stock_dividers, self.stock_pitch, self.stock_food)  # fmt: skip
        new.bags, new.drawn, new.current, new.completed = self.bags, self.drawn, self.current, self.completed
        new.bonus, new.free, new.sealed, new.sealable = self.bonus, self.free, self.sealed, self.sealable
        new.hungry, new.reach, new.closed = self.hungry, self.reach, self.closed
        new.loaded, new.large, new.small = self.loaded, self.large, self.small
        return new

    @property
    def leads(self) -> bool:
        """Whether it is the first one's turn of those who take part in the action."""
        return self.at == 0

    def ask(self, chapter: Chapter, seat: int, base: int, mask: int) -> None:
        """Wait for a move of ``seat`` among those of ``mask``, counted from ``base``."""
        self.asks = chapter
        self.seat = seat
        self.to_move = self.rules.players[seat]
        self.base = base
        self.mask = mask

    def ask_chance(self, chapter: Chapter, tiles: int) -> None:
        """Wait until one of ``tiles`` is drawn."""
        self.asks = chapter
        self.to_move = CHANCE
        self.base = self.rules.moves.REVEAL
        self.mask = tiles

    def close(self, chapter: Chapter) -> None:
        """Wait for nothing any more: the game is over."""
        self.asks = chapter
        self.seat = -1
        self.to_move = None
        self.mask = 0

    def legal(self) -> Legal:
        """The legal moves, in the order of the catalogue."""
        return Legal(self.rules.moves.moves, self.base, self.mask)

    def parse(self, text: str) -> Move:
        """The move that a text names; raises :class:`BadMove` where there is none in this game."""
        return self.rules.moves.parse(text)

    def play(self, move: Move | str) -> list[Event]:
        """Make a move and say what happened; raises :class:`IllegalMove` and changes nothing where it may not be."""
        own = self.rules.moves.own(move)
        offset = own.number - self.base
        if offset < 0 or not self.mask >> offset & 1:
            self._refuse(own)
        log = Narrator()
        self.asks.answers[own.kind](self, own, log)
        return log

    def _refuse(self, move: Move) -> NoReturn:
        reason = reasons.why_not(self, move)
        assert reason is not None, move.text
        raise IllegalMove(move.text, reason)

    def apply(self, move: Move) -> None:
        """Make a move that is known to be legal, without a check or a word: for searching."""
        self.asks.answers[move.kind](self, move, SILENCE)

    def why_not(self, move: Move | str) -> Reason | None:
        """None where the move is legal, else why it is not; raises :class:`BadMove` for what is no move."""
        return reasons.why_not(self, self.rules.moves.own(move))

    def view(self, colour: str) -> View:
        """What that player may know: everything."""
        if colour not in self.rules.players:
            raise ValueError(colour)
        return View(self, colour)

    def position(self) -> dict[str, Any]:
        """The position as the notation describes it."""
        return describing.position(self)

    def scores(self) -> dict[str, int]:
        """Points by colour; with all bonuses and penalties once the game is over."""
        return dict(zip(self.rules.players, self.points, strict=True))

    def winners(self) -> tuple[str, ...]:
        """Who has won; several share a tie; nobody before the end."""
        if self.to_move is not None:
            return ()
        best = max(self.points)
        return tuple(colour for colour, points in self.scores().items() if points == best)

    @property
    def game(self) -> str:
        """``ark`` or ``family``."""
        return self.rules.game

    @property
    def players(self) -> tuple[str, ...]:
        """The colours in turn order."""
        return self.rules.players

    @property
    def board(self) -> Board:
        """The geometry of the ark."""
        return self.rules.board

    @property
    def actions(self) -> tuple[str, ...]:
        """The names of the actions, in order of their spaces."""
        return tuple(action.name for action in self.rules.actions)

    @property
    def rounds(self) -> int:
        """The fewest rounds the game takes (S7, F5)."""
        return self.rules.least_rounds

    @property
    def workers(self) -> int:
        """How many workers each player has (S1, F2)."""
        return self.rules.workers

    def enclosures(self) -> tuple[tuple[str, ...], ...]:
        """The completed enclosures as their squares, in order of completion, each with its first square first."""
        return tuple(enclosure.names for enclosure in self.closed)

    def paired(self) -> frozenset[str]:
        """The species of which both tiles are in play (A4)."""
        return describing.paired(self)

    def hull(self) -> tuple[int, int]:
        """How many hull edges carry dividers, and how many there are."""
        return (self.board.hull & ~self.free).bit_count(), len(self.board.hull_edges)

    def order(self) -> tuple[str, ...]:
        """The players still to act in this action or phase, whoever acts now first."""
        return tuple(self.players[seat] for seat in self.asks.order(self))

    @property
    def usable(self) -> int:
        """How many of the building pieces, loading points or pairs left can be used; -1 where nothing is counted."""
        return self.asks.usable(self)

    def deluge_order(self) -> tuple[str, ...]:
        """The order in which the players would load if the Deluge came now (S8)."""
        return tuple(self.players[seat] for seat in deluge_order(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return self.rules.revive, describing.packed(self)


class View:
    """What one player may know of a game without secrets."""

    __slots__ = ("_state", "colour")

    def __init__(self, state: State, colour: str) -> None:
        self._state = state.copy()
        self.colour = colour

    def position(self) -> dict[str, Any]:
        """The whole position: nothing is secret."""
        return self._state.position()

    def legal(self) -> Legal:
        """The legal moves, empty unless this player is to move."""
        state = self._state
        return Legal(state.rules.moves.moves, state.base, state.mask if state.to_move == self.colour else 0)

    def sample(self, rng: Chooser) -> State:
        """The state itself: no other one fits."""
        return self._state.copy()
