"""How high the buttons of the frame stand: lifted under the pointer, sunk while pressed, and on their way between."""

from __future__ import annotations

from scenes.table.marks import Target
from scenes.widgets.rise import LIFTED, RESTING, SUNK, Rise


class Lifts:
    """One height for each button that was ever pointed at; ``pressed`` is held down just now."""

    def __init__(self) -> None:
        self.pressed: Target | None = None
        self._rises: dict[Target, Rise] = {}
        self.moving = False
        """Whether a button has moved of late."""

    @property
    def heights(self) -> dict[Target, float]:
        """From 1, lifted, to -1, sunk; buttons at rest may be left out."""
        return {target: rise.value for target, rise in self._rises.items() if rise.value}

    def update(self, dt: float, pace: float, hover: Target | None) -> None:
        """Let time pass with the pointer on ``hover``; with a ``pace`` of 0 all stand where they belong at once."""
        if hover and hover[0] == "button":
            self._rises.setdefault(hover, Rise())
        passed = dt / pace if pace else 1.0
        moved = [rise.update(self._aim(target, hover), passed) for target, rise in self._rises.items()]
        self.moving = any(moved)

    def _aim(self, target: Target, hover: Target | None) -> float:
        if target != hover:
            return RESTING
        return SUNK if target == self.pressed else LIFTED
