"""The saved games (o): choose one from the list, see how it stands, play on, watch it, rename or remove it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.layout import Layout
from scenes.layouts.load import NOTICE_COVERS, LoadGrid
from scenes.load.controls import NameLine, TwoLines, WayBack
from scenes.load.deeds import Deeds
from scenes.load.details import Details, title_of
from scenes.load.row import heading
from scenes.load.rows import Bar, Rows
from scenes.load.selection import Selection
from scenes.load.shelf import ALL, FINISHED, IN_PLAY, KINDS, Shelf
from scenes.pause import Pause
from scenes.screen import Screen
from scenes.system.saves import Saves
from scenes.table import sea
from scenes.theme import BUTTON, CREAM, FREDOKA, GREEN_BUTTON, PANEL, SECONDARY, SIGN, TEXT
from scenes.widgets import Button, TextEntry, Widget
from scenes.widgets.base import Action
from scenes.words import keys
from scenes.words import saves as words

if TYPE_CHECKING:
    from scenes.app import App

_ICONS = {ALL: "", IN_PLAY: "icons/hourglass", FINISHED: "icons/crown"}
_LONGEST_SEARCH = 30
_AT_ONCE = 1.0
_GO = GREEN_BUTTON.but(radius=22, foot_height=10)


class Load(Screen):
    """The saves of a folder, as far as filter and search let them through."""

    expects_enter = False
    letters_alone = True

    def __init__(self, app: App) -> None:
        super().__init__()
        self.shelf = Shelf(app.saves or Saves())
        self.selection = Selection(self.shelf)
        self.deeds = Deeds(self, app, self.selection, self._change)
        self.rows = Rows(self.selection, self._choose)
        self._searching = True
        """Whether there is still something to be found out about the saves."""

    # -- the stack
    def enter(self) -> None:
        self.selection.reread()
        self._change()

    def arrange(self, layout: Layout) -> None:
        self.grid = LoadGrid(layout)
        self.rows.settle(self.grid, datetime.now().astimezone())
        self.search = TextEntry(self.grid.search(), self.selection.text, self._look_for, most=_LONGEST_SEARCH,
                                units=26, placeholder=words.search(), icon="icons/magnifier")  # fmt: skip
        super().arrange(layout)

    @property
    def busy(self) -> bool:
        return super().busy or self.rows.moving or self._searching

    @property
    def takes_matches(self) -> bool:
        return not self.search.focused

    def update(self, dt: float) -> None:
        super().update(dt)
        pace = self.app.settings.pace
        if self.rows.update(dt / pace if pace else _AT_ONCE):
            self.rows.point(self.app.pointer)
            self._searching = self.stale = True
        elif not self.controls.pressed:
            self._find_out()  # which places the controls anew, and would let go of one that is held

    def _find_out(self) -> None:
        """Find out one thing about the saves, first of all about those that are seen."""
        wanted = self.rows.unpainted(self.brush)
        if self.details and self.details.unpainted:
            wanted.insert(0, self.details.entry)
        self._searching = self.shelf.work(wanted)
        if self._searching and self.selection.text:
            self.selection.sift()
        if self._searching and (wanted or self.selection.text):
            self.renew()

    # -- choosing
    def _change(self) -> None:
        """Others are shown, or another one is chosen."""
        self.rows.covered = NOTICE_COVERS if self.deeds.removed else 0.0
        self.rows.show()
        self.renew()

    def _choose(self, index: int) -> None:
        self.selection.choose(index)
        self._change()

    def _filter(self, kind: str) -> Action:
        def choose() -> None:
            self.selection.kind = kind
            self.selection.sift()
            self._change()

        return choose

    def _look_for(self, text: str) -> None:
        self.selection.text = text
        self.selection.sift()
        self._change()

    def _leave_search(self) -> None:
        """All saves are shown again, and the next Escape leads back."""
        self.search.select_all()
        self.search.typed("")

    # -- mouse and keys
    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self.rows.scroll(-event.y)
        elif event.type != pygame.KEYDOWN or not (self._choosing_key(event.key) or self._doing_key(event.key)):
            super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.stale |= self.rows.point(event.pos)

    def _choosing_key(self, key: int) -> bool:
        """Use a key that chooses another save, wherever the keyboard's focus is; whether it is one."""
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        steps |= {pygame.K_PAGEUP: -int(self.rows.page), pygame.K_PAGEDOWN: int(self.rows.page)}
        if not self.search.focused:
            steps |= {pygame.K_HOME: -len(self.rows.entries), pygame.K_END: len(self.rows.entries)}
        if key in steps:
            self._choose(self.selection.index + steps[key])
        return key in steps

    def _doing_key(self, key: int) -> bool:
        """Use a key that does something with the chosen save, or ends the search; whether it is one."""
        deeds = {pygame.K_F2: self.deeds.ask_name}
        if not self.search.focused:
            deeds[pygame.K_DELETE] = self.deeds.ask_to_remove
        if self.selection.text:
            deeds[pygame.K_ESCAPE] = self._leave_search
        if self._enter_goes:
            deeds |= dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.deeds.go)
        if key in deeds:
            deeds[key]()
        return key in deeds

    @property
    def _enter_goes(self) -> bool:
        """Whether Enter means the chosen save, not a control that the keyboard is on."""
        focus = self.controls.focus
        return focus is None or focus is self.rows or (not self.controls.by_key and focus is not self.search)

    def back(self) -> None:
        """To the title."""
        from scenes.title import Title

        self.app.change_to(Title())

    # -- controls
    def place(self, layout: Layout) -> Sequence[Widget]:
        entry = self.selection.chosen
        self.details = Details(self.brush, self.shelf, entry, self.rows.now) if entry else None
        found: list[Widget] = [self._corner(layout.setup_home(), self.back, "icons/home")]
        if self.shelf.entries:
            found += [*(self._filter_button(index, kind) for index, kind in enumerate(KINDS)), self.search, self.rows]
        if self.rows.most:
            found.append(Bar(self.rows))
        found += [*self._ways_on(), self._corner(layout.setup_rules(), self._settings, "icons/settings")]
        if self.deeds.removed:
            found.append(WayBack(self.grid.notice(), words.removed(heading(self.deeds.removed)), self.deeds.restore))
        return found

    def _corner(self, rect: Rect, action: Action, icon: str) -> Button:
        units = 66.0 if self.brush.layout.tall else 56.0
        return Button(rect, action, icon=icon, style=BUTTON.but(radius=22), icon_units=units)

    def _settings(self) -> None:
        self.app.stack.push(Pause(in_play=False))

    def _filter_button(self, index: int, kind: str) -> Button:
        chosen = self.selection.kind == kind
        return Button(self.grid.filter(index), self._filter(kind), words.shown(kind), _ICONS[kind], units=28,
                      icon_units=46, chosen=chosen)  # fmt: skip

    def _ways_on(self) -> list[Widget]:
        """What can be done with the chosen save; a damaged one can only be removed."""
        entry, grid, deeds = self.selection.chosen, self.grid, self.deeds
        if entry is None:
            return []
        bin_ = Button(grid.bin(), deeds.ask_to_remove, icon="icons/bin", style=BUTTON.but(radius=22), icon_units=72)
        bin_.cap = keys.remove()
        if deeds.fault or entry.save is None:
            return [bin_]
        name = NameLine(grid.name(), heading(entry), deeds.ask_name)
        beside = self._sheet_way() if entry.save.over else self._from_any_way()
        way_on = words.watch() if entry.save.over else words.play_on()
        go = Button(grid.go(), deeds.go, way_on, "icons/play-light", style=_GO, units=60, icon_units=78)
        return [name, bin_, beside, go]

    def _from_any_way(self) -> Widget:
        return TwoLines(self.grid.beside(), self.deeds.watch, words.from_any_moment(), "icons/branch")

    def _sheet_way(self) -> Widget:
        """Watching a match that is over lets one play on from any moment as well."""
        return TwoLines(self.grid.beside(), self.deeds.show_sheet, words.score_sheet(), "icons/chart-bars")

    # -- drawing
    def paint(self, target: Surface) -> None:
        brush, layout = self.brush, self.brush.layout
        target.blit(sea.calm_sea(brush), (0, 0))
        self._paint_sign(target, layout.setup_sign())
        if self.details is None:
            self._paint_nothing(target)
            return
        self.details.paint(target)
        if self.deeds.fault:
            name = self.grid.name()
            title = title_of(self.details.entry, self.deeds.fault)
            brush.text(target, title, 46, {"midleft": name.midleft}, face=FREDOKA, width=name.width)

    def _paint_sign(self, target: Surface, sign: Rect) -> None:
        brush, px = self.brush, self.brush.layout.px
        brush.plate(target, sign, SIGN.but(shadow=6))
        text = brush.words(words.saved_games(), 50, FREDOKA, CREAM, width=sign.width - px(160))
        left, middle = sign.centerx - (text.get_width() + px(74)) // 2, sign.centery - px(2)
        brush.picture(target, "icons/save", (left + px(28), middle), 62)
        target.blit(text, text.get_rect(midleft=(left + px(74), middle)))

    def _paint_nothing(self, target: Surface) -> None:
        """What there is to say where no save is shown."""
        brush, px, shown = self.brush, self.brush.layout.px, bool(self.shelf.entries)
        plate = Rect(0, 0, px(900), px(420))
        plate.center = (target.get_width() // 2, (target.get_height() + self.grid.search().bottom) // 2)
        brush.plate(target, plate, PANEL)
        icon = "icons/magnifier" if shown else "scene/ark-title"
        brush.picture(target, icon, (plate.centerx, plate.top + px(136)), 200)
        heads = words.nothing_found() if shown else words.no_saves()
        below = words.search_again() if shown else words.how_saves_come()
        how = {"width": plate.width - px(60)}
        brush.text(target, heads, 46, {"center": (plate.centerx, plate.top + px(278))}, face=FREDOKA, **how)
        where = {"center": (plate.centerx, plate.top + px(342))}
        brush.text(target, below, 28, where, face=TEXT, colour=SECONDARY, **how)
