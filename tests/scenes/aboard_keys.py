"""Whoever plays Animals on Board by keys alone."""

from __future__ import annotations

import random

import pygame
from keyboard_hand import Keys, Press

from scenes.aboard import AboardScene
from scenes.app import App
from scenes.handover import KEYS_AFTER, Handover


class KeyPlayer(Keys):
    """Everybody at one table, who have keys alone."""

    def __init__(self, app: App, scene: AboardScene, press: Press | None = None) -> None:
        super().__init__(app, lambda: scene.steering, press)
        self.scene = scene

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.app.frame()

    def be_there(self) -> None:
        """Where the curtain is closed, say that one is there."""
        if isinstance(self.app.stack.top, Handover):
            self.wait(KEYS_AFTER + 0.1)
            self.key(pygame.K_RETURN)
            self.wait(0.1)

    def make(self, text: str) -> None:
        """Make a move."""
        table = self.scene.table
        assert table.hand
        self.choose(*table.hand.gesture(table.state.parse(text)))

    def play(self, rng: random.Random) -> None:
        """The match to its end, by moves drawn."""
        match = self.scene.table.play.match
        for _ in range(400):
            self.be_there()
            if self.app.stack.top is not self.scene:
                return
            legal = match.state.legal()
            takes = [move.text for move in legal if move.text.startswith("take")] if len(legal) < 40 else []
            text = rng.choice(takes or [legal[rng.randrange(len(legal))].text])
            self.make(text)
            assert text in [move.text for move in match.moves[-15:]]
