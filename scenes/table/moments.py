"""How long ago something happened at the table, and how that makes it look now."""

from __future__ import annotations

from math import inf

from scenes.table import motion


class Moments:
    """Times in seconds.  With a pace of 0 nothing slides; what only glows, or waits to be read, takes its time."""

    def __init__(self) -> None:
        self._pace = 1.0
        self._less_motion = False
        self._change = self._turn = self._tray = self._tray_left = self._lift = self._card = self._answer = inf
        self._speech = inf
        self._rings = 1
        self._last_tray = ""

    def update(self, dt: float, pace: float, less_motion: bool = False) -> None:
        """Let time pass; ``pace`` stretches the time of what slides; with ``less_motion`` it fades, or rests."""
        self._pace = pace
        self._less_motion = less_motion
        self._change += dt
        self._answer += dt
        self._turn += dt / pace if pace else inf
        self._tray += dt / pace if pace else inf
        self._tray_left += dt / pace if pace else inf
        self._lift += dt / pace if pace else inf
        self._card += dt / pace if pace else inf
        self._speech += dt / pace if pace else inf

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

    def tray_changes(self, before: str, now: str) -> None:
        """Another tray lies over the ark than before, or none: they are named, none is empty."""
        if now and not before:
            self._tray = 0.0 if self._pace else inf
        if before and not now:
            self._tray_left, self._last_tray = 0.0 if self._pace else inf, before

    def lifts(self) -> None:
        """Something is taken in hand."""
        self._lift = 0.0 if self._pace else inf

    def card_comes(self) -> None:
        self._card = 0.0 if self._pace else inf

    def guide_speaks(self) -> None:
        """The guide begins to say something."""
        self._speech = 0.0 if self._pace else inf

    def refused(self) -> None:
        """A click was not possible, and the answer to it begins to show."""
        self._answer = 0.0

    # -- how it looks
    @property
    def pulsing(self) -> bool:
        return not self._less_motion and self._change < motion.PULSE * motion.PULSES

    @property
    def glow(self) -> float:
        """Strength of the glow of what may be chosen."""
        return 1.0 if self._less_motion else motion.glow(self._change)

    @property
    def turning(self) -> float:
        """How far the prompt still has to slide in, from 1 to 0."""
        return 0.0 if self._less_motion else 1 - motion.ease_out(min(1.0, self._turn / motion.TURN))

    @property
    def ringing(self) -> float:
        """How far a ring of the turn has grown, from 0 to 1, and has faded, from 1 to 2."""
        resting = self._less_motion or self._turn >= self._ring_all
        return 2.0 if resting else self._turn / motion.RING % 2

    @property
    def _ring_all(self) -> float:
        """Seconds until the last ring has faded."""
        return 2 * motion.RING * self._rings

    @property
    def speech(self) -> float:
        """How far what the guide says still has to slide in, from 1 to 0."""
        return 0.0 if self._less_motion else 1 - motion.ease_out(min(1.0, self._speech / motion.SPEECH))

    @property
    def pointing(self) -> float:
        """How far the ring has grown that leaves what the guide points at, from 0 to 1; 0 once it has faded."""
        resting = self._less_motion or self._speech >= 2 * motion.RING
        return 0.0 if resting else self._speech / (2 * motion.RING)

    @property
    def rising(self) -> float:
        """How far the tray still has to come up, from 1 to 0, and a little beyond."""
        if self._less_motion:
            return 1 - min(1.0, self._tray / motion.FADE)
        return 1 - motion.out_back(min(1.0, self._tray / motion.TRAY))

    @property
    def slides(self) -> bool:
        """Whether a tray moves as it comes and goes, and does not only fade."""
        return not self._less_motion

    @property
    def tray_left(self) -> str:
        """The tray that is on its way out, if one is."""
        return self._last_tray if self.leaving < 1 else ""

    @property
    def leaving(self) -> float:
        """How far a tray that has been put away has gone, from 0 to 1."""
        if self._less_motion:
            return min(1.0, self._tray_left / motion.FADE)
        return motion.ease_in(min(1.0, self._tray_left / motion.TRAY_GOES))

    @property
    def lift(self) -> float:
        """How far what was taken in hand has come, from 0 to 1."""
        return 1.0 if self._less_motion else motion.ease_out(min(1.0, self._lift / motion.LIFT))

    @property
    def opening(self) -> float:
        """How far the card of what the pointer rests on has opened, from 0 to 1."""
        return motion.ease_out(min(1.0, max(0.0, self._card - motion.CARD_DELAY) / motion.CARD))

    @property
    def sliding(self) -> bool:
        """Whether rings, prompt, speech, trays, card or what is lifted are still on their way."""
        if self._card < motion.CARD_DELAY + motion.CARD or self._lift < motion.LIFT:
            return True
        if self._speech < max(motion.SPEECH, 2 * motion.RING):
            return True
        trays = self._tray < motion.TRAY or self._tray_left < motion.TRAY_GOES
        return trays or self._turn < max(motion.TURN, self._ring_all)

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
        return 0.0 if self._less_motion else motion.nod(self._answer)

    @property
    def flag(self) -> float:
        """How far the flag has come down on what is missing, from 0 to 1 and a little beyond."""
        return 1.0 if self._less_motion else motion.out_back(min(1.0, self._answer / motion.FLAG))

    @property
    def blink(self) -> float:
        """How strongly shows what is missing."""
        return 1.0 if self._less_motion else motion.blink(self._answer)

    @property
    def shake(self) -> float:
        """How far what cannot be clicked has swung to the right, in units."""
        return motion.shake(self._answer) if self._pace and not self._less_motion else 0.0
