"""What is to be heard of a game: which event sounds how, and what of it is heard where much happens at once."""

from __future__ import annotations

import re
from collections import Counter

from game.core import DARK, Event

PRESS, RELEASE, NO = "press", "release", "no"
CHIME, TURN, LANTERN, CURTAIN = "chime", "turn", "lantern", "curtain"
POINT, HEARTS, TILE = "point", "hearts", "tile"

DIVIDERS = ("divider-1", "divider-2", "divider-3")
"""Variants, in turn, so that a row of dividers does not rattle like a machine."""
DIVIDER = "divider"
"""Any of them."""

LANDED: dict[str, tuple[str, ...]] = {
    "round-begins": ("round",),
    "worker-moves": ("worker",),
    "token-placed": ("token",),
    "token-taken": ("token",),
    "divider-laid": (DIVIDER,),
    "pitch-laid": ("pitch",),
    "food-laid": ("food",),
    "divider-returns": (TILE,),
    "enclosure-completed": ("enclosure",),
    "dividers-swapped": (DIVIDER,),
    "left-behind": ("water",),
    "tile-dealt": (TILE,),
    "tile-kept": (TILE,),
    "food-moves": ("crate",),
    "food-scored": ("crate",),
    "flag-set": ("flag",),
    "secret-shown": ("flip",),
    "game-over": ("fanfare",),
}
"""By kind: what is heard once the thing has landed."""

BEGUN: dict[str, tuple[str, ...]] = {
    "deluge-begins": ("deluge", "thunder"),
    "group-split": ("split",),
    "group-taken": ("walk",),
    "groups-joined": ("join",),
}
"""By kind: what is heard while it happens."""

TOLD = frozenset({"tile-moves", "pairing", "goods-move", "trade-bonus", "pair-loaded", "last-round"})
"""Kinds whose sound depends on what moves, and where to, or on why."""

SILENT = frozenset(
    {
        "phase-begins", "action-begins", "action-ends", "turn-begins", "turn-ends", "skipped", "hull-majority",
        "leftovers", "flags-cleared", "first-player", "species-scored",
    }
)  # fmt: skip
"""Kinds that are only seen; where they bring points, these are heard being counted."""

GOODS = {"divider": TILE, "pitch": "pitch", "food": "food"}
"""By good: what is heard where it comes to a panel."""
TILE_MOVES = {("bag", "drawn"): "flip", ("bag", "held"): "flip"}
"""By where a tile comes from and goes to: what is heard as it lands; elsewhere it is :data:`TILE`."""
_SPEAKS = 0.8
"""Seconds for which an animal is not interrupted by the next one."""
_AT_ONCE = 3
"""If more sounds fall together, only the one that means most is heard."""
_WEIGHTS = ("fanfare", "deluge", "enclosure", "voice", CHIME, "flag", "walk", HEARTS, "round", NO, "split", TURN)
"""What means most, by how names begin; the rest comes after these."""


class Hearing:
    """Gathers what is to be heard from one frame to the next.  With ``voices`` animals speak wherever they come."""

    def __init__(self, voices: bool = False) -> None:
        self.voices = voices
        self._names: list[str] = []
        self._dividers = 0
        self._silence = 0.0
        """Seconds until the next animal may speak."""

    # -- what happens
    def begins(self, event: Event) -> None:
        """An event begins to be shown."""
        self._names += BEGUN.get(event.kind, ())
        if event.kind == "group-taken":
            self.speak(_most_frequent(event.what))
        if event.kind == "tile-moves" and event.source[0] == "bag":
            self._names.append("bag")

    def lands(self, event: Event) -> None:
        """What an event moves has landed."""
        self._names += LANDED.get(event.kind, ())
        if event.kind == "tile-moves":
            self._names.append(TILE_MOVES.get((event.source[0], event.target[0]), TILE))
            if self.voices and event.target[0] == "drawn":
                self.speak(event.what)
        elif event.kind in ("goods-move", "trade-bonus"):
            self._names.append(GOODS.get(event.what, TILE))
        elif event.kind == "pairing" and event.count:
            self._names.append(HEARTS)
        elif event.kind == "last-round" and event.what == "animals":
            self._names.append("round")  # where there are no tiles it has just been heard, as the round began
        elif event.kind == "pair-loaded":
            self._names.append(HEARTS)
            self.speak(event.what)

    def counts(self) -> None:
        """A score is counted up or down by a point."""
        self._names.append(POINT)

    def hear(self, name: str) -> None:
        """Something else is to be heard."""
        self._names.append(name)

    def speak(self, animal: str) -> None:
        """An animal speaks, named by its species or by a tile, unless another one still does."""
        species = re.match("[a-z]*", animal)
        if species and species[0] not in ("", DARK) and self._silence <= 0:
            self._names.append(f"voice-{species[0]}")
            self._silence = _SPEAKS

    # -- what is heard of it
    def take(self, dt: float, pace: float) -> list[str]:
        """What is heard in a frame that comes ``dt`` seconds after the last one; at a pace of 0 one sound at most."""
        self._silence -= dt
        names, self._names = [*dict.fromkeys(self._names)], []
        if len(names) > (_AT_ONCE if pace else 1):
            names = [min(names, key=_weight)]
        return [self._variant(name) for name in names]

    def _variant(self, name: str) -> str:
        if name != DIVIDER:
            return name
        self._dividers += 1
        return DIVIDERS[self._dividers % len(DIVIDERS)]

    def forget(self) -> None:
        """Nothing of what has happened is to be heard: it is not new."""
        self._names = []
        self._silence = 0.0


def _weight(name: str) -> int:
    return next((number for number, begins in enumerate(_WEIGHTS) if name.startswith(begins)), len(_WEIGHTS))


def _most_frequent(tiles: str) -> str:
    """The species of which there are most among tiles whose names are joined by blanks."""
    species = Counter(name.rstrip("0123456789") for name in tiles.split() if name != DARK)
    return max(species, key=species.__getitem__, default="")
