"""Thinking in a process of its own: it answers, can be hurried, is lost and replaced, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from slow_players import LONG, Chatty, Cheating, Counting, Fragile, Patient, Screenless, Stubborn

import game
from game.bots import named
from game.core import Move, View
from scenes.system import thinking
from scenes.system.thinker import FLAG
from scenes.system.thinking import GRACE, Lost, Process, Thoughts, Ticket

PROGRAM = "from scenes.__main__ import main; sys.exit(main())"
ROOT = Path(__file__).parents[2]
PROC = Path("/proc/self/stat").exists()
"""Whether the system tells of processes that have ended and nobody has asked how."""
posix = pytest.mark.skipif(os.name == "nt", reason="processes are looked at by their numbers")


def view_of(name: str) -> View:
    """What the first player knows at their first decision."""
    match = game.Match(name, ("green", "red"), Random(1))
    match.draw_all()
    return match.state.view(str(match.state.to_move))


VIEW = view_of("ark")


class Started(list[Process]):
    """Starts processes and keeps them."""

    def __call__(self) -> Process:
        self.append(Process())
        return self[-1]


@pytest.fixture
def think() -> Iterator[Callable[..., Thoughts]]:
    """``think(seconds, ...)``: thoughts that are over with the test."""
    made: list[Thoughts] = []

    def make(seconds: float = 0.05, **how: Callable[[], object]) -> Thoughts:
        made.append(Thoughts(seconds, **how))
        return made[-1]

    yield make
    for thoughts in made:
        thoughts.close()


def answer(ticket: Ticket) -> Move:
    """The answer, once it is there."""
    latest = monotonic() + LONG
    while (move := ticket.poll()) is None:
        assert monotonic() < latest
        sleep(0.002)
    return move


def lives(number: int) -> bool:
    """Whether there is a process of that number that has not ended."""
    try:
        os.kill(number, 0)
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # ended meanwhile or, where the system has no such files, alive
        return not PROC


def gone(number: int) -> bool:
    """Whether a process ends by itself in time."""
    latest = monotonic() + LONG
    while lives(number) and monotonic() < latest:
        sleep(0.01)
    return not lives(number)


# -- asking and answering
@pytest.mark.parametrize("name", game.GAMES)
def test_the_answer_is_a_legal_move_and_asking_does_not_wait_for_it(think, name: str) -> None:
    view = view_of(name)
    ticket = think().ask(Patient, view, 3)
    assert ticket.poll() is None
    assert answer(ticket) in view.legal()


def test_the_same_seed_makes_the_same_choice(think) -> None:
    thoughts = think(0.0)
    made = [[answer(thoughts.ask(Patient, VIEW, seed)) for seed in range(12)] for _ in range(2)]
    assert made[0] == made[1]
    assert len(set(made[0])) > 1


def test_the_process_loads_no_screen(think) -> None:
    assert answer(think().ask(Screenless, VIEW, 1)) == VIEW.legal()[0]


def test_a_player_goes_on_with_what_they_thought_before(think) -> None:
    thoughts = think()
    assert [answer(thoughts.ask(Counting, VIEW, 1)) for _ in range(3)] == list(VIEW.legal())[:3]


def test_what_is_asked_later_hurries_what_was_asked_before(think) -> None:
    thoughts = think(1000.0)
    first = thoughts.ask(Patient, VIEW, 1)
    thoughts.seconds = 0.0
    second = thoughts.ask(Patient, VIEW, 2)
    assert answer(second) in VIEW.legal()
    assert answer(first) in VIEW.legal()


def test_what_is_cancelled_is_never_answered_and_not_thought_about_any_more(think) -> None:
    thoughts = think(1000.0)
    ticket = thoughts.ask(Patient, VIEW, 1)
    ticket.cancel()
    thoughts.seconds = 0.0
    assert answer(thoughts.ask(Patient, VIEW, 2)) in VIEW.legal()
    assert ticket.poll() is None


def test_a_packaged_program_can_be_the_process_itself(think, monkeypatch: pytest.MonkeyPatch) -> None:
    program = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {PROGRAM}", FLAG]
    monkeypatch.setattr(thinking, "_command", lambda: program)
    assert answer(think().ask(named("hard"), VIEW, 1)) in VIEW.legal()


def test_preparing_starts_the_process_and_costs_no_thought(think) -> None:
    started = Started()
    thoughts = think(1000.0, start=started)
    thoughts.prepare(Patient, VIEW)
    assert len(started) == 1
    thoughts.seconds = 0.0
    assert answer(thoughts.ask(Patient, VIEW, 2)) in VIEW.legal()
    assert len(started) == 1


# -- what goes wrong
@posix
def test_a_killed_process_is_lost_and_replaced_once(think) -> None:
    started = Started()
    thoughts = think(1000.0, start=started)
    for number in range(2):
        ticket = thoughts.ask(Patient, VIEW, 1)
        os.kill(started[number].process.pid, signal.SIGKILL)
        with pytest.raises(Lost):
            answer(ticket)
    with pytest.raises(Lost):
        thoughts.ask(Patient, VIEW, 1).poll()
    assert len(started) == 2


@pytest.mark.parametrize("player", [Fragile, Cheating, Chatty])
def test_a_player_that_fails_is_lost(think, player: type) -> None:
    with pytest.raises(Lost):
        answer(think().ask(player, VIEW, 1))


@posix
def test_a_process_that_does_not_answer_in_time_is_ended(think) -> None:
    time = [0.0]
    started = Started()
    thoughts = think(0.1, start=started, now=lambda: time[0])
    ticket = thoughts.ask(Stubborn, VIEW, 1)
    time[0] = 0.1 + GRACE
    assert ticket.poll() is None
    time[0] += 0.01
    with pytest.raises(Lost):
        ticket.poll()
    assert not lives(started[0].process.pid)


def test_where_no_process_can_be_started_all_is_lost(think) -> None:
    def fail() -> Process:
        raise OSError

    with pytest.raises(Lost):
        think(start=fail).ask(Patient, VIEW, 1).poll()


# -- nothing is left behind
@posix
@pytest.mark.parametrize("player", [Patient, Stubborn])
def test_closing_ends_the_process_and_starts_none(think, player: type) -> None:
    started = Started()
    thoughts = think(1000.0, start=started)
    thoughts.ask(player, VIEW, 1)
    thoughts.close()
    assert not lives(started[0].process.pid)
    with pytest.raises(Lost):
        thoughts.ask(player, VIEW, 1).poll()
    assert len(started) == 1


PARENT = """
import sys
sys.path[:] = sys.argv[1:]
from time import sleep
from slow_players import Stubborn
from test_thinking import VIEW, Started
from game.bots import named
from scenes.system import thinking
from scenes.system.thinker import FLAG
from scenes.system.thinking import Thoughts
started = Started()
Thoughts(1000.0, start=started).ask(Stubborn, VIEW, 1)
print(started[0].process.pid, flush=True)
sleep(1000)
"""
"""A client whose player thinks for ever."""


@posix
def test_the_process_ends_with_the_client_however_that_ends() -> None:
    client = subprocess.Popen([sys.executable, "-c", PARENT, *sys.path], stdout=subprocess.PIPE, text=True)
    assert client.stdout
    with client.stdout:
        number = int(client.stdout.readline())
    assert lives(number)
    client.kill()
    client.wait()
    assert gone(number)


CLIENT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path[:] = sys.argv[1].split(":")
from scenes.__main__ import main
sys.exit(main(sys.argv[2:]))
"""
"""The program, hearing Ctrl-C also where tests that run in the background have it ignored."""


def children(number: int) -> list[int]:
    """The processes that one has started."""
    return [int(child) for child in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


@pytest.mark.skipif(not Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").exists(), reason="needs /proc")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGKILL"])
def test_the_program_leaves_no_process_behind(name: str, tmp_path: Path) -> None:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "TWO_BY_TWO_HOME": str(tmp_path)}
    seats = ["--game", "aboard", "--seats", "hard,hard", "--think", "60"]
    command = [sys.executable, "-c", CLIENT, ":".join(sys.path), *seats]
    program = subprocess.Popen(command, env=environment)
    try:
        thinking = thinkers(program.pid)
        program.send_signal(getattr(signal, name))
        assert program.wait(LONG) in (0, -signal.SIGKILL)
    finally:
        program.kill()
    assert all(gone(number) for number in thinking)


def thinkers(number: int) -> list[int]:
    """The processes that a program has started, as soon as there is one."""
    latest = monotonic() + LONG
    while not (found := children(number)):
        assert monotonic() < latest
        sleep(0.02)
    return found
