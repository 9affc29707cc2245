"""What glows in orange while a click is answered: in the frame of the table, and what of the ark is whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Rect, Surface

from scenes.answers import ANSWERS, Glow
from scenes.table import looks
from scenes.table.hands.trading import DRAW
from scenes.table.marks import Marks, Target, WhyNot
from scenes.table.missing_ring import draw_missing
from scenes.table.picking import HitMap
from scenes.table.tiles import species_of
from scenes.theme import MISSING

_LINE = 8.0
"""Thickness of the line along the inside of an enclosure, in units of the ark."""
_COUNT = 2.1
"""How much wider than its sign a count in a panel is with its number."""
_ON_ARK = frozenset({"edge", "field", "square", "pen"})
_NAMED = frozenset({Glow.EDGES, Glow.FIELDS, Glow.SQUARES})
"""Places on the ark that a reason names: the missing pieces themselves are drawn there, by the ark's own marks."""


class MissingPlaces:
    """Finds and rings the places, by a hit map that knows where everything lies."""

    def __init__(self, hits: HitMap) -> None:
        self._frame, self._geometry, self._picture = hits.frame, hits.ark.geometry, hits.picture
        self._hits, self._brush = hits, hits.frame.brush

    def rects(self, marks: Marks) -> list[Rect]:
        """Everything that glows for the answer that is given, in pixels; of an enclosure each square."""
        if not marks.why_not:
            return []
        return [rect for glow in _glows(marks.why_not) for rect in _FINDERS[glow](self, marks.why_not, marks)]

    # -- drawing
    def draw(self, target: Surface, marks: Marks) -> None:
        """Ring what is missing, but for single pieces of the ark."""
        if not marks.why_not:
            return
        for glow in _glows(marks.why_not):
            if glow in (Glow.PEN, Glow.ABOARD):
                squares = self._pen(marks.why_not) if glow == Glow.PEN else self._loaded(marks.why_not)
                self._outline(target, squares, marks.blink)
            elif glow not in _NAMED:
                draw_missing(self._brush, target, _FINDERS[glow](self, marks.why_not, marks), marks.blink)

    def _outline(self, target: Surface, squares: tuple[str, ...], strength: float) -> None:
        """A line along the inside of an enclosure."""
        rects = self._squares(squares)
        if not rects:
            return
        whole, width = rects[0].unionall(rects), self._geometry.px(_LINE)
        corners = self._geometry.outline(squares, width)
        path = "L".join(f"{x - whole.left:.1f} {y - whole.top:.1f}" for x, y in corners)
        line = f'fill="none" stroke="{MISSING}" stroke-width="{width}" stroke-linejoin="round"'
        body = f'<path d="M{path}Z" {line} opacity="{looks.step_of(0.5 + strength / 2)}"/>'
        target.blit(self._brush.art.drawn(body, whole.size), whole)

    # -- on the ark
    def _squares(self, names: tuple[str, ...]) -> list[Rect]:
        return [self._geometry.square_rect(name) for name in names]

    def _pen(self, answer: WhyNot) -> tuple[str, ...]:
        """The squares of the enclosure in question; of none, the square that was clicked."""
        kind, name = answer.meant
        first = str(answer.reason.params.get("enclosure", name))
        if first in self._picture.enclosures:
            return self._picture.enclosures[first]
        return (first,) if kind in ("square", "pen") else ()

    def _loaded(self, answer: WhyNot) -> tuple[str, ...]:
        """The squares of the enclosure in which the pair in question lives."""
        species, loaded = answer.reason.params.get("species"), self._picture.loaded
        pens = (pen for pen, pairs in loaded.items() if species in pairs)
        return next((self._picture.enclosures[pen] for pen in pens), ())

    def _meant(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        rect = self._hits.rect_of(answer.meant, marks)
        return [rect] if rect else []

    # -- in the frame
    def _choices(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        """What can be chosen, apart from what only ends the decision; on the ark, the action that is performed."""
        if any(kind in _ON_ARK for kind, _ in marks.legal):
            action = self._picture.action
            return [self._frame.board.card(self._picture, action) if action else self._frame.prompt.rect()]
        things = [target for target in marks.legal if target[0] != "button"] or marks.legal
        rects = (self._hits.rect_of(target, marks) for target in sorted(things))
        return [rect for rect in rects if rect] or [self._frame.prompt.rect()]

    def _panel(self, colour: str) -> Rect:
        """The panel of a player; while nobody acts, the prompt, which tells what goes on."""
        return self._frame.panels.rect(self._picture, colour) if colour else self._frame.prompt.rect()

    def _count(self, what: str) -> Rect:
        """The sign of a good and its number in the panel of whoever has the turn."""
        sign = self._frame.panels.good(self._picture, self._picture.actor or "", what)
        return Rect(sign.left, sign.top, round(_COUNT * sign.width), sign.height)

    def _stock(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        what = str(answer.reason.params["what"])
        if what in ("pitch", "food"):
            return [self._frame.round_panel.stock(self._picture, what)]
        return [self._count(what)]

    def _bags(self, sexes: str) -> list[Rect]:
        rects = (self._frame.where(self._picture, ("bag", sex)) for sex in sexes)
        return [rect for rect in rects if rect]

    def _drawing(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        button = self._hits.rect_of(DRAW, marks) if DRAW in marks.legal else None
        return [button] if button else self._bags("mf")

    def _drawn(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        return self._of_kind("drawn", marks) or self._meant(answer, marks)

    def _own_tiles(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        """On the tray, or in the panel; where there are none, the panel."""
        colour = self._picture.actor or ""
        tiles = [rect for _, rect in self._frame.panels.tiles(self._picture, colour)]
        return self._of_kind("give", marks) or tiles or [self._panel(colour)]

    def _of_kind(self, kind: str, marks: Marks) -> list[Rect]:
        return [rect for target, rect in self._hits.framed(marks) if target[0] == kind]

    def _pair(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        """The tiles of the species, with their holders."""
        found = [(target, rect) for target, rect in self._hits.framed(marks) if target[0] == "held"]
        return [rect for target, rect in found if _of_species(target, answer)] or self._meant(answer, marks)

    def _partners(self, answer: WhyNot, marks: Marks) -> list[Rect]:
        missing = answer.reason.params["missing"]
        assert isinstance(missing, tuple)
        return self._bags("".join(sorted({str(tile).partition("/")[2] for tile in missing})))


def _glows(answer: WhyNot) -> tuple[Glow, ...]:
    return ANSWERS[answer.reason.code].glows


def _other(answer: WhyNot) -> str:
    """The other player whom a reason names."""
    params = answer.reason.params
    return str(params.get("by") or params.get("player", ""))


def _of_species(target: Target, answer: WhyNot) -> bool:
    return species_of(target[1].split()[-1]) == answer.reason.params.get("species")


_FINDERS: Mapping[Glow, Callable[[MissingPlaces, WhyNot, Marks], list[Rect]]] = {
    Glow.EDGES: lambda places, answer, marks: [places._geometry.edge_rect(name) for name in answer.edges],
    Glow.FIELDS: lambda places, answer, marks: [places._geometry.cube_rect(name) for name in answer.fields],
    Glow.SQUARES: lambda places, answer, marks: places._squares(answer.squares),
    Glow.MEANT: MissingPlaces._meant,
    Glow.PEN: lambda places, answer, marks: places._squares(places._pen(answer)),
    Glow.CHOICES: MissingPlaces._choices,
    Glow.TURN: lambda places, answer, marks: [places._panel(places._picture.actor or "")],
    Glow.OTHER: lambda places, answer, marks: [places._panel(_other(answer))],
    Glow.DIVIDERS: lambda places, answer, marks: [places._count("divider")],
    Glow.PITCH: lambda places, answer, marks: [places._count("pitch")],
    Glow.FOOD: lambda places, answer, marks: [places._count("food")],
    Glow.LEFT: lambda places, answer, marks: [places._frame.prompt.reason_place()],
    Glow.STOCK: MissingPlaces._stock,
    Glow.BAGS: lambda places, answer, marks: places._bags("mf"),
    Glow.DRAWING: MissingPlaces._drawing,
    Glow.DRAWN: MissingPlaces._drawn,
    Glow.OWN_TILES: MissingPlaces._own_tiles,
    Glow.PAIR: MissingPlaces._pair,
    Glow.ABOARD: lambda places, answer, marks: places._squares(places._loaded(answer)),
    Glow.PARTNERS: MissingPlaces._partners,
}
"""Where each thing lies that may glow for an answer, in pixels."""
