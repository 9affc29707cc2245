"""Why a computer player has made the move that led to the moment shown: a strip below the table in the past."""

from __future__ import annotations

from pygame import Rect, Surface

from game.bots import Why, explain
from game.core import State, View
from game.history import Made
from scenes.aboard_table.hinting import aloud
from scenes.paint import Brush, Point
from scenes.replay.past import Past
from scenes.table.asking import names_of
from scenes.table.pieces import head
from scenes.theme import BOLD, PANEL
from scenes.words import aboard_whys, ark_whys

OVER = 14.0
"""Units between a strip and the edge of the table."""
_HEIGHT, _LETTERS, _RIM = 62.0, 24.0, 22.0
"""The strip in units: its height and type, and the room at its ends."""
_HEAD, _SIGN, _TEXT_LEFT = 46.0, 40.0, 116.0
_PLATE = PANEL.but(radius=20, line=3, foot_height=5, shadow=5)


def middle_of_strip(strip: Rect, table: Rect, spared: Rect | None) -> Point:
    """Where a strip lies: at the lower edge of the table, or at the upper one if what is ``spared`` is in the way."""
    below, above = strip.copy(), strip.copy()
    below.midbottom, above.midtop = table.midbottom, table.midtop
    lies_over = spared is not None and below.colliderect(spared) and not above.colliderect(spared)
    return (above if lies_over else below).center


class WhyStrip:
    """Draws the strip for a ``past``; what it says is found once for each moment."""

    def __init__(self, past: Past) -> None:
        self._past = past
        self._computers = {seat.colour for seat in past.plan.seats if not seat.human}
        self._whys: dict[int, tuple[str, Why] | None] = {}

    def told(self, moment: int) -> tuple[str, str]:
        """Who has moved, by colour, and why; nothing where no computer player has, or where it is secret."""
        if moment not in self._whys:
            made = next((one for one in reversed(self._past.steps_to(moment)) if one.chosen), None)
            self._whys[moment] = (made.mover, self._why(made)) if made and self._may_tell(made) else None
        found = self._whys[moment]
        return (found[0], self._sentence(found[1])) if found else ("", "")

    def _may_tell(self, made: Made) -> bool:
        return made.mover in self._computers and not made.half and (self._past.over or not made.secret)

    def _why(self, made: Made) -> Why:
        return explain(self._view(made.before, made.mover), made.move)

    def _sentence(self, why: Why) -> str:
        sentence = aboard_whys.sentence if self._past.plan.game == "aboard" else ark_whys.sentence
        return sentence(why, names_of(self._past.plan.seats))

    def _view(self, state: State, colour: str) -> View:
        """Once the game is over nothing is secret any more."""
        return (
            aloud(state, colour) if self._past.plan.game == "aboard" and not self._past.over else state.view(colour)
        )

    def draw(self, target: Surface, brush: Brush, moment: int, table: Rect, spared: Rect | None) -> None:
        """The strip for a moment over the ``table``, but not over what is ``spared``, both in pixels."""
        colour, sentence = self.told(moment)
        if not colour:
            return
        px = brush.layout.px
        room = table.width - px(2 * _RIM + _TEXT_LEFT)
        words = brush.words(sentence, _LETTERS, BOLD, width=room, floor=18)
        strip = Rect(0, 0, words.get_width() + px(_TEXT_LEFT + _RIM), px(_HEIGHT))
        strip.center = middle_of_strip(strip, table.inflate(0, -2 * px(OVER)), spared)
        brush.plate(target, strip, _PLATE)
        middle = strip.centery - px(2)
        head(brush, target, colour, (strip.left + px(_RIM + 10), middle), _HEAD)
        brush.picture(target, "icons/question", (strip.left + px(_RIM + 62), middle), _SIGN)
        target.blit(words, words.get_rect(midleft=(strip.left + px(_TEXT_LEFT), middle)))
