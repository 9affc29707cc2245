"""A match at the table: one game with its history, undo and redo, and chance drawn from a given generator.

What may be taken back, and by whom, ``game.history`` tells; undo, redo and restarting a turn do it for whoever asks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.core import CHANCE, Chooser, Event, Move, Reason, State
from game.history import History, Made
from game.record import Record, step
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
        self.undoers: Collection[str] = self.players
        """The colours whose decisions may be taken back: not those of computer players."""
        self.confirmers: Collection[str] = ()
        """The colours whose turn is over only once that has been confirmed."""
        self._rng = rng
        self._history = History()
        self._confirmed = 0
        """After how many moves the end of a turn has been confirmed last."""

    @classmethod
    def resume(cls, record: Record, rng: Chooser) -> Match:
        """The match a record tells of, all of its moves made; raises :class:`BadRecord`."""
        record.start()  # raises where there is no such game
        match = cls(record.game, record.players, rng, record.options)
        for number, text in enumerate(record.moves, 1):
            step(match.play, number, text)
        return match

    @property
    def made(self) -> Sequence[Made]:
        """The moves made so far, chance's included, each with what it led to."""
        return self._history.done

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, chance's included."""
        return tuple(made.move for made in self.made)

    @property
    def last(self) -> Move:
        """The move made last; there must be one."""
        return self.made[-1].move

    @property
    def awaits_chance(self) -> bool:
        """Whether a tile must be drawn before anybody can go on."""
        return self.state.to_move == CHANCE and not self.held

    @property
    def held(self) -> bool:
        """Whether a turn is over that its player must still confirm, before anything goes on."""
        if not self.made or len(self.made) == self._confirmed:
            return False
        last = self.made[-1]
        hands_over = last.ends_turn and self.state.to_move != last.mover
        return hands_over and last.mover in self.confirmers and not last.secret

    def confirm(self) -> None:
        """Whatever turn is over is so for good."""
        self._confirmed = len(self.made)

    def play(self, move: Move | str) -> list[Event]:
        """Make a move; what was undone is forgotten.  Raises :class:`IllegalMove` and changes nothing."""
        events = self._make(self.state.parse(str(move)))
        self._history.undone.clear()
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
        self._history.done.append(Made(before, move, tuple(events)))
        return events

    # -- taking back
    @property
    def can_undo(self) -> bool:
        """Whether a player has made a move that can be taken back, whoever may do so."""
        return any(made.chosen for made in self.made)

    def why_no_undo(self) -> Reason | None:
        """Why nobody may take the last decision back; None where its player may."""
        if self.state.to_move is None and not self.held:
            return Reason("game-over", "")
        return self._history.why_no_undo(self.undoers)

    def why_no_redo(self) -> Reason | None:
        """Why nobody may do again what was taken back; None where that may be done."""
        return self._history.why_no_redo(self.undoers)

    @property
    def turn(self) -> int:
        """How many decisions of the turn in which the last one was made may be taken back."""
        return 0 if self.why_no_undo() else self._history.turn(self.undoers)

    def undo(self) -> bool:
        """Take back the last decision of a player and all that chance did since; False where there is none."""
        if not self.can_undo:
            return False
        self.state = self._history.undo()
        self.confirm()
        return True

    def restart_turn(self) -> None:
        """Take back as much as may be of the turn in which the last decision was made."""
        for _ in range(self.turn):
            self.undo()

    def redo(self) -> list[Event]:
        """Decide again what was taken back last, with the same outcomes of chance; no events where nothing was."""
        undone = self._history.undone
        events = self._make(undone.pop().move) if undone else []
        while undone and (self.made[-1].half or self.state.to_move == CHANCE):
            events += self._make(undone.pop().move)
        return events

    def record(self, **extra: Any) -> Record:
        """The game so far as a record, with these further keys."""
        return Record(self.game, self.players, self.options, tuple(move.text for move in self.moves), extra)
