"""Trading: swapping two dividers, or drawing animals and exchanging one."""

from __future__ import annotations

from game.ark.animals import partner_of
from game.ark.state import State
from game.core import Reason
from scenes.table.hands.base import Hand, Spots, answer
from scenes.table.marks import Marks, Target, WhyNot

DRAW: Target = ("button", "draw")
TRADE: Target = ("button", "trade")
DECLINE: Target = ("button", "decline")
BACK: Target = ("button", "back")
"""On the tray before the first tile is drawn, where swapping dividers is possible too."""


class ChoosingWay(Hand):
    """Lift a divider and point at another one, or open the tray and draw.

    Lifting and opening are selections that play nothing, and a click on nothing takes them back; ``swap`` and
    ``with`` are played together.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.opened = not any(move.startswith("swap") for move in self.moves.values())
        self.lifted: str | None = None
        self._partners: dict[str, dict[Target, str]] = {}

    def target_of(self, move: str) -> Target | None:
        word, thing = move.split()
        return ("bag" if word == "draw" else "edge", thing)

    def _can(self, word: str) -> bool:
        return any(move.startswith(word) for move in self.moves.values())

    def partners(self, edge: str) -> dict[Target, str]:
        """The dividers that may change places with the one on ``edge``, with the second move."""
        if edge not in self._partners:
            lifted = self._with_lifted(edge)
            self._partners[edge] = {("edge", move.text.split()[1]): move.text for move in lifted.legal()}
        return self._partners[edge]

    def _with_lifted(self, edge: str) -> State:
        lifted = self.state.copy()
        lifted.play(f"swap {edge}")
        return lifted

    def legal(self) -> frozenset[Target]:
        if self.opened:
            bags = {target for target in self.moves if target[0] == "bag"}
            return frozenset(bags | {BACK}) if self._can("swap") else frozenset(bags)
        edges = {target for target in self.moves if target[0] == "edge"}
        if self.lifted:
            edges = {*self.partners(self.lifted), ("edge", self.lifted)}
        return frozenset(edges | {DRAW}) if self._can("draw") else frozenset(edges)

    @property
    def holds(self) -> bool:
        return self.lifted is not None or (self.opened and self._can("swap"))

    def set_back(self) -> None:
        """Let go of the lifted divider, or close the tray again: there is another way to trade."""
        self.lifted, self.opened = None, False

    def _chosen(self, target: Target) -> list[str]:
        if target[0] == "bag":
            return [self.moves[target]]
        if target == BACK:
            self.opened = False
            return []
        if target == DRAW:
            self.opened, self.lifted = True, None
            return []
        if self.lifted and target[1] != self.lifted:
            return [f"swap {self.lifted}", self.partners(self.lifted)[target]]
        self.lifted = None if self.lifted else target[1]
        return []

    def gesture(self, move: str, then: str = "") -> list[Target]:
        word, thing = move.split()
        if word == "draw":
            return [DRAW, ("bag", thing)] if self._can("swap") else [("bag", thing)]
        partner = ("edge", then.split()[1]) if then else next(iter(self.partners(thing)))
        return [("edge", thing), partner]

    def pick(self, spots: Spots) -> Target | None:
        return ("edge", spots.edge) if spots.edge and not self.opened else None

    def meant(self, target: Target) -> str | None:
        kind, name = target
        if kind == "held":
            tile = name.split()[-1]
            return f"exchange {tile} {partner_of(tile)}"
        words = {"edge": "swap", "bag": "draw"}
        return f"{words[kind]} {name}" if kind in words else None

    def why_not(self, target: Target) -> WhyNot | None:
        if not self.lifted or target[0] != "edge":
            return super().why_not(target)
        reason = self._with_lifted(self.lifted).why_not(f"with {target[1]}")
        return answer(reason, target) if reason else None

    def marks(self) -> Marks:
        marks = Marks(player=self.player, legal=self.legal(), hover=self.hovered)
        marks.tray = "exchange" if self.opened else ""
        if self.lifted:
            marks.lifted = frozenset({("edge", self.lifted)})
        return marks


class ChoosingSecond(Hand):
    """The first divider of a swap has been lifted: point at the one it changes places with, or put it back.

    Only a match that goes on in the midst of a swap comes to this.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.lifted = state.board.edges[state.swapping]

    def target_of(self, move: str) -> Target | None:
        return ("edge", move.split()[1])

    def meant(self, target: Target) -> str | None:
        return f"with {target[1]}" if target[0] == "edge" else None

    @property
    def begun(self) -> Target:
        return "edge", self.lifted

    def marks(self) -> Marks:
        marks = super().marks()
        marks.lifted = frozenset({self.begun})
        return marks


class Exchanging(Hand):
    """One of the drawn animals to keep, one of one's own to give, then the button; or declining."""

    tray = "exchange"

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.keep: str | None = None
        self.give: str | None = None
        self.pairs = {
            (words[1], words[2]): move.text for move in state.legal() if (words := move.text.split())[0] == "exchange"
        }

    def target_of(self, move: str) -> Target | None:
        if move == "decline":
            return DECLINE
        word, *things = move.split()
        return ("bag", things[0]) if word == "draw" else None

    def legal(self) -> frozenset[Target]:
        found = set(self.moves)
        for give, keep in self.pairs:
            found |= {("give", give), ("drawn", keep)}
        if self._move():
            found.add(TRADE)
        return frozenset(found)

    def _move(self) -> str | None:
        return self.pairs.get((self.give or "", self.keep or ""))

    def click(self, target: Target | None) -> list[str] | None:
        if target is None or target not in self.legal():
            return None
        move = self._move()
        if target == TRADE and move:
            return [move]
        if target in self.moves:
            return [self.moves[target]]
        self._select(*target)
        return []

    def _select(self, kind: str, tile: str) -> None:
        """Choose a tile, or let go of it where it is chosen already."""
        if kind == "drawn":
            self.keep = None if self.keep == tile else tile
        else:
            self.give = None if self.give == tile else tile

    @property
    def holds(self) -> bool:
        return bool(self.keep or self.give)

    def set_back(self) -> None:
        self.keep = self.give = None

    def gesture(self, move: str, then: str = "") -> list[Target]:
        word, *tiles = move.split()
        return super().gesture(move) if word != "exchange" else [("drawn", tiles[1]), ("give", tiles[0]), TRADE]

    def meant(self, target: Target) -> str | None:
        kind, tile = target
        if kind == "give":
            return f"exchange {tile} {next(iter(self.pairs))[1]}"
        return f"exchange {next(iter(self.pairs))[0]} {tile}" if kind == "drawn" else self.moves.get(target)

    def why_not(self, target: Target) -> WhyNot | None:
        if target != TRADE or self._move():
            return super().why_not(target)
        return WhyNot(Reason("give-first" if self.keep else "keep-first", self.state.asks.ruling), target)

    def marks(self) -> Marks:
        marks = super().marks()
        chosen: set[Target] = set()
        if self.keep:
            chosen.add(("drawn", self.keep))
        if self.give:
            chosen.add(("give", self.give))
        marks.chosen = frozenset(chosen)
        return marks
