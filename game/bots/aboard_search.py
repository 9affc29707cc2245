"""The search of the hard player of Animals on Board: the round as a tree of moves, grown where it is promising.

While a round lasts nothing is left to chance but the tile lying face down, so it is worth growing a tree of all that
the players may do (Monte Carlo tree search).  Each visit goes down by what every player has found best so far, adds
one move, plays the round on by habit, and tells all moves it came by how likely each player is to win after that.
The more often a position is visited, the more of its moves are looked at, the most promising first.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Self

from game.aboard import AnimalsOnBoard
from game.aboard.state import PLAYING
from game.bots.aboard_round import Outlook
from game.bots.aboard_weighing import Weighed, weighed
from game.bots.bot import Stop
from game.core import CHANCE, Move

VISITS = 2000
"""So many visits end a search that nobody stops."""

CURIOSITY = 0.15
"""How much a move that was seldom looked at attracts, in chances to win."""

BREADTH, WIDENING = 3, 0.35
"""So many moves of a position are looked at from the start, and with every visit more, by this power of them."""

WHOLE, BELOW = 13, 5
"""Of groups of so many tiles every split is weighed, at the root (where none is larger) and further down."""


class Node:
    """A position of the round, or its end, and what was found below it; moves are weighed when they are needed."""

    __slots__ = ("children", "ended", "moves", "state", "total", "visits")

    def __init__(self, state: AnimalsOnBoard, ended: bool) -> None:
        self.state = state
        self.ended = ended
        self.moves: list[Weighed] = []
        self.children: list[Self] = []
        self.visits = 0
        self.total = [0.0] * len(state.players)

    def best(self) -> Self:
        """The child that whoever is to move should look at next."""
        seat, curious = self.state.turn, CURIOSITY * sqrt(log(self.visits))
        return max(self.children, key=lambda child: child.total[seat] / child.visits + curious / sqrt(child.visits))


class Search:
    """The tree grown from one position."""

    def __init__(self, state: AnimalsOnBoard, outlook: Outlook) -> None:
        self.outlook = outlook
        self.round = state.round
        self.root = Node(state, False)
        self.root.moves = self._moves(state, WHOLE)

    def run(self, stop: Stop) -> Move:
        """Grow the tree until told to stop, or big enough; the move looked at most often."""
        root = self.root
        while root.visits < VISITS and len(root.moves) > 1 and not stop():
            self._visit()
        visits = [child.visits for child in root.children] or [0]
        return root.moves[visits.index(max(visits))].move

    def _visit(self) -> None:
        path = [self.root]
        while (child := self._next(path[-1])) is not None:
            path.append(child)
            if not child.visits:
                break
        shares = self._outcome(path[-1])
        for node in path:
            node.visits += 1
            node.total = [total + share for total, share in zip(node.total, shares, strict=True)]

    def _next(self, node: Node) -> Node | None:
        """A new child while there are few for the visits so far, else the best; none where the round has ended."""
        if node.ended:
            return None
        if not node.moves:
            node.moves = self._moves(node.state, BELOW)
        count = len(node.children)
        if count < len(node.moves) and count < BREADTH + node.visits**WIDENING:
            node.children.append(self._after(node.state, node.moves[count].move))
            return node.children[-1]
        return node.best()

    def _moves(self, state: AnimalsOnBoard, most: int) -> list[Weighed]:
        """The moves of a position, the most promising first, and the best taking not behind all the splits."""
        moves = weighed(state, self.outlook.wishes_in(state), most)
        taking = next((move for move in moves if move.move.kind == "take"), None)
        if taking is not None and taking not in moves[:BREADTH]:
            moves.remove(taking)
            moves.insert(1, taking)
        return moves

    def _after(self, state: AnimalsOnBoard, move: Move) -> Node:
        """The position after a move, and after chance where it has a say."""
        after = state.copy()
        after.apply(move)
        if after.phase == PLAYING and after.to_move == CHANCE:
            after.apply(self.outlook.drawn(after))
        return Node(after, after.phase != PLAYING or after.round != self.round)

    def _outcome(self, node: Node) -> list[float]:
        if node.ended:
            return self.outlook.shares(node.state)
        state = node.state.copy()
        self.outlook.finish(state)
        return self.outlook.shares(state)
