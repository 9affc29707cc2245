"""Opening the rules over whatever is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.rules.chapters import chapter

if TYPE_CHECKING:
    from scenes.app import App


def open_rules(app: App, game: str, name: str = "") -> None:
    """Show a chapter of a game's rules, the first one for no name; home and Escape lead back to what is there now.

    Raises ``ValueError`` where the game has no such chapter.
    """
    from scenes.rules.scene import Rules

    app.stack.push(Rules(chapter(game, name)))
