"""The options of the setup: how many play, from which seed, who begins, how fast, by which rules, with which aids."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import HOUSE_RULES, PLAYERS
from scenes.draft import Draft
from scenes.house_rules import HouseRules
from scenes.layout import Layout
from scenes.layouts.setup import OptionsGrid
from scenes.match_setup import SEEDS, SHOWS
from scenes.paint import Brush
from scenes.speeds import ALL_SPEED_ICONS
from scenes.theme import BOLD, CHOICE, FREDOKA, PANEL, TEXT
from scenes.widgets import Button, Choice, TextEntry, Toggle, Widget
from scenes.widgets.base import Action
from scenes.words import labels

if TYPE_CHECKING:
    from scenes.app import App


class Options:
    """The controls and the picture of the options; ``changed`` is called when the screen must be made anew."""

    def __init__(self, layout: Layout, draft: Draft, app: App, changed: Action) -> None:
        new = not draft.played
        self.grid = OptionsGrid(layout, new and bool(HOUSE_RULES[draft.game]), new and draft.game != "family", new)
        self.draft = draft
        self.app = app
        self.changed = changed

    # -- controls
    def widgets(self) -> list[Widget]:
        """The controls, for the Tab key in the order of the rows."""
        draft = self.draft
        return [
            *self._counts(), self._seed(),
            self._switch("undo", draft.undo, self._let_undo),
            self._switch("confirm", draft.confirm_turns, self._have_confirmed),
            *self._first(), *self._speeds(), *self._rules(), *self._shows(),
        ]  # fmt: skip

    def _counts(self) -> list[Widget]:
        if "count" not in self.grid.rows:
            return []
        field = self.grid.field("count")
        return [
            Choice(self.grid.share(field, i, len(PLAYERS)), self._counter(count), str(count),
                   chosen=len(self.draft.taken) == count, units=30)
            for i, count in enumerate(PLAYERS)
        ]  # fmt: skip

    def _counter(self, count: int) -> Action:
        def fill() -> None:
            self.draft.set_count(count)
            self.changed()

        return fill

    def _seed(self) -> Widget:
        def choose(text: str) -> None:
            self.draft.seed = int(text) if text else None

        text = "" if self.draft.seed is None else str(self.draft.seed)
        return TextEntry(
            self.grid.field("seed"), text, choose, most=len(str(SEEDS - 1)), placeholder=labels.any_seed(),
            units=36 if self.grid.tall else 30, allowed=lambda letter: letter in "0123456789",
        )  # fmt: skip

    # -- switches
    def _switch(self, row: str, on: bool, action: Callable[[bool], None]) -> Widget:
        return Toggle(self.grid.row(row), self.grid.track(row), on, action)

    def _first(self) -> list[Widget]:
        if "first" not in self.grid.rows:
            return []
        return [self._switch("first", self.draft.first is None, self._leave_to_chance)]

    def _leave_to_chance(self, on: bool) -> None:
        taken = self.draft.taken
        self.draft.first = None if on or not taken else taken[0].colour
        self.changed()

    def _let_undo(self, on: bool) -> None:
        self.draft.undo = on

    def _have_confirmed(self, on: bool) -> None:
        self.draft.confirm_turns = on

    # -- choices
    def _speeds(self) -> list[Widget]:
        return [self._speed(index, speed) for index, speed in enumerate(ALL_SPEED_ICONS)]

    def _speed(self, index: int, speed: str) -> Widget:
        rect = self.grid.share(self.grid.field("speed"), index, len(ALL_SPEED_ICONS))
        chosen = self.app.settings.speed == speed
        units = 50 if self.grid.tall else 40
        return Choice(rect, self._pacer(speed), icon=ALL_SPEED_ICONS[speed], chosen=chosen, icon_units=units)

    def _pacer(self, speed: str) -> Action:
        def pace() -> None:
            self.app.settings.speed = speed
            self.changed()

        return pace

    def _shows(self) -> list[Widget]:
        """What the table shows ahead: each can be chosen by itself."""
        field = self.grid.field("shows")
        return [
            Choice(self.grid.share(field, i, len(SHOWS)), self._shower(name), labels.shown_ahead(name),
                   chosen=name in self.draft.shows, units=30 if self.grid.tall else 22)
            for i, name in enumerate(SHOWS)
        ]  # fmt: skip

    def _shower(self, name: str) -> Action:
        def change() -> None:
            self.draft.shows ^= {name}
            self.changed()

        return change

    def _rules(self) -> list[Widget]:
        if "rules" not in self.grid.rows:
            return []
        return [RulesButton(self.grid.field("rules"), self._open_rules, self._rules_chosen(), self.grid.tall)]

    def _rules_chosen(self) -> str:
        published = len(self.draft.options) == len(HOUSE_RULES[self.draft.game]) > 1
        return labels.house_rules_chosen(len(self.draft.options), published)

    def _open_rules(self) -> None:
        self.app.stack.push(HouseRules(self.draft))

    # -- picture
    def paint(self, target: Surface, brush: Brush) -> None:
        """The panel under its controls, with what they mean."""
        brush.plate(target, self.grid.rect, PANEL)
        heading = {"midleft": self.grid.heading()}
        room = 2 * (self.grid.rect.centerx - heading["midleft"][0])
        brush.text(target, labels.options(), 44 if self.grid.tall else 36, heading, face=FREDOKA, width=room)
        for row in self.grid.rows:
            self._paint_label(target, brush, row)

    def _paint_label(self, target: Surface, brush: Brush, row: str) -> None:
        where, tall = self.grid.label(row), self.grid.tall
        end = self.grid.track(row).left if row in _SWITCHES else self.grid.field(row).left
        room, face = end - where[0] - brush.layout.px(8), BOLD if tall else TEXT
        brush.text(target, labels.option(row), 31 if tall else 23, {"midleft": where}, face=face, width=room)


_SWITCHES = frozenset({"undo", "confirm", "first"})
"""Rows with a switch, which leaves more room for words than buttons."""


class RulesButton(Button):
    """Says which house rules are chosen, with an arrow at the right."""

    def __init__(self, rect: Rect, action: Action, text: str, tall: bool) -> None:
        super().__init__(rect, action, text, style=CHOICE, face=TEXT, units=31 if tall else 23, indent=22)

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px = brush.layout.px
        super().draw_inside(target, brush, Rect(face.left, face.top, face.width - px(52), face.height))
        where = (face.right - px(40), face.centery)
        brush.picture(target, "icons/arrow", where, 46)
