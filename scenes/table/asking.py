"""What is asked of whoever acts now, as data: the words of the prompt, its pips and what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.core import Reason
from scenes.table.deluge_order import deluge_on
from scenes.table.hands.confirming import CONFIRM
from scenes.table.hands.trading import DRAW
from scenes.table.marks import Marks
from scenes.table.picture import Picture, Seat
from scenes.table.tiles import species_of
from scenes.words import ark_whys, computers, trying, undoing
from scenes.words import table as words
from scenes.words.reasons import sentence


@dataclass(frozen=True)
class Prompt:
    """What the prompt bar shows.

    ``pips`` are ``spent``, ``due``, ``left`` or, where the player has nothing to use it for, ``idle``, one each.
    ``chip`` is a small plate with pictures and a text, ``gold`` where it brings something.  ``missing`` turns the
    ring orange.
    """

    colour: str = ""
    text: str = ""
    note: str = ""
    pips: tuple[str, ...] = ()
    chip: str = ""
    chip_pictures: tuple[str, ...] = ()
    gold: bool = False
    missing: bool = False
    pair: str = ""
    """The species in hand, shown with the shape of pen it needs to players who may not read."""
    reason: Reason | None = None
    """Why something is not possible, for its little picture."""
    sign: str = ""
    """A picture at the right end that tells where the sentence comes from."""
    dots: int = 0
    """Which of the three dots after the text stands out, from 1; without a number there are none."""


def prompt_for(picture: Picture, marks: Marks) -> Prompt:
    """The prompt for what is shown and marked."""
    colour = picture.actor or ""
    if marks.why_not:
        reason = marks.why_not.reason
        return Prompt(colour, sentence(reason), missing=True, reason=reason)
    if marks.simpler:
        return thinks_simply(picture.seat(marks.simpler))
    if not colour:
        return Prompt(text=_nobodys(picture))
    seat = picture.seat(colour)
    if marks.hinted and picture.game != "family":
        return Prompt(colour, ark_whys.sentence(marks.hinted.why, names_of(picture.seats)), sign="icons/hint")
    if not seat.human and marks.tried:
        return tried_out()
    if not seat.human:
        return Prompt(colour, computers.thinking(seat.name), pips=_pips(picture, marks), dots=marks.dots)
    if CONFIRM in marks.legal:
        return Prompt(colour, undoing.turn_over(seat.name), undoing.turn_over_note("undo" in marks.tools))
    return _ASKING.get(_task(picture), _choose)(picture, marks, seat.name)


def names_of(seats: Iterable[Seat]) -> dict[str, str]:
    """The players' names by colour."""
    return {seat.colour: seat.name for seat in seats}


def thinks_simply(seat: Seat) -> Prompt:
    """The prompt that tells of a computer player whose process was lost."""
    return Prompt(seat.colour, computers.thinks_simply(seat.name))


def tried_out() -> Prompt:
    """The prompt where the turn has gone to somebody else, who does not move there: a trial ends with the pupil's."""
    return Prompt(text=trying.tried_out())


def _nobodys(picture: Picture) -> str:
    """What goes on while nobody acts: the dealing, the action that everybody gets something from, or the end."""
    if picture.phase == "setup":
        return words.dealing()
    if picture.phase == "over":
        return words.over()
    if deluge_on(picture):
        return words.deluge()[0]
    return words.action_name(picture.actions[picture.action - 1], picture.game) if picture.action else ""


def _task(picture: Picture) -> str:
    """The phase, or while actions are performed the action's name."""
    if picture.phase != "performing":
        return picture.phase
    return picture.actions[picture.action - 1] if picture.action else "planning"


def _pips(picture: Picture, marks: Marks) -> tuple[str, ...]:
    """What the turn began with: spent, about to be paid, left; nothing where nothing is counted."""
    if picture.left is None:
        return ()
    spent, usable = max(0, picture.left_of - picture.left), _usable(picture)
    due = min(marks.cost, usable)
    idle = ("idle",) * (picture.left - usable)
    return ("spent",) * spent + ("due",) * due + ("left",) * (usable - due) + idle


def _usable(picture: Picture) -> int:
    """As much of what the turn has left as the actor can make use of."""
    left = picture.left or 0
    return left if picture.usable is None else max(0, min(left, picture.usable))


def _choose(picture: Picture, marks: Marks, name: str) -> Prompt:
    note = words.bonus_at_once() if picture.bonus else ""
    return Prompt(picture.actor or "", words.choose_action(name), note)


def _tame(picture: Picture, marks: Marks, name: str) -> Prompt:
    if any(kind == "bag" for kind, _ in marks.legal):
        return Prompt(picture.actor or "", words.choose_bag(name))
    note = words.others_take_too() if len(picture.drawn) == len(picture.seats) else ""
    return Prompt(picture.actor or "", words.keep_one(name), note)


def _trade(picture: Picture, marks: Marks, name: str) -> Prompt:
    if not marks.legal:
        return Prompt(picture.actor or "", words.action_name("trading", picture.game))
    if marks.tray == "bonus":
        return Prompt(picture.actor or "", words.choose_bonus(name), words.then_trade())
    if marks.tray == "exchange":
        return _exchange(picture, marks, name)
    return _way_to_trade(picture, marks, name)


def _way_to_trade(picture: Picture, marks: Marks, name: str) -> Prompt:
    colour = picture.actor or ""
    chip = words.bonus_taken() if (bonus := _bonus_taken(picture)) else ""
    pictures = (bonus, "done") if bonus else ()
    swaps = any(kind == "edge" for kind, _ in marks.legal)
    note = words.or_trade() if swaps and DRAW in marks.legal else ""
    if any(kind == "edge" for kind, _ in marks.lifted):
        text = words.swap_with(name)
    else:
        text = words.swap_two(name) if swaps else words.draw_animals(name, picture.to_draw)
    return Prompt(colour, text, note, chip=chip, chip_pictures=pictures)


def _bonus_taken(picture: Picture) -> str:
    """The bonus of this trade: the actor's latest line about one, if nobody else has acted since."""
    for line in reversed(picture.log):
        if line.colour != picture.actor:
            return ""
        if line.kind == "trade-bonus":
            return line.what
    return ""


def _exchange(picture: Picture, marks: Marks, name: str) -> Prompt:
    colour = picture.actor or ""
    if any(kind == "bag" for kind, _ in marks.legal):
        left = picture.to_draw
        pips = ("spent",) * len(picture.drawn) + ("left",) * left
        text = (words.draw_next if picture.drawn else words.draw_animals)(name, left)
        return Prompt(colour, text, pips=pips)
    kept, given = _chosen(marks, "drawn"), _chosen(marks, "give")
    if not (kept and given):
        text = words.give_which(name) if kept else words.keep_which(name) if given else words.keep_and_give(name)
        return Prompt(colour, text)
    text = words.give_for(name, species_of(given), species_of(kept))
    chip = _pairing(picture, kept, given)
    return Prompt(colour, text, chip=chip, chip_pictures=("paired",) if chip else (), gold=True)


def _chosen(marks: Marks, kind: str) -> str:
    """The tile chosen on the tray to be kept (``drawn``) or given (``give``)."""
    return next((name for one, name in sorted(marks.chosen) if one == kind), "")


def _pairing(picture: Picture, kept: str, given: str) -> str:
    """Whom the tile to be kept would pair with."""
    owner = picture.holder_of_partner(kept)
    if not owner or species_of(kept) == species_of(given):
        return ""
    whose = "" if owner == picture.actor else picture.seat(owner).name
    return words.pairs_with(species_of(kept), whose)


def _build(picture: Picture, marks: Marks, name: str) -> Prompt:
    left = _usable(picture)
    more = (picture.left or 0) < picture.left_of
    family = picture.game == "family"
    text = (words.lay_dividers if family else words.lay_pieces)(name, left, more)
    return Prompt(picture.actor or "", text, "" if family else words.point_each(), _pips(picture, marks))


def _load(picture: Picture, marks: Marks, name: str) -> Prompt:
    left, pair = picture.left or 0, _pair_in_hand(marks)
    note = ""
    if picture.game != "family":
        note = words.costs(marks.cost, left) if marks.cost else words.loading_points(left)
    if pair:
        text = (words.load_pair if marks.demonstrated else words.drop_in)(name, pair)
    else:
        text = words.load_pairs(name, _usable(picture)) if picture.game == "family" else words.load_anything(name)
    shown = (pair or _pair_hinted(marks)) if picture.game == "family" else ""
    return Prompt(picture.actor or "", text, note, _pips(picture, marks), pair=shown)


def _pair_hinted(marks: Marks) -> str:
    """The species of the pair that the lantern would load."""
    word, *things = marks.hinted.move.split() if marks.hinted else [""]
    return things[0] if word == "load" else ""


def _pair_in_hand(marks: Marks) -> str:
    """The species of the tiles lifted from panels, if only by the glove."""
    tiles = sorted(name for kind, name in marks.lifted if kind == "held")
    return species_of(tiles[0].split()[1]) if tiles else ""


def _last_food(picture: Picture, marks: Marks, name: str) -> Prompt:
    colour = picture.actor or ""
    pips = ("left",) * picture.held[colour].food
    return Prompt(colour, words.lay_last_food(name), words.no_points_no_costs(), pips)


def _last_pairs(picture: Picture, marks: Marks, name: str) -> Prompt:
    pair = _pair_in_hand(marks)
    text = words.drop_in(name, pair) if pair else words.load_last_pairs(name)
    return Prompt(picture.actor or "", text, words.no_points_no_costs())


_ASKING: dict[str, Callable[[Picture, Marks, str], Prompt]] = {
    "planning": _choose,
    "taming": _tame,
    "trading": _trade,
    "building": _build,
    "loading": _load,
    "deluge-food": _last_food,
    "deluge-animals": _last_pairs,
}
