"""The left of the score sheet: who has won, under the rainbow, and who earns praise for what."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame
from pygame import Rect, Surface

from scenes import scenery
from scenes.layouts.scoring import ScoringGrid
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.shapes import medallion
from scenes.table.score_sheet import Award, ScoreSheet
from scenes.theme import CHARACTERS, FREDOKA, GOLD, INK, PANEL, SEA, SEA_LIGHT, SECONDARY, TEXT
from scenes.words import scoring as words

_RADIUS, _FACE = 186, 170
_RAINBOW_STRENGTH = 232
_AWARD_ICONS = {
    "builder": "icons/action-build",
    "provider": "icons/food",
    "leader": "scene/sun",
    "keeper": "icons/paired",
}


class Honours:
    """Draws the left column in one window size; the medal apart, so that it can grow."""

    def __init__(self, brush: Brush, plan: MatchPlan, sheet: ScoreSheet) -> None:
        self.brush = brush
        self.plan = plan
        self.sheet = sheet
        self.grid = ScoringGrid(brush.layout)

    def paint_scenery(self, target: Surface) -> None:
        """Sky, rainbow and sea over the whole window."""
        brush, layout = self.brush, self.brush.layout
        down = self.grid.water() - 434
        scenery.sky(target, layout, 250 + down, 2000)
        side = layout.px(865)
        rainbow = brush.art.faded("scene/rainbow", (side, side // 2), _RAINBOW_STRENGTH)
        corner = layout.box(-62.5, 40.8 + down, 0, 0).topleft
        target.blit(rainbow, corner)
        for x, y, size in ((80, 100, 119), (703, 95, 123)):
            brush.picture(target, "scene/cloud", layout.box(x, y + down / 2, 0, 0).topleft, size)
        scenery.waves(target, brush, "scene/wave-strip-light", 391 + down, 100, 340, SEA_LIGHT)
        scenery.waves(target, brush, "scene/wave-strip", 434 + down, 100, 0, SEA)

    def paint_words(self, target: Surface) -> None:
        """The winner's name and points."""
        names = [self.plan_name(colour) for colour in self.sheet.winners]
        x, y = self.grid.banner()
        px, brush = self.brush.layout.px, self.brush.drawn(1.0)
        scenery.banner(target, brush, words.wins(names), 95, (x, y + px(12)), px(740), 8.5)
        self._paint_points(target)

    def paint_praise(self, target: Surface) -> None:
        """Who has earned praise for what."""
        for index, award in enumerate(self.sheet.awards):
            self._paint_award(target, self.grid.award(index), award)

    def plan_name(self, colour: str) -> str:
        return next(seat.name for seat in self.plan.seats if seat.colour == colour)

    def _paint_points(self, target: Surface) -> None:
        plate, px = self.grid.points(), self.brush.layout.px
        self.brush.plate(target, plate, PANEL.but(radius=44))
        text = words.points(self.sheet.totals[self.sheet.winners[0]])
        letters = self.brush.words(text, 50, FREDOKA, width=plate.width - px(130))
        left = plate.centerx - (px(63) + px(14) + letters.get_width()) // 2
        middle = plate.centery - px(2)
        self.brush.picture(target, "icons/point", (left + px(31), middle), 63)
        target.blit(letters, letters.get_rect(midleft=(left + px(77), middle)))

    def _paint_award(self, target: Surface, card: Rect, award: Award) -> None:
        brush, px = self.brush, self.brush.layout.px
        brush.plate(target, card, PANEL)
        self._paint_faces(target, card, award.colours)
        text, middle = card.left + px(146), card.centery - px(4)
        room = card.width - px(146) - px(120)
        brush.text(target, words.award(award.kind), 34, {"midleft": (text, middle - px(21))},
                   face=FREDOKA, width=room)  # fmt: skip
        brush.text(target, words.award_reason(award.kind, award.count), 23, {"midleft": (text, middle + px(23))},
                   face=TEXT, colour=SECONDARY, width=room)  # fmt: skip
        brush.picture(target, _AWARD_ICONS[award.kind], (card.right - px(60), middle), 80)

    def _paint_faces(self, target: Surface, card: Rect, colours: tuple[str, ...]) -> None:
        """The portraits on their colours, at the left within the card's border."""
        px, art = self.brush.layout.px, self.brush.art
        field = Rect(px(4), px(4), px(121) - px(4), card.height - 2 * px(4))
        places = _side_by_side(field, len(colours))
        key = ("praised", colours, card.size)
        target.blit(art.kept(key) or art.keep(key, self._fields(card.size, field, colours, places)), card)
        target.fill(INK, Rect(card.left + field.right, card.top + field.top, px(4), field.height))
        for colour, place in zip(colours, places, strict=True):
            side = min(px(96), *place.size)
            self.brush.picture_px(target, CHARACTERS[colour].portrait, place.move(card.topleft).center, side)

    def _fields(
        self, size: tuple[int, int], whole: Rect, colours: tuple[str, ...], places: Sequence[Rect]
    ) -> Surface:
        """The colours behind the portraits; the corners of the whole at the left are round."""
        fields = Surface(size, pygame.SRCALPHA)
        for colour, place in zip(colours, places, strict=True):
            fields.fill(CHARACTERS[colour].colour, place)
        radius = self.brush.layout.px(18)
        path = (
            f"M{whole.right} {whole.top} H{whole.left + radius} a{radius} {radius} 0 0 0 -{radius} {radius} "
            f"V{whole.bottom - radius} a{radius} {radius} 0 0 0 {radius} {radius} H{whole.right} Z"
        )
        stencil = self.brush.art.drawn(f'<path d="{path}" fill="#ffffff"/>', size)
        fields.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return fields

    def medal(self) -> Surface:
        """The portrait of who has won, or of all who share it, with a crown."""
        side = self.brush.layout.px(2 * _RADIUS + 80)
        medal = Surface((side, side), pygame.SRCALPHA)
        winners = self.sheet.winners
        size = {1: 1.0, 2: 0.6}.get(len(winners), 0.5)
        for place, colour in enumerate(winners):
            self._paint_winner(medal, self._spot(side, place, len(winners)), colour, size)
        return medal

    def _spot(self, side: int, place: int, winners: int) -> tuple[int, int]:
        """Where one of several portraits stands on the medal's square."""
        if winners == 1:
            return side // 2, side // 2
        across = (place % 2 - 0.5) * 0.46 * side
        down = (place // 2 - 0.5) * 0.44 * side if winners > 2 else 0.0
        return round(side / 2 + across), round(side / 2 + down)

    def _paint_winner(self, medal: Surface, centre: tuple[int, int], colour: str, size: float) -> None:
        brush, px = self.brush, self.brush.layout.px
        character = CHARACTERS[colour]
        brush.disc(medal, centre, _RADIUS * size, GOLD, INK, 4)
        medallion(medal, brush, centre, (_FACE + 2) * size, character.portrait, character.colour, 1.96, 0.24)
        crown = (centre[0], centre[1] - px(155 * size))
        brush.picture(medal, "icons/crown", crown, 140 * size)
        mark = (centre[0] + px(149 * size), centre[1] + px(121 * size))
        brush.picture(medal, character.sign, mark, 94 * size)


def _side_by_side(field: Rect, count: int) -> list[Rect]:
    """A field shared by so many without a gap, two in a row; the last one of an odd number has its row alone."""
    rows = [2] * (count // 2) + [1] * (count % 2)
    return [
        Rect(
            field.left + field.width * column // columns,
            field.top + field.height * row // len(rows),
            ceil(field.width / columns),
            ceil(field.height / len(rows)),
        ).clip(field)
        for row, columns in enumerate(rows)
        for column in range(columns)
    ]
