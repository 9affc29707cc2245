"""Which scene shows which phase of the two ark games."""

from __future__ import annotations

from scenes.deluge import Deluge
from scenes.performing import Performing
from scenes.planning import Planning
from scenes.table.scene import TableScene
from scenes.table.table import Table

_SCENES: tuple[type[TableScene], ...] = (Planning, Performing, Deluge)


def scene_of(table: Table) -> TableScene:
    """The scene for what the table shows now."""
    return next(scene for scene in _SCENES if table.picture.phase in scene.phases)(table)
