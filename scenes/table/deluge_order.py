"""The order of the Deluge in the action board's place: who loads when, and who is through."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.table.picture import Picture
from scenes.table.pieces import arrow, column, foot_of
from scenes.theme import BLACK, BOLD, CHARACTERS, FREDOKA, GOLD, INK, NAME_PLATE, PANEL
from scenes.words import table as words

_THROUGH, _WAITING = "#d9d0bd", "#e3d8c3"
_COLUMN = 106.0


def deluge_on(picture: Picture) -> bool:
    """Whether the Deluge is on; it still is when the game it ends is over."""
    return picture.phase.startswith("deluge") or (picture.phase == "over" and picture.game == "ark")


class DelugeOrder:
    """Draws a card for each player."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def shows(self, picture: Picture) -> object:
        """All that the drawing of the order depends on."""
        return (picture.order, tuple(picture.acted), picture.actor, picture.phase, tuple(picture.scores.items()))

    def draw(self, target: Surface, picture: Picture) -> None:
        waiting = [colour for colour in picture.order if colour not in picture.acted]
        order = [colour for colour in picture.order if colour in picture.acted] + waiting
        cards = [self.brush.layout.deluge_card(number, len(order)) for number in range(len(order))]
        for before, card in pairwise(cards):
            arrow(self.brush, target, ((before.right + card.left) // 2, card.centery), 27)
        for number, (colour, card) in enumerate(zip(order, cards, strict=True)):
            self._draw_card(target, picture, colour, number, card)

    def _draw_card(self, target: Surface, picture: Picture, colour: str, number: int, card: Rect) -> None:
        character, acting = CHARACTERS[colour], colour == picture.actor
        style = PANEL.but(face=_THROUGH if colour in picture.acted else _WAITING)
        if acting:
            style = PANEL.but(face=character.tint, foot=foot_of(character.tint), rings=((INK, 9), (GOLD, 6)))
        self.brush.plate(target, card, style)
        column(self.brush, target, card, self.brush.layout.px(_COLUMN), style, character.colour)
        self.brush.picture(target, character.portrait, self._at(card, 60, 58), 95)
        self._draw_place(target, number + 1, self._at(card, 57, 134))
        self._draw_name(target, picture, colour, card)
        self._draw_task(target, picture, colour, card)

    def _at(self, card: Rect, x: float, y: float) -> Point:
        """A point in units of a card 172 high; taller ones spread it."""
        u = self.brush.layout.u
        return (card.left + round(x * u), card.top + round(y * card.height / 172))

    def _draw_place(self, target: Surface, number: int, centre: Point) -> None:
        px = self.brush.layout.px
        plate = Rect(0, 0, px(50), px(44))
        plate.center = centre
        self.brush.plate(target, plate, NAME_PLATE.but(radius=18))
        digit = self.brush.words(str(number), 25, BLACK, digits=True)
        target.blit(digit, digit.get_rect(center=centre))

    def _draw_name(self, target: Surface, picture: Picture, colour: str, card: Rect) -> None:
        px = self.brush.layout.px
        name = self.brush.words(picture.seat(colour).name, 29, FREDOKA, width=card.width - px(129 + 12), floor=20)
        target.blit(name, name.get_rect(midleft=self._at(card, 129, 35)))
        self.brush.picture(target, "icons/point", self._at(card, 147, 79), 38)
        score = self.brush.words(str(picture.scores[colour]), 31, BLACK)
        target.blit(score, score.get_rect(midleft=self._at(card, 173, 79)))

    def _draw_task(self, target: Surface, picture: Picture, colour: str, card: Rect) -> None:
        """What they do now or have done, or the hourglass."""
        feeding = picture.phase == "deluge-food"
        task = "icons/food" if feeding else "icons/paired"
        if colour == picture.actor:
            self.brush.picture(target, task, self._at(card, 151, 131), 48)
            texts = (words.lays_food() if feeding else words.loads_pairs(), words.now())
            room = card.right - self.brush.layout.px(12) - self._at(card, 182, 0)[0]
            label = self.brush.first_words(texts, 20, BOLD, width=room, floor=15)
            target.blit(label, label.get_rect(midleft=self._at(card, 182, 130)))
        elif colour in picture.acted:
            self.brush.picture(target, task, self._at(card, 151, 131), 48)
            self.brush.picture(target, "icons/done", self._at(card, 204, 131), 50)
        else:
            self.brush.picture(target, "icons/hourglass", self._at(card, 150, 131), 48)
