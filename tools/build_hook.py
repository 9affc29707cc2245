"""What Hatchling does before it packs or links the package: the translations are compiled."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.translations import compile_all


class CompiledTexts(BuildHookInterface[Any]):
    """Sees that every language has its ``.mo``, which a wheel carries in the place of the text."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build."""
        compile_all()
