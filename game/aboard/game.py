"""Animals on Board behind the contract of :class:`game.core.State`, with what a screen likes to ask."""

from __future__ import annotations

from typing import Any

from game.aboard import reasons, scoring
from game.aboard.actions import perform
from game.aboard.choices import (
    DEALS,
    KEEPS,
    NOTHING,
    TAKES,
    Choices,
    SplitMove,
    TileChoices,
    TileMove,
)
from game.aboard.reading import read_move
from game.aboard.rounds import is_last_round
from game.aboard.state import AboardState
from game.aboard.tiles import NUMBERS, first_bit, first_name, names, tiles_of
from game.aboard.view import AboardView
from game.core import CHANCE, BadMove, Event, IllegalMove, Move, Reason


class AnimalsOnBoard(AboardState):
    """A game of Animals on Board at one moment (N1-N6)."""

    __slots__ = ()

    def legal(self) -> Choices:
        """The legal moves of this decision: for chance each tile of the pile, all equally likely (A5)."""
        choices = self.choices
        if choices is None:
            self.choices = choices = TileChoices(DEALS, self.pile) if self.to_move == CHANCE else self._choices()
        return choices

    def _choices(self) -> Choices:
        """A turn's choices are made when it begins, so what is left beside dealing is keeping."""
        return TileChoices(KEEPS, bytes(tiles_of(self.hand))) if self.to_move is not None else NOTHING

    def parse(self, text: str) -> TileMove:
        """The move this text names, legal or not; :class:`BadMove` for text that is none or names no tile in play."""
        return read_move(self, text)

    def play(self, move: Move | str) -> list[Event]:
        """Do a move and tell all that followed; :class:`IllegalMove` or :class:`BadMove` changes nothing."""
        choices = self.choices
        read = choices.found if choices is not None else None
        if read is None or read is not move:
            read = self._legal_one(move)
        log: list[Event] = []
        perform(self, read, log)
        return log

    def _legal_one(self, move: Move | str) -> TileMove:
        read = self._read(move)
        if read not in self.legal():
            self._refuse(read)
        return read

    def _refuse(self, read: TileMove) -> None:
        """Raise for a move that is not listed, unless it is a split that names the other part of its group."""
        reason = reasons.why_not(self, read)
        if reason is not None:
            raise IllegalMove(read.text, reason)

    def _read(self, move: Move | str) -> TileMove:
        return move if isinstance(move, TileMove) else self.parse(str(move))

    def apply(self, move: Move) -> None:
        """Do a legal move, unchecked and without events."""
        perform(self, self._read(move), None)

    def why_not(self, move: Move | str) -> Reason | None:
        """None if the move is legal, else why it is not; the codes are listed in ``reasons``."""
        return reasons.why_not(self, self._read(move))

    def position(self) -> dict[str, Any]:
        """Everything, secret or not, in the keys of the notation."""
        return self.table(self.scores())

    def view(self, colour: str) -> AboardView:
        """What this player may know."""
        return AboardView(self, colour)

    def scores(self) -> dict[str, int]:
        """Everybody's points (N5), 0 until the game is over."""
        return scoring.scores(self)

    def winners(self) -> tuple[str, ...]:
        """Who has most points, once the game is over."""
        return scoring.winners(self)

    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The groups of the middle, each by the names of its tiles; a group is named by its first."""
        return tuple(tuple(names(group)) for group in self.middle)

    def can_take(self, group: str) -> bool:
        """Whether the player to move may take the group with this first tile; :class:`BadMove` if there is none."""
        return self.why_not(TAKES[NUMBERS[first_name(self._group(group))]]) is None

    def can_split(self, group: str) -> bool:
        """Whether the player to move may split the group with this first tile."""
        mask = self._group(group)
        rest = mask ^ first_bit(mask)
        return rest != 0 and self.why_not(SplitMove(rest)) is None

    @property
    def can_split_any(self) -> bool:
        """Whether the player to move may split any group: with five food tokens and ``food_cap`` none (N6)."""
        return any(self.can_split(first_name(group)) for group in self.middle)

    @property
    def last_round(self) -> bool:
        """Whether the game will end with this round (N4), as far as that is certain: what ``last-round`` tells."""
        return is_last_round(self)

    def _group(self, first: str) -> int:
        for group in self.middle:
            if first_name(group) == first:
                return group
        raise BadMove(first, "no-such-group")
