"""Sentences of Animals on Board: short enough for the prompt, and true."""

from __future__ import annotations

from itertools import product

import pytest

from scenes.words import aboard as words

LONGEST = 34


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


def test_N4_an_ark_with_more_than_ten_animals_is_not_measured_by_ten_any_more() -> None:
    assert [words.of_ten(count, 10) for count in (1, 10, 16)] == ["1 of 10", "10 of 10", "16 animals"]
