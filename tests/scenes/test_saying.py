"""What ends the program is said where somebody reads it, also where it was double-clicked."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pygame
import pytest

from scenes.__main__ import main
from scenes.app import App
from scenes.mishaps import MOST, Mishaps

NONSENSE = ["Two by Two", "There is no flag '--nonsense'; --help lists those there are.", "error"]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been told in boxes of the system: title, text and kind, one after the other."""
    told: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: told.extend(words))
    return told


def lose_the_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where a program that has been double-clicked has nowhere to write to."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)


def test_without_a_console_a_fault_is_told_in_a_box(boxes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lose_the_console(monkeypatch)
    assert main(["--nonsense"]) == 2
    assert boxes == NONSENSE


def test_without_a_console_help_is_shown_in_a_box(boxes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lose_the_console(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    title, text, kind = boxes
    assert (title, kind) == ("Two by Two", "info")
    assert "--quit-when-over" in text


def test_without_a_console_errors_that_end_the_program_are_told_in_a_box(
    app: App, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_the_console(monkeypatch)
    mishaps = Mishaps(app)
    for _ in range(MOST):
        mishaps.meet(RuntimeError("a screw is loose"))
    assert app.status == 2
    assert boxes[1].startswith("Something went wrong")


def test_without_a_console_a_record_that_cannot_be_written_is_told_in_a_box(
    app: App, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_the_console(monkeypatch)
    app.fail(OSError(28, "No space left on device", "game.json"))
    assert app.status == 2
    assert boxes[1] == "'game.json' cannot be used: No space left on device."


def test_where_there_is_no_display_either_the_program_still_ends_with_its_status(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: str) -> None:
        raise pygame.error

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    lose_the_console(monkeypatch)
    assert main(["--nonsense"]) == 2


@pytest.fixture
def away() -> Iterator[TextIO]:
    """Where standard error of a double-clicked program leads on Linux and macOS: nowhere."""
    with Path(os.devnull).open("w") as stream:
        yield stream


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[TextIO]:
    """A file that somebody has what is said written to."""
    with (tmp_path / "said").open("w") as stream:
        yield stream


@pytest.mark.parametrize(
    ("stream", "frozen", "told"),
    [("away", True, NONSENSE), ("away", False, []), ("kept", True, [])],
    ids=["double-clicked", "from a clone", "into a file"],
)
def test_a_double_clicked_program_tells_in_a_box_what_nobody_would_read(
    boxes: list[str], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, stream: str, frozen: bool,
    told: list[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(sys, "stderr", request.getfixturevalue(stream))
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert main(["--nonsense"]) == 2
    assert boxes == told
