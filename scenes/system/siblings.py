"""Pictures of one kind: where one animal is shown at a size, the others will be shown at it as well."""

from __future__ import annotations

from functools import cache

from assets import ROOT

_WHOLE = ("animals", "characters")
"""Folders in which all pictures are of one kind; among icons those are that begin with the same word."""


@cache
def kind_of(name: str) -> str | None:
    """The kind of a picture, as the beginning of the names of all of it; None for one that is alone."""
    folder, _, file = name.partition("/")
    first, dash, _ = file.partition("-")
    if folder in _WHOLE:
        return f"{folder}/"
    return f"{folder}/{first}-" if folder == "icons" and dash else None


@cache
def siblings(kind: str) -> tuple[str, ...]:
    """The names of all pictures of a kind."""
    return tuple(sorted(path.relative_to(ROOT).with_suffix("").as_posix() for path in ROOT.glob(f"{kind}*.svg")))
