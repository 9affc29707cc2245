"""A game as text: reading, writing and replaying records (the format is in the notation).

A game is its moves, the outcomes of chance included, so a record replays without a generator.  Keys that are not the
core's own (seats, names, times, the seed) are kept as they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from game.core import BadMove, BadRecord, BadSetup, IllegalMove, State
from game.files import read_within, write_whole
from game.starting import new

FORMAT = 1
MOST_BYTES = 4_000_000
MOST_MOVES = 20_000
LONGEST_MOVE = 400
"""Bytes of a record, moves of a game and characters of a move beyond which a record is refused."""

ABSENT = object()
"""Stands where a position lacks a key, which is not the same as null."""


class Checkpoint(msgspec.Struct):
    """What a record says about the game after so many moves: the position, and the legal moves as texts in order or
    as their ``count`` and ``sha256``."""

    after: int
    position: dict[str, Any]
    legal: list[str] | dict[str, Any]


class Known(msgspec.Struct):
    """The keys of a record that the core itself reads."""

    game: str
    players: list[str]
    moves: list[str]
    format: int
    options: dict[str, bool] = {}
    checkpoints: list[Checkpoint] = []


class Record:
    """The moves of a game and how it began.  ``extra`` holds all other keys."""

    def __init__(
        self,
        game: str,
        players: tuple[str, ...],
        options: Mapping[str, bool],
        moves: tuple[str, ...],
        extra: Mapping[str, Any] | None = None,
        checkpoints: tuple[Checkpoint, ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.moves = moves
        self.extra = dict(extra or {})
        self.checkpoints = checkpoints

    @classmethod
    def read(cls, path: Path | str) -> Record:
        """The record in a file; raises :class:`BadRecord`, or OSError where the file cannot be read."""
        return cls.from_text(read_within(Path(path), MOST_BYTES))

    @classmethod
    def from_text(cls, text: str | bytes) -> Record:
        """The record that a text is; raises :class:`BadRecord`."""
        return cls.from_dict(keys_of(text))

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Record:
        """The record of these keys; raises :class:`BadRecord`."""
        try:
            known = msgspec.convert(dict(values), Known)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise BadRecord(0, "not-a-record", fault=str(fault)) from fault
        check_sizes(known)
        extra = {key: value for key, value in values.items() if key not in Known.__struct_fields__}
        return cls(
            known.game, tuple(known.players), known.options, tuple(known.moves), extra, tuple(known.checkpoints)
        )

    def to_dict(self) -> dict[str, Any]:
        """The record's keys, the core's own first."""
        values: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "options": self.options,
            "moves": list(self.moves),
        }
        if self.checkpoints:
            values["checkpoints"] = msgspec.to_builtins(list(self.checkpoints))
        return values | self.extra

    def text(self) -> str:
        """The record as JSON, one line."""
        return msgspec.json.encode(self.to_dict()).decode()

    def write(self, path: Path | str) -> None:
        """Write the record to a file, with a line end; raises OSError, and an older file stays then as it was."""
        write_whole(Path(path), (self.text() + "\n").encode())

    def start(self) -> State:
        """The game before its first move; raises :class:`BadRecord` where there is no such game."""
        try:
            return new(self.game, self.players, self.options)
        except BadSetup as fault:
            raise BadRecord(0, fault.code, None, **fault.params) from fault

    def states(self) -> Iterator[State]:
        """The game after each move: one state that moves on; raises :class:`BadRecord` at a move that cannot be."""
        state = self.start()
        for number, text in enumerate(self.moves, 1):
            step(state.play, number, text)
            yield state

    def replay(self) -> State:
        """The game after the last move; raises :class:`BadRecord`."""
        state = self.start()
        for number, text in enumerate(self.moves, 1):
            step(state.play, number, text)
        return state

    def differences(self) -> Iterator[tuple[int, str]]:
        """Where replaying disagrees with the checkpoints: after which move, and in which key of the position, in
        ``legal``, or in ``after`` where the game has no such move.  Raises :class:`BadRecord`."""
        waiting: defaultdict[int, list[Checkpoint]] = defaultdict(list)
        for checkpoint in self.checkpoints:
            waiting[checkpoint.after].append(checkpoint)
        for after, state in enumerate(chain([self.start()], self.states())):
            for checkpoint in waiting.pop(after, []):
                yield from ((after, key) for key in differing(state, checkpoint))
        yield from ((after, "after") for after in sorted(waiting))


def keys_of(text: str | bytes) -> dict[str, Any]:
    """The keys of a text in JSON, whatever they mean; raises :class:`BadRecord`."""
    if len(text) > MOST_BYTES:
        raise BadRecord(0, "too-large")
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        raise BadRecord(0, "not-a-record", fault=str(fault)) from fault


def check_sizes(known: Known) -> None:
    """Refuse another format and what is too large to be a game."""
    if known.format != FORMAT:
        raise BadRecord(0, "unknown-format", format=known.format)
    if len(known.moves) > MOST_MOVES:
        raise BadRecord(0, "too-large")
    for number, text in enumerate(known.moves, 1):
        if len(text) > LONGEST_MOVE:
            raise BadRecord(number, "unreadable")


def step(play: Callable[[str], object], number: int, text: str) -> None:
    """Have the record's move of that number played; raises :class:`BadRecord`."""
    try:
        play(text)
    except IllegalMove as fault:
        raise BadRecord(number, fault.code, fault.reason) from fault
    except BadMove as fault:
        raise BadRecord(number, fault.code, text=text) from fault


def differing(state: State, checkpoint: Checkpoint) -> Iterator[str]:
    """The keys in which a state differs from a checkpoint."""
    position = state.position()
    for key in sorted(position.keys() | checkpoint.position.keys()):
        if position.get(key, ABSENT) != checkpoint.position.get(key, ABSENT):
            yield key
    if legal_summary(state, checkpoint.legal) != checkpoint.legal:
        yield "legal"


def legal_summary(state: State, like: list[str] | dict[str, Any]) -> list[str] | dict[str, Any]:
    """The legal moves in the form in which ``like`` gives them."""
    texts = sorted(move.text for move in state.legal())
    if isinstance(like, list):
        return texts
    from hashlib import sha256

    return {"count": len(texts), "sha256": sha256("\n".join(texts).encode()).hexdigest()}
