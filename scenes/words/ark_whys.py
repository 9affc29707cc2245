"""What speaks for a move of Ark & Noah and the Family Variant, in one sentence for each code of a why."""

from __future__ import annotations

from game.bots import Why
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words.animals import capital
from scenes.words.table import bonus_name, goods
from scenes.words.whys import COMMON, Names, Sentence, Told, points


def sentence(why: Why, names: Names) -> str:
    """The sentence for what speaks for a move."""
    return capital(_SENTENCES[why.code](Told(why, names)))


def codes() -> set[str]:
    """Every code there is a sentence for."""
    return set(_SENTENCES)


# -- choosing an action
def _with_token(told: Told, text: str) -> str:
    """The sentence, and what the bonus token adds to it."""
    bonus = told.number("bonus")
    return _("{what}, and {points} for the token").format(what=text, points=points(bonus)) if bonus else text


def _builds_first(told: Told) -> str:
    pens = told.number("enclosures")
    text = _("Building first brings {points} at once").format(points=told.points)
    if pens and told.number("points"):
        text = ngettext(
            "Building first can close {count} pen: {points} at once",
            "Building first can close {count} pens: {points} at once", pens, points=told.points,
        )  # fmt: skip
    elif pens:
        text = ngettext("Building first can close {count} pen", "Building first can close {count} pens", pens)
    return _with_token(told, text)


def _loads_first(told: Told) -> str:
    pairs = told.number("pairs")
    text = _("Loading first brings {points} at once").format(points=told.points)
    if pairs:
        text = ngettext(
            "Loading first takes {count} pair on board: {points}",
            "Loading first takes {count} pairs on board: {points}", pairs, points=told.points,
        )  # fmt: skip
    return _with_token(told, text)


def _gathers(told: Told) -> str:
    count = told.number("count")
    own = goods(told.text("goods"), count)
    if told.number("points"):
        own = ngettext(
            "{goods}, {points} when laid", "{goods}, each {points} when laid", count, goods=own, points=told.points
        )
    return _with_token(told, _and_others(told, own))


def _and_others(told: Told, own: str) -> str:
    """The goods taken, and how many the others take."""
    others = [*told.by_colour("others").values()]
    if not any(others):
        return ngettext("{goods}; none for the other one", "{goods}; none for the others", len(others), goods=own)
    if len(others) == 1:
        return _("{goods}; {count} for the other one").format(goods=own, count=others[0])
    if len({*others}) == 1:
        return _("{goods}; {count} for each of the others").format(goods=own, count=others[0])
    if max(others) == sum(others):
        return _("{goods}; {count} for one of the others").format(goods=own, count=max(others))
    return _("{goods}; {count} for the others together").format(goods=own, count=sum(others))


def _tames_first(told: Told) -> str:
    tiles = told.number("tiles")
    return _with_token(told, ngettext("First pick of {count} animal", "First pick of {count} animals", tiles))


def _trades(told: Told) -> str:
    return _with_token(told, _("A trade, for something better than there is"))


def _takes_bonus(told: Told) -> str:
    return _("The token alone is worth {points}").format(points=told.points)


# -- animals
def _seeks_partner(told: Told) -> str:
    partners = told.number("partners")
    return ngettext(
        "Among {tiles} animals in that bag {count} would make a pair",
        "Among {tiles} animals in that bag {count} would make pairs", partners, tiles=told.number("tiles"),
    )  # fmt: skip


def _pairs_own(told: Told) -> str:
    return _("A pair of {animals}: {points} once it is on board").format(animals=told.animals, points=told.points)


def _shares_pair(told: Told) -> str:
    return _("A pair of {animals} with {name}: {points} for each of the two").format(
        animals=told.animals, name=told.player("rival"), points=told.points
    )


def _parts_pair(told: Told) -> str:
    return _("So nobody else gets both {animals}").format(animals=told.animals)


def _hopes_for_partner(told: Told) -> str:
    if not told.number("points"):
        return _("{animal} may still find a partner").format(animal=told.subject())
    return _("Should its partner come, {animal} is worth {points}").format(animal=told.subject(), points=told.points)


def _trades_size(told: Told) -> str:
    return _("{animal} wants a pen of another size than {given}").format(
        animal=told.subject(), given=told.subject("given")
    )


def _trades_even(told: Told) -> str:
    return _("Takes {animal} for {given}: perhaps its partner comes").format(
        animal=told.object_of(), given=told.object_of("given")
    )


# -- trading
def _trade_bonus(told: Told) -> str:
    return _("The bonus comes at once: {good}").format(good=bonus_name(told.text("what")))


def _moves_own(told: Told) -> str:
    pens = told.number("pairs")
    if not pens:
        return _("Beside no pen that still waits for a pair: elsewhere it may do more")
    return ngettext(
        "Beside {count} pen that waits for a pair: elsewhere it may do more",
        "Beside {count} pens that wait for a pair: elsewhere it may do more", pens,
    )  # fmt: skip


def _wants_place(told: Told) -> str:
    pens = told.number("pairs")
    return ngettext(
        "A place beside {count} pen that waits for a pair", "A place beside {count} pens that wait for a pair", pens
    )


def _swaps_place(told: Told) -> str:
    after = told.number("after")
    return ngettext(
        "The divider then bounds {count} pen that waits for a pair, not {before}",
        "The divider then bounds {count} pens that wait for a pair, not {before}",
        after, before=told.number("before"),
    )  # fmt: skip


def _keeps_herd(told: Told) -> str:
    return _("No trade makes anything better")


# -- building
def _closes_enclosure(told: Told) -> str:
    how = {"size": told.number("size"), "animals": told.for_both, "points": _tiles_and_dividers(told)}
    if told.is_so("next_turn"):
        return _("Closes a pen of {size} for {animals}: {points} next turn").format(**how)
    return _("Closes a pen of {size} for {animals}: {points} once they are in").format(**how)


def _tiles_and_dividers(told: Told) -> str:
    """What tiles and dividers bring together: ``6 + 5 points``."""
    tiles, dividers = told.number("tiles"), told.number("dividers")
    terms = f"{tiles} + {dividers}" if dividers else str(tiles)
    return ngettext("{terms} point", "{terms} points", tiles + dividers, terms=terms)


def _closes_room(told: Told) -> str:
    size, dividers = told.number("size"), told.number("dividers")
    if not dividers:
        return _("Closes a pen of {size}").format(size=size)
    return _("Closes a pen of {size}: each pair in it brings {points}").format(size=size, points=points(dividers))


def _prepares(told: Told) -> str:
    missing = told.number("missing")
    return ngettext(
        "{count} more divider, and a pen of {size} for {animals} is closed",
        "{count} more dividers, and a pen of {size} for {animals} is closed", missing,
        size=told.number("size"), animals=told.for_both,
    )  # fmt: skip


def _leads_hull(told: Told) -> str:
    return _("Most dividers on the hull: {own}, the next has {others}").format(
        own=told.number("own"), others=told.number("others")
    )


def _scores_piece(told: Told) -> str:
    return _("Each piece brings {points} at once").format(points=told.points)


def _keeps_pieces(told: Told) -> str:
    return _("What is left is kept for a better place")


def _waits(told: Told) -> str:
    if told.number("pairs"):
        return _("Those not on board yet wait for a better pen")
    return _("The food is kept for pairs still to come")


def _seals_for_pair(told: Told) -> str:
    missing = told.number("missing")
    if not missing:
        return _("With this the pen for {animals} is sealed").format(animals=told.for_both)
    return ngettext(
        "{count} more pitch cube, and the pen for {animals} is sealed",
        "{count} more pitch cubes, and the pen for {animals} is sealed", missing, animals=told.for_both,
    )  # fmt: skip


# -- loading
def _feeds_for_pair(told: Told) -> str:
    missing = told.number("missing")
    if not missing:
        return _("With this {animals} have all the food they need").format(animals=told.both)
    return ngettext(
        "{count} more food, and {animals} have all they need",
        "{count} more food, and {animals} have all they need", missing, animals=told.both,
    )  # fmt: skip


def _feeds(told: Told) -> str:
    return _("Food there brings {points} at once").format(points=told.points)


def _gets_rid(told: Told) -> str:
    return _("Food left over costs {points} each").format(points=told.points)


def _loads_pair(told: Told) -> str:
    others = told.points_by_name("others")
    how = {"animals": told.both, "points": points(told.number("own")), "others": others}
    if others:
        return _("{animals} go on board: {points} ({others})").format(**how)
    return _("{animals} go on board: {points}").format(**how)


def _saves_pair(told: Told) -> str:
    return _("Left behind {animals} would cost {points}").format(animals=told.both, points=told.points)


_SENTENCES: dict[str, Sentence] = {
    **COMMON,
    "builds-first": _builds_first,
    "loads-first": _loads_first,
    "gathers": _gathers,
    "tames-first": _tames_first,
    "trades": _trades,
    "takes-bonus": _takes_bonus,
    "seeks-partner": _seeks_partner,
    "pairs-own": _pairs_own,
    "shares-pair": _shares_pair,
    "parts-pair": _parts_pair,
    "hopes-for-partner": _hopes_for_partner,
    "trades-size": _trades_size,
    "trades-even": _trades_even,
    "trade-bonus": _trade_bonus,
    "moves-own": _moves_own,
    "wants-place": _wants_place,
    "swaps-place": _swaps_place,
    "keeps-herd": _keeps_herd,
    "closes-enclosure": _closes_enclosure,
    "closes-room": _closes_room,
    "prepares": _prepares,
    "leads-hull": _leads_hull,
    "scores-piece": _scores_piece,
    "keeps-pieces": _keeps_pieces,
    "waits": _waits,
    "seals-for-pair": _seals_for_pair,
    "feeds-for-pair": _feeds_for_pair,
    "feeds": _feeds,
    "gets-rid-of-leftovers": _gets_rid,
    "loads-pair": _loads_pair,
    "saves-pair": _saves_pair,
}
"""By code, see the tables of ``game.bots.why``."""
