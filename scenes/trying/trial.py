"""A trial: watches what the pupil does at its table, and says whether that was what the chapter is about."""

from __future__ import annotations

from collections.abc import Sequence

from game.aboard import AnimalsOnBoard
from game.aboard.scoring import ark_points
from game.core import Event, State
from scenes.guide.people import PUPIL
from scenes.rules.chapters import Chapter
from scenes.table.play import Playing
from scenes.trying.tries import Try

OPEN, DONE, MISSED = "open", "done", "missed"
"""How a trial stands: something else must be done instead once it is missed."""


class Trial:
    """What is tried at a table; nobody but the pupil moves there."""

    def __init__(self, tried: Try, play: Playing) -> None:
        self._task = tried.task
        self._play = play
        self._begun = len(tried.moves)
        self.chapter: Chapter = tried.chapter
        self.told = False
        """Whether it has been said that it is done, or missed, as it stands."""
        self._due: tuple[str, ...] = ()
        self._due_after = -1
        """After how many moves it was looked up last what is due."""

    @property
    def events(self) -> Sequence[Event]:
        """What has happened since the position was there."""
        return [event for step in self._play.steps[self._begun :] for event in step.events]

    @property
    def outcome(self) -> str:
        """How it stands."""
        events, mover = self.events, self._play.match.state.to_move
        if any(sign.fits(event) for event in events for sign in self._task.done):
            return DONE
        lost = any(event.kind in self._task.lost and event.player == PUPIL for event in events)
        return MISSED if lost or (self._play.steps and mover != PUPIL) else OPEN

    @property
    def points(self) -> int:
        """The points it has brought the pupil so far."""
        return sum(event.points.get(PUPIL, 0) for event in self.events)

    @property
    def points_in_the_end(self) -> int | None:
        """By how much it changes what the pupil would have if the game were over now.

        None in the ark games, in which points are scored at once.
        """
        before, now = self._play.match.made[self._begun].before, self._play.match.state
        if not (isinstance(before, AnimalsOnBoard) and isinstance(now, AnimalsOnBoard)):
            return None
        return ark_points(now, now.players.index(PUPIL)) - ark_points(before, before.players.index(PUPIL))

    @property
    def next_moves(self) -> tuple[str, ...]:
        """The next move of one way to do it, or, once the pupil goes another way, one that does it at once.

        None where there is no such move; two of them where the second completes the first.
        """
        if self._due_after != len(self._play.match.made):
            self._due_after, self._due = len(self._play.match.made), self._look_up()
        return self._due

    def _look_up(self) -> tuple[str, ...]:
        made = [one.move for one in self._play.match.made[self._begun :] if one.mover == PUPIL]
        steps, state = self._task.steps, self._play.match.state
        if state.to_move != PUPIL:
            return ()
        strays = any(step not in (move.text, move.kind) for step, move in zip(steps, made, strict=False))
        if strays or len(made) >= len(steps):
            return self._does_it(state)
        due = steps[len(made)]
        return tuple(move.text for move in state.legal() if due in (move.text, move.kind))[:1]

    def _does_it(self, state: State) -> tuple[str, ...]:
        """A move in a state that does it, with the one that completes it where it takes two."""
        for move in state.legal():
            after = state.copy()
            events = after.play(move)
            if any(sign.fits(event) for event in events for sign in self._task.done):
                return (move.text,)
            if not events and after.to_move == PUPIL and (then := self._does_it(after)):
                return (move.text, *then)
        return ()


def moves_wanted(trial: Trial | None) -> tuple[str, ...]:
    """What the lantern points at where something is tried; none in a match."""
    return trial.next_moves if trial else ()
