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
for width in range(600, 1600, 10):
    picture = Surface((width, 700), depth=32)
    picture.fill("white")
    small = [Surface((64, 64), depth=32) for _ in range(9)]  # must not keep what lies before them
    kept = small[:1] if width == 600 else kept + small[:1]
del picture, small
print((held() - before) / 1e6)
"""


@pytest.mark.skipif(not STATUS.exists(), reason="this system does not tell what is held")
def test_large_pictures_give_their_memory_back() -> None:
    run = [sys.executable, "-c", PROBE]
    environment = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(run, cwd=ROOT.parent, env=environment, stdout=subprocess.PIPE, check=True)
    assert float(done.stdout) < 5, "megabytes that a hundred small pictures need, and no more"
