"""Every reason the rules can give has a sentence, short enough for the prompt."""

from __future__ import annotations

from game.aboard import reasons as aboard
from game.ark import reasons as ark
from game.core import Reason
from scenes.table.hands.base import UNFINISHED
from scenes.table.lantern import REFUSALS
from scenes.words.reasons import codes, sentence

LETTERS = 34
NUMBERS = {"needed": 4, "need": 8, "price": 12}
"""The largest numbers that can stand in a sentence."""


def _listed(table: str | None) -> set[str]:
    return {line.split("``")[1] for line in (table or "").splitlines() if line.startswith("``")}


def test_there_is_a_sentence_for_every_code_and_no_other() -> None:
    told_at_the_table = {*UNFINISHED, *REFUSALS}
    assert codes() == _listed(ark.__doc__) | _listed(aboard.__doc__) | told_at_the_table


def test_sentences_fit_into_the_prompt() -> None:
    for code in sorted(codes()):
        for count in (1, None):
            numbers = {name: count or most for name, most in NUMBERS.items()}
            text = sentence(Reason(code, "S6", **numbers))
            assert 5 < len(text) <= LETTERS, text
            assert "{" not in text
