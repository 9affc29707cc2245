"""Clicks that can mean nothing, or nothing possible, at every table: each must be answered in full."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect

from game import Record
from scenes.aboard import AboardScene
from scenes.aboard_table.answering import Missing
from scenes.aboard_table.view import AboardPrompt
from scenes.answers import ANSWERS
from scenes.app import App
from scenes.handover import Handover
from scenes.match_setup import MatchPlan, scene_for
from scenes.rules.chapters import CHAPTERS
from scenes.table.missing_places import MissingPlaces
from scenes.table.picture import Seat
from scenes.table.scene import TableScene
from scenes.table.table import Table
from scenes.words.reasons import codes

RECORDS = Path(__file__).parents[1] / "records"
LONGEST, SAMPLES = 34, 80
LEADS_AWAY = {"home", "settings", "log", "watch", "book", "rules", "question", "eye", "why", "guide"}
"""What opens something, or shows itself, whoever decides: that is its answer."""
Spot = tuple[int, int]


def sit_down(app: App, name: str, count: int, kinds: str = "human human human human") -> None:
    """The table of a record after so many moves, with nothing left to be shown."""
    record = Record.read(RECORDS / f"{name}.json")
    seats = tuple(
        Seat(colour, colour.title(), kind) for colour, kind in zip(record.players, kinds.split(), strict=False)
    )
    plan = MatchPlan(record.game, seats, record.players[0], 5, record.options, moves=tuple(record.moves[:count]))
    app.stack.restart(scene_for(app, plan))
    for _ in range(12):
        app.frame()


class Clicker:
    """Clicks at random on a table, wherever that plays nothing, and looks at each answer."""

    def __init__(self, app: App, hand: Any, seed: int) -> None:
        self.app, self.hand, self.rng = app, hand, random.Random(seed)
        self.codes: set[str] = set()
        """Of all answers that were given."""

    @property
    def scene(self) -> TableScene | AboardScene:
        scene = self.app.stack.top
        assert isinstance(scene, TableScene | AboardScene), scene
        return scene

    def click_about(self, times: int) -> None:
        """So many clicks at random places of the window, all of them on things of the table."""
        self._take_the_mouse()
        for _ in range(times):
            spot = self._spot()
            if spot:
                self._click(spot)

    def _take_the_mouse(self) -> None:
        """Go through the curtain, where somebody else's secret is about to be chosen."""
        while isinstance(self.app.stack.top, Handover):
            self.hand.wait(1)
            self.hand.key(pygame.K_RETURN)
            self.hand.wait(2)

    def _spot(self) -> Spot | None:
        """A place where a click means nothing that is possible now; things of each kind are as likely."""
        width, height = self.app.layout.size
        spots = ((self.rng.randrange(width), self.rng.randrange(height)) for _ in range(SAMPLES))
        by_kind = {self._kind(spot): spot for spot in spots if self._vain(spot)}
        return by_kind[self.rng.choice(sorted(by_kind))] if by_kind else None

    def _kind(self, spot: Spot) -> str:
        """What kind of thing lies there."""
        scene = self.scene
        if isinstance(scene, TableScene):
            return scene.table.hits.at(spot, scene.table.marks, scene.table.hand)[0]
        return getattr(scene.controls.at(spot), "target", scene.view.thing_at(spot))[0]

    def _vain(self, spot: Spot) -> bool:
        scene = self.scene
        if isinstance(scene, TableScene):
            table = scene.table
            target = table.hits.at(spot, table.marks, table.hand)
            usable = target is not None and target[0] == "button" and target[1] in table.marks.tools
            ready = target == ("button", "hint") and table.marks.lantern
            possible = table.marks.legal | table.marks.lifted
            return bool(target and target not in possible and not ({*target} & LEADS_AWAY or usable or ready))
        return self._vain_on_board(scene, spot)

    def _vain_on_board(self, scene: AboardScene, spot: Spot) -> bool:
        widget = scene.controls.at(spot)
        if widget is None:
            return scene.view.thing_at(spot) is not None
        target = getattr(widget, "target", ("home", ""))
        legal = getattr(widget, "legal", widget.enabled)
        ready = target == ("hint", "") and scene.table.lantern_stands
        return not (legal or ready or target[0] in LEADS_AWAY)

    def _click(self, spot: Spot) -> None:
        """Click there and see that nothing is played, and that the answer is whole."""
        scene, before = self.scene, len(self.scene.table.play.match.made)
        self.hand.move((3, 3))
        for _ in range(40):
            self.app.frame()
        if scene is not self.app.stack.top or not self._vain(spot):
            return
        before = len(scene.table.play.match.made)
        self.hand.click(spot)
        if self.scene.table.play.human:
            assert len(scene.table.play.match.made) == before
        check_answer(self, spot)


def check_answer(clicker: Clicker, spot: Spot) -> None:
    """There is a sentence, a picture, something that glows, a chapter, and the way there."""
    scene, app = clicker.scene, clicker.app
    reason = scene.table.refusal if isinstance(scene, AboardScene) else _answered(scene)
    assert reason, (spot, _under(scene, spot))
    assert reason.code in codes() and ANSWERS[reason.code].picture
    prompt = scene.table.prompt() if isinstance(scene, AboardScene) else _prompt(scene)
    assert 0 < len(prompt.text) <= LONGEST and prompt.missing and prompt.reason == reason
    assert scene.table.chapter in CHAPTERS[scene.table.play.plan.game]
    rects = glowing(scene)
    assert rects and all(rect.size > (0, 0) and app.layout.screen.colliderect(rect) for rect in rects), reason
    assert app.layout.screen.contains(question_of(scene))
    app.stack.draw(app.screen.surface())
    clicker.codes.add(reason.code)


def _answered(scene: TableScene) -> Any:
    answer = scene.table.marks.why_not
    return answer.reason if answer else None


def _prompt(scene: TableScene) -> Any:
    from scenes.table.asking import prompt_for

    return prompt_for(scene.table.picture, scene.table.marks)


def _under(scene: TableScene | AboardScene, spot: Spot) -> object:
    if isinstance(scene, TableScene):
        return scene.table.hits.at(spot, scene.table.marks, scene.table.hand)
    return scene.controls.at(spot), scene.view.thing_at(spot)


def glowing(scene: TableScene | AboardScene) -> list[Rect]:
    """All that glows."""
    if isinstance(scene, TableScene):
        return MissingPlaces(scene.table.hits).rects(scene.table.marks)
    return Missing(scene.app.brush, scene.table, scene.view.plan).rects()


def question_of(scene: TableScene | AboardScene) -> Rect:
    """Where the question mark of the answer is."""
    if isinstance(scene, TableScene):
        return scene.table.frame.prompt.question()
    return AboardPrompt(scene.app.brush).question()


def panels_of(scene: TableScene | AboardScene) -> list[Rect]:
    """The players' panels in order of seating."""
    table = scene.table
    if isinstance(table, Table):
        return [table.frame.panels.rect(table.picture, seat.colour) for seat in table.picture.seats]
    return [table.stage.panels(table.picture).rect(seat.colour) for seat in table.picture.seats]


def moments(name: str, step: int, offset: int = 0) -> Iterator[int]:
    """Every so many moves of a record a moment, but for its end."""
    yield from range(offset, len(Record.read(RECORDS / f"{name}.json").moves) - 1, step)
