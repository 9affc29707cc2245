"""How many play the Family Variant: three large buttons with that many people, so that the next click is Start."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game import PLAYERS
from scenes.draft import Draft
from scenes.layout import Layout
from scenes.layouts.setup import FactsGrid
from scenes.paint import Brush
from scenes.theme import BLACK
from scenes.widgets import Choice, Widget
from scenes.widgets.base import Action

_PERSON, _STEP = 0.36, 0.30
"""How large a person is and how far apart two are, by the button's width."""


def head_counts(layout: Layout, draft: Draft, changed: Action) -> Sequence[Widget]:
    """The buttons, in the place of the facts; ``changed`` is called once one has been clicked."""
    grid = FactsGrid(layout)

    def choose(count: int) -> Action:
        def fill() -> None:
            draft.set_count(count)
            changed()

        return fill

    return [
        HeadCount(grid.share(grid.rect, i, len(PLAYERS)), choose(count), count, len(draft.taken) == count)
        for i, count in enumerate(PLAYERS)
    ]


class HeadCount(Choice):
    """A number and as many people."""

    def __init__(self, rect: Rect, action: Action, count: int, chosen: bool) -> None:
        super().__init__(rect, action, str(count), chosen=chosen)
        self.count = count

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        size, step = round(_PERSON * face.width), round(_STEP * face.width)
        rows = [min(2, self.count), max(0, self.count - 2)]
        for row, people in enumerate(rows):
            y = face.top + round(face.height * 0.24) + row * step + (0 if rows[1] else step // 2)
            for number in range(people):
                x = face.centerx + round((number - (people - 1) / 2) * step)
                brush.picture_px(target, "icons/human", (x, y), size)
        where = {"center": (face.centerx, face.bottom - round(face.height * 0.19))}
        brush.text(target, self.text, 48, where, face=BLACK)
