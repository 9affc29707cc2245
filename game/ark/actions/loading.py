"""Loading the ark: food and pairs of animals (rulings S6, A1, B6)."""

from __future__ import annotations

from collections.abc import Iterable

from game.ark.board import Enclosure, bits
from game.ark.narrator import Silence
from game.ark.performing import changed, end_turn
from game.ark.state import Chapter, State
from game.core import Line, Move


def own_enclosures(state: State, seat: int) -> list[Enclosure]:
    """The completed enclosures with a divider of that player on their boundary."""
    walls = state.walls[seat]
    return [enclosure for enclosure in state.closed if enclosure.boundary & walls]


def hungry(state: State, enclosures: Iterable[Enclosure]) -> int:
    """The squares of these enclosures that have no food."""
    squares = 0
    for enclosure in enclosures:
        squares |= enclosure.squares
    return squares & ~state.fed


def enclosure_at(state: State, first: int) -> Enclosure:
    """The completed enclosure whose first square that is."""
    return next(enclosure for enclosure in state.closed if enclosure.first == first)


def loading_lines(state: State, seat: int, species: int, enclosure: Enclosure) -> list[Line]:
    """What loading a pair scores: its tiles for their owners, dividers for theirs, pitch for the loader."""
    rules = state.rules
    animal = rules.roster.species[species]
    lines = []
    for owner, colour in enumerate(rules.players):
        tiles = (state.held[owner] & rules.roster.both(1 << species)).bit_count()
        if tiles and animal.points:
            lines.append(Line(colour, "animals", tiles * animal.points, tiles, animal.name))
        dividers = (state.walls[owner] & enclosure.boundary).bit_count()
        if dividers:
            lines.append(Line(colour, "dividers", dividers, dividers, enclosure.name))
    pitch = (enclosure.fields & state.sealed).bit_count()
    if pitch:
        lines.append(Line(rules.players[seat], "pitch", pitch, pitch, enclosure.name))
    return lines


def move_in(state: State, species: int, enclosure: Enclosure, log: Silence) -> None:
    """Both tiles leave their owners' hands for the enclosure."""
    roster = state.rules.roster
    pair = roster.both(1 << species)
    for owner, tiles in enumerate(state.held):
        for tile in bits(tiles & pair):
            state.held = changed(state.held, owner, state.held[owner] ^ 1 << tile)
            log.tile_loaded(state, owner, tile, enclosure)
    state.loaded += ((species, enclosure.first),)
    if roster.species[species].size:
        state.large |= 1 << enclosure.first
    else:
        state.small |= 1 << enclosure.first


class PairLoading(Chapter):
    """Loading of pairs, as far as it is the same in every game and in the Deluge.

    ``provisions``: an enclosure needs food on every square and pitch on every field.
    """

    provisions = True

    def enclosures(self, state: State, seat: int) -> list[Enclosure]:
        """The enclosures this player may load into, apart from what they hold and lack."""
        return own_enclosures(state, seat)

    def affordable(self, state: State, pairs: int, both: int, size: int) -> int:
        """Those of ``pairs``, species of one size, that can be paid; the loader has both tiles of ``both``."""
        raise NotImplementedError

    def price(self, state: State, seat: int, species: int) -> int:
        """What the loader pays for a pair."""
        raise NotImplementedError

    def pairs_to_load(self, state: State, seat: int) -> int:
        """The paired species of which this player holds at least one tile (A4)."""
        roster = state.rules.roster
        in_hands = 0
        for tiles in state.held:
            in_hands |= tiles
        return roster.species_of(state.held[seat]) & roster.pairs(in_hands)

    def loads(self, state: State, seat: int, enclosures: list[Enclosure]) -> int:
        """The legal loads, as bits counted from the catalogue's ``LOAD``."""
        candidates = self.pairs_to_load(state, seat)
        if not candidates:
            return 0
        roster = state.rules.roster
        both = roster.pairs(state.held[seat])
        fitting = [self.affordable(state, candidates & same, both, size) for size, same in enumerate(roster.of_size)]
        unfed, unsealed = (~state.fed, ~state.sealed) if self.provisions else (0, 0)
        mask = 0
        for enclosure in enclosures:
            if not (enclosure.squares & unfed or enclosure.fields & unsealed):
                fit = 0 if state.large >> enclosure.first & 1 else fitting[enclosure.size]
                if not state.small >> enclosure.first & 1:
                    fit |= fitting[0]
                mask |= fit << enclosure.first * roster.count
        return mask

    def put_in(self, state: State, move: Move, lines: list[Line], paid: int, log: Silence) -> None:
        """Load a pair and score the lines."""
        enclosure = enclosure_at(state, move.b)
        move_in(state, move.a, enclosure, log)
        for line in lines:
            state.points[state.rules.players.index(line.colour)] += line.points
        log.pair_loaded(state, state.seat, move.a, enclosure, paid, lines)


class Loading(PairLoading):
    """The action: ``lead`` loading points for whoever chose it, ``follow`` for the others."""

    name = "loading"
    alone = False

    def __init__(self, lead: int, follow: int) -> None:
        self.lead = lead
        self.follow = follow
        self.answers = {"food": self.lay, "load": self.load, "done": self.done}

    def begin(self, state: State, seat: int, log: Silence) -> bool:
        """Begin a player's turn; False where they can load nothing."""
        state.left = self.follow if state.at else self.lead
        if not self._offer(state, seat):
            log.skipped(state, seat, "nothing-to-load")
            return False
        log.turn_begins(state, seat, self.name, state.left)
        return True

    def _offer(self, state: State, seat: int) -> bool:
        moves = state.rules.moves
        enclosures = self.enclosures(state, seat)
        mask = self.loads(state, seat, enclosures) << moves.LOAD - moves.DONE
        if state.left and state.food[seat]:
            mask |= hungry(state, enclosures) << moves.FOOD - moves.DONE
        state.ask(self, seat, moves.DONE, mask | 1)
        return mask != 0

    def affordable(self, state: State, pairs: int, both: int, size: int) -> int:
        """The size once for each tile the loader owns."""
        if 2 * size <= state.left:
            return pairs
        return pairs & ~both if size <= state.left else 0

    def price(self, state: State, seat: int, species: int) -> int:
        """The size once for each tile the loader owns."""
        roster = state.rules.roster
        own = (state.held[seat] & roster.both(1 << species)).bit_count()
        return own * roster.species[species].size

    def lay(self, state: State, move: Move, log: Silence) -> None:
        """A food marker for a loading point: one victory point."""
        seat = state.seat
        state.food = changed(state.food, seat, state.food[seat] - 1)
        state.fed |= 1 << move.a
        state.points[seat] += 1
        state.left -= 1
        log.food_laid(state, seat, move.a, 1)
        self._go_on(state, log)

    def load(self, state: State, move: Move, log: Silence) -> None:
        """A pair goes in; everybody who has a share in it scores."""
        paid = self.price(state, state.seat, move.a)
        lines = loading_lines(state, state.seat, move.a, enclosure_at(state, move.b))
        self.put_in(state, move, lines, paid, log)
        state.left -= paid
        self._go_on(state, log)

    def _go_on(self, state: State, log: Silence) -> None:
        if not self._offer(state, state.seat):
            end_turn(state, self.name, log)

    def done(self, state: State, move: Move, log: Silence) -> None:
        """The player stops here."""
        end_turn(state, self.name, log)
