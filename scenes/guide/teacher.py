"""The guide: watches what the pupil does and says one thing at a time, when it first matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.bots import Why
from game.history import Made
from scenes.guide.animals import animals_meant
from scenes.guide.lesson import FAREWELL, MOST, Decision, Deed, Lesson
from scenes.guide.lessons import LESSONS
from scenes.guide.shown import ANY, Animals, Shown, Thing
from scenes.table.advice import Adviser, own_view
from scenes.table.ark_pieces import FAMILY
from scenes.table.play import Playing


@dataclass(frozen=True)
class Said:
    """What is said just now, and the moves that it points at."""

    lesson: Lesson
    moves: tuple[str, ...]
    why: Why
    """What speaks for what a good player would do."""
    things: tuple[Thing, ...]
    """What it is about that lies in the panels of players."""
    animals: Animals
    """What its picture shows, where it has one."""


class Teacher:
    """``told`` says how often each lesson has been told, in this match and before, and is kept by ``keep``.

    At most one lesson is told in a turn, and each at most :data:`MOST` times; what the pupil does unasked is not told
    any more, and what is being told is over then.  Once every lesson has been told or was not needed, the guide says
    farewell, and nothing more.
    """

    def __init__(self, play: Playing, told: dict[str, int], keep: Callable[[], None]) -> None:
        self._play = play
        self._told = told
        self._keep = keep
        self._adviser = Adviser(play.thoughts, play.plan.seed, own_view)
        self.lessons = LESSONS[play.plan.game]
        self.pupil = next(seat.colour for seat in play.plan.seats if seat.human)
        self.said: Said | None = None
        self._seen: list[Made] | None = None
        """The moves that have been looked at; None before the first look."""
        self._weighed = -1
        """After how many moves it was asked last whether there is something to say."""
        self._turn_used = False
        """Whether something has been said in this turn."""
        self._news = False
        """Whether something has been told, or learnt, that is not kept yet."""

    @property
    def silent(self) -> bool:
        """Whether nothing is to be told in this match any more."""
        return not self._play.plan.guided

    @property
    def learnt(self) -> int:
        """How many of the lessons have been told, or were not needed."""
        return sum(self._count(lesson) > 0 for lesson in self.lessons)

    @property
    def shown(self) -> Shown | None:
        """What of it is to be seen; None once nothing is to be told any more."""
        if self.silent:
            return None
        lesson = self.said.lesson if self.said else None
        return Shown(
            self._play.plan.game, lesson.name if lesson else "", lesson.chapter if lesson else "", self.learnt,
            len(self.lessons), self.said.things if self.said and self._fresh else (),
            self.said.animals if self.said else ANY,
        )  # fmt: skip

    @property
    def points_at(self) -> tuple[str, ...]:
        """The moves that it points at; none once something has been done and not been looked at yet."""
        return self.said.moves if self.said and self._fresh else ()

    @property
    def _fresh(self) -> bool:
        """Whether nothing has been done that has not been looked at."""
        return self._weighed == len(self._play.match.made)

    # -- watching
    def look(self, decides: bool) -> bool:
        """Heed what has been done since; ``decides``: the pupil is to decide now.  Whether something has changed."""
        before = self.said, self.learnt
        if not self.silent:
            self._heed(self._play.match.made)
            if decides and self._weighed != len(self._play.match.made):
                self._weighed = len(self._play.match.made)
                self._weigh()
            self._keep_news()
        return before != (self.said, self.learnt)

    def _heed(self, made: Sequence[Made]) -> None:
        seen = self._seen
        if seen is None or len(seen) > len(made) or (seen and made[len(seen) - 1] is not seen[-1]):
            self.said, self._weighed, self._seen = None, -1, [*made]
            return
        for one in made[len(seen) :]:
            seen.append(one)
            if one.mover == self.pupil:
                self._learn(Deed(one))
            if one.ends_turn or one.begins_turn_of(one.mover):  # an action just chosen is told apart from choosing
                self.said, self._turn_used = None, False

    def _learn(self, deed: Deed) -> None:
        """What a deed of the pupil shows to be understood is not told any more."""
        for lesson in self.lessons:
            if self._count(lesson) < MOST and lesson.understood(deed):
                self._note(lesson, MOST)
        if self.said and self.said.lesson.understood(deed):
            self.said = None

    # -- saying
    @property
    def _untold(self) -> list[Lesson]:
        """What may still be told: lessons that never were come first, and the farewell once there are no such."""
        if self._count(FAREWELL):
            return []
        if self.learnt == len(self.lessons):
            return [FAREWELL]
        return sorted((one for one in self.lessons if self._count(one) < MOST), key=self._count)

    def _weigh(self) -> None:
        """Say what matters for this decision, or go on pointing where the lesson still does."""
        if (self._turn_used and not self.said) or not (self.said or self._untold):
            return
        state = self._play.match.state
        decision = Decision(state, self._adviser.at_once(state))
        if self.said:
            self.said = self._pointing(self.said.lesson, decision) if self.said.lesson.due(decision) else None
            return
        due = (one for one in self._untold if one.due(decision))
        late = (one for one in self._untold if self._count(one) == 0 and one.late(decision))
        lesson = next(due, None) or next(late, None)
        if lesson:
            self._turn_used = True
            self._note(lesson, self._count(lesson) + 1)
            self.said = self._pointing(lesson, decision)

    def _pointing(self, lesson: Lesson, decision: Decision) -> Said:
        """What is said of the lesson: its picture shows the same animals as long as it is told."""
        animals = self.said.animals if self.said else ANY
        if self.said is None and self._play.plan.game == FAMILY:
            animals = animals_meant(decision, lesson.name)
        return Said(lesson, lesson.points_at(decision), decision.advice.why, lesson.things(decision), animals)

    # -- the pupil's wishes
    def skip(self) -> None:
        """The pupil has heard enough of this."""
        if self.said:
            self._note(self.said.lesson, MOST)
            self._keep_news()
            self.said = None

    def fall_silent(self) -> None:
        """Nothing more is to be told in this match; it goes on like any other."""
        self._play.plan = replace(self._play.plan, guided=False)
        self._play.after_moves()
        self.said = None

    # -- what has been told
    def _count(self, lesson: Lesson) -> int:
        return self._told.get(self._key(lesson), 0)

    def _note(self, lesson: Lesson, count: int) -> None:
        self._told[self._key(lesson)] = count
        self._news = True

    def _keep_news(self) -> None:
        """Have kept what has been told since, once for all of it."""
        if self._news:
            self._keep()
        self._news = False

    def _key(self, lesson: Lesson) -> str:
        return f"{self._play.plan.game}/{lesson.name}"
