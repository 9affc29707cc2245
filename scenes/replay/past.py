"""A match as far as it has been played, and the moments at which one can look at it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property

from game.core import CHANCE, Event, State
from game.history import Made
from game.table import Match
from scenes.match_setup import MatchPlan


class Past:
    """``steps`` are all moves that have been made in a match so far.

    A *moment* is a number: 0 is the table before the first move, each further one the table after a player's move
    and all that chance did then (and the first one after what chance does before anybody may move).
    """

    def __init__(self, plan: MatchPlan, match: Match) -> None:
        self.plan = plan
        self.match = match
        self.steps = list(match.made)
        self.counts = [0, *_ends(self.steps)]
        """By moment, how many moves have been made."""

    @classmethod
    def read(cls, plan: MatchPlan) -> Past:
        """The match whose moves a plan holds.

        Raises :class:`game.BadSetup`, or :class:`game.core.BadMove` at a move that cannot be.
        """
        match = Match(plan.game, plan.players, plan.generator(), plan.options)
        for move in plan.moves:
            match.play(move)
        return cls(plan, match)

    @property
    def actions(self) -> Sequence[str]:
        """The names of the action spaces, left to right; Animals on Board has none."""
        return getattr(self.match.state, "actions", ())

    @property
    def last(self) -> int:
        """The latest moment."""
        return len(self.counts) - 1

    @property
    def over(self) -> bool:
        """Whether the match has come to its end, so that nothing in it is secret any more."""
        return self.match.state.to_move is None

    def state(self, moment: int) -> State:
        """The game at a moment; to be looked at, not to be played on."""
        made = self.counts[moment]
        return self.steps[made].before if made < len(self.steps) else self.match.state

    def steps_to(self, moment: int) -> Sequence[Made]:
        """The moves that led from the moment before to this one."""
        return self.steps[self.counts[moment - 1] : self.counts[moment]] if moment else ()

    def events_to(self, moment: int) -> Iterator[Event]:
        """What happened between the moment before and this one."""
        return (event for step in self.steps_to(moment) for event in step.events)

    @cached_property
    def rounds(self) -> list[int]:
        """By round, the moment at which its first player may move; the first round has all that comes before."""
        begun = [
            moment
            for moment in range(1, self.last + 1)
            if any(event.kind == "round-begins" and event.count > 1 for event in self.events_to(moment))
        ]
        return [0, *begun]

    def round_at(self, moment: int) -> int:
        """The round of a moment, from 1."""
        return bisect_right(self.rounds, moment)

    def turn_before(self, moment: int) -> int:
        """The moment at which the turn that has been made last at a moment began: what just happened starts there.

        A turn is all that one player decides without another deciding in between.
        """
        start = max(0, moment - 1)
        mover = self._mover(start)
        while start and self._mover(start - 1) == mover:
            start -= 1
        return start

    def news_for(self, colour: str) -> int:
        """The moment from which there is news for a player: the last turn of each of the others since their own.

        Where there is none, since they have moved last themselves, that of this turn.
        """
        start, seen = self.last, {colour}
        while start > 1 and (mover := self._mover(start - 1)) not in seen:
            seen.add(str(mover))
            start = self.turn_before(start)
        return start if start < self.last else self.turn_before(self.last)

    def led_by(self, colour: str) -> int:
        """The latest moment to which that player has led; the last one where there is none such."""
        return next((moment for moment in range(self.last, 0, -1) if self._mover(moment - 1) == colour), self.last)

    def _mover(self, moment: int) -> str | None:
        return self.state(moment).to_move


def _ends(steps: Sequence[Made]) -> Iterator[int]:
    """After how many moves a player may move again, or nobody."""
    for made in range(1, len(steps)):
        if steps[made].before.to_move != CHANCE:
            yield made
    if steps:
        yield len(steps)
