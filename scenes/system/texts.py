"""Translations: the compiled catalogue of the chosen language in ``assets/texts``, English where it has none."""

from __future__ import annotations

import gettext as _gettext
import struct

from assets import ROOT

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "it": "Italiano", "pl": "Polski"}
"""The languages by their own names.  ``tools/texts.py`` keeps a text file of each but English, and compiles it."""

_FOLDER = ROOT / "texts"
_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def spoken() -> list[str]:
    """The languages that can be spoken here: in a clone where nothing was set up yet, English alone."""
    return [code for code in LANGUAGES if code == ENGLISH or (_FOLDER / f"{code}.mo").exists()]


def use(language: str) -> None:
    """Speak a language from now on, such as ``de``; English where it is unknown or its texts cannot be read."""
    global _catalogue
    _catalogue = _read(language) if language in LANGUAGES else _gettext.NullTranslations()


def _read(language: str) -> _gettext.NullTranslations:
    try:
        with (_FOLDER / f"{language}.mo").open("rb") as file:
            return _gettext.GNUTranslations(file)
    except (OSError, UnicodeDecodeError, struct.error):
        return _gettext.NullTranslations()


def of_the_system() -> str:
    """The first language that the system is set to and that can be spoken here, else English."""
    import pygame.system

    wanted = (locale["language"] for locale in pygame.system.get_pref_locales())
    return next((code for code in wanted if code in spoken()), ENGLISH)


def gettext(message: str) -> str:
    """The message in the chosen language."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """The message for a count, with ``{count}`` and the other values filled in."""
    return _catalogue.ngettext(one, many, count).format(count=count, **values)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The message for a count, with ``{count}`` filled in, where one English phrase has several meanings."""
    return _catalogue.npgettext(context, one, many, count).format(count=count)


def pgettext(context: str, message: str) -> str:
    """The message in the chosen language, where one English word has several meanings."""
    return _catalogue.pgettext(context, message)
