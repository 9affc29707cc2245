"""What lies still on the table of Animals on Board: sea, island, panels, mats and sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from pygame import Rect, Surface

from scenes.aboard_table import frame, paintings
from scenes.aboard_table.arks import Panels
from scenes.aboard_table.choreography import AboardStage
from scenes.aboard_table.meadow import Mat, MeadowPlan
from scenes.paint import Brush
from scenes.rects import joined


@dataclass(frozen=True)
class Part:
    """Something that lies still: ``look`` tells all that its drawing depends on, ``reach`` where that can be seen."""

    look: object
    reach: Rect
    paint: Callable[[Surface], None]


Parts = Mapping[str, Part]
NOTHING: Parts = MappingProxyType({})


class Ground:
    """Draws it as the picture of a stage has it; made anew for each window size."""

    def __init__(self, brush: Brush, stage: AboardStage) -> None:
        self.brush = brush
        self.stage = stage
        self._sea_and_island: tuple[object, Surface] | None = None
        self._layer: tuple[Surface, Surface] | None = None
        """All of it as it was shown last, and the sea and island below."""
        self._shown: Parts = NOTHING

    def draw(self, target: Surface, plan: MeadowPlan, above: Parts = NOTHING) -> None:
        """Everything with what lies ``above``; of all that only what has changed is painted anew."""
        landscape = self._landscape()
        if self._layer is None or self._layer[1] is not landscape:
            self._layer, self._shown = (landscape.copy(), landscape), NOTHING
        parts = {**self._panels(), **self._middle(plan), **above}
        for place in joined(self._changed(parts)):
            _paint(self._layer[0], landscape, parts, place)
        self._shown = parts
        target.blit(self._layer[0], (0, 0))

    def _changed(self, parts: Parts) -> Iterator[Rect]:
        """Where something has come, gone, moved, or looks different."""
        for name in self._shown.keys() | parts.keys():
            was, now = self._shown.get(name), parts.get(name)
            if not (was and now and (was.look, was.reach) == (now.look, now.reach)):
                yield from (part.reach for part in (was, now) if part)

    def _panels(self) -> dict[str, Part]:
        panels: Panels = self.stage.panels(self.stage.picture)
        return {
            colour: Part(panels.shows(colour), panels.around(colour), partial(_draw_panel, panels, colour))
            for colour in (seat.colour for seat in self.stage.picture.seats)
        }

    def _middle(self, plan: MeadowPlan) -> dict[str, Part]:
        """The mats, the tiles of a hand, and the sign."""
        brush, picture = self.brush, self.stage.picture
        parts = {f"mat {number}": self._mat(mat, plan) for number, mat in enumerate(plan.mats)}
        if plan.hand_tray:
            look = plan.hand, tuple(picture.hand)
            reach = paintings.around_dashed_mat(brush, plan.hand_tray)
            parts["hand"] = Part(look, reach, lambda target: paintings.hand(target, brush, plan, picture.hand))
        told = frame.sign_text(picture)
        parts["sign"] = Part(told, frame.around_sign(brush), lambda target: frame.sign(target, brush, told))
        return parts

    def _mat(self, mat: Mat, plan: MeadowPlan) -> Part:
        flying = {mat.name, *mat.group} & set(self.stage.picture.flying)
        lifted = {*(plan.tray.tiles if plan.tray else ()), *self.stage.lifting.away} & set(mat.group)
        brush = self.brush
        return Part(
            (mat, flying, lifted), mat.rect, lambda target: paintings.lying_group(target, brush, mat, flying, lifted)
        )

    def _landscape(self) -> Surface:
        """Sea and island, painted once for a window size and a place of the meadow."""
        key = ("aboard landscape", tuple(self.brush.layout.aboard.meadow()))
        if self._sea_and_island is None or self._sea_and_island[0] != key:
            self._sea_and_island = key, self.brush.art.kept(key) or self.brush.art.keep(key, self._painted())
        return self._sea_and_island[1]

    def _painted(self) -> Surface:
        landscape = Surface(self.brush.layout.size)
        paintings.sea(landscape, self.brush)
        paintings.island(landscape, self.brush)
        return landscape


def _draw_panel(panels: Panels, colour: str, target: Surface) -> None:
    panels.draw_one(target, colour)


def _paint(layer: Surface, landscape: Surface, parts: Parts, place: Rect) -> None:
    """Paint all that can be seen at a place, from below."""
    layer.set_clip(place)
    layer.blit(landscape, place, place)
    for part in parts.values():
        if part.reach.colliderect(place):
            part.paint(layer)
    layer.set_clip(None)
