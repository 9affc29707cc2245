"""Performing: the actions from left to right, each with its own hand and, where animals are drawn, its tray."""

from __future__ import annotations

from scenes.table.scene import TableScene


class Performing(TableScene):
    """Also the whole of the Family Variant, where choosing and performing are one."""

    phases = ("performing",)
