"""The guide on the score sheet of a guided match: one sentence, or a picture, and two ways on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from scenes.draft import Draft
from scenes.guide.bubble import STAR, draw_speaker
from scenes.guide.ending import Ending
from scenes.guide.pictures import draw_ending
from scenes.paint import Brush
from scenes.rules.paragraph import Paragraph, largest
from scenes.theme import BUTTON, GOLD_BUTTON
from scenes.widgets import Button
from scenes.words import guide as words

if TYPE_CHECKING:
    from scenes.app import App

_HEAD, _SHARE, _RIM = 150.0, 0.72, 24.0
"""The guide's head at most, its share of the plate's height, and how far all keeps off the edges, in units."""
_UNITS = range(40, 21, -1)
"""Heights of the letters in units."""


class ClosingPlaces(Protocol):
    """Where all of it stands on a score sheet, in pixels."""

    def closing(self) -> Rect:
        """Where the guide speaks."""

    def closing_button(self, index: int) -> Rect:
        """One of the two ways on."""


class Closing:
    """Draws what the guide says of an ``ending``, and has the buttons below."""

    def __init__(self, brush: Brush, places: ClosingPlaces, ending: Ending) -> None:
        self.brush = brush
        self.places = places
        self.ending = ending

    def buttons(self, app: App) -> Sequence[Button]:
        """The same match once more, or one among people."""
        ways = (
            (_again, words.again_with_noah(), STAR, BUTTON),
            (_among_people, words.with_the_family(), "icons/human", GOLD_BUTTON),
        )
        return [
            Button(
                self.places.closing_button(index), partial(way, app, self.ending.game), text, icon, units=34,
                icon_units=52, style=style,
            )
            for index, (way, text, icon, style) in enumerate(ways)
        ]  # fmt: skip

    def paint(self, target: Surface) -> None:
        """All but the buttons."""
        plate, px = self.places.closing(), self.brush.layout.px
        centre = (plate.left + px(_RIM + self._head / 2), plate.centery - px(3))
        draw_speaker(self.brush, target, plate, centre, self._head)
        room = self.room()
        text = self.text(room)
        if text.text:
            text.draw(target, room.left, room.centery - text.height // 2)
        else:
            draw_ending(self.brush, target, self.ending, room)

    @property
    def _head(self) -> float:
        """Width of the guide's head, in units."""
        return min(_HEAD, _SHARE * self.places.closing().height / self.brush.layout.u)

    def room(self) -> Rect:
        """Where on the plate there is room for words."""
        plate, px = self.places.closing(), self.brush.layout.px
        left = plate.left + px(2 * _RIM + self._head)
        return Rect(left, plate.top + px(14), plate.right - px(_RIM) - left, plate.height - px(34))

    def text(self, room: Rect) -> Paragraph:
        """The sentence, as large as it has room; in the Family Variant there is none."""
        sentence = words.ending(self.ending.game, self.ending.source, self.ending.points)
        return largest(self.brush, sentence, room, _UNITS)


def _again(app: App, game: str) -> None:
    from scenes.guide.beginning import begin_guided

    begin_guided(app, game, anew=True)


def _among_people(app: App, game: str) -> None:
    from scenes.setup import Setup

    app.change_to(Setup(Draft.among_people(game, app.settings)))
