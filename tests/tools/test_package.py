"""The folder to take home: what goes into it, and, at length, that it runs wherever it is carried."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from random import Random
from time import sleep

import pytest
from packaging.requirements import Requirement
from PIL import Image

from game import Match, Record
from game.bots import named
from scenes.system.fonts import FILES
from scenes.system.texts import ENGLISH, LANGUAGES
from scenes.system.thinking import Thoughts
from tools import package_folder, package_licences
from tools.package_icon import SIDES, write_icon
from tools.package_licences import KEPT, NATIVE, MissingLicence, of_library, write_licences

TOOL = package_folder.ROOT / "tools" / "package.py"
LINUX = (
    "libSDL2_image-2-d6906c81.0.so.0.800.12", "libFLAC-e7027ec5.so.14.0.0", "libpng16-fefdc88d.so.16.58.0",
    "libmpg123-8b3c3c9e.so.0.49.4", "libbrotlidec-8e4a5025.so.1.2.0", "libstdc++.so.6", "libgcc_s.so.1", "libz.so.1",
    "libpython3.11.so.1.0", "libvorbisenc-263afe1b.so.2.0.12", "libffi.so.8",
)  # fmt: skip
WINDOWS = (
    "SDL2.dll", "SDL2_ttf.dll", "libtiff-5.dll", "libwebpdemux-2.dll", "libjpeg-62.dll", "libogg-0.dll",
    "libopusfile-0.dll", "libwavpack-1.dll", "libxmp.dll", "freetype.dll", "portmidi.dll", "zlib1.dll",
    "python312.dll", "VCRUNTIME140_1.dll", "libffi-8.dll", "api-ms-win-crt-math-l1-1-0.dll",
)  # fmt: skip
MACOS = (
    "libSDL2-2.0.0.dylib", "libharfbuzz.0.dylib", "libz.1.3.1.zlib-ng.dylib", "libsharpyuv.0.1.2.dylib",
    "libsndfile.1.0.37.dylib", "libfluidsynth.3.5.6.dylib", "libpython3.12.dylib",
)  # fmt: skip


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as PyInstaller leaves it, with a library in it that is no Python, and one that is."""
    monkeypatch.setattr(package_licences, "BUILDER", "pytest")
    inside = tmp_path / "built" / "lib"
    inside.mkdir(parents=True)
    for name in ("libSDL2-2.0.so.0", "_datetime.cpython-311-x86_64-linux-gnu.so", "_core.abi3.so"):
        (inside / name).touch()
    return tmp_path / "built"


def test_every_library_comes_with_its_licence(built: Path, tmp_path: Path) -> None:
    write_licences(built, tmp_path / "licences")
    texts = {path.name: path.read_text("utf-8") for path in (tmp_path / "licences").iterdir()}
    assert all(len(text) > 200 for text in texts.values())
    assert {"two-by-two.txt", "Python.txt", "SDL.txt", "Fredoka.txt"} <= texts.keys()
    for name in package_licences.bundled(package_licences.ABOUT["dependencies"]):
        assert any(text.startswith(f"{name}-") for text in texts), name
    assert "SIL OPEN FONT LICENSE" in texts["font-fredoka-one-OFL.txt"]


@pytest.mark.parametrize("file", [*LINUX, *WINDOWS, *MACOS])
def test_the_licence_of_a_library_is_known_by_its_file_on_every_system(file: str) -> None:
    text = of_library(file)
    assert not text or (KEPT / f"{text}.txt").is_file()


def test_every_kept_licence_holds_for_something() -> None:
    assert {path.stem for path in KEPT.iterdir()} == {*NATIVE, "Fredoka"} - {""}


def test_modules_of_python_are_no_libraries_of_their_own(built: Path) -> None:
    assert package_licences.libraries(built) == ["libSDL2-2.0.so.0"]


def test_a_library_without_a_licence_is_not_given_away(built: Path, tmp_path: Path) -> None:
    (built / "lib" / "libsecret-1.so.0").touch()
    with pytest.raises(MissingLicence, match=r"covers the library libsecret-1\.so\.0"):
        write_licences(built, tmp_path / "licences")


def test_a_package_without_a_licence_is_not_given_away(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "files", lambda name: None)
    with pytest.raises(MissingLicence, match="The package filelock brings no licence text"):
        write_licences(built, tmp_path / "licences")


def test_an_icon_of_windows_has_every_size(tmp_path: Path) -> None:
    with Image.open(write_icon(tmp_path, "win32")) as icon:
        assert icon.info["sizes"] == {(side, side) for side in SIDES}
        assert icon.format == "ICO"


@pytest.mark.parametrize(("platform", "kind", "side"), [("darwin", "ICNS", 1024), ("linux", "PNG", 256)])
def test_the_icons_of_other_systems_are_as_large_as_they_want(
    tmp_path: Path, platform: str, kind: str, side: int
) -> None:
    with Image.open(write_icon(tmp_path, platform)) as icon:
        assert (icon.format, max(icon.size)) == (kind, side)
        assert icon.convert("RGBA").getpixel((icon.width // 2, icon.height // 2))[3] == 255


def test_pictures_fonts_and_compiled_languages_go_along_and_what_is_for_work_does_not(tmp_path: Path) -> None:
    package_folder.compile_all()
    where = {target: source for source, target in package_folder.data(tmp_path) if source.is_dir()}
    names = {path.relative_to(where["assets"]).as_posix() for path in where["assets"].rglob("*") if path.is_file()}
    assert {f"texts/{code}.mo" for code in LANGUAGES if code != ENGLISH} <= names
    assert {"icon.svg", "maps/bow.tmx", "sounds/sea.ogg"} <= names
    not_shown = (".py", ".pyc", ".po", ".pot", "readme.png", "readme-strip.png")
    assert not [name for name in names if name.endswith(not_shown)]


def test_every_typeface_goes_along(tmp_path: Path) -> None:
    taken = {(target, source.name) for source, target in package_folder.data(tmp_path) if source.suffix == ".ttf"}
    assert taken == {(f"{name}/files", file) for name, file in FILES.values()}


def test_an_older_build_is_replaced(tmp_path: Path) -> None:
    for name, version in (("old", "1"), ("new", "2")):
        (tmp_path / name / "licences").mkdir(parents=True)
        (tmp_path / name / "licences" / "two-by-two.txt").write_text(version, encoding="utf-8")
    package_folder.check_replaceable(tmp_path / "old")
    package_folder.put(tmp_path / "new", tmp_path / "old")
    assert (tmp_path / "old" / "licences" / "two-by-two.txt").read_text("utf-8") == "2"


def test_what_lies_beside_the_folder_is_left_alone(tmp_path: Path) -> None:
    beside = tmp_path / "game.part"
    beside.mkdir()
    (tmp_path / "new").mkdir()
    package_folder.put(tmp_path / "new", tmp_path / "game")
    assert {path.name for path in tmp_path.iterdir()} == {"new", "game", "game.part"}


def test_a_full_disk_leaves_the_older_build_and_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old" / "licences").mkdir(parents=True)
    (tmp_path / "old" / "licences" / "two-by-two.txt").touch()

    def fail(source: Path, target: Path, **_: object) -> None:
        target.mkdir()
        raise shutil.Error([(source, target, "No space left on device: 'a'"), (source, target, "and so on")])

    monkeypatch.setattr(package_folder.shutil, "copytree", fail)
    monkeypatch.setattr(package_folder, "build", lambda work: work)
    assert package_folder.main([str(tmp_path / "old")]) == 2
    assert capsys.readouterr().err == "The folder cannot be made: No space left on device: 'a'.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["old"]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters").touch()
    assert package_folder.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{tmp_path} is there already, and is no older build that could be replaced.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["letters"]


@pytest.mark.parametrize("arguments", [["--help"], ["one", "two"]])
def test_what_cannot_be_asked_of_the_tool_is_one_sentence(arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "Nothing but the folder to be made can be named: tools/package.py [FOLDER].\n"


def test_why_a_build_failed_is_one_line() -> None:
    output = "10 INFO: begins\nImportError: no such thing\n  a hint\n"
    assert package_folder.reason(output) == "ImportError: no such thing"
    assert package_folder.reason("") == "it does not say why."


def test_a_program_that_does_not_play_is_not_given_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    call = subprocess.run
    broken = [sys.executable, "-c", "import nothing_of_that_name"]
    monkeypatch.setattr(package_folder.subprocess, "run", lambda command, **how: call(broken, **how))
    with pytest.raises(package_folder.CannotBuild, match=r"does not run: .*nothing_of_that_name"):
        package_folder.check_plays(tmp_path / "two-by-two", tmp_path)


def test_what_a_program_reports_while_it_is_tried_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "reports").mkdir()
    lines = ["far away\n", "  File 'table.py', line 5\n    a = b\n", "AttributeError"]
    (tmp_path / "reports" / "one.json").write_text(json.dumps({"fault": lines}), encoding="utf-8")
    failed = subprocess.CompletedProcess([], 2, stdout="Something went wrong.")
    monkeypatch.setattr(package_folder.subprocess, "run", lambda *command, **how: failed)
    with pytest.raises(package_folder.CannotBuild, match=r"does not run: File 'table.py', line 5 a = b Attrib"):
        package_folder.check_plays(tmp_path / "two-by-two", tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="desktops of Linux are meant")
def test_the_entry_starts_the_program_that_lies_beside_it_wherever_that_is(tmp_path: Path) -> None:
    home = tmp_path / "a place of ours"
    home.mkdir()
    package_folder.write_desktop(home, write_icon(tmp_path, "linux"))
    program = home / "two-by-two"
    program.write_text('#!/bin/sh\necho "started $0"\n', encoding="utf-8")
    program.chmod(0o755)
    entry = (home / "two-by-two.desktop").read_text("utf-8")
    command = re.findall(r'^Exec=sh -c "(.*)" %k$', entry, re.MULTILINE)[0]
    script = re.sub(r"\\\\(.)", r"\1", command)
    done = subprocess.run(
        ["sh", "-c", script, str(home / "two-by-two.desktop")], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"started {program}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="desktops of Linux are meant")
def test_the_entry_for_the_menu_knows_where_the_folder_is(tmp_path: Path) -> None:
    home = tmp_path / "a place of ours"
    home.mkdir()
    package_folder.write_desktop(home, write_icon(tmp_path, "linux"))
    subprocess.run([str(home / "add-to-menu.sh")], env={**os.environ, "XDG_DATA_HOME": str(tmp_path)}, check=True)
    lines = (tmp_path / "applications" / "two-by-two.desktop").read_text("utf-8").splitlines()
    assert f'Exec="{home}/two-by-two"' in lines
    assert f"Icon={home}/two-by-two.png" in lines
    assert len([line for line in lines if line.startswith(("Exec=", "Icon="))]) == 2


# -- what is left out
WITHOUT = """
import sys
sys.modules |= dict.fromkeys(sys.argv[1].split())
from scenes.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
"""The program where some modules are not to be found."""


def test_a_match_is_played_and_kept_without_what_the_folder_leaves_out(tmp_path: Path) -> None:
    left_out = " ".join(package_folder.UNUSED)
    match = ["--game", "aboard", "--seats", "random,random", "--speed", "instant", "--quit-when-over"]
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TWO_BY_TWO_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, left_out, *match], cwd=package_folder.ROOT, env={**os.environ, **unseen},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list((tmp_path / "saves").glob("auto-*.json"))) == 1


def test_no_library_is_packed_that_asks_for_what_is_left_out() -> None:
    packed = map(Requirement, package_licences.ABOUT["optional-dependencies"]["package"])
    asked = {one.name: one.specifier for one in packed}
    assert "4.1.2" not in asked["filelock"], "it loads asyncio before it locks anything"


# -- the whole of it
def built_in(place: Path) -> Path:
    """The folder as the tool builds it there."""
    folder = place / "two-by-two"
    done = subprocess.run([sys.executable, str(TOOL), str(folder)], capture_output=True, text=True, check=False)
    if "could not be fetched" in done.stderr:
        pytest.skip("PyInstaller cannot be fetched")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def carried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The program in a folder that has been built, carried elsewhere where nothing can be written.

    It is the one that ``TWO_BY_TWO_FOLDER`` names, as where it is about to be given away, or else built for this.
    """
    place = tmp_path_factory.mktemp("built")
    moved = place / "another place, größer"
    if given := os.environ.get("TWO_BY_TWO_FOLDER"):
        shutil.copytree(given, moved, symlinks=True)
    else:
        shutil.move(built_in(place), moved)
    allow_writing(moved, False)
    yield moved / package_folder.STARTED
    allow_writing(moved, True)


def allow_writing(folder: Path, allowed: bool) -> None:
    for path in (folder, *folder.rglob("*")):
        mode = path.stat().st_mode
        path.chmod(mode | 0o200 if allowed else mode & ~0o222)


def away(program: Path, home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program with nothing of this process's surroundings but what Windows cannot do without."""
    system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    known = {"HOME": str(home), "TWO_BY_TWO_HOME": str(home), **system, **environment}
    return subprocess.run(
        [str(program), *arguments], cwd=home, env=known, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.mark.long
@pytest.mark.parametrize("game", ["ark", "family", "aboard"])
def test_the_folder_plays_a_whole_game_with_a_hard_player(carried: Path, tmp_path: Path, game: str) -> None:
    record = tmp_path / "game.json"
    done = away(
        carried, tmp_path, "--game", game, "--seats", "hard,easy", "--think", "0.05", "--speed", "instant",
        "--quit-when-over", "--record", str(record), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert Record.read(record).replay().winners()
    assert len(list((tmp_path / "saves").glob("auto-*.json"))) == 1


@pytest.mark.long
def test_the_folder_thinks_in_a_process_of_its_own(carried: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(carried))
    match = Match("ark", ("green", "red"), Random(1))
    match.draw_all()
    thoughts = Thoughts(seconds=0.1)
    ticket = thoughts.ask(named("hard"), match.state.view(str(match.state.to_move)), 7)
    while (move := ticket.poll()) is None:  # raises Lost where there is no answer in time
        sleep(0.02)
    thoughts.close()
    assert move in match.state.legal()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it is told in a window there")
def test_the_folder_speaks_other_languages(carried: Path, tmp_path: Path) -> None:
    done = away(carried, tmp_path, "--language=pl", "--nonsense")
    assert done.stderr == "Nie ma opcji „--nonsense”; --help wymienia te, które są.\n"


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_the_folder_says_that_there_is_no_display(carried: Path, tmp_path: Path) -> None:
    done = away(carried, tmp_path)
    assert (done.returncode, done.stderr) == (2, "There is no display to open a window on.\n")


@pytest.mark.long
def test_the_folder_has_no_trace_of_where_it_was_built(carried: Path) -> None:
    built_in = str(package_folder.ROOT).encode()
    files = [path for path in carried.parent.rglob("*") if path.is_file()]
    assert not [path for path in files if built_in in path.read_bytes()]
    modules = dict(packed(carried))
    assert {"scenes.app", "game.table"} <= modules.keys()
    assert not [name for name, code in modules.items() if built_in in code]


def packed(program: Path) -> Iterator[tuple[str, bytes]]:
    """The modules of Python inside the program, which lie there compressed, and their code."""
    archive = pytest.importorskip("PyInstaller.archive.readers").CArchiveReader(str(program))
    inner = archive.open_embedded_archive(next(name for name, (*_, kind) in archive.toc.items() if kind == "z"))
    for name in inner.toc:
        yield name, inner.extract(name, raw=True) or b""
