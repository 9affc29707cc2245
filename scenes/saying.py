"""What is said outside the window: on a stream or, where nobody could read that, in a box of the system."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from typing import Literal, TextIO

from scenes.words import labels


def say(sentence: str) -> None:
    """Say on standard error what has gone wrong."""
    _tell(sentence, sys.stderr, "error")


def answer(text: str) -> None:
    """Say on standard output what was asked for."""
    _tell(text, sys.stdout, "info")


def _tell(text: str, stream: TextIO | None, kind: Literal["info", "error"]) -> None:
    if stream is not None:
        print(text, file=stream)
    if not _is_read(stream):
        import pygame  # only now: most of what is said needs no window

        with suppress(pygame.error):  # there is no display either
            pygame.display.message_box(labels.program(), text, kind)


def _is_read(stream: TextIO | None) -> bool:
    """Whether anybody can read what is written there.

    A program to take home that was double-clicked has no stream at all on Windows, and elsewhere one that leads
    nowhere, or into the journal of the system.
    """
    if stream is None or not getattr(sys, "frozen", False):
        return stream is not None
    kind = os.fstat(stream.fileno()).st_mode
    return stream.isatty() or stat.S_ISFIFO(kind) or stat.S_ISREG(kind)
