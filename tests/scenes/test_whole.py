"""At every size of the window and of everything, in every language, nothing is cut, hidden, or lies over another."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pygame
import pytest
from whole import faults, nothing_drawn_in_vain

from scenes.system import texts
from scenes.system.settings import SIZES
from tools import shots
from tools.shots_records import LONG_NAMES
from tools.shots_studio import Studio

pytestmark = pytest.mark.usefixtures("languages")

ROOT = Path(__file__).parents[2]
LANGUAGES = (texts.ENGLISH, "de", "it", "pl")
TYPED = {
    *LONG_NAMES,
    "Rainy Sunday at Grandma's",
    "Žofie, Maximilianus, Wwwwwwwwwwww, Großvater, November 30",
}
"""What somebody has typed may be cut."""
SCROLLED = {"saves", "saves-removed", "saves-damaged", "saves-remove", "saves-rename"}
"""Pictures of a list that is longer than its window."""
COVERED = (
    "ark-why",
    "family-why",
    "aboard-why",
    "why-",
    "look-back-why",
    "family-hint",
    "ark-hint-deluge-animals",
    "guide-family-load",
    "guide-ark-load",
)
"""How pictures are named in which an answer, or the way that a guide points out, lies over the table on purpose."""
SAMPLE = (
    ("title settings", (1280, 720), 1.15, "de"),
    ("pause", (1024, 768), 1.15, "pl"),
    ("setup-ark", (1366, 768), 1.15, "it"),
    ("ark-planning-first", (1280, 720), 0.9, "de"),
    ("ark-taming-bag", (1024, 768), 1.15, "en"),
    ("ark-trading-exchange", (1280, 720), 1.15, "de"),
    ("ark-loading-three", (1366, 768), 1.15, "pl"),
    ("family-trading", (1024, 768), 1.15, "it"),
    ("aboard-split", (1280, 720), 0.9, "pl"),
    ("aboard-curtain", (1024, 768), 1.15, "de"),
    ("scoring-ark-2-random", (1280, 720), 1.15, "it"),
    ("scoring-aboard-4-greedy", (1024, 768), 1.15, "pl"),
    ("replay-aboard", (1280, 720), 1.15, "de"),
    ("saves-remove", (1366, 768), 0.9, "de"),
)  # fmt: skip
"""A scene of each kind, where there is little room for it."""


class Inspector(Studio):
    """Instead of making a picture it looks for faults at a size of everything and in some languages."""

    def __init__(self, window: tuple[int, int], size: float, languages: tuple[str, ...]) -> None:
        super().__init__(ROOT, window)
        self.app.settings.size = size
        self.app.arrange()
        self.languages = languages
        self.found: dict[str, set[str]] = defaultdict(set)

    def save(self, name: str) -> None:
        for language in self.languages:
            self._speak(language)
            for fault in faults(self.app):
                if not (
                    any(typed in fault for typed in TYPED)
                    or ("cut" not in fault and (name in SCROLLED or name.startswith(COVERED)))
                ):
                    self.found[f"{name} {language}"].add(fault)
        self._speak(texts.ENGLISH)
        self.app.arrange()

    def keep(self, name: str, picture: pygame.Surface) -> None:
        """Nothing: what is no screen, as a sheet of all answers, has no places either."""

    def _speak(self, language: str) -> None:
        self.app.settings.language = language
        texts.use(language)


def inspected(scene: str, window: tuple[int, int], size: float, languages: tuple[str, ...]) -> dict[str, set[str]]:
    """The faults of all pictures whose name holds ``scene``, by picture and language."""
    pygame.display.init()
    pygame.font.init()
    inspector = Inspector(window, size, languages)
    with nothing_drawn_in_vain():
        shots.shoot(inspector, scene)
    return dict(inspector.found)


@pytest.mark.parametrize(("scene", "window", "size", "language"), SAMPLE)
def test_nothing_is_cut_or_lies_over_another(scene: str, window: tuple[int, int], size: float, language: str) -> None:
    assert inspected(scene, window, size, (language,)) == {}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("window", shots.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_or_lies_over_another_in_any_picture(window: tuple[int, int], size: float) -> None:
    languages = LANGUAGES if window in ((1024, 768), (1280, 720), (1920, 1080)) else LANGUAGES[:1]
    assert inspected("", window, size, languages) == {}
