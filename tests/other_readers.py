"""A file that something else reads just now, as another window or what looks for viruses does on Windows."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest


def somebody_reads(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """As often as there is something in the list, a file cannot be replaced; each time one thing goes out of it."""
    waiting: list[bool] = []
    replace = Path.replace

    def refuse(part: Path, target: str) -> Path:
        if waiting:
            waiting.pop()
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return replace(part, target)

    monkeypatch.setattr(Path, "replace", refuse)
    return waiting
