"""Deals on purpose: a shuffle changed in as few places as it takes to be cleared, or to leave the fewest possible.

The six stacks are played off from the tallest ones; wherever no pair is open, an open card changes places with one
still face down in its stack, so that there is one. What was played before stays playable, because no card of it moved.
So the order is a pure function of the shuffle, and comes with the very moves that clear it.

Source: rules.md, "No remainder": a deal that reaches the fewest possible can be made on purpose [house].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quiclo_game.rules.remainder_pairs import PairRule

Spot = tuple[int, int]
"""A stack, and a place in it counted from the top."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Six stacks (top first) with pairs in an order in which they can be taken, until the fewest cards remain."""

    stacks: tuple[tuple[int, ...], ...]
    solution: tuple[tuple[int, int], ...]


def make_clearable(stacks: Sequence[Sequence[int]], rule: PairRule) -> Deal:
    """Return the stacks, two cards of each open, changed so that they can be played off to the fewest cards."""
    work = _Work(stacks, rule)
    solution = []
    while pair := work.find_open() or work.make_pair():
        solution.append(work.take(*pair))
    return Deal(tuple(map(tuple, work.stacks)), tuple(solution))


class _Work:
    """Stacks while they are played off; of each the places of the two open cards are known."""

    def __init__(self, stacks: Sequence[Sequence[int]], rule: PairRule) -> None:
        self.stacks = [list(stack) for stack in stacks]
        self._labels = rule.labels
        self._wishes = rule.wishes
        self._windows = [(0, 1) for _ in stacks]

    def find_open(self) -> tuple[Spot, Spot] | None:
        """Return an open pair from the tallest stacks."""
        seen: dict[int, Spot] = {}
        for spot in self._open():
            card = self.stacks[spot[0]][spot[1]]
            partner = seen.get(self._wishes[card])
            if partner is not None:
                return partner, spot
            seen[self._labels[card]] = spot
        return None

    def make_pair(self) -> tuple[Spot, Spot] | None:
        """Bring one card up that fits an open one, else two that fit each other; ``None`` if no two cards fit."""
        by_label = {self._labels[self.stacks[stack][place]]: (stack, place) for stack, place in self._open()}
        for spot in self._hidden():
            partner = by_label.get(self._wishes[self.stacks[spot[0]][spot[1]]])
            if partner is not None:
                return partner, self._bring_up(spot, beside=partner)
        by_label = {}
        for spot in self._hidden():
            card = self.stacks[spot[0]][spot[1]]
            partner = by_label.get(self._wishes[card])
            if partner is not None:
                first = self._bring_up(partner, beside=None)
                return first, self._bring_up(spot, beside=first)
            by_label[self._labels[card]] = spot
        return None

    def take(self, first: Spot, second: Spot) -> tuple[int, int]:
        """Take two open cards off; the next ones of their stacks are open then."""
        cards = self.stacks[first[0]][first[1]], self.stacks[second[0]][second[1]]
        for stack, place in sorted((first, second)):
            older, newer = self._windows[stack]
            self._windows[stack] = (newer, newer + 1) if place == older else (older, newer + 1)
        return min(cards), max(cards)

    def _open(self) -> Iterator[Spot]:
        """Yield the open cards, those of the tallest stacks first."""
        stacks, windows = self.stacks, self._windows
        for stack in sorted(range(len(stacks)), key=lambda index: windows[index][1] - len(stacks[index])):
            for place in windows[stack]:
                if place < len(stacks[stack]):
                    yield stack, place

    def _hidden(self) -> Iterator[Spot]:
        """Yield the cards face down, those nearest to being open first."""
        for depth in range(1, max(map(len, self.stacks), default=0)):
            for stack, (_, newer) in enumerate(self._windows):
                if newer + depth < len(self.stacks[stack]):
                    yield stack, newer + depth

    def _bring_up(self, spot: Spot, beside: Spot | None) -> Spot:
        """Let a hidden card change places with an open one of its stack, not with ``beside``; return where it lies."""
        stack, place = spot
        older, newer = self._windows[stack]
        up = older if (stack, newer) == beside else newer
        order = self.stacks[stack]
        order[place], order[up] = order[up], order[place]
        return stack, up
