"""What ``--help`` says."""

from __future__ import annotations

from game import HOUSE_RULES
from scenes.system.texts import LANGUAGES
from scenes.system.texts import gettext as _


def description() -> str:
    return _("Two by Two: Ark & Noah, its Family Variant and Animals on Board, for two to four on one screen.")


def flags() -> dict[str, str]:
    """What each flag does."""
    return {
        "--game": _("ark, family or aboard; with --seats straight to the table, else to its setup"),
        "--seats": _("who sits in turn order, such as human,human,medium,easy or red=human,green=hard"),
        "--rules": _(
            "house rules, with commas between: {family} in family; in aboard {aboard}, or published for all of them"
        ).format(family=", ".join(HOUSE_RULES["family"]), aboard=", ".join(HOUSE_RULES["aboard"])),
        "--seed": _("a number from which all chance is drawn: the same number, the same luck"),
        "--record": _(
            "write the game as text into this file, such as game.json, when it ends or is left;"
            " further games into game-2.json, game-3.json and so on"
        ),
        "--speed": _("slow, normal, fast or instant"),
        "--language": _("what the game speaks, this time: {known}").format(
            known=", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        ),
        "--think": _("seconds for which hard computer players and hints may think about a move, 1.5 unless given"),
        "--size": _("size of the window in pixels, such as 1280x720"),
        "--continue": _("go on with the match that was played last"),
        "--fullscreen": _("fill the whole screen"),
        "--quit-when-over": _("leave the program when the game is over"),
        "file": _("a saved match, or the record of one, to be played on or, when it is over, watched"),
    }
