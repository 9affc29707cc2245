"""Make the folder to take home: ``python3 tools/package.py [FOLDER]``, for the system that this runs on.

The folder, ``dist/two-by-two`` unless told otherwise, holds a program to double-click with all that it needs, and the
texts of all licences.  Sets up ``.venv`` beside the project first, as ``tools/play.py`` does.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import setup_env

FOLDER = setup_env.ROOT / "dist" / "two-by-two"


def main(arguments: "list[str]") -> int:
    """Set up if need be, then build; 0 when the folder is there, 2 after a sentence about why it is not."""
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("Nothing but the folder to be made can be named: tools/package.py [FOLDER].", file=sys.stderr)
        return setup_env.FAULT
    folder = Path(*arguments).resolve() if arguments else FOLDER
    setup_env.ready("package")
    build = str(Path(__file__).with_name("package_folder.py"))
    return setup_env.run(str(setup_env.PYTHON), build, str(folder), PYGAME_HIDE_SUPPORT_PROMPT="1")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
