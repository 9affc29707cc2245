"""The command line: what a player or a script may ask for at the start, read strictly, every fault by name."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from game import COLOURS, GAMES
from game.aboard import PUBLISHED
from scenes.layout import LEAST_SIZE
from scenes.match_setup import SEEDS
from scenes.system.settings import HUMAN, SPEEDS
from scenes.words import command_line as words

LARGEST_SIZE = (7680, 4320)
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
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    rules: tuple[str, ...] = field(default=())
    quit_when_over: bool = False


def read(arguments: Sequence[str]) -> Command:
    """The command in a list of arguments.  Raises :class:`BadCommand`, and ``SystemExit`` after ``--help``."""
    found, rest = _parser().parse_known_args(arguments)
    if rest:
        raise BadCommand("unknown-flag", flag=rest[0])
    command = Command(**vars(found))
    if command.rules and not command.game:
        raise BadCommand("rules-without-game")
    return command


class _Parser(argparse.ArgumentParser):
    """Raises instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand("flag", detail=message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="two-by-two", description=words.description(), allow_abbrev=False)
    about = words.flags()
    parser.add_argument("--game", type=_game, metavar="NAME", help=about["game"])
    parser.add_argument("--seats", type=_seats, default=(), metavar="LIST", help=about["seats"])
    parser.add_argument("--rules", type=_rules, default=(), metavar="LIST", help=about["rules"])
    parser.add_argument("--seed", type=_seed, metavar="NUMBER", help=about["seed"])
    parser.add_argument("--record", type=Path, metavar="FILE", help=about["record"])
    parser.add_argument("--speed", type=_speed, metavar="NAME", help=about["speed"])
    parser.add_argument("--size", type=_size, metavar="WxH", help=about["size"])
    parser.add_argument("--fullscreen", action="store_true", help=about["fullscreen"])
    parser.add_argument("--quit-when-over", action="store_true", help=about["quit-when-over"])
    return parser


def _game(text: str) -> str:
    if text not in GAMES:
        raise BadCommand("unknown-game", game=text, known=GAMES)
    return text


def _seats(text: str) -> tuple[tuple[str, str], ...]:
    """``human,red=greedy``: a seat without a colour takes the first that is free and not named elsewhere."""
    asked = [part.strip().rpartition("=") for part in text.split(",")]
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
    rules = [rule.strip() for rule in text.split(",") if rule.strip()]
    return PUBLISHED if rules == [_PUBLISHED] else tuple(rules)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < SEEDS):
        raise BadCommand("bad-seed", seed=text, most=SEEDS - 1)
    return int(text)


def _speed(text: str) -> str:
    if text not in SPEEDS:
        raise BadCommand("unknown-speed", speed=text, known=tuple(SPEEDS))
    return text


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise BadCommand("bad-size", size=text)
    size = (int(width), int(height))
    if any(not low <= side <= high for side, low, high in zip(size, LEAST_SIZE, LARGEST_SIZE, strict=True)):
        raise BadCommand("size-out-of-range", size=text, least=_sides(LEAST_SIZE), most=_sides(LARGEST_SIZE))
    return size


def _sides(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"
