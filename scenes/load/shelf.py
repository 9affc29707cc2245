"""What is known of the saves in a folder: their form at once, what replaying them tells little by little."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from game.core import BadRecord
from scenes.system.save import bad_record
from scenes.system.saves import BadSave, Entry, Saves
from scenes.words import labels
from scenes.words.animals import species as animal

if TYPE_CHECKING:
    from scenes.load.match_picture import MatchPainter

Key = tuple[Path, datetime]
"""A file as it is: once it is written anew, it is another one."""

ALL, IN_PLAY, FINISHED = "all", "in-play", "finished"
KINDS = (ALL, IN_PLAY, FINISHED)
_PICTURES = 24
"""As many pictures are kept in full size."""


@dataclass(frozen=True)
class Known:
    """What replaying has shown: the fault, or who decides (empty: nobody), the points and the animals on board."""

    fault: BadSave | None = None
    to_move: str = ""
    scores: Mapping[str, int] = field(default_factory=dict)
    """Points so far, as far as everybody may know them."""
    animals: frozenset[str] = frozenset()


class Shelf:
    """The saves of a folder, the newest first."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves
        self.entries: list[Entry] = []
        self.painter: MatchPainter | None = None
        """Made once the first picture is wanted."""
        self._known: dict[Key, Known] = {}
        self._pictures: OrderedDict[Key, Surface] = OrderedDict()

    def read(self) -> None:
        """Look into the folder again."""
        self.entries = self.saves.list()

    def fault(self, entry: Entry) -> BadSave | None:
        """Why an entry cannot be opened, as far as that is known."""
        return entry.fault or self.known(entry).fault

    def known(self, entry: Entry) -> Known:
        """What has been found out about an entry so far."""
        return self._known.get(key_of(entry), _NOTHING)

    def picture(self, entry: Entry) -> Surface | None:
        """The picture of the match, once it has been painted."""
        return self._pictures.get(key_of(entry))

    def fitting(self, kind: str, text: str) -> list[Entry]:
        """The entries of a kind in which all words of a text occur: names, the game, animals that were loaded."""
        words = text.casefold().split()
        return [e for e in self.entries if _is(kind, e) and all(word in self._text_of(e) for word in words)]

    def _text_of(self, entry: Entry) -> str:
        if entry.save is None:
            return entry.path.name.casefold()
        save = entry.save
        seats = [seat.name or labels.character_name(seat.colour) for seat in save.seats]
        animals = [animal(name, count) for name in self.known(entry).animals for count in (1, 2)]
        return " ".join([save.name, labels.game_name(save.record.game), *seats, *animals]).casefold()

    # -- finding out
    def work(self, pictures: Iterable[Entry]) -> bool:
        """Find out one thing more: first the ``pictures`` that are wanted, then all there is; whether it was one."""
        unpainted = next((e for e in pictures if not (self.picture(e) or self.fault(e))), None)
        entry = unpainted or next((e for e in self.entries if e.save and key_of(e) not in self._known), None)
        if entry:
            self._find_out(entry, unpainted is not None)
        return entry is not None

    def _find_out(self, entry: Entry, paint: bool) -> None:
        key, save = key_of(entry), entry.save
        assert save
        try:
            state = save.record.replay()
        except BadRecord as fault:
            self._known[key] = Known(bad_record(fault).of(entry.path))
            return
        from scenes.load import standing  # with the tables it brings, which the title need not wait for

        self._known[key] = Known(None, standing.awaited(save, state), standing.scores(state), standing.animals(state))
        if paint:
            self.painter = self.painter or _painter()
            self._pictures[key] = self.painter.paint(state)
            while len(self._pictures) > _PICTURES:
                self._pictures.popitem(last=False)


_NOTHING = Known()


def _painter() -> MatchPainter:
    from scenes.load.match_picture import MatchPainter

    return MatchPainter()


def key_of(entry: Entry) -> Key:
    """What a file is known by."""
    return entry.path, entry.saved


def _is(kind: str, entry: Entry) -> bool:
    return kind == ALL or (entry.save is not None and entry.save.over == (kind == FINISHED))
