"""What of the table of Animals on Board the keys can come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame.event import Event

from scenes.aboard_table.answering import QuestionSpot
from scenes.aboard_table.asking_why import WhySpot
from scenes.aboard_table.controls import Eye, PriceButton, TileSpot
from scenes.aboard_table.hands import DONE, SPLIT, Target, TurnHand
from scenes.aboard_table.hinting import LanternButton
from scenes.aboard_table.tools import ToolButton
from scenes.guide.at_meadow import GuideButton
from scenes.table.steering import BUTTON, MENU, SIGHTS, TOOLS, Place
from scenes.widgets import Widget

if TYPE_CHECKING:
    from scenes.aboard import AboardScene


class AboardPlaces:
    """The controls of the scene as the keys see them."""

    def __init__(self, scene: AboardScene) -> None:
        self._scene = scene

    def offer(self) -> object:
        return self._scene.view.key(), self._scene.view

    def decision(self) -> object:
        return self._scene.table.hand

    def mouse(self, event: Event) -> None:
        self._scene.use_mouse(event)

    def places(self, vain: bool = False) -> list[Place]:
        self._scene.keep_up()
        return [
            Place(getattr(widget, "target", (MENU, str(number))), widget.ring, widget.rect.center, _kind_of(widget))
            for number, widget in enumerate(self._scene.controls)
        ]

    def leads_to(self, target: Target) -> Sequence[Target]:
        """From a tile that was lifted to the others of its group, and from the last of them to the button."""
        hand = self._scene.table.hand
        if not isinstance(hand, TurnHand) or target[1] not in hand.lifted:
            return ()
        others = [("tile", tile) for tile in hand.group(target[1]) if tile not in hand.lifted]
        return others if len(others) > 1 else [SPLIT]


def _kind_of(widget: Widget) -> str:
    """The kind of place a control is for the Tab key."""
    if isinstance(widget, ToolButton | LanternButton | Eye | GuideButton | QuestionSpot):
        return TOOLS
    if isinstance(widget, TileSpot):
        return widget.target[0] if widget.legal else SIGHTS
    if isinstance(widget, PriceButton):
        return widget.target[0] if widget.enabled else SIGHTS
    if isinstance(widget, WhySpot):
        return SIGHTS
    return BUTTON if getattr(widget, "target", None) in (SPLIT, DONE) else MENU
