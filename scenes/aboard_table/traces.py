"""The traces of computer players: rings round what the last of them has split, taken or kept, until the next turn."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.core import Event
from scenes.aboard_table.choreography import AboardStage
from scenes.aboard_table.paintings import MAT_RADIUS
from scenes.aboard_table.picture import AboardPicture
from scenes.paint import Brush
from scenes.table.play import Playing
from scenes.table.traces import TRACE, draw_trace
from scenes.theme import INK

_RINGS = ((INK, 10.0, 10.0), (TRACE, 8.0, 6.0))
"""The ring of a mat, which must stand out on sand: colour, how far it reaches, and its width, in units."""


def draw_traces(target: Surface, brush: Brush, play: Playing, stage: AboardStage, picture: AboardPicture) -> None:
    """Draw the rings, if it was a computer player who has moved last; the picture must show all that has happened."""
    last = next((made for made in reversed(play.match.made) if made.chosen), None)
    if last and last.mover in play.bots:
        for event in last.events:
            for place in _places(picture.known(event), stage, picture):
                draw = _ring_mat if event.kind == "group-split" else draw_trace
                draw(target, brush, place)


def _places(event: Event, stage: AboardStage, picture: AboardPicture) -> Iterator[Rect]:
    """Where that lies which a player has moved: both groups of a split, the animals taken, the secret one."""
    if event.kind == "group-split":
        mats = stage.middle(picture).mats
        yield from (mat.rect for mat in mats if event.source[1] in mat.group or event.target[1] in mat.group)
    elif event.kind == "group-taken":
        tiles = stage.panels(picture).plan(event.player).tiles
        yield from (tiles[tile] for tile in event.what.split() if tile in tiles)
    elif event.kind == "tile-kept":
        secret = stage.panels(picture).plan(event.player).secret
        yield from [secret] if secret else []


def _ring_mat(target: Surface, brush: Brush, mat: Rect) -> None:
    for colour, reach, width in _RINGS:
        ring = mat.inflate(2 * brush.layout.px(reach), 2 * brush.layout.px(reach))
        brush.box(target, ring, "", MAT_RADIUS + reach, colour, width)
