"""A match kept by itself: after every move its newest text is swapped in, and in time written through to the disk.

Swapping in takes a moment only and outlives the end of the program however that comes.  That the disk has it too, and
a power cut costs nothing, can take long: a thread sees to that, in a second file, and the table never waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from scenes.system.locks import Taken, take
from scenes.system.save import save_of, text_of
from scenes.system.saves import Saves, lock_of, new_slot, safe_of
from scenes.system.writing import write_patiently

if TYPE_CHECKING:
    from filelock import BaseFileLock

    from scenes.table.play import Playing

_REST = 0.3
"""Seconds for which the disk is left alone once a text is on it: while it works, swapping in takes longer."""

Task = Callable[[], None]
Tell = Callable[[OSError], None]


class Autosave:
    """Keeps one match that is played, from :meth:`note` to :meth:`note`, until it is left.

    What cannot be written is told once and costs nothing but the save: the last good one stays.
    """

    def __init__(self, saves: Saves, playing: Playing, tell: Tell) -> None:
        """``playing`` has its slot, and the times of its beginning, from here on; a name stays with its slot."""
        self.saves = saves
        self.playing = playing
        self._tell = tell
        self._failing = False
        self._notes = 0
        now, plan = datetime.now(UTC), playing.plan
        slot = self._take_slot(plan.slot or new_slot())
        self._fresh = slot != plan.slot
        name = "" if self._fresh else plan.name
        playing.plan = replace(plan, slot=slot, name=name, begun=plan.begun or now, sat_down=now)
        self.path = saves.path_of(slot)
        self._disk = Disk(safe_of(self.path))
        self._disk.do(saves.prune)

    def _take_slot(self, slot: str) -> str:
        """Have a slot for this window alone: this one, or a new one where another window has it."""
        self._lock: BaseFileLock | None = None
        try:
            self.saves.folder.mkdir(parents=True, exist_ok=True)
            self._lock = take(lock_of(self.saves.path_of(slot)))
        except Taken:
            return self._take_slot(new_slot())
        except (OSError, NotImplementedError):
            return slot  # whether anything can be written, the first move will tell
        return slot

    def note(self) -> None:
        """Keep the match as it is now."""
        self._notes += 1
        try:
            text = text_of(save_of(self.playing.plan, self.playing.match))
            self.saves.folder.mkdir(parents=True, exist_ok=True)
            write_patiently(self.path, text, durable=False)
        except OSError as fault:
            if not self._failing:
                self._tell(fault)
            self._failing = True
        else:
            self._failing = False
            self._disk.keep(text)

    def close(self) -> None:
        """The match is left: see that the disk has it.  A new slot in which nobody has decided anything is let go."""
        self._disk.close()
        if self._lock:
            self._lock.release()
        if self._fresh and self._notes < 2:
            self.saves.forget(self.path)


class Disk:
    """Writes the newest text it is given through to the disk, in a thread of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._lock = Lock()
        self._waiting: bytes | None = None
        self._closing = Event()
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def do(self, task: Task) -> None:
        """Have something else done in that thread."""
        self._tasks.put(task)

    def keep(self, text: bytes) -> None:
        """Write this text next; one that still waits is older and not needed any more."""
        with self._lock:
            waiting, self._waiting = self._waiting, text
        if waiting is None:
            self.do(self._write)

    def close(self) -> None:
        """Wait until all of it is done."""
        self._closing.set()
        self._tasks.put(None)
        self._thread.join()

    def _work(self) -> None:
        while task := self._tasks.get():
            with suppress(OSError):  # where the newest text cannot be written either, that is told
                task()

    def _write(self) -> None:
        with self._lock:
            text, self._waiting = self._waiting, None
        if text is not None:
            write_patiently(self.path, text)
            self._closing.wait(_REST)
