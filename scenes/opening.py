"""Opening a match that was kept: from the command line, the list, a file let fall on the window, or the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.match_setup import scene_for
from scenes.stack import Scene
from scenes.system.save import BadSave, Save, checked, plan_of, read
from scenes.system.saves import Saves
from scenes.words import faults, labels
from scenes.words import opening as words

if TYPE_CHECKING:
    from scenes.app import App


def opened(app: App, save: Save, slot: str = "", quit_when_over: bool = False) -> Scene:
    """The scene in which a save goes on: the table or, when it is over, its replay.

    ``slot`` is where the match is kept from now on, if it is one that the program keeps by itself.
    """
    plan = replace(plan_of(save, slot), quit_when_over=quit_when_over)
    if save.fell_back:
        app.notice(words.fell_back())
    if not save.over:
        return scene_for(app, plan)
    from scenes.replay import begin_replay

    return begin_replay(plan)


def open_file(app: App, path: Path, match: str = "") -> None:
    """Go on with the match in a file, in the place of all there is; where that cannot be, say why.

    ``match`` is what it is called where it was chosen, if it was not chosen by its file.
    """
    saves = app.saves or Saves()
    _open(app, lambda: saves.load(path), saves.slot_of(path), match)


def open_text(app: App, text: str) -> None:
    """The same with a text, such as the clipboard holds."""
    _open(app, lambda: checked(read(text)))


def _open(app: App, load: Callable[[], Save], slot: str = "", match: str = "") -> None:
    try:
        save = load()
    except BadSave as fault:
        app.notice(faults.sentence(fault, match))
    else:
        ask_first(app, lambda: app.change_to(opened(app, save, slot)))


def ask_first(app: App, go: Callable[[], None]) -> None:
    """Go to another match at once, unless one is being played: then only if that is meant."""
    from scenes.confirm import Asked, Question

    if app.at_table and not app.at_table.over:
        heading, sentence, yes = words.open_instead()
        asked = Asked(heading, sentence, yes, "icons/save", labels.play_on())
        app.stack.push(Question(asked, go, lambda: back_to_table(app)))
    else:
        go()


def back_to_table(app: App) -> None:
    """Play on: leave whatever lies over the table at which a match is being played."""
    while app.stack.top and not app.stack.top.at_table:
        app.stack.pop()
