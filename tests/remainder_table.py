"""A game of no remainder laid out by hand: the tops of the stacks and every time stamp are said by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.play.lots import Lots
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Shuffled
from quiclo_game.rules.events import Event
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.remainder_state import Buzz, Pick, RemainderState, TimeUp
from quiclo_game.rules.seats import CHANCE, Actor, Seat

Stacks = tuple[tuple[int, ...], ...]


def shuffled_stacks(seed: int) -> Stacks:
    """Return six stacks in an order drawn by lot."""
    lots = Lots(seed)
    return tuple(lots.shuffled(tuple(continent.cards)) for continent in Continent)


def stacks_with(tops: Mapping[int, Iterable[int]]) -> Stacks:
    """Return six stacks with the ``tops`` (by continent face) on top and the other cards beneath, ascending."""
    stacks = []
    for continent in Continent:
        first = tuple(tops.get(continent, ()))
        stacks.append((*first, *(card for card in continent.cards if card not in first)))
    return tuple(stacks)


class RemainderTable:
    """One game: say who does what and when, and look at ``state`` and at the events that each step returns."""

    def __init__(
        self, seats: int = 1, tops: Mapping[int, Iterable[int]] | None = None, seed: int | None = None, **options: str
    ) -> None:
        """Lay the stacks out by their ``tops``, or shuffled by a ``seed``; the deal is left as it is unless asked."""
        self.mode = NoRemainder()
        settings = settle(self.mode.options, {"deal": "random", **options}, seats)
        self.state: RemainderState = self.mode.initial(seats, settings)
        self.dealt = self.act(CHANCE, Shuffled(stacks_with(tops or {}) if seed is None else shuffled_stacks(seed)))

    def act(self, actor: Actor, action: Any) -> tuple[Event, ...]:
        """Apply an action and return its events."""
        transition = self.mode.apply(self.state, actor, action)
        self.state = transition.state
        return transition.events

    def refusal(self, action: Any, actor: Actor = 0) -> Rejection | None:
        """Return why an action would be refused."""
        return self.mode.check(self.state, actor, action)

    def buzz(self, seat: Seat, at: int) -> tuple[Event, ...]:
        """Let a seat buzz."""
        return self.act(seat, Buzz(at))

    def pick(self, first: int, second: int, at: int = 0, seat: Seat = 0) -> tuple[Event, ...]:
        """Let a seat take two cards."""
        return self.act(seat, Pick(first, second, at))

    def time_up(self, at: int, seat: Seat = 0) -> tuple[Event, ...]:
        """Let the clock of a claim or of the search run out."""
        return self.act(seat, TimeUp(at))

    def play(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Take these pairs, alone, one after the other."""
        for first, second in pairs:
            self.pick(first, second)
