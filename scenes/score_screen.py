"""What all score sheets share: they come up little by little, and lead to the title or to a next match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.record import Record
from scenes.guide.closing import Closing, ClosingPlaces
from scenes.guide.ending import Ending
from scenes.match_setup import MatchPlan, scene_for, score_sheet_for, told_to
from scenes.replay.past import Past
from scenes.screen import Screen
from scenes.stack import Scene
from scenes.table.hearing import CHIME
from scenes.widgets import Button, Controls
from scenes.words.labels import back
from scenes.words.scoring import title


class ScoreScreen(Screen):
    """The end of a match: all of what a ``plan`` has played.  A click or a key shows the whole sheet at once."""

    expects_enter = False
    letters_alone = True

    def __init__(self, plan: MatchPlan) -> None:
        super().__init__()
        self.plan = plan
        self.age = 0.0
        """Seconds since the sheet was opened, at normal speed."""
        self.leads_back: Scene | None = None
        """Where it was opened, if not at the end of the match; else it leads to the title."""
        self.ending: Ending | None = None
        """What the guide has to say, if this was a guided match."""

    @property
    def lasts(self) -> float:
        """Seconds until all is shown, at normal speed."""
        raise NotImplementedError

    @property
    def sounds(self) -> Sequence[tuple[float, str]]:
        """What is heard as the sheet comes, with the seconds after which each sound begins, at normal speed."""
        return ()

    @property
    def busy(self) -> bool:
        return super().busy or self.age < self.lasts

    def enter(self) -> None:
        if not self.app.settings.flourish:
            self.age = self.lasts

    def handle(self, event: pygame.event.Event) -> None:
        if self.age < self.lasts and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.age = self.lasts
            self.stale = True
            if event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE:
                return  # it was meant for what was seen before
        super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.age < self.lasts:
            before = self.age
            self.age = min(self.lasts, self.age + dt / (self.app.settings.pace or 1.0))
            for at, name in self._heard():
                if before < at <= self.age:
                    self.app.sound.play(name)
            self.stale = True

    def _heard(self) -> Iterator[tuple[float, str]]:
        yield from self.sounds
        if self.ending:
            yield self.lasts, CHIME

    def closing(self, places: ClosingPlaces) -> Closing | None:
        """The guide at its places on the sheet, if it has something to say."""
        return Closing(self.brush, places, self.ending) if self.ending else None

    def way_back(self, rect: Rect, units: float, icon_units: float) -> Button:
        """The button that does what the Escape key does."""
        text, icon = (back(in_play=False), "icons/close") if self.leads_back else (title(), "icons/home")
        return Button(rect, self.back, text, icon, units=units, icon_units=icon_units)

    def back(self) -> None:
        """To the saved games where it was opened there, else to the title."""
        from scenes.title import Title

        self.app.change_to(self.leads_back or Title())

    def watch(self) -> None:
        """The match once more, from its beginning, and back to the sheet."""
        from scenes.replay import begin_replay

        self.app.change_to(begin_replay(self.plan, self))

    def copied(self) -> Record | None:
        return told_to(Past.read(self.plan)) if self.plan.moves else None

    def ask_to_keep(self) -> None:
        """Keep the match, or a picture of how it has ended."""
        from scenes.keeping import Keeping

        self.app.stack.push(Keeping(self.plan, self.picture()))

    def picture(self) -> Surface:
        """The whole sheet without its buttons."""
        sheet = Surface(self.brush.layout.size)
        buttons, self.controls = self.controls, Controls()
        self.age = self.lasts
        self.draw(sheet)
        self.controls = buttons
        return sheet

    def play_again(self) -> None:
        """The same seats; the next one begins."""
        self.app.change_to(scene_for(self.app, self.plan.again()))


def sheet_again(plan: MatchPlan, leads_back: Scene) -> ScoreScreen:
    """The score sheet of a match that is over and was kept; it ``leads_back`` to where it was opened.

    Raises :class:`game.BadSetup`, or :class:`game.core.BadMove` at a move of the plan that cannot be.
    """
    events = [event for step in Past.read(plan).steps for event in step.events]
    sheet = score_sheet_for(plan, events)
    sheet.leads_back = leads_back
    return sheet
