"""What a director and those who make motion of events say to each other, and what a stage must answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from game.core import Event, Line, Place
from scenes.table.sprite import Sprite

Arrive = Callable[[Event], None]
Count = Callable[[str, int], None]
"""Begins to count a player's points."""


class Stage(Protocol):
    """Where things lie on the table and what they look like."""

    def where(self, place: Place, player: str, what: str) -> Rect:
        """The rectangle of a place in pixels; ``what`` lies there, or will."""

    def piece(self, event: Event) -> Surface:
        """What an event moves, as it looks where it goes."""

    def back(self, event: Event) -> Surface:
        """The back of a tile that an event moves, of the size of :meth:`piece`."""

    def owner(self, edge: str) -> str:
        """Whose divider lies on an edge."""

    def coin(self, colour: str, points: int) -> Surface:
        """Points of a player on their way."""

    def scoring(self, event: Event, line: Line) -> list[Rect]:
        """Where on the ark the things lie that a line of a loading counts; at least one place."""

    def pair(self, species: str) -> list[tuple[Rect, Surface, Surface]]:
        """Where the two tiles of a pair are held, and how they look without and with their partner in play."""

    def planks(self, squares: tuple[str, ...]) -> list[tuple[Surface, Rect]]:
        """The dividers round a pen: where they lie, and the light of each."""

    def drop(self) -> Surface:
        """A drop of pitch."""

    def marker(self, number: int) -> tuple[Surface, Rect]:
        """What marks a round, and where."""

    def heart(self) -> Surface:
        """What rises from a pair that has gone on board."""

    def sparkle(self) -> Surface:
        """What twinkles over a pen that is completed."""

    def dust(self) -> Surface:
        """A puff of what flies up where a divider is laid."""

    def view(self, squares: tuple[str, ...]) -> tuple[Surface, tuple[int, int]]:
        """These squares of the ark as they are shown now, and where they begin."""

    @property
    def rise(self) -> int:
        """How far points rise, in pixels."""

    @property
    def token_height(self) -> int:
        """From how high above a bonus token drops, in pixels."""

    @property
    def swing(self) -> int:
        """How far a bag swings, in pixels."""


@dataclass
class Cue:
    """One event on the stage: what to show and, in seconds, when the next may begin."""

    sprites: list[Sprite]
    next_after: float = 0.0
    at_once: bool = False
    """Whether the event is done as it begins, and what is shown goes on without it."""
