"""Looking ahead through the real order of the cards: can the fewest cards still be reached, and by which pairs?

Each stack is a queue of which the first two cards are open. A position is what has left the queues; every position is
looked at once. The tallest stacks come first, which nearly always leads straight to the end; where it does not, the
search starts anew with another order, because what is unlucky at the top is rarely mended at the bottom.

The work is done in portions, so that a picture can move meanwhile, and counted, never timed: the answer is the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.remainder_advice import Pair
from quiclo_game.rules.remainder_divisor import OPEN_PER_STACK, fewest_remaining
from quiclo_game.rules.remainder_pairs import pair_rule
from quiclo_game.rules.remainder_state import NO_CARD, RemainderState

ROUNDS: Final = 6
POSITIONS_A_ROUND: Final = 800
_SHUFFLE: Final = 2_654_435_761
"""An odd number that spreads the order of equal moves (Knuth's multiplicative hash)."""
_LEEWAY: Final = 6
"""In later rounds stacks that differ by less than so many cards change places in the order."""


class Verdict(Enum):
    """What a search came to."""

    OPEN = "open"
    """It is still going on."""
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"
    """Proved: every position was looked at."""
    UNKNOWN = "unknown"
    """It had to stop before."""


_Spot = tuple[int, int]
"""A queue, and which of its two open cards: 0 or 1."""
_Move = tuple[_Spot, _Spot]
_Position = tuple[tuple[int, int], ...]
"""For each queue the index of the older open card and of the newer one; an index beyond the end is no card."""


class ClearSearch:
    """One search from one state; ``advance`` until ``verdict`` is no longer open."""

    def __init__(self, state: RemainderState, rounds: int = ROUNDS, positions: int = POSITIONS_A_ROUND) -> None:
        """Look from ``state`` in at most so many rounds, each over at most so many positions."""
        rule = pair_rule(state.settings)
        self._queues = tuple(_queue(state, continent) for continent in Continent)
        self._labels = tuple(tuple(rule.labels[card] for card in queue) for queue in self._queues)
        self._wishes = tuple(tuple(rule.wishes[card] for card in queue) for queue in self._queues)
        self._goal = fewest_remaining(rule)
        self._rounds = rounds
        self._positions = positions
        self._round = 0
        self._hopeless: set[_Position] = set()
        self.verdict = Verdict.OPEN
        self.solution: tuple[Pair, ...] = ()
        """The pairs, in order, that lead to the fewest cards, once that is known to be possible."""
        self._begin_round()

    def advance(self, positions: int) -> Verdict:
        """Look at about so many further positions; return how far the search is."""
        while positions > 0 and self.verdict is Verdict.OPEN:
            positions -= 1
            self._look_at_next()
        return self.verdict

    def finish(self) -> Verdict:
        """Search to the end; return the verdict."""
        while self.verdict is Verdict.OPEN:
            self._look_at_next()
        return self.verdict

    def _begin_round(self) -> None:
        start: _Position = ((0, 1),) * len(self._queues)
        self._seen = set(self._hopeless)
        self._looked = 0
        self._path: list[tuple[_Position, Iterator[_Move]]] = [(start, iter(self._moves(start)))]
        self._pairs: list[Pair] = []
        if self._left(start) <= self._goal:
            self.verdict = Verdict.POSSIBLE

    def _look_at_next(self) -> None:
        """Take the next move of the deepest position, or step back from it where there is none left."""
        position, moves = self._path[-1]
        move = next(moves, None)
        if move is None:
            self._step_back(position)
            return
        after = self._after(position, move)
        if after in self._seen:
            return
        if self._looked >= self._positions:
            self._end_round()
            return
        self._looked += 1
        self._seen.add(after)
        self._pairs.append(self._cards(position, move))
        self._path.append((after, iter(self._moves(after))))
        if self._left(after) <= self._goal:
            self.verdict = Verdict.POSSIBLE
            self.solution = tuple(self._pairs)

    def _step_back(self, position: _Position) -> None:
        self._hopeless.add(position)
        self._path.pop()
        if self._path:
            self._pairs.pop()
        else:
            self.verdict = Verdict.IMPOSSIBLE

    def _end_round(self) -> None:
        self._round += 1
        if self._round < self._rounds:
            self._begin_round()
        else:
            self.verdict = Verdict.UNKNOWN

    def _moves(self, position: _Position) -> list[_Move]:
        """Return all moves, those from the tallest stacks first, in later rounds with some disorder."""
        open_cards: list[tuple[int, int, int, _Spot]] = []
        for queue, (labels, wishes) in enumerate(zip(self._labels, self._wishes, strict=True)):
            height = len(labels) - position[queue][1]
            for side, index in enumerate(position[queue]):
                if index < len(labels):
                    open_cards.append((labels[index], wishes[index], height, (queue, side)))
        moves: list[tuple[int, _Spot, _Spot]] = []
        for at, (label, _, height, spot) in enumerate(open_cards, start=1):
            for _, wish, other_height, other in open_cards[at:]:
                if label == wish:
                    moves.append((self._disorder(len(moves)) - height - other_height, spot, other))
        moves.sort()
        return [(spot, other) for _, spot, other in moves]

    def _disorder(self, number: int) -> int:
        """Return 0 in the first round, later something that looks drawn by lot."""
        if not self._round:
            return 0
        return (self._round * 977 + self._looked * 31 + number) * _SHUFFLE % (1 << 32) * _LEEWAY >> 32

    def _after(self, position: _Position, move: _Move) -> _Position:
        after = list(position)
        # The newer card of a queue goes first: what then becomes the newer one is not the card to be taken.
        for queue, side in (move[1], move[0]):
            older, newer = after[queue]
            after[queue] = (older, newer + 1) if side else (newer, newer + 1)
        return tuple(after)

    def _cards(self, position: _Position, move: _Move) -> Pair:
        first, second = (self._queues[queue][position[queue][side]] for queue, side in move)
        return min(first, second), max(first, second)

    def _left(self, position: _Position) -> int:
        """Return how many cards are left."""
        return sum(
            max(0, len(queue) - newer) + (older < len(queue))
            for queue, (older, newer) in zip(self._queues, position, strict=True)
        )


def _queue(state: RemainderState, continent: Continent) -> tuple[int, ...]:
    """Return the cards of a continent that are left: the open ones, then the stack from its top."""
    first = (continent - 1) * OPEN_PER_STACK
    open_cards = [card for card in state.places[first : first + OPEN_PER_STACK] if card != NO_CARD]
    return (*open_cards, *state.stacks[continent - 1][state.dealt[continent - 1] :])
