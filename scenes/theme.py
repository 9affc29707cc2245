"""Colours, typefaces and the players' faces: the one place where they are fixed."""

from __future__ import annotations

from dataclasses import dataclass, replace

INK = "#3b2a1e"
PARCHMENT, PARCHMENT_FOOT = "#f6ead2", "#e9d6b0"
SECONDARY, DIMMED, CREAM = "#6b5038", "#735f40", "#fff3d6"
CARD = "#fff7e4"
WOOD_LIGHT, WOOD, WOOD_DARK = "#dfae74", "#b9793f", "#8a5527"
SEA_LIGHT, SEA, SEA_DEEP, FOAM = "#5fb0cf", "#2f7fa6", "#1f5c7d", "#cfeaf2"
SKY = "#9fd0ec"
FEMALE, MALE = "#f6bcc8", "#a8cdee"
GOLD, GOLD_FOOT, GOLD_DEEP = "#ffcf4a", "#e0a526", "#b9821a"
GREEN_FACE, GREEN_LIGHT, GREEN_FOOT = "#58bb7b", "#8fd8a6", "#2f9e5b"
OFF_FACE, OFF_FOOT, OFF_TEXT = "#dccfae", "#c7b78f", "#65512f"
MISSING, PRICE = "#e0622b", "#a82c1b"
LEGAL, LEGAL_LINE = "#fffbe0", "#8a5527"
SHADOW, SHADOW_STRENGTH = "#183a50", 0.45
DIM = (20, 40, 60, 128)
"""What is laid over the table behind a tray: ``#14283c`` at 50 %."""

FREDOKA, TEXT, BOLD, BLACK = "fredoka", "poppins-semibold", "poppins-bold", "poppins-black"
"""Faces: titles and names; text; what is spoken to the player; numbers."""


@dataclass(frozen=True)
class Character:
    """Who stands for a colour: picture names under ``assets``, the mark beside the colour, and its tints."""

    name: str
    colour: str
    mark: str
    tint: str

    @property
    def portrait(self) -> str:
        return f"characters/{self.name}"

    @property
    def worker(self) -> str:
        return f"icons/worker-{self.name}"

    @property
    def sign(self) -> str:
        return f"icons/mark-{self.mark}"

    def divider(self, upright: bool = False) -> str:
        return f"scene/divider-{self.name}-v" if upright else f"scene/divider-{self.name}"


CHARACTERS: dict[str, Character] = {
    "green": Character("noah", "#2f9e5b", "leaf", "#d5ecd9"),
    "yellow": Character("shem", "#f4b92f", "sun", "#fdeec2"),
    "red": Character("ham", "#d6402b", "flame", "#f9d9d2"),
    "blue": Character("japheth", "#3aa5e0", "wave", "#d6edf9"),
}


@dataclass(frozen=True)
class Plate:
    """How a panel or a button is painted; lengths in units of the layout (1920 wide)."""

    face: str = PARCHMENT
    foot: str = PARCHMENT_FOOT
    border: str = INK
    radius: float = 22
    line: float = 4
    foot_height: float = 8
    shadow: float = 6
    light: str = ""
    """A lighter band at the top of the face."""
    light_height: float = 8
    rings: tuple[tuple[str, float], ...] = ()
    """Colours round the border, the widest first, and how far each reaches beyond it."""

    @property
    def reach(self) -> float:
        """How far the rings reach beyond the border."""
        return max((width for _, width in self.rings), default=0.0)

    def but(self, **changes: object) -> Plate:
        """The same plate with some of it changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


PANEL = Plate()
BUTTON = Plate(foot="#dcc598", radius=20, shadow=5)
GOLD_BUTTON = BUTTON.but(face=GOLD, foot=GOLD_FOOT, light="#ffe696", light_height=6)
GREEN_BUTTON = BUTTON.but(face=GREEN_FACE, foot=GREEN_FOOT, light=GREEN_LIGHT)
CHOICE = BUTTON.but(face="#efdfbd", foot_height=5, radius=16, shadow=0)
OFF_BUTTON = BUTTON.but(face=OFF_FACE, foot=OFF_FOOT, border=OFF_TEXT)
SIGN = Plate(face=WOOD_DARK, foot="#6e421d", light=WOOD, radius=20)
NAME_PLATE = Plate(radius=14, line=3, foot_height=0, shadow=0)
NAME_RIM, TIGHT_RIM = 10.0, 6.0
"""Units kept free at either side of a name on its plate, the border among them; and where all is small."""
