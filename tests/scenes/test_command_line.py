"""The command line: what it asks for is done, and what is wrong with it is one sentence and status 2."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import GAMES, Record
from game.aboard import PUBLISHED
from scenes.__main__ import check, draft_of, first_scene, main
from scenes.draft import usual_seats
from scenes.match_setup import RecordFiles, scene_for
from scenes.options import read
from scenes.score_screen import ScoreScreen
from scenes.setup import Setup
from scenes.system.settings import load
from scenes.system.window import open_display, reopen_display
from scenes.title import Title

ROOT = Path(__file__).parents[2]


# -- reading
def test_nothing_asked_opens_the_title(app) -> None:
    assert isinstance(first_scene(app, read([])), Title)


def test_a_game_alone_opens_its_setup(app) -> None:
    scene = first_scene(app, read(["--game", "aboard", "--rules", "published", "--seed", "5"]))
    assert isinstance(scene, Setup)
    assert scene.draft.game == "aboard"
    assert (set(scene.draft.options), scene.draft.seed) == (set(PUBLISHED), 5)


def test_what_is_asked_without_a_game_holds_for_the_one_chosen_at_the_title(app, hand) -> None:
    app.stack.push(first_scene(app, read(["--seed", "5", "--quit-when-over"])))
    hand.click(app.layout.title_card(GAMES.index("family")).center)
    plan = app.stack.top.draft.plan()
    assert (plan.game, plan.seed, plan.quit_when_over) == ("family", 5, True)


def test_seats_fill_the_colours_of_the_box_in_order() -> None:
    assert read(["--seats", "human,random,greedy"]).seats == (
        ("green", "human"), ("yellow", "random"), ("red", "greedy"),
    )  # fmt: skip


def test_a_seat_can_have_its_colour() -> None:
    assert read(["--seats", "human,green=greedy,blue=human"]).seats == (
        ("yellow", "human"), ("green", "greedy"), ("blue", "human"),
    )  # fmt: skip


def test_blanks_between_seats_mean_nothing() -> None:
    assert read(["--seats", " human, red = greedy "]).seats == (("green", "human"), ("red", "greedy"))


def test_N6_published_stands_for_every_house_rule_of_animals_on_board() -> None:
    assert read(["--game", "aboard", "--rules", "food_cap,published"]).rules == PUBLISHED


def test_the_first_seat_begins(app) -> None:
    plan = draft_of(app, read(["--seats", "red=human,greedy"])).plan()
    assert (plan.game, plan.players) == ("ark", ("red", "green"))


def test_the_same_seed_gives_the_same_chance(app) -> None:
    plans = [draft_of(app, read(["--seats", "human,human", "--seed", "9"])).plan() for _ in range(2)]
    draws = [[plan.generator().randrange(1000) for _ in range(3)] for plan in plans]
    assert draws[0] == draws[1]


# -- refusing
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--gane", "ark"], "--gane"),
        (["ark"], "ark"),
        (["--game", "chess"], "chess"),
        (["extra"], "'extra'"),
        (["one.json", "two.json"], "word 'two.json'"),
        (["--continue"], "no match"),
        (["--continue", "one.json"], "one.json"),
        (["--continue", "--game", "ark"], "--game"),
        (["--seed", "0", "one.json"], "--seed"),
        (["--game"], "--game"),
        (["--game", "--seats", "human,human"], "--game"),
        (["--fullscreen=yes"], "--fullscreen"),
        (["--game", ""], "''"),
        (["--seats", "human,wizard"], "wizard"),
        (["--seats", "human,"], "''"),
        (["--seats", "purple=human,human"], "purple"),
        (["--seats", "red=human,red=human"], "colour"),
        (["--seats", "human"], "is 1 seat,"),
        (["--seats", ""], "''"),
        (["--seats", "human,human,human,human,human"], "4"),
        (["--seed", "-1"], "-1"),
        (["--seed", "1e3"], "1e3"),
        (["--speed", "warp"], "warp"),
        (["--think", "soon"], "'soon'"),
        (["--think", "nan"], "'nan'"),
        (["--think", "-1"], "'-1'"),
        (["--think", "0.04"], "'0.04'"),
        (["--think", "60.5"], "from 0.05 to 60"),
        (["--size", "huge"], "huge"),
        (["--size", "1024x"], "1024x"),
        (["--size", "-5x3"], "-5x3"),
        (["--size", "1280x" + "9" * 5000], "999"),
        (["--size", "10x10"], "10x10"),
        (["--size", "99999x99999"], "99999x99999"),
        (["--rules", "face_down"], "--game"),
        (["--game", "ark", "--rules", "shared_spaces"], "shared_spaces"),
        (["--game", "ark", "--rules", "published"], "published"),
        (["--game", "aboard", "--rules", "shared_spaces"], "shared_spaces"),
        (["--record", "/nowhere/game.json"], str(Path("/nowhere/game.json"))),
        (["--record", "."], "'.'"),
        (["--record", ""], "--record"),
    ],
    ids=lambda value: " ".join(value)[:40],
)
def test_a_fault_is_one_sentence_and_status_2(capfd, arguments: list[str], named: str) -> None:
    assert main(arguments) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert named in err
    assert err.endswith(".\n")


def test_an_unreadable_map_is_one_sentence(capfd, monkeypatch, tmp_path) -> None:
    from game.ark.mapfile import BadMap

    def refuse(*_: object) -> None:
        raise BadMap(tmp_path / "bow.tmx", "file-missing")

    monkeypatch.setattr("game.new", refuse)
    assert main(["--game", "ark"]) == 2
    assert capfd.readouterr().err == "bow.tmx: there is no such file.\n"


# -- running
ALWAYS_A_DISPLAY = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
UNSET = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "PYGAME_HIDE_SUPPORT_PROMPT")
"""What the program is not given here: it has no display, and has to keep pygame from greeting by itself."""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a display."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSET}
    env = kept | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} | environment
    return subprocess.run(
        [sys.executable, "-m", "scenes", *arguments], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize("seconds", ["0.05", "2", "60"])
def test_the_time_to_think_is_read(seconds: str) -> None:
    assert read(["--think", seconds]).think == float(seconds)


def test_help_lists_every_flag() -> None:
    shown = run("--help")
    assert shown.returncode == 0
    for flag in ("--game", "--seats", "--rules", "--seed", "--record", "--speed", "--think", "--size",
                 "--fullscreen", "--quit-when-over"):  # fmt: skip
        assert flag in shown.stdout


@pytest.mark.parametrize(
    "environment",
    [
        pytest.param({"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"}, id="x11"),
        pytest.param({"SDL_VIDEODRIVER": ""}, id="unset", marks=ALWAYS_A_DISPLAY),
        pytest.param({"SDL_VIDEODRIVER": "none-such"}, id="none-such"),
    ],
)
def test_without_a_display_one_sentence(environment: dict[str, str]) -> None:
    shown = run(**environment)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr == "There is no display to open a window on.\n"


def test_a_driver_that_shows_nothing_is_no_display(monkeypatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("pygame.display.init", lambda: None)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error):
        open_display()


def test_a_display_that_starts_anew_is_waited_for(monkeypatch) -> None:
    drivers = iter(["offscreen", "offscreen", "x11"])
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":0")
    for name in ("init", "quit"):
        monkeypatch.setattr(f"pygame.display.{name}", lambda: None)
    monkeypatch.setattr("pygame.display.get_driver", lambda: next(drivers))
    reopen_display()
    assert next(drivers, None) is None


def test_a_display_that_has_gone_for_good_is_none(monkeypatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("scenes.system.window._PATIENCE", 0.0)
    for name in ("init", "quit"):
        monkeypatch.setattr(f"pygame.display.{name}", lambda: None)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error):
        reopen_display()


def test_a_missing_picture_is_one_sentence(capfd, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("scenes.system.art.ROOT", tmp_path)
    assert main(["--seats", "random,random"]) == 2
    assert capfd.readouterr() == ("", "The picture 'icon.svg' is missing or damaged.\n")


@pytest.mark.parametrize(
    "settings",
    [
        b"",
        b"{",
        b"[1]",
        b'{"speed": 3}',
        b"\xff\xfe",
        b'{"language": "\\u0000/../x"}',
        b'{"seats": [{"colour": "x"}]}',
    ],
)
def test_damaged_settings_are_those_of_a_first_start(monkeypatch, make_app, tmp_path: Path, settings: bytes) -> None:
    monkeypatch.setenv("TWO_BY_TWO_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_bytes(settings)
    app = make_app(language=load().language, seats=load().seats)
    scene = first_scene(app, read(["--game", "ark"]))
    assert isinstance(scene, Setup)
    assert scene.draft.seats == usual_seats()


@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
def test_computers_play_a_whole_game_by_themselves_and_record_it(tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    arguments = ("--game", game, "--seats", "random,greedy", "--seed", "4", "--speed", "instant")
    shown = run(*arguments, "--record", str(path), "--quit-when-over")
    assert (shown.returncode, shown.stdout, shown.stderr) == (0, "", "")
    record = Record.read(path)
    assert record.replay().winners()
    assert record.extra["seed"] == 4
    assert [seat["player"] for seat in record.extra["seats"]] == ["random", "greedy"]


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    texts = []
    for hash_seed in ("1", "2"):
        path = tmp_path / f"{hash_seed}.json"
        run("--seats", "random,random", "--seed", "8", "--speed", "instant", "--record", str(path),
            "--quit-when-over", PYTHONHASHSEED=hash_seed)  # fmt: skip
        texts.append(path.read_text())
    assert texts[0] == texts[1]


@pytest.fixture
def own_signals() -> Iterator[None]:
    """Ctrl-C means something, also where the tests run in the background; afterwards all is as it was."""
    kept = {name: signal.getsignal(name) for name in signal.valid_signals()}
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for name, handler in kept.items():
        if signal.getsignal(name) != handler:
            signal.signal(name, handler)


@pytest.mark.skipif(os.name == "nt", reason="programs are ended otherwise there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.usefixtures("own_signals")
def test_a_signal_to_end_writes_the_record(monkeypatch, tmp_path: Path, name: str) -> None:
    monkeypatch.setattr("scenes.app.App.frame", lambda app: signal.raise_signal(getattr(signal, name)))
    path = tmp_path / "game.json"
    assert main(["--seats", "human,random", "--record", str(path)]) == 0
    assert Record.read(path).players == ("green", "yellow")


# -- records
def play_on(app, seats: str = "human,human") -> None:
    """Go to a table, in the place of whatever is on the stack."""
    app.change_to(scene_for(app, draft_of(app, read(["--seats", seats])).plan()))


def play_out(app) -> ScoreScreen:
    """Let computers play until the score sheet is there."""
    for _ in range(20_000):
        if isinstance(app.stack.top, ScoreScreen):
            return app.stack.top
        app.frame()
    raise AssertionError("the game does not end")


def test_each_game_of_a_session_has_its_record(app, tmp_path: Path) -> None:
    app.records = RecordFiles(tmp_path / "game.json")
    play_on(app)
    play_on(app, "red=human,human")
    app.change_to(Title())
    play_on(app, "blue=human,human")
    app.quit()
    firsts = {path.name: Record.read(path).players[0] for path in tmp_path.iterdir()}
    assert firsts == {"game.json": "green", "game-2.json": "red", "game-3.json": "blue"}


def test_play_again_is_recorded_beside_the_first_game(app, tmp_path: Path) -> None:
    app.records = RecordFiles(tmp_path / "game.json")
    play_on(app, "random,random")
    play_out(app).play_again()
    app.quit()
    first, second = (Record.read(tmp_path / name) for name in ("game.json", "game-2.json"))
    assert first.replay().winners()
    assert second.players == first.players[::-1]


def test_a_check_leaves_an_older_record_and_nothing_else(tmp_path: Path) -> None:
    old = tmp_path / "game.json"
    old.write_text("older", encoding="utf-8")
    check(read(["--record", str(old)]))
    check(read(["--record", str(tmp_path / "new.json")]))
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("game.json", "older")]


def test_a_record_that_cannot_be_written_in_the_end_is_told_and_the_scores_shown(app, capfd, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    app.records = RecordFiles(folder / "game.json")
    play_on(app, "random,random")
    folder.rmdir()
    assert isinstance(play_out(app), ScoreScreen)
    app.quit()
    assert app.status == 2
    assert capfd.readouterr().err == f"'{folder / 'game.json'}' cannot be used: No such file or directory.\n"
