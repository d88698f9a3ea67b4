"""A game of the card network laid out by hand: hands, pile and the cards that lie are said by the test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.events import Event
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_board import Cell, Network
from quiclo_game.rules.network_state import DrawCard, NetworkState, PassTurn, PlaceCards, Step
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import Actor

MODE = CardNetwork()


def network_of(cards: Mapping[int, Cell]) -> Network:
    """Return a network in which these cards lie on these cells, in no lines."""
    network = Network()
    for number, cell in cards.items():
        network = network.with_card(number, cell)
    return network


class NetworkTable:
    """One game: say who does what, and look at ``state`` and at the events that each step returns."""

    def __init__(
        self,
        *hands: Iterable[int],
        cards: Mapping[int, Cell] | None = None,
        pile: Iterable[int] = (),
        **options: str,
    ) -> None:
        """Give each seat its hand and lay ``cards``; the first seat is to play."""
        self.mode = MODE
        settings = settle(MODE.options, {"start": "first", **options})
        self.state: NetworkState = changed(
            MODE.initial(len(hands), settings),
            step=Step.PLAY,
            hands=tuple(tuple(sorted(hand)) for hand in hands),
            pile=tuple(pile),
            network=network_of(cards or {}),
        )

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turns.seat

    def act(self, actor: Actor, action: Any) -> tuple[Event, ...]:
        """Apply an action and return its events."""
        transition = self.mode.apply(self.state, actor, action)
        self.state = transition.state
        return transition.events

    def refusal(self, action: Any, actor: Actor | None = None) -> Rejection | None:
        """Return why an action would be refused, by default one of the seat whose turn it is."""
        return self.mode.check(self.state, self.seat if actor is None else actor, action)

    def place(self, first: int, second: int, target: int, direction: str = "e") -> tuple[Event, ...]:
        """Lay two cards for the seat whose turn it is."""
        return self.act(self.seat, PlaceCards(first, second, target, direction))

    def draw(self) -> tuple[Event, ...]:
        """Draw a card for the seat whose turn it is."""
        return self.act(self.seat, DrawCard())

    def pass_turn(self) -> tuple[Event, ...]:
        """Hand the turn on."""
        return self.act(self.seat, PassTurn())
