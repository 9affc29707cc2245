"""The folder of saves: those that the program keeps by itself after every move, and those made by hand.

A match that is played is kept in ``auto-SLOT.json``, which is swapped in whole at every move.  Beside it lie
``auto-SLOT.safe``, the newest text that the disk is known to hold, and ``auto-SLOT.lock``, which the window that
plays the match holds locked.  A save made by hand has a file of its own, which going on with it leaves as it is: what
is kept from then on is another save, and has not its name.
"""

from __future__ import annotations

import errno
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from msgspec.structs import replace

from scenes.system.locks import Taken, is_taken, take
from scenes.system.save import LONGEST_NAME, BadSave, Save, checked, plan_of, read_file, save_of, text_of
from scenes.system.settings import shown_name
from scenes.system.writing import write_patiently

if TYPE_CHECKING:
    from filelock import BaseFileLock

    from game.table import Match
    from scenes.match_setup import MatchPlan

__all__ = ["BadSave", "Entry", "Save", "Saves", "folder", "plan_of"]

MOST_AUTOMATIC, MOST_REMOVED = 50, 20
"""How many matches the program keeps by itself, finished and unfinished ones each, and how many removed saves."""
PART_LASTS = 3600.0
"""Seconds after which what is half written belongs to a program that has ended."""
_AUTO, _REMOVED = "auto-", "removed"


def folder() -> Path:
    """Where saves lie; ``TWO_BY_TWO_HOME`` puts them elsewhere."""
    home = os.environ.get("TWO_BY_TWO_HOME")
    return Path(home or platformdirs.user_data_dir("two-by-two", appauthor=False)) / "saves"


@dataclass(frozen=True)
class Entry:
    """A file of the folder: what it holds, by its form alone, or the fault for which it cannot be read."""

    path: Path
    save: Save | None
    fault: BadSave | None = None
    running: bool = False
    """Whether the match is being played just now, in this window or in another."""

    @property
    def automatic(self) -> bool:
        """Whether the program made it by itself, and may take it away among many: nobody has given it a name."""
        return slot_of(self.path) != "" and not (self.save and self.save.name)

    @property
    def saved(self) -> datetime:
        """When it was saved; where it does not tell, when the file was written."""
        if self.save and self.save.saved:
            return self.save.saved
        with suppress(OSError):
            return datetime.fromtimestamp(self.path.stat().st_mtime, UTC)
        return datetime.fromtimestamp(0, UTC)


def safe_of(path: Path) -> Path:
    """The file that holds the newest text which the disk is known to have."""
    return path.with_suffix(".safe")


def lock_of(path: Path) -> Path:
    """The file that the window which plays the match holds locked."""
    return path.with_suffix(".lock")


def slot_of(path: Path) -> str:
    """The slot that the name of a file tells; empty where it is not one of those that the program makes by itself."""
    return path.stem.removeprefix(_AUTO) if path.name.startswith(_AUTO) else ""


def new_slot() -> str:
    """A slot that no other match has, in the order of time."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


class Saves:
    """The saves in a folder, which need not be there yet."""

    def __init__(self, where: Path | None = None) -> None:
        self.folder = where or folder()

    def path_of(self, slot: str) -> Path:
        """The file of a match that the program keeps by itself."""
        return self.folder / f"{_AUTO}{slot}.json"

    def slot_of(self, path: Path) -> str:
        """The slot of a match that the program keeps in this folder by itself; empty for any other file."""
        return slot_of(path) if path.parent.resolve() == self.folder.resolve() else ""

    # -- reading
    def list(self) -> list[Entry]:
        """All saves, the newest first; a damaged one is an entry of its own and takes no other along."""
        return list(self._entries("*.json"))

    def left_open(self) -> Sequence[Entry]:
        """The matches that the program kept, are not over and run in no window, the newest first."""
        kept = self._entries(f"{_AUTO}*.json")
        return [entry for entry in kept if entry.save and not entry.save.over and not entry.running]

    def latest(self) -> Entry | None:
        """The match to go on with, as far as can be told without replaying it."""
        return next(iter(self.left_open()), None)

    def any_running(self) -> bool:
        """Whether some match that the program keeps is played in a window just now."""
        return any(entry.running for entry in self._read(f"{_AUTO}*.json"))

    def load(self, path: Path) -> Save:
        """The save in a file of this folder or any other, replayed; raises :class:`BadSave`.

        Where the newest text of a match that the program kept is damaged, it is the one before.
        """
        self.check_free(path)
        return _sound(path, thorough=True)

    def check_free(self, path: Path) -> None:
        """Refuse a match that is being played, in this window or in another: raises :class:`BadSave`."""
        if self.is_running(path):
            raise BadSave("running", path)

    def is_running(self, path: Path) -> bool:
        """Whether some window, this one included, plays the match that is kept in this file.

        Beside a file of another folder no lock is looked for: what is called so there may be anything.
        """
        return self.slot_of(path) != "" and is_taken(lock_of(path))

    def _entries(self, files: str) -> Sequence[Entry]:
        """The files of a pattern, the newest first."""
        return sorted(self._read(files), key=lambda entry: entry.saved, reverse=True)

    def _read(self, files: str) -> Iterator[Entry]:
        for path in filter(Path.exists, self.folder.glob(files)):
            running = self.is_running(path)
            try:
                yield Entry(path, _sound(path), running=running)
            except BadSave as fault:
                yield Entry(path, None, fault, running)

    # -- writing
    def keep(self, plan: MatchPlan, match: Match, name: str = "") -> Path:
        """Save a match by hand; the file.  Raises OSError."""
        save = replace(save_of(plan, match), name=shown_name(name or plan.name, LONGEST_NAME))
        return self.keep_save(save)

    def keep_save(self, save: Save) -> Path:
        """Keep a save, as one that was made by hand; the file.  Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{new_slot()}.json"
        write_patiently(path, text_of(save))
        return path

    def rename(self, path: Path, name: str) -> None:
        """Give a save a name.  A match that the program keeps by itself goes on under it, and is kept for good.

        It is replayed first, since its text takes the place of the one before, which may be all that is left.
        Raises :class:`BadSave`, also where the match is being played, and OSError.
        """
        with self._untouched(path):
            text = text_of(replace(_sound(path, thorough=True), name=shown_name(name, LONGEST_NAME)))
            for file in _files(path):
                write_patiently(file, text)

    @contextmanager
    def _untouched(self, path: Path) -> Iterator[None]:
        """See that no window plays the match meanwhile; raises :class:`BadSave` where one does."""
        lock: BaseFileLock | None = None
        try:
            if self.slot_of(path):
                lock = take(lock_of(path))
        except Taken as fault:
            raise BadSave("running", path) from fault
        except (OSError, NotImplementedError):
            pass  # whether anything can be written, writing will tell
        try:
            yield
        finally:
            if lock:
                lock.release()

    def remove(self, path: Path) -> None:
        """Put a save away, from where :meth:`restore` brings it back.

        Raises :class:`BadSave` where the match is being played, and OSError.
        """
        self.check_free(path)
        gone = self.folder / _REMOVED
        gone.mkdir(parents=True, exist_ok=True)
        for file in _files(path):
            file.touch()  # what was removed first is the first to be forgotten, however old the match itself
            file.replace(gone / file.name)
        lock_of(path).unlink(missing_ok=True)
        for old in sorted(gone.glob("*.json"), key=_written)[:-MOST_REMOVED]:
            self.forget(old)

    def restore(self, path: Path) -> None:
        """Bring a save back that was put away last from this place.  Raises OSError, also where there is none."""
        files = _files(self.folder / _REMOVED / path.name)
        if not files:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        for file in files:
            file.replace(self.folder / file.name)

    def prune(self) -> None:
        """Take away the oldest of those that the program kept by itself, and what a killed program left half done."""
        kept = [entry for entry in self.list() if entry.automatic and not entry.running]
        over = [entry.path for entry in kept if entry.save and entry.save.over]
        open_ = [entry.path for entry in kept if entry.path not in over]
        for path in (*over[MOST_AUTOMATIC:], *open_[MOST_AUTOMATIC:]):
            self.forget(path)
        self._clear_parts()

    def _clear_parts(self) -> None:
        for part in self.folder.glob("*.part"):
            with suppress(OSError):
                if _written(part) < time.time() - PART_LASTS:
                    part.unlink()

    def forget(self, path: Path) -> None:
        """Delete a save for good, with what lies beside it."""
        for file in (*_files(path), lock_of(path)):
            with suppress(OSError):
                file.unlink(missing_ok=True)


def _files(path: Path) -> list[Path]:
    """The files in which a save lies."""
    return [file for file in (path, safe_of(path)) if file.exists()]


def _written(path: Path) -> float:
    return path.stat().st_mtime


def _sound(path: Path, thorough: bool = False) -> Save:
    """The save in a file or, where that is damaged, in the one before; ``thorough`` replays it."""
    try:
        return _read(path, thorough)
    except BadSave:
        safe = safe_of(path)
        with suppress(BadSave):
            if slot_of(path) and safe.exists():
                return replace(_read(safe, thorough), fell_back=True)
        raise


def _read(path: Path, thorough: bool) -> Save:
    save = read_file(path)
    try:
        return checked(save) if thorough or not save.round else save
    except BadSave as fault:
        raise fault.of(path) from fault
