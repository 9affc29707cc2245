"""The setup of a match: who sits where, the options of the game, what it makes of the ark, and Start."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from pygame import Surface

from scenes.draft import Draft
from scenes.guide.entrance import InsideRow, LookInside
from scenes.layout import Layout
from scenes.layouts.setup import SeatGrid
from scenes.match_setup import scene_for
from scenes.screen import Screen
from scenes.setup_facts import Facts
from scenes.setup_heads import head_counts
from scenes.setup_options import Options
from scenes.setup_seats import SeatCard
from scenes.table import motion, sea
from scenes.table.hearing import NO
from scenes.table.shaking import draw_shaken
from scenes.theme import BUTTON, CREAM, FREDOKA, GREEN_BUTTON, SIGN
from scenes.widgets import Button, Widget
from scenes.words import labels

_START = GREEN_BUTTON.but(radius=22, foot_height=14, shadow=8)
_SIGN = SIGN.but(shadow=6)


class Setup(Screen):
    """Shows and changes the draft of a match until it is played."""

    letters_alone = True

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self._shaken = inf
        """Seconds since Start was clicked in vain."""

    def arrange(self, layout: Layout) -> None:
        self.facts = Facts(self.brush, self.draft)
        super().arrange(layout)

    def place(self, layout: Layout) -> Sequence[Widget]:
        self.seats = [
            SeatCard(SeatGrid(layout, i), self.brush, self.draft, i, self.renew) for i in range(len(self.draft.seats))
        ]
        self.options = Options(layout, self.draft, self.app, self.renew)
        house = 66.0 if layout.tall else 56.0
        home = Button(
            layout.setup_home(), self.back, icon="icons/home", style=BUTTON.but(radius=22), icon_units=house
        )
        seated = [widget for seat in self.seats for widget in seat.widgets()]
        self.inside = None if self.draft.played else InsideRow(layout, self._look_inside)
        counted = self.draft.game == "family" and not self.draft.played
        heads = head_counts(layout, self.draft, self.renew) if counted else []
        book = Button(layout.setup_rules(), self._open_rules, icon="icons/rules", style=BUTTON.but(radius=22),
                      icon_units=house)  # fmt: skip
        return [home, book, *seated, *self.options.widgets(), *self._ways_in(), *heads, self._start(layout)]

    def _ways_in(self) -> list[Widget]:
        """The button for whoever has never played, where a match begins."""
        return [self.inside.button] if self.inside else []

    def _open_rules(self) -> None:
        from scenes.rules.opening import open_rules

        open_rules(self.app, self.draft.game)

    def _look_inside(self) -> None:
        self.app.stack.push(LookInside(self.draft.game))

    def _start(self, layout: Layout) -> Widget:
        units, indent = (97.0, 62.0) if layout.tall else (84.0, 50.0)
        return Button(
            layout.setup_start(), self.start, labels.start(), "icons/done-light", style=_START, units=units,
            icon_units=106 if layout.tall else 100, indent=indent, enabled=self.draft.ready, refused=self._refuse,
        )  # fmt: skip

    def _refuse(self) -> None:
        """Nobody can start alone: the button shakes, and the reason is told."""
        self._shaken = 0.0
        self.app.sound.play(NO)
        self.app.notice(labels.two_must_sit())

    # -- shaking
    @property
    def busy(self) -> bool:
        return super().busy or self._shake != 0

    @property
    def _shake(self) -> float:
        """How far Start swings just now, in units."""
        still = self.app.settings.less_motion or not self.app.settings.flourish
        return 0.0 if still else motion.shake(self._shaken)

    def update(self, dt: float) -> None:
        super().update(dt)
        before = self._shake
        self._shaken += dt
        self.stale |= self._shake != before

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if self._shake:
            layout, reach = self.app.layout, motion.SHAKE_REACH
            draw_shaken(target, layout.setup_start(), layout.px(reach), self._shake / reach)

    def start(self) -> None:
        """Sit down at the table."""
        self.remember()
        self.app.change_to(scene_for(self.app, self.draft.plan()))

    def back(self) -> None:
        """To the title; who sat where is kept."""
        from scenes.title import Title

        self.remember()
        self.app.change_to(Title())

    def remember(self) -> None:
        """Keep seats and aids for the next match."""
        self.draft.remember(self.app.settings)
        self.app.keep_settings()

    def heading(self) -> str:
        """What the sign says."""
        return labels.game_name(self.draft.game)

    def paint(self, target: Surface) -> None:
        layout = self.brush.layout
        target.blit(sea.calm_sea(self.brush), (0, 0))
        sign = layout.setup_sign()
        self.brush.plate(target, sign, _SIGN)
        middle = (sign.centerx, sign.centery - layout.px(2))
        room = sign.width - 2 * layout.px(24)
        self.brush.text(target, self.heading(), 58 if layout.tall else 50, {"center": middle}, face=FREDOKA,
                        colour=CREAM, width=room)  # fmt: skip
        for seat in self.seats:
            seat.paint(target, self.brush)
        self.options.paint(target, self.brush)
        if self.inside:
            self.inside.paint(target, self.brush)
        self.facts.paint(target)
