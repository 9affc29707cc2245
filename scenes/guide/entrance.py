"""The ways into a game that one does not know: a row of the setup, and the small panel that it opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from scenes.guide.beginning import begin_guided, left_match
from scenes.guide.bubble import STAR
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.panel import MiddlePanel
from scenes.table.ark_pieces import FAMILY
from scenes.theme import BOLD, GREEN_BUTTON, PANEL, SECONDARY, TEXT
from scenes.widgets import Button, Widget
from scenes.widgets.base import Action
from scenes.words import guide as words

_RIM, _BOOK = 13.0, 44.0
_SHOW = {False: 160.0, True: 240.0}
"""Width of the row's button on wide windows, and on tall ones."""


class InsideRow:
    """The row of the setup; ``action`` opens the panel."""

    def __init__(self, layout: Layout, action: Action) -> None:
        self.rect = layout.setup_inside()
        width, rim = layout.span(_SHOW[layout.tall]), layout.span(10)
        self._button = self.rect.inflate(-2 * rim, -2 * rim)
        self._button.left, self._button.width = self.rect.right - rim - width, width
        units, icon_units = (36, 56) if layout.tall else (28, 36)
        self.button = Button(self._button, action, words.show(), STAR, units=units, icon_units=icon_units)

    def paint(self, target: Surface, brush: Brush) -> None:
        """What lies under the button: the book only where it leaves the words their room."""
        px = brush.layout.px
        brush.plate(target, self.rect, PANEL.but(radius=20, foot_height=6))
        middle = self.rect.centery - px(2)
        left, end = self.rect.left + px(_RIM), self._button.left - px(10)
        if brush.fonts.size(words.look_inside(), BOLD, brush.layout.floor_px(18))[0] <= end - left - px(_BOOK + 10):
            brush.picture(target, "icons/rules", (left + px(_BOOK / 2), middle), _BOOK)
            left += px(_BOOK + 10)
        units = 31 if brush.layout.tall else 23
        texts = (words.look_inside(), words.never_played())
        text = brush.first_words(texts, units, BOLD, SECONDARY, width=end - left, floor=18)
        target.blit(text, text.get_rect(midleft=(left, middle)))


class LookInside(MiddlePanel):
    """The guided match of a game, to be gone on with or begun, and its rules."""

    def __init__(self, game: str) -> None:
        super().__init__(words.heading())
        self.game = game
        self._left = False
        """Whether there is a guided match to go on with."""

    def enter(self) -> None:
        super().enter()
        self._left = left_match(self.app, self.game) is not None
        self.renew()

    @property
    def height(self) -> float:
        return 550.0 if self._left else 420.0

    def place(self, layout: Layout) -> Sequence[Widget]:
        box = self.grid(layout).box
        wide, foot = (912, 396) if self._left else (528, 266)
        match = self._button(
            box(44, 266, wide, 108), words.go_on() if self._left else words.begin(), STAR, anew=False
        )
        match.style = GREEN_BUTTON
        again = [self._button(box(44, foot, 528, 108), words.anew(), "icons/replay", anew=True)] if self._left else []
        rules = Button(box(596, foot, 360, 108), self._open_rules, words.rules(), "icons/rules", units=40)
        return [match, *again, rules]

    def _button(self, rect: Rect, text: str, icon: str, anew: bool) -> Button:
        return Button(rect, partial(self._begin, anew), text, icon, units=40, icon_units=60)

    def _begin(self, anew: bool) -> None:
        begin_guided(self.app, self.game, anew)

    def _open_rules(self) -> None:
        from scenes.rules.opening import open_rules

        self.app.stack.pop()
        open_rules(self.app, self.game)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        rect, px = self.rect(self.brush.layout), self.brush.layout.px
        room = rect.width - 2 * px(60)
        sentence = self.brush.words(words.about(self.game == FAMILY), 28, TEXT, SECONDARY, wrap=room, centred=True)
        target.blit(sentence, sentence.get_rect(center=(rect.centerx, rect.top + px(180))))
