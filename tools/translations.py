"""The translations in ``assets/texts``: a text file ``LANGUAGE.po`` each, kept, and the ``.mo`` made of it, not kept.

Needs Babel, which the tools for development bring, and which whoever builds the package fetches.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

TEXTS = Path(__file__).resolve().parents[1] / "assets" / "texts"
_CHANGING = (b'"POT-Creation-Date', b'"PO-Revision-Date', b'"Generated-By')
"""Lines of a header that would differ from day to day and from machine to machine."""

_NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""What compiled languages say of their age, so that the same texts make the same files on any day."""


def files() -> list[Path]:
    """The text file of each language but English."""
    return sorted(TEXTS.glob("*.po"))


def read(path: Path) -> Catalog:
    """The texts of one language."""
    with path.open("rb") as file:
        return read_po(file, locale=path.stem)


def written(catalog: Catalog) -> str:
    """A catalogue as text, which changes only when one of its messages does, or the file this stands in."""
    buffer = BytesIO()
    write_po(buffer, catalog, include_lineno=False, width=100)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_CHANGING)).decode("utf-8")


def merged(template: Catalog) -> Iterator[tuple[Path, str]]:
    """Each language with the messages of the template: what is new is empty, what is gone is dropped."""
    for path in files():
        catalog = read(path)
        catalog.update(template, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        yield path, written(catalog)


def compile_all() -> None:
    """Make the ``.mo`` of every language that has none of its age, whole for whoever reads it meanwhile."""
    for path in files():
        made = path.with_suffix(".mo")
        if not made.exists() or made.stat().st_mtime < path.stat().st_mtime:
            catalog, buffer = read(path), BytesIO()
            catalog.creation_date = catalog.revision_date = _NO_DATE
            write_mo(buffer, catalog)
            part = made.with_suffix(f".part{os.getpid()}")
            part.write_bytes(buffer.getvalue())
            part.replace(made)
