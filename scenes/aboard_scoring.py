"""The end of Animals on Board: what each ark was worth, and the pairs that leave with Noah."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import digits

from pygame import Rect, Surface

from game.core import Event
from scenes.aboard_table.gangway import APART, Gangway
from scenes.aboard_table.score_rows import alone_at, bar_place, bare_row, bars_heading, heading, player_row
from scenes.aboard_table.sheet import Sheet
from scenes.guide.ending import ending_of
from scenes.layout import Layout
from scenes.match_setup import MatchPlan
from scenes.scenery import HAZE, banner, waves
from scenes.score_screen import ScoreScreen
from scenes.source_bars import Part, Scale, Source, bar, draw_bars, shares_of
from scenes.table.hearing import HEARTS, TILE
from scenes.table.motion import out_back
from scenes.theme import BLACK, CHARACTERS, GOLD, GREEN_BUTTON, INK, PANEL, SEA, SEA_LIGHT, SKY
from scenes.widgets import Button, Widget
from scenes.widgets.choice import Choice
from scenes.words import aboard as words
from scenes.words.scoring import watch_again

SOURCES: Mapping[str, Source] = {
    "herd": Source("icons/action-tame", "#8fd8a6"),
    "food": Source("icons/food-crate", "#dfae74"),
    "single": Source("icons/single", "#f0b9a8"),
}
"""Where points come from, in the order of the bars."""
_BARS = "icons/chart-bars"
ROWS_APART, MEDAL = 0.18, 0.5
"""Seconds from one row to the next, and until the medal has its size."""


def begin(plan: MatchPlan, events: Sequence[Event]) -> ScoreScreen:
    """The score sheet of a match that is over."""
    sheet = AboardScoring(plan, Sheet.of([seat.colour for seat in plan.seats], events))
    sheet.ending = ending_of(plan, events)
    return sheet


class AboardScoring(ScoreScreen):
    """The rows come one after the other, then the pairs walk off; a click or a key shows all at once."""

    def __init__(self, plan: MatchPlan, sheet: Sheet) -> None:
        super().__init__(plan)
        self.sheet = sheet
        self.shows_bars = False
        """Whether bars of sources stand in the place of the tiles."""
        self._laid = 0
        """How many rows have come and lie in the picture under the controls."""
        self.bars: list[Part] = []

    @property
    def _rows_last(self) -> float:
        return ROWS_APART * len(self.sheet.rows) + MEDAL

    @property
    def lasts(self) -> float:
        return self._rows_last + self.gangway.seconds

    @property
    def sounds(self) -> Sequence[tuple[float, str]]:
        """A tile for each row, hearts for the medal, and each pair speaks as it sets off behind Noah."""
        rows = [(ROWS_APART * (row + 1), TILE) for row in range(len(self.sheet.rows))]
        pairs = [
            (self._rows_last + APART * number, f"voice-{pair.tiles[0].rstrip(digits)}")
            for number, pair in enumerate(self.sheet.pairs, 1)
        ]
        return [*rows, (self._rows_last, HEARTS), *pairs]

    # -- controls
    def place(self, layout: Layout) -> Sequence[Widget]:
        self.gangway = Gangway(self.brush, self.sheet.pairs)
        grid = layout.aboard
        back = self.way_back(grid.score_button(0), 32, 42)
        keep = Button(grid.score_button(1), self.ask_to_keep, icon="icons/save", icon_units=54)
        watch = Button(grid.score_button(2), self.watch, watch_again(), "icons/replay", units=32, icon_units=42)
        again = Button(grid.score_button(3), self.play_again, words.again_button(), "icons/done-light",
                       style=GREEN_BUTTON, units=32, icon_units=42)  # fmt: skip
        self.bars = self._parts() if self.shows_bars else []
        view = Choice(grid.score_view(len(self.sheet.rows)), self._change_view, icon=_BARS, chosen=self.shows_bars,
                      icon_units=44)  # fmt: skip
        closing = self.closing(grid)
        return [back, keep, watch, view, *self.bars, *(closing.buttons(self.app) if closing else []), again]

    def _parts(self) -> list[Part]:
        """The parts of all bars, the winner's first."""
        texts = {source: words.source(source) for source in SOURCES}
        bars = [shares_of(row.sources, SOURCES, texts) for row in self.sheet.rows]
        rows = len(bars)
        places = [bar_place(self.brush, self.brush.layout.aboard.score_row(row, rows)) for row in range(rows)]
        scale = Scale.of(bars, places[0].width)
        return [part for place, shares in zip(places, bars, strict=True) for part in bar(place, shares, scale)]

    def _change_view(self) -> None:
        self.shows_bars = not self.shows_bars
        self.renew()

    # -- drawing
    def paint(self, target: Surface) -> None:
        grid, brush = self.brush.layout.aboard, self.brush
        self._laid = 0
        head = grid.score_head()
        target.fill(SKY)
        target.fill(HAZE, Rect(0, round((head - 46) * brush.layout.grid), *target.get_size()))
        self._weather(target, head)
        waves(target, brush, "scene/wave-strip-light", head - 13, 100, -50, SEA_LIGHT)
        waves(target, brush, "scene/wave-strip", head + 27, 128, -64, SEA)
        self.gangway.paint(target)
        table = grid.score_table(len(self.sheet.rows))
        brush.plate(target, table, PANEL)
        if self.shows_bars:
            bars_heading(target, brush, table, [(source, words.source(name)) for name, source in SOURCES.items()])
        else:
            heading(target, brush, table, alone_at(self.brush, self.sheet.rows))
        self._banner(target, head)
        closing = self.closing(grid)
        if closing:
            closing.paint(target)

    def _at(self, x: float, y: float, head: float) -> tuple[int, int]:
        """A point of the heading, given in units at 16:9 from the screen's middle; higher heads stretch it."""
        layout = self.brush.layout
        return layout.size[0] // 2 + round(x * layout.grid), round(y * head / 166.3 * layout.grid)

    def _weather(self, target: Surface, head: float) -> None:
        brush, px = self.brush, self.brush.layout.px
        rainbow = brush.art.picture("scene/rainbow", (px(1016), px(508)))
        target.blit(
            rainbow, rainbow.get_rect(midtop=(self._at(2, 0, head)[0], round((head - 208) * brush.layout.grid)))
        )
        brush.picture(target, "scene/cloud", self._at(-825, 104, head), 158)
        brush.picture(target, "scene/cloud", self._at(687, 107, head), 176)
        brush.picture(target, "scene/sun", self._at(876, 79, head), 132)

    def _banner(self, target: Surface, head: float) -> None:
        names = [seat.name for seat in self.plan.seats if seat.colour in self.sheet.winners]
        brush, layout = self.brush, self.brush.layout
        x, y = self._at(2, 78, head)
        banner(target, brush.drawn(1.0), words.winners(names), 90, (x, y - layout.px(55)), layout.px(640))

    def draw(self, target: Surface) -> None:
        self._lay_rows(self.standing(target.get_size()))
        super().draw(target)
        draw_bars(target, self.brush, self.bars)
        self._medals(target)
        self.gangway.draw(target, self.age - self._rows_last)

    def _lay_rows(self, picture: Surface) -> None:
        """Paint the rows that have come since the last frame, once and for all."""
        while self._laid < len(self.sheet.rows) and self.age >= ROWS_APART * self._laid:
            self._row(picture, self._laid)
            self._laid += 1

    def _row(self, target: Surface, index: int) -> None:
        rows, brush = self.sheet.rows, self.brush
        row, rect = rows[index], brush.layout.aboard.score_row(index, len(rows))
        name = next(seat.name for seat in self.plan.seats if seat.colour == row.colour)
        wins = row.colour in self.sheet.winners
        if self.shows_bars:
            bare_row(target, brush, rect, row, name, wins)
        else:
            player_row(target, brush, rect, row, name, wins, alone_at(brush, rows))

    def _medals(self, target: Surface) -> None:
        """The winners in gold, crowned, and their points."""
        grown = out_back(min(1.0, max(0.0, (self.age - self._rows_last + MEDAL) / MEDAL)))
        head = self.brush.layout.aboard.score_head()
        for index, colour in enumerate(self.sheet.winners):
            self._medal(target, colour, self._at(-468 - 150 * index, 95, head), grown)
        if grown > 0:
            self._points(target, self._at(487, 80, head))

    def _medal(self, target: Surface, colour: str, centre: tuple[int, int], grown: float) -> None:
        brush, px, who = self.brush, self.brush.layout.px, CHARACTERS[colour]
        if grown <= 0:
            return
        brush.disc(target, centre, 74 * grown, GOLD, INK, 4)
        brush.disc(target, centre, 61 * grown, who.colour, INK, 4)
        brush.picture(target, who.portrait, (centre[0], centre[1] + px(4 * grown)), 104 * grown)
        brush.picture(target, "icons/crown", (centre[0], centre[1] - px(66 * grown)), 64 * grown)

    def _points(self, target: Surface, centre: tuple[int, int]) -> None:
        brush, px = self.brush, self.brush.layout.px
        plate = Rect(0, 0, px(188), px(80))
        plate.center = centre
        brush.plate(target, plate, PANEL.but(radius=40))
        middle = plate.centery - px(1)
        brush.picture(target, "icons/point", (plate.left + px(47), middle), 60)
        most = str(self.sheet.rows[0].total)
        brush.text(target, most, 46, {"center": (plate.left + px(118), middle)}, face=BLACK, digits=True)
