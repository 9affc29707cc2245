"""Pictures of everything that can be tried out, as it begins and as it ends, for ``tools/shots.py``."""

from __future__ import annotations

from functools import partial

from scenes.aboard import AboardScene
from scenes.rules.chapters import Chapter, all_chapters
from scenes.rules.scene import Rules
from scenes.rules.trying import tries, try_out
from scenes.table.scene import TableScene
from scenes.trying.ended import Ended
from tools.shots_studio import Jobs, Studio


def jobs(studio: Studio) -> Jobs:
    """What pictures there are to be taken, by the names under which they are kept."""
    tried = [chapter for chapter in all_chapters() if tries(*chapter)]
    return {f"try-{one.game}-{one.name}": partial(_try, studio, one) for one in tried}


def _try(studio: Studio, chapter: Chapter) -> None:
    """The position, and ``-done`` once what is asked for is done."""
    studio.app.stack.restart(Rules(chapter))
    try_out(studio.app, *chapter)
    _decision(studio)
    studio.wait(2.0)
    studio.save(f"try-{chapter.game}-{chapter.name}")
    while (scene := _decision(studio)) is not None:
        _go_on(scene)
    studio.wait(0.5)
    studio.save(f"try-{chapter.game}-{chapter.name}-done")


def _decision(studio: Studio) -> TableScene | AboardScene | None:
    """The table once the pupil is to decide; None once the trial is over."""
    while not isinstance(scene := studio.app.stack.top, Ended):
        studio.wait(0.1)
        if isinstance(scene, TableScene | AboardScene) and scene.table.hand and studio.app.stack.top is scene:
            return scene
    return None


def _go_on(scene: TableScene | AboardScene) -> None:
    """Make the next move of the way that is known to lead there."""
    trial = scene.table.trial
    assert trial and scene.table.hand
    if isinstance(scene, AboardScene):
        for target in scene.table.hand.gesture(scene.table.state.parse(trial.next_moves[0])):
            scene.table.click(target)
    else:
        for click in scene.table.hand.gesture(*trial.next_moves):
            scene.table.click(click)
