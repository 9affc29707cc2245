"""The table of Animals on Board as it is watched: groups, arks and, once the game is over, every secret."""

from __future__ import annotations

from functools import partial
from typing import cast

from pygame import Rect, Surface

from game.aboard import AnimalsOnBoard
from game.core import Event
from scenes.aboard_table.choreography import AboardChoreography, AboardStage
from scenes.aboard_table.controls import PriceButton
from scenes.aboard_table.ground import Ground
from scenes.aboard_table.hands import Target
from scenes.aboard_table.picture import AboardPicture
from scenes.paint import Brush
from scenes.replay.board import Board
from scenes.replay.past import Past
from scenes.replay.rings import draw_frame, ring_within
from scenes.table.director import Director

_MAT_RADIUS, _ARK_RADIUS = 40.0, 24.0
"""Corners of the ring round a mat and round an ark, in units."""


class AboardBoard(Board[AboardPicture]):
    """A match of Animals on Board."""

    def __init__(self, past: Past) -> None:
        picture = AboardPicture.of(cast(AnimalsOnBoard, past.state(0)), past.plan.seats)
        picture.open = past.over
        super().__init__(past, picture)

    def place(self, brush: Brush) -> Director:
        self.brush = brush
        self.stage = AboardStage(brush, self.picture, still=True)
        self.ground = Ground(brush, self.stage)
        return Director(self.picture, partial(AboardChoreography, self.stage), ears=self.hearing)

    # -- drawing
    def draw(self, target: Surface) -> None:
        self.ground.draw(target, self.stage.middle(self.picture))
        self._draw_prices(target)
        if not self.busy:
            self._draw_done(target)

    def _draw_prices(self, target: Surface) -> None:
        """What each group costs, where its button is in play."""
        if self.picture.laying_out:
            return
        for mat in self.stage.middle(self.picture).mats:
            if mat.name not in self.picture.flying:
                PriceButton(mat, False, _not_clicked).draw(target, self.brush)

    def _draw_done(self, target: Surface) -> None:
        """A ring round what the player of this moment has just done: a new group, or the ark that was loaded."""
        for event in self.past.events_to(self.moment):
            place = self._place_of(event)
            if place:
                draw_frame(self.brush, target, *place)
                return

    def _place_of(self, event: Event) -> tuple[Rect, float] | None:
        if event.kind == "group-split":
            mat = self.stage.middle(self.picture).mat_of(event.what.split()[0])
            return (mat.rect, _MAT_RADIUS) if mat else None
        if event.kind in ("group-taken", "tile-kept", "secret-shown"):
            panels = self.stage.panels(self.picture)
            return ring_within(self.brush, panels.loaded(event.player), panels.rect(event.player)), _ARK_RADIUS
        return None


def _not_clicked(target: Target) -> None:
    """The price of a group in the past is looked at only."""
