"""The card under a hovered action: what it gives whoever chooses it, what the others, and the key to its chapter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.table.action_board import ACTION_PICTURES, ActionBoard
from scenes.table.cards import AROUND, draw_card, opening
from scenes.table.marks import Marks
from scenes.table.patches import Patches
from scenes.table.picture import Picture
from scenes.table.pieces import divider, good, head, pip
from scenes.table.question import CAP
from scenes.table.tray import GOLD_PLATE
from scenes.theme import BLACK, BOLD, CHARACTERS, FREDOKA
from scenes.widgets.keycap import draw_key_at
from scenes.words import table as words

_OTHERS_STEP = 184.0
_HEIGHT, _SHORT = 300.0, 214.0
"""Units of the card's height, and where it has nothing for the others."""
_PICTURES = {"pitch": "scene/pitch-cube", "food": "icons/food", "taming": "scene/tile-back", "pairs": "icons/paired"}
_FAMILY_PIECES = {"building": "wood", "loading": "pairs"}
"""What is shown of actions that in the Family Variant give something else: dividers alone, and whole pairs."""


class ActionCard:
    """Draws the card; ``board`` knows where the hovered action is."""

    def __init__(self, brush: Brush, board: ActionBoard) -> None:
        self.brush = brush
        self.board = board
        self._patches = Patches(brush.art)

    def draw_marks(self, target: Surface, picture: Picture, marks: Marks) -> None:
        """The card of the hovered action space, if one is hovered."""
        if marks.hover is None or marks.hover[0] != "space":
            return
        space = int(marks.hover[1])
        above = self.board.card(picture, space)
        height = _HEIGHT if picture.amounts[picture.actions[space - 1]][1] else _SHORT
        rect = self.brush.layout.action_detail(above, height)
        around = 2 * self.brush.layout.px(AROUND)
        with opening(target, rect.inflate(around, around), marks.opening):
            key = (space, marks.player, picture.bonus.get(space), *marks.shares.items())
            paint = partial(self._paint, picture=picture, marks=marks, space=space, above=above, rect=rect)
            self._patches.draw(target, "card", key, rect.inflate(around, around), paint)
            draw_key_at(self.brush, target, rect, CAP)

    def _paint(self, target: Surface, picture: Picture, marks: Marks, space: int, above: Rect, rect: Rect) -> None:
        draw_card(self.brush, target, rect, (above.centerx, above.bottom))
        action = picture.actions[space - 1]
        piece = _FAMILY_PIECES.get(action, action) if picture.game == "family" else action
        self._draw_heading(target, picture, action, rect)
        self._draw_bonus(target, picture.bonus.get(space, 0), rect)
        lead, follow = picture.amounts[action]
        self._draw_chooser(target, picture, piece, rect, marks.player, marks.shares.get(marks.player, lead))
        others = [seat.colour for seat in picture.seats if seat.colour != marks.player]
        if follow:
            self._draw_others(target, piece, rect, {colour: marks.shares.get(colour, follow) for colour in others})

    def _at(self, rect: Rect, x: float, y: float) -> Point:
        u = self.brush.layout.u
        return (rect.left + round(x * u), rect.top + round(y * u))

    def _draw_heading(self, target: Surface, picture: Picture, action: str, rect: Rect) -> None:
        self.brush.picture(target, ACTION_PICTURES[action], self._at(rect, 58, 54), 66)
        name = self.brush.words(words.action_name(action, picture.game), 40, FREDOKA, width=self.brush.layout.px(280))
        target.blit(name, name.get_rect(midleft=self._at(rect, 103, 54)))

    def _draw_bonus(self, target: Surface, points: int, rect: Rect) -> None:
        if not points:
            return
        px = self.brush.layout.px
        plate = Rect(self._at(rect, 398, 24), (px(182), px(60)))
        self.brush.plate(target, plate, GOLD_PLATE.but(radius=14, shadow=0))
        centre = self._at(rect, 431, 52)
        self.brush.picture(target, "icons/bonus", centre, 54)
        worth = self.brush.words(f"+{points}", 19, BLACK, digits=True)
        target.blit(worth, worth.get_rect(center=centre))
        now = self.brush.words(words.now(), 25, BOLD, width=px(104))
        target.blit(now, now.get_rect(midleft=self._at(rect, 468, 52)))

    def _draw_chooser(
        self, target: Surface, picture: Picture, action: str, rect: Rect, colour: str, count: int
    ) -> None:
        px = self.brush.layout.px
        band = Rect(self._at(rect, 22, 100), (px(556), px(86)))
        self.brush.box(target, band, CHARACTERS[colour].tint, 16)
        head(self.brush, target, colour, self._at(rect, 69, 143), 74)
        if action == "trading":
            self._draw_trade(target, picture, colour, rect)
            return
        self._draw_goods(target, action, colour, self._at(rect, 128, 143), count, 368)
        self._draw_number(target, count, self._at(rect, 528, 143), 46)

    def _draw_trade(self, target: Surface, picture: Picture, colour: str, rect: Rect) -> None:
        """One of the bonuses, then the two arrows of the trade."""
        for number, what in enumerate(picture.bonuses):
            good(self.brush, target, what, colour, self._at(rect, 160 + 70 * number, 143), 46)
        self.brush.picture(target, ACTION_PICTURES["trading"], self._at(rect, 520, 143), 70)

    def _draw_goods(self, target: Surface, action: str, colour: str, left: Point, count: int, room: float) -> None:
        """``count`` pieces of what the action gives, in a row that ends within ``room`` units."""
        step = min(92.0, room / max(1, count))
        for number in range(count):
            x = left[0] + self.brush.layout.px(step * number + step / 2)
            self._draw_piece(target, action, colour, (x, left[1]), step)

    def _draw_piece(self, target: Surface, action: str, colour: str, centre: Point, step: float) -> None:
        if action == "wood":
            divider(self.brush, target, colour, centre, min(88.0, step - 6))
        elif action in ("building", "loading"):
            side = self.brush.layout.px(30)
            box = Rect(0, 0, side, side)
            box.center = centre
            pip(self.brush, target, box, CHARACTERS[colour].colour, "left")
        else:
            self.brush.picture(target, _PICTURES[action], centre, min(58.0, step))

    def _draw_others(self, target: Surface, action: str, rect: Rect, shares: Mapping[str, int]) -> None:
        for number, (colour, count) in enumerate(shares.items()):
            x = 60 + _OTHERS_STEP * number
            head(self.brush, target, colour, self._at(rect, x, 236), 60)
            if action == "wood":
                rows = 2 if count == 2 else 1
                for row in range(rows):
                    y = 236 + 24 * (row - (rows - 1) / 2)
                    divider(self.brush, target, colour, self._at(rect, x + 68, y), 66)
            else:
                self._draw_piece(target, action, colour, self._at(rect, x + 66, 236), 50)
            self._draw_number(target, count, self._at(rect, x + 122, 236), 36)

    def _draw_number(self, target: Surface, count: int, centre: Point, size: float) -> None:
        number = self.brush.words(str(count), size, BLACK)
        target.blit(number, number.get_rect(center=centre))
