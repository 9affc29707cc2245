"""The small picture in each line of the large log: what was laid, taken, loaded or chosen."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import DARK
from scenes.replay.entries import Entry
from scenes.table.action_board import ACTION_PICTURES
from scenes.table.tiles import portrait
from scenes.theme import CHARACTERS

_GOODS = {"pitch": "scene/pitch-cube", "food": "icons/food", "point": "icons/point"}
_SIGNS = {
    "pitch-laid": "scene/pitch-cube", "food-laid": "icons/food", "token-placed": "icons/bonus",
    "token-taken": "icons/bonus", "pen-completed": "scene/deck-hay", "wins": "icons/crown",
    "split": "icons/food-crate", "crates": "icons/food-crate", "taken": "icons/stop-flag", "stops": "icons/stop-flag",
    "laid-out": "scene/tile-back", "dealt-unseen": "scene/tile-back", "begins": "icons/done",
    "last-round": "icons/stop-flag",
}  # fmt: skip
_DIVIDERS = frozenset({"divider-laid", "divider-returns", "dividers-swapped", "hull-majority"})
_ANIMALS = frozenset(
    {
        "tile-dealt", "tile-drawn", "tile-kept", "tile-given", "tile-back", "pairing", "pair-loaded", "pair-shared",
        "dealt", "put-down", "turned-up", "secret-shown", "kept", "herd", "single", "leaves",
    }
)  # fmt: skip
_PHASES = {
    "planning": "icons/hand-tap", "deluge-food": "scene/cloud-storm", "deluge-animals": "scene/cloud-storm",
    "over": "scene/rainbow",
}  # fmt: skip
FIRST_ANIMALS = {"ark": "scene/bag-male", "family": "scene/bag-male", "aboard": "scene/tile-back"}


def picture_of(entry: Entry, actions: Sequence[str], game: str) -> str:
    """The name of a line's picture under ``assets``; empty where it has none.  ``actions`` as on the action board."""
    if entry.heading:
        return _of_heading(entry, game)
    if entry.kind in _ANIMALS:
        return _animal(entry.what) if entry.what else "scene/tile-back"
    if entry.kind in _DIVIDERS or entry.what == "divider":
        return CHARACTERS[entry.colour].divider()
    if entry.kind in ("goods", "trade-bonus"):
        return _GOODS[entry.what]
    if entry.kind == "chose":
        return ACTION_PICTURES[actions[int(entry.what) - 1]]
    return _SIGNS.get(entry.kind, "")


def herd_of(entry: Entry) -> list[str]:
    """The names of the portraits of all animals that a line is about, where these are several."""
    if entry.kind not in ("split", "taken"):
        return []
    return ["scene/tile-back" if tile == DARK else _animal(tile) for tile in entry.what.split()]


def _of_heading(entry: Entry, game: str) -> str:
    if entry.kind == "action":
        return ACTION_PICTURES[entry.what]
    return {"phase": _PHASES.get(entry.what, ""), "setup": FIRST_ANIMALS[game]}.get(entry.kind, "")


def _animal(what: str) -> str:
    """The portrait of a tile of either kind of game, or of a species."""
    return portrait(what.rstrip("0123456789"))
