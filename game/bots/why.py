"""Why a legal move is good, as data: the sentences are made elsewhere, by code.

Species and tiles are named as in the notation, players by their colours; ``points`` are the score's own (N5 in
Animals on Board), and what the move costs in food is told apart, as ``price``.

``only-move``: there is no other; no parameters.

Animals on Board
================
==================  ====================================================================================
code                what speaks for the move, and its parameters
==================  ====================================================================================
``keeps-kin``       keep: ``others`` of its ``species`` were in the hand and now lie in the middle
``keeps-smallest``  keep: ``tile`` has the smallest ``number`` of the hand, and costs least if it stays alone
``keeps-greatest``  keep, where single animals score: ``tile`` has the greatest ``number`` of the hand
``keeps``           keep: none of these holds for ``tile``, whose ``number`` this is
``ends-game``       take: with so many ``animals`` aboard this round is the last, and by what lies open the
                    player has then ``lead`` points more than the best of the others
``completes-herd``  take: makes a herd of ``count`` of ``species``: ``points`` for them, for ``price``
``grows-herd``      take: a herd of ``species`` grows to ``count``: ``points`` more, for ``price``
``saves-single``    take: a lone animal of ``species`` becomes one of two (``count``) and costs no longer
                    ``points``, for ``price``
``scores-single``   take, where single animals score: one of ``species`` for its ``points``, for ``price``
``denies``          take or split: ``rival`` could have taken this group for ``price`` and made it ``count`` of
                    ``species`` for ``points`` more
``hopes``           take: no points yet, but ``unseen`` more of ``species`` may come to the ``count`` then aboard,
                    for ``price``
``takes-unknown``   take: the tile lying face down is in it, for ``price``
``takes-little``    take: so many ``animals``, for as much food, and nothing better to be said for it
``prepares``        split: next turn one can pay the ``price`` of a part and have ``count`` of ``species`` for
                    ``points`` more; ``safe``: nobody else who is still to move has so much food now
``leaves-nothing``  split: ``food`` tokens are then in hand, and by nothing there can ``rival``, who is next, gain
``earns-crate``     split: ``food`` tokens are then in hand
==================  ====================================================================================
"""

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
