"""What all score sheets share: they come up little by little, and lead to the title or to a next match."""

from __future__ import annotations

import pygame

from scenes.match_setup import MatchPlan, scene_for
from scenes.screen import Screen


class ScoreScreen(Screen):
    """The end of a match that was played by ``plan``; a click or a key shows all of it at once."""

    def __init__(self, plan: MatchPlan) -> None:
        super().__init__()
        self.plan = plan
        self.age = 0.0
        """Seconds since the sheet was opened, at normal speed."""

    @property
    def lasts(self) -> float:
        """Seconds until all is shown, at normal speed."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        return super().busy or self.age < self.lasts

    def enter(self) -> None:
        if not self.app.settings.pace:
            self.age = self.lasts

    def handle(self, event: pygame.event.Event) -> None:
        if self.age < self.lasts and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.age = self.lasts
            self.stale = True
        super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.age < self.lasts:
            self.age = min(self.lasts, self.age + dt / (self.app.settings.pace or 1.0))
            self.stale = True

    def back(self) -> None:
        """To the title."""
        from scenes.title import Title

        self.app.change_to(Title())

    def play_again(self) -> None:
        """The same seats; the next one begins."""
        self.app.change_to(scene_for(self.app, self.plan.again()))
