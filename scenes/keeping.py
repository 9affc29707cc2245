"""What can be kept of a match that is over: all of it among the saved games, or a picture of its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface
from pygame.transform import smoothscale

from scenes.layout import Layout
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.panel import MiddlePanel
from scenes.replay.past import Past
from scenes.save_by_hand import ask_name
from scenes.screenshot import keep
from scenes.theme import BOLD, BUTTON
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import keeping as words

_PICTURE = 150.0
"""Height of the pictures on the buttons, in units."""


class Keeping(MiddlePanel):
    """Keeps what a ``plan`` has played, or the ``picture`` of its score sheet."""

    def __init__(self, plan: MatchPlan, picture: Surface) -> None:
        super().__init__(words.keep())
        self.plan = plan
        self.picture = picture

    @property
    def height(self) -> float:
        return 436.0

    def place(self, layout: Layout) -> Sequence[Widget]:
        panel, side = self.grid(layout), self.brush.layout.px(_PICTURE)
        icon = self.brush.art.picture("icons/replay", (side, side))
        width, height = self.picture.get_size()
        small = smoothscale(self.picture, (round(side * width / height), side))
        close = Button(panel.box(887, 29, 83, 83), self.back, icon="icons/close", style=BUTTON.but(radius=22),
                       icon_units=52)  # fmt: skip
        return [
            KeepButton(panel.box(44, 142, 444, 256), self._keep_whole, words.whole_match(), icon),
            KeepButton(panel.box(512, 142, 444, 256), self._keep_picture, words.picture(), small),
            close,
        ]

    def _keep_whole(self) -> None:
        self.app.stack.pop()
        ask_name(self.app, Past.read(self.plan))

    def _keep_picture(self) -> None:
        self.app.stack.pop()
        keep(self.app, self.picture)


class KeepButton(Button):
    """A picture above what it stands for."""

    def __init__(self, rect: Rect, action: Action, text: str, picture: Surface) -> None:
        super().__init__(rect, action, text, style=BUTTON.but(radius=24))
        self.picture = picture

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        px = brush.layout.px
        target.blit(self.picture, self.picture.get_rect(midtop=(face.centerx, face.top + px(24))))
        where = {"center": (face.centerx, face.bottom - px(38))}
        brush.text(target, self.text, 32, where, face=BOLD, width=face.width - 2 * px(16))
