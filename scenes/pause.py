"""The one panel of settings: from the title, and as the pause of a match, where it also leads out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from scenes import save_by_hand
from scenes.confirm import Leaving
from scenes.layout import Layout
from scenes.layouts.setup import Panel
from scenes.panel import PanelScreen
from scenes.report import write_report
from scenes.speeds import SPEED_ICONS
from scenes.system.settings import LOUDEST, SPEEDS, VOLUMES
from scenes.system.texts import LANGUAGES, spoken
from scenes.telling import Telling
from scenes.theme import BOLD, BUTTON, FREDOKA, GREEN_BUTTON
from scenes.widgets import Button, Toggle, Widget
from scenes.widgets.base import Action
from scenes.widgets.choice import Choice, PictureChoice
from scenes.widgets.slider import Slider
from scenes.words import faults, labels, mishaps, saves

_GROUP, _RULE = "#efdfbd", "#d9c8a2"
_SOUND_ICONS = {
    "effects": "icons/sound-on", "music": "icons/music", "sea": "scene/cloud-storm", "mute": "icons/sound-off",
}  # fmt: skip
_KNOB_ROOM = 36.0
"""Units kept free between what a volume is of and the way of its knob."""
_INSTANT_ICON = "scene/lightning"
_WINDOWS = ((False, "icons/windowed"), (True, "icons/fullscreen"))


class Pause(PanelScreen):
    """Volumes, speed, full screen and language; every change counts at once and is kept.

    ``in_play`` adds Save and the way out.
    """

    def __init__(self, in_play: bool) -> None:
        super().__init__()
        self.in_play = in_play

    def rect(self, layout: Layout) -> Rect:
        return layout.pause_panel()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_PAUSE:
            self.back()
        else:
            super().handle(event)

    def place(self, layout: Layout) -> Sequence[Widget]:
        grid = _PauseGrid(layout)
        close = Button(grid.close(), self.back, icon="icons/close", style=BUTTON.but(radius=22), icon_units=52)
        report = Button(grid.report(), self._report, mishaps.report_problem(), "icons/log", face=BOLD, units=27,
                        icon_units=46)  # fmt: skip
        return [
            *self._volumes(grid), *self._speeds(grid), *self._languages(grid), *self._windows(grid),
            *self._foot(grid), report, close,
        ]  # fmt: skip

    def leave(self) -> None:
        """What a slider was drawn to is kept, wherever it was let go."""
        self.app.keep_settings()

    def _volumes(self, grid: _PauseGrid) -> list[Widget]:
        settings = self.app.settings
        sliders = [
            Slider(grid.sound_row(i), grid.track(i), grid.number(), getattr(settings, volume), LOUDEST,
                   self._louder(volume))
            for i, volume in enumerate(VOLUMES)
        ]  # fmt: skip
        last = len(VOLUMES)
        return [*sliders, Toggle(grid.sound_row(last), grid.switch(last), settings.mute, self._mute)]

    def _louder(self, volume: str) -> Callable[[int], None]:
        return lambda value: setattr(self.app.settings, volume, value)

    def _mute(self, on: bool) -> None:
        self.app.settings.mute = on
        self.app.keep_settings()

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
        for place, icon, text in (
            (grid.speed_heading(), "icons/replay", labels.speed()),
            (grid.language_heading(), "icons/language", labels.language()),
            (grid.window_heading(), "icons/fullscreen", labels.window()),
        ):
            brush.picture(target, icon, place, 56)
            brush.text(target, text, 28, {"midleft": (place[0] + brush.layout.px(50), place[1])}, face=BOLD)
        self._paint_sounds(target, grid)
        target.fill(_RULE, grid.rule())

    def _paint_sounds(self, target: Surface, grid: _PauseGrid) -> None:
        brush = self.brush
        brush.box(target, grid.sound_group(), _GROUP, 22)
        for number, sound in enumerate((*VOLUMES, "mute")):
            row = grid.sound_row(number)
            brush.picture(target, _SOUND_ICONS[sound], (row.left + brush.layout.px(46), row.centery), 56)
            where = {"midleft": (row.left + brush.layout.px(92), row.centery)}
            width = grid.track(number).left - where["midleft"][0] - brush.layout.px(_KNOB_ROOM)
            brush.text(target, labels.volume(sound), 26, where, face=BOLD, width=width, floor=16)


class _PauseGrid(Panel):
    """The places on the panel: heading, foot and what stands in them."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, layout.pause_panel())
        self.squeeze = 1.0

    def close(self) -> Rect:
        return self.box(1307, 29, 83, 83)

    # -- the left column
    def sound_group(self) -> Rect:
        return self.box(31, 128, 686, 344)

    def sound_row(self, index: int) -> Rect:
        """One of four rows: the volumes, and mute."""
        return self.box(31, 140 + 80 * index, 686, 80)

    def track(self, index: int) -> Rect:
        """The way of the knob of a volume."""
        row = self.sound_row(index)
        track = self.box(392, 0, 206, 20)
        track.centery = row.centery
        return track

    def number(self) -> int:
        """Where the number of a volume ends."""
        return self.point(694, 0)[0]

    def switch(self, index: int) -> Rect:
        """The track of a row's switch."""
        track = self.box(602, 0, 92, 48)
        track.centery = self.sound_row(index).centery
        return track

    def speed_heading(self) -> tuple[int, int]:
        """The middle of the picture; so are the other headings."""
        return self.point(77, 519)

    def speeds(self) -> Rect:
        return self.box(51, 566, 646, 208)

    # -- the right column
    def language_heading(self) -> tuple[int, int]:
        return self.point(783, 166)

    def language(self, index: int) -> Rect:
        """Two beside each other."""
        line, place = divmod(index, 2)
        return self.share(self.box(757, 212 + 94 * line, 586, 86), place, 2)

    def window_heading(self) -> tuple[int, int]:
        return self.point(783, 519)

    def windows(self) -> Rect:
        return self.box(757, 566, 586, 208)

    # -- the foot

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
