"""Sentences of Animals on Board: one for every reason, short enough for the prompt."""

from __future__ import annotations

from itertools import product

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
    name, either = "Methuselahs!", (False, True)
    prompts = [words.keep_prompt(name), words.peeking_prompt(name)]
    prompts += [words.dragging_prompt(name, may_take) for may_take in either]
    prompts += [words.lifting_prompt(name, *may) for may in product(either, either)]
    prompts += [words.turn_prompt(name, *may) for may in product(either, either, either)]
    assert all(text.startswith(f"{name}: ") and len(text) <= len(name) + LONGEST for text, _ in prompts)


@pytest.mark.parametrize("last", [False, True])
def test_N3_no_prompt_offers_what_is_not_legal(last: bool) -> None:
    for prompt in (
        words.turn_prompt("Shem", True, False, last), words.lifting_prompt("Shem", True, False),
        words.dragging_prompt("Shem", False),
    ):  # fmt: skip
        assert "take" not in " ".join(prompt)
    assert "split" not in " ".join(words.turn_prompt("Shem", False, True, last))
