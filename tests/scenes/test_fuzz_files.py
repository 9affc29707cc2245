"""Files with anything changed in them are refused in one sentence or legal; none hangs, crashes or grows."""

from __future__ import annotations

import copy
import json
import os
import random
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sitting import RECORDS

from game import Record
from game.ark.mapfile import BadMap
from game.ark.sections import load_map
from scenes.draft import Draft
from scenes.match_setup import MatchPlan
from scenes.opening import opened
from scenes.setup import Setup
from scenes.system import settings as stored
from scenes.system.save import BadSave, plan_of, save_of, text_of
from scenes.system.saves import Saves
from scenes.system.settings import SPEEDS, SeatSetting
from scenes.table.picture import Seat
from scenes.table.play import Playing
from scenes.words.faults import sentence

IN_CI, ALL = 1_000, 20_000
"""Files that are changed and read."""
PARTS = 5
"""Into how many tests they are spread."""
SLOWEST = 2.0
"""Seconds of the processor that one file may cost."""
MOST_MEGABYTES = 200
LOOKED_AT = 25
"""Of so many files, what one leads to is shown as well."""

MAPS = Path(__file__).parents[2] / "assets" / "maps"
TOKENS = [
    b"null", b"-1", b"9" * 30, b"1e999", b'"', b"{", b"[" * 300, b"]", b"}", b",", b":", b"\\u0000", b"\\ud800",
    b"\x00", b"\xff\xfe", b"../", b"true", b"dark", b"lion", b"green", b"</map>", b"&a;", b"0,0,", b"{}{0}%s",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, -1, 0, 2**63, 10**30, 1e300, "", "x" * 5_000, "\x00\u202e\n", "human", "medium", "green", "dark",
    [], {}, [[]] * 100, {"a": {}}, ["pass"] * 1_000, "../../x", "{0.__class__}", "2026-11-30T18:40:00Z",
    "9999-12-31T23:59:59Z",
]  # fmt: skip


# -- changing
def spoiled(text: bytes, rng: random.Random) -> bytes:
    """The text with a few of its bytes cut, doubled, or others in their place."""
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(text) + 1)
        end = start + rng.choice([0, 1, 3, 30, len(text)])
        fresh = rng.choice([b"", rng.choice(TOKENS), rng.randbytes(3), text[start:end] * 2])
        text = text[:start] + fresh + text[end:]
    return text


def rewritten(text: bytes, rng: random.Random) -> bytes:
    """The text with a few of its values gone, or others in their place."""
    keys = json.loads(text)
    for _ in range(rng.randint(1, 3)):
        inside, name = rng.choice(list(_places(keys)))
        if rng.random() < 0.2:
            del inside[name]
        else:
            inside[name] = copy.deepcopy(rng.choice([*VALUES, *rng.choice(list(_values(keys)))]))
        if not keys:
            break
    return json.dumps(keys).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where values stand: what holds them, and the key or number there."""
    held = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in list(held):
        yield value, name
        yield from _places(inner)


def _values(keys: Any) -> Iterator[list[Any]]:
    yield from ([inside[name]] for inside, name in _places(keys))
    yield []


def change(text: bytes, rng: random.Random) -> bytes:
    return rng.choice([spoiled, rewritten])(text, rng)


# -- what is changed
@cache
def sources() -> list[bytes]:
    """Records, and saves of matches in their midst and at their end."""
    texts = []
    for path in sorted(RECORDS.glob("*.json")):
        record = Record.read(path)
        part = Record(record.game, record.players, record.options, record.moves[:60])
        texts += [part.text().encode(), path.read_bytes() if record.game == "aboard" else part.text().encode()]
        seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(
            record.players, ("human", "greedy", "medium", "random"), strict=False))  # fmt: skip
        plan = MatchPlan(record.game, seats, record.players[0], 5, record.options, moves=part.moves)
        playing = Playing(plan)
        playing.begin()
        texts.append(text_of(save_of(plan, playing.match)))
    return texts


@cache
def some_settings() -> bytes:
    seats = [SeatSetting(colour, "Anna", "human") for colour in ("green", "yellow", "red", "blue")]
    return json.dumps(
        {"speed": "fast", "language": "en", "hidden": ["glow"], "fullscreen": False,
         "seats": [{"colour": seat.colour, "name": seat.name, "player": seat.player} for seat in seats]}
    ).encode()  # fmt: skip


# -- reading
def read_save(path: Path, rng: random.Random, app: Any) -> None:
    """Refused in a sentence that names the file, or loaded to a position in which somebody can move."""
    path.write_bytes(change(rng.choice(sources()), rng))
    try:
        save = Saves(path.parent).load(path)
    except BadSave as fault:
        said = sentence(fault)
        assert path.name in said
        assert said.isprintable()
        return
    playing = Playing(plan_of(save))
    playing.begin()
    state = playing.match.state
    assert state.to_move is None or len(state.legal())
    if app:
        app.change_to(opened(app, save))
        app.frame()
        app.stack.clear()


def read_settings(path: Path, rng: random.Random, app: Any) -> None:
    """Those of a first start, or such as a setup can begin with."""
    (path.parent / "settings.json").write_bytes(change(some_settings(), rng))
    settings = stored.load()
    assert settings.speed in SPEEDS
    draft = Draft.of("ark", settings)
    if draft.ready:
        Playing(draft.plan())
    if app:
        app.settings = settings
        app.change_to(Setup(draft))
        app.frame()
        app.stack.clear()


def read_map(path: Path, rng: random.Random, app: Any) -> None:
    """Refused in a sentence, or an ark."""
    for name in ("bow.tmx", "ark.tsx"):
        shutil.copy(MAPS / name, path.parent)
    name = rng.choice(["bow.tmx", "bow.tmx", "ark.tsx"])
    (path.parent / name).write_bytes(spoiled((MAPS / name).read_bytes(), rng))
    try:
        assert load_map(path.parent / "bow.tmx")
    except BadMap as fault:
        assert sentence(fault)


READERS: list[Callable[[Path, random.Random, Any], None]] = [read_save, read_save, read_save, read_settings, read_map]


class Hung(BaseException):
    """A file has cost more than it may."""


@contextmanager
def no_longer(seconds: float) -> Iterator[None]:
    """Raise :class:`Hung` where what is done costs more of the processor than that."""

    def hang(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGVTALRM, hang)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def megabytes() -> float:
    """The most memory that this process has ever used."""
    import resource

    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts bytes, others kilobytes
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1024**2


def fuzzed(folder: Path, app: Any, seed: int, count: int) -> None:
    before = megabytes()
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        reader = READERS[number % len(READERS)]
        shown = app if rng.randrange(LOOKED_AT) == 0 else None
        try:
            with no_longer(SLOWEST):
                reader(folder / "changed.json", rng, shown)
        except BaseException as fault:
            fault.add_note(f"{reader.__name__} with the seed '{seed} {number}'")
            raise
    assert megabytes() - before < MOST_MEGABYTES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path))
    return tmp_path


pytestmark = pytest.mark.skipif(os.name == "nt", reason="no such clock there")


@pytest.mark.parametrize("part", range(PARTS))
def test_any_changed_file_is_refused_or_legal(folder: Path, app: Any, part: int) -> None:
    fuzzed(folder, app, part, IN_CI // PARTS)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_any_of_very_many_changed_files_is_refused_or_legal(folder: Path, app: Any, part: int) -> None:
    fuzzed(folder, app, PARTS + part, ALL // PARTS)
