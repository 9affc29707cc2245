"""What makes one game out of the chapters: its parameters, its actions and the way its rounds go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.ark.animals import Roster
from game.ark.board import Board
from game.ark.catalogue import Catalogue
from game.ark.dealing import Dealing
from game.ark.narrator import Silence
from game.ark.state import Chapter, State, Worker

MOST_ROUNDS = 30
"""A game ends after so many rounds at the latest (S7, F5)."""

DIVIDERS = 27
"""Dividers of each colour (B7)."""


class Action(Protocol):
    """An action of the board.  ``alone``: it concerns nobody but whoever chose it."""

    @property
    def name(self) -> str:
        """What it is called in events."""

    @property
    def alone(self) -> bool:
        """See above."""

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn at this action; False if it is over already, nothing being left to decide."""


class Rounds(Protocol):
    """How workers are placed and when their actions are performed."""

    def performers(self, state: State, seat: int) -> tuple[int, ...]:
        """In which order all would perform an action that this player activates, as the workers stand now."""

    def begin(self, state: State, log: Silence) -> None:
        """Begin a round: ask the first player for a space."""

    def go_on(self, state: State, log: Silence) -> bool:
        """After an action: start the next, or, returning True, ask for a move or end the game."""


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The rules of one game for given players."""

    game: str
    players: tuple[str, ...]
    options: frozenset[str]
    """The house rules that are on."""
    board: Board
    roster: Roster
    moves: Catalogue
    workers: int
    """Workers of each player."""
    places: tuple[Worker, ...]
    """Where the workers stand at the start."""
    least_rounds: int
    goods: tuple[int, int, int]
    """Dividers, pitch cubes and food markers of each player at the start."""
    pitch: int
    food: int
    """Pitch cubes and food markers of the whole game."""
    actions: tuple[Action, ...]
    dealing: Dealing
    rounds: Rounds
    final: tuple[Callable[[State, Silence], None], ...]
    """The steps of the final scoring."""
    over: Chapter
    """What stands at the end."""
    chapters: tuple[Chapter, ...]
    """Every chapter that asks for moves."""
    revive: Callable[..., State]
    """Makes a state of these rules again from what was packed of it."""
