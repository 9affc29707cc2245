"""The small kit of controls that every screen shares."""

from scenes.widgets.base import Controls, Widget
from scenes.widgets.button import Button

__all__ = ["Button", "Controls", "Widget"]
