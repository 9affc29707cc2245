"""The title: the ark under its rainbow, a card for each game, settings and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game import GAMES
from scenes import scenery
from scenes.layout import TALL_HEIGHT, Layout
from scenes.load.row import heading
from scenes.opening import open_file
from scenes.screen import Screen
from scenes.theme import SEA, SEA_DEEP, SEA_LIGHT
from scenes.title_cards import GameCard
from scenes.title_continue import Continue, Latest
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import labels, rules, saves

_SAVES, _SETTINGS, _RULES, _QUIT = range(4)
"""The places of these in the row of four buttons."""


class Title(Screen):
    """Where the program begins and where every match leads back to.

    ``seed`` and ``quit_when_over`` are what the command line asks of the match that is chosen here.
    """

    def __init__(self, seed: int | None = None, quit_when_over: bool = False) -> None:
        super().__init__()
        self.seed = seed
        self.quit_when_over = quit_when_over
        self._latest: Latest | None = None
        """The match that can be gone on with."""

    def enter(self) -> None:
        self._latest = Latest.of(self.app)
        self.renew()

    @property
    def busy(self) -> bool:
        return super().busy or bool(self._latest and self._latest.wanting)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._latest and self._latest.wanting and not self.controls.pressed:
            self._latest.find_out()
            self.renew()

    @property
    def takes_matches(self) -> bool:
        return True

    def place(self, layout: Layout) -> Sequence[Widget]:
        cards = [GameCard(layout.title_card(i), game, self._chooser(game)) for i, game in enumerate(GAMES)]
        return [
            *cards,
            *self._ways_back(layout),
            _button(layout, _SAVES, self._saves, saves.saved_games(short=not layout.tall), "icons/save"),
            _button(layout, _SETTINGS, self.back, labels.settings(), "icons/settings"),
            _button(layout, _RULES, self._open_rules, rules.rules(), "icons/rules"),
            _button(layout, _QUIT, self.app.quit, labels.leave(), "icons/close"),
        ]

    def _ways_back(self, layout: Layout) -> list[Widget]:
        """Continue, where there is a match to go on with."""
        if self._latest is None or self._latest.fault:
            return []
        return [Continue(layout.title_continue(), self._latest, self._continue)]

    def _continue(self) -> None:
        if self._latest:
            entry = self._latest.entry
            open_file(self.app, entry.path, heading(entry))
            if self.app.stack.top is self:  # another window has begun to play it, or it is gone
                self.enter()

    def _saves(self) -> None:
        from scenes.load.scene import Load

        self.app.change_to(Load(self.app))

    def _chooser(self, game: str) -> Action:
        return lambda: self._choose(game)

    def _choose(self, game: str) -> None:
        from scenes.draft import Draft
        from scenes.setup import Setup

        draft = Draft.of(game, self.app.settings)
        draft.seed, draft.quit_when_over = self.seed, self.quit_when_over
        self.app.change_to(Setup(draft))

    def _open_rules(self) -> None:
        from scenes.rules.opening import open_rules

        open_rules(self.app, GAMES[0])

    def back(self) -> None:
        from scenes.pause import Pause

        self.app.stack.push(Pause(in_play=False))

    def paint(self, target: Surface) -> None:
        layout = self.brush.layout
        if layout.tall:
            self._paint_tall(target, layout.height / TALL_HEIGHT)
        else:
            self._paint_wide(target)
        x, y = layout.title_text()
        units = 158 if layout.tall else 130
        scenery.banner(target, self.brush.drawn(1.0), labels.program(), units, (x, y + layout.span(6)))

    def _paint_wide(self, target: Surface) -> None:
        """The water rises with the cards where they are higher."""
        brush = self.brush
        rise = self._water_rises(570)
        scenery.sky(target, brush.layout, 300, 430)
        scenery.pieces(target, brush, scenery.lifted(scenery.WIDE_SKY, rise))
        self._picture_in(target, "scene/rainbow", brush.layout.box(560, 110.5, 800, 400))
        scenery.waves(target, brush, "scene/wave-strip-light", 479.4 - rise, 100, 340, SEA_LIGHT)
        self._picture_in(target, "scene/ark-title", brush.layout.title_ark())
        scenery.pieces(target, brush, (scenery.Piece("scene/dove", 358, 230, 110),))
        scenery.waves(target, brush, "scene/wave-strip", 525 - rise, 100, 200, SEA)
        scenery.waves(target, brush, "scene/wave-strip-deep", 955, 120, 20, SEA_DEEP)

    def _water_rises(self, usual: float) -> float:
        """By how many units the cards begin higher than where they usually do."""
        return max(0.0, usual - self.brush.layout.title_card(0).top / self.brush.layout.grid)

    def _paint_tall(self, target: Surface, rise: float) -> None:
        """The same where there is more height; ``rise`` is 1 at 4:3 and scales the heights between."""
        brush, water = self.brush, self._water_rises(738 * rise)
        scenery.sky(target, brush.layout, 380 * rise, 560 * rise)
        scenery.pieces(target, brush, scenery.lifted(scenery.TALL_SKY, water / rise), rise)
        bow = brush.layout.box(499, 0, 922, 461)
        bow.bottom = round(647 * rise * brush.layout.grid)
        self._picture_in(target, "scene/rainbow", bow)
        scenery.waves(target, brush, "scene/wave-strip-light", 626 * rise - water, 105, 44, SEA_LIGHT)
        self._picture_in(target, "scene/ark-title", brush.layout.title_ark())
        scenery.pieces(target, brush, (scenery.Piece("scene/dove", 430, 360, 120),), rise)
        scenery.waves(target, brush, "scene/wave-strip", 663 * rise - water, 105, 8, SEA)
        scenery.waves(target, brush, "scene/wave-strip-deep", 1212 * rise, 120, 20, SEA_DEEP)

    def _picture_in(self, target: Surface, name: str, rect: Rect) -> None:
        picture = self.brush.art.picture(name, rect.size)
        target.blit(picture, picture.get_rect(center=rect.center))


def _button(layout: Layout, place: int, action: Action, text: str, icon: str) -> Button:
    """One of the row of four: centred on tall windows, else with its picture at the left."""
    if layout.tall:
        return Button(layout.title_button(place), action, text, icon, units=42, icon_units=70)
    return Button(layout.title_button(place), action, text, icon, units=32, icon_units=56, indent=24)
