"""Translations: the gettext catalogue of the chosen language under ``assets/texts``, English where it has none."""

from __future__ import annotations

import gettext as _gettext

from assets import ROOT

DOMAIN = "two_by_two"
_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def use(language: str) -> None:
    """Speak a language from now on, such as ``en`` or ``de``; unknown ones leave English."""
    global _catalogue
    _catalogue = _gettext.translation(DOMAIN, ROOT / "texts", [language], fallback=True)


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
