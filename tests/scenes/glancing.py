"""What makes many apps quick: pictures rasterised by one test for all, and frames that are drawn once looked at."""

from __future__ import annotations

from pygame import Surface

from scenes.app import App
from scenes.system import art
from scenes.system.art import Art, Size
from scenes.system.clock import Clock
from scenes.system.settings import Settings
from scenes.system.window import Offscreen

_shared = Art(room=40_000_000)
_from_file, _from_svg = art.from_file, art.from_svg


def from_file(name: str, size: Size) -> Surface:
    """Instead of ``art.from_file``."""
    key = (art.ROOT, name, size)
    return _shared.kept(key) or _shared.keep(key, _from_file(name, size))


def from_svg(body: str, size: Size) -> Surface:
    """Instead of ``art.from_svg``."""
    key = (body, size)
    return _shared.kept(key) or _shared.keep(key, _from_svg(body, size))


SAMPLE = 4
"""Of so many frames one is drawn whether anybody looks or not."""


class _Seen(Offscreen):
    """A surface that is painted when somebody looks at it."""

    app: Glancing | None = None

    def surface(self) -> Surface:
        if self.app:
            self.app.look()
        return super().surface()

    def resize(self, size: tuple[int, int]) -> None:
        self.surface()
        super().resize(size)


class Glancing(App):
    """An app that draws what is looked at, and one frame in ``every``: drawing changes nothing, and costs most."""

    def __init__(self, size: tuple[int, int], clock: Clock, settings: Settings, every: int) -> None:
        screen = _Seen(size)
        super().__init__(screen, clock, settings)
        self.every, self._frames, self._unseen = every, 0, False
        screen.app = self

    def _show(self) -> None:
        self._frames += 1
        if self.mishaps or self._frames % self.every == 0:  # where errors are met, those of drawing are as well
            self._unseen = False
            super()._show()
        else:
            self._pass_by()

    def _pass_by(self) -> None:
        """All that drawing a frame leads to, without a picture."""
        self._unseen, self._exposed = True, False
        for scene in self.stack.visible():
            scene.stale = False
        self.screen.flip()

    def look(self) -> None:
        """Draw the last frame, if it has not been."""
        if self._unseen:
            self._unseen = False
            flips = self.screen.flips
            super()._show()
            self.screen.flips = flips
