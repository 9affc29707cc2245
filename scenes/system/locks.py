"""Which window has a match: a file that it holds locked, which the system lets go of however the program ends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock


class Taken(Exception):
    """Another window has it, or this one does already."""


_LOOK = 0.1
"""Seconds within which a window that only looks whether a file is locked has let go of it again."""


def take(path: Path, patience: float = _LOOK) -> BaseFileLock:
    """Hold a file locked until the answer is let go of with ``release()``.

    Raises :class:`Taken`, and OSError or NotImplementedError where nothing can be locked: some file systems know no
    locks, and some folders take no file.
    """
    from filelock import FileLock, Timeout  # takes long to load, and not every start of the program needs it

    lock = FileLock(path, thread_local=False)
    try:
        lock.acquire(timeout=patience, poll_interval=_LOOK / 4)
    except Timeout as fault:
        raise Taken from fault
    return lock


def is_taken(path: Path) -> bool:
    """Whether some window holds this file locked; False where there is no telling."""
    if not path.exists():
        return False
    try:
        take(path, patience=0).release()
    except Taken:
        return True
    except (OSError, NotImplementedError):
        return False
    return False
