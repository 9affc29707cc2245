"""How long ago something happened at the table, and how that makes it look now."""

from __future__ import annotations

from math import inf

from scenes.table import motion


class Moments:
    """Times in seconds.  With a pace of 0 nothing slides; what only glows, or waits to be read, takes its time."""

    def __init__(self) -> None:
        self._pace = 1.0
        self._change = self._turn = self._tray = self._card = self._answer = inf
        self._rings = 1

    def update(self, dt: float, pace: float) -> None:
        """Let time pass; ``pace`` stretches the time of what slides."""
        self._pace = pace
        self._change += dt
        self._answer += dt
        self._turn += dt / pace if pace else inf
        self._tray += dt / pace if pace else inf
        self._card += dt / pace if pace else inf

    # -- what happens
    def targets_change(self) -> None:
        """What may be chosen is new, or is looked at again."""
        self._change = 0.0

    def stir(self) -> None:
        """The pointer moves: the glow pulses again if it had come to rest."""
        if not self.pulsing:
            self._change = 0.0

    def turn_changes(self, handed_over: bool = False) -> None:
        """Somebody comes to the turn; where one person has ``handed_over`` to another there are more rings."""
        self._turn = 0.0 if self._pace else inf
        self._rings = motion.RINGS if handed_over else 1

    def tray_comes(self) -> None:
        self._tray = 0.0 if self._pace else inf

    def card_comes(self) -> None:
        self._card = 0.0 if self._pace else inf

    def refused(self) -> None:
        """A click was not possible, and the answer to it begins to show."""
        self._answer = 0.0

    # -- how it looks
    @property
    def pulsing(self) -> bool:
        return self._change < motion.PULSE * motion.PULSES

    @property
    def glow(self) -> float:
        """Strength of the glow of what may be chosen."""
        return motion.glow(self._change)

    @property
    def turning(self) -> float:
        """How far the prompt still has to slide in, from 1 to 0."""
        return 1 - motion.ease_out(min(1.0, self._turn / motion.TURN))

    @property
    def ringing(self) -> float:
        """How far a ring of the turn has grown, from 0 to 1, and has faded, from 1 to 2."""
        return self._turn / motion.RING % 2 if self._turn < self._ring_all else 2.0

    @property
    def _ring_all(self) -> float:
        """Seconds until the last ring has faded."""
        return 2 * motion.RING * self._rings

    @property
    def rising(self) -> float:
        """How far the tray still has to come up, from 1 to 0, and a little beyond."""
        return 1 - motion.out_back(min(1.0, self._tray / motion.TRAY))

    @property
    def opening(self) -> float:
        """How far the card of what the pointer rests on has opened, from 0 to 1."""
        return motion.ease_out(min(1.0, max(0.0, self._card - motion.CARD_DELAY) / motion.CARD))

    @property
    def sliding(self) -> bool:
        """Whether ring, prompt, tray or card are still on their way."""
        if self._card < motion.CARD_DELAY + motion.CARD:
            return True
        return self._turn < max(motion.TURN, self._ring_all) or self._tray < motion.TRAY

    @property
    def answered(self) -> bool:
        """Whether an answer has been there long enough to be read."""
        return self._answer > motion.ANSWER

    @property
    def noticed(self) -> bool:
        """Whether an answer has been there long enough to be seen."""
        return self._answer > motion.NOTICED

    @property
    def nod(self) -> float:
        """By how many degrees the pointer is turned."""
        return motion.nod(self._answer)

    @property
    def blink(self) -> float:
        """How strongly shows what is missing."""
        return motion.blink(self._answer)

    @property
    def shake(self) -> float:
        """How far what cannot be clicked has swung to the right, in units."""
        return motion.shake(self._answer) if self._pace else 0.0
