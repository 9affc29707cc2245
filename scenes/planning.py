"""Planning: every worker in turn goes to an action space (and, before the first round, the dealing of animals)."""

from __future__ import annotations

from scenes.table.scene import TableScene


class Planning(TableScene):
    """The quiet of choosing: nothing lies over the ark."""

    phases = ("setup", "planning")
