"""What is said when something went wrong that nobody foresaw, and about reports of problems."""

from __future__ import annotations

from pathlib import Path

from scenes.system.texts import gettext as _


def mishap_heading() -> str:
    return _("Oh dear!")


def mishap(report: Path | None) -> str:
    """An error came up; ``report`` tells of it, if it could be written."""
    if report is None:
        return _("Something went wrong; your match is kept.")
    return _("Something went wrong; your match is kept, and '{file}' tells what happened.").format(file=report)


def report_problem() -> str:
    return _("Report a problem")


def report_heading() -> str:
    return _("The report is written")


def reported(report: Path) -> str:
    return _("All that helps to find the problem is in '{file}'.").format(file=report)


def all_right() -> str:
    return _("All right")
