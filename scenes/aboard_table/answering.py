"""What answers a click at the table of Animals on Board: what glows as missing, the question mark, the last turns."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.core import Reason
from scenes.aboard_table.controls import Clicked, Spot, TargetButton
from scenes.aboard_table.hands import DONE, SPLIT, EndHand, Target
from scenes.aboard_table.hinting import HINT
from scenes.aboard_table.meadow import MeadowPlan
from scenes.aboard_table.table import AboardTable
from scenes.answers import ANSWERS, Glow
from scenes.paint import Brush
from scenes.table.missing_ring import draw_missing
from scenes.table.question import draw_question
from scenes.table.tools import PLACES
from scenes.table.watch_button import CAP, ICON, ICON_NAME
from scenes.widgets.keycap import draw_tip
from scenes.words.replay import just_happened

QUESTION: Target = ("question", "")
WATCH: Target = ("watch", "")


class QuestionSpot(Spot):
    """The question mark beside an answer; ``ruling`` is named on its tip."""

    def __init__(self, rect: Rect, ruling: str, clicked: Clicked) -> None:
        super().__init__(rect, QUESTION, clicked)
        self.ruling = ruling

    def draw(self, target: Surface, brush: Brush) -> None:
        draw_question(brush, target, self.rect, self.hovered, self.ruling)


class WatchButton(TargetButton):
    """Shows what has just happened once more; switched off as long as nothing has."""

    def __init__(self, rect: Rect, usable: bool, clicked: Clicked) -> None:
        super().__init__(rect, WATCH, clicked, icon=ICON_NAME, icon_units=ICON, enabled=usable)

    def draw_tip(self, target: Surface, brush: Brush) -> None:
        """What it does and its key, over all else, while it is pointed at."""
        if self.enabled and self.hovered:
            draw_tip(brush, target, self.rect, just_happened(), CAP)


class Missing:
    """Finds and rings what glows for the answer that is given, by the ``plan`` of what lies in the middle."""

    def __init__(self, brush: Brush, table: AboardTable, plan: MeadowPlan) -> None:
        self._brush, self._table, self._plan = brush, table, plan
        self._panels = table.stage.panels(table.picture)
        self._finders: dict[Glow, Callable[[Reason], list[Rect]]] = {
            Glow.MEANT: lambda reason: [self._meant(table.meant)],
            Glow.CHOICES: lambda reason: self._choices(),
            Glow.TURN: lambda reason: [self._panel(table.picture.actor or "")],
            Glow.OTHER: lambda reason: [self._panel(str(reason.params.get("player", "")))],
            Glow.FOOD: lambda reason: [self._panels.crates(table.picture.actor or "")],
            Glow.GROUP: self._group,
            Glow.GROUPS: lambda reason: [mat.rect for mat in plan.mats],
            Glow.HAND: lambda reason: list(plan.hand),
        }

    def rects(self) -> list[Rect]:
        """Everything that glows, in pixels."""
        reason = self._table.refusal
        return [rect for glow in ANSWERS[reason.code].glows for rect in self._finders[glow](reason)] if reason else []

    def draw(self, target: Surface) -> None:
        """Ring all of it, with the flag."""
        draw_missing(self._brush, target, self.rects(), self._table.moments.blink)

    # -- places
    def _panel(self, colour: str) -> Rect:
        """The panel of a player; while nobody acts, the prompt, which tells what goes on."""
        return self._panels.rect(colour) if colour else self._brush.layout.aboard.prompt()

    def _choices(self) -> list[Rect]:
        """What the decision is about: its own button, the tiles of the hand, or the groups."""
        if isinstance(self._table.hand, EndHand):
            return [self._brush.layout.aboard.done()]
        return list(self._plan.hand) or [mat.rect for mat in self._plan.mats] or [self._panel("")]

    def _group(self, reason: Reason) -> list[Rect]:
        """The mat of the tile in question, or of what is lifted."""
        hand = self._table.hand
        named = [str(reason.params.get("tile", "")), self._table.meant[1], *(hand.lifted if hand else ())]
        mats = (self._plan.mat_of(tile) for tile in named)
        return [next((mat.rect for mat in mats if mat), self._panel(""))]

    def _meant(self, target: Target) -> Rect:
        """Where lies what was clicked; of what is nowhere to be pointed at, the prompt."""
        return self._in_the_middle(target) or self._in_the_frame(target)

    def _in_the_middle(self, target: Target) -> Rect | None:
        kind, name = target
        mat = self._plan.mat_of(name)
        if kind == "take":
            return mat.button if mat else None
        if target == SPLIT:
            return self._plan.tray.split if self._plan.tray else None
        return self._plan.place_of(name) if kind == "tile" else None

    def _in_the_frame(self, target: Target) -> Rect:
        kind, name = target
        grid = self._brush.layout.aboard
        tools = {**{(tool, ""): grid.tool(place) for tool, place in PLACES.items()}, HINT: grid.tool(len(PLACES))}
        places = {**tools, WATCH: grid.watch(), DONE: grid.done()}
        return places.get(target) or self._panel(name if kind == "seat" else "")
