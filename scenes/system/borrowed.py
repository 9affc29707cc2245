"""Settings that hold for this time only, such as those of the command line."""

from __future__ import annotations

from msgspec.structs import replace

from scenes.system.settings import Settings


class Borrowed:
    """Knows which of the ``settings`` the player has not chosen; once another is chosen in play that is their own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._borrowed: dict[str, tuple[str, str]] = {}
        """The player's own, and what is used in its place, by the name of the setting."""

    def use(self, **choices: str | None) -> None:
        """Play with these in the place of the player's own; None leaves that."""
        for name, value in choices.items():
            if value:
                self._borrowed[name] = (getattr(self._settings, name), value)
                setattr(self._settings, name, value)

    def given_back(self) -> Settings:
        """The settings as the player has chosen them."""
        borrowed = {
            name: own for name, (own, other) in self._borrowed.items() if getattr(self._settings, name) == other
        }
        return replace(self._settings, **borrowed)
