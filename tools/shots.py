"""Pictures of every scene, without a display: ``tools/shots.py OUT [--size WxH ...] [--lang CODE] [--only NAME]``.

Each moment is reached by replaying a fixed record up to a move, then clicking all of that move's gesture but the last
click, over which the pointer rests.  The files are named for moment and size, and for a language but English.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from scenes.system.texts import ENGLISH, LANGUAGES
from tools import (
    shots_guide,
    shots_hints,
    shots_opening,
    shots_replay,
    shots_rules,
    shots_saves,
    shots_thinking,
    shots_tries,
    shots_undoing,
    shots_why,
)
from tools.shots_records import MOMENTS
from tools.shots_studio import Jobs, Point, Studio

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))


def shoot(studio: Studio, only: str) -> None:
    """All pictures of one size whose name holds ``only``."""
    jobs: Jobs = {"title settings": studio.title, "pause": studio.pause}
    for game in ("ark", "family", "aboard"):
        jobs[f"setup-{game}"] = partial(studio.setup, game)
    for name, moment in MOMENTS.items():
        jobs[name] = partial(studio.moment, name, moment)
    jobs |= {"ark-deluge": studio.deluge, "aboard-curtain aboard-keeping": studio.curtain}
    for record in ("ark-4-greedy", "ark-2-random", "family-3-shared", "aboard-4-greedy", "aboard-3-published"):
        jobs[f"scoring-{record}"] = partial(studio.score_sheet, record)
    jobs |= shots_replay.jobs(studio) | shots_saves.jobs(studio) | shots_thinking.jobs(studio)
    jobs |= shots_undoing.jobs(studio) | shots_hints.jobs(studio) | shots_opening.jobs(studio)
    jobs |= shots_rules.jobs(studio) | shots_guide.jobs(studio) | shots_tries.jobs(studio)
    jobs |= shots_why.jobs(studio)
    for name, job in jobs.items():
        if only in name:
            studio.app.settings.speed = "normal" if name.startswith(("title", "setup")) else "instant"
            job()


def size_of(text: str) -> Point:
    width, height = text.lower().split("x")
    return int(width), int(height)


def main() -> int:
    """Exit status 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", type=size_of, action="append", metavar="WxH")
    parser.add_argument("--lang", choices=[*LANGUAGES], action="append", metavar="CODE")
    parser.add_argument("--only", default="", metavar="NAME")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    with TemporaryDirectory() as home:
        os.environ["TWO_BY_TWO_HOME"] = home  # what is played for a picture leaves nobody's own choices changed
        for size, language in product(arguments.size or SIZES, arguments.lang or [ENGLISH]):
            shoot(Studio(arguments.out, size, language), arguments.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
