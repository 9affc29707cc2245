"""The picture of a match on its saves and on Continue: the ark on its sea, or the meadow, as everybody may see it."""

from __future__ import annotations

from typing import cast

from pygame import Rect, Surface

from game.aboard import AnimalsOnBoard
from game.ark.state import State as ArkState
from game.core import State
from scenes.aboard_table import paintings
from scenes.aboard_table.choreography import AboardStage
from scenes.aboard_table.meadow import Mat, MeadowPlan, Middle, plan_meadow
from scenes.aboard_table.picture import AboardPicture, in_tile_order
from scenes.layout import Layout
from scenes.layouts.load import RATIO
from scenes.paint import Brush
from scenes.shapes import medallion
from scenes.table.ark import ArkView
from scenes.table.picture import Picture, Seat
from scenes.theme import CHARACTERS

_WINDOW = (1280, 720)
"""The window that the picture is a part of: it is drawn at this size and shrunk to where it is shown."""
_MARGIN, _NEAREST = 90, 800
"""Pixels of that window shown round the groups, and how many of them the picture is wide at least."""
_STORM_AGE = 5.0
"""Seconds into the Deluge that its picture shows: no flash lights the sky then."""


class MatchPainter:
    """Paints matches, each as it is now; what they have in common is kept from one to the next."""

    def __init__(self) -> None:
        self._brush = Brush(Layout(_WINDOW))

    def paint(self, state: State) -> Surface:
        """The middle of the table, ``RATIO`` times wider than high, without anything that is secret from anybody."""
        seats = tuple(Seat(colour, "") for colour in state.scores())
        window = Surface(_WINDOW)
        if state.game == "aboard":
            shown = self._paint_aboard(window, cast(AnimalsOnBoard, state), seats)
        else:
            shown = self._paint_ark(window, cast(ArkState, state), seats)
        return window.subsurface(_part_round(shown)).copy()

    def _paint_ark(self, window: Surface, state: ArkState, seats: tuple[Seat, ...]) -> Rect:
        """What of the window must be seen."""
        picture = Picture.of(state, seats)
        view = ArkView(self._brush, state.board)
        if picture.phase.startswith("deluge") or (state.to_move is None and picture.game == "ark"):
            view.draw_storm(window, picture, _STORM_AGE)
            view.draw_rain(window, _STORM_AGE)
        else:
            view.draw(window, picture)
        return view.geometry.zone

    def _paint_aboard(self, window: Surface, state: AnimalsOnBoard, seats: tuple[Seat, ...]) -> Rect:
        """The groups in the middle, or at the end of the game the herd of each player with its owner."""
        picture = AboardPicture.of(state, seats)
        paintings.sea(window, self._brush)
        paintings.island(window, self._brush)
        plan = self._paint_herds(window, state) if state.to_move is None else self._paint_middle(window, picture)
        mats = [mat.rect for mat in plan.mats]
        return mats[0].unionall(mats) if mats and plan.hand_tray is None else self._brush.layout.aboard.meadow()

    def _paint_middle(self, window: Surface, picture: AboardPicture) -> MeadowPlan:
        plan = AboardStage(self._brush, picture).middle(picture)
        for mat in plan.mats:
            if mat.group:
                window.blit(paintings.whole_mat(self._brush, mat), mat.rect)
            paintings.lying_group(window, self._brush, mat, {mat.name})
        paintings.hand(window, self._brush, plan, picture.hand)
        return plan

    def _paint_herds(self, window: Surface, state: AnimalsOnBoard) -> MeadowPlan:
        herds = {colour: tuple(in_tile_order(tiles)) for colour, tiles in state.position()["arks"].items() if tiles}
        plan = plan_meadow(self._brush.layout, Middle(tuple(herds.values()), still=True))
        for mat in plan.mats:
            paintings.lying_group(window, self._brush, mat)
            self._paint_owner(window, mat, next(colour for colour, herd in herds.items() if herd == mat.group))
        return plan

    def _paint_owner(self, window: Surface, mat: Mat, colour: str) -> None:
        """The portrait where a mat has its button."""
        who = CHARACTERS[colour]
        medallion(window, self._brush, mat.button.center, 42, who.portrait, who.colour, 1.8, 0.12)


def _part_round(shown: Rect) -> Rect:
    """The part of the window that is the picture: a little more than what must be seen, never all too near."""
    width = max(shown.width + _MARGIN, (shown.height + _MARGIN) * RATIO, _NEAREST)
    part = Rect(0, 0, min(_WINDOW[0], round(width)), 0)
    part.height = round(part.width / RATIO)
    part.center = shown.center
    return part.clamp(Rect((0, 0), _WINDOW))
