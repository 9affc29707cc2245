"""The rules of the Family Variant, a function a chapter, in few words: the pictures say the rest."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.words import labels
from scenes.words.rules_ark import Texts, ark_sizes, chooser_and_others


def ark() -> Texts:
    return ark_sizes() | {
        "lead": _("Build pens on the ark and bring pairs of animals on board."),
        "closed": _("dividers all round: a pen"),
        "size": _("one to four squares"),
        "open": _("still open"),
        "large": _("too big"),
        "note": _("All colours together make a pen."),
    }


def choosing() -> Texts:
    return {
        "lead": _("One after the other, clockwise: choose an action and do it at once."),
        "board": _("put your worker on a free space"),
        "do": _("do what the picture shows"),
        "others": _("often the others do some of it too"),
        "next": _("then comes the next player"),
        "two": _("two players: two workers each"),
        "note": _("The player who starts stays the same all game."),
    }


def animals() -> Texts:
    return {
        "lead": _("Everybody gets one animal."),
        "two": labels.players(2),
        "three": _("3 players: choose the third bag"),
        "four": labels.players(4),
        "first": _("the chooser takes first, then the others, clockwise"),
        "fits": _("so many squares its pen must have"),
        "heart": _("a heart: both of the pair are in play"),
        "note": _("Two players can have one half of a pair each."),
    }


def trading() -> Texts:
    return {
        "lead": _("For the one who chose it alone."),
        "point": _("take 1 point"),
        "draw": _("draw three animals"),
        "exchange": _("swap one of them for one of yours, if you like"),
        "any": _("any of yours may go, with a heart too"),
        "decline": _("or give all three back"),
        "note": _("You need an animal of your own to trade."),
    }


def wood() -> Texts:
    return chooser_and_others(_("dividers for the one who chose")) | {
        "lead": _("Take dividers of your colour."),
        "own": _("build with your own dividers"),
        "note": _("There are 27 of each colour. When few are left, one takes what is left."),
    }


def building() -> Texts:
    return chooser_and_others(_("dividers for the one who chose")) | {
        "lead": _("Lay dividers and close pens."),
        "edge": _("on any free edge"),
        "close": _("all round: a pen"),
        "never": _("not inside a pen"),
        "note": _("Laying dividers brings no points here: loading does."),
    }


def loading() -> Texts:
    return chooser_and_others(_("pairs for the one who chose")) | {
        "lead": _("Bring pairs into pens that fit."),
        "pair": _("both are in play, one is yours"),
        "size": _("as many squares as the animal's number"),
        "empty": _("nobody is in the pen"),
        "own": _("one divider is yours"),
        "tiles": _("each animal, for whoever had it"),
        "dividers": _("each divider, for its colour"),
        "note": _("Build together: your dividers earn points whoever loads."),
    }


def scoring() -> Texts:
    return {
        "lead": _("When the hull is full of dividers, the game ends."),
        "rounds": _("8 rounds or more are played"),
        "full": _("dividers stand on the whole hull"),
        "hull": _("for most dividers on the hull; all who share that get it"),
        "winner": _("most points win"),
        "note": _("It ends too when no dividers are left, and after 30 rounds at the latest."),
    }


def house() -> Texts:
    return {
        "lead": _("A rule that you may add when you set up a match."),
        "shared": labels.house_rule_told("shared_spaces", _("whoever comes later does it as well")),
        "off": _("without it every space is for one worker in a round"),
        "note": _("House rules are off until you choose them."),
    }


_CHAPTERS = {
    "ark": ark, "choosing": choosing, "animals": animals, "trading": trading, "wood": wood, "building": building,
    "loading": loading, "scoring": scoring, "house": house,
}  # fmt: skip


def texts(chapter: str) -> Texts:
    """The texts of a chapter, in the language that is spoken."""
    return _CHAPTERS[chapter]()
