"""Playing on from a moment of a past: a match of its own, with its own chance, and with anybody on the seats."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from typing import cast

from game.aboard import AnimalsOnBoard
from game.aboard.redrawing import redrawn
from scenes.draft import Draft
from scenes.match_setup import SEEDS, MatchPlan
from scenes.replay.past import Past
from scenes.setup import Setup
from scenes.words import replay as words


def plan_from(past: Past, moment: int) -> MatchPlan:
    """What has been played up to a moment, to go on from it.

    As long as a match of Animals on Board is not over, what nobody may know of it is drawn anew; the only person at
    the table keeps the secret they know.
    """
    moves = tuple(step.move.text for step in past.steps[: past.counts[moment]])
    if past.plan.game == "aboard" and not past.over:
        chance = random.Random(secrets.randbelow(SEEDS))
        moves = redrawn(moves, cast(AnimalsOnBoard, past.state(moment)), past.plan.only_person, chance)
    return replace(past.plan, moves=moves)


class PlayOn(Setup):
    """Lies over the replay, to which its way back leads; who sits here is not remembered for the next match."""

    def __init__(self, past: Past, moment: int) -> None:
        super().__init__(Draft.going_on(plan_from(past, moment)))
        self.moment = moment

    def heading(self) -> str:
        return words.from_move(self.moment)

    def back(self) -> None:
        self.app.stack.pop()

    def remember(self) -> None:
        """Nothing."""
