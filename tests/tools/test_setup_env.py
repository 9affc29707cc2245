"""Set-up happens once and after changes only, and says in one sentence why it cannot be done."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest

from tools import setup_env

Calls = list[tuple[str, ...]]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """A project of its own in an empty folder, where set-up programs are noted instead of run."""
    made: Calls = []
    python = tmp_path / ".venv" / "python"

    def note(*command: str) -> None:
        made.append(command)
        python.parent.mkdir(exist_ok=True)
        python.touch()

    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    for name, value in {
        "ROOT": tmp_path, "VENV": python.parent, "PYTHON": python, "STAMP": python.parent / "stamp", "_call": note,
        "_works": python.exists,
    }.items():  # fmt: skip
        monkeypatch.setattr(setup_env, name, value)
    return made


def kinds(calls: Calls) -> list[str]:
    """``venv`` for making the environment; ``play``, or extras such as ``[dev]``, for filling it."""
    return ["venv" if "venv" in call else call[-1].removeprefix(str(setup_env.ROOT)) or "play" for call in calls]


def test_set_up_happens_once(calls: Calls) -> None:
    setup_env.ready()
    setup_env.ready()
    assert kinds(calls) == ["venv", "play"]


def test_what_has_changed_is_installed_into_the_same_environment(calls: Calls) -> None:
    setup_env.ready()
    (setup_env.ROOT / "pyproject.toml").write_text("two", encoding="utf-8")
    setup_env.ready()
    assert kinds(calls) == ["venv", "play", "play"]


def test_an_environment_for_testing_is_good_for_playing(calls: Calls) -> None:
    setup_env.ready()
    setup_env.ready("dev")
    setup_env.ready()
    assert kinds(calls) == ["venv", "play", "[dev]"]


def test_what_one_tool_needs_stays_when_another_adds_to_it(calls: Calls) -> None:
    setup_env.ready("package")
    setup_env.ready("dev")
    setup_env.ready("package")
    assert kinds(calls) == ["venv", "[package]", "[dev,package]"]


def test_a_set_up_cut_short_is_done_again(calls: Calls) -> None:
    setup_env.ready()
    setup_env.STAMP.unlink()
    setup_env.ready()
    assert kinds(calls) == ["venv", "play", "play"]


@pytest.mark.skipif(os.name == "nt", reason="there is no lock to wait for there")
def test_of_two_starts_at_once_one_sets_up(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    note = setup_env._call
    both = threading.Barrier(2)

    def meet(*command: str) -> None:
        """Give the other start the time to come to the same place."""
        with suppress(threading.BrokenBarrierError):
            both.wait(0.3)
        note(*command)

    monkeypatch.setattr(setup_env, "_call", meet)
    starts = [threading.Thread(target=setup_env.ready) for _ in range(2)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert kinds(calls) == ["venv", "play"]


def test_an_environment_that_came_along_with_a_moved_project_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The programs in it would look for their Python where it was."""
    monkeypatch.setattr(setup_env, "VENV", tmp_path)
    monkeypatch.setattr(setup_env, "_does", lambda code: True)
    for made, works in ((tmp_path, True), (tmp_path / "elsewhere", False)):
        (tmp_path / "pyvenv.cfg").write_text(f"home = x\ncommand = python -m venv --clear {made}\n", encoding="utf-8")
        assert setup_env._works() is works


def test_an_environment_in_which_something_is_missing_is_made_anew(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_env.ready()
    monkeypatch.setattr(setup_env, "_does", lambda code: False)
    assert setup_env.repair()
    assert kinds(calls) == ["venv", "play"] * 2


def test_an_environment_that_is_whole_is_left_as_it_is(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    setup_env.ready()
    monkeypatch.setattr(setup_env, "_does", lambda code: True)
    assert not setup_env.repair()
    assert kinds(calls) == ["venv", "play"]


def test_what_the_game_needs_to_start_is_what_it_asks_for() -> None:
    asked = tomllib.loads((setup_env.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {entry.split(">=")[0].replace("-", "_").removesuffix("_ce") for entry in asked}
    assert set(setup_env.NEEDED) == names


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which set-up ends the program."""
    with pytest.raises(SystemExit) as ended:
        setup_env.ready()
    assert ended.value.code == 2
    sentence = capsys.readouterr().err.splitlines()[-1]
    assert sentence.endswith(".")
    return sentence


def test_a_python_too_old_is_told(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup_env, "OLDEST", (99, 1))
    assert "needs Python 99.1 or newer" in refused(capsys)
    assert not calls


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told(
    module: str, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup_env, "find_spec", lambda name: None if name == module else name)
    assert refused(capsys) == setup_env.NO_VENV


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, setup_env.DISK_FULL),
        (errno.EROFS, setup_env.NOT_WRITABLE),
        (errno.EACCES, setup_env.NOT_WRITABLE),
    ],
)
def test_a_disk_that_takes_nothing_is_told(
    number: int, sentence: str, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_command: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(setup_env, "_call", fail)
    assert refused(capsys) == sentence


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying: NewConnectionError\nERROR: No matching distribution found for x", setup_env.NO_NETWORK),
        ("OSError: [Errno -3] Temporary failure in name resolution", setup_env.NO_NETWORK),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", setup_env.DISK_FULL),
        ("The virtual environment was not created because ensurepip is not available.", setup_env.NO_VENV),
        ("[Errno 13] Permission denied: 'x'", setup_env.NOT_WRITABLE),
        ("first\n\n  something odd.\n\n", "Setting up .venv failed: something odd."),
        ("", "Setting up .venv failed: no reason was given."),
    ],
)
def test_what_a_program_printed_becomes_a_sentence(output: str, sentence: str) -> None:
    assert setup_env.diagnosis(output) == sentence


@pytest.mark.parametrize(("code", "status"), [("pass", 0), ("raise SystemExit(3)", 3)])
def test_the_exit_status_is_passed_on(code: str, status: int) -> None:
    assert setup_env.run(sys.executable, "-c", code) == status


def test_a_program_of_the_environment_is_found_there_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows would look for it in the caller's own path."""
    monkeypatch.setattr(setup_env, "BIN", tmp_path)
    program = tmp_path / ("ruff.exe" if os.name == "nt" else "ruff")
    program.touch(mode=0o755)
    called: list[str] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        called.extend(command)
        return subprocess.CompletedProcess(command, 5)

    monkeypatch.setattr(setup_env.subprocess, "run", note)
    assert setup_env.run("ruff", "check") == 5
    assert Path(called[0]).samefile(program)  # whose ending Windows writes in capitals
    assert called[1:] == ["check"]


@pytest.mark.skipif(os.name == "nt", reason="signals end programs otherwise there")
def test_a_program_ended_by_a_signal_has_failed() -> None:
    assert setup_env.run(sys.executable, "-c", "import os; os.kill(os.getpid(), 9)") == 128 + 9
