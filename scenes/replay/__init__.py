"""Matches watched again: a table in the past, its log, and the bar that moves through time."""

from scenes.replay.replay import Replay, begin_replay

__all__ = ["Replay", "begin_replay"]
