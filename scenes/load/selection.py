"""Which saves are shown, and which one of them is chosen."""

from __future__ import annotations

from pathlib import Path

from scenes.load.shelf import ALL, Shelf
from scenes.system.saves import Entry


class Selection:
    """The saves of a shelf that are of a ``kind`` and hold all words of a ``text``, the newest first."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.kind = ALL
        self.text = ""
        self.entries: list[Entry] = []
        self.index = 0
        """The place of the chosen one."""
        self.sift()

    @property
    def chosen(self) -> Entry | None:
        """The one that is chosen; None where there is none at all."""
        return self.entries[self.index] if self.entries else None

    def sift(self, wanted: Path | None = None) -> None:
        """Look again what is shown: ``wanted`` or what was chosen stays chosen, else what comes into its place."""
        path = wanted or (self.chosen.path if self.chosen else None)
        self.entries = self.shelf.fitting(self.kind, self.text)
        paths = [entry.path for entry in self.entries]
        self.choose(paths.index(path) if path in paths else self.index)

    def choose(self, index: int) -> None:
        """Choose the one at a place, or the nearest there is."""
        self.index = min(max(0, len(self.entries) - 1), max(0, index))

    def reread(self, wanted: Path | None = None) -> None:
        """Look into the folder again."""
        self.shelf.read()
        self.sift(wanted)
