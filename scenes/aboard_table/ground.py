"""What lies still on the table of Animals on Board: sea, island, panels, mats and sign."""

from __future__ import annotations

from pygame import Surface

from scenes.aboard_table import frame, paintings
from scenes.aboard_table.choreography import AboardStage
from scenes.aboard_table.meadow import MeadowPlan
from scenes.paint import Brush


class Ground:
    """Draws it as the picture of a stage has it; made anew for each window size."""

    def __init__(self, brush: Brush, stage: AboardStage) -> None:
        self.brush = brush
        self.stage = stage
        self._panels: Surface | None = None
        self._shown: tuple[object, ...] = ()

    def draw_base(self, target: Surface) -> None:
        """Sea, island and panels, painted anew when something in a panel has changed."""
        panels = self.stage.panels(self.stage.picture)
        key = (panels.key(), self.brush.layout.size)
        if self._panels is None or self._shown != key:
            self._panels = self._panels or Surface(self.brush.layout.size).convert()
            self._panels.blit(self._landscape(), (0, 0))
            panels.draw(self._panels)
            self._shown = key
        target.blit(self._panels, (0, 0))

    def draw_middle(self, target: Surface, plan: MeadowPlan) -> None:
        """The mats, the tiles of a hand, and the sign."""
        picture = self.stage.picture
        paintings.mats(target, self.brush, plan, picture.flying)
        paintings.hand(target, self.brush, plan, picture.hand)
        frame.sign(target, self.brush, picture)

    def _landscape(self) -> Surface:
        """Sea and island, painted once for a window size and a place of the meadow."""
        key = ("aboard landscape", tuple(self.brush.layout.aboard.meadow()))
        kept = self.brush.art.kept(key)
        if kept is None:
            kept = Surface(self.brush.layout.size).convert()
            paintings.sea(kept, self.brush)
            paintings.island(kept, self.brush)
            self.brush.art.keep(key, kept)
        return kept
