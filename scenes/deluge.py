"""The Deluge: the last food and the last pairs, in a storm."""

from __future__ import annotations

from pygame import Surface

from scenes.layout import Layout
from scenes.system.art import blit_faint
from scenes.system.sound import RAIN, SEA, TUNE, Accompaniment
from scenes.table.rainbow import begin_rainbow
from scenes.table.scene import TableScene

_RAIN_ENDS = 0.4
"""How much of the rainbow is there when the rain stops."""
_THUNDER = "thunder"


class Deluge(TableScene):
    """The same table under rain, with another order of players."""

    phases = ("deluge-food", "deluge-animals", "over")

    raining = True

    @property
    def busy(self) -> bool:
        return super().busy or self.table.weather.rising

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        self.table.still.forget()  # the frame is drawn without it here
        begin_rainbow(self.table.brush)

    def update(self, dt: float) -> None:
        if self.table.weather.storm(dt):
            self.app.sound.play(_THUNDER)
        self.stale |= self.table.weather.rising
        super().update(dt)

    @property
    def accompaniment(self) -> Accompaniment:
        storm = 1 - self._calm
        return {TUNE: ("tune-deluge", storm), SEA: ("sea", 1.0), RAIN: ("rain", storm)}

    def draw_ark(self, target: Surface) -> None:
        table, picture, seconds = self.table, self.table.picture, self.table.weather.seconds
        if self._calm < 1:
            table.ark.draw_storm(target, picture, seconds, table.marks)
        self._draw_calm(target)
        table.ark.draw_marks(target, picture, table.marks, self.nodding)
        if table.rainbow.share < _RAIN_ENDS:
            table.ark.draw_rain(target, seconds)
        table.frame.draw(target, picture, each_frame=True)

    def _draw_calm(self, target: Surface) -> None:
        """What is to be seen of the calm sea while the storm comes up, and again under the rainbow."""
        if not self._calm:
            return
        blit_faint(target, self.table.ark.calm(self.table.picture), (0, 0), self._calm)

    @property
    def _calm(self) -> float:
        """How calm it is, from 0 to 1."""
        return max(1 - self.table.weather.risen(self.app.settings.pace), self.table.rainbow.share)
