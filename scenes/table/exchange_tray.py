"""The tray of an exchange: three tiles drawn from the bags, one to keep, and one's own tiles, one to give."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.table.hands.trading import BACK
from scenes.table.marks import Marks, Target
from scenes.table.picture import Picture
from scenes.table.pieces import arrow, dashes, head
from scenes.table.table_button import TableButton
from scenes.table.tiles import TRAY_RATIO, species_of
from scenes.table.tray import BAGS, EYE, GOLD_PLATE, SMALL_PLATE, TRAY_BUTTON, Tray, TrayGround
from scenes.theme import BOLD, CARD, CREAM
from scenes.words import table as words

_KEEP, _STEP, _KEEP_LEFT, _KEEP_TOP = 172.0, 196.0, 338.0, 66.0
_GIVE_LEFT, _GIVE_RIGHT = 338.0, 1100.0
_GIVE_TOP, _GIVE_BOTTOM = 292.0, 528.0
_GIVE, _STILL, _STILL_STEP = 140.0, 95.0, 112.0
_STILL_TOP = 362.0
_NARROW_STEP = 164.0
_GAP, _MOST_ROWS = 14.0, 3
"""Between tiles, and how many rows they may take, where one's own tiles are many."""
_KEEP_SIGN, _GIVE_SIGN = (40.0, 126.0, 258.0, 72.0), (40.0, 397.0, 258.0, 72.0)
_BETWEEN_SIGNS = (169.0, 297.0)
"""Where the arrows find room between the two signs, if there is none between the tiles."""
_PARTNER, _PARTNER_OUT = (96.0, 54.0), 9.0
"""The plate with a partner's holder, and how far it reaches beyond its tile."""
_SMALL_BAG, _LARGE_BAG = 100.0, 167.0


@dataclass(frozen=True)
class _Own:
    """One's own tiles: where they lie, and whether all of them lie in one row with room above and below."""

    rects: dict[str, Rect]
    roomy: bool


class ExchangeTray(Tray):
    """'Keep one' above, 'Give one' below; while tiles are being drawn the bags stand below instead."""

    def __init__(self, brush: Brush, ground: TrayGround | None = None) -> None:
        """Where the ark's zone is low the tray is smaller, and letters are as usual."""
        share = brush.layout.exchange_share
        super().__init__(brush.drawn(share, min(1.0, brush.layout.scale)), ground)

    def rect(self) -> Rect:
        return self.brush.layout.exchange_tray()

    def eye(self) -> Rect:
        return self.place(1113, 434, 82, 75)

    def bag(self, name: str) -> Rect:
        return self.centred(480 if name == "m" else 772, 428, _LARGE_BAG)

    def bag_back(self, name: str) -> Rect:
        return self.centred(1052 if name == "m" else 1136, 125, _SMALL_BAG)

    def drawn(self, picture: Picture, tile: str) -> Rect:
        place = picture.lain.index(tile) if tile in picture.lain else len(picture.lain)
        return self._keep(place)

    def _keep(self, place: int) -> Rect:
        return self.place(_KEEP_LEFT + place * _STEP, _KEEP_TOP, _KEEP, round(_KEEP * TRAY_RATIO))

    # -- one's own tiles
    def _own(self, picture: Picture, marks: Marks) -> _Own:
        """Those that may be given first, large; those that stay behind them, small; all small where they are many.

        While nobody at the mouse decides none of them stays.
        """
        held = picture.held[picture.actor].animals if picture.actor else []
        give = [tile for tile in held if not marks.legal or ("give", tile) in marks.legal]
        still = [tile for tile in held if tile not in give]
        room = _GIVE_RIGHT - _GIVE_LEFT
        for step in (_STEP, _NARROW_STEP):
            if len(give) * step + len(still) * _STILL_STEP <= room:
                return _Own(self._in_a_row(give, still, step), True)
        return _Own(self._in_rows([*give, *still]), False)

    def _in_a_row(self, give: list[str], still: list[str], step: float) -> dict[str, Rect]:
        rects = {}
        inset = (_STEP - 24 - _GIVE) / 2
        for number, tile in enumerate(give):
            x = _GIVE_LEFT + inset + number * step
            rects[tile] = self.place(x, 352, _GIVE, round(_GIVE * TRAY_RATIO))
        left = _GIVE_LEFT + len(give) * step + 6
        for number, tile in enumerate(still):
            rects[tile] = self.place(left + number * _STILL_STEP, _STILL_TOP, _STILL, round(_STILL * TRAY_RATIO))
        return rects

    def _in_rows(self, tiles: list[str]) -> dict[str, Rect]:
        """As large as they can be in the number of rows that suits them best."""
        width, rows = max((_width_in(len(tiles), rows), rows) for rows in range(1, _MOST_ROWS + 1))
        per_row, height = -(-len(tiles) // rows), width * TRAY_RATIO
        top = (_GIVE_TOP + _GIVE_BOTTOM - rows * (height + _GAP) + _GAP) / 2
        rects = {}
        for number, tile in enumerate(tiles):
            row, place = divmod(number, per_row)
            x, y = _GIVE_LEFT + place * (width + _GAP), top + row * (height + _GAP)
            rects[tile] = self.place(x, y, width, height)
        return rects

    def targets(self, picture: Picture, marks: Marks) -> list[tuple[Target, Rect]]:
        targets: list[tuple[Target, Rect]] = [(("drawn", tile), self.drawn(picture, tile)) for tile in picture.drawn]
        if _drawing(picture, marks):
            targets += [(("bag", name), self.bag(name)) for name in ("m", "f")]
        else:
            targets += [(("give", tile), rect) for tile, rect in self._own(picture, marks).rects.items()]
        if BACK in marks.legal:
            targets.append((BACK, self._back()))
        return [*targets, (EYE, self.eye())]

    def _back(self) -> Rect:
        """The button that closes the tray before anything is drawn."""
        return self.place(1113, 66, 82, 75)

    # -- drawing
    def paint(self, target: Surface, picture: Picture, marks: Marks) -> None:
        self.draw_sign(target, words.keep_one_sign(), self.place(*_KEEP_SIGN))
        awaited = 0 if picture.settled else len(picture.coming) + picture.to_draw
        for place in range(len(picture.drawn), len(picture.drawn) + awaited):
            dashes(self.brush, target, self._keep(place), 20, "#c99a63", 4)
        for tile in picture.drawn:
            self.draw_tile(target, tile, self.drawn(picture, tile), _look(marks, ("drawn", tile)))
            self.draw_partner(target, picture, tile)
        if _drawing(picture, marks):
            self._draw_bags(target, picture)
            self._draw_back(target, marks)
        else:
            self._draw_giving(target, picture, marks)

    def draw_partner(self, target: Surface, picture: Picture, tile: str) -> None:
        """At the corner of a drawn tile whose partner somebody holds: a heart and the holder's head."""
        owner = picture.holder_of_partner(tile)
        if not owner:
            return
        px, rect = self.brush.layout.px, self.drawn(picture, tile)
        plate = Rect(0, 0, px(_PARTNER[0]), px(_PARTNER[1]))
        plate.topright = (rect.right + px(_PARTNER_OUT), rect.top - 2 * px(_PARTNER_OUT))
        self.brush.plate(target, plate, GOLD_PLATE if owner == picture.actor else SMALL_PLATE)
        middle = plate.centery - px(2)
        self.brush.picture(target, "icons/paired", (plate.left + px(28), middle), 34)
        head(self.brush, target, owner, (plate.right - px(31), middle), 42)

    def _draw_back(self, target: Surface, marks: Marks) -> None:
        if BACK in marks.legal:
            button = TableButton(self._back(), lambda: None, icon="icons/close", style=TRAY_BUTTON, icon_units=50)
            button.show_as(marks, BACK)
            button.draw(target, self.brush)

    def _draw_bags(self, target: Surface, picture: Picture) -> None:
        for name in ("m", "f"):
            self.draw_bag(target, name)
            count = self.place(0, 402, 99, 51)
            count.left = self.bag(name).right + self.brush.layout.px(4)
            self.draw_count(target, picture.bags.get(name, 0), count)

    def _draw_giving(self, target: Surface, picture: Picture, marks: Marks) -> None:
        self._draw_rest(target)
        self.draw_sign(target, words.give_one_sign(), self.place(*_GIVE_SIGN))
        own = self._own(picture, marks)
        for tile, rect in own.rects.items():
            paired = species_of(tile) in picture.paired
            look = _look(marks, ("give", tile))
            still = marks.legal and ("give", tile) not in marks.legal
            self.draw_tile(target, tile, rect, look or ("still" if still else ""), paired)
        first = next((rect for tile, rect in own.rects.items() if ("give", tile) not in marks.legal), None)
        if marks.legal and own.roomy and first:
            room = self.rect().right - self.brush.layout.px(40) - first.left
            text = self.brush.words(words.paired_stay(), 23, BOLD, CREAM, width=room)
            target.blit(text, text.get_rect(midleft=(first.left - 4, self.place(0, 495, 0, 0).top)))
        self._draw_arrows(target, picture, marks, own)

    def _draw_rest(self, target: Surface) -> None:
        """The bags into which what is not kept goes."""
        for name in BAGS:
            place = self.bag_back(name)
            self.brush.picture_px(target, BAGS[name], place.center, place.width)
        text = self.brush.words(words.rest_goes_back(), 23, BOLD, CREAM, wrap=self.brush.layout.px(160), centred=True)
        target.blit(text, text.get_rect(midtop=self.place(1095, 178, 0, 0).topleft))

    def _draw_arrows(self, target: Surface, picture: Picture, marks: Marks, own: _Own) -> None:
        """The arrows between the tile to keep and the tile to give, or between the signs, once both are chosen."""
        kept = next((self.drawn(picture, tile) for kind, tile in marks.chosen if kind == "drawn"), None)
        given = next((own.rects.get(tile) for kind, tile in marks.chosen if kind == "give"), None)
        if not (kept and given):
            return
        px = self.brush.layout.px
        plate = Rect(0, 0, px(130), px(68))
        between = ((kept.centerx + given.centerx) // 2, self.place(0, 317, 0, 0).top)
        plate.center = between if own.roomy else self.place(*_BETWEEN_SIGNS, 0, 0).topleft
        self.brush.plate(target, plate, SMALL_PLATE.but(face=CARD, radius=34, shadow=4))
        for side, turn in ((-1, 90), (1, -90)):
            arrow(self.brush, target, (plate.centerx + side * px(28), plate.centery - px(2)), 46, turn)


def _drawing(picture: Picture, marks: Marks) -> bool:
    """Whether tiles are still being drawn."""
    if picture.settled:
        return False
    asked = {kind for kind, _ in marks.legal}
    return "bag" in asked or ("give" not in asked and bool(picture.coming or picture.to_draw))


def _width_in(count: int, rows: int) -> float:
    """How wide, in units, so many of one's own tiles can be in a number of rows."""
    per_row = -(-count // rows)
    across = (_GIVE_RIGHT - _GIVE_LEFT + _GAP) / per_row - _GAP
    down = ((_GIVE_BOTTOM - _GIVE_TOP + _GAP) / rows - _GAP) / TRAY_RATIO
    return min(_GIVE, across, down)


def _look(marks: Marks, target: Target) -> str:
    if target in marks.chosen or target == marks.hover:
        return "lit"
    return "legal" if target in marks.shining else ""
