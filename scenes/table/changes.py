"""How each event changes the picture of the two ark games: what the rules told, and nothing worked out anew.

A thing that moves first leaves where it was (``LEAVES``) and, once it has landed, is where it goes (``ARRIVES``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ark.animals import SPECIES
from game.core import Event

if TYPE_CHECKING:
    from scenes.table.picture import Picture

Change = Callable[["Picture", Event], None]


# -- how the game goes on
def _round_begins(picture: Picture, event: Event) -> None:
    picture.round = event.count
    picture.finished.clear()


def _phase_begins(picture: Picture, event: Event) -> None:
    """With the end of the game nobody acts any more, but who acted in the last phase stays to be seen."""
    picture.phase = event.what
    if event.what == "over":
        picture.action = picture.actor = picture.left = None
    else:
        _nobody_acts(picture)


def _action_begins(picture: Picture, event: Event) -> None:
    _nobody_acts(picture)
    picture.action = int(event.target[1])


def _action_ends(picture: Picture, event: Event) -> None:
    if picture.action is not None:
        picture.finished.add(picture.action)
    _nobody_acts(picture)


def _nobody_acts(picture: Picture) -> None:
    picture.action = picture.actor = picture.left = None
    picture.acted.clear()
    picture.order = ()


def _turn_begins(picture: Picture, event: Event) -> None:
    picture.actor = event.player
    picture.left = event.count or None
    picture.left_of = event.count
    picture.usable = None


def _turn_ends(picture: Picture, event: Event) -> None:
    picture.left = None
    picture.acted.append(event.player)


def _game_over(picture: Picture, event: Event) -> None:
    picture.actor = None


def _spend(picture: Picture, count: int) -> None:
    """Take pieces, loading points or pairs off what the actor has left, and off what of it is of use."""
    if picture.left is not None:
        picture.left -= count
    if picture.usable is not None:
        picture.usable -= count


# -- workers, tokens, tiles and goods
def _worker_leaves(picture: Picture, event: Event) -> None:
    place, name = event.source
    if place == "current":
        _leave_current(picture, int(name), event.player)
    elif place == "completed":
        del picture.completed[int(name)]


def _worker_arrives(picture: Picture, event: Event) -> None:
    place, name = event.target
    if place == "current":
        picture.current.setdefault(int(name), []).append(event.player)
        picture.acted.append(event.player)
    elif place == "completed":
        picture.completed[int(name)] = event.player


def _leave_current(picture: Picture, space: int, colour: str) -> None:
    picture.current[space].remove(colour)
    if not picture.current[space]:
        del picture.current[space]


def _token_placed(picture: Picture, event: Event) -> None:
    picture.bonus[int(event.target[1])] = event.count


def _token_taken(picture: Picture, event: Event) -> None:
    del picture.bonus[int(event.source[1])]


def _tile_leaves(picture: Picture, event: Event) -> None:
    picture.await_tiles([event])
    place, name = event.source
    if place == "bag":
        picture.bags[name] -= 1
    elif place == "drawn":
        picture.drawn.remove(event.what)
    elif place == "held":
        picture.held[name].animals.remove(event.what)
    picture.returning += event.target[0] == "bag"
    _look_at_tray(picture, event.target[0] == "drawn")
    picture.settled = place != "bag" and picture.drawing and _trades(picture)


def _look_at_tray(picture: Picture, coming: bool = False) -> None:
    """Whether drawn tiles lie open, are ``coming``, or have still to reach the bags that stand beside them."""
    picture.drawing = coming or bool(picture.drawn) or (picture.drawing and picture.returning > 0)
    if not picture.drawing:
        picture.lain.clear()


def _trades(picture: Picture) -> bool:
    """Whether animals are exchanged, where all that was drawn leaves at once."""
    return picture.action is not None and picture.actions[picture.action - 1] == "trading"


def _tile_arrives(picture: Picture, event: Event) -> None:
    place, name = event.target
    if place == "bag":
        picture.bags[name] += 1
        picture.returning -= 1
        _look_at_tray(picture)
        picture.settled = picture.settled and picture.drawing
    elif place == "drawn":
        picture.coming.remove(event.what)
        picture.drawn.append(event.what)
        picture.lain.append(event.what)
    elif place == "held":
        picture.held[name].animals.append(event.what)


def _pairing(picture: Picture, event: Event) -> None:
    if event.count:
        picture.paired.add(event.what)
    else:
        picture.paired.discard(event.what)


def _goods_leave(picture: Picture, event: Event) -> None:
    if event.source[0] == "stock":
        _stock(picture, event.player, event.what, -event.count)
    else:
        _hold(picture, event.player, event.what, -event.count)


def _goods_arrive(picture: Picture, event: Event) -> None:
    if event.target[0] == "stock":
        _stock(picture, event.player, event.what, event.count)
    else:
        _hold(picture, event.player, event.what, event.count)


def _bonus_leaves(picture: Picture, event: Event) -> None:
    if event.what != "point":
        _stock(picture, event.player, event.what, -event.count)


def _bonus_arrives(picture: Picture, event: Event) -> None:
    if event.what != "point":
        _hold(picture, event.player, event.what, event.count)


def _stock(picture: Picture, colour: str, what: str, count: int) -> None:
    """The stock of a good grows or shrinks; of dividers, that of the colour."""
    if what == "divider":
        picture.stock_dividers[colour] += count
    elif what == "pitch":
        picture.stock_pitch += count
    else:
        picture.stock_food += count


def _hold(picture: Picture, colour: str, what: str, count: int) -> None:
    """A player holds more or fewer of a good."""
    held = picture.held[colour]
    if what == "divider":
        held.dividers += count
    elif what == "pitch":
        held.pitch += count
    else:
        held.food += count


# -- on the ark
def _piece_leaves(picture: Picture, event: Event) -> None:
    _hold(picture, event.player, _PIECES[event.kind], -1)
    _spend(picture, event.count)


def _divider_laid(picture: Picture, event: Event) -> None:
    edge = event.target[1]
    picture.dividers[edge] = event.player
    filled, edges = picture.hull
    picture.hull = (filled + (edge in picture.hull_edges), edges)


def _pitch_laid(picture: Picture, event: Event) -> None:
    picture.pitch.add(event.target[1])


def _food_laid(picture: Picture, event: Event) -> None:
    picture.food.add(event.target[1])


def _divider_leaves(picture: Picture, event: Event) -> None:
    del picture.dividers[event.source[1]]


def _divider_returned(picture: Picture, event: Event) -> None:
    _stock(picture, event.player, "divider", 1)


def _enclosure_completed(picture: Picture, event: Event) -> None:
    picture.enclosures[event.target[1]] = tuple(event.what.split())


def _dividers_leave(picture: Picture, event: Event) -> None:
    picture.crossing = {edge: picture.dividers.pop(edge) for edge in (event.source[1], event.target[1])}


def _dividers_swapped(picture: Picture, event: Event) -> None:
    first, second = event.source[1], event.target[1]
    picture.dividers[first], picture.dividers[second] = picture.crossing[second], picture.crossing[first]
    picture.crossing = {}


def _pair_loaded(picture: Picture, event: Event) -> None:
    pairs = picture.loaded.setdefault(event.target[1], [])
    pairs.append(event.what)
    pairs.sort(key=lambda species: -SPECIES[species].size)
    _spend(picture, event.count)


_PIECES = {"divider-laid": "divider", "pitch-laid": "pitch", "food-laid": "food"}

LEAVES: dict[str, Change] = {
    "worker-moves": _worker_leaves,
    "token-taken": _token_taken,
    "tile-moves": _tile_leaves,
    "goods-move": _goods_leave,
    "trade-bonus": _bonus_leaves,
    "divider-laid": _piece_leaves,
    "pitch-laid": _piece_leaves,
    "food-laid": _piece_leaves,
    "divider-returns": _divider_leaves,
    "dividers-swapped": _dividers_leave,
}
"""What is no longer where it was as soon as the event begins to show."""

ARRIVES: dict[str, Change] = {
    "round-begins": _round_begins,
    "phase-begins": _phase_begins,
    "action-begins": _action_begins,
    "action-ends": _action_ends,
    "turn-begins": _turn_begins,
    "turn-ends": _turn_ends,
    "skipped": _turn_ends,
    "worker-moves": _worker_arrives,
    "token-placed": _token_placed,
    "tile-moves": _tile_arrives,
    "pairing": _pairing,
    "goods-move": _goods_arrive,
    "trade-bonus": _bonus_arrives,
    "divider-laid": _divider_laid,
    "pitch-laid": _pitch_laid,
    "food-laid": _food_laid,
    "divider-returns": _divider_returned,
    "enclosure-completed": _enclosure_completed,
    "dividers-swapped": _dividers_swapped,
    "pair-loaded": _pair_loaded,
    "game-over": _game_over,
}
"""What has changed once the event has been shown.  Other kinds bring points, or lines of the log, alone."""

ON_THE_ARK = frozenset(
    {
        "divider-laid", "pitch-laid", "food-laid", "divider-returns", "enclosure-completed", "dividers-swapped",
        "pair-loaded",
    }
)  # fmt: skip
"""Events after which the ark itself looks different."""
