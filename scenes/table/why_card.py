"""The card over a computer player's panel that tells why it has moved as it did."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.paint import Brush, Point
from scenes.table.cards import AROUND, CARD_PLATE, opening
from scenes.theme import BOLD, CHARACTERS, FREDOKA, INK, PARCHMENT_FOOT, SECONDARY, TEXT
from scenes.words.whys import asked, watch_again

_WIDTH, _MARGIN, _HEAD, _GAP, _TEXT_LEFT = 620.0, 26.0, 66.0, 14.0, 58.0
_LETTERS, _FOOT = 24.0, 30.0
_OVER = 22.0
"""How far the card is above the panel."""
_SIGN, _SIGN_OFF = 44.0, (34.0, -30.0)
"""The question mark on a portrait, and how far from its middle it is."""


class WhyCard:
    """Draws the card and the sign of the question."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush

    def draw_sign(self, target: Surface, portrait: Point, lit: bool) -> None:
        """The question mark at the corner of a portrait, larger while it is pointed at."""
        u = self.brush.layout.u
        at = (portrait[0] + round(_SIGN_OFF[0] * u), portrait[1] + round(_SIGN_OFF[1] * u))
        self.brush.picture(target, "icons/question", at, _SIGN * (1.2 if lit else 1))

    def draw(
        self, target: Surface, panel: Rect, colour: str, name: str, sentences: Sequence[str], share: float = 1.0
    ) -> None:
        """The card over a ``panel``, opened by a ``share`` from 0 to 1."""
        px = self.brush.layout.px
        room = px(_WIDTH - _TEXT_LEFT - _MARGIN)
        texts = [self.brush.words(text, _LETTERS, BOLD, wrap=room) for text in sentences]
        height = px(_HEAD + 2 * _MARGIN + _FOOT) + sum(text.get_height() + px(_GAP) for text in texts)
        card = Rect(0, 0, px(_WIDTH), height)
        card.midbottom = (panel.centerx, panel.top - px(_OVER))
        card.clamp_ip(self.brush.layout.screen.inflate(-2 * px(16), 0))
        around = 2 * px(AROUND)
        with opening(target, card.inflate(around, around), share):
            self._draw(target, card, colour, asked(name), texts)

    def _draw(self, target: Surface, card: Rect, colour: str, heading: str, texts: Sequence[Surface]) -> None:
        px = self.brush.layout.px
        self.brush.plate(target, card, CARD_PLATE)
        middle = card.top + px(_MARGIN + 20)
        self.brush.picture(target, "icons/question", (card.left + px(_MARGIN + 20), middle), 44)
        where = {"midleft": (card.left + px(_MARGIN + 54), middle)}
        self.brush.text(target, heading, 34, where, face=FREDOKA, width=card.width - px(2 * _MARGIN + 54))
        line = Rect(card.left + px(_MARGIN), card.top + px(_MARGIN + 50), card.width - 2 * px(_MARGIN), px(5))
        self.brush.box(target, line, PARCHMENT_FOOT, 2)
        top = card.top + px(_MARGIN + _HEAD)
        for text in texts:
            self.brush.disc(
                target, (card.left + px(_MARGIN + 12), top + px(17)), 8, CHARACTERS[colour].colour, INK, 3
            )
            target.blit(text, (card.left + px(_TEXT_LEFT), top))
            top += text.get_height() + px(_GAP)
        self._draw_foot(
            target, (card.left + px(_TEXT_LEFT), top + px(_FOOT / 2)), card.width - px(_TEXT_LEFT + _MARGIN)
        )

    def _draw_foot(self, target: Surface, left: Point, room: int) -> None:
        """What a click does."""
        px = self.brush.layout.px
        self.brush.picture(target, "icons/replay", (left[0] - px(_TEXT_LEFT - _MARGIN - 12), left[1]), 32)
        self.brush.text(target, watch_again(), 22, {"midleft": left}, face=TEXT, colour=SECONDARY, width=room)
