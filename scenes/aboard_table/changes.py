"""How each event changes the picture of Animals on Board: what the rules told, and nothing worked out anew.

Whatever flies is in its new place at once (``LEAVES``), but not drawn there until it has landed (``ARRIVES``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import DARK, Event

if TYPE_CHECKING:
    from scenes.aboard_table.picture import AboardPicture

Change = Callable[["AboardPicture", Event], None]

COMING, GONE = "coming", "gone"
"""A place in the hand whose tile is on its way there, or has left it."""


# -- dealing
def _deal(picture: AboardPicture, event: Event) -> None:
    if event.source[0] == "pile":
        picture.tiles_left -= 1
    if event.target[0] == "hand":
        picture.hand.append(COMING)
    elif event.target[0] == "ark":
        picture.load(event.player, [event.what])
    else:
        _lay_out(picture, event.what)


def _dealt(picture: AboardPicture, event: Event) -> None:
    if event.target[0] == "hand":
        picture.hand[picture.hand.index(COMING)] = event.what
    picture.flying.discard(event.what)


def _lay_out(picture: AboardPicture, tile: str) -> None:
    """Into the one group there is while the middle is filled."""
    picture.groups = [[*(picture.groups[0] if picture.groups else ()), tile]]
    picture.flying.add(tile)


def _keep(picture: AboardPicture, event: Event) -> None:
    _leave_hand(picture, event.what)
    picture.secrets.add(event.player)
    if event.what != DARK:
        picture.opened[event.player] = event.what
    picture.flying.add(f"secret {event.player}")
    picture.actor = None


def _kept(picture: AboardPicture, event: Event) -> None:
    picture.flying.discard(f"secret {event.player}")


def _put(picture: AboardPicture, event: Event) -> None:
    _leave_hand(picture, event.what if event.what in picture.hand else DARK)
    _lay_out(picture, event.what)


def _leave_hand(picture: AboardPicture, tile: str) -> None:
    picture.hand[picture.hand.index(tile)] = GONE
    if set(picture.hand) == {GONE}:
        picture.hand = []


def _landed(picture: AboardPicture, event: Event) -> None:
    picture.flying -= set(event.what.split())


# -- turns
def _begin_turn(picture: AboardPicture, event: Event) -> None:
    picture.actor, picture.last_turn = event.player, event.what == "last-turn"


def _split(picture: AboardPicture, event: Event) -> None:
    part = event.what.split()
    whole = picture.group_with(part[0])
    rest = [tile for tile in whole if tile not in part]
    picture.groups = [group for group in picture.groups if group is not whole] + [rest, part]
    picture.sort_groups()
    picture.flying |= set(part)
    picture.log.note_split(event.player, len(part), len(rest))


def _take(picture: AboardPicture, event: Event) -> None:
    tiles = event.what.split()
    picture.groups = [group for group in picture.groups if group[0] != tiles[0]]
    picture.load(event.player, [tile for tile in tiles if tile != DARK])
    picture.flying |= set(tiles) - {DARK}


def _pay(picture: AboardPicture, event: Event) -> None:
    if event.source[0] == "held":
        picture.food[event.player] -= event.count


def _paid(picture: AboardPicture, event: Event) -> None:
    if event.target[0] == "held":
        picture.food[event.player] += event.count


def _flag(picture: AboardPicture, event: Event) -> None:
    picture.flags.append(event.player)
    picture.flying.add(f"flag {event.player}")


def _flagged(picture: AboardPicture, event: Event) -> None:
    picture.flying.discard(f"flag {event.player}")


# -- rounds
def _begin_round(picture: AboardPicture, event: Event) -> None:
    picture.round = event.count


def _begin_phase(picture: AboardPicture, event: Event) -> None:
    picture.phase = event.what
    picture.actor = None
    if not picture.laying_out:
        picture.sort_groups()


def _tell_last(picture: AboardPicture, event: Event) -> None:
    picture.last_round = True


def _join(picture: AboardPicture, event: Event) -> None:
    picture.groups = [event.what.split()]


def _clear_flags(picture: AboardPicture, event: Event) -> None:
    picture.flags.clear()


def _set_first(picture: AboardPicture, event: Event) -> None:
    picture.first = event.player


def _show_secret(picture: AboardPicture, event: Event) -> None:
    picture.secrets.discard(event.player)
    picture.opened.pop(event.player, None)
    picture.load(event.player, [event.what])


LEAVES: dict[str, Change] = {
    "tile-dealt": _deal,
    "tile-kept": _keep,
    "tile-moves": _put,
    "group-split": _split,
    "group-taken": _take,
    "food-moves": _pay,
    "flag-set": _flag,
    "phase-begins": _begin_phase,
    "groups-joined": _join,
}
"""What each kind of event changes at once: whatever flies is in its new place already, but not drawn there."""

ARRIVES: dict[str, Change] = {
    "tile-dealt": _dealt,
    "tile-kept": _kept,
    "tile-moves": _landed,
    "group-split": _landed,
    "group-taken": _landed,
    "food-moves": _paid,
    "flag-set": _flagged,
    "round-begins": _begin_round,
    "turn-begins": _begin_turn,
    "flags-cleared": _clear_flags,
    "first-player": _set_first,
    "last-round": _tell_last,
    "secret-shown": _show_secret,
}
"""What each kind of event changes once all of it has landed."""
