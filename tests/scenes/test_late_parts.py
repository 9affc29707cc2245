"""In large windows parts of the table are painted a few frames later; the program does not rest before."""

from __future__ import annotations

import pytest

from scenes.table import still
from sitting import Sit


def test_the_program_draws_on_until_nothing_is_late(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(still, "_AT_ONCE", 20_000)
    sitting = sit("instant")
    sitting.click(("space", "6"))
    late = 0
    for _ in range(40):
        late += sitting.table.still.late
        assert sitting.app.busy or not sitting.table.still.late
        sitting.app.frame()
    assert late > 2
    assert not sitting.table.still.late
    assert not sitting.app.busy
