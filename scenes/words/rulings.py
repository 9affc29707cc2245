"""How points that the rules leave open are read, a short sentence of ours for each ruling that a page names."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def heading(ruling: str) -> str:
    """Over such a sentence: that this is a reading of ours, and its name, such as ``B6``."""
    return _("{ruling}: how we read an open point").format(ruling=ruling)


def ruling(name: str) -> str:
    """What a ruling says.  Raises KeyError for one that no page names."""
    return {**_on_the_ark(), **_of_ark_and_noah(), **_of_the_family(), **_of_animals_on_board()}[name]


def _on_the_ark() -> dict[str, str]:
    return {
        "B1": _("The ark is bow and stern; for three players one part goes between them, for four players two."),
        "B3": _("Pitch goes between two dividers on the hull, on straight stretches as well as at corners."),
        "B4": _("A pen has one to four squares. What is larger is no pen, even with dividers all round."),
        "B5": _("Dividers inside a pen that closes go back to the stock; the points for them stay."),
        "B6": _("Every divider round a pen belongs to it, also to the pen next door; so does the pitch at its hull."),
        "B7": _("Whoever should take more than the stock holds takes what is left."),
        "A1": _("An animal is worth twice its number: nothing with a 0, eight points with a 4."),
        "A4": _("A pair is in play once both animals are held or on board, by whomever."),
    }


def _of_ark_and_noah() -> dict[str, str]:
    return {
        "S1": _("Whoever chose an action acts first in it, then the others as their workers stand, left to right."),
        "S2": _("A bonus token is taken with its space. After planning each empty space gets one more, up to four."),
        "S3": _("Everybody takes exactly one animal. For an empty bag the other one is used."),
        "S4": _("First the bonus, then a swap of dividers or an exchange; once you have drawn, you must exchange."),
        "S5": _("Dividers and pitch in any mix and order, a point for each; you may stop early."),
        "S6": _("A pen takes one large pair and one of little ones, in any order, and scores for each."),
        "S7": _("The Deluge comes after ten rounds or more, once the hull is full or cannot be, or after thirty."),
        "S8": _("In the Deluge whoever has fewest points goes first: food by all, then pairs, without points."),
        "S9": _("All who share the most dividers on the hull get the five points, and all who share the lead win."),
    }


def _of_the_family() -> dict[str, str]:
    return {
        "F1": _("No food, pitch, little animals, bonus tokens or Deluge; laying dividers brings no points."),
        "F2": _("Whoever begins the first round begins them all; two players place a worker in turn, twice each."),
        "F3": _("A space is for one worker in a round, and may be chosen even if nothing can be done there."),
        "F4": _("Whoever chose does more than the others; a trade is theirs alone, and may be turned down."),
        "F5": _("The game ends after eight rounds or more, once the hull is full or no dividers are left."),
    }


def _of_animals_on_board() -> dict[str, str]:
    return {
        "N1": _("Twelve kinds of animals take part, five of each with the numbers 1 to 5."),
        "N2": _("Of three animals everybody keeps one in secret; then the middle is filled to twelve."),
        "N3": _("Without a flag you split or take in your turn, also as the last one; who can do neither sets it."),
        "N4": _("The game ends after a round with ten animals on an ark, the secret one too, or no tile left."),
        "N5": _("Each kind counts by itself; all who share the most points win."),
        "N6": _("Each house rule can be chosen alone; all of them together make the published edition."),
    }
