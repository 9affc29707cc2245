"""A match at the table: one game with its history, undo and redo, and chance drawn from a given generator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core import CHANCE, Chooser, Event, Move, State
from game.record import Record
from game.starting import new


class Match:
    """A game being played.

    ``state`` is the game now and ``moves`` what led here.  Moves of players are made with :meth:`play`; while chance
    is to move, :meth:`draw` makes its moves one by one, so that each can be shown.
    """

    def __init__(
        self, game: str, players: Sequence[str], rng: Chooser, options: Mapping[str, bool] | None = None
    ) -> None:
        """Begin a game; raises :class:`BadSetup` as :func:`game.new` does."""
        self.game = game
        self.players = tuple(players)
        self.options = dict(options or {})
        self.state: State = new(game, self.players, self.options)
        self._rng = rng
        self._done: list[tuple[State, Move]] = []
        self._undone: list[Move] = []

    @classmethod
    def resume(cls, record: Record, rng: Chooser) -> Match:
        """The match a record tells of, all of its moves made; raises :class:`BadRecord`."""
        record.replay()
        match = cls(record.game, record.players, rng, record.options)
        for text in record.moves:
            match._make(match.state.parse(text))
        return match

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, chance's included."""
        return tuple(move for _, move in self._done)

    @property
    def last(self) -> Move:
        """The move made last; there must be one."""
        return self._done[-1][1]

    def at(self, count: int) -> State:
        """The game after so many of its moves: to be looked at, or copied and played on."""
        return self._done[count][0] if count < len(self._done) else self.state

    @property
    def awaits_chance(self) -> bool:
        """Whether a tile must be drawn before anybody can go on."""
        return self.state.to_move == CHANCE

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; what was undone is forgotten.  Raises :class:`IllegalMove` and changes nothing."""
        events = self._make(self.state.parse(str(move)))
        self._undone.clear()
        return events

    def draw(self) -> list[Event]:
        """Let chance make one move, every outcome equally likely; nothing happens where it is not to move."""
        if not self.awaits_chance:
            return []
        legal = self.state.legal()
        return self.play(legal[self._rng.randrange(len(legal))])

    def draw_all(self) -> list[Event]:
        """Let chance move until a player must decide or the game is over."""
        events: list[Event] = []
        while self.awaits_chance:
            events += self.draw()
        return events

    def _make(self, move: Move) -> list[Event]:
        before = self.state.copy()
        events = self.state.play(move)
        self._done.append((before, move))
        return events

    @property
    def can_undo(self) -> bool:
        """Whether a player has made a move that can be taken back."""
        return any(before.to_move != CHANCE for before, _ in self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a move has been taken back that can be made again."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Take back the last move of a player and all that chance did since; False where there is none."""
        if not self.can_undo:
            return False
        while True:
            self.state, move = self._done.pop()
            self._undone.append(move)
            if not self.awaits_chance:
                return True

    def redo(self) -> list[Event]:
        """Make the move last taken back again, with the same outcomes of chance; no events where there is none."""
        events = self._make(self._undone.pop()) if self._undone else []
        while self._undone and self.awaits_chance:
            events += self._make(self._undone.pop())
        return events

    def record(self, **extra: Any) -> Record:
        """The game so far as a record, with these further keys."""
        return Record(self.game, self.players, self.options, tuple(move.text for move in self.moves), extra)
