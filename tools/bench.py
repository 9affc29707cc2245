"""Measure the program and print one table: ``python3 tools/bench.py [--against catanatron] [--only PART]``.

Figures are medians of one run; compare them within that run only.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

os.environ |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | os.environ

from tools import bench_frames, bench_memory, bench_motion, bench_play, bench_replay, bench_saves, bench_thinking
from tools.bench_play import Missing, Row

PARTS = ("play", "frames", "motion", "memory", "saves", "replay")
"""What can be measured alone; all but what takes many minutes is measured together."""


def main(arguments: list[str] | None = None) -> int:
    """Measure what the command line asks for; the exit status."""
    parser = argparse.ArgumentParser(description="Measure the program.")
    parser.add_argument("--against", choices=["catanatron"], help="add that package's figures from the same run")
    parser.add_argument("--only", choices=PARTS, help="measure one part alone")
    options = parser.parse_args(arguments)
    try:
        rows = [*_measured(options.only, options.against)]
    except Missing as fault:
        print(fault, file=sys.stderr)
        return 2
    print_table(rows)
    return 0


def _measured(only: str | None, against: str | None) -> Iterator[Row]:
    if only in (None, "play"):
        yield from bench_play.table(against)
    if only in (None, "frames"):
        yield from bench_frames.table()
        yield from bench_thinking.table()
    if only == "motion":
        yield from bench_motion.table()
    if only == "memory":
        yield from bench_memory.table()
    if only in (None, "saves"):
        yield from bench_saves.table()
    if only in (None, "replay"):
        yield from bench_replay.table()


def print_table(rows: list[Row]) -> None:
    """The rows in aligned columns, under a head."""
    lines = [Row("what", "figure", "against", "must reach"), *rows]
    wide = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        what, *rest = line
        cells = [what.ljust(wide[0]), *(cell.rjust(width) for cell, width in zip(rest, wide[1:], strict=True))]
        print("  ".join(cells).rstrip())


if __name__ == "__main__":
    sys.exit(main())
