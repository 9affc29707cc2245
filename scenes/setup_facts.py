"""What the number of players makes of the game: the ark in small, and some facts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import cast

from pygame import Surface

import game
from game import Record
from game.ark.state import State as ArkState
from scenes.draft import Draft
from scenes.layouts.setup import FactsGrid
from scenes.paint import Brush
from scenes.table.ark import ArkView
from scenes.table.hull import begin_hull
from scenes.table.picture import Picture, Seat
from scenes.theme import BOLD, CHARACTERS, FREDOKA, PANEL, TEXT
from scenes.words import labels

_MARGIN = {False: 10, True: -7}
"""By how much the ark may be wider than its place, in units: on wide windows and on tall ones."""


class Facts:
    """Draws the preview and the facts of a draft in one window size."""

    def __init__(self, brush: Brush, draft: Draft) -> None:
        self.brush = brush
        self.draft = draft
        self.grid = FactsGrid(brush.layout)

    def paint(self, target: Surface) -> None:
        if self.draft.game != "family":
            self._paint_facts(target)
        if self.draft.game == "aboard":
            self._paint_little_arks(target)
        else:
            self._paint_ark(target)

    @property
    def _players(self) -> tuple[str, ...]:
        """As many colours as have sat down; with too few, as many as are needed."""
        return game.COLOURS[: max(game.PLAYERS[0], len(self.draft.taken))]

    def _paint_facts(self, target: Surface) -> None:
        self.brush.plate(target, self.grid.rect, PANEL)
        tall = self.grid.tall
        heading = {"midleft": self.grid.line(0)}
        room = self.grid.rect.width - 2 * self.brush.layout.px(28)
        players = labels.players(len(self.draft.taken))
        self.brush.text(target, players, 44 if tall else 36, heading, face=FREDOKA, width=room)
        for index, fact in enumerate(self._facts(), 1):
            where = {"midleft": self.grid.line(index)}
            self.brush.text(target, fact, 30 if tall else 23.5, where, face=BOLD if tall else TEXT, width=room)
        for index, seat in enumerate(self.draft.taken):
            worker = CHARACTERS[seat.colour].worker
            self.brush.picture(target, worker, self.grid.worker(index), 84 if tall else 58)

    def _facts(self) -> tuple[str, ...]:
        short = self.grid.tall
        if not self.draft.ready:
            return (labels.too_few(game.PLAYERS[0]),)
        if self.draft.game == "aboard":
            herd = game.new("aboard", self._players, self.draft.options).position()["pile"]
            return labels.herd_facts(len(herd))
        state = _ark_of(self.draft.game, self._players)
        columns = {column for column, _ in state.board.places}
        return labels.ark_facts(len(columns), len(state.board.places), state.rounds, short)

    def _paint_ark(self, target: Surface) -> None:
        layout = self.brush.layout
        zone = (
            layout.setup_preview()
            .inflate(layout.px(_MARGIN[layout.tall]), 0)
            .move(0 if layout.tall else layout.px(4), 0)
        )
        state = self._ark
        picture = Picture.of(state, tuple(Seat(colour, "") for colour in state.players))
        if not self.draft.played:
            picture.game = "family"
        view = ArkView(self.brush, state.board, zone)
        target.blit(view.ark(picture), view.geometry.hull_rect)
        begin_hull(self.brush, state.board)

    @property
    def _ark(self) -> ArkState:
        """The ark as the match will find it: empty, or built as far as it has been already."""
        if not self.draft.played:
            return _ark_of(self.draft.game, self._players)
        return _ark_after(self.draft.game, self.draft.plan().players, tuple(self.draft.options), self.draft.played)

    def _paint_little_arks(self, target: Surface) -> None:
        """The little ark of each seat with its captain, in two rows."""
        zone = self.brush.layout.setup_preview()
        width, height = zone.width // 2, zone.height // 2
        side = round(min(width * 0.86, height * 1.42))
        for index, seat in enumerate(self.draft.taken):
            x = zone.left + width // 2 + index % 2 * width
            y = zone.top + height // 2 + index // 2 * height + side // 8
            head = (x, y - round(side * 0.26))
            self.brush.picture_px(target, CHARACTERS[seat.colour].portrait, head, round(side * 0.38))
            self.brush.picture_px(target, "scene/little-ark", (x, y), side)


@cache
def _ark_of(name: str, players: tuple[str, ...]) -> ArkState:
    """One of the two ark games at its start, for looking at."""
    return cast(ArkState, game.new(name, players))


@lru_cache(maxsize=1)
def _ark_after(name: str, players: tuple[str, ...], rules: tuple[str, ...], moves: tuple[str, ...]) -> ArkState:
    """The same after some moves."""
    return cast(ArkState, Record(name, players, dict.fromkeys(rules, True), moves).replay())
