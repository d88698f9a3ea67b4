"""What is to be seen on the table of strategy right now: it follows the rules, a little later, and never leads them.

Cues and tweens change these figures; ``settle`` sets them all at once from a state (resume, undo, skip of everything).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import CARDS, Continent
from quiclo_game.rules.combination import Laid
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import Ballot, Hand, Status, Step, StrategyState
from quiclo_game.scenes.brain.board import DieView

Spot = tuple[str, int]
"""A place of the table: ``("stack", 1..6)``, ``("target", 0)``, ``("dead", 0)``, ``("seat", seat)``."""
NO_SEAT = -1


@dataclass(slots=True, eq=False)
class TargetView:
    """The card that is calculated: how far it has come from its stack, how far it is turned, what became of it."""

    card: int
    travel: float = 1.0
    flip: float = 1.0
    shake: float = 0.0
    """Sideways shift in sheet px."""
    fate: str = ""
    """Empty while it is open, ``"won"``, ``"lost"`` or ``"unreachable"``."""
    owner: Seat = NO_SEAT
    """Whose open card it is in a swap."""


@dataclass(slots=True, eq=False)
class FlightView:
    """A card on its way from one spot to another; 0 is the back."""

    card: int
    start: Spot
    end: Spot
    progress: float = 0.0


@dataclass(slots=True, eq=False)
class FinalView:
    """A seat's six cards in the final scoring: what became of each, how it is calculated, and their sum so far."""

    cards: tuple[int, ...]
    fates: list[Status] = field(default_factory=list)
    calculations: list[str] = field(default_factory=list)
    shown: int = 0
    """So many of them have been looked at."""
    total: float = 0.0
    scored: bool = False


@dataclass(slots=True)
class Board:
    """Everything that moves or changes on the table of strategy."""

    seats: int
    hands: list[Hand] = field(default_factory=list)
    """What every seat has; ``settle`` comes before the first look."""
    left: list[int] = field(default_factory=lambda: [24] * len(Continent))
    dead: tuple[int, ...] = ()
    target: TargetView | None = None
    numbers: list[DieView] = field(default_factory=lambda: [DieView() for _ in range(NUMBER_DICE)])
    seat: Seat = 0
    round: int = 1
    won: int = 0
    """The card that was just won, or 0."""
    selected: int = 0
    """The card that stands behind the calculation, or 0."""
    line: Calculation = field(default_factory=Calculation)
    line_shake: float = 0.0
    workshop_shake: float = 0.0
    workshop_wrong: bool = False
    """Whether what the workshop says is missing was just pressed upon."""
    result: int | None = None
    verdict: str = ""
    hinted: tuple[int, ...] = ()
    """Places of dice that a hint points out."""
    hinted_cards: tuple[int, ...] = ()
    """Own cards that a hint points out."""
    flights: list[FlightView] = field(default_factory=list)
    laid: Laid | None = None
    ballot: Ballot | None = None
    step: Step = Step.SHUFFLE
    """Where the game stands as far as it has been shown."""
    final: list[FinalView] = field(default_factory=list)
    final_open: bool = False
    """Whether the final scoring takes the whole table."""
    decision: str = ""
    """What decided the final scoring, in words."""
    winners: tuple[Seat, ...] = ()

    @property
    def roll(self) -> tuple[int, ...]:
        """The faces of the six D12 as they lie, or lay last."""
        return tuple(die.face for die in self.numbers)

    def clear_line(self) -> None:
        """Empty the line of the pad, with all that stood around it."""
        self.line = Calculation()
        self.line_shake = 0.0
        self.result = None
        self.verdict = ""
        self.hinted = ()

    def take(self, state: StrategyState) -> None:
        """Take over what lies where: hands, stacks, the dead row, and the vote."""
        self.hands = list(state.hands)
        self.left = [state.left(continent) for continent in Continent] if state.stacks else [24] * len(Continent)
        self.dead = state.dead
        self.ballot = state.ballot
        self.won = state.won

    def settle(self, state: StrategyState) -> None:
        """Show a state as it is, without any motion."""
        self.take(state)
        self.seat, self.round = state.turns.seat, state.turns.round
        card = state.calculated
        owner = state.owner_of_open(card) if state.wanted else None
        self.target = TargetView(card, owner=NO_SEAT if owner is None else owner) if card in CARDS else None
        lie = bool(state.roll) and state.step is not Step.ROLL_FINAL
        for die, face in zip(self.numbers, state.roll or (1,) * NUMBER_DICE, strict=True):
            die.face, die.shown, die.roll, die.pulse = face, lie, 1.0, 0.0
        self.flights = []
        self.workshop_shake, self.workshop_wrong = 0.0, False
        self.laid = state.combination
        self.clear_line()
        self.selected = card
        self.final = [FinalView(six) for six in state.choices] if state.stakes else []
        for seat in range(len(self.final)):
            self.judge_final(state, seat)
        self.final_open = bool(state.stakes) and state.step is not Step.CALCULATE_FINAL
        self.decision, self.winners = "", ()
        self.step = state.step

    def judge_final(self, state: StrategyState, seat: Seat) -> None:
        """Take over what became of a seat's six cards, all of them looked at."""
        view = self.final[seat]
        view.fates = [staked.status for staked in state.stakes[seat]]
        view.calculations = [
            best_calculation(state.roll, staked.card, state.settings) if staked.status is not Status.UNREACHABLE else ""
            for staked in state.stakes[seat]
        ]
        view.shown, view.total, view.scored = len(view.cards), float(sum(view.cards)), True
