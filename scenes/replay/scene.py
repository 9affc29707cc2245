"""What the replay of a match (p) and the look back at one in play share: the table in the past, beside its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Surface

from scenes.layout import Layout
from scenes.layouts.replay import ReplayLayout
from scenes.paint import Brush
from scenes.replay.aboard_board import AboardBoard
from scenes.replay.ark_board import ArkBoard
from scenes.replay.bar import Bar
from scenes.replay.board import Board
from scenes.replay.past import Past
from scenes.replay.sign import draw_sign
from scenes.replay.story import Story
from scenes.replay.why_strip import WhyStrip
from scenes.screen import Screen
from scenes.speeds import SPEED_ICONS
from scenes.system.settings import SPEEDS
from scenes.system.sound import AT_SEA, Accompaniment
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.widgets.compass import ENTER

BETWEEN = 0.5
"""Seconds from the end of one move to the next while the replay plays, at normal speed."""
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_LINES = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_ROUNDS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class PastScreen(Screen):
    """The table at any moment of a past, with what moves through time; ``moment`` is where it begins."""

    expects_enter = False

    def __init__(self, past: Past, moment: int) -> None:
        super().__init__()
        self.past = past
        self.board = _board_of(past)
        self.board.moment = moment
        self.story = Story(past, self.go_to, self.renew)
        self.whys = WhyStrip(past)
        self.playing = False
        self.speed = "normal"
        self._wait = 0.0

    # -- what a kind of screen says
    between = BETWEEN
    way_back = "icons/home"
    """The picture of where Escape leads."""

    def sign(self) -> tuple[str, str]:
        """What the wooden sign says: in large letters, and in small ones."""
        raise NotImplementedError

    @property
    def lit(self) -> bool:
        """Whether the sign is gold, so that nobody takes the past for the present."""
        return False

    def way_on(self, grid: ReplayLayout) -> Button:
        """The green button."""
        raise NotImplementedError

    @property
    def leads_on(self) -> bool:
        """Whether the green button leads anywhere from the moment shown."""
        return True

    # -- the stack
    @property
    def accompaniment(self) -> Accompaniment:
        return AT_SEA

    def enter(self) -> None:
        own = self.app.settings.speed
        self.speed = own if own in SPEED_ICONS else "fast"
        self.renew()

    def arrange(self, layout: Layout) -> None:
        self.grid = ReplayLayout(layout.size, layout.scale, self.past.plan.game)
        self.sight = Brush(self.grid, self.brush.art, self.brush.fonts)
        self.board.arrange(self.sight)
        super().arrange(layout)

    @property
    def busy(self) -> bool:
        return super().busy or self.board.busy or self.playing

    # -- time
    @property
    def moment(self) -> int:
        """The moment that is shown, or on its way."""
        return self.board.moment

    def update(self, dt: float) -> None:
        super().update(dt)
        self.stale |= self.board.busy
        self.board.update(dt)
        for name in self.board.hearing.take(dt, SPEEDS[self.speed]):
            self.app.sound.play(name)
        if self.playing and not self.board.busy:
            self._wait -= dt
            if self._wait <= 0:
                self._play_next()

    def _play_next(self) -> None:
        if self.moment == self.past.last:
            self.playing = False
            self._moved()
        else:
            self._wait = self.between * SPEEDS[self.speed]
            self._step_on()

    def _step_on(self) -> None:
        """Show how the next moment comes; at once for who wants to see no motion."""
        settings = self.app.settings
        self.board.go_on(SPEEDS[self.speed] if settings.pace else 0.0, settings.less_motion)
        self._moved()

    def _moved(self) -> None:
        """Another moment is shown, or what plays has stopped."""
        self.onward.enabled = self.leads_on
        self.bar.show(self.moment, self.playing)
        self.story.show(self.moment)
        self.board.line = self.story.gold
        self.stale = True

    # -- moving through time by hand, which ends playing
    def go_to(self, moment: int) -> None:
        """Show a moment at once."""
        self.playing = False
        self.board.show(min(self.past.last, max(0, moment)))
        self._moved()

    def step(self, way: int) -> None:
        """To the next moment, or at once back to the one before."""
        if way < 0 or self.moment == self.past.last:
            self.go_to(self.moment + way)
        else:
            self.playing = False
            self._step_on()

    def step_round(self, way: int) -> None:
        """To the beginning of the next round; or of this one, or else of the one before."""
        starts = [*self.past.rounds, self.past.last]
        if way > 0:
            self.go_to(next((start for start in starts if start > self.moment), self.moment))
        else:
            self.go_to(next((start for start in reversed(starts) if start < self.moment), 0))

    def play(self) -> None:
        """Play on, or pause; what has come to its end begins anew."""
        self.playing = not self.playing
        self._wait = 0.0
        if self.playing and self.moment == self.past.last:
            self.board.show(0)
        self._moved()

    # -- input
    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(event.y)
        elif not (event.type == pygame.KEYDOWN and self._key(event.key)):
            self.story.lines.pointer = self.app.pointer
            self._look_through(event)
            super().handle(event)
            self.stale |= event.type == pygame.MOUSEMOTION and self.story.lines.hovered

    def _look_through(self, event: pygame.event.Event) -> None:
        """The eye of a tray is pressed, or let go."""
        eye = self.board.eye
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and eye:
            self.board.see_through = self.stale = eye.collidepoint(event.pos)
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST) and self.board.see_through:
            self.board.see_through, self.stale = False, True

    def _turn_wheel(self, notches: float) -> None:
        if self.grid.story().collidepoint(self.app.pointer):
            self.story.scroll(notches)
            self.stale = True

    def _key(self, key: int) -> bool:
        """Whether a key is one of those that move through time; on a control in focus some mean that."""
        if key in _ROUNDS:
            self.step_round(_ROUNDS[key])
        elif key in (pygame.K_HOME, pygame.K_END):
            self.go_to(0 if key == pygame.K_HOME else self.past.last)
        elif key in _STEPS and not self.controls.by_key:
            self.step(_STEPS[key])
        elif key in _LINES and not self.controls.by_key:
            self.story.step(_LINES[key])
        elif key in ENTER and self._enter_plays:
            self.play()
        else:
            return False
        return True

    @property
    def _enter_plays(self) -> bool:
        """Whether Enter plays on: where no ring is, and where the arrows have gone through time with it."""
        return not self.controls.by_key or self.controls.focus in (None, self.bar.time, self.story.lines)

    # -- controls
    def place(self, layout: Layout) -> Sequence[Widget]:
        self.bar = Bar(self.grid, self)
        self.onward = self.way_on(self.grid)
        controls = [*self.menu(), *self.bar.widgets(), self.onward, *self.story.widgets(self.grid)]
        self._moved()
        return controls

    def menu(self) -> list[Widget]:
        """The buttons at the upper left: the way back, and the settings."""
        back = Button(self._menu_place(0), self.back, icon=self.way_back, icon_units=46)
        return [back, Button(self._menu_place(2), self._open_settings, icon="icons/settings", icon_units=44)]

    def _open_settings(self) -> None:
        from scenes.pause import Pause

        self.app.stack.push(Pause(in_play=False))

    def _menu_place(self, index: int) -> pygame.Rect:
        return self.grid.aboard.menu(index) if self.past.plan.game == "aboard" else self.grid.menu(index)

    def pacer(self, speed: str) -> Action:
        """What the button of a speed does."""

        def choose() -> None:
            self.speed = speed
            self.renew()

        return choose

    # -- drawing
    def draw(self, target: Surface) -> None:
        self.board.draw(target)
        self.draw_told(target)
        draw_sign(self.sight, target, self.grid.sign(), self.sign(), self.lit)
        self.story.paint(target, self.sight)
        self.controls.draw(target, self.brush)
        self.board.director.draw(target)

    def draw_told(self, target: Surface) -> None:
        """What is told of the moment that is shown, beside the log."""
        if not self.board.busy:
            self.whys.draw(target, self.sight, self.moment, self.beside_story(), self.board.happened_at())

    def beside_story(self) -> pygame.Rect:
        """The rows of the table, as wide as they are seen, down to the bar."""
        rows, story = self.grid.table_rows(), self.grid.story()
        right = rows.right if self.grid.below else story.left
        return pygame.Rect(rows.left, rows.top, right - rows.left, self.grid.bar().top - rows.top)


def _board_of(past: Past) -> Board[Any]:
    return AboardBoard(past) if past.plan.game == "aboard" else ArkBoard(past)
