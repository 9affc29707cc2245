"""The command line: what a player or a script may ask for at the start, read strictly, every fault by name."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import nan
from pathlib import Path

from game import COLOURS, GAMES
from game.aboard import PUBLISHED
from game.ark.mapfile import whole_number
from scenes.layout import LEAST_SIZE
from scenes.match_setup import SEEDS
from scenes.saying import answer
from scenes.system.settings import HUMAN, SPEEDS
from scenes.system.texts import LANGUAGES
from scenes.words import command_line as words

LARGEST_SIZE = (7680, 4320)
LEAST_THINK, LONGEST_THINK = 0.05, 60
"""What ``--think`` can be, in seconds."""
_PUBLISHED = "published"
"""In ``--rules``, all house rules of Animals on Board together: the published edition (N6)."""


class BadCommand(Exception):
    """A command line that cannot be followed: ``code`` and ``params`` say why."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")


@dataclass(frozen=True)
class Command:
    """What was asked for; ``seats`` holds colour and player (``human`` or the name of a bot) in order of seating."""

    game: str | None = None
    seats: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    record: Path | None = None
    speed: str | None = None
    language: str | None = None
    think: float | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    rules: tuple[str, ...] = field(default=())
    quit_when_over: bool = False
    go_on: bool = False
    """Whether to continue the match that was played last."""
    file: Path | None = None
    """A save or a record to be opened."""


def read(arguments: Sequence[str]) -> Command:
    """The command in a list of arguments.  Raises :class:`BadCommand`, and ``SystemExit`` after ``--help``."""
    command = Command(**vars(_parser().parse_args(list(_joined(arguments)))))
    if command.rules and not command.game:
        raise BadCommand("rules-without-game")
    _check_kept(command)
    return replace(command, rules=_house_rules(command.rules, command.game))


def language_in(arguments: Sequence[str]) -> str:
    """The language asked for in a list of arguments, whatever else is wrong with them; empty where none is."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    asked = [after for word, after in pairwise(words) if word == "--language" and after in LANGUAGES]
    return asked[-1] if asked else ""


def _check_kept(command: Command) -> None:
    """Refuse to go on with one match and to begin another one at once."""
    if command.go_on and command.file:
        raise BadCommand("continue-and-file", file=command.file)
    if command.go_on or command.file:
        new = {"--game": command.game, "--seats": command.seats, "--seed": command.seed}
        for flag, value in new.items():
            if value not in (None, ()):
                raise BadCommand("begun-already", flag=flag)


def _joined(arguments: Sequence[str]) -> Iterator[str]:
    """Each flag and its value as one argument, so that a value may begin with a dash."""
    rest, files = iter(arguments), 0
    for argument in rest:
        flag, equals, _ = argument.partition("=")
        if flag in _VALUED:
            yield argument if equals else f"{flag}={_value(flag, next(rest, None))}"
        elif argument in (*_SWITCHES, *_HELP):
            yield argument
        elif flag in _SWITCHES:
            raise BadCommand("value-unwanted", flag=flag)
        elif flag.startswith("-"):
            raise BadCommand("unknown-flag", word=argument)
        else:
            yield _only_file(argument, files)
            files += 1


def _only_file(word: str, before: int) -> str:
    """A word that belongs to no flag: a file, if it is the first such word."""
    if before:
        raise BadCommand("unexpected-word", word=word)
    return word


def _value(flag: str, word: str | None) -> str:
    if word is None or word.startswith("--"):
        raise BadCommand("value-missing", flag=flag)
    return word


class _Parser(argparse.ArgumentParser):
    """Shows its help also where the program has been given nowhere to write to."""

    def print_help(self, file: object = None) -> None:
        answer(self.format_help().rstrip())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="two-by-two", description=words.description(), allow_abbrev=False, argument_default=argparse.SUPPRESS
    )
    about = words.flags()
    for flag, (kind, reader) in _VALUED.items():
        parser.add_argument(flag, type=reader, metavar=kind, help=about[flag])
    for flag, name in _SWITCHES.items():
        parser.add_argument(flag, action="store_true", dest=name, help=about[flag])
    parser.add_argument("file", nargs="?", default=None, type=Path, metavar="FILE", help=about["file"])
    return parser


def _house_rules(asked: tuple[str, ...], game: str | None) -> tuple[str, ...]:
    """What was asked for, where the game has a published edition with all that this word means."""
    return PUBLISHED if game == "aboard" and _PUBLISHED in asked else asked


def _game(text: str) -> str:
    if text not in GAMES:
        raise BadCommand("unknown-game", game=text, known=GAMES)
    return text


def _seats(text: str) -> tuple[tuple[str, str], ...]:
    """``human,red=greedy``: a seat without a colour takes the first that is free and not named elsewhere."""
    asked = [[word.strip() for word in part.rpartition("=")] for part in text.split(",")]
    named = [colour for colour, _, _ in asked if colour]
    free = [colour for colour in COLOURS if colour not in named]
    seats = []
    for colour, _, kind in asked:
        if not colour and not free:
            raise BadCommand("too-many-seats", most=len(COLOURS))
        seats.append((_colour(colour or free.pop(0)), _kind(kind)))
    return tuple(seats)


def _colour(text: str) -> str:
    if text not in COLOURS:
        raise BadCommand("unknown-colour", colour=text, known=COLOURS)
    return text


def _kind(text: str) -> str:
    if text == HUMAN:
        return text
    from game import bots

    if text not in bots.NAMES:
        raise BadCommand("unknown-seat", seat=text, known=(HUMAN, *bots.NAMES))
    return text


def _rules(text: str) -> tuple[str, ...]:
    return tuple(rule.strip() for rule in text.split(",") if rule.strip())


def _seed(text: str) -> int:
    seed = whole_number(text)
    if seed is None or seed >= SEEDS:
        raise BadCommand("bad-seed", seed=text, most=SEEDS - 1)
    return seed


def _record(text: str) -> Path:
    if not text:
        raise BadCommand("no-record-name")
    return Path(text)


def _speed(text: str) -> str:
    if text not in SPEEDS:
        raise BadCommand("unknown-speed", speed=text, known=tuple(SPEEDS))
    return text


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise BadCommand("unknown-language", language=text, known=tuple(LANGUAGES))
    return text


def _think(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not LEAST_THINK <= seconds <= LONGEST_THINK:
        raise BadCommand("bad-think", seconds=text, least=LEAST_THINK, most=LONGEST_THINK)
    return seconds


def _size(text: str) -> tuple[int, int]:
    width, height = map(whole_number, text.partition("x")[::2])
    if width is None or height is None:
        raise BadCommand("bad-size", size=text)
    if not (LEAST_SIZE[0] <= width <= LARGEST_SIZE[0] and LEAST_SIZE[1] <= height <= LARGEST_SIZE[1]):
        raise BadCommand("size-out-of-range", size=text, least=_sides(LEAST_SIZE), most=_sides(LARGEST_SIZE))
    return width, height


def _sides(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


_VALUED: dict[str, tuple[str, Callable[[str], object]]] = {
    "--game": ("NAME", _game),
    "--seats": ("LIST", _seats),
    "--rules": ("LIST", _rules),
    "--seed": ("NUMBER", _seed),
    "--record": ("FILE", _record),
    "--speed": ("NAME", _speed),
    "--language": ("CODE", _language),
    "--think": ("SECONDS", _think),
    "--size": ("WxH", _size),
}
"""Flags with a value: what kind of value that is, and how it is read."""
_SWITCHES = {"--continue": "go_on", "--fullscreen": "fullscreen", "--quit-when-over": "quit_when_over"}
"""Flags without one, and what they are called in a command."""
_HELP = ("-h", "--help")
