"""A match while it is being agreed on: four seats, who begins, house rules, the seed."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field

from game import COLOURS, PLAYERS, bots
from scenes.match_setup import SEEDS, SHOWS, MatchPlan
from scenes.system.settings import HUMAN, LONGEST_SEAT_NAME, SeatSetting, Settings, shown_name
from scenes.table.picture import Seat
from scenes.words import labels

NOBODY = "nobody"


def usual_seats() -> list[SeatSetting]:
    """The seats of a first start: two people, in the box's order of colours."""
    return [SeatSetting(colour, "", HUMAN if i < PLAYERS[0] else NOBODY) for i, colour in enumerate(COLOURS)]


def known_seats(stored: Iterable[SeatSetting], players: Iterable[str]) -> list[SeatSetting]:
    """The stored seats where they are whole: each colour once, each taken by one of ``players`` or nobody."""
    seats = [
        SeatSetting(seat.colour, shown_name(seat.name, LONGEST_SEAT_NAME), seat.player, seat.hints) for seat in stored
    ]
    known = {HUMAN, NOBODY, *players}
    whole = sorted(seat.colour for seat in seats) == sorted(COLOURS) and all(seat.player in known for seat in seats)
    return seats if whole else usual_seats()


@dataclass
class Draft:
    """What has been chosen so far for ``game``.  The four seats hold the four colours, in order of seating."""

    game: str
    seats: list[SeatSetting] = field(default_factory=usual_seats)
    options: dict[str, bool] = field(default_factory=dict)
    first: str | None = None
    """The colour that begins, or None for chance to choose."""
    seed: int | None = None
    quit_when_over: bool = False
    shows: set[str] = field(default_factory=lambda: set(SHOWS))
    """What the table shows ahead."""
    undo: bool = True
    confirm_turns: bool = False
    played: tuple[str, ...] = ()
    """What has been played already: such a match goes on with its seats, its first player and its rules."""

    @classmethod
    def going_on(cls, plan: MatchPlan) -> Draft:
        """The draft of a match that goes on from what a plan has played, with anybody on its seats and a new seed."""
        free = [SeatSetting(colour, "", NOBODY) for colour in COLOURS if colour not in plan.players]
        seats = [SeatSetting(seat.colour, seat.given, seat.kind, seat.colour in plan.hints) for seat in plan.seats]
        return cls(
            plan.game, [*seats, *free], dict(plan.options), plan.first, shows=set(plan.shows), undo=not plan.no_undo,
            confirm_turns=plan.confirm_turns, played=plan.moves,
        )  # fmt: skip

    @classmethod
    def of(cls, game: str, settings: Settings) -> Draft:
        """The draft with which a setup begins: seats and aids of last time, no house rules."""
        return cls(
            game,
            known_seats(settings.seats, bots.LEVELS),
            shows=set(SHOWS) - set(settings.hidden),
            undo=not settings.no_undo,
            confirm_turns=settings.confirm_turns,
        )

    @classmethod
    def among_people(cls, game: str, settings: Settings) -> Draft:
        """The same with a person on every seat that is taken."""
        draft = cls.of(game, settings)
        draft.set_count(max(PLAYERS[0], len(draft.taken)))
        for seat in draft.taken:
            seat.player = HUMAN
        return draft

    def remember(self, settings: Settings) -> None:
        """Keep the seats and aids for the next draft."""
        settings.seats = self.seats
        settings.hidden = [name for name in SHOWS if name not in self.shows]
        settings.no_undo = not self.undo
        settings.confirm_turns = self.confirm_turns

    @property
    def taken(self) -> list[SeatSetting]:
        """The seats that somebody has taken."""
        return [seat for seat in self.seats if seat.player != NOBODY]

    @property
    def ready(self) -> bool:
        """Whether enough have sat down."""
        return len(self.taken) >= PLAYERS[0]

    def name(self, seat: SeatSetting) -> str:
        """What is on the seat's plate: the name typed, else the character's."""
        return seat.name.strip() or labels.character_name(seat.colour)

    def sit(self, index: int, player: str) -> None:
        """Put somebody, or nobody, on a seat."""
        self.seats[index].player = player
        if self.first not in [seat.colour for seat in self.taken]:
            self.first = None

    def set_count(self, count: int) -> None:
        """Fill the first free seats with people, or empty the last ones, until ``count`` are taken."""
        for index in range(len(self.seats)):
            if len(self.taken) < count and self.seats[index].player == NOBODY:
                self.sit(index, HUMAN)
        for index in reversed(range(len(self.seats))):
            if len(self.taken) > count and self.seats[index].player != NOBODY:
                self.sit(index, NOBODY)

    def change_character(self, index: int, step: int) -> None:
        """Give a seat the next character; whoever had it gets this one.  Who begins stays at their seat."""
        seat = self.seats[index]
        colour = COLOURS[(COLOURS.index(seat.colour) + step) % len(COLOURS)]
        other = next(one for one in self.seats if one.colour == colour)
        self.first = {seat.colour: other.colour, other.colour: seat.colour}.get(self.first or "", self.first)
        seat.colour, other.colour = other.colour, seat.colour

    def toggle_rules(self, rules: Iterable[str], on: bool) -> None:
        """Agree on house rules, or drop them."""
        changed = tuple(rules)
        kept = [rule for rule in self.options if rule not in changed]
        self.options = dict.fromkeys([*kept, *(changed if on else ())], True)

    def plan(self) -> MatchPlan:
        """The match to be played.  A seed that was left open is drawn now; who begins is drawn from the seed."""
        seed = secrets.randbelow(SEEDS) if self.seed is None else self.seed
        seats = tuple(Seat(seat.colour, seat.name.strip(), seat.player) for seat in self.taken)
        first = self.first or random.Random(seed).choice(seats).colour
        return MatchPlan(
            self.game, seats, first, seed, dict(self.options), self.quit_when_over,
            hints=frozenset(seat.colour for seat in self.taken if seat.hints), shows=frozenset(self.shows),
            no_undo=not self.undo, confirm_turns=self.confirm_turns, moves=self.played,
        )  # fmt: skip
