"""What went wrong outside the game, in one sentence each: the command line, files, the set-up of a match."""

from __future__ import annotations

from collections.abc import Mapping

from game.ark.mapfile import BadMap
from game.core import BadRecord, BadSetup
from scenes.options import BadCommand
from scenes.system.art import MissingPicture
from scenes.system.save import BadSave
from scenes.system.settings import shown_name
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext
from scenes.words.maps import map_fault

_LONGEST, _LONGEST_FILE = 40, 80
"""Letters that are shown of what a file says, and of its name."""


def sentence(fault: Exception, match: str = "") -> str:
    """The sentence for a fault that a player or a script can meet.

    ``match`` is what the match that it concerns is called where it is seen.  Nothing is wrong with the file of one
    that is being played, so that it is called so; else the file is named.
    """
    if isinstance(fault, BadCommand):
        return _filled(_command_sentences()[fault.code], fault.params)
    if isinstance(fault, BadSetup):
        return _setup_fault(fault)
    if isinstance(fault, BadMap):
        return map_fault(fault)
    if isinstance(fault, BadRecord):
        return _record_fault(fault)
    if isinstance(fault, BadSave):
        return _save_fault(fault, match)
    if isinstance(fault, MissingPicture):
        return _("The picture '{file}' is missing or damaged.").format(file=fault)
    if isinstance(fault, OSError):
        return _file_fault(fault)
    raise fault


def no_display() -> str:
    return _("There is no display to open a window on.")


def _filled(text: str, params: Mapping[str, object]) -> str:
    return text.format(**{name: _listed(value) for name, value in params.items()})


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _command_sentences() -> dict[str, str]:
    return {
        "unknown-flag": _("There is no flag '{word}'; --help lists those there are."),
        "unexpected-word": _("The word '{word}' is one too many; --help lists what can be asked for."),
        "continue-and-file": _("Either --continue or the file '{file}': only one match can be opened."),
        "nothing-to-continue": _("There is no match to go on with."),
        "open-elsewhere": _("The match to go on with is open in another window."),
        "begun-already": _("A match that has begun already goes on as it is, without {flag}."),
        "value-missing": _("After {flag} its value is missing; --help tells which it can be."),
        "value-unwanted": _("The flag {flag} takes no value."),
        "no-record-name": _("The name of the file for --record is empty."),
        "unknown-game": _("There is no game '{game}'; there are {known}."),
        "unknown-seat": _("Nobody called '{seat}' can take a seat; it can be one of {known}."),
        "unknown-colour": _("There is no colour '{colour}'; there are {known}."),
        "too-many-seats": _("There are only {most} seats."),
        "rules-without-game": _("House rules belong to a game: add --game."),
        "unknown-speed": _("There is no speed '{speed}'; there are {known}."),
        "unknown-language": _("There is no language '{language}'; there are {known}."),
        "bad-seed": _("The seed '{seed}' is not a whole number from 0 to {most}."),
        "bad-think": _("The time '{seconds}' for --think is not a number of seconds from {least} to {most}."),
        "bad-size": _("The size '{size}' is not two numbers with an x between them, such as 1280x720."),
        "size-out-of-range": _("The size '{size}' is not between {least} and {most}."),
    }


def _setup_fault(fault: BadSetup) -> str:
    count = fault.params.get("count")
    if isinstance(count, int):
        return ngettext(
            "There is {count} seat, and every game needs two to four.",
            "There are {count} seats, and every game needs two to four.",
            count,
        )
    return _filled(_setup_sentences()[fault.code], fault.params)


def _setup_sentences() -> dict[str, str]:
    return {
        "unknown-colour": _("There is no colour '{colour}'."),
        "colour-twice": _("Two seats have the same colour."),
        "unknown-game": _("There is no game '{game}'."),
        "unknown-option": _("This game has no house rule '{option}'."),
        "option-not-a-switch": _("The house rule '{option}' is neither on nor off."),
    }


def _record_fault(fault: BadRecord) -> str:
    if fault.number:
        return _("The record cannot be replayed: its move {number} is refused ({code}).").format(
            number=fault.number, code=fault.code
        )
    return _("The record cannot be read ({code}).").format(code=fault.code)


def _save_fault(fault: BadSave, match: str) -> str:
    file = shown_name(fault.path.name, _LONGEST_FILE) if fault.path else ""
    named = match if match and fault.code == "running" else file
    what = f"'{named}'" if named else _("What was copied")
    params = {name: shown_name(str(value), _LONGEST) for name, value in fault.params.items()}
    return _save_sentences()[fault.code].format(what=what, **params)


def _save_sentences() -> dict[str, str]:
    return {
        "not-a-file": _("{what} is not a file in which a match can be."),
        "unreadable": _("{what} cannot be read: {detail}."),
        "too-large": _("{what} is too large to be a saved match."),
        "not-a-save": _("{what} is no saved match, or is damaged."),
        "later-version": _("{what} was saved by a later version of this program (saves of version {version})."),
        "seen-by-one": _("{what} tells only what one player knew of a match, which cannot be played on."),
        "unknown-player": _("{what} has a seat for '{player}', and nobody is called so here."),
        "cannot-begin": _("{what} tells of a match that cannot be set up ({reason})."),
        "does-not-replay": _("{what} is damaged: its move {number} cannot be made ({reason})."),
        "running": _("{what} is being played just now."),
    }


def _file_fault(fault: OSError) -> str:
    detail = fault.strerror or str(fault)
    if fault.filename:
        return _("'{file}' cannot be used: {detail}.").format(file=fault.filename, detail=detail)
    return _("A file cannot be used: {detail}.").format(detail=detail)
