"""The virtual environment beside the project: made when it is missing, filled when what is needed has changed.

Only the standard library, and nothing that an old Python could not read: it must be able to say that it is too old.
"""

import errno
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

if sys.platform != "win32":  # there two starts at once must not be the first ones
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "two-by-two.stamp"
"""What the environment was last filled for: see :func:`_wanted`."""

NEEDED = ("pygame", "pytmx", "msgspec", "platformdirs", "filelock", "font_fredoka_one", "fontpkg_poppins")
"""Modules without which the game cannot start."""
OLDEST = (3, 11)
SCARCE = 64 * 1024 * 1024
"""Bytes left on the disk below which it is the disk that made set-up fail; some programs do not say so."""

FAULT = 2
"""Exit status after a sentence on standard error."""

DISK_FULL = "The disk is full: there is no room for what Two by Two needs in .venv."
NOT_WRITABLE = "The folder of the project cannot be written to, so .venv cannot be made in it."
NO_VENV = (
    "This Python cannot make a virtual environment: install its venv module"
    " (on Debian and Ubuntu: apt install python3-venv)."
)
NO_NETWORK = "What Two by Two needs could not be fetched: the network, or the package index, cannot be reached."

NETWORK_SIGNS = (
    "NewConnectionError", "name resolution", "Name or service not known", "Network is unreachable", "ProxyError",
    "Connection refused", "ConnectTimeout", "Read timed out", "getaddrinfo failed", "No matching distribution",
)  # fmt: skip
SIGNS = (
    (DISK_FULL, ("No space left on device", "Disk quota exceeded")),
    (NO_VENV, ("ensurepip is not available", "No module named ensurepip", "No module named venv")),
    (NO_NETWORK, NETWORK_SIGNS),
    (NOT_WRITABLE, ("Permission denied", "Read-only file system")),
)
"""A sentence for each fault that set-up programs report in their own words, the surest signs first."""


class CannotSetUp(Exception):
    """Says in one sentence why there is no environment."""


def ready(extra: str = "") -> None:
    """See that ``.venv`` holds what the project needs, and what an extra of ``pyproject.toml`` adds to it.

    Quick when nothing changed.  Ends the program with a sentence and status 2 where it cannot be done.
    """
    try:
        _check_python()
        if not _is_filled(extra):
            _fill_alone(extra)
    except (CannotSetUp, OSError) as fault:
        print(_sentence(fault) if isinstance(fault, OSError) else fault, file=sys.stderr)
        sys.exit(FAULT)


def repair() -> bool:
    """Make the environment anew if something of what the game needs cannot be used in it; whether that was so."""
    if _does("import " + ", ".join(NEEDED)):
        return False
    shutil.rmtree(VENV, ignore_errors=True)
    ready()
    return True


def run(*command: str, **variables: str) -> int:
    """Run a program of the environment, with these variables besides the caller's; its exit status."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    program = shutil.which(command[0], path=path) or command[0]  # Windows looks for it in the caller's PATH alone
    try:
        done = subprocess.run([program, *command[1:]], env={**os.environ, "PATH": path, **variables}, check=False)
    except KeyboardInterrupt:
        return 128 + 2
    return done.returncode if done.returncode >= 0 else 128 - done.returncode


def _check_python() -> None:
    if sys.version_info[:2] < OLDEST:
        oldest, this = ".".join(map(str, OLDEST)), ".".join(map(str, sys.version_info[:3]))
        raise CannotSetUp(f"Two by Two needs Python {oldest} or newer; this one is {this}.")


def _wanted() -> str:
    """One line that changes whenever something else must be installed or compiled, or the project has moved."""
    sources = [ROOT / "pyproject.toml", *sorted((ROOT / "assets" / "texts").glob("*.po"))]
    project = b"".join(source.read_bytes() for source in sources) + str(ROOT).encode()
    python = ".".join(map(str, sys.version_info[:2]))
    return hashlib.sha256(project).hexdigest() + " " + python


def _extras() -> "set[str] | None":
    """The extras that the environment holds besides the rest; None where it does not hold what is wanted now."""
    if not PYTHON.exists() or not STAMP.exists():
        return None
    wanted, _, extras = STAMP.read_text(encoding="utf-8").partition("\n")
    return set(extras.split()) if wanted == _wanted() else None


def _is_filled(extra: str) -> bool:
    held = _extras()
    return held is not None and (not extra or extra in held)


def _fill_alone(extra: str) -> None:
    """Fill the environment while no other start does; whoever had to wait may find it filled."""
    with (ROOT / "pyproject.toml").open("r+b") as shared:
        if sys.platform != "win32":
            fcntl.flock(shared, fcntl.LOCK_EX)
        if not _is_filled(extra):
            _fill((_extras() or set()) | ({extra} if extra else set()))


def _fill(extras: "set[str]") -> None:
    """Make the environment if there is none that works, and install the project with what it needs."""
    print("Setting up .venv; this takes a minute the first time.", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    if not _works():
        _make()
    project = f"{ROOT}[{','.join(sorted(extras))}]" if extras else str(ROOT)
    _call(str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-e", project)
    part = STAMP.with_suffix(".part")
    part.write_text("\n".join([_wanted(), *sorted(extras)]), encoding="utf-8")
    part.replace(STAMP)


def _works() -> bool:
    """Whether the environment was made here, is of this version of Python and has pip.

    It may have come along when the project was moved, and its programs then look for their Python where it was; or it
    may have been cut short.
    """
    made = VENV / "pyvenv.cfg"
    here = made.exists() and made.read_text(encoding="utf-8", errors="replace").rstrip().endswith(str(VENV))
    return here and _does(f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})")


def _does(code: str) -> bool:
    """Whether a line of Python runs to its end in the environment."""
    if not PYTHON.exists():
        return False
    return subprocess.run([str(PYTHON), "-c", code], capture_output=True, check=False).returncode == 0


def _make() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise CannotSetUp(NO_VENV)
    _call(sys.executable, "-m", "venv", "--clear", str(VENV))


def _call(*command: str) -> None:
    """Run a program quietly; raise with a sentence if it fails."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if done.returncode:
        full = shutil.disk_usage(ROOT).free < SCARCE
        raise CannotSetUp(DISK_FULL if full else diagnosis(done.stdout))


def _sentence(fault: OSError) -> str:
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    return (
        NOT_WRITABLE
        if fault.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        else f"Setting up .venv failed: {fault}"
    )


def diagnosis(output: str) -> str:
    """The sentence for what a set-up program printed before it failed; its own last words where none is known."""
    for sentence, signs in SIGNS:
        if any(sign in output for sign in signs):
            return sentence
    last = [line.strip() for line in output.splitlines() if line.strip()][-1:]
    return "Setting up .venv failed: " + "".join(last or ["no reason was given."])
