"""The look back at a match in play: its log, and its table at any moment so far.  The match waits meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.record import Record
from scenes.layouts.replay import ReplayLayout
from scenes.match_setup import told_to
from scenes.replay.past import Past
from scenes.replay.scene import PastScreen
from scenes.theme import GREEN_BUTTON
from scenes.widgets import Button
from scenes.words import replay as words
from scenes.words.log import round_heading

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing


def look_back(app: App, playing: Playing) -> None:
    """Open the log of a match over its table."""
    past = Past(playing.plan, playing.match)
    app.stack.push(LookBack(past, past.last))


def watch_last_turn(app: App, playing: Playing, colour: str = "") -> None:
    """Show what just happened: the last turn of the match, or of one player, once more, up to now."""
    past = Past(playing.plan, playing.match)
    scene = LookBack(past, past.turn_before(past.led_by(colour)))
    scene.playing = scene.moment < past.last
    app.stack.push(scene)


class LookBack(PastScreen):
    """Escape, or the green button, leads back to the match as it stands."""

    way_back = "icons/close"

    def sign(self) -> tuple[str, str]:
        past = self.moment < self.past.last
        return words.earlier() if past else words.now(), round_heading(self.past.round_at(self.moment))

    @property
    def lit(self) -> bool:
        return self.moment < self.past.last

    def way_on(self, grid: ReplayLayout) -> Button:
        return Button(grid.way_on(), self.back, words.back_to_the_game(), "icons/play-light", style=GREEN_BUTTON,
                      units=34, icon_units=58)  # fmt: skip

    def copied(self) -> Record:
        return told_to(self.past)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.back()
        else:
            super().handle(event)

    def back(self) -> None:
        self.app.stack.pop()
