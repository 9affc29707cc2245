"""Check maps drawn in Tiled: ``python3 tools/check_map.py FILE...`` prints one sentence for each.

Exit status: 0 if every map is an ark, 1 if one is refused, 2 if it was called wrongly.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.ark.board import Board
from game.ark.sections import BadMap, load_map
from scenes.words.maps import map_fault


def describe(path: Path) -> str:
    """What ark a map makes, in a sentence.  Raises :class:`BadMap`."""
    board = Board(load_map(path))
    return (
        f"{path.name}: an ark of {len(board.squares)} squares, {len(board.edges)} edges, "
        f"{len(board.hull_edges)} hull edges and {len(board.fields)} pitch fields."
    )


def main(arguments: list[str] | None = None) -> int:
    """Check the maps named on the command line; the exit status."""
    parser = argparse.ArgumentParser(description="Check maps drawn in Tiled.")
    parser.add_argument("maps", metavar="FILE", type=Path, nargs="+", help="a .tmx map")
    status = 0
    for path in parser.parse_args(arguments).maps:
        try:
            print(describe(path))
        except BadMap as fault:
            print(map_fault(fault))
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
