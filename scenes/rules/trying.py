"""Trying out what a page of the rules is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.rules.chapters import chapter
from scenes.trying.tries import UNTRIED

if TYPE_CHECKING:
    from scenes.app import App


def tries(game: str, name: str) -> bool:
    """Whether there is something in a chapter that can be done."""
    return chapter(game, name) not in UNTRIED


def try_out(app: App, game: str, name: str) -> None:
    """Open the position of a chapter over its page; whatever lies below waits, and is not touched."""
    from scenes.trying.beginning import begin_trial

    begin_trial(app, chapter(game, name))
