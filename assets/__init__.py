"""Pictures, maps, sounds and texts of the game, found from a checkout and from an installed wheel alike."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOUNDS = ROOT / "sounds"
