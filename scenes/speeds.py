"""The speeds a player can choose, and the animals that stand for them everywhere."""

SPEED_ICONS = {"slow": "animals/snail", "normal": "animals/rabbit", "fast": "animals/horse"}
