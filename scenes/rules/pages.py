"""Every page of the rules by its chapter, with what it says in the language that is spoken."""

from __future__ import annotations

from scenes.rules import pages_aboard, pages_ark, pages_family
from scenes.rules.blocks import Page
from scenes.rules.chapters import Chapter
from scenes.words import rules as words

_PAGES = {"ark": pages_ark.PAGES, "family": pages_family.PAGES, "aboard": pages_aboard.PAGES}


def page_of(chapter: Chapter) -> Page:
    """The page of a chapter."""
    return _PAGES[chapter.game][chapter.name]


def title_of(chapter: Chapter) -> str:
    """Its title."""
    return words.chapter_name(chapter.game, chapter.name)


def texts_of(chapter: Chapter) -> dict[str, str]:
    """What stands on it, by the keys that its page has."""
    return words.texts(chapter.game, chapter.name)
