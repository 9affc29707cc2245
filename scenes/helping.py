"""Helping hands: what makes playing easier for whoever wants it, each with a switch of its own in the settings.

What a table shows ahead, and its lantern, are changed for the match that is being played; where there is none, for
the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game import bots
from scenes.draft import known_seats
from scenes.match_setup import GLOW, PROJECTIONS
from scenes.words import helping as words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.system.settings import Settings
    from scenes.table.play import Playing

LESS_MOTION, HINTS = "less-motion", "hints"
_ICONS = {
    LESS_MOTION: "icons/motion", GLOW: "icons/glow", PROJECTIONS: "icons/forecast", HINTS: "icons/hint",
}  # fmt: skip


@dataclass(frozen=True)
class Help:
    """One switch: its ``icon`` and ``text``, how it stands, and what is called with its new position."""

    icon: str
    text: str
    on: bool
    switch: Callable[[bool], None]


def less_motion(app: App) -> Help:
    """The switch for fading instead of moving."""

    def switch(on: bool) -> None:
        app.settings.less_motion = on
        app.keep_settings()

    return _help(LESS_MOTION, app.settings.less_motion, switch)


def helping_hands(app: App) -> list[Help]:
    """The switches for where one may click, points beforehand and the lantern, in this order."""
    playing = app.at_table
    return _in_match(playing) if playing else _for_next(app)


def _help(name: str, on: bool, switch: Callable[[bool], None]) -> Help:
    return Help(_ICONS[name], words.help_with(name), on, switch)


def _in_match(playing: Playing) -> list[Help]:
    people = frozenset(seat.colour for seat in playing.plan.seats if seat.human)

    def shower(name: str) -> Callable[[bool], None]:
        def show(on: bool) -> None:
            shows = playing.plan.shows
            playing.change_aids(shows | {name} if on else shows - {name}, playing.hints)

        return show

    def hint(on: bool) -> None:
        playing.change_aids(playing.plan.shows, people if on else frozenset())

    shown = [_help(name, name in playing.plan.shows, shower(name)) for name in (GLOW, PROJECTIONS)]
    return [*shown, _help(HINTS, bool(people & playing.hints), hint)]


def _for_next(app: App) -> list[Help]:
    settings = app.settings
    seats = known_seats(settings.seats, bots.LEVELS)

    def hint(on: bool) -> None:
        for seat in seats:
            seat.hints = on
        settings.seats = seats
        app.keep_settings()

    shown = [_help(name, name not in settings.hidden, _hider(app, settings, name)) for name in (GLOW, PROJECTIONS)]
    return [*shown, _help(HINTS, any(seat.hints for seat in seats), hint)]


def _hider(app: App, settings: Settings, name: str) -> Callable[[bool], None]:
    def hide(on: bool) -> None:
        settings.hidden = [other for other in settings.hidden if other != name] + ([] if on else [name])
        app.keep_settings()

    return hide
