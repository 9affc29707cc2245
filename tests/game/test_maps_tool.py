"""The map checker: a sentence a map, and an exit status."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from assets import ROOT
from game.ark.sections import MAPS

TOOL = ROOT.parent / "tools" / "check_map.py"


def check(*arguments: Path | str) -> tuple[int, list[str]]:
    done = subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_every_shipped_map_passes_the_checker() -> None:
    names = [MAPS / f"{name}.tmx" for name in ("bow", "middle", "stern")]
    assert sorted(names) == sorted(MAPS.glob("*.tmx"))
    bow = "12 squares, 32 edges, 16 hull edges and 16 pitch fields."
    middle = "12 squares, 31 edges, 14 hull edges and 14 pitch fields."
    assert check(*names) == (
        0,
        [f"bow.tmx: an ark of {bow}", f"middle.tmx: an ark of {middle}", f"stern.tmx: an ark of {bow}"],
    )


def test_a_refused_map_gets_its_sentence_and_the_others_are_checked_still(tmp_path: Path) -> None:
    (tmp_path / "own.tmx").write_text("<chart/>")
    status, lines = check(tmp_path / "own.tmx", MAPS / "bow.tmx")
    assert status == 1
    assert lines[0] == "own.tmx: the file holds <chart> where <map> is needed."
    assert lines[1].startswith("bow.tmx: an ark of 12 squares")


def test_no_map_at_all_is_a_wrong_call() -> None:
    assert check() == (2, [])
