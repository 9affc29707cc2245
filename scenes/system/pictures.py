"""Pictures that are kept as files, where people look for theirs."""

from __future__ import annotations

import io
import os
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs
import pygame

from game.files import write_whole


def folder() -> Path:
    """Where pictures are kept; ``TWO_BY_TWO_HOME`` keeps them with all else."""
    home = os.environ.get("TWO_BY_TWO_HOME")
    return Path(home) / "pictures" if home else Path(platformdirs.user_pictures_dir())


def keep_picture(picture: pygame.Surface, now: datetime) -> Path:
    """Write a picture under a name of its own; the file.  Raises OSError."""
    where = folder()
    where.mkdir(parents=True, exist_ok=True)
    path = _free(where, f"two-by-two-{now:%Y-%m-%d-%H%M%S}")
    write_whole(path, as_png(picture))
    return path


def as_png(picture: pygame.Surface) -> bytes:
    """The picture as the bytes of a file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()


def _free(where: Path, stem: str) -> Path:
    """A file that is not there yet: more than one picture can be made in a second."""
    numbered = (where / f"{stem}-{number}.png" for number in count(2))
    path = where / f"{stem}.png"
    while path.exists():
        path = next(numbered)
    return path
