"""The large log beside a table of the past: its lines, the bar that moves them, and the filter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from scenes.layouts.replay import ReplayLayout
from scenes.paint import Brush
from scenes.replay import telling_aboard, telling_ark
from scenes.replay.entries import POINTS, Entry, Filter
from scenes.replay.lines import ROW, Lines
from scenes.replay.past import Past
from scenes.replay.telling import told
from scenes.table.ark_pieces import FAMILY
from scenes.table.pieces import head
from scenes.theme import FREDOKA, PANEL
from scenes.widgets import Choice, Widget
from scenes.widgets.base import Action
from scenes.widgets.scroll import ScrollBar
from scenes.words import log as words

WHEEL = 3
"""Lines that one notch of the wheel moves."""
_SUBJECT_PICTURES = {
    "building": "icons/action-build", "animals": "icons/action-tame", "goods": "icons/action-food",
    "groups": "icons/action-trade", POINTS: "icons/point",
}  # fmt: skip
_FAMILY_GOODS = "icons/action-wood"
"""The picture of goods where wood is all there is of them."""
_HEAD, _RIM, _MARGIN, _FOOT, _BAR = 76.0, 12.0, 14.0, 20.0, 26.0
"""Height of the heading, and in the panel its upper rim without one, its sides, its foot, and the room for the bar,
in units."""
_CHOICE, _CHOICE_GAP = 66.0, 8.0
"""Height of the filter's buttons, and the gap between them."""


class Story:
    """The log of a past.  It outlives the controls, which are made anew for each window size and each filter.

    ``look_at`` is called with the moment of a line that is clicked; ``changed`` when the controls must be made anew.
    """

    def __init__(self, past: Past, look_at: Callable[[int], None], changed: Action) -> None:
        self.past = past
        self.look_at = look_at
        self.changed = changed
        self.entries = told(past)
        subjects = telling_aboard.SUBJECTS if past.plan.game == "aboard" else telling_ark.SUBJECTS
        self.filter = Filter(subjects)
        self.opened = False
        """Whether the filter is open."""
        self.shown: Sequence[Entry] = self.entries
        self.moment = -1
        self.gold: Entry | None = None
        self._top = 0

    # -- moving through time
    def show(self, moment: int) -> None:
        """Tell of a moment: its line is gold, and in view."""
        if self.gold is None or self.gold.moment != moment:
            self.gold = line_of(self.shown, moment)
        self.moment = moment
        self._update_lines()
        self._bring_into_view()

    def step(self, way: int) -> None:
        """Look at the line before the gold one, or after it, that is no heading."""
        lines = [entry for entry in self.shown if not entry.heading]
        places = [place for place, entry in enumerate(lines) if entry is self.gold]
        place = places[0] + way if places else 0
        if 0 <= place < len(lines):
            self.choose(lines[place])

    def choose(self, entry: Entry) -> None:
        """Look at the moment of a line."""
        self.gold = entry
        self.look_at(entry.moment)

    def scroll(self, notches: float) -> None:
        """Move the lines by the wheel: upwards where positive."""
        self.bar.move_to(self.bar.at - WHEEL * notches)

    def _bring_into_view(self) -> None:
        place = next((place for place, entry in enumerate(self.shown) if entry is self.gold), None)
        if place is not None and not self._top + 1 <= place <= self._top + self.lines.seen - 2:
            self.bar.move_to(place - self.lines.seen // 2)

    def _moved(self, top: float) -> None:
        """The lines begin elsewhere, always with a whole one."""
        self._top = self.lines.top = round(top)

    def _update_lines(self) -> None:
        self.lines.moment, self.lines.gold = self.moment, self.gold

    # -- controls
    def widgets(self, grid: ReplayLayout) -> list[Widget]:
        """All of the log that can be clicked, placed anew."""
        self.grid = grid
        area = self._area()
        row = area.height / max(1, round(area.height / grid.px(ROW)))
        window = Rect(area.left, area.top, area.width - grid.px(_BAR), area.height)
        self.lines = Lines(window, self.past.plan.game, self.past.actions, row)
        self.lines.entries, self.lines.chosen, self.lines.stepped = self.shown, self.choose, self.step
        place = Rect(area.right - grid.px(_BAR) + grid.px(6), area.top, grid.px(_BAR), area.height)
        self.bar = ScrollBar(place, self.lines.seen, len(self.shown), 0.0, self._moved)
        self.bar.move_to(self._top)
        self._moved(self.bar.at)
        self._update_lines()
        return [self.lines, self.bar, *self._filter_widgets()]

    def _inside(self) -> Rect:
        """The panel without the filter that stands beside it."""
        story, column = self.grid.story(), self.grid.filter_column()
        return Rect(story.left, story.top, column.left - story.left, story.height) if column else story

    def _area(self) -> Rect:
        """Where the lines stand: below the heading, and below the filter where that is open."""
        px, inside = self.grid.px, self._inside()
        head_height = _RIM if self.grid.below else _HEAD + (2 * (_CHOICE + _CHOICE_GAP) if self.opened else 0)
        top = inside.top + px(head_height)
        left = inside.left + px(_MARGIN)
        return Rect(left, top, inside.right - px(_MARGIN) - left, inside.bottom - px(_FOOT) - top)

    def _filter_widgets(self) -> list[Widget]:
        column = self.grid.filter_column()
        if column:
            return self._choices(column.move(0, self.grid.px(_HEAD)))
        inside, px = self._inside(), self.grid.px
        place = Rect(inside.right - px(_MARGIN + 66), inside.top + px(6), px(66), px(64))
        opener = Choice(
            place, self._open, icon="icons/magnifier", chosen=self.opened or self.filter.on, icon_units=40
        )
        return [opener, *(self._choices(inside.move(0, px(_HEAD))) if self.opened else [])]

    def _choices(self, room: Rect) -> list[Widget]:
        """Two rows of buttons: the players, and what lines can be about."""
        seats, chosen = self.past.plan.seats, self.filter.colours
        heads = [HeadChoice(self._cell(room, 0, place, len(seats)), self._chooser(seat.colour), seat.colour,
                            seat.colour in chosen) for place, seat in enumerate(seats)]  # fmt: skip
        names = [*dict.fromkeys(self.filter.subjects_of.values()), POINTS]
        subjects = [Choice(self._cell(room, 1, place, len(names)), self._chooser(name), icon=self._picture_of(name),
                           chosen=name in self.filter.subjects, icon_units=44)
                    for place, name in enumerate(names)]  # fmt: skip
        return [*heads, *subjects]

    def _picture_of(self, subject: str) -> str:
        wood_alone = subject == "goods" and self.past.plan.game == FAMILY
        return _FAMILY_GOODS if wood_alone else _SUBJECT_PICTURES[subject]

    def _cell(self, room: Rect, row: int, place: int, count: int) -> Rect:
        px = self.grid.px
        left, width = room.left + px(_MARGIN), room.width - 2 * px(_MARGIN)
        step = (width + px(_CHOICE_GAP)) / count
        top = room.top + row * px(_CHOICE + _CHOICE_GAP)
        return Rect(round(left + place * step), top, round(step) - px(_CHOICE_GAP), px(_CHOICE))

    def _open(self) -> None:
        """Open the filter, or close it, which shows everything again."""
        self.opened = not self.opened
        if not self.opened:
            self.filter.colours.clear()
            self.filter.subjects.clear()
        self._refilter()

    def _chooser(self, name: str) -> Action:
        def choose() -> None:
            self.filter.toggle(name)
            self._refilter()

        return choose

    def _refilter(self) -> None:
        self.shown = self.filter.of(self.entries)
        self.gold = line_of(self.shown, self.moment)
        self.changed()
        self._bring_into_view()

    # -- drawing
    def paint(self, target: Surface, brush: Brush) -> None:
        """The panel under the controls, with its heading."""
        px, inside = self.grid.px, self.grid.filter_column() or self.grid.story()
        brush.plate(target, self.grid.story(), PANEL)
        middle = inside.top + px(36)
        brush.picture(target, "icons/log", (inside.left + px(44), middle), 46)
        room = inside.right - px(_MARGIN + (0 if self.grid.below else 74)) - inside.left - px(80)
        where = {"midleft": (inside.left + px(80), middle)}
        brush.text(target, words.what_happened(), 30, where, face=FREDOKA, width=room)


class HeadChoice(Choice):
    """A player whose lines are shown."""

    def __init__(self, rect: Rect, action: Action, colour: str, chosen: bool) -> None:
        super().__init__(rect, action, chosen=chosen)
        self.colour = colour

    def draw_inside(self, target: Surface, brush: Brush, face: Rect) -> None:
        head(brush, target, self.colour, face.center, 50)


def line_of(entries: Sequence[Entry], moment: int) -> Entry | None:
    """The line that tells most of a moment: its first one that has a player, else the last one before."""
    told = [entry for entry in entries if entry.moment <= moment and not entry.heading]
    now = [entry for entry in told if entry.moment == moment]
    return next((entry for entry in now if entry.colour), told[-1] if told else None)
