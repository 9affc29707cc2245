"""What lies still on the table of the two ark games: a picture that goes from one phase's scene to the next."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from scenes.rects import NOWHERE, outside
from scenes.table.ark import ArkView
from scenes.table.frame import Frame
from scenes.table.picture import Picture

_AT_ONCE = 1_000_000
"""Pixels of parts of the frame that are painted anew in one frame: more than a window of 1920 x 1080 has."""


class Still:
    """Ark and frame of one window without what is marked in them; made anew for each window size."""

    def __init__(self, ark: ArkView, frame: Frame) -> None:
        self._ark = ark
        self._frame = frame
        self._layer: Surface | None = None
        self._shown = -1
        self.late = False
        """Whether parts that look different are left to be painted when it is drawn next."""

    def draw(self, target: Surface, picture: Picture, hidden: Rect = NOWHERE) -> None:
        """The whole window, of which only what looks different from before is painted anew.

        What is ``hidden`` by something opaque that is drawn next is left out.  In large windows what would take long
        comes in a few frames.
        """
        layer = self._layer = self._layer or Surface(target.get_size())
        if self.late or self._shown != picture.version:
            self._renew(layer, picture)
        target.blits([(layer, part, part) for part in outside(layer.get_rect(), hidden)], False)

    def _renew(self, layer: Surface, picture: Picture) -> None:
        anew, places = self._shown < 0, self._ark.take_changed(picture)
        most = layer.get_width() * layer.get_height() if anew else _AT_ONCE
        behind = partial(self._ark.draw, layer, picture)
        self.late = self._frame.renew(layer, picture, [layer.get_rect()] if anew else places, behind, most)
        self._shown = picture.version

    def forget(self) -> None:
        """Paint all anew: other scenes have been there, in which anything may have been chosen."""
        self._shown = -1
