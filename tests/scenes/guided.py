"""A pupil in a guided match: sits at its table by real events, with or without heeding what is pointed at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from either_table import AtEitherTable
from keyboard_hand import Keys, Press

from game.ark.state import State as ArkState
from game.bots import named
from game.history import Made
from scenes.aboard import AboardScene
from scenes.aboard_table.hinting import clicks_left
from scenes.app import App
from scenes.guide.beginning import begin_guided, guided_plan
from scenes.guide.lesson import FAREWELL, Lesson
from scenes.guide.teacher import Teacher
from scenes.match_setup import scene_for
from scenes.table.ark_pieces import FAMILY
from scenes.table.play import Playing
from scenes.table.scene import TableScene
from scenes.table.steering import Target

Choose = Callable[["Pupil"], str]
"""Which move a pupil makes where nothing is heeded that is pointed at."""


class Pupil(AtEitherTable):
    """Plays the guided match of a game; ``told`` are the lessons it was told, by turns of its own."""

    def __init__(self, app: App, game: str, seed: int | None = None) -> None:
        super().__init__(app)
        if seed is None:
            begin_guided(app, game)
        else:
            app.change_to(scene_for(app, replace(guided_plan(game), seed=seed)))
        self.rng = random.Random(0 if seed is None else seed)
        self.settle()
        self.teacher: Teacher = self.scene.table.teacher
        self.play: Playing = self.scene.table.play
        self.told: list[str] = []
        self._telling = ""

    # -- playing
    def settle(self) -> bool:
        """Let everybody else play; whether the pupil is to decide, and has heard what is said then."""
        for _ in range(200):
            self.app.frame()
            if not isinstance(self.app.stack.top, TableScene | AboardScene):
                return False
            if self.scene.table.hand:
                self.app.frame()
                return True
        raise AssertionError("nobody plays on")

    def listen(self) -> None:
        """Note what is said now, once."""
        name = self.teacher.said.lesson.name if self.teacher.said else ""
        if name and name != self._telling:
            self.told.append(name)
            pointing = self.teacher.points_at or self.teacher.shown.things
            assert pointing or self.teacher.said.lesson is FAREWELL, f"{name} points at nothing"
        self._telling = name

    def go_on(self, heeds: bool, choose: Choose) -> bool:
        """Decide once; whether there was anything to decide."""
        if not self.settle():
            return False
        self.listen()
        if heeds and self.teacher.points_at:
            self.do_as_told()
        else:
            self.make(choose(self))
        return True

    def to_the_end(self, heeds: bool, choose: Choose) -> None:
        while self.go_on(heeds, choose):
            assert len(self.play.match.made) < 2000

    def do_as_told(self) -> None:
        """Click what is ringed, one thing after the other, until that has played something."""
        before = len(self.play.match.made)
        for _ in range(20):
            if len(self.play.match.made) > before:
                assert not in_vain(self.play.match.made[before]), f"{self._telling} points at what brings nothing"
                return
            self.click(self.ringed)
        raise AssertionError("what is pointed at plays nothing")

    @property
    def ringed(self) -> Target:
        """What has the first ring of the guide."""
        scene = self.scene
        if isinstance(scene, AboardScene):
            return clicks_left(scene.table.hand, self.teacher.points_at)[0]
        assert scene.table.marks.taught
        return scene.table.marks.taught.clicks[0]

    # -- what was learnt
    @property
    def untold(self) -> list[str]:
        """Lessons that were neither told nor done without being told."""
        return [one.name for one in self.teacher.lessons if not self.count(one)]

    def count(self, lesson: Lesson) -> int:
        return self.app.settings.lessons.get(f"{self.play.plan.game}/{lesson.name}", 0)


class KeyPupil(Pupil):
    """One who has keys alone, or presses what does the same by other means."""

    def __init__(self, app: App, game: str, seed: int | None = None, press: Press | None = None) -> None:
        super().__init__(app, game, seed)
        self.keys = Keys(app, lambda: self.scene.steering, press)

    def click(self, target: Target) -> None:
        self.keys.choose(target)


def in_vain(made: Made) -> bool:
    """Whether the action that a move has begun at once was nothing for whoever made it."""
    kinds = [event.kind for event in made.events]
    first = made.events[: kinds.index("action-ends")] if "action-ends" in kinds else made.events
    at_once = isinstance(made.before, ArkState) and made.before.game == FAMILY
    return at_once and any(event.kind == "skipped" and event.player == made.mover for event in first)


def well(pupil: Pupil) -> str:
    """What a good player would do."""
    view = pupil.play.match.state.view(pupil.teacher.pupil)
    return named("medium")(pupil.rng).choose(view, lambda: False).text


def anyhow(pupil: Pupil) -> str:
    """Any legal move."""
    return pupil.rng.choice(list(pupil.play.match.state.legal())).text
