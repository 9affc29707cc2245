"""The traces of computer players: a ring on each piece and tile of the last turn, while the next one goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core import Event, Place
from scenes.paint import Brush
from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.picture import Picture
from scenes.theme import CREAM, INK

_LAID = frozenset({"divider-laid", "pitch-laid", "food-laid", "pair-loaded"})
TRACE = CREAM
"""The colour of the rings: not gold, in which the lantern rings what is to be clicked."""
_REACH, _LINE, _RADIUS = 6.0, 4.0, 14.0
_ON_ARK = frozenset({"edge", "field", "square", "enclosure"})


@dataclass(frozen=True)
class _Piece:
    """What a computer player has moved: where it lies, whose it is, and what it is where that matters."""

    place: Place
    player: str
    what: str


class Traces:
    """``computers`` are the colours that no person plays."""

    def __init__(self, computers: Collection[str]) -> None:
        self._computers = computers
        self._turn = self._laid_in = 0
        """The turn that goes on, and the one in which pieces were laid, counted from the first."""
        self._laid: list[_Piece] = []

    def follow(self, events: Iterable[Event]) -> None:
        """Take up what happened."""
        for event in events:
            self._turn += event.kind == "turn-begins"
            pieces = [_Piece(place, event.player, event.what) for place in _moved(event)]
            if pieces and self._turn:
                self._lay(pieces)
            elif self._turn > self._laid_in + 1:
                self._laid = []

    def _lay(self, pieces: list[_Piece]) -> None:
        if self._laid_in != self._turn:
            self._laid_in, self._laid = self._turn, []
        self._laid += [piece for piece in pieces if piece.player in self._computers]

    @property
    def places(self) -> list[Place]:
        """Where the ringed pieces lie."""
        return [piece.place for piece in self._laid]

    def draw(self, target: Surface, ark: ArkView, frame: Frame, picture: Picture) -> None:
        """Draw the rings round what lies there already."""
        for piece in self._laid:
            if _lies(picture, piece):
                self._draw(target, ark, frame, picture, piece)

    def _draw(self, target: Surface, ark: ArkView, frame: Frame, picture: Picture, piece: _Piece) -> None:
        if piece.place[0] in _ON_ARK:
            rects = [*ark.place(piece.place, piece.what, picture)]
        else:
            rect = frame.where(picture, piece.place, piece.player, piece.what)
            rects = [rect] if rect else []
        for rect in rects:
            draw_trace(target, ark.brush, rect, round_=piece.place[0] == "current")


def _moved(event: Event) -> tuple[Place, ...]:
    """Where something now lies that a player has laid, sent, swapped or taken."""
    if event.kind == "dividers-swapped":
        return event.source, event.target
    sent = event.kind == "worker-moves" and event.target[0] == "current"
    taken = event.kind == "tile-moves" and event.target == ("held", event.player)
    return (event.target,) if event.kind in _LAID or sent or taken else ()


def draw_trace(target: Surface, brush: Brush, rect: Rect, round_: bool = False) -> None:
    """Draw the ring round a thing that lies in a rectangle; ``round_`` where the thing is a disc."""
    ring = rect.inflate(2 * brush.layout.px(_REACH), 2 * brush.layout.px(_REACH))
    for colour, line in ((INK, _LINE + 2), (TRACE, _LINE)):
        if round_:
            brush.disc(target, ring.center, ring.width / 2 / brush.layout.u, "", colour, line)
        else:
            brush.box(target, ring, "", _RADIUS, colour, line)


def _lies(picture: Picture, piece: _Piece) -> bool:
    """Whether a piece has landed at its place and is still there."""
    kind, name = piece.place
    if kind == "current":
        return piece.player in picture.current.get(int(name), ())
    if kind == "held":
        return piece.what in picture.held[name].animals
    lying: dict[str, Collection[str]] = {
        "edge": picture.dividers,
        "field": picture.pitch,
        "square": picture.food,
        "enclosure": picture.loaded,
    }
    return name in lying[kind]
