"""The strip under a table in the past: every open move of a computer player with what spoke for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from game import COLOURS, Record
from scenes.match_setup import MatchPlan
from scenes.replay.past import Past
from scenes.replay.why_strip import WhyStrip, middle_of_strip
from scenes.table.picture import Seat

RECORDS = Path(__file__).parents[1] / "records"


def past_of(name: str, count: int | None, kinds: tuple[str, ...]) -> Past:
    """The first moves of a record, or all of them, as played by such players."""
    record = Record.read(RECORDS / f"{name}.json")
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS, kinds, strict=True))
    return Past.read(MatchPlan(record.game, seats, record.players[0], 1, record.options, moves=record.moves[:count]))


@pytest.mark.parametrize("name", ["ark-4-greedy", "aboard-4-greedy"])
def test_of_every_moment_it_tells_why_if_a_computer_has_led_to_it(name: str) -> None:
    past = past_of(name, 60, ("human", "medium", "medium", "medium"))
    strip = WhyStrip(past)
    asked = told = 0
    for moment in range(1, past.last + 1):
        last = [made for made in past.steps_to(moment) if made.chosen][-1:]
        tells = bool(last) and last[0].mover != "green" and not last[0].secret and not last[0].half
        colour, sentence = strip.told(moment)
        assert (colour, bool(sentence)) == ((last[0].mover, True) if tells else ("", False))
        asked, told = asked + 1, told + tells
    assert 0 < told < asked


def test_what_was_kept_in_secret_is_told_once_the_game_is_over() -> None:
    kinds = ("medium", "medium", "medium", "medium")
    running, over = (past_of("aboard-4-greedy", count, kinds) for count in (60, None))
    kept = next(
        moment for moment in range(1, 10) if any(made.secret for made in over.steps_to(moment) if made.chosen)
    )
    assert WhyStrip(running).told(kept) == ("", "")
    colour, sentence = WhyStrip(over).told(kept)
    assert colour
    assert sentence


def test_the_strip_lies_below_unless_it_would_hide_what_has_happened() -> None:
    strip, table = Rect(0, 0, 300, 40), Rect(100, 100, 500, 400)
    low, high, both = Rect(300, 440, 50, 50), Rect(300, 110, 50, 50), Rect(300, 100, 50, 400)
    below, above = (350, 480), (350, 120)
    assert [middle_of_strip(strip, table, spared) for spared in (None, high, both, low)] == [below] * 3 + [above]
