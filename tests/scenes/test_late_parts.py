"""In large windows parts of the table are painted a few frames later; the program does not rest before."""

from __future__ import annotations

import pytest
from sitting import Sit

from scenes.table import still

ENOUGH = 1000


def test_the_program_draws_on_until_nothing_is_late(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(still, "_AT_ONCE", 20_000)
    sitting = sit("instant")
    table, sitting.app.every = sitting.table, 1
    for _ in range(ENOUGH):
        if sitting.app.busy:
            sitting.app.frame()
    assert not sitting.app.busy
    for colour in table.picture.held:
        table.picture.score(colour, 1)
    sitting.scene.stale = True
    late = 0
    while sitting.app.busy and late < ENOUGH:
        sitting.app.frame()
        late += table.still.late
    assert 0 < late < ENOUGH
    assert not table.still.late
