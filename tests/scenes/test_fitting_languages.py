"""Words fit in every language: no text of any scene is cut, at any size that a window may have."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pygame
import pytest

from game import Record
from game.bots import explain
from game.core import COLOURS, Reason
from scenes.app import App
from scenes.system import texts
from scenes.system.fonts import Fonts
from scenes.table.prompt import PromptBar
from scenes.words import aboard_whys, ark_whys, labels
from scenes.words.reasons import codes, sentence
from tools import shots
from tools.shots_records import LONG_NAMES
from tools.shots_saves import TYPED
from tools.shots_studio import Studio

pytestmark = pytest.mark.usefixtures("languages")

ROOT = Path(__file__).parents[2]
OTHERS = ("de", "it", "pl")
SIZES = ((1024, 768), (1280, 720), (1920, 1080))
NARROWEST = SIZES[0]
SCENES = (
    "pause", "setup-aboard", "ark-taming-bag", "ark-trading-exchange", "ark-building-pitch", "family-trading",
    "scoring-ark-2-random", "look-back-now", "saves-empty",
)  # fmt: skip
"""Pictures in which much of what can be read is to be read; the rest is looked at in the long run."""
MADE_UP = {*LONG_NAMES, *TYPED}
"""What somebody has typed may be cut."""
BESIDE_A_REASON = 122 + 24 + 240 + 20
"""Units of the prompt that portrait, gaps and the little picture of a reason take."""
BESIDE_A_HINT = 122 + 24 + 90 + 20
"""The same with the lantern."""
EVERY = 9
"""One of so many moves of a record is looked at."""


class Reader(Studio):
    """Instead of making a picture it reads the scene in every language, and notes what is cut."""

    def __init__(self, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(ROOT, size)
        self.cut: dict[tuple[str, str], set[str]] = defaultdict(set)
        self._name = ""
        fit = Fonts.fit

        def noted(fonts: Fonts, text: str, face: str, px: int, width: int, floor: int) -> tuple[str, int]:
            shown = fit(fonts, text, face, px, width, floor)
            if shown[0] != text and text not in MADE_UP:
                self.cut[self.app.settings.language, text].add(self._name)
            return shown

        monkeypatch.setattr(Fonts, "fit", noted)

    def save(self, name: str) -> None:
        self._name = name
        for code in (*OTHERS, texts.ENGLISH):
            self.app.speak(code)
            self.app.stack.draw(self.app.screen.surface())

    def keep(self, name: str, picture: pygame.Surface) -> None:
        """Nothing: what is no screen, as a sheet of all answers, has its words on screens as well."""


def read(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scenes: tuple[str, ...]) -> Reader:
    pygame.display.init()
    pygame.font.init()
    reader = Reader(size, monkeypatch)
    for scene in scenes:
        shots.shoot(reader, scene)
    return reader


def test_no_word_is_cut_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = read(monkeypatch, NARROWEST, SCENES)
    assert not reader.cut, sorted(reader.cut)


def test_a_word_that_is_cut_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = read(monkeypatch, NARROWEST, ())
    reader.app.brush.fonts.fit("A word much too long", "fredoka", 20, 40, 18)
    assert (texts.ENGLISH, "A word much too long") in reader.cut


@pytest.mark.long
@pytest.mark.parametrize("size", shots.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_word_of_any_picture_is_cut(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    reader = read(monkeypatch, size, ("",))
    assert not reader.cut, sorted(reader.cut)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: pytest.FixtureRequest, make_app) -> App:
    return make_app(request.param)


@pytest.mark.parametrize("code", OTHERS)
def test_every_reason_fits_the_prompt_beside_its_picture(app: App, code: str) -> None:
    texts.use(code)
    bar = PromptBar(app.brush)
    room = bar.rect().width - app.layout.px(BESIDE_A_REASON)
    for reason in sorted(codes()):
        words = bar.sentence(sentence(Reason(reason, "B1", needed=4, need=12, price=12)), room)
        assert words.get_width() <= room and words.get_height() <= bar.rect().height, reason


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", ["ark-4-greedy", "family-4-greedy", "aboard-4-greedy"])
def test_what_speaks_for_a_move_fits_the_prompt(make_app, code: str, name: str) -> None:
    texts.use(code)
    told = aboard_whys.sentence if name.startswith("aboard") else ark_whys.sentence
    names = {colour: labels.character_name(colour) for colour in COLOURS}
    bars = [PromptBar(make_app(size).brush) for size in SIZES]
    record = Record.read(ROOT / "tests" / "records" / f"{name}.json")
    state = record.start()
    for number, move in enumerate(record.moves):
        mover = state.to_move
        if number % EVERY == 0 and mover in state.players:
            text = told(explain(state.view(str(mover)), state.parse(move)), names)
            for bar in bars:
                room = bar.rect().width - bar.brush.layout.px(BESIDE_A_HINT)
                words = bar.sentence(text, room)
                assert words.get_width() <= room and words.get_height() <= bar.rect().height, text
        state.play(move)
