"""Gather every text of the screens into the template for translators: ``python tools/texts.py``.

The template is ``assets/texts/two_by_two.pot``; a language is a copy of it, translated with any gettext editor, at
``assets/texts/LANGUAGE/LC_MESSAGES/two_by_two.po``.  With ``--check`` nothing is written; status 1 says that the
template is not what the sources give.  Needs the tools for development (``tools/test.py`` sets them up).
"""

import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "assets" / "texts" / "two_by_two.pot"
CHANGING = (b'"POT-Creation-Date', b'"PO-Revision-Date', b'"Generated-By')
"""Lines of the header that would differ from day to day and from machine to machine."""


def template() -> str:
    """The template as the sources give it today: it changes only when a text does, or the file it stands in."""
    catalog = Catalog(project="Two by Two", copyright_holder="The Two by Two authors", charset="utf-8")
    catalog.header_comment = "# The texts of Two by Two."
    found = extract_from_dir(str(ROOT / "scenes"), [("**.py", "python")], comment_tags=("Translators:",))
    for name, _line, message, comments, context in sorted(found, key=lambda entry: entry[:2]):
        catalog.add(
            message, locations=[(f"scenes/{Path(name).as_posix()}", 0)], auto_comments=comments, context=context
        )
    return _written(catalog)


def _written(catalog: Catalog) -> str:
    buffer = BytesIO()
    write_po(buffer, catalog, include_lineno=False, width=100)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(CHANGING)).decode("utf-8")


def main(arguments: "list[str]") -> int:
    """Write the template, or compare it; 0 if it is as it should be."""
    wanted = template()
    if "--check" in arguments:
        return int(not TEMPLATE.exists() or TEMPLATE.read_text(encoding="utf-8") != wanted)
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_text(wanted, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
