"""The command line: what it asks for is done, and what is wrong with it is one sentence and status 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import Record
from game.aboard import PUBLISHED
from scenes.__main__ import draft_of, first_scene, main
from scenes.options import read
from scenes.setup import Setup
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


def test_seats_fill_the_colours_of_the_box_in_order() -> None:
    assert read(["--seats", "human,random,greedy"]).seats == (
        ("green", "human"), ("yellow", "random"), ("red", "greedy"),
    )  # fmt: skip


def test_a_seat_can_have_its_colour() -> None:
    assert read(["--seats", "human,green=greedy,blue=human"]).seats == (
        ("yellow", "human"), ("green", "greedy"), ("blue", "human"),
    )  # fmt: skip


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
        (["--game"], "--game"),
        (["--seats", "human,wizard"], "wizard"),
        (["--seats", "human,"], "''"),
        (["--seats", "purple=human,human"], "purple"),
        (["--seats", "red=human,red=human"], "colour"),
        (["--seats", "human"], "1"),
        (["--seats", "human,human,human,human,human"], "4"),
        (["--seed", "-1"], "-1"),
        (["--seed", "1e3"], "1e3"),
        (["--speed", "warp"], "warp"),
        (["--size", "huge"], "huge"),
        (["--size", "1024x"], "1024x"),
        (["--size", "10x10"], "10x10"),
        (["--size", "99999x99999"], "99999x99999"),
        (["--rules", "face_down"], "--game"),
        (["--game", "ark", "--rules", "shared_spaces"], "shared_spaces"),
        (["--game", "aboard", "--rules", "shared_spaces"], "shared_spaces"),
        (["--record", "/nowhere/game.json"], "/nowhere/game.json"),
        (["--record", "."], "'.'"),
    ],
    ids=" ".join,
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
def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a display."""
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} | environment
    return subprocess.run(
        [sys.executable, "-m", "scenes", *arguments], cwd=ROOT, env=env, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


def test_help_lists_every_flag() -> None:
    shown = run("--help")
    assert shown.returncode == 0
    for flag in ("--game", "--seats", "--rules", "--seed", "--record", "--speed", "--size", "--fullscreen",
                 "--quit-when-over"):  # fmt: skip
        assert flag in shown.stdout


def test_without_a_display_one_sentence() -> None:
    shown = run(SDL_VIDEODRIVER="x11", DISPLAY=":4711")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr == "There is no display to open a window on.\n"


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


def test_a_record_that_cannot_be_written_in_the_end_is_told(make_app, capfd, tmp_path) -> None:
    app = make_app()
    draft = draft_of(app, read(["--seats", "human,human", "--record", str(tmp_path / "gone" / "game.json")]))
    from scenes.match_setup import scene_for

    app.stack.push(scene_for(app, draft.plan()))
    app.quit()
    assert app.status == 2
    assert capfd.readouterr().err.count("\n") == 1
