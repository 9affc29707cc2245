"""``python -m scenes``, also installed as ``two-by-two``: the program from its command line to its exit status."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import game
from game.ark.mapfile import BadMap
from game.core import BadSetup
from game.files import check_writable
from scenes.match_setup import RecordFiles
from scenes.options import BadCommand, Command, language_in, read
from scenes.saying import say
from scenes.system import settings as stored
from scenes.system import texts, thinker
from scenes.system.art import MissingPicture
from scenes.system.save import BadSave, Save
from scenes.system.saves import Saves
from scenes.words import faults

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.draft import Draft
    from scenes.stack import Scene
    from scenes.system.settings import Settings

FAULT = 2
"""Exit status after one sentence about what went wrong."""
_USUAL_SIZE = (1280, 720)
_USUAL_GAME = "ark"


class KeptMatch(NamedTuple):
    """A match that goes on."""

    save: Save
    slot: str
    """Where it is kept, if it is one that the program keeps by itself."""
    passed_over: BadSave | None = None
    """Why a newer one could not be gone on with."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; 0 when it was left in peace, 2 after one sentence on standard error."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == [thinker.FLAG]:
        thinker.main()
    settings = stored.load()
    texts.use(language_in(given) or settings.language)
    try:
        command = read(given)
        check(command)
        return _run(command, settings, kept_match(command))
    except (BadCommand, BadSetup, BadMap, BadSave, MissingPicture, OSError) as fault:
        return _refuse(faults.sentence(fault))


def _refuse(sentence: str) -> int:
    """Say why the program ends; its exit status."""
    say(sentence)
    return FAULT


def check(command: Command) -> None:
    """Refuse, before a window opens, a match that cannot be and a record that cannot be written.

    Raises :class:`BadSetup`, :class:`BadMap`, :class:`OSError`.
    """
    if command.game or command.seats:
        players = [colour for colour, _ in command.seats] or game.COLOURS
        game.new(command.game or _USUAL_GAME, players, dict.fromkeys(command.rules, True))
    if command.record:
        check_writable(command.record)


def kept_match(command: Command) -> KeptMatch | None:
    """The match that is to go on; None where a new one is wanted.

    Raises :class:`BadSave`, or :class:`BadCommand` where there is none to go on with.
    """
    saves = Saves()
    if command.file:
        return KeptMatch(saves.load(command.file), saves.slot_of(command.file))
    return _latest(saves) if command.go_on else None


def _latest(saves: Saves) -> KeptMatch:
    """The newest match that can be gone on with; raises as :func:`kept_match` does."""
    fault: BadSave | None = None
    for entry in saves.left_open():
        try:
            return KeptMatch(saves.load(entry.path), saves.slot_of(entry.path), fault)
        except BadSave as damaged:
            fault = fault or damaged
    raise fault or BadCommand("open-elsewhere" if saves.any_running() else "nothing-to-continue")


def _run(command: Command, settings: Settings, kept: KeptMatch | None) -> int:
    import pygame

    from scenes.app import App

    try:
        app = App.open(command.size or _USUAL_SIZE, settings, command.fullscreen)
    except pygame.error:
        return _refuse(faults.no_display())
    app.borrow(speed=command.speed, language=command.language)
    app.records = RecordFiles(command.record) if command.record else None
    app.think = command.think or app.think
    app.unattended = command.quit_when_over
    app.saves = Saves()
    _heed_signals()
    try:
        return app.run(partial(first_scene, app, command, kept))
    except KeyboardInterrupt:
        app.quit()
        return app.status
    finally:
        app.stack.clear()
        pygame.quit()


def _heed_signals() -> None:
    """End as at Ctrl-C where the system or a closing terminal asks for it, so that the record is still written."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def first_scene(app: App, command: Command, kept: KeptMatch | None = None) -> Scene:
    """Where the program begins: at the match that was kept, else at the table if the seats are known, else at the
    setup of a game, else at the title."""
    if kept:
        from scenes.opening import opened

        if kept.passed_over:
            app.notice(faults.sentence(kept.passed_over))
        return opened(app, kept.save, kept.slot, quit_when_over=command.quit_when_over)
    if command.seats:
        from scenes.match_setup import scene_for

        return scene_for(app, draft_of(app, command).plan())
    if command.game:
        from scenes.setup import Setup

        return Setup(draft_of(app, command))
    from scenes.title import Title

    return Title(command.seed, command.quit_when_over)


def draft_of(app: App, command: Command) -> Draft:
    """The match as far as the command line knows it.  With seats given, the first of them begins."""
    from scenes.draft import Draft
    from scenes.system.settings import SeatSetting

    draft = Draft.of(command.game or _USUAL_GAME, app.settings)
    draft.toggle_rules(command.rules, on=True)
    draft.seed, draft.quit_when_over = command.seed, command.quit_when_over
    if command.seats:
        draft.seats = [SeatSetting(colour, "", player) for colour, player in command.seats]
        draft.first = draft.seats[0].colour
    return draft


if __name__ == "__main__":
    sys.exit(main())
