"""What can be done with the chosen save: play on, watch it, name it, remove it and take that back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.confirm import Asked, Question
from scenes.load.row import heading, when_of
from scenes.load.selection import Selection
from scenes.match_setup import MatchPlan
from scenes.naming import Naming, usual_name
from scenes.opening import open_file
from scenes.stack import Scene
from scenes.system.save import plan_of
from scenes.system.saves import BadSave, Entry
from scenes.words import faults
from scenes.words import saves as words

if TYPE_CHECKING:
    from scenes.app import App


class Deeds:
    """Does it to the chosen one of a selection; ``changed`` is called when others are shown or chosen."""

    def __init__(self, screen: Scene, app: App, selection: Selection, changed: Callable[[], None]) -> None:
        """``screen`` is where all that is opened to be looked at leads back to."""
        self.screen = screen
        self.app = app
        self.selection = selection
        self.saves = selection.shelf.saves
        self.changed = changed
        self.removed: Entry | None = None
        """What was removed last, if it can still be taken back."""

    @property
    def fault(self) -> BadSave | None:
        """Why the chosen one cannot be opened."""
        entry = self.selection.chosen
        return self.selection.shelf.fault(entry) if entry else None

    @property
    def _sound(self) -> Entry | None:
        """The chosen one, if it can be opened."""
        return None if self.fault else self.selection.chosen

    # -- opening
    def go(self) -> None:
        """Play on, or watch a match that is over."""
        entry = self._sound
        if entry and entry.save and entry.save.over:
            self.watch()
        elif entry:
            open_file(self.app, entry.path, heading(entry))

    def watch(self) -> None:
        """Look at the match from its beginning, to play on from any of its moments."""
        from scenes.replay import begin_replay

        self._look_at(lambda plan: begin_replay(plan, self.screen))

    def show_sheet(self) -> None:
        """Look at the score sheet of a match that is over."""
        from scenes.score_screen import sheet_again

        self._look_at(lambda plan: sheet_again(plan, self.screen))

    def _look_at(self, scene: Callable[[MatchPlan], Scene]) -> None:
        """Go to a scene that shows the chosen match, or say why it cannot be read."""
        entry = self._sound
        if entry is None:
            return
        try:
            plan = plan_of(self.saves.load(entry.path))
        except BadSave as fault:
            self._tell(fault, entry)
        else:
            self.app.change_to(scene(plan))

    # -- the name
    def ask_name(self) -> None:
        """Ask for another name, or for the first."""
        entry = self._sound
        if entry and entry.save and self._is_free(entry):
            name = entry.save.name or usual_name(entry.save.seats, entry.saved.astimezone())
            self.app.stack.push(Naming(words.rename_heading(), name, self._namer(entry)))

    def _namer(self, entry: Entry) -> Callable[[str], None]:
        return lambda name: self._do(entry, lambda: self.saves.rename(entry.path, name))

    # -- the bin
    def ask_to_remove(self) -> None:
        """Ask once whether the chosen one is to be removed."""
        entry = self.selection.chosen
        if entry and self._is_free(entry):
            which = words.listed(heading(entry), when_of(entry, datetime.now().astimezone()))
            asked = Asked(
                words.remove_heading(), which, words.remove(), "icons/bin", words.keep(), "icons/done-light"
            )
            self.app.stack.push(Question(asked, lambda: self._remove(entry)))

    def _remove(self, entry: Entry) -> None:
        def remove() -> None:
            self.saves.remove(entry.path)
            self.removed = entry

        self._do(entry, remove)

    def restore(self) -> None:
        """Take back what was removed last."""
        entry, self.removed = self.removed, None
        if entry:
            self._do(entry, lambda: self._restored(entry.path))

    def _restored(self, path: Path) -> Path:
        self.saves.restore(path)
        return path

    def _is_free(self, entry: Entry) -> bool:
        """Whether nobody plays the match just now, so that it can be changed; else that is said."""
        try:
            self.saves.check_free(entry.path)
        except BadSave as fault:
            self._tell(fault, entry)
            return False
        return True

    def _do(self, entry: Entry, deed: Callable[[], Path | None]) -> None:
        """Change something of a save in the folder, or say why that cannot be; what it returns is chosen then."""
        wanted = None
        try:
            wanted = deed()
        except (BadSave, OSError) as fault:
            self._tell(fault, entry)
        self.selection.reread(wanted)
        self.changed()

    def _tell(self, fault: BadSave | OSError, entry: Entry) -> None:
        """Say what went wrong with a save: a match is called what the list calls it."""
        self.app.notice(faults.sentence(fault, heading(entry)))
