"""What lies still on the meadow looks as if all of it were painted anew, though only what has changed is."""

from __future__ import annotations

import random
from typing import Any

from aboard_hand import Player, sit_down
from pygame import Rect, Surface

from scenes.aboard_table.view import AboardView
from scenes.rects import joined
from scenes.widgets import Widget

CLICKS, FRAMES = 40, 4
PIECES = {"hand", "tile", "take", "split"}
"""What is clicked: tiles that are dealt and that lie there, and the buttons of groups and of a split."""


def kind(widget: Widget) -> str:
    """What a control of the table stands for."""
    return str(getattr(widget, "target", ("",))[0])


def as_shown(player: Player, view: AboardView) -> bytes:
    """The pixels of the table as a view draws it."""
    surface = Surface(player.app.layout.size).convert()
    view.draw(surface)
    return surface.get_buffer().raw


def test_whatever_is_clicked_the_table_looks_as_if_it_were_painted_as_a_whole(make_app: Any) -> None:
    app, rng = make_app(size=(1024, 768), speed="fast"), random.Random(5)
    player, seen = Player(app, sit_down(app, ("human", "random"))), set[str]()
    for _ in range(CLICKS):
        choices = [widget for widget in player.scene.controls if widget.enabled and kind(widget) in PIECES]
        if choices:
            chosen = rng.choice(sorted({kind(widget) for widget in choices}))
            seen.add(chosen)
            player.click(rng.choice([widget for widget in choices if kind(widget) == chosen]).rect.center)
        for _ in range(FRAMES):
            app.frame()
            whole = AboardView(app.brush, player.scene.table)
            assert as_shown(player, player.scene.view) == as_shown(player, whole)
        if app.stack.top is not player.scene:
            break
    assert seen >= {"hand", "tile", "split"}


def test_places_that_touch_are_painted_at_one_stroke() -> None:
    corner, beside, far = Rect(0, 0, 10, 10), Rect(5, 5, 10, 10), Rect(50, 50, 10, 10)
    bridge = Rect(12, 12, 40, 40)
    assert joined([corner, far, beside]) == [far, corner.union(beside)]
    assert joined([corner, far, beside, bridge]) == [corner.unionall([far, beside, bridge])]
