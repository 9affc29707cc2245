"""Memory that was needed for a while is given back to the system."""

from __future__ import annotations

import sys
from contextlib import suppress

_LARGE = 1 << 20
"""Bytes from which on a piece of memory is one by itself: that of a picture 512 pixels wide and high."""
_MMAP_THRESHOLD = -3
"""The name of this limit in ``mallopt(3)``."""


def give_large_back() -> None:
    """Have the memory of each large picture go back as soon as the picture is gone.

    Left to itself, the C library of most Linux systems raises this limit to 32 MB while a program runs, and lays
    large pictures among small ones: after a match, more than half of what was held was free and could not be given
    back.  Elsewhere nothing is done.
    """
    if sys.platform != "linux":
        return
    from ctypes import CDLL  # not needed where there is nothing to be done

    with suppress(OSError, AttributeError):  # other libraries know no such limit
        CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
