"""The house rules of a game, one by one, and all together as the published edition where that is one (N6, F3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game import HOUSE_RULES
from scenes.draft import Draft
from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen, in_the_middle
from scenes.theme import FREDOKA, GREEN_BUTTON, PARCHMENT_FOOT, TEXT
from scenes.widgets import Button, Toggle, Widget
from scenes.words import labels

_ROW, _TOP, _FOOT, _WIDTH = 84, 130, 150, 980


class HouseRules(PanelScreen):
    """Switches for what the players agree on; changes count at once."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.rules = HOUSE_RULES[draft.game]

    @property
    def rows(self) -> list[tuple[str, tuple[str, ...]]]:
        """What each switch says, and the rules it stands for."""
        rows = [(labels.house_rule(rule), self.rules[i : i + 1]) for i, rule in enumerate(self.rules)]
        return [*rows, (labels.published_edition(), self.rules)] if len(self.rules) > 1 else rows

    def rect(self, layout: Layout) -> Rect:
        height = _TOP + _ROW * len(self.rows) + _FOOT
        return in_the_middle(layout, _WIDTH, height, self.scale(layout))

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel, px = _Sheet(layout, self.rect(layout), self.scale(layout)), self.brush.layout.px
        switches = [self._switch(panel, row, rules) for row, (_, rules) in enumerate(self.rows)]
        foot = Rect(0, 0, px(360), px(96))
        foot.midbottom = (panel.rect.centerx, panel.rect.bottom - px(34))
        done = Button(foot, self.back, labels.ready(), "icons/done-light", style=GREEN_BUTTON, units=42)
        return [*switches, done]

    def _switch(self, panel: _Sheet, row: int, rules: tuple[str, ...]) -> Widget:
        on = all(rule in self.draft.options for rule in rules)
        return Toggle(panel.row(row), panel.track(row), on, self._agree(rules))

    def _agree(self, rules: tuple[str, ...]) -> Callable[[bool], None]:
        def agree(on: bool) -> None:
            self.draft.toggle_rules(rules, on)
            self.renew()

        return agree

    def paint(self, target: Surface) -> None:
        layout = self.app.layout
        panel = _Sheet(layout, self.rect(layout), self.scale(layout))
        heading = {"midleft": panel.point(44, 68)}
        room = self.rect(layout).right - heading["midleft"][0] - self.brush.layout.px(44)
        self.brush.text(target, labels.option("rules"), 50, heading, face=FREDOKA, width=room)
        for row, (text, rules) in enumerate(self.rows):
            line = panel.row(row)
            if len(rules) > 1:
                self.brush.box(target, line, PARCHMENT_FOOT, 18)
            where = {"midleft": (line.left + self.brush.layout.px(24), line.centery)}
            self.brush.text(target, text, 28, where, face=TEXT, width=panel.track(row).left - line.left)


class _Sheet(Panel):
    """The places on the panel."""

    def __init__(self, layout: Layout, rect: Rect, scale: float) -> None:
        super().__init__(layout, rect, scale)
        self.squeeze = 1.0

    def row(self, index: int) -> Rect:
        return self.box(24, _TOP + _ROW * index, _WIDTH - 48, _ROW - 8)

    def track(self, index: int) -> Rect:
        return self.box(_WIDTH - 148, _TOP + _ROW * index + (_ROW - 8) / 2 - 26, 100, 52)
