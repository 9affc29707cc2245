"""The hit map: what lies under a point of the window."""

from __future__ import annotations

from pygame import Rect

from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.hands import Hand, Spots
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture

Point = tuple[int, int]
ARK: Target = ("ark", "")
"""Any square of the ark while nobody at the mouse decides."""


class HitMap:
    """Frame and trays lie above the ark; what a point of the ark means is for the hand to say."""

    def __init__(self, ark: ArkView, frame: Frame, picture: Picture) -> None:
        self.ark = ark
        self.frame = frame
        self.picture = picture
        self._found: list[tuple[Target, Rect]] = []
        self._found_for: tuple[object, ...] = ()

    def framed(self, marks: Marks) -> list[tuple[Target, Rect]]:
        """What of the frame can be pointed at, the uppermost last; looked up once for what is shown and marked."""
        key = (
            self.picture.version,
            marks.tray,
            marks.legal,
            marks.lifted,
            marks.chosen,
            marks.askable,
            marks.whole_turn,
            marks.lesson,
            marks.tried,
            marks.why_not is not None,
        )
        if key != self._found_for:
            self._found_for, self._found = key, self.frame.targets(self.picture, marks)
        return self._found

    def at(self, pos: Point, marks: Marks, hand: Hand | None) -> Target | None:
        """The target under a point, legal or not; None where nothing can be meant."""
        for target, rect in reversed(self.framed(marks)):
            if rect.collidepoint(pos):
                return target
        if marks.tray or not self.ark.geometry.zone.collidepoint(pos):
            return None
        if hand is None:
            return ARK if self.ark.geometry.square_at(pos) else None
        return hand.pick(self.spots(pos))

    def seems_other(self, pos: Point, marks: Marks, shown: Marks, hand: Hand | None) -> bool:
        """Whether what is ``shown`` on offer is not what is, and there nothing can be clicked that looks as it is."""
        if shown.offer == marks.offer:
            return False
        target = self.at(pos, marks, hand)
        return target not in marks.legal or target != self.at(pos, shown, hand)

    def spots(self, pos: Point) -> Spots:
        """What of the ark lies under a point."""
        geometry = self.ark.geometry
        empty = [field for field in geometry.board.fields if field not in self.picture.pitch]
        return Spots(geometry.edge_at(pos), geometry.field_at(pos, empty), geometry.square_at(pos))

    def rect_of(self, target: Target, marks: Marks) -> Rect | None:
        """Where a target lies, if it is shown now."""
        geometry, (kind, name) = self.ark.geometry, target
        if kind == "edge":
            return geometry.edge_rect(name)
        if kind == "field":
            return geometry.cube_rect(name)
        if kind in ("square", "pen"):
            return geometry.square_rect(name)
        return dict(self.framed(marks)).get(target)

    def pen(self, marks: Marks) -> Rect | None:
        """Where the enclosure under the pointer lies, if a pair can be set into it."""
        if marks.hover is None or marks.hover[0] != "pen":
            return None
        squares = [self.ark.geometry.square_rect(square) for square in self.picture.enclosures[marks.hover[1]]]
        return squares[0].unionall(squares)

    def lifted_from(self, marks: Marks) -> dict[str, Point]:
        """Where the tiles in hand were taken from, by their names."""
        places = dict(self.framed(marks))
        return {target[1].split()[1]: places[target].center for target in marks.lifted if target in places}

    def point_of(self, target: Target, marks: Marks) -> Point:
        """A point that means a target which is shown now.  Raises KeyError where it is not shown."""
        if target[0] in ("edge", "field", "square", "pen"):
            return self.ark.geometry.point_of(target)
        return dict(self.framed(marks))[target].center
