"""What stands on the table of the two ark games: actions, prompts, the log, trays and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words.animals import both, heading, object_of, species

if TYPE_CHECKING:
    from scenes.table.chronicle import LogLine


def action_name(action: str, game: str) -> str:
    """The word on an action card."""
    if game == "family" and action == "taming":
        return _("Animals")
    return {
        "pitch": _("Pitch"),
        "taming": _("Taming"),
        "food": _("Food"),
        "trading": _("Trading"),
        "wood": _("Wood"),
        "building": _("Building"),
        "loading": _("Loading"),
    }[action]


# -- buttons
def button_name(name: str, count: int = 0) -> str:
    """The word on the button in Done's place; ``count`` is how many tiles it leads to."""
    return {
        "done": _("Done"),
        "pass": _("Pass"),
        "draw": _("Draw {count}").format(count=count),
        "trade": _("Trade"),
        "decline": _("Decline"),
        "enough": _("Enough"),
    }[name]


# -- the round panel
def round_of(number: int, rounds: int) -> str:
    """``Round 7 of 10``, and ``Round 11`` once more are played than there must be."""
    if number > rounds:
        return _("Round {number}").format(number=number)
    return _("Round {number} of {rounds}").format(number=number, rounds=rounds)


def round_short(number: int, rounds: int) -> str:
    """The same where there is less room: the dots below say that rounds are counted."""
    if number > rounds:
        return str(number)
    return _("{number} of {rounds}").format(number=number, rounds=rounds)


def hull(filled: int, edges: int) -> str:
    return _("Hull {filled} of {edges}").format(filled=filled, edges=edges)


def hull_short(filled: int, edges: int) -> str:
    """The same where there is less room: the sign before it says that it is the hull."""
    return _("{filled} of {edges}").format(filled=filled, edges=edges)


def deluge() -> tuple[str, str]:
    """The heading of the Deluge and what it is about."""
    return _("The Deluge"), _("last loading")


def lays_food() -> str:
    return _("lays food")


def loads_pairs() -> str:
    return _("loads pairs")


# -- prompts: 'NAME: verb, number, noun'
def choose_action(name: str) -> str:
    return _("{name}: choose your action").format(name=name)


def choose_bag(name: str) -> str:
    return _("{name}: choose a bag").format(name=name)


def keep_one(name: str) -> str:
    return _("{name}: keep one animal").format(name=name)


def choose_bonus(name: str) -> str:
    return _("{name}: choose your bonus").format(name=name)


def swap_two(name: str) -> str:
    return _("{name}: swap two dividers").format(name=name)


def swap_with(name: str) -> str:
    return _("{name}: swap it with which one?").format(name=name)


def draw_animals(name: str, count: int) -> str:
    return ngettext("{name}: draw {count} animal", "{name}: draw {count} animals", count, name=name)


def draw_next(name: str, left: int) -> str:
    return ngettext("{name}: draw {count} more", "{name}: draw {count} more", left, name=name)


def keep_and_give(name: str) -> str:
    return _("{name}: keep one, give one").format(name=name)


def give_which(name: str) -> str:
    return _("{name}: which one do you give?").format(name=name)


def keep_which(name: str) -> str:
    return _("{name}: which one do you keep?").format(name=name)


def give_for(name: str, given: str, kept: str) -> str:
    """The exchange as chosen; ``given`` and ``kept`` are species."""
    return _("{name}: give {given} for {kept}?").format(name=name, given=object_of(given), kept=object_of(kept))


def lay_pieces(name: str, left: int, more: bool) -> str:
    """How many pieces may still be laid; ``more`` once some have been."""
    if more:
        return ngettext("{name}: lay {count} more piece", "{name}: lay up to {count} more pieces", left, name=name)
    return ngettext("{name}: lay {count} piece", "{name}: lay up to {count} pieces", left, name=name)


def lay_dividers(name: str, left: int, more: bool) -> str:
    """The same in the Family Variant."""
    if more:
        return ngettext(
            "{name}: lay {count} more divider", "{name}: lay up to {count} more dividers", left, name=name
        )
    return ngettext("{name}: lay {count} divider", "{name}: lay up to {count} dividers", left, name=name)


def load_anything(name: str) -> str:
    return _("{name}: load food and animals").format(name=name)


def load_pairs(name: str, left: int) -> str:
    return ngettext("{name}: load a pair", "{name}: load up to {count} pairs", left, name=name)


def load_pair(name: str, pair: str) -> str:
    """What is shown to be done with a pair that is not in hand yet."""
    return _("{name}: load {animals}").format(name=name, animals=both(pair))


def drop_in(name: str, pair: str) -> str:
    """What to do with the pair in hand."""
    return _("{name}: drop {animals} in").format(name=name, animals=both(pair))


def lay_last_food(name: str) -> str:
    return _("{name}: lay your last food").format(name=name)


def load_last_pairs(name: str) -> str:
    return _("{name}: load your last pairs").format(name=name)


def over() -> str:
    """Under the rainbow, before the score sheet comes."""
    return _("The ark is safe: now the points are counted")


def dealing() -> str:
    return _("The first animals are drawn")


# -- what stands beside a prompt
def bonus_at_once() -> str:
    return _("the bonus is yours at once")


def others_take_too() -> str:
    return _("then the others take one each")


def point_each() -> str:
    return _("1 point each")


def then_trade() -> str:
    return _("then trade")


def or_trade() -> str:
    return _("or trade an animal")


def bonus_taken() -> str:
    return _("bonus taken")


def costs(cost: int, left: int) -> str:
    return _("costs {cost} of {left}").format(cost=cost, left=left)


def loading_points(left: int) -> str:
    return ngettext("{count} loading point", "{count} loading points", left)


def no_points_no_costs() -> str:
    return _("no points now, no costs")


def pairs_with(name: str, whose: str) -> str:
    """Whom the tile one would keep pairs with; ``whose`` is empty where it is one's own, or a player's name."""
    if whose:
        return _("{animals}: a pair with {player}").format(animals=heading(name), player=whose)
    return _("{animals}: a pair of your own").format(animals=heading(name))


# -- trays and cards
def yours() -> str:
    return _("yours")


def pair_together() -> str:
    return _("a pair together")


def keep_one_sign() -> str:
    return _("Keep one")


def give_one_sign() -> str:
    return _("Give one")


def rest_goes_back() -> str:
    return _("the rest goes back")


def paired_stay() -> str:
    return _("paired animals stay")


def bonus_sign() -> str:
    return _("Take a bonus")


def bonus_name(bonus: str) -> str:
    return {"point": _("1 point"), "food": _("1 food"), "divider": _("1 divider"), "pitch": _("1 pitch cube")}[bonus]


def now() -> str:
    """Beside a bonus token: its points come at once."""
    return _("now")


# -- the log
def goods(what: str, count: int) -> str:
    """``3 pitch cubes``, as they are taken from the stock."""
    return {
        "pitch": ngettext("{count} pitch cube", "{count} pitch cubes", count),
        "food": ngettext("{count} food", "{count} food", count),
        "divider": ngettext("{count} wood", "{count} wood", count),
    }[what]


def log_line(line: LogLine, actions: tuple[str, ...], game: str) -> str:
    """A line of the log without the player's name: the mark before it says who."""
    if line.kind in ("goods-move", "trade-bonus", "worker-moves", "skipped"):
        return _told(line, actions, game)
    if line.kind in ("tile-taken", "tile-given", "pair-loaded", "pair-shared"):
        return _about_animals(line)
    return _counted(line.kind, line.count)


def log_line_short(line: LogLine, actions: tuple[str, ...], game: str) -> str:
    """The same for a log that is narrow."""
    animal = species(line.what.partition("/")[0]) if line.kind in ("tile-taken", "tile-given") else ""
    if line.kind == "trade-bonus":
        return bonus_name(line.what)
    if line.kind in ("pair-loaded", "pair-shared"):
        return species(line.what, 2)
    return {
        "tile-taken": _("kept: {animal}").format(animal=animal),
        "tile-given": _("gave: {animal}").format(animal=animal),
        "dividers-swapped": _("swapped 2"),
        "hull-majority": _("most hull"),
        "left-behind": _("animals left"),
    }.get(line.kind) or log_line(line, actions, game)


def _told(line: LogLine, actions: tuple[str, ...], game: str) -> str:
    if line.kind == "goods-move":
        return goods(line.what, line.count)
    if line.kind == "trade-bonus":
        return _("bonus: {good}").format(good=bonus_name(line.what))
    if line.kind == "worker-moves":
        return _("chose {action}").format(action=action_name(actions[int(line.what) - 1], game))
    return skipped(line.what)


def _about_animals(line: LogLine) -> str:
    if line.kind == "pair-loaded":
        return _("loaded {animals}").format(animals=species(line.what, 2))
    if line.kind == "pair-shared":
        return _("share in the {animals}").format(animals=species(line.what, 2))
    animal = object_of(line.what.partition("/")[0])
    return (
        _("kept {animal}").format(animal=animal)
        if line.kind == "tile-taken"
        else _("gave {animal}").format(animal=animal)
    )


def _counted(kind: str, count: int) -> str:
    return {
        "token-taken": _("bonus token"),
        "tile-drawn": ngettext("drew {count} animal", "drew {count} animals", count),
        "divider-laid": ngettext("laid {count} divider", "laid {count} dividers", count),
        "pitch-laid": ngettext("laid {count} pitch", "laid {count} pitch", count),
        "food-laid": ngettext("laid {count} food", "laid {count} food", count),
        "dividers-swapped": _("swapped 2 dividers"),
        "divider-returns": ngettext("{count} divider back", "{count} dividers back", count),
        "deluge-begins": _("The Deluge begins"),
        "hull-majority": _("most of the hull"),
        "leftovers": ngettext("{count} piece left", "{count} pieces left", count),
        "left-behind": ngettext("{count} animal left", "{count} animals left", count),
    }[kind]


def skipped(code: str) -> str:
    """Why a turn was nothing, by the code of its reason."""
    return {
        "not-in-stock": _("none left to take"),
        "bag-empty": _("no animal left"),
        "nothing-to-trade": _("nothing to trade"),
        "nothing-to-build": _("nothing to build"),
        "nothing-to-load": _("nothing to load"),
        "nothing-to-feed": _("no food to lay"),
    }.get(code, _("nothing to do"))
