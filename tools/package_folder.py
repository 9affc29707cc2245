"""Builds the folder to take home, in the environment that ``tools/package.py`` has set up.

PyInstaller gathers the program and its libraries; around it come the icon, what Linux desktops want to know, and the
licences.  The folder is made in a place of its own and put where it belongs only once it is whole.
"""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scenes.system.fonts import FILES
from tools.package_icon import write_icon
from tools.package_licences import ABOUT, LEFT_OUT, PROJECT, ROOT, MissingLicence, write_licences
from tools.translations import compile_all, files

FAULT = 2
TITLE = "Two by Two"
PROGRAM = PROJECT if sys.platform == "linux" else TITLE
"""What the program to be double-clicked is called, without the ending that the system gives it."""
STARTED = {"win32": f"{PROGRAM}.exe", "darwin": f"{TITLE}.app/Contents/MacOS/{TITLE}"}.get(sys.platform, PROGRAM)
"""Where the program itself lies in the folder."""
INSIDE = "lib"
"""The folder beside the program that holds what it is made of."""
UNUSED = (
    *LEFT_OUT, "numpy", "PIL", "tkinter", "setuptools", "pkg_resources", "unittest", "pydoc", "asyncio",
    "bz2", "_bz2", "lzma", "_lzma", "sqlite3", "_sqlite3", "ssl", "_ssl", "_hashlib", "_uuid", "_decimal",
)  # fmt: skip
"""What libraries could use, and never do here."""
NOT_SHOWN = ("*.py", "__pycache__", "*.po", "*.pot", "readme*.png")
"""What lies in ``assets`` for those who work on the game."""
DESKTOP = """\
[Desktop Entry]
Type=Application
Name={title}
Comment={comment}
Exec={command}
Icon={name}
Terminal=false
Categories=Game;BoardGame;
StartupWMClass={name}
"""
BESIDE = 'sh -c "exec \\\\"\\\\$(dirname \\\\"\\\\$0\\\\")\\\\"/{name}" %k'
"""Starts the program in the folder in which the entry itself lies."""
MENU = """\
#!/bin/sh
# Puts Two by Two into the menu of the desktop; after the folder has been moved, run it again.
set -e
here=$(cd "$(dirname "$0")" && pwd)
entries=${{XDG_DATA_HOME:-$HOME/.local/share}}/applications
mkdir -p "$entries"
grep -v -e '^Exec=' -e '^Icon=' "$here/{name}.desktop" > "$entries/{name}.desktop"
printf 'Exec="%s"\\nIcon=%s\\n' "$here/{name}" "$here/{name}.png" >> "$entries/{name}.desktop"
"""


class CannotBuild(Exception):
    """Says in one sentence why there is no folder."""


def main(arguments: list[str]) -> int:
    """Build the folder that is named; 0 when it is there, 2 after one sentence."""
    folder = Path(arguments[0])
    try:
        check_replaceable(folder)
        with tempfile.TemporaryDirectory(prefix=PROJECT) as work:
            put(build(Path(work)), folder)
    except (CannotBuild, MissingLicence) as fault:
        print(fault, file=sys.stderr)
        return FAULT
    except (OSError, subprocess.CalledProcessError) as fault:
        told = fault.args[0][0][-1] if isinstance(fault, shutil.Error) else fault  # of many files the first is enough
        print(f"The folder cannot be made: {told}.", file=sys.stderr)
        return FAULT
    print(folder)
    return 0


def check_replaceable(folder: Path) -> None:
    """Refuse a place where there is something else than an older build, which the new one replaces."""
    if folder.exists() and not (folder / "licences" / f"{PROJECT}.txt").exists():
        raise CannotBuild(f"{folder} is there already, and is no older build that could be replaced.")


def put(built: Path, folder: Path) -> None:
    """Put what has been built where it belongs; an older build is there until the new one is, whole."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}.", dir=folder.parent) as beside:
        part = Path(beside) / folder.name
        shutil.copytree(built, part, symlinks=True)
        if folder.exists():
            folder.rename(Path(beside) / "older")
        part.rename(folder)


def build(work: Path) -> Path:
    """Make everything in the folder ``work``; the part of it that is to be given away."""
    compile_all()
    icon = write_icon(work)
    freeze(work, icon)
    folder = work / "built"
    if sys.platform == "darwin":
        folder.mkdir()
        shutil.move(work / "dist" / f"{PROGRAM}.app", folder)
    else:
        shutil.move(work / "dist" / PROGRAM, folder)
    slim(folder)
    check_plays(folder / STARTED, work / "home")
    write_licences(folder, folder / "licences")
    if sys.platform == "linux":
        write_desktop(folder, icon)
    return folder


def freeze(work: Path, icon: Path) -> None:
    """Have PyInstaller make a program, and the folder with what it is made of, in ``dist``."""
    command = [
        sys.executable, "-m", "PyInstaller", str(ROOT / "scenes" / "__main__.py"), "--name", PROGRAM,
        "--windowed", "--noconfirm", "--log-level", "WARN", "--icon", str(icon), "--paths", str(ROOT),
        "--contents-directory", INSIDE, "--osx-bundle-identifier", PROJECT,
        "--distpath", str(work / "dist"), "--workpath", str(work), "--specpath", str(work),
        *(f"--add-data={source}:{target}" for source, target in data(work)),
        *(f"--hidden-import={package}" for package, _ in FILES.values()),
        *(f"--exclude-module={module}" for module in UNUSED),
    ]  # fmt: skip
    kept = {**os.environ, "PYINSTALLER_CONFIG_DIR": str(work / "cache")}
    done = subprocess.run(
        command, env=kept, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise CannotBuild(f"PyInstaller could not make the program: {reason(done.stdout)}")


def slim(folder: Path) -> None:
    """Take out of Python's own library what only its debuggers read, two thirds of it on many a Linux."""
    strip = shutil.which("strip") if sys.platform == "linux" else None
    for library in (folder / INSIDE).glob("libpython*.so*"):
        if strip and not library.is_symlink():
            subprocess.run([strip, "--strip-unneeded", str(library)], check=True)


def check_plays(program: Path, home: Path) -> None:
    """Refuse a program that cannot play a game by itself; ``home`` is a folder for what it keeps."""
    seen_by_none = {"TWO_BY_TWO_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [str(program), "--seats", "easy,random", "--speed", "instant", "--quit-when-over"],
        env={**os.environ, **seen_by_none}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        raise CannotBuild(f"The program has been built, and does not run: {_reported(home) or reason(done.stdout)}")


def _reported(home: Path) -> str:
    """What the program's own report of an error tells last, on one line; empty where there is none."""
    for report in (home / "reports").glob("*.json"):
        return " ".join(" ".join(json.loads(report.read_text(encoding="utf-8"))["fault"][-2:]).split())
    return ""


def reason(output: str) -> str:
    """Why a program failed, as far as one of its lines tells: the last one that speaks of an error."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["it does not say why."]
    return next((line for line in reversed(lines) if "Error" in line or "ERROR" in line), lines[-1])


def data(work: Path) -> list[tuple[Path, str]]:
    """Files and folders that the program reads, and where it looks for them inside."""
    shown = work / "assets"
    shutil.copytree(ROOT / "assets", shown, ignore=shutil.ignore_patterns(*NOT_SHOWN))
    missing = [path.stem for path in files() if not (shown / "texts" / f"{path.stem}.mo").exists()]
    if missing:
        raise CannotBuild(f"The texts of {', '.join(missing)} have not been compiled.")
    version = work / "METADATA"
    version.write_text(f"Metadata-Version: 2.1\nName: {PROJECT}\nVersion: {ABOUT['version']}\n", encoding="utf-8")
    return [
        (shown, "assets"),
        (version, f"two_by_two-{ABOUT['version']}.dist-info"),
        *(
            (Path(str(resources.files(package))) / "files" / name, f"{package}/files")
            for package, name in FILES.values()
        ),
    ]


def write_desktop(folder: Path, icon: Path) -> None:
    """What Linux desktops start the program by: an entry beside it, and a script that puts one into the menu."""
    shutil.copyfile(icon, folder / f"{PROJECT}.png")
    command = BESIDE.format(name=PROJECT)
    entry = DESKTOP.format(title=TITLE, comment=ABOUT["description"], command=command, name=PROJECT)
    _executable(folder / f"{PROJECT}.desktop", entry)
    _executable(folder / "add-to-menu.sh", MENU.format(name=PROJECT))


def _executable(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
