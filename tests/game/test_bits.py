"""Sets of numbers as the bits of an int."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bits import bits_of, nth_bit

SETS = st.sets(st.integers(0, 700), max_size=60)


@given(SETS)
def test_the_numbers_of_a_set_are_found_by_their_index_and_listed_in_ascending_order(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert [*bits_of(mask)] == sorted(numbers)
    assert [nth_bit(mask, index) for index in range(len(numbers))] == sorted(numbers)


@pytest.mark.parametrize("index", [-1, 3, 60])
def test_there_is_no_number_beyond_either_end_of_a_set(index: int) -> None:
    with pytest.raises(IndexError):
        nth_bit(0b1000000000000000000000000000000000000011, index)
