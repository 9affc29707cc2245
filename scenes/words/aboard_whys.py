"""What speaks for a move of Animals on Board, in one sentence for each code of a why."""

from __future__ import annotations

from game.bots import Why
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words.animals import capital
from scenes.words.whys import COMMON, Names, Sentence, Told, crates, points


def sentence(why: Why, names: Names) -> str:
    """The sentence for what speaks for a move."""
    return capital(_SENTENCES[why.code](Told(why, names)))


def codes() -> set[str]:
    """Every code there is a sentence for."""
    return set(_SENTENCES)


# -- the secret tile
def _keeps_kin(told: Told) -> str:
    others = told.number("others")
    return ngettext(
        "Keeps {animal}: {count} more lies in the middle", "Keeps {animal}: {count} more lie in the middle",
        others, animal=told.object_of(),
    )  # fmt: skip


def _keeps_smallest(told: Told) -> str:
    return _("Keeps the smallest number: alone {animal} costs only {number}").format(
        animal=told.subject("tile"), number=told.number("number")
    )


def _keeps_greatest(told: Told) -> str:
    return _("Keeps the greatest number: alone {animal} brings {number}").format(
        animal=told.subject("tile"), number=told.number("number")
    )


def _keeps(told: Told) -> str:
    return _("Keeps {animal} with its {number}").format(animal=told.object_of("tile"), number=told.number("number"))


# -- taking
def _ends_game(told: Told) -> str:
    return _("{animals} animals aboard: this is the last round, and {points} ahead").format(
        animals=told.number("animals"), points=points(told.number("lead"))
    )


def _completes_herd(told: Told) -> str:
    return _("Makes a herd of {animals}: {points} for {price}").format(
        animals=told.counted(), points=told.points, price=told.price
    )


def _grows_herd(told: Told) -> str:
    return _("The herd grows to {animals}: {points} more for {price}").format(
        animals=told.counted(), points=told.points, price=told.price
    )


def _saves_single(told: Told) -> str:
    return _("{animal} is alone no longer: saves {points}, for {price}").format(
        animal=told.subject(), points=told.points, price=told.price
    )


def _scores_single(told: Told) -> str:
    return _("{animal} brings {points}, for {price}").format(
        animal=told.subject(), points=told.points, price=told.price
    )


def _gains_group(told: Told) -> str:
    return _("{animals} for {price}: {points}").format(
        animals=_of_the_group(told), points=told.points, price=told.price
    )


def _denies(told: Told) -> str:
    return _else(told, told.counted())


def _denies_group(told: Told) -> str:
    return _else(told, _of_the_group(told))


def _else(told: Told, animals: str) -> str:
    return _("Else {name} could have {animals} for {price}: {points} more").format(
        name=told.player("rival"), animals=animals, points=told.points, price=told.price
    )


def _hopes(told: Told) -> str:
    return _("Hopes for company: {animals} still to come").format(animals=told.counted("unseen"))


def _takes_unknown(told: Told) -> str:
    return _("Takes the hidden animal along, for {price}").format(price=told.price)


def _takes_little(told: Told) -> str:
    count = told.number("animals")
    return ngettext("Takes just {count} animal: it costs little", "Takes just {count} animals", count)


# -- splitting
def _prepares(told: Told) -> str:
    return _next_turn(told, told.counted())


def _prepares_group(told: Told) -> str:
    return _next_turn(told, _of_the_group(told))


def _next_turn(told: Told, animals: str) -> str:
    how = {"animals": animals, "price": told.price, "points": told.points}
    if told.is_so("safe"):
        return _("Next turn {animals} for {price}: {points}, and nobody else can pay that").format(**how)
    return _("Next turn {animals} for {price}: {points}").format(**how)


def _leaves_nothing(told: Told) -> str:
    return _("Leaves nothing good for {name}, and makes {price} in hand").format(
        name=told.player("rival"), price=crates(told.number("food"))
    )


def _earns_crate(told: Told) -> str:
    return _("Earns a crate: that makes {price} in hand").format(price=crates(told.number("food")))


def _of_the_group(told: Told) -> str:
    """So many animals of several species."""
    count = told.number("animals")
    return ngettext("{count} animal", "{count} animals", count)


_SENTENCES: dict[str, Sentence] = {
    **COMMON,
    "keeps-kin": _keeps_kin,
    "keeps-smallest": _keeps_smallest,
    "keeps-greatest": _keeps_greatest,
    "keeps": _keeps,
    "ends-game": _ends_game,
    "completes-herd": _completes_herd,
    "grows-herd": _grows_herd,
    "saves-single": _saves_single,
    "scores-single": _scores_single,
    "gains-group": _gains_group,
    "denies": _denies,
    "denies-group": _denies_group,
    "hopes": _hopes,
    "takes-unknown": _takes_unknown,
    "takes-little": _takes_little,
    "prepares": _prepares,
    "prepares-group": _prepares_group,
    "leaves-nothing": _leaves_nothing,
    "earns-crate": _earns_crate,
}
"""By code, see the tables of ``game.bots.why``."""
