"""Somebody who goes through an evening with the mouse: chooses a game, starts it, plays, and leaves the score sheet.

The others at the table are computer players.  All clicks are real events, a moment apart, so that what opens under a
resting pointer does open.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from game.bots import named
from game.core import COLOURS
from scenes.aboard import AboardScene
from scenes.app import App
from scenes.handover import Handover
from scenes.score_screen import ScoreScreen
from scenes.setup import Setup
from scenes.system.settings import HUMAN, SeatSetting, Settings
from scenes.table.marks import Target
from scenes.table.play import Playing
from scenes.table.scene import TableScene
from scenes.title import Title

Point = tuple[int, int]

ADVISER = "medium"
"""The level of whoever tells the guest what to do, and of the others at the table."""
LOOKS = 24
"""Frames for which the guest looks at what it points at; by then no click counts as the second of a double click."""


def settings() -> Settings:
    """Those of the evening: the guest has the first seat, computer players the others."""
    return Settings(
        seats=[SeatSetting(colour, "", ADVISER if place else HUMAN) for place, colour in enumerate(COLOURS)]
    )


class Guest:
    """Goes through matches of one game after the other on an app that shows the title."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.seed = seed
        self._adviser = named(ADVISER)(random.Random(seed))
        self._made = -1
        """How many moves had been made when the clicks that are left were thought of."""
        self._left: list[Target] = []
        """What is still to be clicked for the move that has been decided on."""

    def evening(self, game: str) -> Iterator[None]:
        """A whole match from the title to the title, frame by frame: take one step before every frame of the app."""
        self.app.change_to(Title(seed=self.seed))
        begun = False
        while not begun or not isinstance(self.app.stack.top, Title):
            place = self._next_place(game)
            yield from self._click(place) if place else iter([None])
            begun = begun or isinstance(self.app.stack.top, TableScene | AboardScene)

    def _click(self, place: Point) -> Iterator[None]:
        """Point at a place for a while, and click there."""
        _post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(LOOKS):
            yield
        _post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        yield
        _post(pygame.MOUSEBUTTONUP, pos=place, button=1)
        yield

    def _next_place(self, game: str) -> Point | None:
        """Where to click now, if anywhere."""
        scene = self.app.stack.top
        if isinstance(scene, TableScene):
            return self._on_the_ark(scene)
        if isinstance(scene, AboardScene):
            return self._on_the_meadow(scene)
        if isinstance(scene, Title):
            return next(card.rect.center for card in scene.controls if getattr(card, "game", "") == game)
        if isinstance(scene, ScoreScreen) and scene.age >= scene.lasts:
            return scene.controls.widgets[0].rect.center  # to the title
        way_on = scene.first() if isinstance(scene, Setup | Handover) else None
        return way_on.rect.center if way_on else None

    # -- at the tables
    def _on_the_ark(self, scene: TableScene) -> Point | None:
        table = scene.table
        if table.hand is None or table.director.busy:
            return None
        return table.hits.point_of(self._next_target(table.play, table.hand.gesture), table.marks)

    def _on_the_meadow(self, scene: AboardScene) -> Point | None:
        table = scene.table
        if table.hand is None or table.director.busy:
            return None
        hand = table.hand
        target = self._next_target(table.play, lambda move: hand.gesture(table.state.parse(move)))
        return next(widget.rect.center for widget in scene.controls if getattr(widget, "target", None) == target)

    def _next_target(self, play: Playing, gesture: Callable[[str], list[Target]]) -> Target:
        """The next click; a new move is decided on once that is made, or its clicks were taken for double ones."""
        state, made = play.match.state, len(play.match.moves)
        if made != self._made or not self._left:
            view = state.view(str(state.to_move))
            self._made, self._left = made, gesture(self._adviser.choose(view, lambda: False).text)
        return self._left.pop(0)


def _post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))
