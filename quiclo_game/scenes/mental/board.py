"""What is to be seen on the table of mental arithmetic: it follows the rules, a little later, and never leads them.

Cues and tweens change these figures; ``settle`` sets them all at once from a state (resume, undo, skip of everything).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.mental_state import MentalState, Pile, Step
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.brain.board import DieView

WHOLE_PRODUCT = 3
"""The stage at which the whole product stands there; before it, one step after the other."""


@dataclass(slots=True, eq=False)
class CoverView:
    """A new card on its way from its stack to the place of a used one."""

    place: int
    card: int
    progress: float = 0.0


@dataclass(frozen=True, slots=True)
class Best:
    """What would have been possible: in whose turn, for which target, how many cards were used, and how many at most.

    ``calculation`` is in compact form over ``hand``; empty where nothing reaches the target.
    """

    seat: Seat
    target: int
    used: int
    most: int
    calculation: str
    hand: tuple[int, ...]


@dataclass(slots=True)
class Board:
    """Everything that moves or changes on the table of mental arithmetic."""

    seats: int
    seat: Seat = 0
    round: int = 1
    dice: list[DieView] = field(default_factory=lambda: [DieView() for _ in range(3)])
    stage: int = 0
    """How far the product is written out: 0 nothing, then step by step, then the whole."""
    slide: float = 0.0
    """How far the last two digits have slid into the target, 0 to 1."""
    piles: list[list[Pile]] = field(default_factory=list)
    left: list[int] = field(default_factory=lambda: [24] * 6)
    counts: list[float] = field(default_factory=list)
    line: Calculation = field(default_factory=Calculation)
    """The calculation that stands in the line."""
    hand: tuple[int, ...] = ()
    """The cards that the line names by their places."""
    line_shake: float = 0.0
    verdict: str = ""
    """``"right"`` or ``"wrong"`` while the line is lit in that colour."""
    covers: list[CoverView] = field(default_factory=list)
    gain: int = 0
    """Cards that the present solution brings, while that is shown."""
    best: Best | None = None
    hinted: tuple[int, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        """What the three D12 show."""
        return tuple(die.face for die in self.dice)

    @property
    def target(self) -> int | None:
        """The target, once it has slid out."""
        return self.product % 100 if self.slide >= 1.0 else None

    @property
    def product(self) -> int:
        """The product of the dice."""
        first, second, third = self.faces
        return first * second * third

    def settle(self, state: MentalState, best: Best | None) -> None:
        """Show a state as it is, without any motion."""
        thrown = bool(state.faces) and state.step in (Step.CALCULATE, Step.OVER)
        for die, face in zip(self.dice, state.faces or (1, 1, 1), strict=True):
            die.face, die.shown, die.roll, die.pulse = face, thrown, 1.0, 0.0
        self.stage, self.slide = (WHOLE_PRODUCT, 1.0) if thrown else (0, 0.0)
        self.seat, self.round = state.turns.seat, state.turns.round
        self.piles = [list(piles) for piles in state.piles]
        self.left = [state.left(continent) for continent in Continent]
        self.counts = [float(count) for count in state.collected]
        self.covers = []
        self.best = best
        self.clear_line()

    def open_cards(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards that lie open before a seat."""
        return tuple(pile[-1] for pile in self.piles[seat]) if seat < len(self.piles) else ()

    def clear_line(self) -> None:
        """Empty the line, with all that stood around it."""
        self.line, self.line_shake, self.verdict = Calculation(), 0.0, ""
        self.hand = self.open_cards(self.seat)
        self.hinted = ()
        self.gain = 0
