"""What speaks for a move, in one sentence for each code of a why, and what the lantern answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots import Why
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words.animals import species

Names = Mapping[str, str]
"""The players' names by colour."""


def sentence(why: Why, names: Names) -> str:
    """The sentence for what speaks for a move."""
    return _SENTENCES[why.code](_Told(why, names))


def codes() -> set[str]:
    """Every code there is a sentence for."""
    return set(_SENTENCES)


class _Told:
    """The parameters of a why, made words."""

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
        return self._names.get(self.text(key), "")

    def animals(self, count: int = 2) -> str:
        """The species, one of it or several."""
        return species(self.text("species"), count)

    @property
    def counted(self) -> str:
        """So many of a species: ``3 lions``."""
        return _("{count} {animals}").format(count=self.number("count"), animals=self.animals(self.number("count")))

    @property
    def points(self) -> str:
        return points(self.number("points"))

    @property
    def price(self) -> str:
        return crates(self.number("price"))

    @property
    def tile(self) -> str:
        """The species of a tile of Animals on Board, which is named with its number."""
        return species(self.text("tile").rstrip("0123456789"))


def points(count: int) -> str:
    return ngettext("{count} point", "{count} points", count)


def crates(count: int) -> str:
    return ngettext("{count} crate", "{count} crates", count)


# -- any game
def _only_move(told: _Told) -> str:
    return _("There is nothing else to do")


def _nothing_better(told: _Told) -> str:
    return _("Nothing better can be done just now")


# -- Animals on Board
def _keeps_kin(told: _Told) -> str:
    others = told.number("others")
    return ngettext(
        "Keeps the {animal}: {count} more lies in the middle", "Keeps the {animal}: {count} more lie in the middle",
        others, animal=told.animals(1),
    )  # fmt: skip


def _keeps_smallest(told: _Told) -> str:
    return _("Keeps the smallest number: alone the {animal} costs only {number}").format(
        animal=told.tile, number=told.number("number")
    )


def _keeps_greatest(told: _Told) -> str:
    return _("Keeps the greatest number: alone the {animal} brings {number}").format(
        animal=told.tile, number=told.number("number")
    )


def _keeps(told: _Told) -> str:
    return _("Keeps the {animal} with its {number}").format(animal=told.tile, number=told.number("number"))


def _ends_game(told: _Told) -> str:
    return _("{animals} animals aboard: this is the last round, and {points} ahead").format(
        animals=told.number("animals"), points=points(told.number("lead"))
    )


def _completes_herd(told: _Told) -> str:
    return _("Makes a herd of {animals}: {points} for {price}").format(
        animals=told.counted, points=told.points, price=told.price
    )


def _grows_herd(told: _Told) -> str:
    return _("The herd grows to {animals}: {points} more for {price}").format(
        animals=told.counted, points=told.points, price=told.price
    )


def _saves_single(told: _Told) -> str:
    return _("The {animal} is alone no longer: saves {points}, for {price}").format(
        animal=told.animals(1), points=told.points, price=told.price
    )


def _scores_single(told: _Told) -> str:
    return _("The {animal} brings {points}, for {price}").format(
        animal=told.animals(1), points=told.points, price=told.price
    )


def _denies(told: _Told) -> str:
    return _("Else {name} could have {animals} for {price}: {points} more").format(
        name=told.player("rival"), animals=told.counted, points=told.points, price=told.price
    )


def _hopes(told: _Told) -> str:
    unseen = told.number("unseen")
    return ngettext(
        "Hopes for company: {count} {animal} is still to come",
        "Hopes for company: {count} {animals} are still to come",
        unseen, animal=told.animals(1), animals=told.animals(),
    )  # fmt: skip


def _takes_unknown(told: _Told) -> str:
    return _("Takes the hidden animal along, for {price}").format(price=told.price)


def _takes_little(told: _Told) -> str:
    count = told.number("animals")
    return ngettext("Takes just {count} animal: it costs little", "Takes just {count} animals", count)


def _prepares(told: _Told) -> str:
    how = {"animals": told.counted, "price": told.price, "points": told.points}
    if told.is_so("safe"):
        return _("Next turn {animals} for {price}: {points}, and nobody else can pay that").format(**how)
    return _("Next turn {animals} for {price}: {points}").format(**how)


def _leaves_nothing(told: _Told) -> str:
    return _("Leaves nothing good for {name}, and makes {price} in hand").format(
        name=told.player("rival"), price=crates(told.number("food"))
    )


def _earns_crate(told: _Told) -> str:
    return _("Earns a crate: that makes {price} in hand").format(price=crates(told.number("food")))


_SENTENCES: dict[str, Callable[[_Told], str]] = {
    "only-move": _only_move,
    "nothing-better": _nothing_better,
    "keeps-kin": _keeps_kin,
    "keeps-smallest": _keeps_smallest,
    "keeps-greatest": _keeps_greatest,
    "keeps": _keeps,
    "ends-game": _ends_game,
    "completes-herd": _completes_herd,
    "grows-herd": _grows_herd,
    "saves-single": _saves_single,
    "scores-single": _scores_single,
    "denies": _denies,
    "hopes": _hopes,
    "takes-unknown": _takes_unknown,
    "takes-little": _takes_little,
    "prepares": _prepares,
    "leaves-nothing": _leaves_nothing,
    "earns-crate": _earns_crate,
}
"""By code, see the tables of ``game.bots.why``."""
