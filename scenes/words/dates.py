"""When something was, as one says it: today at an hour, a weekday, last week, a date."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from scenes.system.texts import gettext as _
from scenes.system.texts import pgettext

_WEEK = 7


def when(moment: datetime, now: datetime) -> str:
    """How long ago ``moment`` was, seen from ``now``; both in local time."""
    days = (now.date() - moment.date()).days
    if days < 0 or days >= 2 * _WEEK:
        return day(moment.date(), now.date())
    if days >= _WEEK:
        return _("last week")
    if days > 1:
        return _weekdays()[moment.weekday()]
    named = _("yesterday, {time}") if days else _("today, {time}")
    return named.format(time=hour(moment))


def hour(moment: datetime) -> str:
    """The time of day."""
    return _("{hour}:{minute:02}").format(hour=moment.hour, minute=moment.minute)


def day(one: date, today: date) -> str:
    """A date, with its year where that is not this year."""
    form = _("{month} {day}") if one.year == today.year else _("{month} {day}, {year}")
    return form.format(day=one.day, month=_months()[one.month - 1], year=one.year)


def duration(lasted: timedelta) -> str:
    """How long something took, in hours and minutes; at least one minute."""
    hours, minutes = divmod(max(1, round(lasted.total_seconds() / 60)), 60)
    if not hours:
        return _("{minutes} min").format(minutes=minutes)
    return _("{hours} h {minutes} min").format(hours=hours, minutes=minutes)


def _weekdays() -> tuple[str, ...]:
    return (
        _("Monday"), _("Tuesday"), _("Wednesday"), _("Thursday"), _("Friday"), _("Saturday"), _("Sunday"),
    )  # fmt: skip


def _months() -> tuple[str, ...]:
    """The months as they stand in a date."""
    return (
        pgettext("in a date", "January"), pgettext("in a date", "February"), pgettext("in a date", "March"),
        pgettext("in a date", "April"), pgettext("in a date", "May"), pgettext("in a date", "June"),
        pgettext("in a date", "July"), pgettext("in a date", "August"), pgettext("in a date", "September"),
        pgettext("in a date", "October"), pgettext("in a date", "November"), pgettext("in a date", "December"),
    )  # fmt: skip
