"""Every language says all of it: nothing is missing, forms are right, and it can be chosen and changed."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import pygame
import pytest
from pygame import Surface

from game import GAMES
from game.ark.animals import SPECIES
from game.bots import Why
from scenes.__main__ import main
from scenes.app import App
from scenes.draft import Draft
from scenes.match_setup import MatchPlan, scene_for
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.stack import Scene
from scenes.system import settings as stored
from scenes.system import texts
from scenes.table.picture import Seat
from scenes.title import Title
from scenes.widgets.choice import Choice
from scenes.words import animals, ark_whys, labels, whys
from scenes.words.dates import when

translations = pytest.importorskip("tools.translations", reason="needs the tools for development")
pytestmark = pytest.mark.usefixtures("languages")

OTHERS = ("de", "it", "pl")
SAME = {
    "{name}: {what}", "{count} {animals}", "{players}, {date}", "{hour}:{minute:02}", "{minutes} min", "Two by Two",
    "Noah", "Ham", "Normal", "Computer", "Start", "Pause", "Replay", "bonus: {good}", "{action}: bonus {count}",
    "{hours} h {minutes} min", "A",
}  # fmt: skip
"""What may read as in English."""
FORMS = (animals.species, animals.subject, animals.object_of, animals.both, animals.for_both, animals.heading)


def forms(text: object) -> list[str]:
    """A message, or its forms."""
    return [text] if isinstance(text, str) else [*text]


def places(text: str) -> set[str]:
    """What is filled into a message."""
    return set(re.findall(r"\{(\w+)", text))


# -- the catalogues
def test_there_is_a_catalogue_for_every_language() -> None:
    assert [path.stem for path in translations.files()] == [code for code in texts.LANGUAGES if code != "en"]
    assert texts.spoken() == ["en", *OTHERS]


@pytest.mark.parametrize("code", OTHERS)
def test_no_text_is_missing_or_in_doubt(code: str) -> None:
    catalogue = translations.read(translations.TEXTS / f"{code}.po")
    messages = [message for message in catalogue if message.id]
    assert len(messages) > 600
    assert [message.id for message in messages if message.fuzzy or not all(forms(message.string))] == []
    assert {len(forms(message.string)) for message in messages if message.pluralizable} == {catalogue.num_plurals}


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_filled_in_is_the_same(code: str) -> None:
    """One form of several may leave its number out."""
    for message in translations.read(translations.TEXTS / f"{code}.po"):
        wanted = places(forms(message.id)[-1])
        optional = {"count"} if message.pluralizable else set()
        for text in forms(message.string) if message.id else ():
            assert wanted - optional <= places(text) <= wanted, text


@pytest.mark.parametrize("code", OTHERS)
def test_sentences_end_as_in_english_and_are_not_english(code: str) -> None:
    for message in translations.read(translations.TEXTS / f"{code}.po"):
        for text in forms(message.string) if message.id else ():
            english = forms(message.id)[-1]
            assert text == text.strip()
            assert (text[-1] in ".!?") == (english[-1] in ".!?") or text.endswith("Min."), text
            assert text != english or english in SAME or message.context, text


@pytest.mark.parametrize("code", OTHERS)
def test_apostrophes_are_of_one_kind(code: str) -> None:
    catalogue = translations.read(translations.TEXTS / f"{code}.po")
    assert [text for message in catalogue if message.id for text in forms(message.string) if "'" in text] == []


# -- forms
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("de", ["1 Punkt", "2 Punkte", "5 Punkte", "12 Punkte", "22 Punkte"]),
        ("it", ["1 punto", "2 punti", "5 punti", "12 punti", "22 punti"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]),
    ],
)
def test_the_plural_is_that_of_the_number(code: str, said: list[str]) -> None:
    texts.use(code)
    assert [whys.points(count) for count in (1, 2, 5, 12, 22)] == said


COUNTS = (1, 2, 5, 12, 22)
FORM_OF = {"de": (0, 1, 1, 1, 1), "it": (0, 1, 1, 1, 1), "pl": (0, 1, 2, 2, 1)}
"""By language which form each of these counts takes."""
COUNTED = {
    "{count} round": ("1 runda", "2 rundy", "5 rund", "12 rund", "22 rundy"),
    "{count} square": ("1 pole", "2 pola", "5 pól", "12 pól", "22 pola"),
    "{count} crate": ("1 skrzynka", "2 skrzynki", "5 skrzynek", "12 skrzynek", "22 skrzynki"),
    "{count} animal": ("1 zwierzę", "2 zwierzęta", "5 zwierząt", "12 zwierząt", "22 zwierzęta"),
    "{count} loading point": (
        "1 punkt załadunku", "2 punkty załadunku", "5 punktów załadunku", "12 punktów załadunku",
        "22 punkty załadunku",
    ),
    "at least {count} player": (
        "co najmniej 1 gracz", "co najmniej 2 graczy", "co najmniej 5 graczy", "co najmniej 12 graczy",
        "co najmniej 22 graczy",
    ),
    "First pick of {count} animal": (
        "Pierwszy wybór z 1 zwierzęcia", "Pierwszy wybór z 2 zwierząt", "Pierwszy wybór z 5 zwierząt",
        "Pierwszy wybór z 12 zwierząt", "Pierwszy wybór z 22 zwierząt",
    ),
    "{name}: lay {count} more divider": (
        "Ola: połóż jeszcze 1 przegrodę", "Ola: połóż jeszcze do 2 przegród", "Ola: połóż jeszcze do 5 przegród",
        "Ola: połóż jeszcze do 12 przegród", "Ola: połóż jeszcze do 22 przegród",
    ),
}  # fmt: skip
"""Polish has three forms, and which words take which of them depends on what stands before."""


def plurals(code: str) -> dict[str, Any]:
    """The messages of a language that have forms, by their English singular."""
    catalogue = translations.read(translations.TEXTS / f"{code}.po")
    return {message.id[0]: message for message in catalogue if message.pluralizable and not message.context}


@pytest.mark.parametrize("code", OTHERS)
def test_every_count_finds_its_form(code: str) -> None:
    texts.use(code)
    for message in plurals(code).values():
        one, many = message.id
        filled = dict.fromkeys(places(many) - {"count"}, "")
        said = [texts.ngettext(one, many, count, **filled) for count in COUNTS]
        forms_of = zip(COUNTS, FORM_OF[code], strict=True)
        wanted = [message.string[form].format(count=count, **filled) for count, form in forms_of]
        assert said == wanted, one


@pytest.mark.parametrize("counted", COUNTED)
def test_what_is_counted_in_polish_stands_in_its_case(counted: str) -> None:
    texts.use("pl")
    one, many = plurals("pl")[counted].id
    assert tuple(texts.ngettext(one, many, count, name="Ola") for count in COUNTS) == COUNTED[counted]


@pytest.mark.parametrize("code", texts.LANGUAGES)
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_every_animal_has_each_of_its_forms(code: str, form) -> None:
    texts.use(code)
    assert len({form(name) for name in SPECIES}) == len(SPECIES)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("de", "Den Löwen gegen den Hasen: vielleicht kommt der Partner"),
        ("it", "Prende il leone per il coniglio: forse arriva la coppia"),
        ("pl", "Bierze lwa za królika: może przyjdzie para"),
    ],
)
def test_animals_stand_in_the_case_their_sentence_asks_for(code: str, said: str) -> None:
    texts.use(code)
    assert ark_whys.sentence(Why("trades-even", species="lion", given="rabbit/f"), {}) == said


@pytest.mark.parametrize(
    ("code", "today", "past"),
    [
        ("de", "heute, 9:05", "16. Oktober"),
        ("it", "oggi, 9:05", "16 ottobre"),
        ("pl", "dziś, 9:05", "16 października"),
    ],
)
def test_days_are_said_as_the_language_does(code: str, today: str, past: str) -> None:
    texts.use(code)
    now = datetime(2026, 11, 30, 18, 40)
    assert when(datetime(2026, 11, 30, 9, 5), now) == today
    assert when(datetime(2026, 10, 16, 9, 5), now) == past


# -- choosing
@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [(["pl"], "pl"), (["fr", "it", "de"], "it"), (["fr"], "en"), ([], "en"), (["en", "de"], "en")],
)
def test_a_first_start_speaks_the_systems_language(monkeypatch, wanted: list[str], spoken: str) -> None:
    locales = [{"language": code, "country": None} for code in wanted]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: locales)
    assert stored.load().language == spoken


def test_a_language_that_nobody_speaks_here_is_that_of_the_system(monkeypatch) -> None:
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": "de", "country": "AT"}])
    stored.store(stored.Settings(language="tlh"))
    assert stored.load().language == "de"


def test_the_command_line_can_ask_for_a_language_and_is_answered_in_it(capfd) -> None:
    assert main(["--language", "de", "--nonsense"]) == 2
    assert capfd.readouterr().err == "Den Schalter „--nonsense“ gibt es nicht; --help nennt alle, die es gibt.\n"
    with pytest.raises(SystemExit):
        main(["--help", "--language=it"])
    assert "riempi tutto lo schermo" in capfd.readouterr().out


def test_a_language_that_is_unknown_is_one_sentence(capfd) -> None:
    assert main(["--language", "tlh"]) == 2
    assert capfd.readouterr().err == "There is no language 'tlh'; there are en, de, it, pl.\n"


def test_the_language_of_the_command_line_holds_for_this_time_only(app: App) -> None:
    app.borrow(language="pl")
    assert labels.start() == "Start" and labels.pause() == "Pauza"
    app.keep_settings()
    assert stored.load().language == "en"
    app.speak("de")
    assert stored.load().language == "de"


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\xde\x12\x04\x95" + b"\0" * 3])
def test_a_damaged_translation_leaves_english(monkeypatch, tmp_path, damage: bytes) -> None:
    monkeypatch.setattr(texts, "_FOLDER", tmp_path)
    (tmp_path / "de.mo").write_bytes(damage)
    texts.use("de")
    assert labels.pause() == "Pause" and labels.settings() == "Settings"


# -- changing it while playing
SCENES = ("title", *(f"{kind} {game}" for kind in ("setup", "table") for game in GAMES))


def scene_of(app: App, name: str) -> Scene:
    """The scene of a name; at a table sit characters who have no other names."""
    kind, _, game = name.partition(" ")
    if kind == "table":
        return scene_for(app, MatchPlan(game, (Seat("green", ""), Seat("blue", "")), "green", 1))
    return Setup(Draft(game)) if kind == "setup" else Title()


def seen(app: App) -> Surface:
    for _ in range(3):
        app.frame()
    app.stack.draw(app.screen.surface())
    return app.screen.surface().copy()


def differ(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


def choose(app: App, hand, code: str) -> None:
    """Open the settings and click a language there."""
    app.stack.push(Pause(in_play=True))
    app.frame()
    pause = app.stack.top
    assert isinstance(pause, Pause)
    choice = next(w for w in pause.controls if isinstance(w, Choice) and w.text == texts.LANGUAGES[code])
    hand.click(choice.rect.center)
    app.stack.pop()
    hand.move((-1, -1))


@pytest.mark.parametrize("name", SCENES)
def test_a_language_chosen_in_the_settings_counts_at_once_everywhere(make_app, hand_on, name: str) -> None:
    def begin(app: App) -> Surface:
        app.stack.restart(scene_of(app, name))
        hand_on(app).wait(1)
        return seen(app)

    changed = make_app()
    english = begin(changed)
    choose(changed, hand_on(changed), "de")
    hand_on(changed).wait(1)
    german = seen(changed)
    assert differ(english, german)
    assert not differ(german, begin(make_app(language="de")))
    assert stored.load().language == "de"
