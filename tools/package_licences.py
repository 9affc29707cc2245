"""The licences of all that a folder to take home holds: this project's, Python's, and those of each library.

Most libraries bring their licence in their package.  Libraries that are no Python, such as SDL, come within the
package of pygame without it: their licences are kept in ``tools/licences``, and none may come along without one.
"""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("licences")
ABOUT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
"""What the project says of itself."""
PROJECT = ABOUT["name"]
BUILDER = "pyinstaller"
"""Puts a small program of its own before the game."""
LEFT_OUT = ("fontpkg",)
"""What libraries ask for without using it here; it is not taken along."""

_LICENCE = re.compile(r"licen[sc]e|copying|notice|ofl|l?gpl", re.IGNORECASE)
_TEXTS = ("", ".txt", ".md", ".rst", ".apache", ".bsd")
_LIBRARY = re.compile(r"(?:lib)?([a-z+_]+)")
_NO_PYTHON = re.compile(r"\.(dll|dylib)$|^(?!.*\.(cpython|abi3)).*\.so(\.|$)", re.IGNORECASE)

NATIVE = {
    "SDL": ("sdl",),
    "Xiph": ("flac", "ogg", "opus", "opusfile", "vorbis", "vorbisenc", "vorbisfile"),
    "WavPack": ("wavpack",),
    "MIT": ("brotlicommon", "brotlidec", "expat", "ffi", "portmidi", "xmp"),
    "HarfBuzz": ("harfbuzz",),
    "libjpeg": ("jpeg",),
    "libpng": ("png",),
    "libtiff": ("tiff",),
    "libwebp": ("sharpyuv", "webp", "webpdemux"),
    "zlib": ("z", "zlib"),
    "FreeType": ("freetype",),
    "LGPL-2.1": ("fluidsynth", "mpg", "sndfile"),
    "GCC": ("gcc_s", "stdc++"),
    "": ("python", "api", "msvcp", "ucrtbase", "vcruntime"),
}
"""Libraries that are no Python, by the text in ``tools/licences`` that holds for them: the letters that their file's
name begins with, after ``lib``.  The last of them are covered by Python's own text."""


class MissingLicence(Exception):
    """Says in one sentence whose licence is not there."""


def write_licences(built: Path, folder: Path) -> None:
    """Write the licences of a program that has been built in ``built`` into a new folder.

    Raises :class:`MissingLicence` where there is none for something that the program brings.
    """
    folder.mkdir()
    for name, text in licences(built):
        (folder / name).write_text(text, encoding="utf-8")


def licences(built: Path) -> Iterator[tuple[str, str]]:
    """Names of files and what stands in them: whose licence it is tells the name."""
    yield f"{PROJECT}.txt", _read(ROOT / "LICENSE")
    yield "Python.txt", _read(of_python())
    yield "Fredoka.txt", _read(KEPT / "Fredoka.txt")
    for name in sorted(bundled(ABOUT["dependencies"]) | {BUILDER}):
        for path in of_package(name):
            yield f"{name}-{path.stem}.txt", _read(path)
    for text in sorted(set(map(of_library, libraries(built))) - {""}):
        yield f"{text}.txt", _read(KEPT / f"{text}.txt")


def bundled(requirements: Iterable[str]) -> set[str]:
    """The packages that are required on this system, and those that they require."""
    found: set[str] = set()
    for wanted in map(Requirement, requirements):
        if wanted.name not in LEFT_OUT and (not wanted.marker or wanted.marker.evaluate({"extra": ""})):
            found |= {wanted.name.lower()} | bundled(metadata.requires(wanted.name) or ())
    return found


def of_package(name: str) -> list[Path]:
    """The licence texts in a package, at least one."""
    files = metadata.files(name) or ()
    found = [Path(file.locate()) for file in files if _LICENCE.match(file.stem) and file.suffix.lower() in _TEXTS]
    if not found:
        raise MissingLicence(f"The package {name} brings no licence text, so it cannot be given away.")
    return found


def of_python() -> Path:
    """Python's own licence, wherever this Python keeps it."""
    library = Path(sysconfig.get_path("stdlib"))
    folders = (library, library.parent, Path(sys.base_prefix))
    places = [folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    places.append(Path("/usr/share/doc") / library.name / "copyright")
    for place in places:
        if place.is_file():
            return place
    raise MissingLicence(f"The licence of Python {sys.version.split()[0]} is nowhere in {sys.base_prefix}.")


def libraries(built: Path) -> Iterable[str]:
    """The file names of the libraries in a folder that are no modules of Python."""
    names = (path.name for path in built.rglob("*") if path.is_file())
    return sorted(filter(_NO_PYTHON.search, names))


def of_library(file: str) -> str:
    """The text in ``tools/licences`` for a library; empty where Python's covers it too."""
    match = _LIBRARY.match(file.lower())
    for text, names in NATIVE.items():
        if match and match[1].rstrip("_") in names:
            return text
    raise MissingLicence(f"No text in tools/licences covers the library {file}, so it cannot be given away.")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
