"""A report of a problem: one file with all that helps to find it, and nothing that is secret at the table.

It is text in JSON, so that whoever sends it away can read first what it tells.
"""

from __future__ import annotations

import os
import platform
import traceback
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import platformdirs
import pygame

from game.files import write_whole
from scenes.match_setup import told_to
from scenes.system.saves import folder as saves_folder

if TYPE_CHECKING:
    from scenes.app import App

_PROGRAM = "two-by-two"


def write_report(app: App, fault: BaseException | None = None) -> Path:
    """Write what there is to tell now, and of a fault if there was one; the file.  Raises OSError."""
    now = datetime.now(UTC)
    text = msgspec.json.format(msgspec.json.encode(_told(app, fault, now), enc_hook=str), indent=2) + b"\n"
    name = f"{_PROGRAM}-report-{now.astimezone():%Y-%m-%d-%H%M%S}.json"
    try:
        return _write(_documents() / name, text)
    except OSError:
        return _write(saves_folder().parent / "reports" / name, text)


def _documents() -> Path:
    """Where people look for what they have written; ``TWO_BY_TWO_HOME`` keeps reports with all else."""
    home = os.environ.get("TWO_BY_TWO_HOME")
    return Path(home) / "reports" if home else Path(platformdirs.user_documents_dir())


def _write(path: Path, text: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)
    return path


def _told(app: App, fault: BaseException | None, now: datetime) -> dict[str, Any]:
    playing = app.at_table
    secret = playing is not None and not playing.over
    return {
        "program": _PROGRAM,
        "version": _version(),
        "written": now,
        "system": _system(app),
        "settings": app.settings,
        "scenes": [type(scene).__name__ for scene in app.stack.scenes],
        "match": told_to(playing).to_dict() if playing else None,
        "fault": _fault(fault, secret) if fault else None,
    }


def _version() -> str | None:
    """The version that is installed; None where the program runs from a clone."""
    try:
        return metadata.version(_PROGRAM)
    except metadata.PackageNotFoundError:
        return None


def _system(app: App) -> dict[str, Any]:
    return {
        "platform": platform.platform(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "video": pygame.display.get_driver(),
        "window": app.layout.size,
        "fullscreen": app.screen.fullscreen,
    }


def _fault(fault: BaseException, secret: bool) -> list[str]:
    """Where a fault came up, line by line; in a ``secret`` match without its own words, which may tell of it."""
    if not secret:
        return traceback.format_exception(fault)
    return [*traceback.format_tb(fault.__traceback__), type(fault).__name__]
