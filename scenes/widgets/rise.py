"""How high a control stands: lifted under the pointer, sunk while pressed, easing from one to the other."""

from __future__ import annotations

from scenes.table.motion import ease_out, out_back

LIFTED, RESTING, SUNK = 1.0, 0.0, -1.0
_LIFT, _PRESS, _RELEASE = 0.09, 0.06, 0.12
"""Seconds at normal speed."""


class Rise:
    """``value`` goes from where it is to where it is aimed at as time passes."""

    def __init__(self) -> None:
        self.value = RESTING
        self._start = self._aim = RESTING
        self._age = self._lasts = 0.0

    def jump(self, aim: float) -> None:
        """Stand there at once."""
        self.value = self._start = self._aim = aim
        self._age = self._lasts = 0.0

    def update(self, aim: float, dt: float) -> bool:
        """Let ``dt`` seconds pass on the way to ``aim``; whether the control has moved."""
        if aim != self._aim:
            self._begin(aim)
        if self._age >= self._lasts:
            return False
        self._age = min(self._lasts, self._age + dt)
        easing = out_back if self._lasts == _RELEASE else ease_out
        self.value = self._start + (self._aim - self._start) * easing(self._age / self._lasts)
        return True

    def _begin(self, aim: float) -> None:
        released = self._aim == SUNK
        self._lasts = _PRESS if aim == SUNK else _RELEASE if released else _LIFT
        self._start, self._aim, self._age = self.value, aim, 0.0
