"""What holds for the whole house: the wall between rules and screens, where sentences stand, and whole assets."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

ROOT = Path(__file__).parents[1]
SOURCES = sorted(path for half in ("game", "scenes", "assets") for path in (ROOT / half).rglob("*.py"))
ASSETS = ROOT / "assets"
PICTURES = sorted(path.relative_to(ASSETS).with_suffix("").as_posix() for path in ASSETS.rglob("*.svg"))
OUTSIDE_THE_WALL = {"scenes", "pygame", "random", "time", "datetime", "secrets", "uuid", "threading", "asyncio"}
"""What the rules must do without: the screen, a clock and chance of their own."""

LITTLE_WORDS = {
    "a", "an", "and", "are", "at", "be", "by", "can", "cannot", "for", "from", "has", "in", "is", "it", "must", "no",
    "nobody", "not", "of", "on", "or", "that", "the", "this", "to", "what", "which", "with", "you", "your",
}  # fmt: skip
"""Words without which hardly an English sentence can be made, and which no list of names holds."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """The packages a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """The string literals of a module that are no docstrings."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node


def is_sentence(text: str) -> bool:
    """Whether a text reads like English: words with a little one among them, or a capital, a blank, a word."""
    if "<" in text or "=" in text:
        return False
    words = [word.strip(".,:;!?'") for word in text.split()]
    return len(words) > 1 and (bool(LITTLE_WORDS & set(words)) or re.match(r"[A-Z][a-z]+,? [a-z]", text) is not None)


@pytest.mark.parametrize("text", ["no reason against ", "Choose a space", "Lay dividers", "{} must draw"])
def test_a_sentence_is_known_when_it_is_seen(text: str) -> None:
    assert is_sentence(text)


@pytest.mark.parametrize(
    "text", ["raven dove mouse", "held tile", "must-exchange", "take {}", '<rect x="a" y="in"/>', "MSVG"]
)
def test_names_and_pictures_are_no_sentences(text: str) -> None:
    assert not is_sentence(text)


def test_the_rules_import_neither_screen_nor_clock_nor_chance() -> None:
    modules = [path for path in SOURCES if path.is_relative_to(ROOT / "game")]
    found = {(path.name, name) for path in modules for name in imported(parsed(path)) if name in OUTSIDE_THE_WALL}
    assert modules
    assert not found


def test_every_sentence_stands_among_the_words() -> None:
    outside = [path for path in SOURCES if not path.is_relative_to(ROOT / "scenes" / "words")]
    found = [
        f"{path.relative_to(ROOT)}:{text.lineno}: {text.value}"
        for path in outside
        for text in literals(parsed(path))
        if is_sentence(str(text.value))
    ]
    assert not found, "\n".join(found)


def test_the_template_of_the_texts_is_up_to_date() -> None:
    pytest.importorskip("babel")
    assert subprocess.run([sys.executable, "tools/texts.py", "--check"], cwd=ROOT, check=False).returncode == 0


def test_every_test_module_has_a_name_of_its_own() -> None:
    """Tests lie in no packages, and of two modules with one name only one could be collected."""
    names = Counter(path.name for path in (ROOT / "tests").rglob("*.py"))
    assert [name for name, count in names.items() if count > 1] == []


def test_every_module_says_what_it_is_about() -> None:
    assert not [path for path in SOURCES if not ast.get_docstring(parsed(path))]


def picture_names(tree: ast.Module) -> Iterator[str]:
    """The names of pictures that a module puts together, as patterns with a group for each part put in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else "(.*)" for part in node.values]
            if re.match(r"\w+/", "".join(parts)):
                yield "".join(parts)


def test_every_picture_is_shown_somewhere() -> None:
    """It is named in full, or by a name put together of parts that are named themselves."""
    trees = [parsed(path) for path in SOURCES]
    named = {text.value for tree in trees for text in literals(tree)}
    words = {"", *(word for text in named if not is_sentence(text) for word in text.split())}
    patterns = {name for tree in trees for name in picture_names(tree)}
    made = [(picture, match) for picture in PICTURES for name in patterns if (match := re.fullmatch(name, picture))]
    named |= {picture for picture, match in made if words.issuperset(match.groups())}
    assert [picture for picture in PICTURES if picture not in named] == []


@pytest.mark.parametrize("picture", PICTURES)
def test_every_picture_shows_something(picture: str) -> None:
    """A damaged or unsupported picture loads as an empty one, without a fault."""
    shown = pygame.image.load_sized_svg(str(ASSETS / f"{picture}.svg"), (64, 64))
    assert pygame.mask.from_surface(shown).count() > 0
