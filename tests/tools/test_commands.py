"""The tools start by their path from any folder, as the README has them, with nothing else on the way to modules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NO_HELP = {"package", "texts"}
"""Tools that do not explain themselves; tests of their own start them."""
LISTED = re.findall(r"^\| `tools/(\w+)\.py", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


def test_the_readme_lists_tools() -> None:
    assert len(LISTED) > 5 and set(LISTED) > NO_HELP


@pytest.mark.parametrize("tool", sorted(set(LISTED) - NO_HELP))
def test_a_tool_that_is_started_elsewhere_says_how_it_is_used(tool: str, tmp_path: Path) -> None:
    known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(ROOT / "tools" / f"{tool}.py"), "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=known, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: {tool}.py")
