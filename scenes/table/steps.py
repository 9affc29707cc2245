"""What pulses, painted once for each of the few strengths that are told apart."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from scenes.table.looks import step_of


class Steps:
    """Pictures of the same thing at different strengths."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._kept: dict[float, Surface] = {}
        self._spare: list[Surface] = []
        """Surfaces that can be painted over: clearing fresh ones takes longer than painting."""

    def get(self, key: tuple[object, ...], pulse: float, paint: Callable[[Surface | None], Surface]) -> Surface:
        """The picture at a strength; ``key`` is all else that it depends on, and empty where it does not pulse.

        ``paint`` is given a surface that it returned before and may paint over, if there is one.
        """
        if key != self._key:
            self.forget()
            self._key = key
        step = step_of(pulse) if key else 0.0
        if step not in self._kept:
            self._kept[step] = paint(self._spare.pop() if self._spare else None)
        return self._kept[step]

    def forget(self) -> None:
        """Paint all anew from now on."""
        self._spare = [*self._kept.values(), *self._spare]
        self._kept.clear()
        self._key = ()
