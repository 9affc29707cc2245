"""Somebody with the mouse at a table, whichever of the two kinds of table it is."""

from __future__ import annotations

from aboard_hand import Player
from conftest import Hand

from scenes.aboard import AboardScene
from scenes.aboard_table.table import AboardTable
from scenes.app import App
from scenes.table.marks import Target
from scenes.table.scene import TableScene


class AtEitherTable:
    """Plays by real mouse events on what is the uppermost scene."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> TableScene | AboardScene:
        scene = self.app.stack.top
        assert isinstance(scene, TableScene | AboardScene), scene
        return scene

    @property
    def hand(self) -> Hand:
        """The hand on the mouse."""
        return Player(self.app, self.scene) if isinstance(self.scene, AboardScene) else Hand(self.app)

    def click(self, target: Target) -> None:
        """Click a target, which must lie uppermost there."""
        scene = self.scene
        if isinstance(scene, AboardScene):
            Player(self.app, scene).click_target(target)
        else:
            self.hand.click(scene.table.hits.point_of(target, scene.table.marks))

    def make(self, move: str) -> None:
        """Make a move by its clicks."""
        table = self.scene.table
        for target in table.hand.gesture(table.state.parse(move) if isinstance(table, AboardTable) else move):
            self.click(target)

    def button(self, name: str) -> Target:
        """A button of the table, as that knows it."""
        return (name, "") if isinstance(self.scene, AboardScene) else ("button", name)

    def press(self, name: str) -> None:
        """Press a button of the table."""
        self.click(self.button(name))
