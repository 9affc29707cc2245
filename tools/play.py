"""Play Two by Two: ``python3 tools/play.py``, with any arguments of the game itself (``--help`` lists them).

Sets up ``.venv`` beside the project first, if it is missing or what the project needs has changed.
"""

import sys

import setup_env


def main(arguments: "list[str]") -> int:
    """Set up if need be, then play; the game's exit status."""
    setup_env.ready()
    return setup_env.run(str(setup_env.PYTHON), "-P", "-m", "scenes", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
