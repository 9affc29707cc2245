"""The small kit of controls that every screen shares."""

from scenes.widgets.base import Controls, Widget
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.entry import TextEntry
from scenes.widgets.toggle import Toggle

__all__ = ["Button", "Choice", "Controls", "TextEntry", "Toggle", "Widget"]
