"""The lessons of the Family Variant, which are told without words; where several matter, the first is told."""

from __future__ import annotations

from game.ark.state import State
from scenes.guide.lesson import Decision, Deed, Lesson, activates, advised, both, did, done, may
from scenes.guide.lessons_ark import shares_points
from scenes.guide.on_the_ark import builds_with_others, loads_before_others, loads_first_pair


def _another_was_faster(decision: Decision) -> bool:
    """Somebody else stands on an action space already."""
    return bool(decision.at_the_ark["spaces"]["current"])


def _chooses_late(deed: Deed) -> bool:
    """The pupil has chosen among the spaces that others have left."""
    state = deed.made.before
    return isinstance(state, State) and bool(state.current) and did("worker-moves")(deed)


LESSONS: tuple[Lesson, ...] = (
    Lesson("partner", "animals", advised("pairs-own"), done("pairs-own"), 4, "taming"),
    Lesson("owners", "animals", advised("shares-pair"), done("shares-pair"), 5, "taming"),
    Lesson("load", "loading", advised("loads-pair"), did("pair-loaded"), 5, "loading"),
    Lesson("size", "building", advised("closes-enclosure", "prepares"), done("closes-enclosure"), 4, "building"),
    Lesson("hull", "building", advised("leads-hull"), done("leads-hull"), 5, "building"),
    Lesson("together", "building", builds_with_others, shares_points),
    Lesson("animals", "animals", advised("tames-first"), activates("taming"), 2, "taming"),
    Lesson("wood", "wood", advised("gathers"), activates("wood"), 2, "wood"),
    Lesson("first", "loading", loads_first_pair, loads_before_others, 5, "loading"),
    Lesson("trade", "trading", advised("trades"), activates("trading"), 4, "trading"),
    Lesson("taken", "choosing", both(may("choose"), _another_was_faster), _chooses_late),
)
