"""Why something is not possible, in one short sentence for each code of a reason."""

from __future__ import annotations

from collections.abc import Callable

from game.core import Reason
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext


def sentence(reason: Reason) -> str:
    """The sentence for a reason, of at most 34 letters wherever a name or number leaves room for that."""
    counted = _COUNTED.get(reason.code)
    return counted(reason) if counted else _sentences()[reason.code]


def _number(reason: Reason, key: str) -> int:
    value = reason.params.get(key, 0)
    return value if isinstance(value, int) else 0


def _wrong_size(reason: Reason) -> str:
    needed = _number(reason, "needed")
    return ngettext("It needs a pen of {count} square", "It needs a pen of {count} squares", needed)


def _too_few_points(reason: Reason) -> str:
    need = _number(reason, "need")
    return ngettext("That takes {count} loading point", "That takes {count} loading points", need)


def _draw_first(reason: Reason) -> str:
    return ngettext("First draw {count} animal", "First draw {count} animals", _number(reason, "count"))


def _too_expensive(reason: Reason) -> str:
    price, have = _number(reason, "price"), _number(reason, "have")
    return _("It costs {price} crates, you have {have}").format(price=price, have=have)


def _food_cap(reason: Reason) -> str:
    return _("With {have} crates you must take").format(have=_number(reason, "have"))


def _another_player(reason: Reason) -> str:
    return _("What {name} did stays").format(name=reason.params.get("name", ""))


_COUNTED: dict[str, Callable[[Reason], str]] = {
    "wrong-size": _wrong_size,
    "too-few-loading-points": _too_few_points,
    "draw-first": _draw_first,
    "too-expensive": _too_expensive,
    "food-cap": _food_cap,
    "another-player": _another_player,
}


def _sentences() -> dict[str, str]:
    return {
        **_at_any_time(), **_animals(), **_building(), **_loading(), **_on_board(), **_unfinished(), **_tools(),
        **_taking_back(),
    }  # fmt: skip


def in_the_rules(ruling: str) -> str:
    """What the question mark beside an answer does; with the ruling on which that rests, such as ``S5``."""
    return _("In the rules: {ruling}").format(ruling=ruling) if ruling else _("In the rules")


def codes() -> set[str]:
    """Every code there is a sentence for."""
    return {*_COUNTED, *_sentences()}


def _at_any_time() -> dict[str, str]:
    return {
        "game-over": _("The game is over"),
        "not-now": _("This is not the moment for that"),
        "chance-awaited": _("A tile is being drawn first"),
        "space-taken": _("This action is taken already"),
        "not-in-stock": _("There are none left in the stock"),
    }


def _animals() -> dict[str, str]:
    """Dealing, taming and trading."""
    return {
        "tile-not-in-bag": _("This animal is not in the bag"),
        "wrong-bag": _("The draw is from the other bag"),
        "partner-held": _("Nobody is dealt a pair"),
        "bag-empty": _("This bag is empty"),
        "tile-not-drawn": _("Choose one of the animals drawn"),
        "tile-not-held": _("You do not hold this animal"),
        "animal-paired": _("Paired animals stay together"),
        "nothing-to-give": _("You have no animal to give"),
        "must-exchange": _("After drawing you must exchange"),
        "no-divider-there": _("There is no divider there"),
        "one-colour": _("All dividers have one colour"),
        "same-colour": _("Choose another colour"),
    }


def _building() -> dict[str, str]:
    return {
        "edge-occupied": _("There is a divider already"),
        "inside-enclosure": _("This pen is closed already"),
        "no-divider-left": _("You have no divider left"),
        "no-pitch-left": _("You have no pitch left"),
        "field-sealed": _("This field is sealed already"),
        "pitch-needs-two-dividers": _("Pitch needs dividers on both sides"),
    }


def _loading() -> dict[str, str]:
    return {
        "no-food-left": _("You have no food left"),
        "square-has-food": _("There is food here already"),
        "not-an-enclosure": _("This is not a closed pen"),
        "not-the-first-square": _("Point at the pen's first square"),
        "no-own-divider": _("This pen has no divider of yours"),
        "food-missing": _("This pen still lacks food"),
        "food-and-pitch-missing": _("This pen lacks food and pitch"),
        "pitch-missing": _("This pen still lacks pitch"),
        "enclosure-taken": _("Another pair lives here already"),
        "pair-not-complete": _("Its partner is still missing"),
        "not-your-pair": _("Neither of the two is yours"),
        "animal-loaded": _("This pair is on board already"),
    }


def _on_board() -> dict[str, str]:
    return {
        "tile-not-in-pile": _("That one has been dealt"),
        "tile-not-in-hand": _("Keep one of your three"),
        "tile-not-in-middle": _("That one is not in the middle"),
        "not-the-first-tile": _("Take the whole group"),
        "only-whole-groups": _("Only whole groups can be taken"),
        "group-too-small": _("One animal cannot be split"),
        "tiles-of-two-groups": _("These are in two groups"),
        "whole-group": _("One animal must stay behind"),
        "can-still-act": _("There is still something to do"),
    }


def _unfinished() -> dict[str, str]:
    """What the hands at the table of the two ark games answer."""
    return {
        "pair-first": _("Pick a pair first"),
        "keep-first": _("First choose which one to keep"),
        "give-first": _("First choose which one to give"),
    }


def _tools() -> dict[str, str]:
    """What a click is answered that no rule is about: on a tool, on what is only shown, or out of turn."""
    return {
        "hints-off": _("This seat plays without hints"),
        "not-your-turn": _("Hints come when it is your turn"),
        "others-turn": _("Somebody else's turn"),
        "only-shown": _("That is only there to look at"),
        "nothing-yet": _("Nothing has happened yet"),
    }


def _taking_back() -> dict[str, str]:
    """Why undo and redo cannot go further."""
    return {
        "undo-off": _("This match is played without undo"),
        "nothing-to-undo": _("There is nothing to undo yet"),
        "tile-drawn": _("A new animal has come to light"),
        "secret-seen": _("What was kept in secret stays"),
        "nothing-to-redo": _("There is nothing to do again"),
        "turn-over": _("Your turn is over: Done, or undo"),
        "turn-over-for-good": _("Your turn is over: press Done"),
    }
