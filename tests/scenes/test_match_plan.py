"""What is agreed on before a match: who sits there alone may see everywhere what is their own."""

from __future__ import annotations

import pytest
from aboard_hand import plan_of


@pytest.mark.parametrize(
    ("kinds", "person"),
    [
        (("human", "random"), "green"),
        (("greedy", "human", "random"), "yellow"),
        (("human", "human"), ""),
        (("greedy", "random"), ""),
    ],
)
def test_the_only_person_at_the_table_is_known_only_where_there_is_one(kinds: tuple[str, ...], person: str) -> None:
    assert plan_of(kinds).only_person == person
