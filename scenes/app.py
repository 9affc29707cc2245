"""The window's loop: it alone reads events, lets time pass, and draws when something has changed."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.clipboard import heed
from scenes.layout import Layout
from scenes.match_setup import RecordFiles
from scenes.mishaps import Mishaps
from scenes.notice import Notice
from scenes.paint import Brush
from scenes.resizing import Resizing
from scenes.saying import say
from scenes.screenshot import keep_window
from scenes.stack import Scene, Stack
from scenes.system import pointer, texts
from scenes.system import settings as stored
from scenes.system.art import MissingPicture
from scenes.system.borrowed import Borrowed
from scenes.system.clock import Clock, RealClock
from scenes.system.gamepad import Gamepads
from scenes.system.memory import give_large_back
from scenes.system.repeating import Repeating
from scenes.system.settings import Settings
from scenes.system.sound import Sound
from scenes.system.thinking import THINK
from scenes.system.window import Display, Window, in_pixels, open_display
from scenes.wipe import Wipe
from scenes.words import faults, keys
from scenes.words.opening import cannot_keep

if TYPE_CHECKING:
    from scenes.system.saves import Saves
    from scenes.table.play import Playing

_MOVING_FPS, _RESTING_FPS = 60, 30
_DOZE = 0.09
"""Seconds for which a scene at rest may be left alone: but for what is done to it, only its patience changes."""
_KNOWN_BUTTONS = 3
_SOUND_CARDS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
"""Events that come when sound is opened, and are nothing that anybody has done."""
_AWAY = {pygame.WINDOWMINIMIZED: True, pygame.WINDOWRESTORED: False}
"""Events that tell whether the window is away."""


class App:
    """The program: a window, a stack of scenes, the brush they share and the player's settings."""

    pointer = (-1, -1)
    by_key = False
    """Whether keys, or a gamepad, have been used last, and not the mouse."""
    status = 0
    think = THINK
    """Seconds that may be thought about a decision of a hard player, in every match of this evening."""
    records: RecordFiles | None = None
    """Where the matches are written as text; None where nobody asked for it."""
    saves: Saves | None = None
    """Where matches are kept after every move; None where none are, as on a surface without a window."""
    shown_notice: Notice | None = None
    """The sentence at the foot of the window just now."""
    unattended = False
    """Whether the program is to end with its match, so that nobody may be there to go on after an error."""
    mishaps: Mishaps | None = None
    """Meets errors that nobody foresaw; None where they are to end the program, as in tests."""
    _dozed = _unheard = 0.0
    _exposed = False
    _wipe: Wipe | None = None

    def __init__(self, screen: Display, clock: Clock | None = None, settings: Settings | None = None) -> None:
        give_large_back()
        self.screen = screen
        self.clock = clock or RealClock()
        self.settings = settings or Settings()
        self.sound = Sound(self.settings)
        """Silent until the program runs."""
        self.layout = Layout(screen.surface().get_size(), self.settings.size)
        self.brush = Brush(self.layout)
        self.stack = Stack(self)
        self.pads = Gamepads()
        self.repeating = Repeating()
        self._resizing = Resizing(self.stack)
        self._borrowed = Borrowed(self.settings)
        self._begin()

    def _begin(self) -> None:
        """Settings and pointer as they are at the start."""
        texts.use(self.settings.language)
        keys.use(pad=False)
        pointer.show(self.brush, self.screen.density)
        pointer.be_seen(True)
        pygame.event.set_blocked(_SOUND_CARDS)

    @classmethod
    def open(cls, size: tuple[int, int], settings: Settings, fullscreen: bool = False) -> App:
        """The program in a real window.  Raises ``pygame.error`` where there is no display."""
        open_display()
        pygame.font.init()
        app = cls(Window(size, fullscreen or settings.fullscreen), settings=settings)
        app.brush.art.look_ahead()
        app.mishaps = Mishaps(app)
        return app

    def borrow(self, **choices: str | None) -> None:
        """Play with other settings, those that are given, for this time only: kept once another is chosen in play."""
        self._borrowed.use(**choices)
        texts.use(self.settings.language)

    def speak(self, language: str) -> None:
        """Another language from now on, for all that is shown, and kept for the next start."""
        self.settings.language = language
        texts.use(language)
        self.arrange()
        self.keep_settings()

    def enlarge(self, size: float) -> None:
        """Another size of everything from now on, kept for the next start."""
        self.settings.size = size
        self.arrange()
        self.keep_settings()

    def run(self, first: Callable[[], Scene]) -> int:
        """Make the first scene, and show scenes until none is left; the exit status."""
        self._guarded(lambda: self.stack.push(first()))
        try:
            while self.stack.scenes:
                self.frame()
                self.sound.open()  # only now, so that the first frame does not wait for it
                self.pads.open()
        finally:
            self.brush.art.stop_ahead()
            self.sound.close()
        return self.status

    def _guarded(self, deed: Callable[[], None]) -> None:
        """Do something that scenes have a part in; what goes wrong there is met by the mishaps, if there are any."""
        try:
            deed()
        except Exception as fault:
            if self.mishaps is None or isinstance(fault, MissingPicture):
                raise
            self.mishaps.meet(fault)

    def frame(self) -> None:
        """One turn of the loop."""
        self._guarded(self._frame)

    def _frame(self) -> None:
        busy = self.busy
        dt = self.clock.tick(_MOVING_FPS if busy else _RESTING_FPS)
        density = self.screen.density
        told = [in_pixels(event, density) for event in pygame.event.get()]
        events = self.repeating.keys(self._keys_of_pads(told), dt)
        self._dozed += dt
        if busy or events or self._exposed or self._dozed >= _DOZE:
            dozed, self._dozed = self._dozed - dt, 0.0
            if events and dozed > 0:
                self._pass(dozed)  # before it hears anything, so that no motion begins in its midst
                dozed = 0.0
            self._turn(events, dozed + dt)
        self._unheard += dt
        if self._dozed == 0.0 or self.sound.awaited:
            self._let_hear(self._unheard)
            self._unheard = 0.0
        if self.mishaps:
            self.mishaps.update(dt)

    def _keys_of_pads(self, told: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
        """The events, those of gamepads as keys; the caps of keys show the buttons of whoever uses a gamepad."""
        before, events = self.pads.in_use, self.pads.keys(told)
        if self.pads.in_use != before:
            keys.use(self.pads.in_use)
            self._exposed = True
        return events

    def _let_hear(self, dt: float) -> None:
        """Let time pass for what is heard; the lowest scene that is seen says what goes on behind it."""
        if self.stack.top:
            self.sound.accompany(self.stack.visible()[0].accompaniment)
        self.sound.update(dt)

    def _pass(self, dt: float) -> None:
        """Let time pass for the uppermost scene."""
        if self.stack.top:
            self.stack.top.update(dt)

    def _turn(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Take events, let time pass, and draw if anything looks different."""
        for event in events:
            self._take(event)
        if self._resizing.rests(dt):
            self.arrange()
        self._sweep(dt)
        self._age_notice(dt)
        self._pass(dt)
        if self._resizing.before:
            self._resizing.show(self.screen, self._resizing.before)
        elif self.stack.top and (self.stack.stale or self._exposed or self._changing):
            self._show()

    @property
    def busy(self) -> bool:
        """Whether frames are due sixty times a second."""
        top = self.stack.top
        moving = self._resizing.under_way or self._changing or self.repeating.held
        return moving or bool(top and (top.busy or top.stale))

    @property
    def _changing(self) -> bool:
        """Whether something over the scenes will look different in the next frame."""
        return self._wipe is not None or bool(self.shown_notice and self.shown_notice.moving)

    def notice(self, sentence: str) -> None:
        """Show a sentence at the top of the window for a while, in the place of one that is there."""
        self.shown_notice, self._exposed = Notice(sentence, self.settings.flourish), True

    @property
    def notice_room(self) -> pygame.Rect | None:
        """Where notices come down to, as the uppermost scene has it."""
        return self.stack.top.notice_room(self.layout) if self.stack.top else None

    def _age_notice(self, dt: float) -> None:
        if self.shown_notice:
            self.shown_notice.update(dt)
            if self.shown_notice.over:
                self.shown_notice, self._exposed = None, True

    def _sweep(self, dt: float) -> None:
        if self._wipe:
            self._wipe.update(dt)
            if self._wipe.over:
                self._wipe, self._exposed = None, True

    def _show(self) -> None:
        self._exposed = False
        self.stack.draw(self.screen.surface())
        if self._wipe:
            self._wipe.draw(self.screen.surface(), self.brush)
        if self.shown_notice:
            self.shown_notice.draw(self.screen.surface(), self.brush, self.notice_room)
        self.screen.flip()

    # -- events
    def _take(self, event: pygame.event.Event) -> None:
        if self._is_the_windows(event):
            self.pointer = event.pos
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._use(keys=event.type == pygame.KEYDOWN)
        if not (self._takes_of_window(event) or self._takes_key(event) or heed(self, event)):
            self._hand_on(event)

    def _takes_of_window(self, event: pygame.event.Event) -> bool:
        """Whether an event tells what becomes of the window; that is seen to."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resizing.go_on(self.layout.size)
        elif event.type == pygame.WINDOWEXPOSED:
            self._exposed = True
        elif event.type in _AWAY:
            self.sound.pause(_AWAY[event.type])
        elif event.type == pygame.DROPFILE:
            self._open(Path(event.file))
        else:
            return False
        return True

    def _takes_key(self, event: pygame.event.Event) -> bool:
        """Whether a key is one that means the same wherever one is; what it means is done."""
        if _asks_for_full_screen(event):
            self.set_fullscreen(not self.screen.fullscreen)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            keep_window(self)
        else:
            return False
        return True

    def _hand_on(self, event: pygame.event.Event) -> None:
        """Hand an event to the notice, if it lies there, else to the uppermost scene."""
        if self.shown_notice and self.shown_notice.takes(event, self.brush, self.notice_room):
            self._exposed = True
        elif self.stack.top and getattr(event, "button", 1) <= _KNOWN_BUTTONS:
            self.pointer = getattr(event, "pos", self.pointer)
            self.stack.top.handle(event)

    def _is_the_windows(self, event: pygame.event.Event) -> bool:
        """Whether the window has moved under a mouse that lies still: whoever has used keys goes on with them."""
        return event.type == pygame.MOUSEMOTION and self.by_key and self._resizing.under_way

    def _use(self, keys: bool) -> None:
        """Keys, or the mouse, are used from now on; the pointer is seen with the mouse alone."""
        if keys != self.by_key:
            self.by_key = keys
            pointer.be_seen(not keys)

    def _open(self, path: Path) -> None:
        """A file has been let fall on the window."""
        from scenes.opening import open_file

        open_file(self, path)

    # -- the whole screen
    def arrange(self) -> None:
        """Place everything for the window as it is now."""
        self._resizing.end()
        self._wipe = None
        size = self.screen.surface().get_size()
        self.layout = Layout((max(size[0], 320), max(size[1], 240)), self.settings.size)
        self.brush.resize(self.layout)
        pointer.show(self.brush, self.screen.density)
        self.stack.arrange(self.layout)

    def change_to(self, scene: Scene) -> None:
        """Go to another screen, in the place of all there are; waves wipe the old one away."""
        before = self.screen.surface().copy()
        self.stack.restart(scene)
        gc.collect()  # else the pictures of screens that are gone would lie in memory for another match or two
        settings = self.settings
        self._wipe = Wipe(before, settings.pace, settings.less_motion) if settings.pace else None

    def set_fullscreen(self, on: bool) -> None:
        """Full screen or a window, remembered for the next start."""
        self.screen.set_fullscreen(on)
        self.settings.fullscreen = on
        self.keep_settings()
        self.stack.arrange(self.layout)

    def keep_settings(self) -> None:
        """Write the settings, but for those that hold for this time only."""
        stored.store(self._borrowed.given_back())

    @property
    def at_table(self) -> Playing | None:
        """The match that is played just now, also where other scenes lie on top of its table."""
        return next((scene.at_table for scene in reversed(self.stack.scenes) if scene.at_table), None)

    def tell(self, fault: OSError) -> None:
        """Say on the screen that the match cannot be kept; it goes on."""
        self.notice(cannot_keep(fault.strerror or str(fault)))

    def fail(self, fault: OSError) -> None:
        """Say what could not be written, and end with status 2 in time; the match goes on."""
        say(faults.sentence(fault))
        self.status = 2

    def quit(self) -> None:
        """End the program after this frame."""
        self.stack.clear()


def _asks_for_full_screen(event: pygame.event.Event) -> bool:
    """Whether a key asks for the whole screen, or for a window again: F11, or Enter with Alt held."""
    if event.type != pygame.KEYDOWN:
        return False
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))
