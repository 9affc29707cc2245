"""Check the whole project: ``python3 tools/test.py [--long] [arguments of pytest]``.

Style, types and the wall between rules and screens first, then the tests on all cores; ``--long`` runs the whole of
the large matrices too.  Sets up ``.venv`` beside the project first, as ``tools/play.py`` does.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import setup_env

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
)
"""What is run before the tests; all of it, whatever fails."""


def main(arguments: "list[str]") -> int:
    """Set up if need be and run everything; 0 when all of it passed."""
    setup_env.ready("dev")
    os.chdir(setup_env.ROOT)
    failed = [" ".join(check) for check in CHECKS if not _passes(*check)]
    if not _passes(*_pytest(arguments)):
        failed.append("pytest")
    for name in failed:
        print(f"failed: {name}", file=sys.stderr)
    return 1 if failed else 0


def _passes(*command: str) -> bool:
    print("==", *command, flush=True)
    return setup_env.run(*command) == 0


def _pytest(arguments: "list[str]") -> "list[str]":
    """The call of pytest; a choice of markers among the arguments overrides ours, being the later one."""
    rest = [argument for argument in arguments if argument != "--long"]
    chosen = [] if len(rest) < len(arguments) else ["-m", "not long"]
    return ["pytest", "-n", "auto", *chosen, *rest]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
