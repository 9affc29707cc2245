"""What is marked on the table just now: what may be chosen, what is hovered, lifted, missing or explained.

The hands make it, drawing reads it.  Names are those of the notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.bots import Why
from game.core import Line, Reason
from scenes.guide.shown import Shown
from scenes.rules.chapters import Chapter

Target = tuple[str, str]
"""What can be pointed at: a kind and a name.

``edge c2E``, ``field c1NW``, ``square c2``, ``pen c2`` (an enclosure), ``space 3`` (an action card),
``held green lion/m`` (a tile in a panel: the name is ``green lion/m``), ``drawn lion/m`` and ``give lion/m`` (tiles
on a tray), ``bag m``,
``good food`` (a bonus), ``button done`` and the other buttons.
"""


TAGGED = frozenset({"edge", "field", "square"})
"""Kinds of target on the ark beside which a tag tells what a piece there brings."""


@dataclass
class WhyNot:
    """An answer on the table: the reason, what was meant, and where something is missing."""

    reason: Reason
    meant: Target
    edges: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hinted:
    """What the lantern shows: the clicks still to be made, the next one first, and what speaks for the move."""

    move: str
    clicks: tuple[Target, ...]
    why: Why


@dataclass
class Marks:
    """Everything that is marked at one moment."""

    player: str = ""
    """The colour that chooses now; its pieces show under the pointer."""
    legal: frozenset[Target] = frozenset()
    """What may be chosen now."""
    hover: Target | None = None
    """The legal target under the pointer."""
    pressed: Target | None = None
    """The button that is held down."""
    heights: Mapping[Target, float] = field(default_factory=dict)
    """Where buttons stand that are not at rest: 1 is lifted, -1 sunk."""
    look: Target | None = None
    """What the pointer rests on without choosing it, to see it closely: a held tile, ``stock``, or ``why green``."""
    opening: float = 1.0
    """How far the card of what the pointer rests on has opened, from 0 to 1."""
    gain: int | None = None
    """Points the hovered target brings the chooser, or None where it brings none."""
    lines: Sequence[Line] = ()
    """What the hovered target brings whom: for the tags on portraits, and of a loading for the points card."""
    shares: Mapping[str, int] = field(default_factory=dict)
    """By colour what the hovered action would give of goods; empty where it gives none."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """What the pair in hand, or pointed at, would bring the chooser in each enclosure that takes it."""
    cost: int = 0
    """Loading points the hovered or lifted thing would take."""
    lifted: frozenset[Target] = frozenset()
    """What is in hand: the divider to swap, both tiles of a pair to load."""
    lift: float = 1.0
    """How far it has come to the pointer, or off its place, from 0 to 1."""
    demonstrated: frozenset[Target] = frozenset()
    """What of it only the glove shows to be in hand: it lies where it is."""
    chosen: frozenset[Target] = frozenset()
    """What is selected and stays where it is: the tiles of an exchange."""
    lacks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Enclosures of the lifted pair's size that cannot take it: what they lack (``food pitch divider``)."""
    missing_fields: tuple[str, ...] = ()
    """Pitch fields that such enclosures still need."""
    tray: str = ""
    """Which tray lies over the ark: ``taming``, ``bonus``, ``exchange`` or none."""
    tray_below: float = 0.0
    """How far the tray still has to come up, from 1 to 0 and a little beyond."""
    tray_leaving: str = ""
    """Which tray has been put away and is still on its way down."""
    tray_gone: float = 1.0
    """How far it has gone, from 0 to 1."""
    slides: bool = True
    """Whether trays move; else they only fade."""
    see_through: bool = False
    """Whether the eye on the tray is held, which fades it."""
    why_not: WhyNot | None = None
    tools: frozenset[str] = frozenset()
    """What undo, redo and starting the turn again can do now: those that are switched on, by name."""
    whole_turn: bool = False
    """Whether the button that takes back the whole turn is open over undo."""
    watchable: bool = False
    """Whether anything has happened yet that can be shown once more."""
    lantern: str = ""
    """How the lantern stands: ``ready``, ``lit``, or nothing where it cannot be asked now."""
    hinted: Hinted | None = None
    lesson: Shown | None = None
    """What the guide of a guided match shows."""
    taught: Hinted | None = None
    """Where what it says is to be done."""
    speech: float = 0.0
    """How far what it says still has to slide in, from 1 to 0."""
    pointing: float = 0.0
    """How far the ring has grown that leaves what it points at, from 0 to 1; 0 once it has faded."""
    tried: Chapter | None = None
    """The chapter of the rules that is tried out here."""
    askable: frozenset[str] = frozenset()
    """The computer players who can be asked why they have moved as they did, by colour."""
    told: Sequence[Why] = ()
    """What is answered, where ``look`` is on one of them."""
    dots: int = 0
    """Which of the dots that show long thinking stands out, from 1, or 0."""
    simpler: str = ""
    """The computer player of whom is to be said that they think more simply now, by colour."""
    pulse: float = 1.0
    """Strength of the glow, .7 to 1."""
    blink: float = 1.0
    """Strength of what is missing for a click that was not possible, .3 to 1."""

    flag: float = 1.0
    """How far the flag has come down on it, from 0 to 1 and a little beyond."""

    glows: bool = True
    """Whether what may be chosen shines before it is pointed at."""

    @property
    def shining(self) -> frozenset[Target]:
        """What may be chosen and shines."""
        return self.legal if self.glows else frozenset()

    @property
    def offer(self) -> tuple[frozenset[Target], ...]:
        """What a click can mean: what may be chosen, what is in hand, what is selected."""
        return self.legal, self.lifted, self.chosen
