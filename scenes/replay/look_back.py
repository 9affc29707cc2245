"""The look back at a match in play: its log, and its table at any moment so far.

The match waits meanwhile, as in the pause, so that one comes back to exactly what was there; a computer player that
thinks in a process of its own goes on thinking, so that nobody waits longer for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.record import Record
from scenes.layout import Layout
from scenes.layouts.replay import ReplayLayout
from scenes.match_setup import told_to
from scenes.replay.caption import Caption
from scenes.replay.past import Past
from scenes.replay.scene import PastScreen
from scenes.replay.way_home import WayHome
from scenes.table.ark_pieces import FAMILY
from scenes.table.glove import draw_glove
from scenes.theme import GREEN_BUTTON
from scenes.widgets import Button
from scenes.words import replay as words
from scenes.words.log import round_heading

READING = 1.0
"""Seconds in which a step can be read before the next one begins, at normal speed."""
SLOWLY = "slow"

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.play import Playing


def look_back(app: App, playing: Playing) -> None:
    """Open the log of a match over its table."""
    past = Past(playing.plan, playing.match)
    app.stack.push(LookBack(past, past.last))


def watch_last_turn(app: App, playing: Playing, colour: str = "") -> None:
    """Show the last turn of the match, or of one player, once more, up to now."""
    past = Past(playing.plan, playing.match)
    app.stack.push(Retelling(past, past.turn_before(past.led_by(colour))))


def watch_just_happened(app: App, playing: Playing) -> None:
    """Show what has happened since whoever is to decide has done so last, once more, up to now."""
    past = Past(playing.plan, playing.match)
    app.stack.push(Retelling(past, past.news_for(_at_the_mouse(playing))))


def _at_the_mouse(playing: Playing) -> str:
    """The person to whom it is news: who is to decide, or else the only one there is; empty where nobody is known."""
    mover, plan = playing.match.state.to_move, playing.plan
    return next((seat.colour for seat in plan.seats if seat.human and seat.colour == mover), plan.only_person)


class LookBack(PastScreen):
    """Escape, or the green button, leads back to the match as it stands.

    In the Family Variant, which is played by those who cannot read, a click on the table does so too, and a glove
    shows the button after a while.
    """

    way_back = "icons/close"

    def __init__(self, past: Past, moment: int) -> None:
        super().__init__(past, moment)
        self.way_home = WayHome() if past.plan.game == FAMILY else None
        self._on_table = False
        """Whether the mouse was pressed on the table."""

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

    def back(self) -> None:
        self.app.stack.pop()

    # -- the glove
    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        if self.way_home:
            self.way_home.arrange(self.onward.rect, self.grid.table_rows())

    @property
    def busy(self) -> bool:
        return super().busy or bool(self.way_home and self.way_home.glove)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.way_home:
            before = self.way_home.glove
            self.way_home.update(dt, self.app.settings.pace)
            if self.playing or self.board.busy:
                self.way_home.wait()
            self.stale |= self.way_home.glove != before

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if self.way_home and self.way_home.glove:
            draw_glove(self.brush, target, self.way_home.glove)

    # -- input
    def handle(self, event: pygame.event.Event) -> None:
        if self.way_home and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.stale |= self.way_home.glove is not None
            self.way_home.wait()
        if self._clicks_table(event) or (event.type == pygame.KEYDOWN and event.key == pygame.K_l):
            self.back()
        else:
            super().handle(event)

    def _clicks_table(self, event: pygame.event.Event) -> bool:
        """Whether the table is clicked where that leads back."""
        if not self.way_home or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.button != 1:
            return False
        begun, lies = self._on_table, self._is_table(event.pos)
        self._on_table = event.type == pygame.MOUSEBUTTONDOWN and lies
        return begun and lies and event.type == pygame.MOUSEBUTTONUP

    def _is_table(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on no control, nor on the panels that hold some."""
        panels = [self.grid.story(), self.grid.bar(), *([self.board.eye] if self.board.eye else [])]
        return self.controls.at(pos) is None and not any(panel.collidepoint(pos) for panel in panels)


class Retelling(LookBack):
    """The look back that plays the last turns by itself, slowly, with a sentence for each step."""

    between = READING

    def __init__(self, past: Past, moment: int) -> None:
        super().__init__(past, moment)
        self.caption = Caption(past, moment)
        self.playing = moment < past.last

    def enter(self) -> None:
        self.speed = SLOWLY
        self.renew()

    def draw_told(self, target: Surface) -> None:
        self.caption.draw(target, self.sight, self.moment, self.beside_story(), self.board.happened_at())

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_w:
            self.back()
        else:
            super().handle(event)
