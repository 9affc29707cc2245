"""Files that are written whole or not at all: what lay there before stays until the new text is complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` in the place of what a file holds; a pipe, a terminal and the like are written to as they are.

    Raises OSError, which names ``path``; the file is as it was then, and nothing is left beside it.
    """
    with _naming(path):
        if is_stream(path):
            path.write_bytes(data)
            return
        part = _part_of(path)
        try:
            _write_through(part, data)
            part.replace(os.path.realpath(path))
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Raise OSError, which names ``path``, where :func:`write_whole` could not write; no file is changed."""
    with _naming(path):
        if is_stream(path):
            # opening a pipe would wait for whoever reads it
            return
        if path.exists():
            os.close(os.open(path, os.O_WRONLY))
        part = _part_of(path)
        part.touch(exist_ok=False)
        part.unlink()


def _write_through(path: Path, data: bytes) -> None:
    """Write, and wait until the disk has it: only then may the older file go."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def is_stream(path: Path) -> bool:
    """Whether a path leads to a pipe, a terminal or the like, which have one name and no place for others."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _part_of(path: Path) -> Path:
    """What is written first: beside the file itself, behind any links, under a name of this process only."""
    return Path(f"{os.path.realpath(path)}.{os.getpid()}.part")


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Let faults name the file that was asked for, not the one beside it."""
    try:
        yield
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(path)) from fault
