"""What the tools beside the prompt are called, and the end of a turn."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def tool_name(tool: str) -> str:
    """What a tool does, in a word or two."""
    return {"undo": _("Undo"), "redo": _("Redo"), "restart": _("Whole turn"), "hint": _("Hint")}[tool]


# -- the end of a turn
def turn_over(name: str) -> str:
    return _("{name}: your turn is over").format(name=name)


def turn_over_note(undoable: bool) -> str:
    """What can be done then; ``undoable``: the turn can still be taken back."""
    return _("Done, or undo") if undoable else done()


def done() -> str:
    return _("Done")
