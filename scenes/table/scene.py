"""What the scenes of all phases of the two ark games share: the mouse, time, and drawing in layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.guide.at_ark import GUIDED
from scenes.guide.at_table import heed
from scenes.guide.bubble import STAR
from scenes.layout import Layout
from scenes.match_setup import MatchPlan, finish, told_to
from scenes.stack import Scene
from scenes.system import pointer
from scenes.system.sound import AT_SEA, RAIN, Accompaniment
from scenes.table.dragging import Dragging
from scenes.table.glove import draw_glove
from scenes.table.hearing import PRESS, RELEASE
from scenes.table.hint_marks import HintMarks
from scenes.table.log import LOG
from scenes.table.marks import Target
from scenes.table.menu import CAPS
from scenes.table.missing_places import MissingPlaces
from scenes.table.motion import SHAKE_REACH
from scenes.table.places import ArkPlaces
from scenes.table.question import QUESTION
from scenes.table.shaking import draw_shaken
from scenes.table.steering import MOUSE, Steering
from scenes.table.table import Table
from scenes.table.tray import EYE
from scenes.table.turn_ring import draw_turn_ring
from scenes.table.undoing import UNDO, UNDOING
from scenes.table.watch_button import WATCH
from scenes.table.weather import LEVELS, rain_level
from scenes.tabletop import Tabletop, seated
from scenes.trying import beginning as trying
from scenes.trying.at_ark import TRIED

if TYPE_CHECKING:
    from game.record import Record
    from scenes.app import App


_RAIN_HEARD = 0.5
"""How strongly the rain is heard before the Deluge at most."""
_NOWHERE = (-1, -1)
"""Where the pointer is while it is outside of the window."""


def begin(app: App, plan: MatchPlan) -> Scene:
    """The table of a match that begins.

    Raises :class:`game.BadSetup`, :class:`game.ark.mapfile.BadMap` or :class:`game.bots.UnknownBot`.
    """
    from scenes.phases import scene_of

    return scene_of(seated(app, Table(plan, app.brush)))


class TableScene(Tabletop):
    """One phase at the table; ``phases`` are those of the position that it shows."""

    table: Table
    watch = WATCH
    phases: tuple[str, ...] = ()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._handed_on = False
        """Whether another scene has taken the table over."""
        self._pressed: Target | None = None
        self._is_pressed = False
        self.dragging = Dragging(table)
        self._turned = 0.0
        """How the pointer is turned while it nods, in degrees."""
        self.steering = Steering(table.focus, ArkPlaces(table, self._use_mouse))

    # -- the stack
    def notice_room(self, layout: Layout) -> Rect:
        """Over the prompt: at the top actions are chosen."""
        return layout.prompt()

    def copied(self) -> Record | None:
        return told_to(self.table.play) if self.table.trial is None else None

    @property
    def busy(self) -> bool:
        table = self.table
        return table.moving or table.still.late or table.computers.awaited or (self.raining and table.weather.moves)

    @property
    def raining(self) -> bool:
        """Whether rain is to be seen."""
        return rain_level(self.table.picture) > 0

    @property
    def accompaniment(self) -> Accompaniment:
        rain = _RAIN_HEARD * rain_level(self.table.picture) / LEVELS
        return {**AT_SEA, RAIN: ("rain", rain)} if rain else AT_SEA

    def arrange(self, layout: Layout) -> None:
        self.table.arrange(layout)
        self.stale = True

    def leave(self) -> None:
        if not self._handed_on:
            super().leave()

    def resume(self) -> None:
        super().resume()
        self.table.still.forget()
        self.table.look_again()

    def pause(self) -> None:
        self._turn_pointer(0.0)
        self.steering.let_go()
        self.table.look_through(False)

    # -- time
    def update(self, dt: float) -> None:
        table = self.table
        version, marks, moving = table.picture.version, table.marks, table.moving
        table.update(dt, self.app.settings.pace, self.app.settings.less_motion)
        for name in table.hearing.take(dt, self.app.settings.pace):
            self.app.sound.play(name)
        changed = table.picture.version != version or table.marks is not marks
        changed |= table.weather.update(dt, self.app.settings.less_motion) and self.raining
        self.stale = self.stale or changed or moving or table.moving or table.still.late
        self._turn_pointer(table.moments.nod)
        self.steering.follow()
        self._go_on()

    def _turn_pointer(self, degrees: float) -> None:
        if degrees != self._turned:
            self._turned = degrees
            pointer.show(self.table.brush, self.app.screen.density, degrees)

    def _go_on(self) -> None:
        """Hand over to the scene of another phase, or to the score sheet."""
        table = self.table
        if table.over and table.trial is None:
            finish(self.app, table.play)
        elif table.picture.phase not in self.phases:
            from scenes.phases import scene_of

            self._handed_on = True
            self.app.stack.replace(scene_of(table))
        elif table.trial and not (table.director.busy or table.moments.sliding):
            trying.end_if_due(self.app, table.trial)

    # -- input
    @property
    def pointed_at(self) -> Target | None:
        return self.table.target()

    def handle(self, event: pygame.event.Event) -> None:
        self.table.weather.stir()
        if event.type in MOUSE:
            self.steering.hide(event.pos)
            self._use_mouse(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.use_keys(event)
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._let_go()

    def _use_mouse(self, event: pygame.event.Event) -> None:
        """What the mouse does, or the keys in its place."""
        if event.type == pygame.MOUSEMOTION:
            self.stale |= self.table.point(event.pos)
            self.dragging.move(event.pos)
            self.stale |= self.dragging.under_way or self.dragging.refused
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.set_back()

    def set_back(self) -> bool:
        """Put back what is being dragged, or else what is in hand; whether anything was."""
        if self.dragging.under_way:
            self._drop()
            return True
        self.dragging.forget()
        holds = bool(self.table.hand and self.table.hand.holds)
        if holds:
            self.table.use(UNDO)
            self.stale = True
        return holds

    def _drop(self) -> None:
        """What is being dragged goes back, and what was pressed is not meant."""
        self._is_pressed, self.table.lifts.pressed = False, None
        self.dragging.cancel()
        self.stale = True

    def _let_go(self) -> None:
        """The mouse is elsewhere: nothing is pointed at any more."""
        self.steering.let_go()
        self._drop()
        self.table.look_through(False)
        if not self.table.focus.shown:
            self.table.point(_NOWHERE)

    def hold_eye(self, held: bool) -> None:
        self.table.look_through(held and bool(self.table.marks.tray))
        self.stale = True

    def use_tool(self, tool: str) -> None:
        self.table.use(tool)

    def ask_lantern(self) -> None:
        self.table.ask_lantern()

    def _press(self, pos: tuple[int, int]) -> None:
        table = self.table
        self._is_pressed = table.press(pos)
        self._pressed = table.target()
        if self._is_pressed:
            self.dragging.take(pos, self._pressed)
        self._sound_button(PRESS)
        if self._pressed == EYE:
            table.look_through(True)
        self.stale = True

    def _release(self, pos: tuple[int, int]) -> None:
        table = self.table
        table.lifts.pressed = None
        table.point(pos)
        table.look_through(False)
        meant, self._is_pressed = self._is_pressed and table.target() == self._pressed, False
        if self.dragging.under_way:
            self.dragging.end()
        elif meant and not self.dragging.refused:
            self._sound_button(RELEASE)
            self._click(self._pressed)
        self.dragging.forget()
        self.stale = True

    def _sound_button(self, name: str) -> None:
        """What a button sounds like that is pressed, or let go; other things sound as they are moved."""
        if self._pressed and self._pressed[0] == "button":
            self.app.sound.play(name)

    def _click(self, target: Target | None) -> None:
        if target == LOG:
            self.look_back()
        elif target == WATCH:
            self.watch_just_happened()
        elif target in GUIDED:
            self._heed(target[1])
        elif target in TRIED and self.table.trial:
            trying.heed(self.app, self.table.trial, target[1])
        elif target in (QUESTION, ("button", "rules")):
            self.open_rules()
        elif target == ("button", "home"):
            self.ask_to_leave()
        elif target == ("button", "settings"):
            self.open_pause()
        elif target and target[0] == "why":
            self.watch_again(target[1])
        elif target and target[0] == "button" and target[1] in UNDOING:
            self.table.use(target[1])
        else:
            self.table.click(target)

    def _heed(self, button: str) -> None:
        """Do what a button of the guide is for."""
        if self.table.teacher:
            self.table.answer = None
            heed(self.app, self.table.teacher, button)
            self.table.point(self.table.pointer)

    # -- drawing
    @property
    def nodding(self) -> tuple[int, int] | None:
        """Where an answer shakes its head: beside the pointer; nowhere while keys are used, which show none."""
        return None if self.steering.focus.shown else self.table.pointing

    def draw(self, target: Surface) -> None:
        table = self.table
        self.draw_ark(target)
        table.traces.draw(target, table.ark, table.frame, table.picture)
        table.frame.draw_marks(target, table.picture, table.shown, table.moments.turning)
        self._draw_hint(target)
        MissingPlaces(table.hits).draw(target, table.shown)
        table.frame.draw_cards(target, table.picture, table.shown, table.hits.pen(table.shown))
        lifted_from = table.hits.lifted_from(table.shown) if table.marks.lift < 1 else {}
        table.ark.draw_in_hand(target, table.shown, table.pointing, lifted_from)
        self.dragging.draw(target)
        self._draw_turn(target)
        table.director.draw(target)
        if table.rainbow.seconds:
            table.rainbow.draw(table.brush, target)
        if table.shaking:
            draw_shaken(target, table.shaking, table.brush.layout.px(SHAKE_REACH), table.moments.shake / SHAKE_REACH)
        if table.glove_guide.glove:
            draw_glove(table.brush, target, table.glove_guide.glove)
        self.steering.draw(target, table.brush, CAPS.get(table.marks.hover, "") if table.marks.hover else "")

    def _draw_turn(self, target: Surface) -> None:
        """The ring that grows from the panel of whoever has come to the turn."""
        table, grown = self.table, self.table.moments.ringing
        actor = table.picture.actor
        if actor and grown < 2:
            draw_turn_ring(table.brush, target, table.frame.panels.rect(table.picture, actor), actor, grown)

    def _draw_hint(self, target: Surface) -> None:
        """What the lantern shows, or else the guide, while no tray is still on its way.

        As long as an answer glows the guide's ring would lie on what glows, and on its flag.
        """
        table, marks = self.table, self.table.shown
        if marks.hinted and not marks.tray_below:
            HintMarks(table.hits).draw(target, marks, marks.hinted, table.lantern.ring)
        elif marks.taught and not marks.tray_below and not marks.why_not:
            HintMarks(table.hits, STAR).draw(target, marks, marks.taught, marks.pointing)

    def draw_ark(self, target: Surface) -> None:
        """Everything but what is marked in the frame and what flies."""
        table, picture, marks = self.table, self.table.picture, self.table.shown
        table.still.draw(target, picture, table.frame.hidden(marks) or table.ark.marked(picture, marks))
        table.ark.draw_marks(target, picture, marks, self.nodding)
        if self.raining:
            table.ark.draw_drizzle(target, table.weather.seconds, rain_level(picture))
