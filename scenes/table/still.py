"""What lies still on the table of the two ark games: a picture that goes from one phase's scene to the next."""

from __future__ import annotations

from pygame import Surface

from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.picture import Picture


class Still:
    """Ark and frame of one window without what is marked in them; made anew for each window size."""

    def __init__(self, ark: ArkView, frame: Frame) -> None:
        self._ark = ark
        self._frame = frame
        self._layer: Surface | None = None
        self._shown = -1

    def draw(self, target: Surface, picture: Picture) -> None:
        """The whole window, painted anew only where the picture is another than before."""
        if self._layer is None or self._shown != picture.version:
            self._layer = self._layer or Surface(target.get_size()).convert()
            self._ark.draw(self._layer, picture)
            self._frame.draw(self._layer, picture)
            self._shown = picture.version
        target.blit(self._layer, (0, 0))

    def forget(self) -> None:
        """Paint all anew: other scenes have been there, in which anything may have been chosen."""
        self._shown = -1
