"""One save: the record of a match with the keys of the client beside it, checked by form and by replaying.

Beside the keys of a record stand ``version``, ``seats``, ``seed``, ``settings``, ``name``, ``begun``, ``saved``,
``played``, ``round`` and, once the game is over, ``result``.  A plain record is a save too, of version 0.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from game import COLOURS, bots
from game.core import BadRecord, State
from game.files import NotAFile, read_within
from game.record import MOST_BYTES, Record, keys_of
from game.seen import SEEN_BY
from scenes.match_setup import SEEDS, MatchPlan
from scenes.system.settings import HUMAN, LONGEST_SEAT_NAME, shown_name
from scenes.system.upgrades import VERSION, LaterVersion, upgraded

if TYPE_CHECKING:
    from game.table import Match

LONGEST_NAME = 60
"""Letters of the name of a save."""

YEARS = range(2000, 9999)
"""Years in which a match may have been played, so that every date can be told in any time zone."""

Moment = Annotated[datetime, msgspec.Meta(tz=True)]

_NO_SETTINGS = frozenset({
    "game", "seats", "first", "seed", "options", "quit_when_over", "moves",
    "think", "name", "begun", "played", "sat_down", "slot",
})  # fmt: skip
"""Fields of a plan that stand elsewhere in a save, or belong to one start of the program."""

_NOT_WRITTEN = frozenset(("record", "fell_back"))
"""Fields of a save that are no keys of their own."""


class BadSave(ValueError):
    """A file or text that is no save: ``path`` is the file if there is one, ``code`` and ``params`` say why.

    ===============  =====================================================================
    code             params
    ===============  =====================================================================
    not-a-file
    unreadable       detail: what the system says
    too-large
    not-a-save
    later-version    version
    seen-by-one      (what one player may know of a match, which cannot be played)
    unknown-player   player: who is to play on a seat, and is no bot of this program
    cannot-begin     reason: the code of the core
    does-not-replay  number: of the move at fault, from 1; reason
    running          (the match is being played in another window)
    ===============  =====================================================================
    """

    def __init__(self, code: str, path: Path | None = None, **params: object) -> None:
        self.code = code
        self.path = path
        self.params = params
        super().__init__(f"{path}: {code} {params}")

    def of(self, path: Path) -> BadSave:
        """The same fault, of that file."""
        return BadSave(self.code, path, **self.params)


class SavedSeat(msgspec.Struct, frozen=True):
    """Who sat at a colour: an empty name is the character's own."""

    colour: str
    name: str = ""
    player: str = HUMAN


class Result(msgspec.Struct, frozen=True):
    """How a game has ended."""

    scores: dict[str, int]
    winners: list[str]


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was kept; ``read`` checks the form alone, :func:`checked` replays it as well."""

    record: Record
    seats: tuple[SavedSeat, ...]
    """In order of seating."""
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] | None = None
    settings: dict[str, Any] = {}
    """The fields of the plan that say how the match is played, by name."""
    name: str = ""
    begun: Moment | None = None
    saved: Moment | None = None
    played: Annotated[float, msgspec.Meta(ge=0, le=1e9)] = 0.0
    """Seconds for which the match has been at the table."""
    round: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The round of the position; 0 where the file does not tell."""
    result: Result | None = None
    """Scores and winners; None while the game goes on."""
    fell_back: bool = False
    """Whether the newest file was damaged, and this is the one before."""

    def __post_init__(self) -> None:
        if any(moment and moment.year not in YEARS for moment in (self.begun, self.saved)):
            raise ValueError

    @property
    def over(self) -> bool:
        return self.result is not None


def read(text: str | bytes) -> Save:
    """The save that a text is, by its form alone: whatever is in it can be shown; raises :class:`BadSave`."""
    try:
        keys = upgraded(keys_of(text))
        if SEEN_BY in keys:
            raise BadSave("seen-by-one")
        record = Record.from_dict(keys)
        save = msgspec.convert(record.extra | {"record": record, "fell_back": False}, Save)
        _check_seats(save)
        record.start()
        _check_result(save)
        return _with_shown_names(save)
    except LaterVersion as fault:
        raise BadSave("later-version", version=fault.version) from fault
    except BadRecord as fault:
        raise bad_record(fault) from fault
    except (msgspec.ValidationError, RecursionError) as fault:
        raise BadSave("not-a-save") from fault


def read_file(path: Path) -> Save:
    """The save in a file, by its form alone; raises :class:`BadSave`, which names the file."""
    try:
        return read(read_within(path, MOST_BYTES))
    except NotAFile as fault:
        raise BadSave("not-a-file", path) from fault
    except OSError as fault:
        raise BadSave("unreadable", path, detail=fault.strerror or str(fault)) from fault
    except BadSave as fault:
        raise fault.of(path) from fault


def checked(save: Save) -> Save:
    """The save, once it has been replayed, with the round and the result that it led to; raises :class:`BadSave`."""
    try:
        state = save.record.replay()
    except BadRecord as fault:
        raise bad_record(fault) from fault
    plan_of(save)
    return msgspec.structs.replace(save, round=state.position()["round"], result=_result(state))


def bad_record(fault: BadRecord) -> BadSave:
    """What is wrong with a save whose record cannot be read or replayed."""
    codes = {"too-large": "too-large", "not-a-record": "not-a-save"}
    if fault.code in codes:
        return BadSave(codes[fault.code])
    if not fault.number:
        return BadSave("cannot-begin", reason=fault.code)
    return BadSave("does-not-replay", number=fault.number, reason=fault.code)


def plan_of(save: Save, slot: str = "") -> MatchPlan:
    """The plan by which the match goes on, kept under ``slot`` from now on; raises :class:`BadSave`.

    A seed that the save does not tell is drawn.
    """
    known = {
        "game": save.record.game,
        "seats": [{"colour": seat.colour, "given": seat.name, "kind": seat.player} for seat in save.seats],
        "first": save.record.players[0],
        "seed": secrets.randbelow(SEEDS) if save.seed is None else save.seed,
        "options": save.record.options,
        "moves": save.record.moves,
        "name": save.name,
        "begun": save.begun,
        "played": save.played,
        "slot": slot,
    }
    try:
        return msgspec.convert(_settings(save.settings) | known, MatchPlan)
    except msgspec.ValidationError as fault:
        raise BadSave("not-a-save") from fault


def _check_seats(save: Save) -> None:
    """See that the seats are those of the record, each taken by somebody this program knows."""
    colours, players = tuple(seat.colour for seat in save.seats), save.record.players
    turns = (colours[turn:] + colours[:turn] for turn in range(len(colours)))
    if len(colours) > len(COLOURS) or players not in turns:
        raise BadSave("not-a-save")
    for seat in save.seats:
        if seat.player not in (HUMAN, *bots.NAMES):
            raise BadSave("unknown-player", player=seat.player)


def _check_result(save: Save) -> None:
    """See that points and victory are those of the players."""
    players, result = set(save.record.players), save.result
    if result and not (result.scores.keys() == players and players.issuperset(result.winners)):
        raise BadSave("not-a-save")


def _with_shown_names(save: Save) -> Save:
    """The save with its names as long as they can be shown; where nothing is left, the characters' own count."""
    replace = msgspec.structs.replace
    seats = tuple(replace(seat, name=shown_name(seat.name, LONGEST_SEAT_NAME)) for seat in save.seats)
    return replace(save, name=shown_name(save.name, LONGEST_NAME), seats=seats)


def save_of(plan: MatchPlan, match: Match) -> Save:
    """The match as it is now."""
    state, now = match.state, datetime.now(UTC)
    return Save(
        record=match.record(),
        seats=tuple(SavedSeat(seat.colour, seat.given, seat.kind) for seat in plan.seats),
        seed=plan.seed,
        settings=_settings(msgspec.to_builtins(plan, order="deterministic")),
        name=plan.name,
        begun=plan.begun or now,
        saved=now,
        played=round(plan.played + max(0.0, (now - (plan.sat_down or now)).total_seconds()), 1),
        round=state.position()["round"],
        result=_result(state),
    )


def _settings(fields: dict[str, Any]) -> dict[str, Any]:
    """Those fields of a plan that say how the match is played, whatever they will be."""
    return {key: value for key, value in fields.items() if key not in _NO_SETTINGS}


def _result(state: State) -> Result | None:
    return Result(dict(state.scores()), list(state.winners())) if state.to_move is None else None


def text_of(save: Save) -> bytes:
    """The save as its file has it: one line of JSON; keys of the record that nobody here knows are kept."""
    beside = {key: getattr(save, key) for key in Save.__struct_fields__ if key not in _NOT_WRITTEN}
    record = {key: value for key, value in save.record.to_dict().items() if key not in beside}
    told = {key: value for key, value in beside.items() if value is not None}
    return msgspec.json.encode(record | {"version": VERSION} | told) + b"\n"
