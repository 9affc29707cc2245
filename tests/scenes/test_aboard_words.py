"""Sentences of Animals on Board: one for every reason, short enough for the prompt."""

from __future__ import annotations

import pytest

from game.aboard import reasons
from game.core import Reason
from scenes.words import aboard as words

CODES = [line.split("``")[1] for line in (reasons.__doc__ or "").splitlines() if line.startswith("``")]
LONGEST = 34


@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_a_short_sentence(code: str) -> None:
    sentence = words.why_not(Reason(code, "N3", price=12, have=11, size=4))
    assert 0 < len(sentence) <= LONGEST


def test_the_reasons_of_the_rules_are_all_listed() -> None:
    assert {"too-expensive", "food-cap", "whole-group", "group-too-small"} <= set(CODES)


def test_prompts_with_a_long_name_keep_to_one_line() -> None:
    name = "Methuselahs!"
    prompts = [
        words.keep_prompt(name), words.turn_prompt(name, False), words.turn_prompt(name, True),
        words.cannot_split_prompt(name), words.cannot_take_prompt(name), words.lifting_prompt(name),
        words.dragging_prompt(name), words.peeking_prompt(name),
    ]  # fmt: skip
    assert all(text.startswith(f"{name}: ") and len(text) <= len(name) + LONGEST for text, _ in prompts)
