"""Why a legal move is good, as data: the sentences are made elsewhere, by code."""

from __future__ import annotations

from collections.abc import Mapping

from game.core import Move, View


class Why:
    """What speaks for a move: a ``code`` and its parameters, see the tables of this module."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params: Mapping[str, object] = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Why) and (self.code, self.params) == (other.code, other.params)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Why({self.code!r}, {dict(self.params)!r})"


def explain(view: View, move: Move) -> Why:
    """What speaks for a legal move of the view's player, by what that player may know."""
    if view.position()["game"] == "aboard":
        from game.bots.aboard_why import why

        return why(view, move)
    from game.bots.ark_why import why as ark_why  # only who plays on the ark waits for its rules

    return ark_why(view, move)
