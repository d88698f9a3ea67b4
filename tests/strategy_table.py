"""A game of strategy laid out by hand: every card, every face and every action are said by the test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.events import Event
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor
from quiclo_game.rules.strategy import Strategy
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import (
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Hand,
    Roll,
    ShowCards,
    Solve,
    Step,
    StrategyState,
    Swap,
)

ONE_TO_SIX = (1, 2, 3, 4, 5, 6)
ALL_ONES = (1,) * 6
RICH = (2, 5, 7, 9, 11, 12)
"""Reaches every card from 1 to 144."""


class StrategyTable:
    """One game: say what falls and who does what, and look at ``state`` and at the events that each step returns."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        """Deal from stacks in ascending order: seat 0 has 1, 25, 49, 73, 97, 121; all lay the lowest three open."""
        self.mode = Strategy()
        values = {"start": "first", **options}
        self.state: StrategyState = self.mode.initial(seats, settle(self.mode.options, values))
        if values["start"] == "random":
            self.act(CHANCE, Picked(0))
        self.dealt = self.act(CHANCE, Shuffled(tuple(tuple(continent.cards) for continent in Continent)))
        for seat in range(seats):
            self.shown = self.act(seat, ShowCards(self.state.hands[seat].cards[:3]))

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turns.seat

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards of the seat whose turn it is."""
        return self.state.hand.cards

    def act(self, actor: Actor, action: Any) -> tuple[Event, ...]:
        """Apply an action and return its events."""
        transition = self.mode.apply(self.state, actor, action)
        self.state = transition.state
        return transition.events

    def do(self, action: Any) -> tuple[Event, ...]:
        """Apply an action of the seat whose turn it is."""
        return self.act(self.seat, action)

    def refusal(self, action: Any, actor: Actor | None = None) -> Rejection | None:
        """Return why an action would be refused, by default one of the seat whose turn it is."""
        return self.mode.check(self.state, self.seat if actor is None else actor, action)

    def reason(self, action: Any, actor: Actor | None = None) -> Reason | None:
        """Return the reason for which an action would be refused."""
        rejection = self.refusal(action, actor)
        return None if rejection is None else rejection.reason

    def alter(self, **values: Any) -> None:
        """Put the game where playing on would take too long."""
        self.state = replace(self.state, **values)

    def give(self, *hands: Sequence[int], hidden: Sequence[Sequence[int]] | None = None) -> None:
        """Let the seats have exactly these cards, lying open unless said to be ``hidden``; stacks lose them."""
        closed = hidden or [()] * len(hands)
        taken = {card for hand in (*hands, *closed) for card in hand}
        stacks = tuple(tuple(card for card in continent.cards if card not in taken) for continent in Continent)
        new = tuple(Hand(tuple(own), tuple(sorted(rest))) for own, rest in zip(hands, closed, strict=True))
        self.alter(hands=new, stacks=stacks)

    def stack_on_top(self, card: int) -> None:
        """Put a card on top of its stack."""
        place = continent_of(card) - 1
        stack = (card, *(other for other in self.state.stacks[place] if other != card))
        self.alter(stacks=(*self.state.stacks[:place], stack, *self.state.stacks[place + 1 :]))

    def draw(self, card: int) -> tuple[Event, ...]:
        """Turn up a card, laid on top of its stack before."""
        self.stack_on_top(card)
        return self.do(DrawTarget(continent_of(card)))

    def roll(self, *faces: int) -> tuple[Event, ...]:
        """Roll the six D12; without faces a roll that reaches everything."""
        return self.do(Roll()) + self.act(CHANCE, Rolled(faces or RICH))

    def solve(self) -> tuple[Event, ...]:
        """Calculate what is to be calculated, rightly."""
        card = self.state.calculated
        return self.do(Solve(card, best_calculation(self.state.roll, card, self.state.settings)))

    def win(self, card: int) -> tuple[Event, ...]:
        """Turn up a card, roll, and win it."""
        return self.draw(card) + self.roll() + self.solve()

    def lose(self, card: int) -> tuple[Event, ...]:
        """Turn up a card, roll, and give it up."""
        return self.draw(card) + self.roll() + self.do(GiveUp(card))

    def swap(self, card: int) -> tuple[Event, ...]:
        """Swap the card just won for another one."""
        return self.do(Swap(card)) + self.roll() + self.solve()

    def end_turn(self) -> tuple[Event, ...]:
        """Hand on."""
        return self.do(EndTurn())

    def pass_turns(self, count: int = 1) -> None:
        """Play turns in which the first card of the fullest stack is lost."""
        for _ in range(count):
            stack = max(Continent, key=self.state.left)
            self.lose(self.state.stacks[stack - 1][0])
            self.end_turn()

    def stake(self, *sixes: Sequence[int]) -> tuple[Event, ...]:
        """Let all seats choose their six cards."""
        events: tuple[Event, ...] = ()
        for seat, six in enumerate(sixes):
            events += self.act(seat, ChooseSix(tuple(six)))
        return events

    def to_final(self) -> None:
        """Bring about the final scoring: the stacks are empty after this turn."""
        self.alter(step=Step.FINISH, stacks=((),) * 6)
        self.end_turn()
