"""Which chapters the rules have: their names, and their order, which is that of the pages."""

from __future__ import annotations

from typing import NamedTuple

CHAPTERS: dict[str, tuple[str, ...]] = {
    "ark": (
        "ark", "choosing", "pitch", "taming", "food", "trading", "wood", "building", "loading", "deluge", "scoring",
    ),
    "family": ("ark", "choosing", "animals", "trading", "wood", "building", "loading", "scoring", "house"),
    "aboard": ("herds", "start", "splitting", "taking", "round", "scoring", "house"),
}  # fmt: skip
"""The names of the chapters of each game, in order."""


class Chapter(NamedTuple):
    """A chapter of a game's rules."""

    game: str
    name: str


def chapter(game: str, name: str = "") -> Chapter:
    """A game's chapter of this name; the first one for no name.  Raises ``ValueError`` where there is none."""
    found = name or CHAPTERS[game][0]
    if found not in CHAPTERS[game]:
        raise ValueError(f"{game} {found}")
    return Chapter(game, found)


def all_chapters() -> tuple[Chapter, ...]:
    """Every chapter of every game."""
    return tuple(Chapter(game, name) for game, names in CHAPTERS.items() for name in names)
