"""Words fit: at every size a window may have, no text is cut but the name of a player that is as long as may be."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pygame import Surface

from game import Record, new
from game.ark.animals import SPECIES
from game.bots import LEVELS
from game.core import COLOURS, Reason
from scenes.app import App
from scenes.draft import Draft
from scenes.match_setup import MatchPlan, scene_for, score_sheet_for
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.stack import Scene
from scenes.system import settings, texts
from scenes.system.fonts import ELLIPSIS, Fonts
from scenes.system.settings import SeatSetting
from scenes.table.chronicle import LogLine
from scenes.table.log import Log
from scenes.table.marks import Marks
from scenes.table.picture import Picture, Seat
from scenes.table.prompt import PromptBar
from scenes.table.round_panel import RoundPanel
from scenes.table.taming_tray import TamingTray
from scenes.title import Title
from scenes.words.labels import character_name
from scenes.words.reasons import codes, sentence

RECORDS = Path(__file__).parents[1] / "records"
SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080)]
LARGE = pytest.param((3840, 2160), marks=pytest.mark.long)
NAMES = dict(zip(COLOURS, ("Wwwwwwwwwwww", "Zoë Tomášová", "Maximilianus", "Žofie Říhová"), strict=True))
TURNS = {
    "ark-3-mixed": ("draw", "swap"),
    "ark-4-greedy": ("choose", "take", "bonus", "exchange", "wall", "load"),
    "ark-4-random": ("food", "pitch"),
    "family-3-random": ("choose", "exchange"),
    "family-4-greedy": ("take", "wall", "load"),
}
"""Records, and before the first moves of which kinds the table is looked at."""


BESIDE_A_REASON = 122 + 24 + 240 + 20
"""Units of the prompt that portrait, gaps and the little picture of a reason take."""


@pytest.fixture(autouse=True)
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that had to end in an ellipsis."""
    texts: list[str] = []
    fit = Fonts.fit

    def spy(fonts: Fonts, text: str, face: str, px: int, width: int, floor: int) -> tuple[str, int]:
        shown = fit(fonts, text, face, px, width, floor)
        if shown[0].endswith(ELLIPSIS):
            texts.append(text)
        return shown

    monkeypatch.setattr(Fonts, "fit", spy)
    return texts


@pytest.fixture(params=[*SIZES, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: pytest.FixtureRequest, make_app) -> App:
    return make_app(request.param)


def show(app: App, scene: Scene) -> None:
    app.stack.restart(scene)
    look(app)


def look(app: App) -> None:
    for _ in range(10):
        app.frame()
    app.stack.draw(app.screen.surface())


def plan(record: Record, count: int) -> MatchPlan:
    seats = tuple(Seat(colour, NAMES[colour]) for colour in COLOURS if colour in record.players)
    return MatchPlan(record.game, seats, record.players[0], 1, record.options, moves=tuple(record.moves[:count]))


def read(name: str) -> Record:
    return Record.read(RECORDS / f"{name}.json")


def before(record: Record, kind: str) -> int:
    """How many moves are played before the first one of a kind."""
    return next(count for count, move in enumerate(record.moves) if move.split()[0] == kind)


def test_no_word_of_title_and_settings_is_cut(app: App, cut: list[str]) -> None:
    show(app, Title())
    for in_play in (False, True):
        app.stack.push(Pause(in_play=in_play))
        look(app)
        app.stack.pop()
    assert cut == []


@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
def test_no_word_of_a_setup_is_cut(app: App, cut: list[str], game: str) -> None:
    show(app, Setup(Draft(game)))
    assert cut == []


@pytest.mark.usefixtures("languages")
@pytest.mark.parametrize("window", SIZES[:3], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("size", settings.SIZES)
def test_no_level_of_a_computer_is_cut_whichever_is_chosen(
    make_app, cut: list[str], window: tuple[int, int], size: float
) -> None:
    app = make_app(window)
    app.settings.size = size
    app.arrange()
    begun = Draft.going_on(plan(read("ark-4-greedy"), 40)).played
    for code, level, played in product(texts.LANGUAGES, LEVELS, ((), begun)):
        texts.use(code)
        seats = [SeatSetting(colour, "", level) for colour in COLOURS]
        show(app, Setup(Draft("ark", seats, played=played)))
        assert cut == [], (code, level, played)


@pytest.mark.parametrize("name", ["ark-4-random", "ark-2-greedy", "family-3-shared"])
def test_no_word_of_a_score_sheet_is_cut(app: App, cut: list[str], name: str) -> None:
    record = read(name)
    state = record.start()
    events = [event for move in record.moves for event in state.play(move)]
    app.stack.restart(score_sheet_for(plan(record, len(record.moves)), events))
    look(app)
    assert set(cut) <= set(NAMES.values())


@pytest.mark.parametrize("name", TURNS)
def test_no_word_of_the_table_is_cut(app: App, cut: list[str], name: str) -> None:
    record = read(name)
    for kind in TURNS[name]:
        show(app, scene_for(app, plan(record, before(record, kind))))
    assert set(cut) <= set(NAMES.values())


@pytest.mark.parametrize("actor", COLOURS)
def test_no_name_of_the_box_is_cut_beside_an_animal_to_be_tamed(app: App, cut: list[str], actor: str) -> None:
    seats = tuple(Seat(colour, character_name(colour)) for colour in COLOURS)
    picture = Picture.of(read("ark-4-greedy").start(), seats)
    picture.actor, picture.drawn = actor, ["lion/m", "dog/m", "cow/m", "pig/m"]
    for colour, tile in zip(COLOURS, ("lion/f", "dog/f", "cow/f", "pig/f"), strict=True):
        picture.held[colour].animals = [tile]
    TamingTray(app.brush).draw(Surface(app.layout.size), picture, Marks(tray="taming"))
    assert cut == []


@pytest.mark.parametrize("phase", ["deluge-food", "deluge-animals"])
def test_no_word_of_the_deluge_is_cut(app: App, cut: list[str], phase: str) -> None:
    record = read("ark-4-greedy")
    counts = (count for count, state in enumerate(record.states(), 1) if state.position()["phase"] == phase)
    show(app, scene_for(app, plan(record, next(counts))))
    assert set(cut) <= set(NAMES.values())


def log_lines() -> list[LogLine]:
    """Every kind of line with the longest it may say, and as many points as it may bring."""
    tiles = product(("tile-taken", "tile-given"), SPECIES)
    return [
        *(LogLine("green", kind, f"{species}/f") for kind, species in tiles),
        *(LogLine("green", "pair-loaded", species, points=28) for species in SPECIES),
        *(LogLine("green", "pair-shared", species, points=12) for species in SPECIES),
        *(LogLine("green", kind, what, 1) for kind in ("goods-move", "trade-bonus") for what in ("divider", "pitch")),
        *(LogLine("green", "worker-moves", str(number)) for number in range(1, 8)),
        *(LogLine("green", kind, "", 12, 12) for kind in ("divider-laid", "pitch-laid", "food-laid")),
        LogLine("green", "tile-drawn", "", 4),
        LogLine("green", "divider-returns", "", 12),
        LogLine("green", "token-taken", "", 3, 3),
        LogLine("green", "dividers-swapped"),
        LogLine("", "deluge-begins"),
        LogLine("green", "hull-majority", points=5),
        LogLine("green", "leftovers", "", 12, -12),
        LogLine("green", "left-behind", "", 12, -24),
        *(LogLine("green", "skipped", code) for code in ("bag-empty", "nothing-to-build", "not-in-stock")),
    ]


def test_no_line_of_the_log_is_cut(app: App, cut: list[str]) -> None:
    record = read("ark-4-greedy")
    picture = Picture.of(record.start(), tuple(Seat(colour, NAMES[colour]) for colour in COLOURS))
    log, surface = Log(app.brush), Surface(app.layout.size)
    for line in log_lines():
        picture.log[:] = [line] * 4
        log.draw(surface, picture)
    assert cut == []


@pytest.mark.parametrize("game", ["ark", "family"])
def test_no_count_of_hull_and_rounds_touches_what_stands_beside_it(app: App, game: str) -> None:
    picture = Picture.of(new(game, COLOURS, {}), tuple(Seat(colour, NAMES[colour]) for colour in COLOURS))
    panel = RoundPanel(app.brush)
    edges = picture.hull[1]
    for filled in range(edges + 1):
        picture.hull = (filled, edges)
        text, place = panel.hull(picture)
        letters = text.get_bounding_rect().move(place.topleft)
        assert panel.rect().contains(letters)
        for stock in ("m", "f") if game == "family" else ("pitch", "food", "m", "f"):
            assert not letters.colliderect(panel.stock(picture, stock)), (filled, stock)


@pytest.mark.parametrize("number", [1, 9, 10, 11, 12])
def test_no_number_of_a_round_is_cut(app: App, cut: list[str], number: int) -> None:
    picture = Picture.of(new("ark", COLOURS, {}), tuple(Seat(colour, NAMES[colour]) for colour in COLOURS))
    picture.round = number
    RoundPanel(app.brush).draw(Surface(app.layout.size), picture)
    assert cut == []


def test_every_reason_fits_the_prompt_beside_its_picture(app: App) -> None:
    bar = PromptBar(app.brush)
    room = bar.rect().width - app.layout.px(BESIDE_A_REASON)
    for code in sorted(codes()):
        words = bar.sentence(sentence(Reason(code, "B1", needed=4, need=12, price=12)), room)
        assert words.get_width() <= room and words.get_height() <= bar.rect().height, code
