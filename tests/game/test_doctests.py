"""The examples in the core's own documentation are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import game


def test_every_example_in_a_docstring_runs_as_written() -> None:
    names = ["game", *(module.name for module in pkgutil.walk_packages(game.__path__, "game."))]
    results = [doctest.testmod(importlib.import_module(name)) for name in names]
    assert sum(result.attempted for result in results) > 0
    assert sum(result.failed for result in results) == 0
