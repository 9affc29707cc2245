"""Keeping what is to be seen as a picture: the window at any time, or a score sheet."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from pygame import Surface

from scenes.system.pictures import keep_picture
from scenes.words import faults
from scenes.words import keeping as words

if TYPE_CHECKING:
    from scenes.app import App


def keep_window(app: App) -> None:
    """Keep a picture of the window as it is."""
    keep(app, app.screen.surface().copy())


def keep(app: App, picture: Surface) -> None:
    """Keep a picture, and say where it is, or why it cannot be kept."""
    try:
        path = keep_picture(picture, datetime.now())
    except OSError as fault:
        app.notice(faults.sentence(fault))
    else:
        app.notice(words.picture_kept(path))
