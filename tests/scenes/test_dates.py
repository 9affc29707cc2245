"""When something was, as one says it."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from scenes.words.dates import duration, when

NOW = datetime(2026, 11, 30, 18, 40)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 11, 30, 9, 5), "today, 9:05"),
        (datetime(2026, 11, 29, 23, 59), "yesterday, 23:59"),
        (datetime(2026, 11, 28, 12, 0), "Saturday"),
        (datetime(2026, 11, 24, 12, 0), "Tuesday"),
        (datetime(2026, 11, 23, 12, 0), "last week"),
        (datetime(2026, 11, 17, 12, 0), "last week"),
        (datetime(2026, 11, 16, 12, 0), "November 16"),
        (datetime(2025, 12, 31, 12, 0), "December 31, 2025"),
        (datetime(2026, 12, 1, 12, 0), "December 1"),
    ],
)
def test_when_something_was(moment: datetime, said: str) -> None:
    assert when(moment, NOW) == said


@pytest.mark.parametrize(
    ("lasted", "said"),
    [
        (timedelta(seconds=3), "1 min"),
        (timedelta(minutes=59), "59 min"),
        (timedelta(minutes=94), "1 h 34 min"),
        (timedelta(hours=2), "2 h 0 min"),
    ],
)
def test_how_long_something_took(lasted: timedelta, said: str) -> None:
    assert duration(lasted) == said
