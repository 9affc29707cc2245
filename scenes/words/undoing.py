"""What the tools beside the prompt are called, why undo and redo cannot go further, and the end of a turn."""

from __future__ import annotations

from game.core import Reason
from scenes.system.texts import gettext as _

CODES = (
    "undo-off", "game-over", "nothing-to-undo", "tile-drawn", "secret-seen", "another-player", "nothing-to-redo",
    "turn-over",
)  # fmt: skip


def tool_name(tool: str) -> str:
    """What a tool does, in a word or two."""
    return {"undo": _("Undo"), "redo": _("Redo"), "restart": _("Whole turn"), "hint": _("Hint")}[tool]


def why(reason: Reason) -> str:
    """The sentence for a reason, of at most 34 letters; nothing for one that is not about undo or redo."""
    name = str(reason.params.get("name", ""))
    return {
        "undo-off": _("This match is played without undo"),
        "game-over": _("The game is over"),
        "nothing-to-undo": _("There is nothing to undo yet"),
        "tile-drawn": _("A new animal has come to light"),
        "secret-seen": _("What was kept in secret stays"),
        "another-player": _("What {name} did stays").format(name=name),
        "nothing-to-redo": _("There is nothing to do again"),
        "turn-over": _("Your turn is over: Done, or undo"),
    }.get(reason.code, "")


# -- the end of a turn
def turn_over(name: str) -> str:
    return _("{name}: your turn is over").format(name=name)


def turn_over_note() -> str:
    return _("Done, or undo")


def done() -> str:
    return _("Done")
