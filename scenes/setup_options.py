"""The options of the setup: how many play, from which seed, who begins, how fast, and by which house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import HOUSE_RULES, PLAYERS
from scenes.draft import Draft
from scenes.house_rules import HouseRules
from scenes.layout import Layout
from scenes.layouts.setup import OptionsGrid
from scenes.match_setup import SEEDS
from scenes.paint import Brush
from scenes.speeds import SPEED_ICONS
from scenes.theme import BOLD, CHOICE, FREDOKA, PANEL, TEXT
from scenes.widgets import Button, Choice, TextEntry, Toggle, Widget
from scenes.widgets.base import Action
from scenes.words import labels

if TYPE_CHECKING:
    from scenes.app import App


class Options:
    """The controls and the picture of the options; ``changed`` is called when the screen must be made anew."""

    def __init__(self, layout: Layout, draft: Draft, app: App, changed: Action) -> None:
        self.grid = OptionsGrid(layout, bool(HOUSE_RULES[draft.game]), counts=draft.game != "family")
        self.draft = draft
        self.app = app
        self.changed = changed

    # -- controls
    def widgets(self) -> list[Widget]:
        """The controls, for the Tab key in the order of the rows."""
        return [*self._counts(), self._seed(), self._first(), *self._speeds(), *self._rules()]

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

    def _first(self) -> Widget:
        def leave_to_chance(on: bool) -> None:
            self.draft.first = None if on else self.draft.taken[0].colour
            self.changed()

        on = self.draft.first is None
        return Toggle(self.grid.row("first"), self.grid.track("first"), on, leave_to_chance)

    def _speeds(self) -> list[Widget]:
        return [self._speed(index, speed) for index, speed in enumerate(SPEED_ICONS)]

    def _speed(self, index: int, speed: str) -> Widget:
        rect = self.grid.share(self.grid.field("speed"), index, len(SPEED_ICONS))
        chosen = self.app.settings.speed == speed
        if self.grid.tall:
            return Choice(rect, self._pacer(speed), icon=SPEED_ICONS[speed], chosen=chosen, icon_units=60)
        return Choice(rect, self._pacer(speed), labels.speed_name(speed), chosen=chosen)

    def _pacer(self, speed: str) -> Action:
        def pace() -> None:
            self.app.settings.speed = speed
            self.changed()

        return pace

    def _rules(self) -> list[Widget]:
        if not HOUSE_RULES[self.draft.game]:
            return []
        return [RulesButton(self.grid.field("rules"), self._open_rules, self._rules_chosen(), self.grid.tall)]

    def _rules_chosen(self) -> str:
        published = len(self.draft.options) == len(HOUSE_RULES[self.draft.game]) > 1
        return labels.house_rules_chosen(len(self.draft.options), published, short=self.grid.tall)

    def _open_rules(self) -> None:
        self.app.stack.push(HouseRules(self.draft))

    # -- picture
    def paint(self, target: Surface, brush: Brush) -> None:
        """The panel under its controls, with what they mean."""
        brush.plate(target, self.grid.rect, PANEL)
        heading = {"midleft": self.grid.heading()}
        brush.text(target, labels.options(), 44 if self.grid.tall else 36, heading, face=FREDOKA)
        how: dict[str, object] = {"face": BOLD if self.grid.tall else TEXT}
        for row in self.grid.rows:
            brush.text(
                target, labels.option(row), 31 if self.grid.tall else 23, {"midleft": self.grid.label(row)}, **how
            )


class RulesButton(Button):
    """Says which house rules are chosen, with an arrow at the right."""

    def __init__(self, rect: Rect, action: Action, text: str, tall: bool) -> None:
        super().__init__(rect, action, text, style=CHOICE, face=TEXT, units=31 if tall else 23, indent=22)

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        super().draw_inside(target, brush, face)
        where = (face.right - brush.layout.px(40), face.centery)
        brush.picture(target, "icons/arrow", where, 46)
