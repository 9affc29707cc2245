"""What lies still on the table of the two ark games: a picture that goes from one phase's scene to the next."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.marked_ark import outside
from scenes.table.picture import Picture

_NOWHERE = Rect(0, 0, 0, 0)


class Still:
    """Ark and frame of one window without what is marked in them; made anew for each window size."""

    def __init__(self, ark: ArkView, frame: Frame) -> None:
        self._ark = ark
        self._frame = frame
        self._layer: Surface | None = None
        self._shown = -1

    def draw(self, target: Surface, picture: Picture, hidden: Rect = _NOWHERE) -> None:
        """The whole window, of which only what looks different from before is painted anew.

        What is ``hidden`` by something opaque that is drawn next is left out.
        """
        layer = self._layer = self._layer or Surface(target.get_size())
        if self._shown != picture.version:
            for place in self._changed(layer, picture):
                layer.set_clip(place)
                self._ark.draw(layer, picture)
                self._frame.draw(layer, picture)
            layer.set_clip(None)
            self._shown = picture.version
        target.blits([(layer, part, part) for part in outside(layer.get_rect(), hidden)], False)

    def _changed(self, layer: Surface, picture: Picture) -> list[Rect]:
        """Where the layer looks different from before: everywhere, if it has never been painted."""
        on_the_ark = self._ark.take_changed(picture)
        return [layer.get_rect()] if self._shown < 0 else on_the_ark + self._frame.changed(picture)

    def forget(self) -> None:
        """Paint all anew: other scenes have been there, in which anything may have been chosen."""
        self._shown = -1
