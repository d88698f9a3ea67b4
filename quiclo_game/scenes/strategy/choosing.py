"""Choices that are made in place of the dice: three open cards, six for the final scoring, a swap, a vote."""

from __future__ import annotations

from enum import Enum

from quiclo_game.rules.strategy_final import STAKE
from quiclo_game.rules.strategy_state import Step
from quiclo_game.rules.strategy_turn import SHOWN


class Choice(Enum):
    """What is being chosen."""

    CURTAIN = "curtain"
    """Everyone else looks away first."""
    SHOW = "show"
    SIX = "six"
    MARKET = "market"
    VOTE = "vote"
    WATCH = "watch"
    """Bots choose, nobody else has anything to choose."""


SECRET = {Step.SHOW_CARDS: Choice.SHOW, Step.CHOOSE_SIX: Choice.SIX}
"""Steps at which everyone chooses own cards."""
WANTED = {Choice.SHOW: SHOWN, Choice.SIX: STAKE}
"""How many cards are chosen."""


class Picks:
    """The cards that one seat has picked so far, and who has been asked to look."""

    def __init__(self) -> None:
        """Start with nothing picked, and nobody asked."""
        self.cards: tuple[int, ...] = ()
        self.opened_for: int | None = None

    def press(self, card: int, wanted: int) -> bool:
        """Pick a card, or put it back; return whether anything changed: it does not where enough are picked."""
        if card in self.cards:
            self.cards = tuple(other for other in self.cards if other != card)
        elif len(self.cards) < wanted:
            self.cards = tuple(sorted((*self.cards, card)))
        else:
            return False
        return True

    def close(self) -> None:
        """Forget everything: the next seat is asked anew."""
        self.cards, self.opened_for = (), None
