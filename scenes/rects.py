"""Places in a window as sets of rectangles."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

NOWHERE = Rect(0, 0, 0, 0)


def around(places: list[Rect]) -> Rect:
    """The smallest place that holds all of these; nowhere if there are none."""
    return places[0].unionall(places[1:]) if places else NOWHERE


def pixels(places: Iterable[Rect]) -> int:
    """How large these places are together, if none lies on another."""
    return sum(place.width * place.height for place in places)


def joined(places: Iterable[Rect]) -> list[Rect]:
    """Rectangles that do not overlap and hold the same places: those that touch are one."""
    separate: list[Rect] = []
    for place in places:
        while (touched := place.collidelist(separate)) >= 0:
            place = place.union(separate.pop(touched))
        separate.append(place)
    return separate


def apart(places: Iterable[Rect]) -> list[Rect]:
    """Rectangles that do not overlap and are the same places together, and no more."""
    whole: list[Rect] = []
    for place in places:
        left = [place]
        for other in whole:
            left = [part for piece in left for part in outside(piece, other)]
        whole += left
    return whole


def outside(place: Rect, hole: Rect) -> list[Rect]:
    """What of a place lies outside of another one, as four rectangles at most."""
    inner = place.clip(hole)
    if not inner:
        return [place]
    parts = (
        Rect(place.left, place.top, place.width, inner.top - place.top),
        Rect(place.left, inner.top, inner.left - place.left, inner.height),
        Rect(inner.right, inner.top, place.right - inner.right, inner.height),
        Rect(place.left, inner.bottom, place.width, place.bottom - inner.bottom),
    )
    return [part for part in parts if part]
