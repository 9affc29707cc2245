"""Files read within bounds, and written whole or not at all: the older text stays until the new one is there."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path


class NotAFile(OSError):
    """A folder, a pipe, a device and the like: nothing to read a game from."""


def read_within(path: Path, most: int) -> bytes:
    """What a file holds, but no more than ``most`` bytes and one; nothing is ever waited for.

    Raises :class:`NotAFile` or another OSError, which name ``path``.
    """
    with _naming(path):
        if stat.S_ISREG(path.stat().st_mode):
            with FileIO(path, "rb", opener=_without_waiting) as file:
                return file.read(most + 1) or b""
    raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def _never() -> bool:
    return False


def write_whole(path: Path, data: bytes, durable: bool = True, again: Callable[[], bool] = _never) -> None:
    """Put ``data`` in the place of what a file holds; a pipe, a terminal and the like are written to as they are.

    What is ``durable`` is there after a power cut too, which may take a slow disk its time; else it outlives the end
    of the program alone, however that comes.  Where the file may not be replaced, ``again`` is asked whether to try
    once more: Windows refuses it for as long as somebody reads the file.  Raises OSError, which names ``path``; the
    file is as it was then, and nothing is left beside it.
    """
    with _naming(path):
        if is_stream(path):
            path.write_bytes(data)
            return
        part = _part_of(path)
        try:
            _write_through(part, data) if durable else part.write_bytes(data)
            _replace(part, os.path.realpath(path), again)
        except BaseException:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise


def _replace(part: Path, path: str, again: Callable[[], bool]) -> None:
    while True:
        try:
            part.replace(path)
            return
        except PermissionError:
            if not again():
                raise


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
