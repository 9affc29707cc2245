"""Gather every text of the screens for translators: ``python tools/texts.py``.

The template is ``assets/texts/two_by_two.pot``; a language is ``LANGUAGE.po`` beside it, translated with any gettext
editor, and named in ``scenes/system/texts.py``.  What is new in the template is added to every language without a
translation, what is gone is dropped, and the languages are compiled.  With ``--check`` nothing is written; status 1
says that template or languages are not what the sources give.  Needs the tools for development (``tools/test.py``
sets them up).
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from tools import translations

SCENES = Path(__file__).resolve().parents[1] / "scenes"
TEMPLATE = translations.TEXTS / "two_by_two.pot"
CALLS = {"_": None, "pgettext": ((1, "c"), 2), "ngettext": (1, 2), "npgettext": ((1, "c"), 2, 3)}
"""The functions whose arguments are texts, and which arguments those are."""


def template() -> Catalog:
    """The texts as the sources give them today."""
    catalog = Catalog(project="Two by Two", copyright_holder="The Two by Two authors", charset="utf-8")
    catalog.header_comment = "# The texts of Two by Two."
    found = extract_from_dir(str(SCENES), [("**.py", "python")], keywords=CALLS, comment_tags=("Translators:",))
    for name, _line, message, comments, context in sorted(found, key=lambda entry: entry[:2]):
        catalog.add(
            message, locations=[(f"scenes/{Path(name).as_posix()}", 0)], auto_comments=comments, context=context
        )
    return catalog


def wanted() -> "dict[Path, str]":
    """What should stand in each file."""
    catalog = template()
    return {TEMPLATE: translations.written(catalog), **dict(translations.merged(catalog))}


def main(arguments: "list[str]") -> int:
    """Write template and languages, or compare them; 0 if they are as they should be."""
    texts = wanted()
    if "--check" in arguments:
        return int(any(not path.exists() or path.read_text("utf-8") != text for path, text in texts.items()))
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    translations.compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
