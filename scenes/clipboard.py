"""Records by way of the clipboard: Ctrl+C copies the match that is shown, Ctrl+V opens the one that was copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.seen import SEEN_BY
from scenes.opening import open_text
from scenes.widgets.entry import clipboard, copy
from scenes.words import opening as words

if TYPE_CHECKING:
    from scenes.app import App

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


def heed(app: App, event: pygame.event.Event) -> bool:
    """Copy or paste if that is what a key asks for and the uppermost scene has a match, or a place, for it."""
    if event.type != pygame.KEYDOWN or not event.mod & _COMMAND or app.stack.top is None:
        return False
    if event.key == pygame.K_c:
        return _copy(app)
    if event.key == pygame.K_v and app.stack.top.takes_matches:
        open_text(app, clipboard())
        return True
    return False


def _copy(app: App) -> bool:
    record = app.stack.top.copied() if app.stack.top else None
    if record is None:
        return False
    if copy(record.text()):
        app.notice(words.copied_as_seen() if SEEN_BY in record.extra else words.copied())
    else:
        app.notice(words.cannot_copy())
    return True
