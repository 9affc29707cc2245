"""What large pictures took is given back to the system when they are gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from assets import ROOT

STATUS = Path("/proc/self/statm")
PROBE = """
import os
from pathlib import Path
from pygame import Surface
from scenes.system.memory import give_large_back

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

give_large_back()
before = held()
large, small = [], []
for width in range(1600, 600, -10):
    large = [*large[-7:], Surface((width, 700), depth=32)]
    large[-1].fill("white")
    small.append(Surface((64, 64), depth=32))  # lies behind the large one, where that is among the others
    small[-1].fill("white")
del large
print((held() - before) / 1e6)
"""


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not tell what is held")
def test_large_pictures_give_their_memory_back() -> None:
    run = [sys.executable, "-c", PROBE]
    environment = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(run, cwd=ROOT.parent, env=environment, stdout=subprocess.PIPE, check=True)
    assert float(done.stdout) < 5, "megabytes that a hundred small pictures need, and no more"
