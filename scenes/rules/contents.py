"""The table of contents: the chapters of a game, or whatever a search has found in the rules of all games."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from scenes.rules.chapters import CHAPTERS, Chapter
from scenes.rules.pages import texts_of, title_of
from scenes.words import rules as words

_UNDECOMPOSED = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})
"""Letters whose strokes Unicode does not take for accents."""


class Line(NamedTuple):
    """A line of the contents: a chapter, or the name of a game; the latter leads somewhere unless it is a heading."""

    text: str
    chapter: Chapter
    names_game: bool = False
    heading: bool = False


def contents(game: str, query: str = "") -> list[Line]:
    """The lines for a reader of a game's rules: its chapters, then the other games; or what fits a query."""
    if plain(query).strip():
        return list(_found(game, plain(query).split()))
    own = [Line(title_of(chapter), chapter) for chapter in _chapters(game)]
    return own + [
        Line(words.game_name(other), Chapter(other, CHAPTERS[other][0]), names_game=True)
        for other in CHAPTERS
        if other != game
    ]


def _found(game: str, wanted: list[str]) -> Iterator[Line]:
    """Under the name of each game the chapters that hold all of the words, those of ``game`` first."""
    for other in sorted(CHAPTERS, key=lambda name: name != game):
        chapters = [chapter for chapter in _chapters(other) if _holds(chapter, wanted)]
        if chapters:
            yield Line(words.game_name(other), chapters[0], names_game=True, heading=True)
            yield from (Line(title_of(chapter), chapter) for chapter in chapters)


def _chapters(game: str) -> list[Chapter]:
    return [Chapter(game, name) for name in CHAPTERS[game]]


def _holds(chapter: Chapter, wanted: list[str]) -> bool:
    text = plain(" ".join((title_of(chapter), *texts_of(chapter).values())))
    return all(word in text for word in wanted)


def plain(text: str) -> str:
    """A text without capitals and accents, as one looks for it."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_UNDECOMPOSED)
