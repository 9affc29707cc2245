"""The one panel of settings: from the title, and as the pause of a match, where it also leads out."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes import save_by_hand
from scenes.confirm import Leaving
from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen
from scenes.report import write_report
from scenes.speeds import SPEED_ICONS
from scenes.system.settings import SPEEDS
from scenes.system.texts import LANGUAGES, spoken
from scenes.telling import Telling
from scenes.theme import BOLD, BUTTON, FREDOKA, GREEN_BUTTON
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.widgets.choice import Choice, PictureChoice
from scenes.words import faults, labels, mishaps, saves

_GROUP, _RULE = "#efdfbd", "#d9c8a2"
_INSTANT_ICON = "scene/lightning"
_WINDOWS = ((False, "icons/windowed"), (True, "icons/fullscreen"))


class Pause(PanelScreen):
    """Speed, full screen and language; every change counts at once and is kept.

    ``in_play`` adds Save and the way out.
    """

    def __init__(self, in_play: bool) -> None:
        super().__init__()
        self.in_play = in_play

    def rect(self, layout: Layout) -> Rect:
        return layout.pause_panel()

    def place(self, layout: Layout) -> Sequence[Widget]:
        grid = _PauseGrid(layout)
        close = Button(grid.close(), self.back, icon="icons/close", style=BUTTON.but(radius=22), icon_units=52)
        report = Button(grid.report(), self._report, mishaps.report_problem(), "icons/log", face=BOLD, units=27,
                        icon_units=46)  # fmt: skip
        return [
            *self._speeds(grid), *self._windows(grid), *self._languages(grid), *self._foot(grid), report, close,
        ]  # fmt: skip

    def _speeds(self, grid: _PauseGrid) -> list[Widget]:
        row = grid.speeds()
        return [
            PictureChoice(grid.share(row, i, len(SPEEDS)), self._pacer(speed), labels.speed_name(speed),
                          SPEED_ICONS.get(speed, _INSTANT_ICON), chosen=self.app.settings.speed == speed)
            for i, speed in enumerate(SPEEDS)
        ]  # fmt: skip

    def _pacer(self, speed: str) -> Action:
        def pace() -> None:
            self.app.settings.speed = speed
            self.app.keep_settings()
            self.renew()

        return pace

    def _windows(self, grid: _PauseGrid) -> list[Widget]:
        row = grid.windows()
        return [
            PictureChoice(grid.share(row, i, len(_WINDOWS)), self._shower(full), labels.window_kind(full), icon,
                          chosen=self.app.screen.fullscreen == full)
            for i, (full, icon) in enumerate(_WINDOWS)
        ]  # fmt: skip

    def _shower(self, full: bool) -> Action:
        def show() -> None:
            self.app.set_fullscreen(full)
            self.renew()

        return show

    def _languages(self, grid: _PauseGrid) -> list[Widget]:
        """The languages by their own names: whoever cannot read the one that is spoken finds theirs."""
        chosen = self.app.settings.language
        return [
            Choice(grid.language(i), self._speaker(code), LANGUAGES[code], chosen=code == chosen, units=28)
            for i, code in enumerate(spoken())
        ]

    def _speaker(self, code: str) -> Action:
        return lambda: self.app.speak(code)

    def _foot(self, grid: _PauseGrid) -> list[Widget]:
        back = Button(grid.back(), self.back, labels.back(self.in_play), "icons/play-light",
                      style=GREEN_BUTTON, units=40, icon_units=70)  # fmt: skip
        if not self.in_play:
            return [back]
        home = Button(grid.home(), self._to_title, labels.to_title(), "icons/home", units=31, icon_units=60)
        save = Button(grid.save(), self.ask_name, saves.save(), "icons/save", units=31, icon_units=60)
        return [home, save, back] if self.app.at_table else [home, back]

    def _to_title(self) -> None:
        self.app.stack.push(Leaving())

    def ask_name(self) -> None:
        """Save the match by hand, under a name."""
        if self.app.at_table:
            save_by_hand.ask_name(self.app, self.app.at_table)

    def _report(self) -> None:
        """Write a report of a problem, and say where it is."""
        try:
            sentence = mishaps.reported(write_report(self.app))
        except OSError as fault:
            self.app.notice(faults.sentence(fault))
        else:
            self.app.stack.push(Telling(mishaps.report_heading(), sentence))

    def paint(self, target: Surface) -> None:
        grid, brush = _PauseGrid(self.brush.layout), self.brush
        brush.picture(target, "icons/settings", grid.point(82, 66), 76)
        heading = labels.pause() if self.in_play else labels.settings()
        brush.text(target, heading, 62, {"midleft": grid.point(134, 66)}, face=FREDOKA)
        for group, icon, text in (
            (grid.speed_group(), "icons/replay", labels.speed()),
            (grid.window_group(), "icons/fullscreen", labels.window()),
            (grid.language_group(), "icons/language", labels.language()),
        ):
            brush.box(target, group, _GROUP, 22)
            left, row = group.left + brush.layout.px(52), group.top + brush.layout.px(48)
            brush.picture(target, icon, (left, row), 56)
            brush.text(target, text, 32, {"midleft": (left + brush.layout.px(44), row)}, face=BOLD)
        target.fill(_RULE, grid.rule())


class _PauseGrid(Panel):
    """The places on the panel: heading, foot and what stands in them."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.pause_panel())
        self.squeeze = 1.0

    def close(self) -> Rect:
        return self.box(1307, 29, 83, 83)

    def speed_group(self) -> Rect:
        return self.box(31, 142, 1359, 316)

    def speeds(self) -> Rect:
        return self.box(59, 232, 1303, 196)

    def window_group(self) -> Rect:
        return self.box(31, 482, 667, 302)

    def windows(self) -> Rect:
        return self.box(59, 572, 611, 182)

    def language_group(self) -> Rect:
        return self.box(723, 482, 667, 302)

    def language(self, index: int) -> Rect:
        """Two beside each other."""
        line, place = divmod(index, 2)
        return self.share(self.box(751, 572 + 94 * line, 611, 88), place, 2)

    def rule(self) -> Rect:
        return self.box(31, 810, 1359, 4)

    def home(self) -> Rect:
        return self.box(39, 829, 298, 112)

    def save(self) -> Rect:
        """At its place behind the one kept for the rules."""
        return self.box(601, 829, 228, 112)

    def back(self) -> Rect:
        return self.box(847, 829, 533, 112)

    def report(self) -> Rect:
        return self.box(892, 29, 396, 83)
