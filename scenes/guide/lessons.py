"""The lessons of each game."""

from __future__ import annotations

from scenes.guide import lessons_aboard, lessons_ark, lessons_family

LESSONS = {"ark": lessons_ark.LESSONS, "family": lessons_family.LESSONS, "aboard": lessons_aboard.LESSONS}
"""By game; in each, those that matter more come first."""
