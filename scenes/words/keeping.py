"""What is said about keeping a match that is over, and pictures."""

from __future__ import annotations

from pathlib import Path

from scenes.system.texts import gettext as _


def keep() -> str:
    return _("Keep this match")


def whole_match() -> str:
    return _("To watch it again")


def picture() -> str:
    return _("As a picture")


def picture_kept(path: Path) -> str:
    return _("The picture is in '{file}'.").format(file=path)
