"""Numbers in sentences about the rules are the rules' own: each sentence is made again here of what the game says.

A sentence that names a number must be among them, so that none is forgotten when a rule is changed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import game
from game.aboard import ANIMALS_TO_END, FOOD_CAP, SPECIES, SPLIT_BRINGS, TILES, price_of
from game.aboard.actions import HAND
from game.aboard.house import MIDDLE, MIDDLE_BY_PLAYERS, SPECIES_BY_PLAYERS
from game.aboard.scoring import SPECIES_POINTS, food_scored
from game.ark import animals
from game.ark.actions.loading import FOOD_PRICE
from game.ark.actions.trading import BONUS, DRAWN_TILES
from game.ark.board import LARGEST_ENCLOSURE
from game.ark.rounds import HIGHEST_BONUS
from game.ark.rules import DIVIDERS, MOST_ROUNDS
from game.ark.scoring import MAJORITY
from game.ark.setting_up import VARIANTS, standard_actions, workers_each
from game.starting import PLAYERS

TEXTS = Path(__file__).parents[2] / "assets" / "texts"
WORDS = (
    "nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip


def word(number: int) -> str:
    """The number as it stands in a sentence."""
    return {MOST_ROUNDS: "thirty"}.get(number) or WORDS[number]


def begins(text: str) -> str:
    """The text with a capital."""
    return text[0].upper() + text[1:]


def action(name: str) -> Any:
    """The action of the standard game."""
    return next(one for one in standard_actions(4) if one.name == name)


def herd(count: int) -> int:
    """The points of so many animals of one species, the lowest of them (N5)."""
    return SPECIES_POINTS[-1][(1 << count) - 1]


HERD = next(count for count in range(1, 6) if herd(count) > 0)
"""So many animals of a species are the first to bring points."""
EACH = herd(HERD) // HERD
CRATE = food_scored("green", 1).points["green"]
COPIES = len(TILES) // len(SPECIES)
CRATES = game.new("aboard", ["green", "red"]).position()["food"]["green"]
FEWEST, MOST = PLAYERS[0], PLAYERS[-1]
LAID, FED, LARGEST = action("building").worth, action("loading").worth, LARGEST_ENCLOSURE
LONG, SHORT = VARIANTS["ark"].least_rounds, VARIANTS["family"].least_rounds
LION, DOVE, ELEPHANT = (animals.SPECIES[name] for name in ("lion", "dove", "elephant"))
WIDE, MIDST = MIDDLE_BY_PLAYERS, SPECIES_BY_PLAYERS

ARK = [
    f"{LAID} point each",
    f"a cube laid while building brings {LAID} point",
    f"Lay dividers and pitch cubes, in any mix and order. Each brings {LAID} point at once.",
    f"food is laid while loading: it costs {FOOD_PRICE} loading point and brings {FED} point",
    f"A food costs {FOOD_PRICE} and brings {FED}. A pair costs its size for every tile you own.",
    f"an action that nobody chose gets a token of 1 point; it grows up to {HIGHEST_BONUS}",
    f"A bonus token is taken with its space. After planning each empty space gets one more,"
    f" up to {word(HIGHEST_BONUS)}.",
    f"it has one to {word(LARGEST)} squares, in any shape",
    f"one to {word(LARGEST)} squares",
    f"{word(LARGEST + 1)} squares and more are no pen yet",
    f"A pen has one to {word(LARGEST)} squares. What is larger is no pen, even with dividers all round.",
    f"There are {DIVIDERS} of each colour. When few are left, one takes what is left.",
    f"Most dividers on the hull: {MAJORITY} points in the end. And the game lasts until it is closed.",
    f"All who share the most dividers on the hull get the {word(MAJORITY)} points, and all who share the lead win.",
    f"after {LONG} rounds or more, once dividers stand on the whole hull",
    f"It comes too when the hull can no longer be closed, and after {MOST_ROUNDS} rounds at the latest.",
    f"The Deluge comes after {word(LONG)} rounds or more, once the hull is full or cannot be, or after"
    f" {word(MOST_ROUNDS)}.",
    f"An animal is worth twice its number: {word(DOVE.points)} with a {DOVE.size},"
    f" {word(ELEPHANT.points)} points with a {ELEPHANT.size}.",
    f"Small animals have size {DOVE.size}: they bring {word(DOVE.points)} themselves, but go into any ready pen.",
    f"The number is the pen it needs: a {LION.size} wants {word(LION.size)} squares, not two and not four.",
    f"draw {word(DRAWN_TILES)} tiles from the bags you like, keep one of them and give one of yours",
    f"{BONUS} point",
    f"{BONUS} food",
    f"{BONUS} divider",
    f"{BONUS} pitch cube",
    f"{BONUS} point, or from the stock {BONUS} food, {BONUS} divider of your colour or {BONUS} pitch cube",
]
FAMILY = [
    f"take {BONUS} point",
    f"draw {word(DRAWN_TILES)} animals",
    f"or give all {word(DRAWN_TILES)} back",
    f"{SHORT} rounds or more are played",
    f"It ends too when no dividers are left, and after {MOST_ROUNDS} rounds at the latest.",
    f"The game ends after {word(SHORT)} rounds or more, once the hull is full or no dividers are left.",
    f"{word(2)} players: {word(workers_each(2))} workers each",
]
ABOARD = [
    f"Collect herds: {word(HERD)} or more animals of a kind. Beware of singles, and let pairs go.",
    f"for every animal in a herd of {word(HERD)} or more",
    f"from {word(HERD)} on each animal brings {EACH}, whatever its number",
    f"{word(HERD)} or more: {EACH} points each",
    f"{begins(word(HERD))} of a kind are {EACH} points each! And every further one brings {EACH} more.",
    f"No points this time. {begins(word(HERD))} of a kind are where they come from.",
    f"Two of a kind leave with Noah: worth {word(herd(2))}. A third one makes them {herd(3)} points!",
    f"A third animal turns a worthless pair into {herd(3)} points.",
    f"two of a kind bring {word(herd(2))}: Noah takes his pairs",
    f"{word(HERD)} foxes bring {herd(3)}, a bear costs {-SPECIES_POINTS[-1][1 << 3]}, two pigs leave, three crates"
    f" bring {3 * CRATE}: {herd(3) + SPECIES_POINTS[-1][1 << 3] + herd(2) + 3 * CRATE} points",
    f"each crate of food: {CRATE} point",
    f"Everybody begins with {word(CRATES)} crate of food and one secret animal.",
    f"a split brings {word(SPLIT_BRINGS)} crate",
    f"and take {SPLIT_BRINGS} crate of food",
    f"pay {price_of(['lion1'])} crate for each animal in it",
    f"{begins(word(len(SPECIES)))} kinds, {word(COPIES)} tiles each",
    f"every kind has the numbers 1 to {COPIES}: only for singles do they matter",
    f"{begins(word(len(SPECIES)))} kinds of animals take part, {word(COPIES)} of each with the numbers"
    f" 1 to {COPIES}.",
    f"each player in turn gets {word(HAND)} tiles",
    f"and lays the other {word(HAND - 1)} into the middle",
    f"Keep one of your {word(HAND)}",
    f"Of {word(HAND)} animals everybody keeps one in secret; then the middle is filled to {word(MIDDLE)}.",
    f"then the middle is filled up to {MIDDLE}: one big group, face up",
    f"what is left and new tiles make one group of {MIDDLE}",
    f"somebody has {ANIMALS_TO_END} animals or more at the end of a round",
    f"The secret animal counts towards the {word(ANIMALS_TO_END)}.",
    f"An ark with {word(ANIMALS_TO_END)} animals makes this the last round. Are you ahead?",
    f"The game ends after a round with {word(ANIMALS_TO_END)} animals on an ark, the secret one too,"
    " or no tile left.",
    f"{MIDST[3]} kinds and {WIDE[3]} in the middle for three, {MIDST[2]} and {WIDE[2]} for two",
    f"Nobody holds more than {word(FOOD_CAP)} crates",
    f"whoever holds {word(FOOD_CAP)} cannot split",
]
SEATS = [
    f"Two by Two: Ark & Noah, its Family Variant and Animals on Board, for {word(FEWEST)} to {word(MOST)}"
    " on one screen.",
    f"There is {{count}} seat, and every game needs {word(FEWEST)} to {word(MOST)}.",
    f"There are {{count}} seats, and every game needs {word(FEWEST)} to {word(MOST)}.",
    f"At least {word(FEWEST)} must sit down: tap the person on another seat.",
]
TOLD = {*ARK, *FAMILY, *ABOARD, *SEATS}
SHOWN = {
    "Pairs on board score: animals twice their size, your dividers and all pitch round them 1.",
    "whoever loads a pair there gets 1 point for each of them",
    "each of yours round a pen brings 1 point when a pair is loaded, whoever loads it",
    "each one still held at the end costs 1 point",
    "Food that lies on the ark stays there. Food still held at the end costs 1 point.",
}
"""Those whose one point test_rules_points.py finds in the events of whole matches."""
OTHERS = {
    "A crate you keep is a point. Do not pay four for animals that bring you three.",
    "2 players: one out of each bag",
    "3 players: a third one, from the bag that the chooser likes",
    "4 players: two out of each bag",
    "3 players: choose the third bag",
    "The ark is bow and stern; for three players one part goes between them, for four players two.",
    "swapped 2",
    "swapped 2 dividers",
}
"""Numbers of examples, of players and of things that are two in any case."""
NO_RULES = ("command_line", "dates", "faults", "maps", "log", "opening", "files")
"""Modules of words in which no rule is told."""


def sentences() -> dict[str, str]:
    """Every text of the program, and where it stands."""
    with (TEXTS / "two_by_two.pot").open("rb") as file:
        messages = [message for message in read_po(file) if message.id]
    return {
        form: Path(message.locations[0][0]).stem
        for message in messages
        for form in ([message.id] if isinstance(message.id, str) else message.id)
    }


def names_a_number(text: str) -> bool:
    """Whether it names one that can hardly be meant otherwise: a digit, or a word from three on."""
    return bool(re.search(r"(?<![\w{:])(\d+|three|four|five|eight|ten|twelve|thirty)(?!\w)", text, re.IGNORECASE))


@pytest.mark.parametrize("sentence", sorted(TOLD))
def test_a_sentence_says_the_number_of_the_rules(sentence: str) -> None:
    assert sentence in sentences()


def test_every_sentence_that_names_a_number_is_compared_with_the_rules() -> None:
    found = {text for text, place in sentences().items() if place not in NO_RULES and names_a_number(text)}
    assert found - TOLD - SHOWN - OTHERS == set()
    assert sentences().keys() >= SHOWN | OTHERS, "what is not said any more"


def test_an_animal_is_worth_twice_its_size_as_the_sentences_say() -> None:
    assert all(one.points == 2 * one.size for one in animals.SPECIES.values())


@pytest.mark.parametrize("language", ["de", "it", "pl"])
def test_translated_sentences_have_the_same_figures(language: str) -> None:
    with (TEXTS / f"{language}.po").open("rb") as file:
        spoken = {message.id: message.string for message in read_po(file) if message.id}
    for sentence in TOLD & spoken.keys():
        assert sorted(re.findall(r"\d+", str(spoken[sentence]))) == sorted(re.findall(r"\d+", sentence)), sentence
