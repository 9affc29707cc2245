"""A player's hand at the table of Animals on Board: it finds what to click through the controls on the screen."""

from __future__ import annotations

import random

from conftest import Hand

from scenes import aboard
from scenes.aboard import AboardScene
from scenes.aboard_table.hands import Target
from scenes.app import App
from scenes.handover import Handover
from scenes.match_setup import MatchPlan
from scenes.table.picture import Seat
from scenes.widgets import Widget

COLOURS = ("green", "yellow", "red", "blue")


def plan_of(kinds: tuple[str, ...], seed: int = 1, **options: bool) -> MatchPlan:
    """A match of these kinds of players, the first of them first."""
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS, kinds, strict=False))
    return MatchPlan("aboard", seats, seats[0].colour, seed, options)


def sit_down(app: App, kinds: tuple[str, ...], seed: int = 1, **options: bool) -> AboardScene:
    """The table of a match, with everything dealt that is dealt by itself."""
    scene = aboard.begin(app, plan_of(kinds, seed, **options))
    assert isinstance(scene, AboardScene)
    app.stack.push(scene)
    app.frame()
    return scene


class Player(Hand):
    """Sits at one table and clicks what lies there."""

    def __init__(self, app: App, scene: AboardScene) -> None:
        super().__init__(app)
        self.scene = scene

    def widget(self, target: Target) -> Widget:
        """The control that a target is on the screen."""
        return next(w for w in self.scene.controls if getattr(w, "target", None) == target)

    def click_target(self, target: Target) -> None:
        """Click in the middle of a target, which must lie uppermost there."""
        widget = self.widget(target)
        assert self.scene.controls.at(widget.rect.center) is widget, target
        self.click(widget.rect.center)

    def take_the_mouse(self) -> None:
        """Where the curtain is closed, say that one is there."""
        top = self.app.stack.top
        if isinstance(top, Handover):
            self.click(top.controls.widgets[0].rect.center)
            self.wait(0.1)

    def choices(self, rng: random.Random, splits: int) -> list[str]:
        """The legal moves: all but the splits, and a sample of those."""
        legal = self.scene.table.state.legal()
        if len(legal) <= splits:
            return [move.text for move in legal]
        sample = [legal[rng.randrange(len(legal))].text for _ in range(splits)]
        return sample + [move for move in self._takes() if move not in sample]

    def _takes(self) -> list[str]:
        state = self.scene.table.state
        return [f"take {group[0]}" for group in state.groups() if state.can_take(group[0])]


def at_the_turn(app: App, kinds: tuple[str, ...] = ("human", "random"), seed: int = 1) -> Player:
    """The first player, who has kept a tile and is to split or take."""
    scene = sit_down(app, kinds, seed)
    player = Player(app, scene)
    while scene.table.state.phase == "setup":
        player.take_the_mouse()
        if scene.table.hand:
            player.click_target(("hand", scene.table.picture.hand[0]))
        else:
            app.frame()
    player.wait(0.1)
    assert scene.table.hand is not None
    return player
