"""Telling a past as lines of the large log: each event as everybody may know it, in its round and action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from scenes.replay.entries import Entry
from scenes.replay.past import Past
from scenes.replay.telling_aboard import ABOARD_LINES
from scenes.replay.telling_ark import ARK_LINES, FAMILY_LINES, Teller

_LINES: Mapping[str, Mapping[str, Teller]] = {"ark": ARK_LINES, "family": FAMILY_LINES, "aboard": ABOARD_LINES}
_GATHERED = frozenset({"laid-out", "dealt-unseen"})
"""Kinds of line that are one line for all that happened of them at one moment."""


def told(past: Past) -> list[Entry]:
    """All lines of a past, from the first.  What is secret in a match that is not over is in none of them."""
    lines = [Entry("setup", moment=1)] if past.last else []
    for entry in _entries(past):
        if entry.kind in _GATHERED and replace(lines[-1], count=entry.count) == entry:
            lines[-1] = replace(entry, count=lines[-1].count + entry.count)
        else:
            lines.append(entry)
    return lines


def _entries(past: Past) -> Iterator[Entry]:
    tellers = _LINES[past.plan.game]
    for moment in range(1, past.last + 1):
        for step in past.steps_to(moment):
            for event in step.events:
                if event.kind in tellers:
                    seen = event if past.over else event.seen_by("")
                    yield from (replace(entry, moment=moment) for entry in tellers[event.kind](seen, step.before))
