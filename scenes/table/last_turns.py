"""Why computer players have moved as they did: what spoke for each move of their last turn."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots import Why, explain
from game.core import CHANCE
from game.history import Made
from scenes.table.advice import ViewOf
from scenes.table.play import Playing

MOST = 4
"""So many reasons are told of one turn."""
_DULL = frozenset({"only-move", "nothing-better", "scores-piece", "feeds"})
"""Codes that are told only where there is nothing else to tell."""


class LastTurns:
    """Of the computer players in a match; ``view_of`` tells what of a state may be spoken of."""

    def __init__(self, play: Playing, view_of: ViewOf) -> None:
        self._play = play
        self._view_of = view_of
        self._seen: list[Made] = []
        """The moves from which the rest has been found out."""
        self._told: dict[str, tuple[Why, ...]] = {}
        self._moved: frozenset[str] = frozenset()

    @property
    def moved(self) -> frozenset[str]:
        """The computer players who have done something that may be spoken of."""
        self._look()
        return self._moved

    def whys(self, colour: str) -> tuple[Why, ...]:
        """What spoke for the moves of that player's last turn, the first one first."""
        self._look()
        if colour not in self._told:
            self._told[colour] = self._found(colour)
        return self._told[colour]

    def _look(self) -> None:
        """Look at what has been done since, and anew at everything where something has been taken back."""
        made, count = self._play.match.made, len(self._seen)
        if count and (count > len(made) or made[count - 1] is not self._seen[-1]):
            self._seen, self._told, self._moved, count = [], {}, frozenset(), 0
        if count < len(made):
            new = made[count:]
            self._seen += new
            self._told.clear()
            self._moved |= frozenset(one.mover for one in new if not one.secret) & self._play.bots.keys()

    def _found(self, colour: str) -> tuple[Why, ...]:
        whys: dict[object, Why] = {}
        for made in reversed([*self._last_turn(colour)]):
            why = explain(self._view_of(made.before, colour), made.move)
            whys[_about(why)] = why
        telling = [why for why in whys.values() if why.code not in _DULL]
        return tuple((telling or [*whys.values()])[-MOST:])

    def _last_turn(self, colour: str) -> Iterator[Made]:
        """The moves of a player's last turn that did something by themselves and openly, the last one first."""
        begun = False
        for made in reversed(self._play.match.made):
            if begun and (made.mover not in (colour, CHANCE) or made.ends_turn):
                return
            if made.mover == colour and not made.half and not made.secret:
                begun = True
                yield made


def _about(why: Why) -> object:
    """What a why is about: of several about the same the last one tells enough."""
    return why.code, why.params.get("species"), why.params.get("enclosure")
