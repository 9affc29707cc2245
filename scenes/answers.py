"""What belongs to the code of each reason besides its sentence: a small picture, what glows as missing, a chapter.

The sentences stand in ``scenes.words.reasons``.  A code that lacks any of these fails a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Glow(StrEnum):
    """What glows in orange while an answer is given: the missing thing itself, or what stands for it."""

    EDGES = "edges"
    """The edges of the ark that the reason names; so with fields and squares."""
    FIELDS = "fields"
    SQUARES = "squares"
    MEANT = "meant"
    """What was clicked."""
    PEN = "pen"
    """All squares of the enclosure that was clicked, or in which that lies."""
    CHOICES = "choices"
    """What can be chosen now; where that is spread over the ark, the card of the action that is performed."""
    TURN = "turn"
    """The panel of whoever has the turn."""
    OTHER = "other"
    """The panel of the other player whom the reason names."""
    DIVIDERS = "divider"
    """The count in the panel of whoever has the turn; so with pitch and food, which is crates on board."""
    PITCH = "pitch"
    FOOD = "food"
    LEFT = "left"
    """What counts in the prompt how much of the turn is left."""
    STOCK = "stock"
    """The stock of the good that the reason names; where the round panel has none, the count of it in the panel."""
    BAGS = "bags"
    """Both bags: on the tray, or else in the round panel."""
    DRAWING = "drawing"
    """The button that leads to the bags; where these are there, or nothing leads to them, as with bags."""
    DRAWN = "drawn"
    """The tiles that lie open on the tray."""
    OWN_TILES = "own tiles"
    """The tiles of whoever has the turn."""
    PAIR = "pair"
    """The tiles of the species in question, with whoever holds them."""
    ABOARD = "aboard"
    """The pair on the ark, where it has been loaded."""
    PARTNERS = "partners"
    """Where the missing tiles of a pair are: the bags."""
    GROUP = "group"
    """Of the middle, the group in which the tile of the reason lies."""
    GROUPS = "groups"
    """All groups of the middle."""
    HAND = "hand"
    """The tiles of which one is kept."""


NOW = ""
"""In the place of a chapter: the one of whatever is being done."""


@dataclass(frozen=True)
class Answer:
    """``picture`` is shown left to right: names of pictures, or parts that ``scenes.table.why_picture`` draws.

    ``chapter`` is that of Ark & Noah or, for codes of its own, of Animals on Board; ``scenes.rules.links`` has the
    names of the other games.
    """

    picture: tuple[str, ...]
    glows: tuple[Glow, ...]
    chapter: str = NOW


_FLAG, _TICK, _NO, _WAIT, _TAP, _ON = (
    "icons/missing", "icons/done", "icons/close", "icons/hourglass", "icons/hand-tap", "icons/arrow",
)  # fmt: skip
_FOOD, _CUBE, _CRATE, _TILE = "icons/food", "scene/pitch-cube", "icons/food-crate", "scene/tile-back"
_BAGS = ("scene/bag-male", "scene/bag-female")

_AT_ANY_TIME: dict[str, Answer] = {
    "game-over": Answer(("icons/crown",), (Glow.MEANT,), "scoring"),
    "not-now": Answer((_WAIT,), (Glow.CHOICES,)),
    "chance-awaited": Answer((_TILE, _WAIT), (Glow.MEANT,), "round"),
    "space-taken": Answer(("worker", _NO), (Glow.MEANT,), "choosing"),
    "others-turn": Answer(("worker", _WAIT), (Glow.TURN,)),
    "only-shown": Answer(("icons/eye", _TICK), (Glow.CHOICES,)),
    "nothing-yet": Answer(("icons/replay", _FLAG), (Glow.MEANT,)),
    "hints-off": Answer(("icons/hint", _NO), (Glow.MEANT,)),
    "not-your-turn": Answer(("icons/hint", _WAIT), (Glow.TURN,)),
}
_TAKING_BACK: dict[str, Answer] = {
    "undo-off": Answer(("icons/undo", _NO), (Glow.MEANT,)),
    "nothing-to-undo": Answer(("icons/undo", _FLAG), (Glow.MEANT,)),
    "tile-drawn": Answer(("icons/undo", _NO, _TILE, "icons/eye"), (Glow.MEANT,)),
    "secret-seen": Answer(("icons/undo", _NO, "icons/eye"), (Glow.MEANT,)),
    "another-player": Answer(("icons/undo", _NO, "worker"), (Glow.OTHER,)),
    "nothing-to-redo": Answer(("icons/redo", _FLAG), (Glow.MEANT,)),
    "turn-over": Answer((_TICK, "icons/undo"), (Glow.CHOICES,)),
    "turn-over-for-good": Answer((_TAP, _TICK), (Glow.CHOICES,)),
}
_ANIMALS: dict[str, Answer] = {
    "tile-not-in-bag": Answer(("animal", _NO, *_BAGS), (Glow.BAGS,)),
    "wrong-bag": Answer((*_BAGS, _NO), (Glow.BAGS,)),
    "partner-held": Answer(("animal", "icons/paired", _NO), (Glow.OTHER,), "taming"),
    "bag-empty": Answer((*_BAGS, _FLAG), (Glow.BAGS,)),
    "tile-not-drawn": Answer((_TILE, _NO), (Glow.DRAWN,)),
    "tile-not-held": Answer(("animal", _NO), (Glow.OWN_TILES,), "trading"),
    "animal-paired": Answer(("animal", "icons/paired"), (Glow.MEANT,), "trading"),
    "draw-first": Answer((_TAP, *_BAGS), (Glow.DRAWING,), "trading"),
    "nothing-to-give": Answer(("slot", _ON, *_BAGS), (Glow.OWN_TILES,), "trading"),
    "must-exchange": Answer(("icons/action-trade",), (Glow.CHOICES,), "trading"),
    "not-in-stock": Answer(("good", _FLAG), (Glow.STOCK,), "trading"),
    "no-divider-there": Answer(("gap", _FLAG), (Glow.MEANT,), "trading"),
    "one-colour": Answer(("divider", "divider"), (Glow.MEANT,), "trading"),
    "same-colour": Answer(("divider", "divider"), (Glow.MEANT,), "trading"),
    "keep-first": Answer((_TAP, _TILE), (Glow.DRAWN,), "trading"),
    "give-first": Answer((_TAP, _TILE, _ON, *_BAGS), (Glow.OWN_TILES,), "trading"),
}
_BUILDING: dict[str, Answer] = {
    "edge-occupied": Answer(("divider", _TICK), (Glow.MEANT,), "building"),
    "inside-enclosure": Answer(("pen", _NO), (Glow.PEN,), "building"),
    "no-divider-left": Answer(("gap", _FLAG), (Glow.DIVIDERS,), "wood"),
    "field-sealed": Answer((_CUBE, _TICK), (Glow.MEANT,), "building"),
    "pitch-needs-two-dividers": Answer(("divider", "scene/pitch-field", "gap"), (Glow.EDGES,), "building"),
    "no-pitch-left": Answer((_CUBE, _FLAG), (Glow.PITCH,), "pitch"),
}
_LOADING: dict[str, Answer] = {
    "not-an-enclosure": Answer(("gap", _FLAG), (Glow.MEANT,), "loading"),
    "not-the-first-square": Answer((_TAP, "pen"), (Glow.PEN,), "loading"),
    "square-has-food": Answer((_FOOD, _TICK), (Glow.MEANT,), "loading"),
    "no-own-divider": Answer(("pen", "gap"), (Glow.PEN,), "loading"),
    "no-food-left": Answer((_FOOD, _FLAG), (Glow.FOOD,), "food"),
    "too-few-loading-points": Answer(("points",), (Glow.LEFT,), "loading"),
    "animal-loaded": Answer(("icons/paired", "icons/action-load"), (Glow.ABOARD,), "loading"),
    "pair-not-complete": Answer(("icons/single", _FLAG), (Glow.PARTNERS,), "loading"),
    "not-your-pair": Answer(("icons/paired", _NO), (Glow.PAIR,), "loading"),
    "wrong-size": Answer(("size",), (Glow.PEN,), "loading"),
    "enclosure-taken": Answer(("pen", "icons/paired"), (Glow.PEN,), "loading"),
    "food-missing": Answer((_FOOD, _FLAG), (Glow.SQUARES,), "loading"),
    "food-and-pitch-missing": Answer((_FOOD, _CUBE, _FLAG), (Glow.SQUARES, Glow.FIELDS), "loading"),
    "pitch-missing": Answer((_CUBE, _FLAG), (Glow.FIELDS,), "loading"),
    "pair-first": Answer(("m", "f", _ON, "shape"), (Glow.PAIR,), "loading"),
}
_ON_BOARD: dict[str, Answer] = {
    "tile-not-in-pile": Answer(("animal", _NO), (Glow.GROUPS,), "round"),
    "tile-not-in-hand": Answer((_TAP, _TILE, _TILE, _TILE), (Glow.HAND,), "start"),
    "tile-not-in-middle": Answer(("animal", _NO), (Glow.GROUPS,), "splitting"),
    "not-the-first-tile": Answer((_TAP, _CRATE), (Glow.GROUP,), "taking"),
    "too-expensive": Answer(("crates",), (Glow.FOOD,), "taking"),
    "food-cap": Answer((_CRATE, _TICK, _ON, "icons/stop-flag"), (Glow.FOOD,), "house"),
    "only-whole-groups": Answer((_TAP, _CRATE), (Glow.GROUP,), "taking"),
    "group-too-small": Answer(("animal", "slot"), (Glow.GROUP,), "splitting"),
    "tiles-of-two-groups": Answer(("first", _NO, "second"), (Glow.GROUPS,), "splitting"),
    "whole-group": Answer((_TILE, _ON, "slot"), (Glow.GROUP,), "splitting"),
    "can-still-act": Answer((_TAP, _CRATE, "icons/stop-flag"), (Glow.GROUPS,), "round"),
}
ANSWERS: dict[str, Answer] = {**_AT_ANY_TIME, **_TAKING_BACK, **_ANIMALS, **_BUILDING, **_LOADING, **_ON_BOARD}
"""By the code of the reason."""
