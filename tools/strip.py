"""Draw motions as strips of frames: ``tools/strip.py NAME ... OUT [--size WxH] [--less-motion] [--frames N]``.

Each motion is brought about as players do, on an app without a display whose clock is set by hand.  Its frames stand
beside each other, cut to what changes, each with its time in milliseconds.  ``all`` stands for every motion.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from pygame import Rect, Surface

from scenes.system.fonts import Words
from scenes.theme import BOLD, INK, PARCHMENT
from tools.shots import size_of
from tools.shots_studio import Studio
from tools.strip_animations import ANIMATIONS, Animation

ALL = "all"
_EVERY = 2
"""One frame of so many of those of the clock is looked at."""
_MARGIN, _GAP, _FOOT, _TYPE = 24, 8, 34, 20
WIDEST, _LARGE = 2000, 480
"""Pixels: what is kept round what changes, between frames, below them; letters; the most of a strip; a wide frame."""


def frames_of(studio: Studio, animation: Animation) -> list[Surface]:
    """The window, from the beginning of a motion to its end."""
    animation.begin(studio)
    frames = [_seen(studio)]
    for number in range(1, round(animation.seconds * 60) + 1):
        studio.app.frame()
        if number % _EVERY == 0:
            frames.append(_seen(studio))
    return frames


def _seen(studio: Studio) -> Surface:
    return studio.app.screen.surface().copy()


def changing(frames: list[Surface]) -> Rect:
    """What of the window is not the same in all frames, and a little more."""
    areas = [_difference(one, frames[-1]) for one in frames[:-1]]
    whole = areas[0].unionall(areas[1:])
    return whole.inflate(2 * _MARGIN, 2 * _MARGIN).clip(frames[0].get_rect()) if whole else frames[0].get_rect()


def _difference(one: Surface, other: Surface) -> Rect:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)


def strip(studio: Studio, animation: Animation, count: int) -> Surface:
    """``count`` frames of a motion at even distances, with their times below; wide ones stand in several rows."""
    frames = frames_of(studio, animation)
    chosen = [round(number * (len(frames) - 1) / (count - 1)) for number in range(count)]
    area = changing(frames)
    columns = min(count, max(1, WIDEST // (min(area.width, _LARGE) + _GAP)))
    scale = min(1.0, (WIDEST / columns - _GAP) / area.width)
    width, height = round(area.width * scale), round(area.height * scale)
    rows = -(-count // columns)
    picture = Surface((columns * (width + _GAP) + _GAP, rows * (height + _FOOT) + _GAP))
    picture.fill(PARCHMENT)
    for place, number in enumerate(chosen):
        row, column = divmod(place, columns)
        rect = Rect(_GAP + column * (width + _GAP), _GAP + row * (height + _FOOT), width, height)
        picture.blit(pygame.transform.smoothscale(frames[number].subsurface(area), rect.size), rect)
        time = studio.app.brush.fonts.render(Words(str(number * _EVERY * 1000 // 60), BOLD, _TYPE, INK))
        picture.blit(time, time.get_rect(center=(rect.centerx, rect.bottom + _FOOT // 2)))
    return picture


def main() -> int:
    """Exit status 0, or 2 where a name is not that of a motion."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="+", metavar="NAME", choices=[*ANIMATIONS, ALL])
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH")
    parser.add_argument("--less-motion", action="store_true")
    parser.add_argument("--frames", type=int, choices=range(2, 25), default=8, metavar="N")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    for name in ANIMATIONS if ALL in arguments.names else arguments.names:
        picture = strip(_studio(arguments), ANIMATIONS[name], arguments.frames)
        pygame.image.save(picture, str(arguments.out / f"{name}.png"))
    return 0


def _studio(arguments: argparse.Namespace) -> Studio:
    studio = Studio(arguments.out, arguments.size)
    studio.app.settings.speed, studio.app.settings.less_motion = "normal", arguments.less_motion
    return studio


if __name__ == "__main__":
    sys.exit(main())
