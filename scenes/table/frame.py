"""The frame of the table: everything around and over the ark, put together."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core import Place
from scenes.paint import Brush
from scenes.table.action_board import ActionBoard
from scenes.table.done import DonePlace
from scenes.table.log import Log
from scenes.table.marks import Marks, Target
from scenes.table.menu import Menu
from scenes.table.panels import Panels
from scenes.table.picture import Picture
from scenes.table.prompt import PromptBar
from scenes.table.round_panel import STOCK, RoundPanel


class Frame:
    """Draws the frame, says where things lie in it and what of it can be pointed at.

    :meth:`draw` depends on the picture alone and may be kept until that changes; :meth:`draw_marks` comes on top.
    """

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.panels = Panels(brush)
        self.board = ActionBoard(brush)
        self.round_panel = RoundPanel(brush)
        self.log = Log(brush)
        self.menu = Menu(brush)
        self.prompt = PromptBar(brush)
        self.done = DonePlace(brush)

    # -- drawing
    def draw(self, target: Surface, picture: Picture) -> None:
        """What depends on the picture alone."""
        self.menu.draw(target)
        self.round_panel.draw(target, picture)
        self.board.draw(target, picture)
        self.log.draw(target, picture)
        self.panels.draw(target, picture)

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """What is marked, hovered or asked."""
        self.menu.draw(target, marks)
        self.board.draw_marks(target, picture, marks)
        self.prompt.draw(target, picture, marks)
        self.done.draw_marks(target, picture, marks)
        self.panels.draw_marks(target, picture, marks)
        self.round_panel.draw_marks(target, picture, marks)

    # -- places
    def where(self, picture: Picture, place: Place, player: str = "", what: str = "") -> Rect | None:
        """Where a thing lies, in pixels: ``what`` (a good, a tile) at a place of an event; ``player`` is its owner.

        Beside the places of events there is ``("score", colour)``.  None for what lies on the ark.
        """
        kind, name = place
        if kind == "held":
            return self._held(picture, name, what)
        if kind == "score":
            return self.panels.good(picture, name, "point")
        if kind == "stock":
            return self.round_panel.stock(picture, what)
        if kind == "bag":
            return self.round_panel.stock(picture, name)
        if kind == "current":
            return self.board.current(picture, int(name), player)
        if kind == "completed":
            return self.board.completed(picture, int(name))
        return self.board.bonus(picture, int(name)) if kind == "bonus" else None

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
            (STOCK, self.round_panel.rect()),
            *self.board.targets(picture),
            *self.panels.targets(picture),
            *self.menu.targets(),
            *self.done.targets(picture, marks),
        ]
