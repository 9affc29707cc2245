"""The large log: a sentence for every line of it, without its player, whose mark stands before it."""

from __future__ import annotations

from collections.abc import Callable

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words import aboard, animals, table

Line = tuple[str, str, int]
"""The kind of a line, what it is about and a count, as in ``scenes.replay.entries``."""


def what_happened() -> str:
    return _("What happened")


def nothing_such() -> str:
    """Where a filter leaves nothing of the log."""
    return _("nothing of this kind")


# -- headings
def round_heading(number: int) -> str:
    return _("Round {number}").format(number=number)


def setup_heading(game: str) -> str:
    return _("Everybody keeps one") if game == "aboard" else _("The first animals")


def phase_heading(phase: str) -> str:
    return {
        "planning": _("Choosing actions"),
        "deluge-food": _("The Deluge: food"),
        "deluge-animals": _("The Deluge: animals"),
        "over": _("The end"),
    }[phase]


# -- lines
def sentence(line: Line, actions: tuple[str, ...], game: str) -> str:
    """A line of the log; ``actions`` are the names of the action spaces from left to right."""
    kind, what, count = line
    if kind in _ABOUT_ANIMALS:
        return _ABOUT_ANIMALS[kind](_animal(what), count)
    if kind in _ACTIONS:
        return _ACTIONS[kind](table.action_name(actions[int(what) - 1], game), count)
    if kind in _COUNTED:
        return _COUNTED[kind](what, count)
    return _PLAIN[kind]()


def _animal(what: str) -> str:
    """The species of a tile of either kind of game, or of what is a species already."""
    return what.partition("/")[0].rstrip("0123456789")


def _put(text: str, name: str) -> str:
    """A text about what was done to an animal."""
    return text.format(animal=animals.object_of(name))


def _named(text: str, name: str) -> str:
    """A text with the bare name of an animal."""
    return text.format(animal=animals.species(name))


def _secret(name: str) -> str:
    """What was kept, as far as whoever looks may know it."""
    return _("secret: {animal}").format(animal=animals.subject(name)) if name else _("kept one in secret")


_ABOUT_ANIMALS: dict[str, Callable[[str, int], str]] = {
    "tile-dealt": lambda name, _n: _put(_("got {animal}"), name),
    "tile-drawn": lambda name, _n: _put(_("drew {animal}"), name),
    "tile-kept": lambda name, _n: _put(_("kept {animal}"), name),
    "tile-given": lambda name, _n: _put(_("gave {animal}"), name),
    "tile-back": lambda name, _n: _named(_("{animal} goes back"), name),
    "dealt": lambda name, _n: _put(_("got {animal}"), name),
    "put-down": lambda name, _n: _put(_("laid {animal}"), name),
    "turned-up": lambda name, _n: _put(_("turned up {animal}"), name),
    "secret-shown": lambda name, _n: _put(_("shows {animal}"), name),
    "kept": lambda name, _n: _secret(name),
    "pairing": lambda name, count: _pairing(name, count),
    "pair-loaded": lambda name, _n: _("loaded {animals}").format(animals=animals.species(name, 2)),
    "pair-shared": lambda name, _n: _("{animals} too").format(animals=animals.species(name, 2)),
    "herd": lambda name, count: _("{count} {animals}").format(count=count, animals=animals.species(name, count)),
    "single": lambda name, _n: _named(_("{animal} alone"), name),
    "leaves": lambda name, _n: _("{animals} leave").format(animals=animals.heading(name)),
}  # fmt: skip


def _pairing(name: str, count: int) -> str:
    if count:
        return _("{animals}: a pair").format(animals=animals.heading(name))
    return _("{animals} apart").format(animals=animals.heading(name))


_ACTIONS: dict[str, Callable[[str, int], str]] = {
    "chose": lambda action, _n: _("chose {action}").format(action=action),
    "token-placed": lambda action, count: _("{action}: bonus {count}").format(action=action, count=f"+{count}"),
}

_COUNTED: dict[str, Callable[[str, int], str]] = {
    "goods": table.goods,
    "trade-bonus": lambda what, _n: _("bonus: {good}").format(good=table.bonus_name(what)),
    "skipped": lambda what, _n: table.skipped(what),
    "pen-completed": lambda _w, count: ngettext("closed {count} square", "closed {count} squares", count),
    "leftovers": lambda _w, count: ngettext("{count} piece left", "{count} pieces left", count),
    "left-behind": lambda _w, count: ngettext("{count} animal left", "{count} animals left", count),
    "dealt-unseen": lambda _w, count: ngettext("got {count} animal", "got {count} animals", count),
    "laid-out": lambda _w, count: ngettext("{count} animal came", "{count} animals came", count),
    "taken": lambda _w, count: ngettext("took {count} animal", "took {count} animals", count),
    "split": lambda what, count: _("split {first} and {second}").format(first=len(what.split()), second=count),
    "last-round": aboard.why_last,
    "crates": lambda _w, count: ngettext("{count} crate", "{count} crates", count),
}

_PLAIN: dict[str, Callable[[], str]] = {
    "token-taken": lambda: _("took the bonus"),
    "divider-laid": lambda: _("laid a divider"),
    "pitch-laid": lambda: _("laid pitch"),
    "food-laid": lambda: _("laid food"),
    "divider-returns": lambda: _("divider back"),
    "dividers-swapped": lambda: _("swapped 2 dividers"),
    "hull-majority": lambda: _("most of the hull"),
    "stops": lambda: _("stops"),
    "begins": lambda: _("begins next"),
    "wins": lambda: _("wins the game"),
}


# -- the filter
def subject(name: str) -> str:
    """What one can ask of the log."""
    return {
        "building": _("Building"),
        "animals": _("Animals"),
        "goods": _("Goods"),
        "groups": _("Groups"),
        "points": _("Points"),
    }[name]
