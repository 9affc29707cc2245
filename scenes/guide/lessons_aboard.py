"""The lessons of Animals on Board; where several matter at once, the first of them is told."""

from __future__ import annotations

from collections import Counter

from game.aboard import ANIMALS_TO_END, AnimalsOnBoard
from game.aboard.scoring import ark_scored
from game.core import Line
from scenes.aboard_table.tiles import species_of
from scenes.guide.lesson import Decision, Deed, Lesson, Matters, Things, advised, advised_kind, both, did, done, may
from scenes.guide.shown import ARK, CRATES, Thing

_NEARLY = ANIMALS_TO_END - 3
"""So many animals on an ark foretell the last round."""
_RICH = 3
"""So many crates are worth counting."""


def _lines(decision: Decision) -> list[Line]:
    """What the pupil's ark would score now."""
    state = decision.state
    assert isinstance(state, AnimalsOnBoard)
    seat = state.players.index(decision.pupil)
    return [line for event in ark_scored(state, seat) for line in event.lines]


def has(source: str) -> Matters:
    """Something on the pupil's ark would score as a ``pair``, a ``single`` or a ``herd`` now."""
    return lambda decision: any(line.source == source for line in _lines(decision))


def _animals(source: str) -> Things:
    """The pupil's animals that would score as a ``pair`` or as a ``single``."""

    def found(decision: Decision) -> tuple[Thing, ...]:
        lines = [line for line in _lines(decision) if line.source == source]
        return tuple((decision.pupil, tile) for line in lines for tile in line.what.split())

    return found


def _crates(decision: Decision) -> tuple[Thing, ...]:
    return ((decision.pupil, CRATES),)


def _fullest_ark(decision: Decision) -> tuple[Thing, ...]:
    arks = decision.on_the_meadow["arks"]
    return ((max(arks, key=lambda colour: len(arks[colour])), ARK),)


def _rich(decision: Decision) -> bool:
    return decision.on_the_meadow["food"][decision.pupil] >= _RICH


def _nearly_over(decision: Decision) -> bool:
    return any(len(ark) >= _NEARLY for ark in decision.on_the_meadow["arks"].values())


def _nobody_has_stopped(decision: Decision) -> bool:
    return not decision.on_the_meadow["flags"]


def _begins_round(deed: Deed) -> bool:
    """The pupil has become the first player of the round."""
    return did("first-player")(deed)


def _most_alike(decision: Decision) -> tuple[Thing, ...]:
    """The pupil's animals nearest to a herd, where none is made just now."""
    own = decision.on_the_meadow["arks"][decision.pupil]
    if _MAKES_HERD(decision) or not own:
        return ()
    kind, _ = Counter(map(species_of, own)).most_common(1)[0]
    return tuple((decision.pupil, tile) for tile in own if species_of(tile) == kind)


def _would_wait(decision: Decision) -> bool:
    """A good player would split so that nobody else can pay for what they want."""
    why = decision.advice.why
    return why.code in _PREPARES and why.params["safe"] is True


_TURN, _TAKE = may("take", "split"), advised_kind("take")
_HERD = ("completes-herd", "grows-herd")
_MAKES_HERD = advised(*_HERD)
_PREPARES = ("prepares", "prepares-group")
_GAINS = ("completes-herd", "grows-herd", "gains-group", "ends-game")

LESSONS: tuple[Lesson, ...] = (
    Lesson("keep", "start", may("keep"), did("tile-kept")),
    Lesson("split", "splitting", advised_kind("split"), did("group-split")),
    Lesson("herd", "herds", _MAKES_HERD, done(*_HERD), 2, things=_most_alike),
    Lesson("take", "taking", _TAKE, did("group-taken")),
    Lesson("deny", "taking", advised("denies", "denies-group"), done("denies", "denies-group")),
    Lesson("end", "round", both(_TURN, _nearly_over), done("ends-game"), 3, things=_fullest_ark),
    Lesson("pair", "herds", both(_TURN, has("pair")), done("completes-herd"), 2, things=_animals("pair")),
    Lesson("single", "herds", both(_TURN, has("single")), done("saves-single"), things=_animals("single")),
    Lesson("wait", "splitting", both(_would_wait, _nobody_has_stopped), done(*_PREPARES)),
    Lesson("first", "round", both(_TURN, _nobody_has_stopped), _begins_round),
    Lesson("crates", "scoring", both(_TURN, _rich), done(*_GAINS), 2, things=_crates),
)
