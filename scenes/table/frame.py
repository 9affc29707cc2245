"""The frame of the table: everything around and over the ark, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from game.core import Place
from scenes.guide.at_ark import ArkBubble
from scenes.paint import Brush
from scenes.rects import NOWHERE, pixels
from scenes.table.action_board import ActionBoard
from scenes.table.action_card import ActionCard
from scenes.table.asking import names_of
from scenes.table.bonus_tray import BonusTray
from scenes.table.deluge_order import DelugeOrder, deluge_on
from scenes.table.done import DonePlace
from scenes.table.exchange_tray import ExchangeTray
from scenes.table.lantern_button import LanternButton
from scenes.table.log import LOG, Log
from scenes.table.marks import Marks, Target
from scenes.table.menu import Menu
from scenes.table.panels import Panels
from scenes.table.patches import Patches
from scenes.table.picture import Picture
from scenes.table.points_card import PointsCard
from scenes.table.prompt import PromptBar
from scenes.table.question import QUESTION, draw_question
from scenes.table.round_panel import STOCK, RoundPanel
from scenes.table.taming_tray import TamingTray
from scenes.table.tile_card import TileCard
from scenes.table.tiles import species_of, tray_tile
from scenes.table.tools import Tools
from scenes.table.tray import Tray, TrayGround
from scenes.table.watch_button import WatchButton
from scenes.table.why_card import WhyCard
from scenes.trying.at_ark import ArkTrialSign
from scenes.words import ark_whys

SEAT = "seat"
ORDER: Target = ("order", "")
"""What of the frame only tells something: the panel of a player by colour, and the order in which all act."""
TRAYS = {"taming": "taming", "trading": "exchange"}
"""The tray on which an action lays the tiles it draws."""
_EDGE = 22.0
"""How far shadows and rings reach beyond a part of the frame, in units."""
_Painted = tuple[str, object, Rect, Callable[[Surface], None]]
"""A part of the frame: its name, all that it depends on, its place, and what draws it there."""


class _Part(Protocol):
    """A part of the frame that shows something of the picture."""

    def shows(self, picture: Picture) -> object:
        """All that its drawing depends on."""

    def draw(self, target: Surface, picture: Picture) -> None:
        """Draw it at its place."""


class Frame:
    """Draws the frame, says where things lie in it and what of it can be pointed at.

    :meth:`draw` depends on the picture alone and may be kept until that changes; :meth:`draw_marks` comes on top.
    """

    def __init__(self, brush: Brush, log: Log | None = None) -> None:
        """``log`` is shown in the place of the small log."""
        self.brush = brush
        self.panels = Panels(brush)
        self.board = ActionBoard(brush)
        self.round_panel = RoundPanel(brush)
        self.log = log or Log(brush)
        self.menu = Menu(brush)
        self.prompt = PromptBar(brush)
        self.tools = Tools(brush)
        self.done = DonePlace(brush)
        self.lantern = LanternButton(brush)
        self.watch = WatchButton(brush)
        self.deluge_order = DelugeOrder(brush)
        self.action_card = ActionCard(brush, self.board)
        self.points_card = PointsCard(brush)
        self.tile_card = TileCard(brush)
        self.why_card = WhyCard(brush)
        self.guide = ArkBubble(brush)
        self.trial = ArkTrialSign(brush)
        ground = TrayGround()
        self.trays: dict[str, Tray] = {
            "taming": TamingTray(brush, ground),
            "bonus": BonusTray(brush, ground),
            "exchange": ExchangeTray(brush, ground),
        }
        self._patches = Patches(brush.art)

    # -- drawing
    def draw(self, target: Surface, picture: Picture, each_frame: bool = False) -> None:
        """What depends on the picture alone, each part from before unless what it shows has changed.

        ``each_frame``: it is drawn so in each frame, and not kept with what is behind it.
        """
        for name, key, rect, paint in self._parts(picture):
            self._patches.draw(target, name, key, rect, paint, each_frame)

    def renew(
        self, target: Surface, picture: Picture, places: list[Rect], behind: Callable[[], None], most: int
    ) -> bool:
        """Draw anew what lies at these ``places``, and what looks different from before; ``behind`` draws first.

        So many pixels are painted ``most`` of all, but one part at least; whether others are left for the next time.
        """
        parts = list(self._parts(picture))
        due, late = self._shared_out(parts, most)
        for place in [*places, *(place for place in due if not any(wide.contains(place) for wide in places))]:
            target.set_clip(place)
            behind()
            for name, key, rect, paint in parts:
                if name in late:
                    self._patches.show(target, name)
                elif rect.colliderect(place):
                    self._patches.draw(target, name, key, rect, paint)
        target.set_clip(None)
        return bool(late)

    def _shared_out(self, parts: list[_Painted], most: int) -> tuple[list[Rect], set[str]]:
        """Where something is to be drawn anew now, and which parts are left as they are until the next time."""
        due: list[Rect] = []
        late: set[str] = set()
        for name, key, rect, _ in parts:
            places = self._patches.changed(name, key, rect)
            if places and due and pixels([*due, *places]) > most:
                late.add(name)
            else:
                due += places
        return due, late

    def _parts(self, picture: Picture) -> Iterator[_Painted]:
        """Every part, from the lowest on."""
        layout = self.brush.layout
        parts: list[tuple[str, Rect, _Part]] = [
            ("rounds", self.round_panel.rect(), self.round_panel),
            ("log", layout.log(), self.log),
        ]
        if deluge_on(picture):
            parts.append(("order", layout.action_board(), self.deluge_order))
        else:
            yield from self._cards(picture)
        for name, rect, part in parts:
            yield name, (part, part.shows(picture)), self._around(rect), partial(part.draw, picture=picture)
        for seat in picture.seats:
            rect = self._around(self.panels.rect(picture, seat.colour))
            paint = partial(self.panels.draw, picture=picture, colour=seat.colour)
            yield seat.colour, self.panels.shows(picture, seat.colour), rect, paint

    def _cards(self, picture: Picture) -> Iterator[_Painted]:
        """The cards of the actions."""
        for space, card in self.board.parts(picture):
            paint = partial(self.board.draw_card, picture=picture, space=space)
            yield f"action {space}", self.board.shows(picture, space), self._around(card), paint

    def _around(self, rect: Rect) -> Rect:
        """A part with its shadow and rings."""
        edge = self.brush.layout.px(_EDGE)
        return rect.inflate(2 * edge, 2 * edge)

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks, slide: float = 0.0) -> None:
        """What is marked, hovered or asked; ``slide`` from 1 to 0 brings in the prompt as a turn begins."""
        self._draw_tray(target, picture, marks)
        self.menu.draw_marks(target, marks)
        self.log.draw_marks(target, marks)
        self._draw_prompt(target, picture, marks, slide)
        self.done.draw_marks(target, picture, marks)
        self.tools.draw_marks(target, marks)
        self.lantern.draw_marks(target, marks)
        self.watch.draw_marks(target, marks)
        self.panels.draw_marks(target, picture, marks)
        self.guide.draw_marks(target, marks, self._taught_of(picture, marks))
        self.trial.draw_marks(target, marks)
        if not deluge_on(picture):
            self.board.draw_marks(target, picture, marks)
            self.action_card.draw_marks(target, picture, marks)

    def hidden(self, marks: Marks) -> Rect:
        """What of the window will be hidden by what :meth:`draw_marks` draws."""
        return self.trays[marks.tray].hidden(marks) if marks.tray else NOWHERE

    def draw_cards(self, target: Surface, picture: Picture, marks: Marks, pen: Rect | None = None) -> None:
        """The cards of what is pointed at, which lie over everything that is marked.

        ``pen`` is where the hovered enclosure lies, for the points card beside it.
        """
        self.round_panel.draw_marks(target, picture, marks)
        self._draw_tile_card(target, picture, marks)
        self._draw_whys(target, picture, marks)
        if pen and marks.lines:
            self._draw_points(target, picture, marks, pen)
        self.tools.draw_tips(target, marks)

    def _draw_tray(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The tray that is there, or that is about to be gone."""
        if marks.tray_leaving and not marks.tray:
            self.trays[marks.tray_leaving].draw_leaving(target, marks)
        if marks.tray:
            self.trays[marks.tray].draw(target, picture, marks)

    def _draw_prompt(self, target: Surface, picture: Picture, marks: Marks, slide: float) -> None:
        """The prompt, with a question mark beside an answer."""
        self.prompt.draw(target, picture, marks, slide)
        if marks.why_not:
            lit, ruling = marks.hover == QUESTION, marks.why_not.reason.ruling
            draw_question(self.brush, target, self.prompt.question(), lit, ruling)

    def _taught_of(self, picture: Picture, marks: Marks) -> list[Rect]:
        """Where the animals lie that the guide speaks of."""
        things = marks.lesson.things if marks.lesson else ()
        return [self.panels.tile(picture, *thing) for thing in things if thing[1] in picture.held[thing[0]].animals]

    def _draw_tile_card(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The held tile that the pointer rests on, seen closely."""
        if marks.look and marks.look[0] == "held":
            rect = dict(self.panels.targets(picture)).get(marks.look)
            if rect:
                self.tile_card.draw_marks(target, picture, marks, rect)

    def _draw_whys(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """Question marks on those who can be asked, and the answer of one of them."""
        asked = marks.look[1] if marks.look and marks.look[0] == "why" else ""
        for colour in marks.askable:
            self.why_card.draw_sign(target, self.panels.portrait(picture, colour).center, colour == asked)
        if asked:
            names = names_of(picture.seats)
            sentences = [ark_whys.sentence(why, names) for why in marks.told]
            panel = self.panels.rect(picture, asked)
            self.why_card.draw(target, panel, asked, names[asked], sentences, marks.opening)

    def _draw_points(self, target: Surface, picture: Picture, marks: Marks, pen: Rect) -> None:
        """What loading the lifted pair into the hovered pen brings."""
        tile = next((name.split()[1] for kind, name in marks.lifted if kind == "held"), "")
        if tile and marks.hover:
            self.points_card.draw(target, picture, species_of(tile), marks.hover[1], pen, marks.lines)

    # -- places
    def where(self, picture: Picture, place: Place, player: str = "", what: str = "") -> Rect | None:
        """Where a thing lies, in pixels: ``what`` (a good, a tile) at a place of an event; ``player`` is its owner.

        Beside the places of events there are ``("score", colour)`` and, for what is put back, ``("back", bag)``.
        None for what lies on the ark.
        """
        kind, name = place
        if kind == "held":
            return self._held(picture, name, what)
        if kind == "score":
            return self.panels.good(picture, name, "point")
        if kind == "stock":
            return self.round_panel.stock(picture, what)
        if kind in ("bag", "back", "drawn"):
            return self._on_tray(picture, kind, name, what)
        if kind == "current":
            return self.board.current(picture, int(name), player)
        if kind == "completed":
            return self.board.completed(picture, int(name))
        return self.board.bonus(picture, int(name)) if kind == "bonus" else None

    def _on_tray(self, picture: Picture, kind: str, name: str, what: str) -> Rect:
        """A bag or a drawn tile on the tray of the action; while tiles are dealt the bags lie with the stocks."""
        tray = self._tray(picture)
        if tray is None:
            return self.round_panel.stock(picture, name)
        if kind == "drawn":
            return tray.drawn(picture, what)
        return tray.bag(name) if kind == "bag" else tray.bag_back(name)

    def drawn_tile(self, picture: Picture, tile: str) -> Surface:
        """A tile as it lies on the tray of the action being performed."""
        tray = self._tray(picture)
        return tray.tile(tile, tray.drawn(picture, tile).width) if tray else tray_tile(self.brush, tile)

    def _tray(self, picture: Picture) -> Tray | None:
        """The tray of the action being performed, whether it is out or not."""
        if not picture.action:
            return None
        return self.trays.get(TRAYS.get(picture.actions[picture.action - 1], ""))

    def _held(self, picture: Picture, colour: str, what: str) -> Rect:
        """A good or a tile in a panel, or the head where a worker comes from."""
        if "/" in what:
            return self.panels.tile(picture, colour, what)
        if what in ("point", "divider", "pitch", "food"):
            return self.panels.good(picture, colour, what)
        return self.panels.portrait(picture, colour)

    # -- what can be pointed at
    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        """Everything in the frame that can be pointed at, legal or not, the uppermost last."""
        return [
            *self._shown_only(picture),
            (STOCK, self.round_panel.rect()),
            (LOG, self.brush.layout.log()),
            *([] if deluge_on(picture) else self.board.targets(picture)),
            *self.panels.targets(picture),
            *((("why", colour), self.panels.portrait(picture, colour)) for colour in marks.askable),
            *self.menu.targets(),
            *self.done.targets(picture, marks),
            *self.lantern.targets(),
            *self.guide.targets(marks),
            *self.trial.targets(marks),
            *self.watch.targets(),
            *(self.trays[marks.tray].targets(picture, marks) if marks.tray else []),
            *self.tools.targets(marks),
            *([(QUESTION, self.prompt.question())] if marks.why_not else []),
        ]

    def _shown_only(self, picture: Picture) -> list[tuple[Target, Rect]]:
        """What tells something and does nothing: the panels, and in the Deluge the order in the actions' place."""
        panels = [((SEAT, seat.colour), self.panels.rect(picture, seat.colour)) for seat in picture.seats]
        return [*panels, (ORDER, self.brush.layout.action_board())] if deluge_on(picture) else panels
