"""Strategy as data: the state and the actions.

Source: strategie.txt; rules.md §5.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Final

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import Laid
from quiclo_game.rules.events import Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.turns import Turns

FACE_DOWN: Final = 0
"""Stands for a card whose number the looking seat may not know."""
NO_CARD: Final = 0
"""Stands where there is no target, no card just won, no card to swap for."""
ANSWERS: Final = ("abstain", "agree", "object")
"""What can be said in a vote; bots abstain."""


class Step(Enum):
    """Where a game stands; every roll is asked of a seat first and of chance then."""

    DRAW_STARTER = "draw_starter"
    SHUFFLE = "shuffle"
    SHOW_CARDS = "show_cards"
    """Every seat chooses which three of its cards lie open; all at once, in any order."""
    CHOOSE_STACK = "choose_stack"
    ROLL_TARGET = "roll_target"
    TARGET_FALLS = "target_falls"
    CALCULATE = "calculate"
    FINISH = "finish"
    """The attempt is over: a swap after a win, a combination, or the end of the turn."""
    ROLL_SWAP = "roll_swap"
    SWAP_FALLS = "swap_falls"
    CALCULATE_SWAP = "calculate_swap"
    VOTE = "vote"
    """The other seats say what they think of a relation explained aloud; in any order."""
    CHOOSE_SIX = "choose_six"
    """Every seat chooses in secret what it stakes in the final scoring; in any order."""
    ROLL_FINAL = "roll_final"
    FINAL_FALLS = "final_falls"
    CALCULATE_FINAL = "calculate_final"
    """Every seat calculates its six cards (setting ``final=people``); in any order."""
    OVER = "over"


TURN_STEPS: Final = frozenset(
    {Step.CHOOSE_STACK, Step.ROLL_TARGET, Step.CALCULATE, Step.FINISH, Step.ROLL_SWAP, Step.CALCULATE_SWAP}
)
"""The steps of a turn at which its seat may lay out a combination."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's cards: those that lie open, in the order in which they came, and the hidden ones, ascending."""

    open: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, ascending; ``FACE_DOWN`` for those that a view hides."""
        return tuple(sorted(self.open + self.hidden))

    @property
    def count(self) -> int:
        """How many cards there are."""
        return len(self.open) + len(self.hidden)

    def with_card(self, card: int, *, hidden: bool = False) -> Hand:
        """Return the hand with one more card."""
        if hidden:
            return Hand(self.open, tuple(sorted((*self.hidden, card))))
        return Hand((*self.open, card), self.hidden)

    def without(self, cards: Collection[int]) -> Hand:
        """Return the hand without some of its open cards."""
        return Hand(tuple(card for card in self.open if card not in cards), self.hidden)

    def replaced(self, card: int, other: int) -> Hand:
        """Return the hand with another card in the place of one of its own."""
        new = tuple(other if own == card else own for own in self.open)
        return Hand(new, tuple(sorted(other if own == card else own for own in self.hidden)))


@dataclass(frozen=True)
class Ballot:
    """A vote on six cards whose relation was explained aloud.

    ``answers`` has an entry for every seat, empty as long as it has not answered (and for the seat that explained);
    ``back`` is where the turn goes on if the vote fails.
    """

    cards: tuple[int, ...]
    answers: tuple[str, ...]
    back: Step


class Status(Enum):
    """What became of a card that was staked in the final scoring."""

    OPEN = "open"
    SOLVED = "solved"
    LOST = "lost"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Staked:
    """A card that was staked in the final scoring, and what became of it."""

    card: int
    status: Status


@dataclass(frozen=True, slots=True)
class Tally:
    """How many targets a seat turned up, could reach and won; how many swaps it tried and made."""

    drawn: int = 0
    reachable: int = 0
    won: int = 0
    tried: int = 0
    swapped: int = 0

    def __add__(self, other: Tally) -> Tally:
        """Count two tallies together."""
        return Tally(
            self.drawn + other.drawn,
            self.reachable + other.reachable,
            self.won + other.won,
            self.tried + other.tried,
            self.swapped + other.swapped,
        )


@dataclass(frozen=True)
class StrategyState:
    """A whole game of strategy.

    ``stacks`` are the six stacks, top first; ``dead`` the cards that can never be won, in the order in which they were
    lost. ``FACE_DOWN`` stands for what a view hides.
    """

    settings: Settings
    turns: Turns
    step: Step
    hands: tuple[Hand, ...]
    tallies: tuple[Tally, ...]
    stacks: tuple[tuple[int, ...], ...] = ()
    dead: tuple[int, ...] = ()
    target: int = NO_CARD
    """The target card of this turn while it is open."""
    roll: tuple[int, ...] = ()
    """The six D12 as they lie, or empty."""
    won: int = NO_CARD
    """The card that was won in this turn and may still be swapped."""
    wanted: int = NO_CARD
    """The other player's card that is being calculated for a swap."""
    swap_tried: bool = False
    advised: bool = False
    """Whether the seat has been told how close its cards are to a combination, for which it gave up its swap."""
    voted: bool = False
    """Whether there was a vote in this turn."""
    time_over: bool = False
    """Whether the agreed playing time is up: the turn in progress is the last one."""
    ballot: Ballot | None = None
    closing: str = ""
    """The ending that led to the final scoring, or empty."""
    choices: tuple[tuple[int, ...], ...] = ()
    """What each seat stakes, ascending; empty where it has not chosen. A view hides what others chose."""
    stakes: tuple[tuple[Staked, ...], ...] = ()
    """What became of each seat's six cards, once the common roll has fallen."""
    combination: Laid | None = None
    """What ended the game, if a combination did."""
    outcome: Outcome | None = None

    def left(self, continent: Continent) -> int:
        """Return how many cards a continent's stack still holds."""
        return len(self.stacks[continent - 1]) if self.stacks else 0

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turns.seat]

    @property
    def full(self) -> bool:
        """Whether the seat whose turn it is has as many cards as were agreed on."""
        return self.hand.count >= self.settings.number("card_limit")

    @property
    def calculated(self) -> int:
        """The card that the roll on the table is for, ``NO_CARD`` where there is none."""
        return self.wanted or self.target

    def owner_of_open(self, card: int) -> Seat | None:
        """Return at whose seat a card lies open, or ``None``."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand.open), None)


# ---- actions, besides those of ``combination`` -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowCards:
    """Lay three of the six cards open; the others stay hidden."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawTarget:
    """Turn up the top card of a continent's stack (1 to 6): the target."""

    continent: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the six D12 that are due."""


@dataclass(frozen=True, slots=True)
class Solve:
    """Put forward a calculation for a target; ``calculation`` is the compact form over the dice (``a*b-c+d``)."""

    target: int
    calculation: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Stop calculating a target: it is lost."""

    target: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Try to swap the card just won for this open card of another player."""

    card: int


@dataclass(frozen=True, slots=True)
class AskAdvice:
    """Be told how close the own cards are to a combination, and give up the swap of this turn for it."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Say whether a relation explained aloud counts: one of ``ANSWERS``."""

    answer: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Hand on to the next seat."""


@dataclass(frozen=True, slots=True)
class ChooseSix:
    """Stake six of the own cards in the final scoring; nobody else sees them before the common roll."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The thinking time has run out: the seat that may act gives up what it was at, and its turn ends."""


@dataclass(frozen=True, slots=True)
class CallTime:
    """The agreed playing time is up: the turn in progress is finished, then comes the final scoring."""
