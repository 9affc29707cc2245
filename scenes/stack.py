"""The stack of scenes: the uppermost one hears and is drawn, the rest wait.  Its calls come in pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.layout import Layout
from scenes.system.sound import AT_SEA, Accompaniment

if TYPE_CHECKING:
    from game.record import Record
    from scenes.app import App
    from scenes.table.play import Playing


class Scene:
    """One screen.  ``enter`` and ``leave`` come in turn, again where another scene leads back to this one; ``pause``
    and ``resume`` as others come and go on top.

    ``stale`` asks to be drawn; drawing changes nothing.  ``see_through`` scenes have the one below drawn first.
    """

    see_through = False

    def __init__(self) -> None:
        self.stale = True
        self.app: App

    @property
    def busy(self) -> bool:
        """Whether something moves or is pressed, so that frames are due sixty times a second."""
        return False

    @property
    def at_table(self) -> Playing | None:
        """The match that is played in this scene, if one is."""
        return None

    @property
    def takes_matches(self) -> bool:
        """Whether a match on the clipboard can be pasted here, to be opened."""
        return False

    @property
    def accompaniment(self) -> Accompaniment:
        """What is heard behind this scene while it is the lowest one that is seen."""
        return AT_SEA

    def notice_room(self, layout: Layout) -> Rect | None:
        """Where notices come down to, in pixels; None where they may lie at the top of the window."""
        return None

    def copied(self) -> Record | None:
        """The match that is shown, as whoever looks at it may know it; None where there is none to be copied."""
        return None

    def enter(self) -> None:
        """The scene has come onto the stack."""

    def leave(self) -> None:
        """The scene is taken off the stack, or the program ends."""

    def pause(self) -> None:
        """Another scene comes on top: let go of what is held."""

    def resume(self) -> None:
        """The scene is the uppermost one again."""
        self.stale = True

    def arrange(self, layout: Layout) -> None:
        """Place everything for a window size: called before ``enter`` and at every new size."""

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of mouse, keyboard or window; only the uppermost scene gets any."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene as it is now, and change nothing."""
        raise NotImplementedError


class Stack:
    """The scenes of an app, the uppermost last."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that hears, or None once the program ends."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        if self.top:
            self.top.pause()
        self._begin(scene)

    def pop(self) -> None:
        """Take the uppermost scene off; the one below goes on."""
        self.scenes.pop().leave()
        if self.top:
            self.top.arrange(self.app.layout)
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one."""
        if self.scenes:
            self.scenes.pop().leave()
        self._begin(scene)

    def restart(self, scene: Scene) -> None:
        """Take everything off and begin with one scene."""
        while self.scenes:
            self.scenes.pop().leave()
        self._begin(scene)

    def clear(self) -> None:
        """Take everything off: the app ends."""
        while self.scenes:
            self.scenes.pop().leave()

    def _begin(self, scene: Scene) -> None:
        scene.app = self.app
        self.scenes.append(scene)
        scene.arrange(self.app.layout)
        scene.enter()

    def arrange(self, layout: Layout) -> None:
        """A new window size, for every scene on the stack."""
        for scene in self.scenes:
            scene.arrange(layout)
            scene.stale = True

    def visible(self) -> list[Scene]:
        """What must be drawn, from the lowest on."""
        shown: list[Scene] = []
        for scene in reversed(self.scenes):
            shown.insert(0, scene)
            if not scene.see_through:
                break
        return shown

    @property
    def stale(self) -> bool:
        """Whether anything visible asks to be drawn."""
        return any(scene.stale for scene in self.visible())

    def draw(self, target: pygame.Surface) -> None:
        """Draw all that is visible, from the lowest on."""
        for scene in self.visible():
            scene.draw(target)
            scene.stale = False
