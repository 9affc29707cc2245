"""The screen of the saves, over a folder of a few matches or of many."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from kept_matches import Folder, settle

from scenes.app import App
from scenes.load.scene import Load
from scenes.system.saves import Saves

GRANDMA = "Rainy Sunday at Grandma's"


def three_matches(app: App, path: Path) -> Folder:
    """One in play, one of Animals on Board in play, and one that is finished, kept below ``path``."""
    app.saves = Saves(path / "saves")
    kept = Folder(app.saves, datetime.now().astimezone())
    kept.add("auto-1.json", "ark-2-greedy", 0.6, 0.0)
    kept.add("aboard.json", "aboard-2-greedy", 0.5, 1.0, name=GRANDMA)
    kept.add("auto-2.json", "family-2-greedy", 1.0, 2.0)
    return kept


def opened(app: App) -> Load:
    """The screen of the saves, with all of it found out."""
    scene = Load(app)
    app.stack.push(scene)
    settle(app)
    return scene


def crowded(app: App, folder: Folder) -> Load:
    """The screen with so many that they are not all in sight."""
    text = (folder.saves.folder / "auto-1.json").read_bytes()
    for index in range(60):
        folder.write(f"copy-{index:02}.json", text)
    return opened(app)


def row(scene: Load, index: int) -> tuple[int, int]:
    """Where a row is."""
    return scene.rows.row_rect(index).center


def shown(scene: Load) -> list[str]:
    """The files that are shown, by name."""
    return [entry.path.name for entry in scene.rows.entries]
