"""What all sentences about why a move is good are made of: the parameters of a why, made words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Why
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext, npgettext
from scenes.words import animals

Names = Mapping[str, str]
"""The players' names by colour."""


class Told:
    """The parameters of a why."""

    def __init__(self, why: Why, names: Names) -> None:
        self._params = why.params
        self._names = names

    def number(self, key: str) -> int:
        value = self._params.get(key, 0)
        return value if isinstance(value, int) else 0

    def text(self, key: str) -> str:
        return str(self._params.get(key, ""))

    def is_so(self, key: str) -> bool:
        return bool(self._params.get(key))

    def player(self, key: str) -> str:
        """The name of a player told by colour."""
        return self._names.get(self.text(key), "")

    def by_colour(self, key: str) -> Mapping[str, int]:
        """What is told of each player by colour."""
        shares = self._params.get(key)
        return shares if isinstance(shares, Mapping) else {}

    def points_by_name(self, key: str) -> str:
        """Points by colour as a list: ``Noah 2, Shem 1``."""
        told = self.by_colour(key).items()
        return ", ".join(f"{self._names.get(colour, colour)} {count}" for colour, count in told)

    def species(self, key: str = "species") -> str:
        """The species, also of a tile of any game: ``lion/m`` and ``lion3`` are a lion."""
        return self.text(key).partition("/")[0].rstrip("0123456789")

    def subject(self, key: str = "species") -> str:
        """``the lion`` that does something."""
        return animals.subject(self.species(key))

    def object_of(self, key: str = "species") -> str:
        """``the lion`` to which something is done."""
        return animals.object_of(self.species(key))

    @property
    def animals(self) -> str:
        """``lions``."""
        return animals.species(self.species(), 2)

    @property
    def both(self) -> str:
        """``the lions``, a pair of them."""
        return animals.both(self.species())

    @property
    def for_both(self) -> str:
        """``the lions``, a pair of them, for whom something is."""
        return animals.for_both(self.species())

    def counted(self, key: str = "count") -> str:
        """So many of a species: ``3 lions``."""
        count = self.number(key)
        return _("{count} {animals}").format(count=count, animals=animals.species(self.species(), count))

    @property
    def points(self) -> str:
        return points(self.number("points"))

    @property
    def price(self) -> str:
        return crates(self.number("price"))


def asked(name: str) -> str:
    """Over what speaks for the moves of a computer player."""
    return _("Why, {name}?").format(name=name)


def watch_again() -> str:
    """What a click on that player does."""
    return _("Click to see it again")


Sentence = Callable[[Told], str]


def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count)


def crates(count: int) -> str:
    """``3 crates``, as they are paid or had."""
    return npgettext("paid or had", "{count} crate", "{count} crates", count)


def _only_move(told: Told) -> str:
    return _("There is nothing else to do")


def _nothing_better(told: Told) -> str:
    return _("Nothing better can be done just now")


COMMON: dict[str, Sentence] = {"only-move": _only_move, "nothing-better": _nothing_better}
"""What can be said in any game."""
