"""What is said when a match that was kept is opened, and when one cannot be kept."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def fell_back() -> str:
    return _("The newest save of this match was damaged; this is the one before it.")


def open_instead() -> tuple[str, str, str]:
    """A question, what becomes of the match at the table, and what to do."""
    return _("Open another match?"), _("The one on the table is kept."), _("Open it")


def cannot_keep(detail: str) -> str:
    return _("This match cannot be saved just now ({detail}). It goes on, and what was saved before stays.").format(
        detail=detail
    )


def copied() -> str:
    return _("The record of this match has been copied.")


def cannot_copy() -> str:
    return _("Nothing can be copied just now: the clipboard cannot be used.")


def copied_as_seen() -> str:
    return _("What you know of this match has been copied.")
