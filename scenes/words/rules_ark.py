"""The rules of Ark & Noah, a function a chapter: each text by the name under which its page knows it."""

from __future__ import annotations

from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words import labels

Texts = dict[str, str]


def chooser_and_others(chooser: str, others: str = "") -> Texts:
    """What an action gives whoever chose it, and everybody else."""
    return {"chooser": chooser, "others": others or _("for everybody else")}


def ark_sizes() -> Texts:
    """How large the ark is for each number of players (B1)."""
    squares = {"two": (2, 24), "three": (3, 36), "four": (4, 48)}
    return {
        name: labels.players(players) + ": " + ngettext("{count} square", "{count} squares", count)
        for name, (players, count) in squares.items()
    }


def ark() -> Texts:
    return ark_sizes() | {
        "lead": _("The ship is a field of squares. Dividers on their edges make pens for pairs of animals."),
        "pens": _("What makes a pen"),
        "closed": _("dividers stand all round it, at the hull too"),
        "size": _("it has one to four squares, in any shape"),
        "large": _("five squares and more are no pen yet"),
        "inside": _("a divider left inside goes back to the stock; its point stays"),
        "note": _("A pen belongs to nobody: dividers of all colours close it together."),
    }


def choosing() -> Texts:
    return {
        "lead": _("First everybody chooses an action, then the actions are done from left to right."),
        "board": _("The workers on the upper spaces choose, from left to right: one worker to a space."),
        "token": _("an action that nobody chose gets a token of 1 point; it grows up to 4"),
        "taken": _("whoever chooses that action gets the points at once"),
        "order": _("in an action its chooser is first, then the others, as they stand from left to right"),
        "two": _("two players have two workers each, but act once in an action"),
        "note": _("After the round the workers move up. Whoever stands further left chooses sooner."),
    }


def pitch() -> Texts:
    return chooser_and_others(_("pitch cubes for the one who chose")) | {
        "lead": _("Pitch seals the hull beside the pens, so that animals stay dry."),
        "where": _("a field can be sealed once dividers stand on both sides of it"),
        "worth": _("a cube laid while building brings 1 point"),
        "need": _("a pen at the hull needs a cube on each of its fields"),
        "loader": _("whoever loads a pair there gets 1 point for each of them"),
        "note": _("When the stock runs short, one takes what is left."),
    }


def taming() -> Texts:
    return {
        "lead": _("Animals come out of two bags, males and females. Everybody gets one."),
        "bags": _("What is drawn"),
        "two": _("2 players: one out of each bag"),
        "three": _("3 players: a third one, from the bag that the chooser likes"),
        "four": _("4 players: two out of each bag"),
        "tiles": _("What to look for"),
        "first": _("the chooser takes first, then the others in order"),
        "worth": _("its size, and what the tile brings when loaded: twice the size"),
        "fits": _("its size is the number of squares its pen must have"),
        "heart": _("a heart: both of the pair are in play, whoever holds them"),
        "note": _("Small animals have size 0: they bring nothing themselves, but go into any ready pen."),
    }


def food() -> Texts:
    return chooser_and_others(_("food for the one who chose")) | {
        "lead": _("Animals on a journey must eat: one food on each square of their pen."),
        "lay": _("food is laid while loading: it costs 1 loading point and brings 1 point"),
        "where": _("one on a square, in a closed pen with a divider of yours"),
        "ready": _("only when every square has food may a pair move in"),
        "note": _("Food that lies on the ark stays there. Food still held at the end costs 1 point."),
    }


def trading() -> Texts:
    return {
        "lead": _("Only the one who chose it trades, or passes."),
        "first": _("First a bonus"),
        "bonus": _("1 point, or from the stock 1 food, 1 divider of your colour or 1 pitch cube"),
        "then": _("Then one of these two"),
        "swap": _("two dividers of different colours on the ark change places"),
        "exchange": _("draw three tiles from the bags you like, keep one of them and give one of yours"),
        "paired": _("what you give must not have its partner in play"),
        "note": _("Who has drawn must exchange. The other tiles go back into their bags."),
    }


def wood() -> Texts:
    return chooser_and_others(
        _("dividers of their colour for the one who chose"), _("of their own colour for everybody else")
    ) | {
        "lead": _("Dividers make the pens, and pay again whenever a pair moves in."),
        "own": _("you build with your own dividers only, never from the stock"),
        "again": _("each of yours round a pen brings 1 point when a pair is loaded, whoever loads it"),
        "left": _("each one still held at the end costs 1 point"),
        "note": _("There are 27 of each colour. When few are left, one takes what is left."),
    }


def building() -> Texts:
    return chooser_and_others(_("pieces for the one who chose")) | {
        "lead": _("Lay dividers and pitch cubes, in any mix and order. Each brings 1 point at once."),
        "where": _("Where pieces go"),
        "edge": _("a divider goes on any free edge, inside or at the hull"),
        "field": _("a cube goes between two dividers at the hull"),
        "close": _("one divider can close two pens at once"),
        "never": _("nothing more is laid inside a closed pen"),
        "note": _("You may stop early and keep pieces for another time."),
    }


def loading() -> Texts:
    return chooser_and_others(_("loading points for the one who chose")) | {
        "lead": _("Bring food and animals on board. This is where most points come from."),
        "ready": _("A pen is ready for a pair when …"),
        "pair": _("both of the pair are in play, one at least is yours"),
        "size": _("it has exactly as many squares as the animal needs"),
        "food": _("every square holds food"),
        "pitch": _("pitch seals all of its hull side"),
        "own": _("one of its dividers is yours"),
        "gains": _("What it brings"),
        "tiles": _("each tile, to whoever held it"),
        "dividers": _("each divider, to its colour"),
        "cubes": _("each pitch cube, to the loader"),
        "small": _("Free! Small animals join any ready pen: one big and one small pair each."),
        "note": _("A food costs 1 and brings 1. A pair costs its size for every tile you own."),
    }


def deluge() -> Texts:
    return {
        "lead": _("When the hull is closed, the rain comes: the last chance to go on board."),
        "when": _("after 10 rounds or more, once dividers stand on the whole hull"),
        "order": _("fewest points go first"),
        "food": _("first all lay the food they hold, in any closed pen"),
        "pairs": _("then all load pairs, without loading points"),
        "any": _("no divider of your own is needed, but one tile of the pair"),
        "without": _("none of this brings points, but what stays behind costs some"),
        "note": _("It comes too when the hull can no longer be closed, and after 30 rounds at the latest."),
    }


def scoring() -> Texts:
    return {
        "lead": _("Points are counted all the time. After the Deluge comes the rest."),
        "during": _("While you play"),
        "laid": _("each piece that you build with, each food that you load"),
        "loaded": _("for each tile of yours that is loaded, twice its size"),
        "dividers": _("each divider of yours round a pen, whenever a pair moves in"),
        "cubes": _("each cube of a pen into which you load a pair"),
        "after": _("After the Deluge"),
        "hull": _("for most dividers on the hull; all who share that get it"),
        "goods": _("for each divider, food or cube that you still hold"),
        "left": _("an animal left behind costs its size"),
        "note": _("Most points win. Whoever has as many shares the victory."),
    }


_CHAPTERS = {
    "ark": ark, "choosing": choosing, "pitch": pitch, "taming": taming, "food": food, "trading": trading,
    "wood": wood, "building": building, "loading": loading, "deluge": deluge, "scoring": scoring,
}  # fmt: skip


def texts(chapter: str) -> Texts:
    """The texts of a chapter, in the language that is spoken."""
    return _CHAPTERS[chapter]()
