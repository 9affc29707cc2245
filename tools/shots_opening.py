"""Pictures of notices, and of the question whether to open another match, for ``tools/shots.py``."""

from __future__ import annotations

import errno
import os
from functools import partial

from game.record import Record
from scenes.opening import open_text
from tools.shots_studio import Jobs, Studio

_TABLES = {"ark": ("ark-3-mixed", 160), "aboard": ("aboard-3-published", 46)}
"""By name of the table: a record, and after how many moves it is shown."""


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    told = {f"{name}-notice": partial(_notice, studio, name) for name in _TABLES}
    return {"open-another": partial(_open_another, studio), **told}


def _notice(studio: Studio, name: str) -> None:
    """The disk is full in the midst of a match."""
    studio.at(*_TABLES[name])
    studio.app.tell(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    studio.wait(1)
    studio.save(f"{name}-notice")
    studio.app.shown_notice = None


def _open_another(studio: Studio) -> None:
    playing = studio.at(*_TABLES["ark"]).table.play
    open_text(studio.app, Record(playing.match.game, playing.match.players, {}, ()).text())
    studio.wait(1)
    studio.save("open-another")
