"""The curtain: it covers the table while the mouse goes from one person to another who may look at a secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import SRCALPHA, Rect, Surface

from scenes.aboard_table.tiles import darkened, meadow_tile, tilted
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.scenery import banner
from scenes.screen import Screen
from scenes.system.art import blit_faint
from scenes.system.sound import AT_SEA, Accompaniment
from scenes.table.hearing import CURTAIN
from scenes.table.motion import FADE, in_out
from scenes.table.picture import Seat
from scenes.table.pieces import head
from scenes.table.presses import Presses
from scenes.theme import BOLD, BUTTON, CHARACTERS, FREDOKA, GOLD, GREEN_BUTTON, INK, PANEL, SHADOW, WOOD, WOOD_DARK
from scenes.widgets import Button, Widget
from scenes.widgets.compass import ENTER
from scenes.words import aboard as words

CLOSING, OPENING = 0.42, 0.52
KEYS_AFTER = 0.6
"""The keys of a button are this button once the curtain has been closed so long, in seconds.

No other key opens it: one that is a command at the table would show the next player's secret to whoever pressed it.
"""
_BEFORE, _HERE = 0, 1
"""To whom a press belongs: to the table, or to the curtain before it."""
_ONE, _THREE = ((152, 8.0),), ((80, 8.0), (144, 0.0), (208, -7.0))
"""The tiles on the card of what comes: where they lie in units, and how they lean in degrees."""
_EYE, _HAND = ("icons/eye", 270), ("icons/hand-tap", 317)
"""The sign beside them, and where."""
CLOTH, PELMET, PELMET_TOP, SEAM, SEAM_COLOUR = 240.0, (240.0, 180.0), -41.0, 14.0, "#163d54"
RADIUS, PORTRAIT = 226.0, 474.0


class Handover(Screen):
    """Asks ``colour`` to take the mouse, to peek at their secret or to choose it.

    ``taken`` is called behind the closed curtain.

    All of it is as large as the window has room for, whatever the size of everything is.
    """

    def __init__(self, seats: Sequence[Seat], colour: str, peeks: bool, taken: Callable[[], None]) -> None:
        super().__init__()
        self.seats = seats
        self.colour = colour
        self.peeks = peeks
        self.taken = taken
        self._age = 0.0
        self._presses = Presses()
        self._opening = False
        self._way = 0.0
        """How much of closing, or of opening, is done: from 0 to 1, whatever the speed is changed to meanwhile."""

    @property
    def brush(self) -> Brush:
        return self.app.brush.drawn(1.0)

    @property
    def accompaniment(self) -> Accompaniment:
        return AT_SEA

    def enter(self) -> None:
        """The press that has led here is not meant for the button, even if it is the first of two."""
        self._move(opening=False)
        self._presses.repeats(self.app.pointer, _BEFORE, self.app.layout.u)

    # -- time
    @property
    def busy(self) -> bool:
        return self.openness > 0 or super().busy

    @property
    def openness(self) -> float:
        """How far the curtain is open, from 0 to 1."""
        return in_out(self._way) if self._opening else 1 - in_out(self._way)

    def _move(self, opening: bool) -> None:
        """The curtain begins to open, or to close."""
        self.app.sound.play(CURTAIN)
        self._opening, self._way = opening, 0.0
        self._go_on(0.0)

    def _go_on(self, dt: float) -> None:
        pace = self.app.settings.pace
        lasts = pace * (FADE if self.app.settings.less_motion else OPENING if self._opening else CLOSING)
        self._way = min(1.0, self._way + dt / lasts) if lasts else 1.0
        self.see_through = self.openness > 0

    def update(self, dt: float) -> None:
        super().update(dt)
        before = self.openness
        self._age += dt
        self._presses.update(dt)
        self._go_on(dt)
        if self._opening and self.openness >= 1:
            self.app.stack.pop()
            return
        self.stale |= self.openness != before

    def _take(self) -> None:
        """The person is there: what only they may see comes once, behind the curtain."""
        if not self._opening and self.openness == 0:
            self.taken()
            self._move(opening=True)
            self.stale = True

    # -- controls
    def place(self, layout: Layout) -> Sequence[Widget]:
        grid = layout.aboard
        style = GREEN_BUTTON.but(radius=30, foot_height=14, shadow=6)
        ready = Button(
            grid.curtain_button(),
            self._take,
            words.here_i_am(),
            "icons/done-light",
            style=style,
            units=84,
            icon_units=90,
        )
        return [ready, Button(grid.curtain_settings(), self.back, icon="icons/settings", icon_units=56, style=BUTTON)]

    def back(self) -> None:
        from scenes.pause import Pause

        self.app.stack.push(Pause(in_play=True))

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_PAUSE:
            self.back()
        elif event.type == pygame.KEYDOWN:
            if event.key in ENTER and self._age >= KEYS_AFTER:
                self._take()
        elif not self._opening and not self._repeated(event):
            super().handle(event)

    def _repeated(self, event: pygame.event.Event) -> bool:
        """Whether an event is the second press of a double click, the first of which was at the table."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return pressed and self._presses.repeats(event.pos, _HERE, self.app.layout.u)

    # -- drawing
    def draw(self, target: Surface) -> None:
        if self.openness == 0:
            super().draw(target)
            return
        closed = Surface(target.get_size())
        super().draw(closed)
        if self.app.settings.less_motion:
            blit_faint(target, closed, (0, 0), 1 - self.openness)
            return
        half, height = target.get_width() // 2, target.get_height()
        shift = round(self.openness * (half + 1))
        target.blit(closed, (-shift, 0), Rect(0, 0, half, height))
        target.blit(closed, (half + shift, 0), Rect(half, 0, target.get_width() - half, height))

    def paint(self, target: Surface) -> None:
        _curtain(target, self.brush)
        self._portrait(target)
        self._name(target)
        self._others(target)
        self._coming(target)

    def _portrait(self, target: Surface) -> None:
        brush, who, centre = self.brush, CHARACTERS[self.colour], self.brush.layout.aboard.curtain_portrait()
        px = brush.layout.px
        shadow = Surface((2 * px(265),) * 2, SRCALPHA)
        brush.disc(shadow, (px(265), px(265)), RADIUS + 31, SHADOW)
        shadow.set_alpha(77)
        target.blit(shadow, shadow.get_rect(center=(centre[0] - px(2), centre[1] + px(14))))
        brush.disc(target, centre, RADIUS + 31, GOLD, INK, 7)
        brush.disc(target, centre, RADIUS + 9, who.colour, INK, 9)
        face = _in_disc(brush, who.portrait, who.colour)
        target.blit(face, face.get_rect(center=centre))
        badge = (centre[0] + px(212), centre[1] + px(161))
        brush.disc(target, badge, 57, darkened(who.colour, 0.2), INK, 4)
        brush.disc(target, (badge[0] - px(1), badge[1] - px(2)), 50, who.colour)
        brush.picture(target, who.sign, badge, 112)

    def _name(self, target: Surface) -> None:
        grid, px = self.brush.layout.aboard, self.brush.layout.px
        name = next(seat.name for seat in self.seats if seat.colour == self.colour)
        banner(target, self.brush, name, 129, grid.curtain_name(), round(0.5 * self.brush.layout.size[0]))
        plate = grid.curtain_plate()
        self.brush.plate(target, plate, PANEL.but(radius=20))
        middle = plate.top + (plate.height - px(2)) // 2
        letters = self.brush.words(words.take_the_mouse(), 48, FREDOKA, width=plate.width - px(180))
        left = plate.centerx - (letters.get_width() + px(74)) // 2
        self.brush.picture(target, "icons/pc-mouse", (left + px(26), middle), 66)
        target.blit(letters, letters.get_rect(midleft=(left + px(74), middle)))

    def _others(self, target: Surface) -> None:
        """The card at the left: everybody else at the table with closed eyes."""
        others = [seat.colour for seat in self.seats if seat.human and seat.colour != self.colour]
        card, px = self._card(target, 0, words.others_look_away(len(others))), self.brush.layout.px
        for index, colour in enumerate(others):
            x = card.centerx + round((index - (len(others) - 1) / 2) * px(133))
            head(self.brush, target, colour, (x, card.top + px(79)), 116)
            lid = Rect(0, 0, px(84), px(44))
            lid.center = (x, card.top + px(126))
            self.brush.plate(target, lid, PANEL.but(radius=20, line=3, foot_height=3, shadow=3))
            self.brush.picture(target, "icons/eye-closed", lid.center, 54)

    def _coming(self, target: Surface) -> None:
        """The card at the right: one tile face down and an eye, or three of them and the hand that takes one."""
        coming = words.then_peek() if self.peeks else words.then_choose()
        card, px = self._card(target, 1, coming), self.brush.layout.px
        tiles, (sign, at) = (_ONE, _EYE) if self.peeks else (_THREE, _HAND)
        back = meadow_tile(self.brush, "dark", 94)
        for x, degrees in tiles:
            turned = tilted(self.brush, back, "back", degrees)
            target.blit(turned, turned.get_rect(center=(card.left + px(x), card.top + px(81))))
        self.brush.picture(target, sign, (card.left + px(at), card.top + px(81)), 94)

    def _card(self, target: Surface, index: int, text: str) -> Rect:
        card, px = self.brush.layout.aboard.curtain_card(index), self.brush.layout.px
        self.brush.plate(target, card, PANEL)
        where = {"center": (card.centerx, card.bottom - px(35))}
        self.brush.text(target, text, 23, where, face=BOLD, width=card.width - px(28))
        return card


def _in_disc(brush: Brush, name: str, colour: str) -> Surface:
    """A portrait within the disc it is framed by."""
    px = brush.layout.px
    side = 2 * px(RADIUS)
    face = Surface((side, side), SRCALPHA)
    face.fill(colour)
    brush.picture(face, name, (side // 2, side // 2 + px(51)), PORTRAIT)
    mask = Surface((side, side), SRCALPHA)
    brush.disc(mask, (side // 2, side // 2), RADIUS, "#ffffff")
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return face


# -- the cloth
def _curtain(target: Surface, brush: Brush) -> None:
    """Both halves of the cloth with the light on them, the pelmet above and the floor below."""
    width, height = target.get_size()
    cloth = brush.art.picture("scene/curtain", (brush.layout.px(CLOTH),) * 2)
    for start in (width // 2, 0):
        _tile(target, cloth, Rect(start, 0, width - start, height) if start else Rect(0, 0, width // 2, height))
    target.blit(_light(brush, target.get_size()), (0, 0))
    seam = brush.layout.px(SEAM)
    target.fill(SEAM_COLOUR, Rect(width // 2 - seam // 2, 0, seam, height))
    _pelmet(target, brush)
    _floor(target, brush)


def _tile(target: Surface, cloth: Surface, area: Rect) -> None:
    """Cloth over an area, both ways, from its left side on; the left half ends at its right side."""
    before, step = target.get_clip(), cloth.get_width()
    target.set_clip(area)
    first = area.left if area.left else area.right % step - step
    for x in range(first, area.right, step):
        for y in range(0, area.bottom, cloth.get_height()):
            target.blit(cloth, (x, y))
    target.set_clip(before)


def _light(brush: Brush, size: tuple[int, int]) -> Surface:
    """The light in the middle and the dusk at both ends; painted small, since it is soft."""
    w, h = size[0] // 4, size[1] // 4
    light, dusk = _fading("#ffffff", 0.5), _fading("#10283a", 0.3)
    body = f'<radialGradient id="0" {_USER} cx="{w / 2}" cy="{h * 0.4}" r="{0.4 * w}">{light}</radialGradient>'
    body += f'<linearGradient id="1" {_USER} x1="0" y1="0" x2="{w / 5}" y2="0">{dusk}</linearGradient>'
    body += f'<linearGradient id="2" {_USER} x1="{w}" y1="0" x2="{w * 0.8}" y2="0">{dusk}</linearGradient>'
    for name in range(3):
        body += f'<rect x="0" y="0" width="{w}" height="{h}" fill="url(#{name})"/>'
    return pygame.transform.smoothscale(brush.art.drawn(body, (w, h)), size)


_USER = 'gradientUnits="userSpaceOnUse"'


def _fading(colour: str, opacity: float) -> str:
    """The stops of a gradient from a colour to nothing."""
    ends = ((0, opacity), (100, 0))
    return "".join(f'<stop offset="{at}%" stop-color="{colour}" stop-opacity="{much}"/>' for at, much in ends)


def _pelmet(target: Surface, brush: Brush) -> None:
    px = brush.layout.px
    piece = brush.art.picture("scene/curtain-top", (px(PELMET[0]), px(PELMET[1])))
    step = piece.get_width()
    for x in range(target.get_width() // 2 % step - step, target.get_width(), step):
        target.blit(piece, (x, round(PELMET_TOP * brush.layout.u)))


def _floor(target: Surface, brush: Brush) -> None:
    floor, px = brush.layout.aboard.curtain_floor(), brush.layout.px
    target.fill(INK, floor)
    target.fill(WOOD, floor.move(0, px(6)))
    target.fill(WOOD_DARK, floor.move(0, px(16)))
