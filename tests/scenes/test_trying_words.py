"""What is asked in a trial has room in its sign, in every language and at every size."""

from __future__ import annotations

import pytest
from conftest import MakeApp

from scenes.guide.bubble import at_the_ark, at_the_meadow
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.rules.chapters import all_chapters
from scenes.rules.trying import tries
from scenes.system import texts
from scenes.trying.sign import TrialSign
from scenes.words import trying as words

pytestmark = pytest.mark.usefixtures("languages")

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.9, 1.0, 1.15)
ASKED = [chapter for chapter in all_chapters() if tries(*chapter) and chapter.game != "family"]
PLACING = {"ark": at_the_ark, "aboard": at_the_meadow}


@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_task_is_whole(make_app: MakeApp, size: tuple[int, int], scale: float, language: str) -> None:
    texts.use(language)
    app = make_app()
    brush = Brush(Layout(size, scale), app.brush.art, app.brush.fonts)
    for chapter in ASKED:
        sign = TrialSign(brush, PLACING[chapter.game])
        room = sign.room(sign.plate)
        text = sign.fitting(words.task(*chapter), room)
        assert text.fits, (chapter, text.text)
        assert text.height <= room.height - sign.heading_height(), (chapter, text.text, text.units)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_its_buttons_stay_apart_and_in_their_corner(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app()
    for game, placing in PLACING.items():
        for scale in SCALES:
            sign = TrialSign(Brush(Layout(size, scale), app.brush.art, app.brush.fonts), placing)
            again, back = sign.places().values()
            assert not again.colliderect(back), (game, scale)
            assert sign.corner.contains(again)
            assert sign.corner.contains(back)
