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
``completes-herd``  take: makes a herd of ``count`` of ``species``: ``points`` for the whole group, for ``price``
``grows-herd``      take: a herd of ``species`` grows to ``count``: ``points`` for the whole group, for ``price``
``saves-single``    take: a lone animal of ``species`` becomes one of two (``count``) and costs no longer
                    ``points``, for ``price``
``scores-single``   take, where single animals score: one of ``species`` for its ``points``, for ``price``
``gains-group``     take: so many ``animals`` of several species together bring ``points``, for ``price``
``denies``          take or split: ``rival`` could have taken this group for ``price`` and made it ``count`` of
                    ``species`` for ``points`` more
``denies-group``    the same of ``animals`` of several species, for ``points`` together
``hopes``           take: no points yet, but ``unseen`` more of ``species`` may come to the ``count`` then aboard,
                    for ``price``
``takes-unknown``   take: the tile lying face down is in it, for ``price``
``takes-little``    take: so many ``animals``, for as much food, and nothing better to be said for it
``prepares``        split: next turn one can pay the ``price`` of a part and have ``count`` of ``species`` for
                    ``points`` more; ``safe``: nobody else who is still to move has so much food now
``prepares-group``  the same of ``animals`` of several species, for ``points`` together
``leaves-nothing``  split: ``food`` tokens are then in hand, and by nothing there can ``rival``, who is next, gain
``earns-crate``     split: ``food`` tokens are then in hand
==================  ====================================================================================

Ark & Noah and the Family Variant
=================================
Enclosures and edges are named as in the notation too; ``bonus`` is what the
bonus token on the space is worth, 0 where there is none (S2).

========================  ==============================================================================
code                      what speaks for the move, and its parameters
========================  ==============================================================================
``builds-first``          choose: as the first to build, with ``lead`` pieces, one could at once complete so many
                          ``enclosures`` for so many ``points``; ``pairs`` is 0; ``bonus``
``loads-first``           choose: as the first to load, with ``lead`` loading points (pairs, in the Family Variant),
                          one could at once load so many ``pairs`` for so many ``points``; ``enclosures`` is 0;
                          ``bonus``
``gathers``               choose: ``count`` of ``goods`` (``divider`` ``pitch`` ``food``) for oneself, which bring
                          ``points`` each when they are laid, and ``others`` theirs by colour, as far as the
                          stock goes (B7); ``bonus``
``tames-first``           choose: first pick of so many ``tiles``; ``bonus``
``trades``                choose: a trade; ``bonus``
``takes-bonus``           choose: nothing can be done there now, but the token is worth ``points``
``seeks-partner``         draw: in that ``bag`` (``m`` ``f``) are so many ``partners`` of one's own tiles among its
                          ``tiles``
``pairs-own``             take, exchange: the partner of ``tile`` is one's own; both of ``species`` score ``points``
                          together when loaded into an enclosure of ``size``
``shares-pair``           take, exchange: ``rival`` holds the partner of ``tile``; when loaded each scores ``points``
``parts-pair``            take: both tiles of ``species`` lie open, and nobody shall have both; ``tile``, ``size``
``hopes-for-partner``     take: nothing is paired, but ``tile`` scores ``points`` should its partner come; ``size``
``trades-size``           exchange: an animal of another ``size`` than that ``given``, which is ``given_size``; else
                          as ``hopes-for-partner``
``trades-even``           exchange: as before, of the same size
(``pairs-own``, ``shares-pair`` and ``parts-pair`` of an exchange tell the tile ``given`` too)
``trade-bonus``           bonus: ``what`` (``point`` ``food`` ``divider`` ``pitch``)
``moves-own``             swap: one's divider on ``edge`` bounds so many enclosures without a large pair: ``pairs``
``wants-place``           swap: so many does another's divider on ``edge`` bound
``swaps-place``           with: one's own divider goes from ``source`` to ``target``; ``before`` and ``after`` tell
                          beside how many enclosures without a large pair it stood and will stand
``closes-enclosure``      wall: completes ``enclosure`` of ``size`` for one's pair of ``species``: when it is loaded
                          one's own tiles score ``tiles``, one's own dividers ``dividers``; ``next_turn``: no more
                          than food in hand is missing for that
``closes-room``           wall: completes ``enclosure`` of ``size``, where one has no pair yet; each pair there scores
                          one ``dividers``
``prepares``              wall: so many dividers are ``missing`` yet for an ``enclosure`` of ``size`` for ``species``
``leads-hull``            wall: one has then most dividers on the hull: ``own``, the best rival ``others``
``scores-piece``          wall, pitch: ``points`` at once
``seals-for-pair``        pitch: so many cubes are ``missing`` still beside the ``enclosure`` for ``species``
``feeds-for-pair``        food: so much food is ``missing`` still in the ``enclosure`` for ``species``
``feeds``                 food: ``points`` at once, in ``enclosure``
``gets-rid-of-leftovers`` food, in the Deluge: of ``count`` of ``what`` each costs a point if kept: ``points``
``loads-pair``            load: ``species`` into ``enclosure`` scores ``own`` points (``tiles``, ``dividers`` and
                          ``pitch`` together), and ``others`` theirs by colour
``saves-pair``            load, in the Deluge: its own tiles cost ``points`` if left behind
``keeps-pieces``          done, while building: ``dividers`` and ``pitch`` stay in hand
``waits``                 done, while loading: so many ``pairs`` could be loaded still; ``food`` stays in hand
``keeps-herd``            pass, decline: no trade
``nothing-better``        none of these holds
========================  ==============================================================================
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
