"""The tray of the bonus that begins a trade: a point, food, a divider or pitch."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ark.catalogue import BONUSES
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import good
from scenes.table.tray import EYE, SMALL_PLATE, RimmedTray
from scenes.theme import BOLD, CARD, GOLD, INK, OFF_FACE, OFF_TEXT
from scenes.words import table as words

_WIDTH, _HEIGHT, _GAP, _TOP, _MARGIN = 220.0, 250.0, 26.0, 92.0, 8.0
_LIFT = 12.0


class BonusTray(RimmedTray):
    """Four goods to choose from; those not in stock are dimmed."""

    def good(self, what: str) -> Rect:
        """The card of a good."""
        width = self.rect().width / self.brush.layout.u
        first = (width - len(BONUSES) * (_WIDTH + _GAP) + _GAP) / 2
        return self.place(first + BONUSES.index(what) * (_WIDTH + _GAP), _TOP, _WIDTH, _HEIGHT)

    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        return [*((("good", what), self.good(what)) for what in BONUSES), (EYE, self.eye())]

    def paint(self, target: Surface, picture: Picture, marks: Marks) -> None:
        rim = self.brush.layout.taming_order()
        self.draw_sign(target, words.bonus_sign(), rim)
        for what in BONUSES:
            self._draw_good(target, what, picture.actor or "", marks)

    def _draw_good(self, target: Surface, what: str, colour: str, marks: Marks) -> None:
        px, rect = self.brush.layout.px, self.good(what)
        legal = ("good", what) in marks.legal
        style = SMALL_PLATE.but(face=CARD if legal else OFF_FACE, radius=20, foot_height=8)
        if marks.hover == ("good", what):
            rect = rect.move(0, -px(_LIFT))
            style = style.but(rings=((INK, 11), (GOLD, 8)))
        elif ("good", what) in marks.shining:
            style = style.but(rings=(("#eabb44", 4),))
        self.brush.plate(target, rect, style)
        good(self.brush, target, what, colour, (rect.centerx, rect.top + px(100)), 112)
        ink = INK if legal else OFF_TEXT
        text = self.brush.words(words.bonus_name(what), 25, BOLD, ink, width=rect.width - 2 * px(_MARGIN), floor=17)
        target.blit(text, text.get_rect(center=(rect.centerx, rect.bottom - px(46))))
