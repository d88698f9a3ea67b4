"""A game of mental arithmetic laid out by hand: the cards before each seat and every face are said by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import prod
from typing import Any

from quiclo_game.rules.calculation import Calculation, Dialect
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.events import Event
from quiclo_game.rules.mental_arithmetic import MentalArithmetic
from quiclo_game.rules.mental_state import MentalState, Pass, Roll, Solve
from quiclo_game.rules.options import settle
from quiclo_game.rules.reading import read_calculation
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import CHANCE, Actor
from tests.remainder_table import stacks_with

FACES = {prod(faces) % 100: faces for faces in product(range(1, 13), repeat=3)}
"""Some roll for every target that can be rolled."""


class MentalTable:
    """One game: say what falls and who does what, and look at ``state`` and at the events that each step returns."""

    def __init__(self, seats: int = 1, tops: Mapping[int, Iterable[int]] | None = None, **options: str) -> None:
        """Deal from stacks with these ``tops`` (by continent face): the first two of each go to seat 0."""
        self.mode = MentalArithmetic()
        settings = settle(self.mode.options, {"start": "first", **options})
        self.state: MentalState = self.mode.initial(seats, settings)
        if settings["start"] == "random" and seats > 1:
            self.act(CHANCE, Picked(0))
        self.dealt = self.act(CHANCE, Shuffled(stacks_with(tops or {})))

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turns.seat

    @property
    def hand(self) -> tuple[int, ...]:
        """The open cards of the seat whose turn it is."""
        return self.state.hand(self.seat)

    def act(self, actor: Actor, action: Any) -> tuple[Event, ...]:
        """Apply an action and return its events."""
        transition = self.mode.apply(self.state, actor, action)
        self.state = transition.state
        return transition.events

    def refusal(self, action: Any, actor: Actor | None = None) -> Rejection | None:
        """Return why an action would be refused, by default one of the seat whose turn it is."""
        return self.mode.check(self.state, self.seat if actor is None else actor, action)

    def roll(self, target: int) -> tuple[Event, ...]:
        """Let the seat roll so that this target comes up."""
        self.act(self.seat, Roll())
        return self.act(CHANCE, Rolled(FACES[target]))

    def solving(self, text: str) -> Solve:
        """Return the action for a calculation written with the numbers of the open cards."""
        calculation = read_calculation(text, self.hand, Dialect.GROUPED)
        assert isinstance(calculation, Calculation), calculation
        return Solve(calculation.encode())

    def solve(self, text: str) -> tuple[Event, ...]:
        """Put forward a calculation written with the numbers of the open cards."""
        return self.act(self.seat, self.solving(text))

    def pass_on(self) -> tuple[Event, ...]:
        """Roll anything and give the turn away."""
        self.roll(0)
        return self.act(self.seat, Pass())
