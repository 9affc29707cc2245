"""What lessons look at in a position: the keys of the notation that they read, with their types."""

from __future__ import annotations

from typing import TypedDict


class AnyPosition(TypedDict):
    """What the positions of all games have."""

    round: int


class Held(TypedDict):
    """What a player of the ark games has in hand."""

    animals: list[str]
    pitch: int
    food: int


class Spaces(TypedDict):
    """The action board."""

    current: dict[str, str]
    """Colours by the number of the space, in this round."""


class OnTheArk(TypedDict):
    """What lies on the ark."""

    dividers: dict[str, str]
    """Colours by edge."""


class ArkPosition(AnyPosition):
    """A position of the two ark games."""

    held: dict[str, Held]
    """By colour."""
    spaces: Spaces
    ark: OnTheArk


class AboardPosition(AnyPosition):
    """A position of Animals on Board."""

    arks: dict[str, list[str]]
    """The animals of each colour."""
    food: dict[str, int]
    """The crates of each colour."""
    flags: list[str]
    """The colours that have stopped in this round."""
