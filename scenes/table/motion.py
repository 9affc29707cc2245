"""How things move: easings, and how long each motion takes at normal speed, in seconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

Easing = Callable[[float], float]
"""From the share of the time that has gone by to the share of the way, both from 0 to 1."""


def linear(t: float) -> float:
    return t


def ease_in(t: float) -> float:
    return t * t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    return (1 - cos(pi * t)) / 2


def out_back(t: float) -> float:
    """Overshoots by a tenth before it settles."""
    back = 1.70158
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def bounce(t: float) -> float:
    """Falls, and hops once."""
    return (t / 0.7) ** 2 if t < 0.7 else 1 - 0.5 * ((t - 0.7) / 0.3) * (1 - (t - 0.7) / 0.3)


@dataclass(frozen=True)
class Motion:
    """One kind of motion.

    ``arc`` is the height of its way by the distance; ``grown`` the size it begins with by its own; ``next_after``
    when the next event may begin to show, in seconds.
    """

    seconds: float
    easing: Easing = in_out
    arc: float = 0.0
    grown: float = 1.0
    next_after: float = 0.0


WORKER_DOWN = Motion(0.38, out_back, arc=0.12, next_after=0.38)
SQUASH = 0.12
"""A worker is squashed as it lands."""
WORKER_UP = Motion(0.26, in_out)
GOODS = Motion(0.42, in_out, arc=0.1, next_after=0.06)
DIVIDER = Motion(0.22, out_back, grown=1.25)
CUBE = Motion(0.20, bounce, grown=1.5)
DUST, DUST_DELAY = Motion(0.18, ease_out), 0.1
"""Dust flies up as a divider touches the deck."""
FOOD = Motion(0.18, out_back, grown=0.4)
TOKEN, TOKEN_HEIGHT = Motion(0.30, bounce, next_after=0.06), 46.0
"""A bonus token drops on the pile from so many units above."""
TOKEN_TAKEN = Motion(0.42, in_out, arc=0.1)
HOME = Motion(0.45, in_out, arc=0.05)
SWEEP = Motion(0.40, ease_out)
LIT = 0.45
"""So long a plank of a pen that closes stays lit."""
DRIPS = Motion(0.55, ease_in)
"""Pitch runs down from a cube."""
MARKER = Motion(0.38, in_out, arc=0.5)
"""The marker of the rounds goes to the next one."""
DRAW = Motion(0.30, ease_out, next_after=0.14)
DEAL = Motion(0.30, ease_out, next_after=0.06)
TILE = Motion(0.38, in_out, arc=0.15, next_after=0.09)
HOP = Motion(0.60, in_out, arc=0.3)
SWAP = Motion(0.42, in_out, arc=0.25)
BAG, BAG_SWINGS, BAG_REACH = Motion(0.24), 2, 8.0
"""A bag shakes before its tile comes: how often it swings to both sides, and how far in units."""
OVERTURN = 0.42
"""A tile whose partner has come into play turns over, for all to see."""
FLIP = 0.26
"""A tile that has come out of a bag turns round."""
RISE = Motion(0.70, ease_out)
"""Points that rise from where they are scored."""
HEARTS = Motion(0.40, ease_out)
SPARKLE, SPARKLE_STEP = Motion(0.40, ease_out), 0.12
SCORED = Motion(0.42, in_out, arc=0.12)
"""Then they fly to whoever gets them."""
RISE_HEIGHT = 48.0
"""How far, in units."""
FADE = 0.12
"""What takes the place of all movement where less of it is wanted: a thing fades in where it goes."""
SPOT = Motion(0.70, linear)
"""A light marks where it has gone, and fades."""
TURN = 0.24
"""The prompt slides in."""
SPEECH = 0.24
"""What the guide says slides in, and meanwhile a ring grows out of what it points at."""
RING, RINGS = 0.18, 3
"""A ring grows from the panel of whoever comes to the turn, and fades in the same time; and how many of them
where the mouse goes from one person to another."""
CARD, CARD_DELAY = 0.14, 0.06
"""A card opens, so long after the pointer has come to what it tells about."""
LIFT = 0.16
"""What is lifted comes to the pointer, or off its place."""
TRAY, TRAY_GOES = 0.28, 0.20
"""A tray comes up, and goes down again."""
POINT, POINTS_AT_MOST = 0.03, 0.7
"""A score counts up by one; and all of a gain."""
PULSE, PULSES, PULSE_LOW = 1.6, 3, 0.7
"""The glow of what may be chosen: one pulse, how many of them, and how weak it gets."""
HINT_RING, HINT_RINGS = 0.5, 3
"""One ring that grows round what the lantern shows, and how many of them there are."""
SHAKE, SHAKES, SHAKE_REACH = 0.12, 3, 8.0
"""What cannot be clicked shakes gently: one swing to both sides, how many, and how far in units."""
NOD, NOD_TURNS = 0.09, (13.0, -13.0, 13.0)
"""The pointer nods: how long each turn lasts, and by how many degrees it is turned."""
RAINBOW, RAINBOW_STAYS = 0.9, 0.7
"""The rainbow at the end of a match, and how long it is there before the score sheet comes."""
FLAG = 0.20
"""The flag on what is missing comes down on it."""
BLINK, BLINKS, BLINK_LOW = 0.8, 2, 0.3
"""What is missing blinks: how long once takes, how often, and how weak it gets."""
ANSWER, NOTICED = 4.0, 0.8
"""How long the prompt says why something is not possible, and how long at least whatever the mouse points at."""
THINKING, BETWEEN_PIECES = 0.5, 0.35
"""A computer player thinks at least so long before a turn, and between two pieces of it."""
SECOND_THOUGHTS = 0.7
"""A computer player waits at least so long after a person's decision, at any speed, so that it can be taken back."""
LONG_THOUGHT, DOT = 1.0, 0.4
"""A computer player that thinks longer than this shows three dots; how long each of them stands out."""


def glow(seconds: float) -> float:
    """Strength of the glow so long after the targets have changed: it pulses and then rests at 1."""
    if seconds >= PULSE * PULSES:
        return 1.0
    return PULSE_LOW + (1 - PULSE_LOW) * (1 + cos(2 * pi * seconds / PULSE)) / 2


def nod(seconds: float) -> float:
    """Degrees by which the pointer is turned so long after a click that was not possible."""
    step = int(seconds / NOD) if seconds < NOD * len(NOD_TURNS) else len(NOD_TURNS)
    return NOD_TURNS[step] if step < len(NOD_TURNS) else 0.0


def blink(seconds: float) -> float:
    """Strength of what is missing so long after a click that was not possible: it blinks and then rests at 1."""
    if seconds >= BLINK * BLINKS:
        return 1.0
    return BLINK_LOW + (1 - BLINK_LOW) * (1 + cos(2 * pi * seconds / BLINK)) / 2


def shake(seconds: float) -> float:
    """Units by which a thing has swung to the right so long after a click that was not possible."""
    part = seconds / (SHAKE * SHAKES)
    return SHAKE_REACH * (1 - part) * sin(2 * pi * seconds / SHAKE) if part < 1 else 0.0
