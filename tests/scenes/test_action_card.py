"""The card of an action promises what the stock still has (ruling B7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from pygame import Surface
from recorded import can, shown
from sitting import Sit, moves_before

from game.ark.actions.gathering import shares
from scenes.app import App
from scenes.paint import Brush
from scenes.table.action_board import ActionBoard
from scenes.table.action_card import ActionCard
from scenes.table.hands import hand_for


def numbers(brush: Brush, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers that a brush writes from now on."""
    seen: list[int] = []
    words = brush.words

    def noted(text: str, *how: Any, **more: Any) -> Surface:
        seen.extend([int(text)] if text.isdigit() else [])
        return words(text, *how, **more)

    monkeypatch.setattr(brush, "words", noted)
    return seen


def promised(state: Any, action: str) -> Mapping[str, int]:
    return shares(state, state.actions.index(action) + 1, str(state.to_move))


@pytest.mark.parametrize(
    ("record", "action", "expected"),
    [
        ("family-2-greedy", "wood", [0, 2]), ("ark-2-greedy", "wood", [4, 0]), ("ark-2-random", "wood", [3, 2]),
        ("ark-2-random", "wood", [0, 0]), ("ark-4-random", "pitch", [3, 1, 0, 0]),
    ],
)  # fmt: skip
def test_B7_the_card_shows_what_each_would_get_and_nothing_as_0(
    app: App, monkeypatch: pytest.MonkeyPatch, record: str, action: str, expected: list[int]
) -> None:
    def runs_short(state: Any) -> bool:
        return can("choose")(state) and [*promised(state, action).values()] == expected

    state, picture = shown(record, runs_short)
    hand = hand_for(state)
    hand.hover(("space", str(state.actions.index(action) + 1)))
    seen = numbers(app.brush, monkeypatch)
    ActionCard(app.brush, ActionBoard(app.brush)).draw_marks(Surface(app.layout.size), picture, hand.marks())
    others = [promised(state, action)[seat.colour] for seat in picture.seats if seat.colour != hand.player]
    assert seen == [expected[0], *others]


def test_B7_the_card_under_the_pointer_knows_the_stock(sit: Sit) -> None:
    """Yellow has no divider left to take."""
    sitting = sit("instant", moves=moves_before("ark-2-greedy", "choose", 28))
    sitting.hand.move(sitting.point(("space", "5")))
    assert sitting.table.marks.hover == ("space", "5")
    assert sitting.table.marks.shares == {"green": 4, "yellow": 0}
