"""Draws the table of Animals on Board, and says what on it can be clicked and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from scenes.aboard_table import frame, paintings
from scenes.aboard_table.controls import Eye, HandSpot, PriceButton, TargetButton, TileSpot, gain_label
from scenes.aboard_table.hands import SPLIT, UNDO, Target, TurnHand
from scenes.aboard_table.log import Log
from scenes.aboard_table.meadow import MeadowPlan, Tray
from scenes.aboard_table.table import AboardTable
from scenes.paint import Brush, Point
from scenes.table.prompt import PromptBar
from scenes.theme import BUTTON, GOLD, GOLD_BUTTON
from scenes.widgets import Button, Widget
from scenes.words import aboard as words

PEEK = 150.0
"""Side of the secret tile as its owner sees it, in units."""
TILT = -4.5


class AboardPrompt(PromptBar):
    """The prompt bar at its place on this table."""

    def rect(self) -> Rect:
        return self.brush.layout.aboard.prompt()


class AboardView:
    """What is on the screen; made anew for each window size."""

    def __init__(self, brush: Brush, table: AboardTable) -> None:
        self.brush = brush
        self.table = table
        self._prompt = AboardPrompt(brush)
        self._ground: Surface | None = None
        self._shown: tuple[object, ...] = ()
        self._panels: Surface | None = None
        self._panels_shown: tuple[object, ...] = ()

    @property
    def plan(self) -> MeadowPlan:
        """Where everything in the middle lies now."""
        return self.table.stage.middle(self.table.picture)

    def key(self) -> tuple[object, ...]:
        """Changes with everything that is drawn and can be clicked, but for the prompt and what moves."""
        table = self.table
        hand = table.hand
        return table.picture.version, tuple(hand.lifted) if hand else None, table.stage.dragging, table.eye

    # -- controls
    def controls(
        self, home: Callable[[], None], settings: Callable[[], None], clicked: Callable[[Target], None]
    ) -> list[Widget]:
        """Everything that can be clicked now; ``home`` and ``settings`` are what the menu buttons do."""
        layout = self.brush.layout
        found: list[Widget] = [
            Button(layout.aboard.menu(place), action, icon=f"icons/{name}", icon_units=50, style=BUTTON)
            for place, name, action in ((0, "home", home), (2, "settings", settings))
        ]
        plan, hand = self.plan, self.table.hand
        found += self._prices(plan, clicked)
        if hand:
            found += self._tiles(plan, clicked)
        if plan.tray and not self.table.stage.dragging:
            found += self._splitting(plan.tray, clicked)
        eye = self._eye_place()
        if eye:
            found.append(Eye(eye))
        return [*found, Log(layout.aboard.log(), self.table.picture.log)]

    def _prices(self, plan: MeadowPlan, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        """The button of each group that lies still; gold only for a person who decides and can pay."""
        picture, hand = self.table.picture, self.table.hand
        if picture.laying_out:
            return
        for mat in [mat for mat in plan.mats if mat.name not in picture.flying]:
            target = ("take", mat.group[0])
            legal = isinstance(hand, TurnHand) and hand.why_not(target) is None
            yield PriceButton(mat.button, target, len(mat.group), legal, clicked, self._glow)

    def _tiles(self, plan: MeadowPlan, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        hand = self.table.hand
        if hand is None:
            return
        if not isinstance(hand, TurnHand):
            for tile, rect in zip(self.table.picture.hand, plan.hand, strict=False):
                yield HandSpot(rect, ("hand", tile), hand.why_not(("hand", tile)) is None, clicked, self._glow)
            return
        for mat in plan.mats:
            for tile in mat.tiles:
                target, rect = ("tile", tile), plan.place_of(tile) or mat.tiles[tile]
                yield TileSpot(rect, target, hand.why_not(target) is None, clicked)

    def _glow(self) -> float:
        return self.table.glow

    def _splitting(self, tray: Tray, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        hand = self.table.hand
        legal = hand is not None and hand.why_not(SPLIT) is None
        yield TargetButton(tray.split, SPLIT, clicked, text=words.split(), style=GOLD_BUTTON, enabled=legal)
        yield TargetButton(self.brush.layout.aboard.tool(0), UNDO, clicked, icon="icons/undo", icon_units=50)

    def _eye_place(self) -> Rect | None:
        colour = self.table.eye
        return self.table.stage.panels(self.table.picture).plan(colour).secret if colour else None

    # -- drawing
    def draw(self, target: Surface) -> None:
        """What lies under the controls."""
        key = (self.key(), target.get_size())
        if self._ground is None or self._shown != key:
            self._ground = self._ground or Surface(target.get_size()).convert()
            self._draw_ground(self._ground)
            self._shown = key
        target.blit(self._ground, (0, 0))
        self._prompt.show(target, self.table.prompt(), self.table.moments.turning)

    def _draw_ground(self, target: Surface) -> None:
        brush, picture, plan = self.brush, self.table.picture, self.plan
        target.blit(self._base(), (0, 0))
        if plan.clearing and not plan.tray and isinstance(self.table.hand, TurnHand):
            paintings.clearing(target, brush, plan.clearing)
        paintings.mats(target, brush, plan, picture.flying)
        paintings.hand(target, brush, plan, picture.hand)
        frame.sign(target, brush, picture)
        if plan.tray:
            self._draw_tray(target, plan.tray)

    def _base(self) -> Surface:
        """Sea, island and panels, painted anew when something in a panel has changed."""
        panels = self.table.stage.panels(self.table.picture)
        key = (panels.key(), self.brush.layout.size)
        if self._panels is None or self._panels_shown != key:
            self._panels = self._panels or Surface(self.brush.layout.size).convert()
            self._panels.blit(self._landscape(), (0, 0))
            panels.draw(self._panels)
            self._panels_shown = key
        return self._panels

    def _landscape(self) -> Surface:
        """Sea and island, painted once for a window size."""
        key = ("aboard landscape",)
        kept = self.brush.art.kept(key)
        if kept is None:
            kept = Surface(self.brush.layout.size).convert()
            paintings.sea(kept, self.brush)
            paintings.island(kept, self.brush)
            self.brush.art.keep(key, kept)
        return kept

    def _draw_tray(self, target: Surface, tray: Tray) -> None:
        paintings.tray(target, self.brush, tray, self._dragged())
        hand = self.table.hand
        if isinstance(hand, TurnHand):
            gain_label(target, self.brush, tray.label, (hand.rest(), len(hand.lifted)))

    def _dragged(self) -> str:
        """The tile under the pointer, which is drawn there."""
        return self.table.grabbed if self.table.stage.dragging else ""

    def draw_above(self, target: Surface, pointer: Point) -> None:
        """What lies over the controls: tiles on their way, the one being dragged, the secret that is looked at."""
        self.table.director.draw(target)
        tray = self.plan.tray
        if tray and self._dragged():
            paintings.loose_tile(target, self.brush, self._dragged(), pointer, tray.side, TILT)
        if self.table.refusal:
            paintings.nod(target, self.brush, pointer)
        secret = self.table.secret()
        if secret:
            self._draw_secret(target, secret)

    def _draw_secret(self, target: Surface, tile: str) -> None:
        """The secret tile, large, before its owner's ark."""
        px = self.brush.layout.px
        rect = Rect(0, 0, px(PEEK), px(PEEK))
        rect.center = self.table.stage.panels(self.table.picture).hull(str(self.table.eye)).center
        self.brush.glow_box(target, rect, GOLD, 16, 24)
        paintings.shade(target, self.brush, rect, 6, 24, paintings.LOOSE_SHADE)
        ringed = paintings.ringed_tile(self.brush, tile, PEEK)
        target.blit(ringed, ringed.get_rect(center=rect.center))
