"""Files written with patience: Windows replaces none that is read, by another window or by what looks for viruses."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import sleep

from game.files import write_whole

TRIES = 10 if os.name == "nt" else 0
"""How often more than once a file is tried to be replaced."""
REST = 0.02
"""Seconds from one try to the next."""


def write_patiently(path: Path, data: bytes, durable: bool = True) -> None:
    """Write a file as :func:`write_whole` does, a little later if need be.  Raises OSError, which names ``path``."""
    write_whole(path, data, durable, _patience())


def _patience() -> Callable[[], bool]:
    """A function that waits a little and is true, until it has been called often enough."""
    left = iter(range(TRIES))

    def again() -> bool:
        more = next(left, None) is not None
        if more:
            sleep(REST)
        return more

    return again
