"""What stands on the table of Animals on Board, before its curtain and on its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.table.picture import LogLine


# -- the sign and the log
def round_sign(number: int, tiles: int, last: bool) -> str:
    """``Round 2  ·  20 tiles left``; the ``last`` round is called so, and whatever is left comes no more."""
    if last:
        return _("Last round")
    left = ngettext("{count} tile left", "{count} tiles left", tiles)
    return _("Round {number}").format(number=number) + "  ·  " + left


def log_lines(line: LogLine) -> tuple[str, str]:
    """A line of the log without its player, whose mark stands beside it; and the same in fewer words."""
    if line.kind == "group-split":
        halves = sizes(*sorted((line.count, line.points)))
        return _("split {halves}").format(halves=halves), halves
    if line.kind == "group-taken":
        text = ngettext("took {count} animal", "took {count} animals", line.count)
        return text, _("took {count}").format(count=line.count)
    if line.kind == "round-begins":
        return _("round {number} begins").format(number=line.count), _("round {number}").format(number=line.count)
    if line.kind == "last-round":
        return why_last(line.what, line.count), _("last round")
    return {"skipped": (_("stops"), _("stops")), "tile-kept": (_("keeps a secret"), _("a secret"))}[line.kind]


def why_last(why: str, count: int) -> str:
    """Why a round is the last one: so many ``animals`` on an ark, or no ``tiles``."""
    if why == "tiles":
        return _("no tiles: last round")
    return ngettext("{count} animal: last round", "{count} animals: last round", count)


# -- buttons
def take() -> str:
    return _("Take")


def split() -> str:
    return _("Split")


def sizes(first: int, second: int) -> str:
    """How many animals the two halves of a split have: ``4 and 3``."""
    return _("{first} and {second}").format(first=first, second=second)


def of_ten(count: int, needed: int) -> str:
    """How full an ark is, in animals; once it is full, only how many there are."""
    if count > needed:
        return ngettext("{count} animal", "{count} animals", count)
    return _("{count} of {needed}").format(count=count, needed=needed)


def uncounted(what: str) -> str:
    """What a sum told ahead leaves out: ``secret``, one's own tile that the others may not see, or a ``dark`` one."""
    return {"secret": _("your secret not counted"), "dark": _("face-down tile not counted")}[what]


# -- the prompt: who is to do what, and a side note
def _spoken(name: str, text: str) -> str:
    return _("{name}: {what}").format(name=name, what=text)


def keep_prompt(name: str) -> tuple[str, str]:
    return _spoken(name, _("keep one in secret")), _("the others go to the middle")


def turn_prompt(name: str, may_split: bool, may_take: bool, last_turn: bool) -> tuple[str, str]:
    """What a turn offers: splitting, taking, or both."""
    if not may_split:
        return _spoken(name, _("your last turn, take a group") if last_turn else _("take a group")), _(
            "for its crates"
        )
    if not may_take:
        text = _("your last turn, split a group") if last_turn else _("split a group")
    else:
        text = _("your last turn, split or take") if last_turn else _("split or take a group")
    return _spoken(name, text), split_note()


def last_round_note() -> str:
    return _("this is the last round")


def lifting_prompt(name: str, may_split: bool, may_take: bool) -> tuple[str, str]:
    """Tiles are lifted; ``may_split`` unless none is left in their group."""
    return _spoken(name, _("pick more, or split") if may_split else _("set one back to split")), _beside(may_take)


def dragging_prompt(name: str, may_take: bool) -> tuple[str, str]:
    return _spoken(name, _("let go to split the group")), _beside(may_take)


def _beside(may_take: bool) -> str:
    """What a player who is about to split might do instead, or what the split is good for."""
    return _("or take a group for its crates") if may_take else split_note()


def split_note() -> str:
    return _("a split brings one crate")


def peeking_prompt(name: str) -> tuple[str, str]:
    return _spoken(name, _("your secret tile")), ""


def dealing() -> str:
    return _("The tiles are laid out")


# -- the curtain
def take_the_mouse() -> str:
    return _("take the mouse")


def here_i_am() -> str:
    return _("Here I am")


def others_look_away(others: int) -> str:
    return ngettext("the other looks away", "the others look away", others)


def then_choose() -> str:
    return _("then choose your secret")


def then_peek() -> str:
    return _("then peek at your secret")


# -- the score sheet
def winners(names: Sequence[str]) -> str:
    """``Japheth wins!``; ``Noah and Shem win!`` where several do."""
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    first = ", ".join(names[:-1])
    return _("{names} and {name} win!").format(names=first, name=names[-1])


def herd_heading() -> str:
    return _("for every animal in a herd of three or more")


def alone_heading() -> str:
    return _("alone")


def source(name: str) -> str:
    """What points are given or taken for: ``herd``, ``food`` (crates kept) or ``single``."""
    return {"herd": _("Herds"), "food": _("Crates kept"), "single": _("Animals alone")}[name]


def with_noah_heading() -> str:
    return _("with Noah")


def signed(points: int) -> str:
    """``+15``, ``−2`` with a minus as long as the plus, ``0``."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def again_button() -> str:
    return _("Play again")
