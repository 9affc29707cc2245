"""The scene of a match of Animals on Board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from scenes.aboard_table.answering import QUESTION, WATCH, QuestionSpot, WatchButton
from scenes.aboard_table.asking_why import WhySpot
from scenes.aboard_table.controls import Eye, PriceButton, TileSpot
from scenes.aboard_table.hands import NOWHERE, UNDO
from scenes.aboard_table.hinting import HINT
from scenes.aboard_table.log import LOG, Log
from scenes.aboard_table.places import AboardPlaces
from scenes.aboard_table.table import AboardTable
from scenes.aboard_table.tools import ToolButton
from scenes.aboard_table.view import AboardView
from scenes.guide.at_meadow import GUIDED
from scenes.guide.at_table import heed
from scenes.handover import Handover
from scenes.layout import Layout
from scenes.match_setup import MatchPlan, finish, told_to
from scenes.paint import Point
from scenes.stack import Scene
from scenes.table.presses import DRAG_FROM
from scenes.table.steering import MOUSE, Focus, Steering
from scenes.tabletop import Tabletop, seated
from scenes.trying import beginning as trying
from scenes.trying.at_meadow import TRIED
from scenes.widgets import Controls

if TYPE_CHECKING:
    from game.record import Record
    from scenes.app import App

AT_ANY_TIME = 5
"""The first controls are the menu's and the tools, which can be used while things move."""


def begin(app: App, plan: MatchPlan) -> Scene:
    """The table of a match that begins.  Raises :class:`game.BadSetup` or :class:`game.bots.UnknownBot`."""
    return AboardScene(seated(app, AboardTable(plan, app.brush)))


class AboardScene(Tabletop):
    """The table with its mouse and keyboard."""

    table: AboardTable
    watch = WATCH

    def __init__(self, table: AboardTable) -> None:
        super().__init__(table)
        self.controls = Controls()
        self.pointer: Point = (-1, -1)
        self._pressed_at: Point | None = None
        self._key: tuple[object, ...] = ()
        self._eye_key_held = False
        self.steering = Steering(Focus(), AboardPlaces(self))

    # -- the stack
    def copied(self) -> Record | None:
        return told_to(self.table.play, self.table.onlooker) if self.table.trial is None else None

    @property
    def busy(self) -> bool:
        held = self.controls.pressed or self.controls.moving or self.table.stage.dragging
        return self.table.moving or self.table.computers.awaited or held

    def arrange(self, layout: Layout) -> None:
        self._let_go()
        self.table.director.finish()
        self.table.stage.lifting.forget()
        self.view = AboardView(self.app.brush, self.table)
        self._place()

    def pause(self) -> None:
        self.steering.let_go()
        self._let_go()

    # -- time
    def update(self, dt: float) -> None:
        table, moving = self.table, self.table.moving
        prompt = table.prompt()
        asks = any(isinstance(widget, QuestionSpot) and widget.hovered for widget in self.controls)
        table.keeps_answer = asks or self.steering.focus.shown
        table.update(dt, self.app.settings.pace, self.app.settings.less_motion)
        for name in table.hearing.take(dt, self.app.settings.pace):
            self.app.sound.play(name)
        self.keep_up()
        table.priced = next((w.target[1] for w in self.controls if isinstance(w, PriceButton) and w.told), "")
        self.steering.follow()
        flourish = self.app.settings.flourish
        self.controls.update(dt / flourish if flourish else 1.0)
        self.stale |= moving or table.moving or self.controls.changed or prompt != table.prompt()
        self._go_on()

    def _go_on(self) -> None:
        """Close the curtain before somebody else's secret, or hand over to the score sheet."""
        table = self.table
        if table.trial:
            if not (table.director.busy or table.moments.sliding):
                trying.end_if_due(self.app, table.trial)
        elif table.over:
            finish(self.app, table.play)
        elif table.curtain_for:
            self._close_curtain(table.curtain_for, peeks=False)

    def _close_curtain(self, colour: str, peeks: bool) -> None:
        self.app.stack.push(
            Handover(self.table.picture.seats, colour, peeks, lambda: self.table.change_places(colour))
        )

    def keep_up(self) -> None:
        """Place the controls anew if others are due."""
        if self._key != self.view.key():
            self._place()

    def _place(self) -> None:
        widgets = self.view.controls((self.ask_to_leave, self.open_rules, self.open_pause), self._click)
        self.controls = Controls(widgets, heard=self.app.sound.play)
        under = self.controls.at(self.pointer)
        if under and not self.table.stage.dragging:
            under.hovered = True
        self.controls.settle()
        self._key = self.view.key()
        self.stale = True

    # -- input
    @property
    def pointed_at(self) -> tuple[str, str] | None:
        return next((getattr(widget, "target", None) for widget in self.controls if widget.hovered), None)

    @property
    def chapter(self) -> str:
        return self.table.chapter_at(self.pointed_at)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.use_keys(event)
        elif event.type in MOUSE:
            self.steering.hide(event.pos)
            self.use_mouse(event)
        elif event.type != pygame.WINDOWLEAVE or not self.steering.focus.shown:
            self.use_mouse(event)

    def use_mouse(self, event: pygame.event.Event) -> None:
        """What the mouse does, or the keys in its place; and what becomes of the window."""
        self.pointer = getattr(event, "pos", self.pointer)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.set_back()
        elif self.table.stage.dragging:
            self._drag_on(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (self._repeated() or self._hurried()):
            self.stale = True
        else:
            self._handle(event)

    def set_back(self) -> bool:
        """Set back what is lifted, or what is being dragged; whether anything was."""
        hand = self.table.hand
        if self.table.stage.dragging:
            self._let_go()
        elif hand and hand.lifted:
            self._click(UNDO)
        else:
            return False
        self.stale = True
        return True

    def hold_eye(self, held: bool) -> None:
        self._eye_key_held = held
        self._peek()

    def use_tool(self, tool: str) -> None:
        self._click((tool, ""))

    def ask_lantern(self) -> None:
        self._click(HINT)

    def _handle(self, event: pygame.event.Event) -> None:
        self.controls.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed_at = event.pos
        elif event.type == pygame.MOUSEBUTTONUP:
            self._click_in_vain(event.pos)
            self._pressed_at = None
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._let_go()
        elif event.type == pygame.MOUSEMOTION:
            self.table.moments.stir()
            self._maybe_drag(event.pos)
        self._peek()
        self.stale |= self.controls.changed

    def _click_in_vain(self, pos: Point) -> None:
        """A click beside all controls: what lies there is answered for."""
        if self._pressed_at is None or self.controls.at(pos) or self.controls.at(self._pressed_at):
            return
        thing = self.view.thing_at(pos)
        if thing and thing == self.view.thing_at(self._pressed_at):
            self._click(thing)

    def _repeated(self) -> bool:
        """Whether a press is the second one of a double click whose first one has made a decision."""
        table, under = self.table, self.controls.at(self.pointer)
        tool = under.tool if isinstance(under, ToolButton) else None
        first = table.undone.counts(tool)
        again = table.presses.repeats(self.pointer, table.decisions, self.app.layout.u)
        return not first if tool else again

    def _hurried(self) -> bool:
        """Whether a click ended what was moving, and so meant nothing else."""
        busy = self.table.director.busy and self.controls.at(self.pointer) not in self.controls.widgets[:AT_ANY_TIME]
        if busy:
            self.table.director.finish()
        return busy

    def _click(self, target: tuple[str, str]) -> None:
        if target == LOG:
            self.look_back()
        elif target[0] == "why":
            self.watch_again(target[1])
        elif target == WATCH:
            self.watch_just_happened()
        elif target == QUESTION:
            self.open_rules()
        elif target in GUIDED and self.table.teacher:
            self.table.refuse(None)
            heed(self.app, self.table.teacher, target[0])
        elif target in TRIED and self.table.trial:
            trying.heed(self.app, self.table.trial, target[0])
        else:
            self.table.click(target)
            self.stale = True

    def _peek(self) -> None:
        """Show the secret tile as long as the eye is held; after somebody else, the curtain closes first."""
        by_key = self._eye_key_held and self.table.eye is not None
        held = by_key or any(isinstance(widget, Eye) and widget.pressed for widget in self.controls)
        if held != self.table.peeking:
            self.table.peeking = held
            self.stale = True
        if held and self.table.must_change_places and self.table.eye:
            self._close_curtain(self.table.eye, peeks=True)

    # -- dragging
    def _maybe_drag(self, pos: Point) -> None:
        """A tile that is held and moved is dragged."""
        tile = next((w for w in self.controls if isinstance(w, TileSpot) and w.pressed), None)
        if tile is None or tile.target[0] != "tile" or self._pressed_at is None:
            return
        dx, dy = pos[0] - self._pressed_at[0], pos[1] - self._pressed_at[1]
        if dx * dx + dy * dy >= (DRAG_FROM * self.app.layout.u) ** 2:
            tile.pressed = False
            self.table.drag(tile.target[1])
            self.table.falls_on = self.view.drops_on(pos)
            self.stale = True

    def _drag_on(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.table.drop(event.pos, self.view.drops_on(event.pos))
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._let_go()
        else:
            self.table.falls_on = self.view.drops_on(self.pointer)
        self.stale = True

    def _let_go(self) -> None:
        """What is held falls back to where it was."""
        self._pressed_at, self._eye_key_held = None, False
        self.table.refusal = None
        for widget in self.controls:
            widget.pressed = widget.hovered = False
        self.table.peeking = False
        if self.table.stage.dragging:
            self.table.drop(self.pointer, NOWHERE)

    # -- drawing
    def draw(self, target: Surface) -> None:
        self.view.draw(target)
        self.controls.draw(target, self.app.brush)
        self.view.draw_above(target, self.pointer, by_key=self.steering.focus.shown)
        for widget in self.controls:
            if isinstance(widget, Log):
                widget.draw_open(target, self.app.brush)
            elif isinstance(widget, ToolButton | WatchButton):
                widget.draw_tip(target, self.app.brush)
            elif isinstance(widget, WhySpot):
                widget.draw_open(target, self.app.brush)
            elif isinstance(widget, PriceButton):
                self.view.draw_forecast(target, widget)
        cap = next((widget.cap for widget in self.controls if widget.hovered), "")
        self.steering.draw(target, self.app.brush, cap)
