"""Which chapter of the rules explains what is to be seen on the ark's table."""

from __future__ import annotations

from scenes.rules.links import chapter_of_action, chapter_of_moment, chapter_of_reason
from scenes.table.marks import Target, WhyNot
from scenes.table.picture import Picture


def chapter_at(picture: Picture, pointed_at: Target | None, answer: WhyNot | None) -> str:
    """The chapter of the action pointed at, of the answer that is given, or else of what is being done."""
    kind, name = pointed_at or ("", "")
    if kind == "space":
        return chapter_of_action(picture.game, picture.actions[int(name) - 1])
    action = picture.actions[picture.action - 1] if picture.action else ""
    now = chapter_of_moment(picture.game, picture.phase, action)
    return chapter_of_reason(picture.game, answer.reason, now) if answer else now
