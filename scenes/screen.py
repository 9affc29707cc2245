"""A screen of controls over a picture that stands still, as title, setup, settings and score sheet are."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.layout import Layout
from scenes.paint import Brush
from scenes.stack import Scene
from scenes.system.sound import AT_HOME, Accompaniment
from scenes.theme import GREEN_FACE
from scenes.widgets import Button, Controls, Widget
from scenes.words import keys


class Screen(Scene):
    """``place`` says which controls there are and where, ``paint`` draws what lies under them.

    ``expects_enter``: whoever comes here by keys can press Enter at once, for the way on.
    """

    expects_enter = True
    letters_alone = False
    """Whether of all things on this screen letters alone follow the size of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.controls = Controls()

    @property
    def brush(self) -> Brush:
        """What the app paints with."""
        return self.app.brush.lettered() if self.letters_alone else self.app.brush

    @property
    def accompaniment(self) -> Accompaniment:
        return AT_HOME

    @property
    def busy(self) -> bool:
        return self.controls.pressed or self.controls.moving

    def place(self, layout: Layout) -> Sequence[Widget]:
        """The controls for a window size, in the order of the Tab key."""
        raise NotImplementedError

    def paint(self, target: pygame.Surface) -> None:
        """What lies under the controls; kept as a picture until :meth:`renew` or another window size."""
        raise NotImplementedError

    def first(self) -> Widget | None:
        """Where the keys begin: on the green button, which is the way on, or else on the first control."""
        ways_on = (w for w in self.controls if isinstance(w, Button) and w.style.face == GREEN_FACE)
        return next(ways_on, next(iter(self.controls.stops), None))

    def back(self) -> None:
        """What the Escape key does."""

    def arrange(self, layout: Layout) -> None:
        self.renew()

    def renew(self) -> None:
        """Place and draw everything anew, keeping the keyboard where it was."""
        before = self.controls
        self.controls = Controls(self.place(self.app.layout), eased=True, heard=self.app.sound.play)
        self.controls.first = self.first()
        self._show_keys()
        self.controls.go_on(before)
        if self.app.by_key and not before.by_key and self.expects_enter:
            self.controls.begin()
        under = self.controls.at(self.app.pointer)
        if self.app.stack.top is not self:
            self.controls.rest()
        elif under:
            under.hovered = True
        self.controls.settle()
        self._picture: pygame.Surface | None = None
        self.stale = True

    def _show_keys(self) -> None:
        """Whatever leads back as the Escape key does has its cap."""
        for widget in self.controls:
            if isinstance(widget, Button) and widget.action == self.back:
                widget.cap = keys.ESCAPE

    def pause(self) -> None:
        self.controls.rest()
        self.stale = True

    def handle(self, event: pygame.event.Event) -> None:
        if not self.controls.handle(event) and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
        self.stale = self.stale or self.controls.changed

    def update(self, dt: float) -> None:
        pace = self.app.settings.flourish
        self.controls.update(dt / pace if pace else 1.0)
        self.stale = self.stale or self.controls.changed

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.standing(target.get_size()), (0, 0))
        self.controls.draw(target, self.brush)

    def standing(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture under the controls, for a window of a size in pixels."""
        if self._picture is None:
            self._picture = pygame.Surface(size)
            self.paint(self._picture)
        return self._picture
