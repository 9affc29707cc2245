"""The speeds a player can choose, and the pictures that stand for them everywhere."""

SPEED_ICONS = {"slow": "animals/snail", "normal": "animals/rabbit", "fast": "animals/horse"}
"""Those at which things are seen to move."""
ALL_SPEED_ICONS = {**SPEED_ICONS, "instant": "scene/lightning"}
"""With the one at which they are there at once."""
