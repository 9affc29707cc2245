"""What of the table of the ark games the keys can come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import Rect
from pygame.event import Event

from scenes.guide.shown import BUTTONS
from scenes.table.frame import ORDER, SEAT
from scenes.table.hands.trading import TRADE
from scenes.table.marks import Target
from scenes.table.steering import BUTTON, MENU, SIGHTS, TOOLS, VAIN, Place
from scenes.table.table import Table
from scenes.trying.sign import BUTTONS as OF_TRIALS

ON_ARK = ("edge", "field", "square", "pen")
_KINDS = {
    **dict.fromkeys(("home", "rules", "settings", "log", "watch", *OF_TRIALS), MENU),
    **dict.fromkeys(("undo", "redo", "restart", "hint", "eye", "question", *BUTTONS), TOOLS),
}
"""The kinds of buttons that belong to no decision."""


class ArkPlaces:
    """The hit map as the keys see it; ``mouse`` takes what they do."""

    def __init__(self, table: Table, mouse: Callable[[Event], None]) -> None:
        self.table = table
        self.mouse = mouse

    def offer(self) -> object:
        marks, table = self.table.marks, self.table
        shown = marks.tray, marks.whole_turn, marks.askable, marks.why_not is not None, marks.lesson
        return table.picture.version, marks.offer, shown, table.hits

    def decision(self) -> object:
        return self.table.hand

    def places(self, vain: bool = False) -> list[Place]:
        return [*self._framed(), *self._on_ark(vain)]

    def _framed(self) -> Iterator[Place]:
        marks = self.table.marks
        for target, rect in self.table.hits.framed(marks):
            if target != ORDER and target[0] != SEAT:
                yield Place(target, rect, rect.center, target[0] if target in marks.legal else _kind_of(target))

    def _on_ark(self, vain: bool) -> Iterator[Place]:
        """What lies open on the ark; a tray over it hides all of that."""
        marks = self.table.marks
        if marks.tray:
            return
        legal = sorted(target for target in marks.legal if target[0] in ON_ARK)
        for target in legal:
            yield self._place(target, target[0])
        if vain:
            kinds = {kind for kind, _ in legal}
            for target in self._all_on_ark(kinds):
                if target not in marks.legal:
                    yield self._place(target, VAIN)

    def _all_on_ark(self, kinds: set[str]) -> Iterator[Target]:
        """Everything of the kinds that can be chosen, also where it cannot."""
        picture, board = self.table.picture, self.table.play.state.board
        names = {
            "edge": board.edges,
            "field": [field for field in board.fields if field not in picture.pitch],
            "square": board.squares,
            "pen": sorted({squares[0] for squares in picture.enclosures.values()}),
        }
        yield from ((kind, name) for kind in sorted(kinds) for name in names[kind])

    def _place(self, target: Target, kind: str) -> Place:
        hits = self.table.hits
        return Place(target, self._ring(target), hits.point_of(target, self.table.marks), kind)

    def _ring(self, target: Target) -> Rect:
        """What is ringed: of an enclosure all squares."""
        geometry = self.table.ark.geometry
        if target[0] == "pen":
            squares = [geometry.square_rect(name) for name in self.table.picture.enclosures[target[1]]]
            return squares[0].unionall(squares)
        rect = self.table.hits.rect_of(target, self.table.marks)
        assert rect
        return rect

    def leads_to(self, target: Target) -> Sequence[Target]:
        marks = self.table.marks
        if TRADE in marks.legal:
            return [TRADE]
        if target in marks.lifted:
            return [other for other in marks.legal - marks.lifted if other[0] in ("pen", "edge")]
        if target in marks.chosen:
            return [other for other in marks.legal if other[0] in ("give", "drawn") and other[0] != target[0]]
        return ()


def _kind_of(target: Target) -> str:
    """The kind of what cannot be chosen: a tool, the menu, or something to look at."""
    return _KINDS.get(target[1], SIGHTS) if target[0] == BUTTON else SIGHTS
