"""What of a table is marked: what reacts to the pointer, what is shown ahead, and how far all that moves has come."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from scenes.guide.at_ark import GUIDED
from scenes.match_setup import GLOW, PROJECTIONS
from scenes.table.frame import TRAYS
from scenes.table.lantern import LANTERN, OFF
from scenes.table.lifts import Lifts
from scenes.table.log import LOG
from scenes.table.marks import Marks, Target
from scenes.table.moments import Moments
from scenes.table.picture import Picture
from scenes.table.question import QUESTION
from scenes.table.undoing import RESTART, UNDO, UNDOING
from scenes.table.watch_button import WATCH
from scenes.trying.at_ark import TRIED

_MENU = frozenset(("button", name) for name in ("home", "rules", "settings"))
_ALWAYS = _MENU | GUIDED | TRIED | {LOG, WATCH, ("button", "eye"), QUESTION}
"""What reacts to the pointer in every decision and belongs to none."""
_LOOKED_AT = ("held", "stock", "why")
"""Kinds of target that show themselves closely when pointed at, whoever decides."""
TOOLS = frozenset(("button", tool) for tool in UNDOING)
"""What works while things move, too, and whoever decides."""
OVER_UNDO = frozenset({("button", UNDO), ("button", RESTART)})
"""While the pointer is on one of these, the whole turn can be taken back, too."""


def watching(picture: Picture) -> Marks:
    """While nobody at the mouse decides: the tray on which tiles lie just now."""
    if not picture.drawing or picture.action is None:
        return Marks()
    return Marks(tray=TRAYS[picture.actions[picture.action - 1]])


def shown_by_glove(marks: Marks, gloves: Marks, shows: Collection[str]) -> Marks:
    """What is seen while the glove shows what can be done: its own marks, with all that is none of its doing.

    Of those too only what may be shown ahead.
    """
    seen = replace(
        gloves, lantern=marks.lantern, tools=marks.tools, lesson=marks.lesson, speech=marks.speech,
        pointing=marks.pointing, tried=marks.tried, watchable=marks.watchable, askable=marks.askable,
        dots=marks.dots, simpler=marks.simpler, slides=marks.slides, demonstrated=gloves.lifted - marks.lifted,
    )  # fmt: skip
    show_ahead(seen, shows)
    return seen


def mark_pointed(marks: Marks, under: Target | None, answered: bool, drags: bool) -> None:
    """What lies ``under`` the pointer, beside what the decision offers: tools, the menu, what can be looked at.

    As long as an answer is still to be read, so not ``answered``, nothing covers what it points at; nor is anything
    looked at by whoever ``drags`` something past it.
    """
    if under in _ALWAYS or _switched_on(under, marks):
        marks.hover = under
    free = (marks.why_not is None or answered) and not (marks.lifted or drags)
    marks.look = under if free and under and under[0] in _LOOKED_AT else None


def _switched_on(target: Target | None, marks: Marks) -> bool:
    """Whether a target is a tool that can be used now."""
    return (target == LANTERN and marks.lantern != OFF) or (target in TOOLS and target[1] in marks.tools)


def animal_come_to(before: tuple[Target | None, Target | None], marks: Marks) -> str:
    """The animal that the pointer has come to since it had ``before`` under it, by its tile; else nothing."""
    targets = {marks.hover, marks.look} - {*before, None}
    return next((target[1].split()[-1] for target in targets if target and "/" in target[1]), "")


def show_ahead(marks: Marks, shows: Collection[str]) -> None:
    """Leave out what was agreed not to be shown before it is done; ``shows`` is what may be."""
    marks.glows = GLOW in shows
    if PROJECTIONS not in shows:
        marks.gain, marks.lines, marks.sums = None, (), {}


def begin_motions(before: Marks, now: Marks, moments: Moments) -> None:
    """What begins to move as the marks change: trays, what is taken in hand, the card of what is pointed at."""
    moments.tray_changes(before.tray, now.tray)
    if now.lifted > before.lifted:
        moments.lifts()
    if _card_of(now) not in (None, _card_of(before)):
        moments.card_comes()


def _card_of(marks: Marks) -> Target | None:
    """What a card tells about, if one is open."""
    return marks.hover if marks.hover and marks.hover[0] == "space" else marks.look


def stand(marks: Marks, moments: Moments, lifts: Lifts) -> None:
    """Mark how strongly things glow, and where all that moves stands on its way."""
    marks.pulse, marks.tray_below, marks.blink = moments.glow, moments.rising, moments.blink
    marks.lift, marks.flag, marks.slides = moments.lift, moments.flag, moments.slides
    marks.tray_gone, marks.tray_leaving = moments.leaving, moments.tray_left
    marks.pressed, marks.heights, marks.opening = lifts.pressed, lifts.heights, moments.opening
    marks.speech, marks.pointing = moments.speech, moments.pointing
