"""The bar of a replay: a step back, play, a step on, the slider, and how fast it plays."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.layouts.replay import ReplayLayout
from scenes.paint import Brush
from scenes.replay.past import Past
from scenes.replay.timebar import TimeBar
from scenes.speeds import SPEED_ICONS
from scenes.theme import GOLD_BUTTON
from scenes.widgets import Button, Choice, Widget
from scenes.widgets.base import Action
from scenes.words import keys


class Player(Protocol):
    """What moves through a past."""

    past: Past
    playing: bool
    speed: str

    @property
    def moment(self) -> int: ...
    def go_to(self, moment: int) -> None: ...
    def step(self, way: int) -> None: ...
    def play(self) -> None: ...
    def pacer(self, speed: str) -> Action: ...


class Bar:
    """The controls of the bar, in a row."""

    def __init__(self, grid: ReplayLayout, player: Player) -> None:
        self.back = StepButton(grid.bar_button("back"), lambda: player.step(-1), backward=True)
        self.play = Button(grid.bar_button("play"), player.play, style=GOLD_BUTTON, icon_units=50)
        self.play.cap = keys.space()
        self.on = StepButton(grid.bar_button("on"), lambda: player.step(1), backward=False)
        self.time = TimeBar(grid.time(), player.past, player.moment, player.go_to, grid.u)
        self.speeds = [
            Choice(grid.speed(index), player.pacer(speed), icon=icon, chosen=speed == player.speed, icon_units=54)
            for index, (speed, icon) in enumerate(SPEED_ICONS.items())
        ]
        self.show(player.moment, player.playing)

    def widgets(self) -> list[Widget]:
        """In the order of the Tab key."""
        return [self.back, self.play, self.on, self.time, *self.speeds]

    def show(self, moment: int, playing: bool) -> None:
        """Stand at a moment."""
        self.time.moment = moment
        self.play.icon = "icons/pause" if playing else "icons/play"
        self.back.enabled = moment > 0
        self.on.enabled = moment < self.time.past.last


class StepButton(Button):
    """One move on, or back, which is the same picture turned round."""

    def __init__(self, rect: Rect, action: Action, backward: bool) -> None:
        super().__init__(rect, action)
        self.backward = backward

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        side, alpha = brush.layout.px(46), 255 if self.enabled else 102
        key = ("step", side, alpha, self.backward)
        picture = brush.art.kept(key)
        if picture is None:
            one = brush.art.faded("icons/step", (side, side), alpha)
            picture = brush.art.keep(key, pygame.transform.flip(one, self.backward, False))
        target.blit(picture, picture.get_rect(center=face.center))
