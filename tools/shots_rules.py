"""Pictures of every page of the rules, and of their search, for ``tools/shots.py``."""

from __future__ import annotations

from functools import partial

from scenes.rules.chapters import Chapter, all_chapters
from scenes.rules.scene import Rules
from tools.shots_studio import Jobs, Studio


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    pages = {f"rules-{one.game}-{one.name}": partial(_page, studio, one) for one in all_chapters()}
    return {**pages, "rules-search": partial(_search, studio)}


def _open(studio: Studio, chapter: Chapter) -> Rules:
    rules = Rules(chapter)
    studio.app.stack.restart(rules)
    studio.wait(0.2)
    return rules


def _page(studio: Studio, chapter: Chapter) -> None:
    _open(studio, chapter)
    studio.save(f"rules-{chapter.game}-{chapter.name}")


def _search(studio: Studio) -> None:
    """What is found where the search asks for what is in many chapters."""
    rules = _open(studio, Chapter("family", "loading"))
    rules.search.typed("a")
    studio.wait(0.2)
    studio.save("rules-search")
