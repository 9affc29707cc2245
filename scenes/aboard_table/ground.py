"""What lies still on the table of Animals on Board: sea, island, panels, mats and sign."""

from __future__ import annotations

from pygame import Surface

from scenes.aboard_table import frame, paintings
from scenes.aboard_table.arks import Panels
from scenes.aboard_table.choreography import AboardStage
from scenes.aboard_table.meadow import MeadowPlan
from scenes.paint import Brush


class Ground:
    """Draws it as the picture of a stage has it; made anew for each window size."""

    def __init__(self, brush: Brush, stage: AboardStage) -> None:
        self.brush = brush
        self.stage = stage
        self._base: Surface | None = None
        self._landscape_of: Surface | None = None
        """Sea and island as they lie under the panels in what is kept."""
        self._shown: dict[str, object] = {}
        """By colour, what is shown of a player's panel."""

    def draw_base(self, target: Surface) -> None:
        """Sea, island and panels; those panels are painted anew in which something has changed."""
        panels, landscape = self.stage.panels(self.stage.picture), self._landscape()
        if self._base is None or self._landscape_of is not landscape:
            self._base, self._landscape_of, self._shown = landscape.copy(), landscape, {}
        shown = {seat.colour: panels.shows(seat.colour) for seat in self.stage.picture.seats}
        for colour, shows in shown.items():
            if self._shown.get(colour) != shows:
                self._paint(self._base, landscape, panels, colour)
        self._shown = dict(shown)
        target.blit(self._base, (0, 0))

    def _paint(self, base: Surface, landscape: Surface, panels: Panels, colour: str) -> None:
        """Paint one panel, and what reaches into its place of others."""
        place = panels.around(colour)
        base.set_clip(place)
        base.blit(landscape, place, place)
        for seat in self.stage.picture.seats:
            if panels.around(seat.colour).colliderect(place):
                panels.draw_one(base, seat.colour)
        base.set_clip(None)

    def draw_middle(self, target: Surface, plan: MeadowPlan) -> None:
        """The mats, the tiles of a hand, and the sign."""
        picture = self.stage.picture
        paintings.mats(target, self.brush, plan, picture.flying, self.stage.lifting.away)
        paintings.hand(target, self.brush, plan, picture.hand)
        frame.sign(target, self.brush, picture)

    def _landscape(self) -> Surface:
        """Sea and island, painted once for a window size and a place of the meadow."""
        key = ("aboard landscape", tuple(self.brush.layout.aboard.meadow()))
        kept = self.brush.art.kept(key)
        if kept is None:
            kept = Surface(self.brush.layout.size)
            paintings.sea(kept, self.brush)
            paintings.island(kept, self.brush)
            self.brush.art.keep(key, kept)
        return kept
