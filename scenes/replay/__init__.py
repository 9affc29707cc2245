"""Matches watched again: a table in the past, its log, and the bar that moves through time."""

from scenes.replay.look_back import LookBack, look_back, watch_just_happened, watch_last_turn
from scenes.replay.replay import Replay, begin_replay

__all__ = ["LookBack", "Replay", "begin_replay", "look_back", "watch_just_happened", "watch_last_turn"]
