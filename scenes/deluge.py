"""The Deluge: the last food and the last pairs, in a storm."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from scenes.layout import Layout
from scenes.system.art import blit_faint
from scenes.system.sound import RAIN, SEA, TUNE, Accompaniment
from scenes.table.clearing import draw_ahead, draw_clearing
from scenes.table.deluge_order import deluge_on
from scenes.table.rainbow import begin_rainbow
from scenes.table.scene import TableScene

_RAIN_ENDS = 0.4
"""How much of the rainbow has faded in when the rain stops."""
_THUNDER = "thunder"


class Deluge(TableScene):
    """The same table under rain, with another order of players; at the end of any match, the rainbow."""

    phases = ("deluge-food", "deluge-animals", "over")

    @property
    def raining(self) -> bool:
        """Whether there is a Deluge: the Family Variant ends here without one."""
        return deluge_on(self.table.picture)

    @property
    def _rising(self) -> bool:
        return self.raining and self.table.weather.rising

    @property
    def busy(self) -> bool:
        return super().busy or self._rising

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.table.still.forget()  # the frame is drawn without it here
        begin_rainbow(self.table.brush)

    def update(self, dt: float) -> None:
        if self.raining and self.table.weather.storm(dt):
            self.app.sound.play(_THUNDER)
        self.stale |= self._rising
        super().update(dt)

    @property
    def accompaniment(self) -> Accompaniment:
        storm = 1 - self._calm
        return {TUNE: ("tune-deluge", storm), SEA: ("sea", 1.0), RAIN: ("rain", storm)}

    def draw_ark(self, target: Surface) -> None:
        table, picture = self.table, self.table.picture
        if self._clears:
            calm, weather = table.ark.calm(picture), partial(self._draw_weather, target)
            draw_clearing(table.brush.art, target, calm, table.rainbow.share, weather)
        else:
            self._draw_weather(target)
        table.ark.draw_marks(target, picture, table.marks, self.nodding)
        self._draw_rain(target)
        table.frame.draw(target, picture, each_frame=True)

    @property
    def _clears(self) -> bool:
        """Whether the calm sea comes with the rainbow, from left to right, and does not fade in."""
        rainbow = self.table.rainbow
        return self.raining and rainbow.share > 0 and not rainbow.fades

    def _draw_weather(self, target: Surface) -> None:
        """The storm, as far as it has come up, and as far as it has not faded away again."""
        table = self.table
        calm = self._unrisen if self._clears else self._calm
        if calm < 1:
            table.ark.draw_storm(target, table.picture, table.weather.seconds, table.marks)
        if calm:
            blit_faint(target, table.ark.calm(table.picture), (0, 0), calm)

    def _draw_rain(self, target: Surface) -> None:
        """It falls all over the window, and at the end ahead of the rainbow."""
        share, rain = self.table.rainbow.share, partial(self.table.ark.draw_rain, target, self.table.weather.seconds)
        if self._clears:
            draw_ahead(target, share, rain)
        elif self.raining and share < _RAIN_ENDS:
            rain()

    @property
    def _calm(self) -> float:
        """How calm it is, from 0 to 1."""
        return max(self._unrisen, self.table.rainbow.share)

    @property
    def _unrisen(self) -> float:
        """How much the storm still lacks, from 1 to 0."""
        return 1 - self.table.weather.risen(self.app.settings.pace) if self.raining else 1.0
