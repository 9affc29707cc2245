"""The lantern of Animals on Board: which clicks make the advised move, and how they show on the meadow."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.aboard import AnimalsOnBoard
from game.aboard.state import SETUP
from game.core import State, View
from scenes.aboard_table.controls import Clicked
from scenes.aboard_table.hands import SPLIT, KeepHand, Target, TurnHand
from scenes.aboard_table.meadow import MeadowPlan
from scenes.aboard_table.tools import ToolButton
from scenes.paint import Brush
from scenes.table.advice import own_view
from scenes.table.hint_marks import draw_ring
from scenes.table.lantern import LANTERN, LIT, OFF
from scenes.table.pointing_sign import HINT as SIGN
from scenes.table.pointing_sign import draw_sign
from scenes.theme import GOLD

HINT: Target = (LANTERN[1], "")
_PLACE = 2
"""Where the lantern stands in the row of tools."""


class LanternButton(ToolButton):
    """The lantern as it ``stands``; switched off it says why it cannot be asked."""

    def __init__(self, brush: Brush, stands: str, clicked: Clicked) -> None:
        super().__init__(brush.layout.aboard.tool(_PLACE), HINT[0], stands != OFF, clicked)
        self.chosen = stands == LIT


# -- what may be spoken of
def aloud(state: State, colour: str) -> View:
    """What may be said of a player's knowledge while others look on: the secret tile is not in it."""
    assert isinstance(state, AnimalsOnBoard)
    return state.view(colour).openly()


def among_people(state: State, colour: str) -> View:
    """The same where several people share the mouse: they look away only while a secret is chosen."""
    return own_view(state, colour) if state.position()["phase"] == SETUP else aloud(state, colour)


# -- which clicks
def clicks_left(hand: KeepHand | TurnHand, moves: Sequence[str]) -> list[Target]:
    """The clicks by which a hand, with what is lifted, makes the move."""
    kind, *tiles = moves[0].split()
    if kind != "split":
        return hand.gesture(hand.state.parse(moves[0]))
    wrong: list[Target] = [("tile", tile) for tile in hand.lifted if tile not in tiles]
    return [*wrong, *(("tile", tile) for tile in tiles if tile not in hand.lifted), SPLIT]


# -- how they show
def draw_hint(
    target: Surface,
    brush: Brush,
    plan: MeadowPlan,
    clicks: Sequence[Target],
    hand: Sequence[str],
    ring: float,
    sign: str = SIGN,
) -> None:
    """Rings round the next things to click: all tiles of a split at once, then its button.

    ``hand`` are the tiles to choose from at the start; ``ring`` is how far the growing ring has come, from 0 to 1;
    ``sign`` tells who points there.
    """
    tiles = [click for click in clicks if click[0] == "tile"]
    places = [place for click in tiles or clicks[:1] if (place := _place(plan, click, hand))]
    for place in places:
        draw_ring(brush, target, place, GOLD, ring)
    for first in places[:1]:
        draw_sign(brush, target, first, sign)


def _place(plan: MeadowPlan, click: Target, hand: Sequence[str]) -> Rect | None:
    kind, name = click
    if kind == "hand":
        return dict(zip(hand, plan.hand, strict=False)).get(name)
    if kind == "take":
        mat = plan.mat_of(name)
        return mat.button if mat else None
    if kind == "split":
        return plan.tray.split if plan.tray else None
    return plan.place_of(name)
