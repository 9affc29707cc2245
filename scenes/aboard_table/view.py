"""Draws the table of Animals on Board, and says what on it can be clicked and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect, Surface

from scenes.aboard_table import paintings
from scenes.aboard_table.answering import Missing, QuestionSpot, WatchButton
from scenes.aboard_table.asking_why import WhySpot
from scenes.aboard_table.controls import Eye, HandSpot, PriceButton, TargetButton, TileSpot, around_gain, gain_label
from scenes.aboard_table.forecast_card import draw_forecast
from scenes.aboard_table.ground import Ground, Part, Parts
from scenes.aboard_table.hands import DONE, MEADOW, NOWHERE, SPLIT, EndHand, Target, TurnHand
from scenes.aboard_table.hinting import LanternButton, draw_hint
from scenes.aboard_table.log import Log
from scenes.aboard_table.meadow import Mat, MeadowPlan, Tray
from scenes.aboard_table.table import AboardTable
from scenes.aboard_table.tools import ToolButton
from scenes.aboard_table.traces import draw_traces
from scenes.guide.at_meadow import MeadowBubble
from scenes.paint import Brush, Point
from scenes.table.prompt import PromptBar
from scenes.table.question import CAP
from scenes.table.tools import PLACES
from scenes.table.turn_ring import draw_turn_ring
from scenes.theme import BUTTON, GOLD, GOLD_BUTTON, GREEN_BUTTON
from scenes.trying.at_meadow import MeadowTrialSign
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import aboard as words
from scenes.words import keys
from scenes.words.undoing import done

PEEK = 150.0
"""Side of the secret tile as its owner sees it, in units."""


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
        self._guide = MeadowBubble(brush)
        self._trial = MeadowTrialSign(brush)
        self._still = Ground(brush, table.stage)

    @property
    def plan(self) -> MeadowPlan:
        """Where everything in the middle lies now."""
        return self.table.stage.middle(self.table.picture)

    def key(self) -> tuple[object, ...]:
        """Changes with everything that is drawn and can be clicked, but for the prompt and what moves."""
        table = self.table
        hand = table.hand
        mine = (type(hand), tuple(hand.lifted)) if hand else None
        shown = table.teacher.shown if table.teacher else None
        aids = table.tools, table.lantern_stands, table.last_turns.moved, shown, table.refusal
        return table.picture.version, mine, table.stage.dragging, table.eye, aids

    # -- controls
    def controls(self, menu: tuple[Action, Action, Action], clicked: Callable[[Target], None]) -> list[Widget]:
        """Everything that can be clicked now; ``menu`` is what the buttons of home, rules and settings do."""
        layout = self.brush.layout
        found = self._menu(menu)
        plan, hand = self.plan, self.table.hand
        found += self._tools(clicked)
        found += self._prices(plan, clicked)
        if hand:
            found += self._tiles(plan, clicked)
        if plan.tray and not self.table.stage.dragging:
            found += self._splitting(plan.tray, clicked)
        eye = self._eye_place()
        if eye:
            found.append(Eye(eye))
        found += self._guide.controls(self.table.teacher, self.table.moments, clicked)
        found += self._trial.controls(self.table.trial, clicked)
        found += [LanternButton(self.brush, self.table.lantern_stands, clicked), *self._computers(clicked)]
        found.append(WatchButton(layout.aboard.watch(), self.table.play.match.can_undo, clicked))
        if self.table.refusal:
            found.append(QuestionSpot(self._prompt.question(), self.table.refusal.ruling, clicked))
        return [*found, Log(layout.aboard.log(), self.table.picture.log, clicked)]

    def _menu(self, menu: tuple[Action, Action, Action]) -> list[Widget]:
        """The buttons of home, rules and settings."""
        found: list[Widget] = [
            Button(self.brush.layout.aboard.menu(place), action, icon=f"icons/{name}", icon_units=50, style=BUTTON)
            for place, (name, action) in enumerate(zip(("home", "rules", "settings"), menu, strict=True))
        ]
        found[1].cap, found[2].cap = CAP, keys.ESCAPE
        return found

    def thing_at(self, pos: Point) -> Target | None:
        """What lies under a point where no control does; None where nobody can mean anything."""
        found = (self._in_the_middle(pos), self._in_a_panel(pos), self._on_the_sign(pos))
        return next((target for target in found if target), None)

    def drops_on(self, pos: Point) -> Target:
        """What a tile that is let go there falls on: a mat by a tile on it, the meadow, a panel, or nothing."""
        tray = self.plan.tray
        mat = self._mat_at(pos)
        if mat and not (tray and tray.rect.collidepoint(pos)):
            return "mat", mat.group[0]
        if self.brush.layout.aboard.meadow().collidepoint(pos):
            return MEADOW
        colour = self._panel_at(pos)
        return ("seat", colour) if colour else NOWHERE

    def _mat_at(self, pos: Point) -> Mat | None:
        return next((mat for mat in self.plan.mats if mat.rect.collidepoint(pos)), None)

    def _in_the_middle(self, pos: Point) -> Target | None:
        mat = self._mat_at(pos)
        if mat:
            tile = next((tile for tile, rect in mat.tiles.items() if rect.collidepoint(pos)), "")
            return ("tile", tile) if tile else ("mat", mat.name)
        return ("dealt", "") if any(rect.collidepoint(pos) for rect in self.plan.hand) else None

    def _panel_at(self, pos: Point) -> str:
        """Whose panel lies there, by colour; nothing for nobody's."""
        panels = self.table.stage.panels(self.table.picture)
        colours = (seat.colour for seat in self.table.picture.seats)
        return next((colour for colour in colours if panels.rect(colour).collidepoint(pos)), "")

    def _in_a_panel(self, pos: Point) -> Target | None:
        colour = self._panel_at(pos)
        if not colour:
            return None
        tiles = self.table.stage.panels(self.table.picture).plan(colour).tiles.items()
        tile = next((tile for tile, rect in reversed(tiles) if rect.collidepoint(pos)), "")
        return ("tile", tile) if tile else ("seat", colour)

    def _on_the_sign(self, pos: Point) -> Target | None:
        return ("sign", "") if self.brush.layout.aboard.sign().collidepoint(pos) else None

    def _computers(self, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        """The portraits of those who can be asked why they have moved so."""
        table, panels = self.table, self.table.stage.panels(self.table.picture)
        for colour in sorted(table.last_turns.moved):
            who, answers = (colour, table.picture.seat(colour).name), partial(table.whys, colour)
            yield WhySpot(panels.portrait(colour), panels.rect(colour), who, answers, clicked)

    def _prices(self, plan: MeadowPlan, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        """The button of each group that lies still; gold only for a person who decides and can pay."""
        picture, hand = self.table.picture, self.table.hand
        if picture.laying_out:
            return
        for mat in [mat for mat in plan.mats if mat.name not in picture.flying]:
            legal = isinstance(hand, TurnHand) and hand.why_not(("take", mat.group[0])) is None
            yield PriceButton(mat, legal, clicked, self._glow)

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

    def _tools(self, clicked: Callable[[Target], None]) -> Iterator[Widget]:
        for tool, place in PLACES.items():
            yield ToolButton(self.brush.layout.aboard.tool(place), tool, tool in self.table.tools, clicked)
        if isinstance(self.table.hand, EndHand):
            rect = self.brush.layout.aboard.done()
            yield TargetButton(rect, DONE, clicked, text=done(), icon="icons/done-light", style=GREEN_BUTTON)

    def _eye_place(self) -> Rect | None:
        colour = self.table.eye
        return self.table.stage.panels(self.table.picture).plan(colour).secret if colour else None

    # -- drawing
    def draw(self, target: Surface) -> None:
        """What lies under the controls."""
        plan = self.plan
        self._still.draw(target, plan, self.split(plan))
        self._prompt.show(target, self.table.prompt(), self.table.moments.turning)
        self._guide.draw(target, self.table)
        self._trial.draw(target, self.table.trial)

    def split(self, plan: MeadowPlan) -> Parts:
        """The place for a split, or the dashed mat with what is lifted, and what splitting makes and brings."""
        hand = self.table.hand if isinstance(self.table.hand, TurnHand) else None
        if plan.tray is None:
            return {"clearing": self._clearing(plan.clearing)} if plan.clearing and hand and hand.may_split else {}
        parts = {"tray": self._tray(plan.tray)}
        if hand and self.table.splits_here:
            parts["gain"] = self._gain(plan.tray.label, (hand.rest(), len(hand.lifted)))
        return parts

    def _clearing(self, rect: Rect) -> Part:
        return Part("", rect, lambda target: paintings.clearing(target, self.brush, rect))

    def _tray(self, tray: Tray) -> Part:
        without = frozenset((self.table.stage.dragged, *self.table.stage.lifting.away))
        reach = paintings.around_dashed_mat(self.brush, tray.rect)
        return Part((tray, without), reach, lambda target: paintings.tray(target, self.brush, tray, without))

    def _gain(self, rect: Rect, sizes: tuple[int, int]) -> Part:
        return Part(sizes, around_gain(self.brush, rect), lambda target: gain_label(target, self.brush, rect, sizes))

    def draw_above(self, target: Surface, pointer: Point, by_key: bool) -> None:
        """What lies over the controls: tiles on their way, the one being dragged, the secret that is looked at.

        An answer shakes its head at the pointer, which is not to be seen ``by_key``.
        """
        self._draw_traces(target)
        self._draw_hint(target)
        self._draw_turn(target)
        self.table.stage.lifting.draw(target)
        self.table.director.draw(target)
        tray, dragged = self.plan.tray, self.table.stage.dragged
        if tray and dragged:
            paintings.loose_tile(target, self.brush, dragged, pointer, tray.side, paintings.TILT)
        Missing(self.brush, self.table, self.plan).draw(target)
        if self.table.refusal and not by_key:
            paintings.nod(target, self.brush, pointer)
        secret = self.table.secret()
        if secret:
            self._draw_secret(target, secret)

    def _draw_turn(self, target: Surface) -> None:
        """The ring that grows from the panel of whoever has come to the turn."""
        actor, grown = self.table.picture.actor, self.table.moments.ringing
        if actor and grown < 2:
            draw_turn_ring(self.brush, target, self.table.stage.panels(self.table.picture).rect(actor), actor, grown)

    def _draw_traces(self, target: Surface) -> None:
        table = self.table
        if not table.director.busy:
            draw_traces(target, self.brush, table.play, table.stage, table.picture)

    def _draw_hint(self, target: Surface) -> None:
        table, lantern = self.table, self.table.lantern
        if table.stage.dragging:
            return
        if lantern.hinted:
            draw_hint(target, self.brush, self.plan, lantern.hinted.clicks, table.picture.hand, lantern.ring)
        else:
            self._guide.draw_rings(target, self.plan, table)

    def draw_forecast(self, target: Surface, price: PriceButton) -> None:
        """What taking a group would bring, while its button is pointed at."""
        forecast = self.table.forecast(price.target[1]) if price.told else None
        if forecast:
            others = [place for mat in self.plan.mats for place in (mat.button, *mat.tiles.values())]
            draw_forecast(target, self.brush, price.rect, forecast, others)

    def _draw_secret(self, target: Surface, tile: str) -> None:
        """The secret tile, large, before its owner's ark."""
        px = self.brush.layout.px
        rect = Rect(0, 0, px(PEEK), px(PEEK))
        rect.center = self.table.stage.panels(self.table.picture).hull(str(self.table.eye)).center
        self.brush.glow_box(target, rect, GOLD, 16, 24)
        paintings.shade(target, self.brush, rect, 6, 24, paintings.LOOSE_SHADE)
        ringed = paintings.ringed_tile(self.brush, tile, PEEK)
        target.blit(ringed, ringed.get_rect(center=rect.center))
