"""Play Two by Two: ``python3 tools/play.py``, with any arguments of the game itself (``--help`` lists them).

Sets up ``.venv`` beside the project first, if it is missing or what the project needs has changed.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import setup_env

BROKEN = 1
"""Exit status of a Python that could not go on; the game itself never ends with it."""


def main(arguments: "list[str]") -> int:
    """Set up if need be, then play; the game's exit status.  What has been damaged since set-up is mended first."""
    setup_env.ready()
    status = _play(arguments)
    return _play(arguments) if status == BROKEN and setup_env.repair() else status


def _play(arguments: "list[str]") -> int:
    return setup_env.run(str(setup_env.PYTHON), "-P", "-m", "scenes", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
