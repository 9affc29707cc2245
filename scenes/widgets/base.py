"""What every control can do, and the set of controls of a screen: one hovered, one pressed, one in focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.widgets.compass import ENTER, WAYS, Way, nearest, next_place
from scenes.widgets.keycap import draw_key_at
from scenes.widgets.ring import draw_ring
from scenes.widgets.rise import LIFTED, RESTING, SUNK, Rise

Action = Callable[[], None]
Heard = Callable[[str], None]
"""Is called with the name of a sound."""


class Widget:
    """A control in a rectangle of the window, in pixels.  It is drawn from its state and changes nothing itself.

    ``sounds``: what is heard of it as it is pressed, let go, and let go while it is not ``enabled``.
    ``takes_keys``: whether the keyboard can be on it; ``writes``: whether it is written in, and shows that by a
    caret even where no ring does.
    """

    sounds = ("press", "release", "no")
    takes_keys = True
    writes = False

    def __init__(self, rect: Rect) -> None:
        self.rect = rect
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.enabled = True
        self.cap = ""
        """What the key reads that does the same; shown while the control is pointed at or in focus."""
        self.rise = Rise()

    @property
    def aim(self) -> float:
        """How high the control should stand."""
        if not (self.hovered and self.enabled):
            return RESTING
        return SUNK if self.pressed else LIFTED

    def draw(self, target: Surface, brush: Brush) -> None:
        """Draw the control as it is now."""
        raise NotImplementedError

    def click(self, pos: tuple[int, int]) -> None:
        """A press and a release inside, at ``pos``; or Enter while in focus (then at the middle)."""

    def grab(self, pos: tuple[int, int]) -> None:
        """A press inside, at ``pos``; nothing is done yet."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moves while the control is pressed."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while in focus; whether it was used."""
        return False

    def typed(self, text: str) -> None:
        """Text typed while in focus."""

    @property
    def ring(self) -> Rect:
        """What the focus ring lies round."""
        return self.rect

    def focus_ring(self, target: Surface, brush: Brush) -> None:
        """The ring that shows where the keyboard is."""
        draw_ring(target, brush, self.ring)


def _unheard(_name: str) -> None:
    """Nobody listens."""


class Controls:
    """The controls of one screen.  Feed it events; ``changed`` says that something must be drawn anew.

    Feed it time too, and ``eased`` controls rise and sink gradually; others do so at once.
    ``heard`` is called with what is to be heard of them.
    """

    def __init__(self, widgets: Sequence[Widget] = (), eased: bool = False, heard: Heard = _unheard) -> None:
        self.widgets = list(widgets)
        self.eased = eased
        self.heard = heard
        self.changed = True
        self.by_key = False
        self.first: Widget | None = None
        """Where the arrows begin."""
        self._pointer = (-1, -1)
        self.moving = False
        """Whether a control rises or sinks."""
        self.resting = False
        """Whether something else hears in their place, so that they show neither the keyboard nor its keys."""

    def __iter__(self) -> Iterator[Widget]:
        return iter(self.widgets)

    def add(self, *widgets: Widget) -> None:
        """Put further controls on top, last in the order of the Tab key."""
        self.widgets.extend(widgets)
        self.changed = True

    @property
    def focus(self) -> Widget | None:
        """The control that the keyboard is on."""
        return next((w for w in self.widgets if w.focused), None)

    @property
    def seen(self) -> Widget | None:
        """The same where it is to be seen: by the ring, which the mouse takes away, or by a caret."""
        return self.focus if self.focus and (self.by_key or self.focus.writes) else None

    @property
    def stops(self) -> list[Widget]:
        """The controls that the keyboard can be on."""
        return [w for w in self.widgets if w.takes_keys]

    @property
    def pressed(self) -> bool:
        """Whether a control is held down."""
        return any(w.pressed for w in self.widgets)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost control under a point."""
        return next((w for w in reversed(self.widgets) if w.rect.collidepoint(pos)), None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether a control took the event."""
        taken = self._take(event)
        if not self.eased:
            self.settle()
        return taken

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass, at normal speed."""
        moved = [widget.rise.update(widget.aim, dt) for widget in self.widgets]
        self.moving = any(moved)
        self.changed = self.changed or self.moving

    def settle(self) -> None:
        """Let every control stand at once where it should."""
        for widget in self.widgets:
            widget.rise.jump(widget.aim)

    def rest(self) -> None:
        """Let go of the pointer and the keyboard, until other controls take their place."""
        self.resting = True
        for widget in self.widgets:
            widget.hovered = widget.pressed = False
        self.settle()

    def _take(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._hover(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            return self._hover((-1, -1))
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focus:
            self.focus.typed(event.text)
            self.changed = True
            return True
        return False

    def _hover(self, pos: tuple[int, int]) -> bool:
        self.by_key &= pos == self._pointer
        self._pointer = pos
        under = self.at(pos)
        held = next((w for w in self.widgets if w.pressed), None)
        if held:
            held.drag(pos)
            self.changed = True
        for widget in self.widgets:
            if widget.hovered != (widget is under):
                widget.hovered = widget is under
                self.changed = True
        return under is not None

    def _press(self, pos: tuple[int, int]) -> bool:
        under = self.at(pos)
        self.by_key = False
        self.set_focus(under)
        if under:
            under.pressed = self.changed = True
            self.heard(under.sounds[0])
            under.grab(pos)
        return under is not None

    def _release(self, pos: tuple[int, int]) -> bool:
        held = next((w for w in self.widgets if w.pressed), None)
        if not held:
            return False
        held.pressed = False
        self.changed = True
        if held.rect.collidepoint(pos):
            self._click(held, pos)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        seen = self.seen
        if seen and seen.key(event):
            self.changed = True
            return True
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in WAYS:
            return self._move(WAYS[event.key])
        if event.key in ENTER:
            return self._enter()
        return False

    def _enter(self) -> bool:
        """A click on what the ring lies round; where there is none, it is shown, and no more than that."""
        if not (self.by_key and self.focus):
            return self.begin()
        self.changed = True
        self._click(self.focus, self.focus.rect.center)
        return True

    def _click(self, widget: Widget, pos: tuple[int, int]) -> None:
        self.heard(widget.sounds[1 if widget.enabled else 2])
        widget.click(pos)

    def set_focus(self, widget: Widget | None) -> None:
        """Move the keyboard's focus."""
        for other in self.widgets:
            other.focused = other is widget
        self.changed = True

    def begin(self) -> bool:
        """Show where the keys are, or where they begin; always true."""
        self.by_key = True
        self.set_focus(self.focus if self.focus in self.stops else self.first or next(iter(self.stops), None))
        return True

    def go_on(self, before: Controls) -> None:
        """Take the place of other controls, keeping the keys where they were, or near."""
        self.by_key, focus = before.by_key, before.focus
        if focus is None:
            return
        same = next((new for new in self.widgets if new.rect == focus.rect), None) or self._in_place_of(focus, before)
        places = {widget: widget.rect.center for widget in self.stops}
        self.set_focus(same or (nearest(places, focus.rect.center) if self.by_key else None))

    def _in_place_of(self, widget: Widget, before: Controls) -> Widget | None:
        """The same one where all lie elsewhere, as in another size of the window: of as many the one in its place."""
        if [type(new) for new in self.widgets] != [type(old) for old in before.widgets]:
            return None
        return self.widgets[before.widgets.index(widget)]

    def _step(self, step: int) -> bool:
        stops, focus = self.stops, self.focus
        if not stops:
            return False
        if focus in stops and not self.seen:
            return self.begin()
        index = stops.index(focus) + step if focus in stops else (0 if step > 0 else -1)
        self.by_key = True
        self.set_focus(stops[index % len(stops)])
        return True

    def _move(self, towards: Way) -> bool:
        focus = self.seen
        if not focus:
            return self.begin()
        places = {widget: widget.rect.center for widget in self.stops if widget is not focus}
        found = next_place(places, focus.rect.center, towards)
        self.by_key = True
        if found:
            self.set_focus(found)
        return True

    def draw(self, target: Surface, brush: Brush) -> None:
        """Draw all of them, the focus ring and the caps of keys on top."""
        for widget in self.widgets:
            widget.draw(target, brush)
        self.changed = False
        if not self.resting:
            self._draw_keys(target, brush)

    def _draw_keys(self, target: Surface, brush: Brush) -> None:
        focus = self.focus
        if focus and self.by_key:
            focus.focus_ring(target, brush)
        for widget in self.widgets:
            if widget.cap and widget.enabled and (widget.hovered or (widget.focused and self.by_key)):
                draw_key_at(brush, target, widget.rect, widget.cap)
