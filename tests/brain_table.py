"""A game of brain training laid out by hand: the cards on top of the stacks and every face are said by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from quiclo_game.rules.brain_state import BrainState, EndTurn, Reveal, Roll, Solve, Status, TimeUp
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.events import Event
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import CHANCE, Actor

ONE_TO_SIX = (1, 2, 3, 4, 5, 6)


class BrainTable:
    """One game: say what falls and who does what, and look at ``state`` and at the events that each step returns."""

    def __init__(self, seats: int = 2, tops: Mapping[int, Iterable[int]] | None = None, **options: str) -> None:
        """Lay the ``tops`` (by continent face) on their stacks; the other cards lie beneath, ascending."""
        self.mode = BrainTraining()
        values = {"start": "first", **options}
        self.state: BrainState = self.mode.initial(seats, settle(self.mode.options, values))
        if values["start"] == "first" or seats == 1:
            self.shuffle(tops or {})

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turns.seat

    @property
    def statuses(self) -> dict[int, Status]:
        """What became of each target of the turn."""
        return {target.card: target.status for target in self.state.targets}

    def act(self, actor: Actor, action: Any) -> tuple[Event, ...]:
        """Apply an action and return its events."""
        transition = self.mode.apply(self.state, actor, action)
        self.state = transition.state
        return transition.events

    def refusal(self, action: Any, actor: Actor | None = None) -> Rejection | None:
        """Return why an action would be refused, by default one of the seat whose turn it is."""
        return self.mode.check(self.state, self.seat if actor is None else actor, action)

    def pick(self, seat: int) -> tuple[Event, ...]:
        """Let the lot fall on a seat."""
        return self.act(CHANCE, Picked(seat))

    def shuffle(self, tops: Mapping[int, Iterable[int]]) -> tuple[Event, ...]:
        """Shuffle the six stacks so that these cards lie on top."""
        stacks = []
        for continent in Continent:
            first = tuple(tops.get(continent, ()))
            stacks.append((*first, *(card for card in continent.cards if card not in first)))
        return self.act(CHANCE, Shuffled(tuple(stacks)))

    def throw(self, *faces: int) -> tuple[Event, ...]:
        """Roll the three D6."""
        return self.act(self.seat, Roll()) + self.act(CHANCE, Rolled(faces))

    def numbers(self, *faces: int) -> tuple[Event, ...]:
        """Roll the six D12."""
        return self.act(self.seat, Roll()) + self.act(CHANCE, Rolled(faces or ONE_TO_SIX))

    def solve(self, card: int, calculation: str) -> tuple[Event, ...]:
        """Put forward a calculation in compact form."""
        return self.act(self.seat, Solve(card, calculation))

    def reveal(self, card: int) -> tuple[Event, ...]:
        """Have a solution shown."""
        return self.act(self.seat, Reveal(card))

    def end_turn(self) -> tuple[Event, ...]:
        """Hand on the dice."""
        return self.act(self.seat, EndTurn())

    def time_up(self) -> tuple[Event, ...]:
        """Let the thinking time run out."""
        return self.act(self.seat, TimeUp())

    def alter(self, **values: Any) -> None:
        """Put the game where playing on would take too long: points, cards, emptied stacks."""
        self.state = replace(self.state, **values)

    def pass_turn(self, *faces: int) -> tuple[Event, ...]:
        """Play a whole turn in which nothing is solved: all that can be reached is revealed."""
        events = self.throw(*faces)
        if self.state.targets:
            events += self.numbers()
            for target in self.state.targets:
                if target.status is Status.OPEN:
                    events += self.reveal(target.card)
            events += self.end_turn()
        return events
