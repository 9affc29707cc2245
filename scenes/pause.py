"""The one panel of settings: from the title, and as the pause of a match, where it also leads out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from scenes import save_by_hand
from scenes.confirm import Leaving
from scenes.helping import helping_hands, less_motion
from scenes.layout import Layout
from scenes.layouts.pause import PauseGrid
from scenes.panel import PanelScreen
from scenes.report import write_report
from scenes.speeds import ALL_SPEED_ICONS
from scenes.system.settings import LOUDEST, SIZES, VOLUMES
from scenes.system.texts import LANGUAGES, spoken
from scenes.telling import Telling
from scenes.theme import BOLD, BUTTON, FREDOKA, GREEN_BUTTON
from scenes.widgets import Button, Toggle, Widget
from scenes.widgets.base import Action
from scenes.widgets.choice import Choice, PictureChoice
from scenes.widgets.slider import Slider
from scenes.words import faults, helping, labels, mishaps, saves
from scenes.words import rules as rules_words

_GROUP, _RULE = "#efdfbd", "#d9c8a2"
_SOUND_ICONS = {
    "effects": "icons/sound-on", "music": "icons/music", "sea": "scene/cloud-storm", "mute": "icons/sound-off",
}  # fmt: skip
_KNOB_ROOM = 24.0
"""Units kept free between what a volume is of and the way of its knob, besides those at any row's end."""
_SAMPLES = (26.0, 36.0, 48.0)
"""Heights of the letters that stand for the sizes of everything, in units."""
_HANDS = 3


class Pause(PanelScreen):
    """Volumes, speed, size, language and what helps; every change counts at once and is kept.

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

    def notice_room(self, layout: Layout) -> Rect:
        return PauseGrid(layout, self.scale(layout)).heading()

    def scale(self, layout: Layout) -> float:
        return layout.pause_scale

    @property
    def grid(self) -> PauseGrid:
        """The places on the panel."""
        return PauseGrid(self.app.layout, self.scale(self.app.layout))

    def place(self, layout: Layout) -> Sequence[Widget]:
        grid = self.grid
        close = Button(grid.close(), self.back, icon="icons/close", style=BUTTON.but(radius=22), icon_units=52)
        report = Button(grid.report(), self._report, mishaps.report_problem(), "icons/log", face=BOLD, units=27,
                        icon_units=46)  # fmt: skip
        return [
            *self._volumes(grid), *self._speeds(grid), *self._switches(grid), *self._sizes(grid),
            *self._languages(grid), *self._helping_hands(grid), *self._foot(grid), report, close,
        ]  # fmt: skip

    def leave(self) -> None:
        """What a slider was drawn to is kept, wherever it was let go."""
        self.app.keep_settings()

    def _volumes(self, grid: PauseGrid) -> list[Widget]:
        settings = self.app.settings
        sliders = [
            Slider(grid.sound_row(i), grid.sound_track(i), grid.number(), getattr(settings, volume), LOUDEST,
                   self._louder(volume))
            for i, volume in enumerate(VOLUMES)
        ]  # fmt: skip
        row = grid.sound_row(len(VOLUMES))
        return [*sliders, Toggle(row, grid.track(row), settings.mute, self._mute)]

    def _louder(self, volume: str) -> Callable[[int], None]:
        return lambda value: setattr(self.app.settings, volume, value)

    def _mute(self, on: bool) -> None:
        self.app.settings.mute = on
        self.app.keep_settings()

    def _speeds(self, grid: PauseGrid) -> list[Widget]:
        row = grid.speeds()
        return [
            PictureChoice(grid.share(row, i, len(ALL_SPEED_ICONS)), self._pacer(speed), labels.speed_name(speed),
                          icon, chosen=self.app.settings.speed == speed)
            for i, (speed, icon) in enumerate(ALL_SPEED_ICONS.items())
        ]  # fmt: skip

    def _pacer(self, speed: str) -> Action:
        def pace() -> None:
            self.app.settings.speed = speed
            self.app.keep_settings()
            self.renew()

        return pace

    def _switches(self, grid: PauseGrid) -> list[Widget]:
        """Less motion, and the full screen."""
        motion, screen = grid.switch_row(0), grid.switch_row(1)
        less = less_motion(self.app)
        return [
            Toggle(motion, grid.track(motion), less.on, less.switch),
            Toggle(screen, grid.track(screen), self.app.screen.fullscreen, self.app.set_fullscreen),
        ]

    def _sizes(self, grid: PauseGrid) -> list[Widget]:
        row = grid.sizes()
        return [
            Choice(grid.share(row, i, len(SIZES)), self._sizer(size), labels.size_sample(),
                   chosen=self.app.settings.size == size, units=units)
            for i, (size, units) in enumerate(zip(SIZES, _SAMPLES, strict=True))
        ]  # fmt: skip

    def _sizer(self, size: float) -> Action:
        return lambda: self.app.enlarge(size)

    def _helping_hands(self, grid: PauseGrid) -> list[Widget]:
        rows = [grid.hand_row(i) for i in range(_HANDS)]
        hands = helping_hands(self.app)
        return [Toggle(row, grid.track(row), hand.on, hand.switch) for row, hand in zip(rows, hands, strict=True)]

    def _languages(self, grid: PauseGrid) -> list[Widget]:
        """The languages by their own names: whoever cannot read the one that is spoken finds theirs."""
        chosen, codes = self.app.settings.language, spoken()
        return [
            Choice(
                grid.language(i, len(codes)), self._speaker(code), LANGUAGES[code], chosen=code == chosen, units=26
            )
            for i, code in enumerate(codes)
        ]

    def _speaker(self, code: str) -> Action:
        return lambda: self.app.speak(code)

    def _foot(self, grid: PauseGrid) -> list[Widget]:
        back = Button(grid.back(), self.back, labels.back(self.in_play), "icons/play-light",
                      style=GREEN_BUTTON, units=40, icon_units=70)  # fmt: skip
        if not self.in_play:
            return [back]
        home = Button(grid.home(), self._to_title, labels.to_title(), "icons/home", units=31, icon_units=60)
        save = Button(grid.save(), self.ask_name, saves.save(), "icons/save", units=31, icon_units=60)
        rules = Button(grid.rules(), self._open_rules, rules_words.rules(), "icons/rules", units=31, icon_units=60)
        return [home, rules, save, back] if self.app.at_table else [home, back]

    def _open_rules(self) -> None:
        """The rules of the game that is played."""
        from scenes.rules.opening import open_rules

        if self.app.at_table:
            open_rules(self.app, self.app.at_table.match.game)

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
        grid, brush = self.grid, self.brush
        brush.picture(target, "icons/settings", grid.point(82, 66), 76)
        heading = labels.pause() if self.in_play else labels.settings()
        room = grid.report().left - grid.point(134, 0)[0] - brush.layout.px(20)
        brush.text(target, heading, 62, {"midleft": grid.point(134, 66)}, face=FREDOKA, width=room)
        for place, icon, text in (
            (grid.speed_heading(), "icons/replay", labels.speed()),
            (grid.size_heading(), "icons/text-size", labels.size_of_everything()),
            (grid.language_heading(), "icons/language", labels.language()),
        ):
            brush.picture(target, icon, place, 56)
            where = {"midleft": (place[0] + brush.layout.px(50), place[1])}
            brush.text(target, text, 28, where, face=BOLD, width=grid.sizes().width - brush.layout.px(70))
        self._paint_sounds(target, grid)
        self._paint_switches(target, grid)
        target.fill(_RULE, grid.rule())

    def _paint_sounds(self, target: Surface, grid: PauseGrid) -> None:
        self.brush.box(target, grid.sound_group(), _GROUP, 22)
        for number, sound in enumerate((*VOLUMES, "mute")):
            row = grid.sound_row(number)
            right = grid.sound_track(number).left - self.brush.layout.px(_KNOB_ROOM)
            self._paint_row(target, row, (_SOUND_ICONS[sound], labels.volume(sound)), right)

    def _paint_switches(self, target: Surface, grid: PauseGrid) -> None:
        """What the switches below the speeds are for, and the helping hands."""
        less = less_motion(self.app)
        for number, what in enumerate(((less.icon, less.text), ("icons/fullscreen", labels.fullscreen()))):
            self._paint_row(target, grid.switch_row(number), what, grid.track(grid.switch_row(number)).left)
        self.brush.box(target, grid.hands_group(), _GROUP, 22)
        width = grid.hands_group().width - 2 * self.brush.layout.px(24)
        self.brush.text(target, helping.heading(), 30, {"midleft": grid.hands_heading()}, face=FREDOKA, width=width)
        for number, hand in enumerate(helping_hands(self.app)):
            row = grid.hand_row(number)
            self._paint_row(target, row, (hand.icon, hand.text), grid.track(row).left)

    def _paint_row(self, target: Surface, row: Rect, what: tuple[str, str], right: int) -> None:
        """The picture and the words of a row, which end before ``right``."""
        brush, (icon, text) = self.brush, what
        brush.picture(target, icon, (row.left + brush.layout.px(46), row.centery), 54)
        where = {"midleft": (row.left + brush.layout.px(92), row.centery)}
        width = right - where["midleft"][0] - brush.layout.px(12)
        brush.text(target, text, 26, where, face=BOLD, width=width, floor=16)
