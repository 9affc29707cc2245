"""The rules of Animals on Board, a function a chapter."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.words import labels

Texts = dict[str, str]


def herds() -> Texts:
    return {
        "lead": _("Collect herds: three or more animals of a kind. Beware of singles, and let pairs go."),
        "herd": _("from three on each animal brings 5, whatever its number"),
        "pair": _("two of a kind bring nothing: Noah takes his pairs"),
        "single": _("one alone costs its number"),
        "kinds": _("Twelve kinds, five tiles each"),
        "all": _("every kind has the numbers 1 to 5: only for singles do they matter"),
        "note": _("A third animal turns a worthless pair into 15 points."),
    }


def start() -> Texts:
    return {
        "lead": _("Everybody begins with one crate of food and one secret animal."),
        "deal": _("each player in turn gets three tiles"),
        "keep": _("keeps one in secret"),
        "give": _("and lays the other two into the middle"),
        "fill": _("then the middle is filled up to 12: one big group, face up"),
        "note": _("The secret animal counts on your ark like all others."),
    }


def splitting() -> Texts:
    return {
        "lead": _("On your turn you do one of two things. This is the first: split a group and take a crate."),
        "before": _("choose a group of two or more"),
        "parts": _("make two groups of it, as you like"),
        "crate": _("and take 1 crate of food"),
        "why": _("What it is good for"),
        "cheaper": _("smaller groups cost less, for everybody"),
        "mixed": _("put what others want beside what they fear"),
        "earn": _("crates pay for groups, and are points at the end"),
        "note": _("Splitting does not end your round. The last one without a flag may split on, for a crate each."),
    }


def taking() -> Texts:
    return {
        "lead": _("The other thing you can do: take a group on board."),
        "price": _("pay 1 crate for each animal in it"),
        "board": _("all of them come onto your ark, wanted or not"),
        "flag": _("set your flag: this round is over for you"),
        "dear": _("too few crates: this group is too dear"),
        "note": _("Who can neither split nor take sets the flag and gets nothing."),
    }


def round_() -> Texts:
    return {
        "lead": _(
            "Clockwise, until everybody has set the flag. The last one goes on alone, and may split on for crates."
        ),
        "all": _("all flags are set: the round ends"),
        "left": _("what is left and new tiles make one group of 12"),
        "first": _("whoever set the flag first begins the next round"),
        "end": _("When the game ends"),
        "ten": _("somebody has 10 animals or more at the end of a round"),
        "none": _("or there is no tile left to lay out"),
        "note": _("The secret animal counts towards the ten."),
    }


def scoring() -> Texts:
    return {
        "lead": _("At the end every kind on your ark is counted by itself."),
        "herd": _("three or more: 5 points each"),
        "pair": _("two: nothing, they leave with Noah"),
        "single": _("one: minus its number"),
        "crates": _("each crate of food: 1 point"),
        "example": _("An ark is counted"),
        "sum": _("three foxes bring 15, a bear costs 4, two pigs leave, three crates bring 3: 14 points"),
        "note": _("Most points win. Whoever has as many shares the victory."),
    }


def house() -> Texts:
    changes = {
        "by_players": _("10 kinds and 10 in the middle for three, 8 and 8 for two"),
        "face_down": _("nobody knows it until it is taken, but it costs a crate like any other"),
        "food_cap": _("whoever holds five cannot split"),
        "last_turn": _("one split or one group, then that flag is set too"),
        "singles_score": _("it brings its number instead of costing it"),
    }
    return {name: labels.house_rule_told(name, change) for name, change in changes.items()} | {
        "lead": _("Rules that you may add when you set up a match. All together they are the published edition."),
        "note": _("House rules are off until you choose them."),
    }


_CHAPTERS = {
    "herds": herds, "start": start, "splitting": splitting, "taking": taking, "round": round_, "scoring": scoring,
    "house": house,
}  # fmt: skip


def texts(chapter: str) -> Texts:
    """The texts of a chapter, in the language that is spoken."""
    return _CHAPTERS[chapter]()
