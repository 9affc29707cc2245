"""What stands on the title, the setup, the settings and the score sheet."""

from __future__ import annotations

from game import PLAYERS
from game.aboard import ANIMALS_TO_END, TILES
from game.ark.setting_up import VARIANTS
from scenes.system.texts import gettext as _
from scenes.system.texts import ngettext


def character_name(colour: str) -> str:
    """The name of who stands for a colour."""
    return {"green": _("Noah"), "yellow": _("Shem"), "red": _("Ham"), "blue": _("Japheth")}[colour]


def game_name(game: str) -> str:
    return {"ark": _("Ark & Noah"), "family": _("Family Variant"), "aboard": _("Animals on Board")}[game]


def game_summary(game: str, short: bool = False) -> str:
    """What one does in a game, in a few words, fewer of them where room is short."""
    if short and game == "family":
        return _("The same ark, simpler rules")
    return {
        "ark": _("Build, pitch and load the ark"),
        "family": _("The same ark, with simpler rules"),
        "aboard": _("Split the herd or take it home"),
    }[game]


def game_facts(game: str) -> tuple[str, str, str]:
    """Three facts for the chips of a game's card; the first is the most important."""
    players = _("{least}–{most} players").format(least=PLAYERS[0], most=PLAYERS[-1])
    if game == "aboard":
        tiles = ngettext("{count} tile", "{count} tiles", len(TILES))
        return players, tiles, ngettext("{count} animal", "{count} animals", ANIMALS_TO_END)
    variant = VARIANTS[game]
    actions = ngettext("{count} action", "{count} actions", len(variant.actions(PLAYERS[0])))
    return players, actions, ngettext("{count}+ round", "{count}+ rounds", variant.least_rounds)


def program() -> str:
    return _("Two by Two")


def settings() -> str:
    return _("Settings")


def leave() -> str:
    return _("Quit")


def options() -> str:
    return _("Options")


def option(name: str) -> str:
    """What a row of the options is about; the seed is the number all chance is drawn from."""
    return {
        "count": _("How many?"),
        "seed": _("Lucky number"),
        "first": _("Random first player"),
        "speed": _("Computer speed"),
        "rules": _("House rules"),
        "undo": _("Undo"),
        "confirm": _("Confirm each turn"),
        "shows": _("Show ahead"),
    }[name]


def shown_ahead(name: str) -> str:
    """What a table may show before anybody clicks."""
    return {"projections": _("Points"), "glow": _("Moves")}[name]


def hints() -> str:
    """Beside the lantern on a seat: whether the player there may ask it."""
    return _("Hints")


def any_seed() -> str:
    return _("any")


def speed_name(speed: str) -> str:
    return {"slow": _("Slow"), "normal": _("Normal"), "fast": _("Fast"), "instant": _("At once")}[speed]


def house_rules_chosen(count: int, published: bool) -> str:
    """How many house rules are on, in a word or two."""
    if published:
        return _("Published")
    if not count:
        return _("None")
    return ngettext("{count} chosen", "{count} chosen", count)


def player_kind(kind: str) -> str:
    """Who takes a seat; every bot is the computer."""
    return {"human": _("Human"), "nobody": _("Nobody")}.get(kind, _("Computer"))


def level(bot: str) -> str:
    """How well a bot plays."""
    return {"easy": _("Easy"), "medium": _("Medium"), "hard": _("Hard")}[bot]


def free_seat() -> str:
    return _("Free seat")


def invitation() -> str:
    return _("tap the person to join")


def players(count: int) -> str:
    return ngettext("{count} player", "{count} players", count)


def too_few(least: int) -> str:
    return ngettext("at least {count} player", "at least {count} players", least)


def ark_facts(columns: int, squares: int, rounds: int, short: bool) -> tuple[str, ...]:
    """What the number of players makes of the ark, in lines."""
    if short:
        return (ngettext("{count} square", "{count} squares", squares),)
    size = _("{columns} columns, {squares} squares").format(columns=columns, squares=squares)
    return size, ngettext("at least {count} round", "at least {count} rounds", rounds)


def herd_facts(animals: int) -> tuple[str, ...]:
    """How many animals wait to be taken in Animals on Board, in lines."""
    return (ngettext("{count} animal", "{count} animals", animals),)


def start() -> str:
    return _("Start")


def two_must_sit() -> str:
    """Why a match cannot start yet."""
    return _("At least two must sit down: tap the person on another seat.")


def house_rule(rule: str) -> str:
    """What a house rule changes, in one line."""
    return {
        "shared_spaces": _("Several may use an action in a round"),
        "by_players": _("Fewer animals with fewer players"),
        "face_down": _("One animal lies face down"),
        "food_cap": _("Nobody holds more than five crates"),
        "last_turn": _("The last one has a turn of their own"),
        "singles_score": _("A single animal counts for you"),
    }[rule]


def house_rule_told(rule: str, change: str) -> str:
    """A house rule, and in a few words more what is other than without it."""
    return f"{house_rule(rule)}: {change}"


def published_edition() -> str:
    return _("All: the published edition")


def ready() -> str:
    return _("Done")


def pause() -> str:
    return _("Pause")


def speed() -> str:
    return _("Speed")


def language() -> str:
    return _("Language")


def volume(of: str) -> str:
    """What a slider makes louder, or that there is to be no sound at all."""
    return {
        "effects": _("Sounds"),
        "music": _("Music"),
        "sea": _("Sea and rain"),
        "mute": _("Mute"),
    }[of]


def fullscreen() -> str:
    return _("Full screen")


def size_of_everything() -> str:
    return _("Size of everything")


def size_sample() -> str:
    """The letter that shows a size."""
    return _("A")


def back(in_play: bool) -> str:
    return _("Back to the game") if in_play else _("Back")


def to_title() -> str:
    return _("To the title")


def leave_match() -> str:
    return _("Stop for now?")


def match_kept() -> str:
    return _("Everything stays as it is until you come back.")


def play_on() -> str:
    return _("Play on")
