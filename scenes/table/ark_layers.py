"""The ark of one window as pictures that are kept: alone, on the calm sea, and in the light of the Deluge."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import BLEND_RGBA_ADD, Rect, Surface

from scenes.table import hull, sea
from scenes.table.ark_pieces import FAMILY, ArkPieces
from scenes.table.layers import Layer, Things, replace
from scenes.table.picture import Picture


class ArkLayers:
    """All show the ark as it was when :meth:`renew` was called last."""

    def __init__(self, pieces: ArkPieces) -> None:
        self._pieces = pieces
        self._home = pieces.geometry.hull_rect
        self._empty = hull.hull(pieces.brush, pieces.geometry)
        self._sea = sea.calm_sea(pieces.brush)
        self._ground = Layer(self._empty, self._home.topleft)
        self._ark = Layer(self._empty, self._home.topleft)
        self.things: Things = {}
        """What lies on the ground."""
        self._bare: Surface | None = None
        self._calm: Surface | None = None
        self._dark: Surface | None = None

    def renew(self, picture: Picture) -> list[Rect]:
        """Show the ark as the picture has it; all places that look different for it."""
        self.things = self._pieces.pieces(picture)
        lower = self._ground.show(self._bedding(picture), self._empty)
        changed = self._ark.show(self.things, self._ground.surface, lower)
        if self._bare:
            self._lay_at_sea(self._bare, self._ground.surface, lower)
        if self._calm:
            self._lay_at_sea(self._calm, self.ark, changed)
        if self._dark:
            self._darken(self._dark, changed)
        return changed

    def _bedding(self, picture: Picture) -> Things:
        """Hay and empty pitch fields."""
        bedding = dict(self._pieces.sockets(picture)) if picture.game != FAMILY else {}
        for squares in picture.enclosures.values():
            bedding |= self._pieces.hay(squares)
        return bedding

    # -- the pictures
    @property
    def ark(self) -> Surface:
        """The ark alone on a transparent ground, as large as ``geometry.hull_rect``."""
        return self._ark.surface

    @property
    def bare(self) -> Surface:
        """What marks and pieces lie on, within ``hull_rect``: sea, hull, deck, hay and empty pitch fields."""
        if self._bare is None:
            self._bare = Surface(self._sea.get_size())
            self._bare.blit(self._sea, self._home, self._home)
            self._bare.blit(self._ground.surface, self._home)
        return self._bare

    @property
    def calm(self) -> Surface:
        """The whole window with the ark on the calm sea."""
        if self._calm is None:
            self._calm = self._sea.copy()
            self._calm.blit(self.ark, self._home)
        return self._calm

    @property
    def dark(self) -> Surface:
        """The ark alone in the light of the Deluge, as large as ``geometry.hull_rect``."""
        if self._dark is None:
            self._dark = sea.tinted(self.ark)
        return self._dark

    # -- bringing them up to date
    def _lay_at_sea(self, window: Surface, ark: Surface, places: Iterable[Rect]) -> None:
        for place in places:
            replace(window, self._sea, place)
            window.blit(ark, place, place.move(-self._home.left, -self._home.top))

    def _darken(self, dark: Surface, places: Iterable[Rect]) -> None:
        for place in places:
            part = place.move(-self._home.left, -self._home.top)
            dark.fill((0, 0, 0, 0), part)
            dark.blit(sea.tinted(self.ark.subsurface(part)), part, special_flags=BLEND_RGBA_ADD)
