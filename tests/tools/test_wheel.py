"""The package as it is given away: built, unpacked elsewhere, and run from there without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from game import GAMES, Record

ROOT = Path(__file__).parents[2]
PICTURES_OF_THE_README = {"assets/readme.png", "assets/readme-strip.png"}
TEMPLATE = "assets/texts/two_by_two.pot"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel; built with what is installed if its builder is, else with one that pip fetches."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir", str(folder), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode and ("hatchling" in done.stderr or "babel" in done.stderr):
        pytest.skip("pip cannot fetch the builder of the package, hatchling")
    assert done.returncode == 0, done.stderr
    return next(folder.glob("two_by_two-*.whl"))


@pytest.fixture(scope="module")
def from_sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built from the packed sources, where neither the checkout nor compiled languages are."""
    folder = tmp_path_factory.mktemp("sdist")
    pack = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(pack, cwd=ROOT, capture_output=True, check=True)
    sources = next(folder.glob("two_by_two-*.tar.gz"))
    with tarfile.open(sources) as archive:
        assert not [name for name in archive.getnames() if name.endswith(".mo")]
        archive.extraction_filter = lambda member, path: member  # what only the newer of our Pythons ask for
        archive.extractall(folder)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    unpacked = folder / sources.name.removesuffix(".tar.gz")
    subprocess.run(build, cwd=unpacked, capture_output=True, check=True)
    return next(folder.glob("two_by_two-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which only the wheel is installed."""
    target = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--quiet", "--target", str(target)]
    subprocess.run([*install, str(wheel)], check=True)
    return target


def run_away(installed: Path, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an empty folder with the installed package before everything else."""
    environment = {
        **os.environ, "PYTHONPATH": str(installed), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "TWO_BY_TWO_HOME": str(folder / "home"),
    }  # fmt: skip
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def command_of(installed: Path) -> Path:
    """The program that the package brings, with the ending that the system gives it."""
    return next((installed / "bin").glob("two-by-two*"))


def as_packed(name: str) -> str:
    """Languages are packed compiled."""
    return f"{name.removesuffix('.po')}.mo" if name.endswith(".po") else name


def test_the_wheel_holds_every_asset(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    assets = subprocess.run(["git", "ls-files", "assets"], cwd=ROOT, capture_output=True, text=True, check=False)
    wanted = {as_packed(name) for name in assets.stdout.splitlines() if (ROOT / name).exists()}
    assert wanted - packed <= {*PICTURES_OF_THE_README, TEMPLATE}
    assert any(name.endswith("licenses/LICENSE") for name in packed)


def test_the_wheel_holds_no_tests_and_no_tools(wheel: Path) -> None:
    folders = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {name for name in folders if not name.endswith(".dist-info")} == {"game", "scenes", "assets"}


def test_the_packed_sources_build_the_same_wheel(wheel: Path, from_sdist: Path) -> None:
    here, there = (zipfile.ZipFile(path) for path in (wheel, from_sdist))
    assert set(there.namelist()) == set(here.namelist())
    changed = [name for name in here.namelist() if here.read(name) != there.read(name)]
    assert not [name for name in changed if not name.endswith("/RECORD")]


def test_the_wheel_leaves_out_what_only_the_readme_shows(wheel: Path) -> None:
    assert not PICTURES_OF_THE_README & set(zipfile.ZipFile(wheel).namelist())


def test_the_installed_package_is_the_one_that_runs(installed: Path, tmp_path: Path) -> None:
    done = run_away(installed, tmp_path, sys.executable, "-c", "import scenes; print(scenes.__file__)")
    assert Path(done.stdout.strip()).is_relative_to(installed)


def test_every_module_is_installed_with_all_that_it_uses(installed: Path, tmp_path: Path) -> None:
    command = (
        "import importlib, pkgutil, game, scenes\n"
        "for package in (game, scenes):\n"
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        print(importlib.import_module(module.name).__name__)\n"
    )
    done = run_away(installed, tmp_path, sys.executable, "-c", command)
    assert done.stderr == ""
    assert {"scenes.rules.chapters", "scenes.guide.lessons", "game.ark.rules"} <= set(done.stdout.split())


@pytest.mark.parametrize("game", GAMES)
def test_the_installed_command_plays_a_whole_game_by_itself(installed: Path, tmp_path: Path, game: str) -> None:
    record = tmp_path / "game.json"
    done = run_away(
        installed, tmp_path, str(command_of(installed)), "--game", game, "--seats", "random,random",
        "--seed", "1", "--speed", "instant", "--quit-when-over", "--record", str(record),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert Record.read(record).replay().winners()


def test_the_installed_package_speaks_other_languages(installed: Path, tmp_path: Path) -> None:
    command = "import scenes.__main__ as m; raise SystemExit(m.main(['--language=pl', '--nonsense']))"
    done = run_away(installed, tmp_path, sys.executable, "-c", command)
    assert done.stderr == "Nie ma opcji „--nonsense”; --help wymienia te, które są.\n"


def test_the_installed_command_says_what_is_wrong(installed: Path, tmp_path: Path) -> None:
    done = run_away(installed, tmp_path, str(command_of(installed)), "--nonsense")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
