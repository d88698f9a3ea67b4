"""What is to be seen on the table right now: it follows the rules, a little later, and never leads them.

Cues and tweens change these figures; ``settle`` sets them all at once from a state (resume, undo, skip of everything).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quiclo_game.rules.brain_scoring import scores
from quiclo_game.rules.brain_state import BrainState, Status, Step, Target
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.brain.last_move import LastMove


@dataclass(slots=True, eq=False)
class DieView:
    """One die: its face, whether it lies on the table, and how far its roll has come (1: at rest)."""

    face: int = 1
    shown: bool = False
    roll: float = 1.0
    pulse: float = 0.0
    """How far it is swollen just after it came to rest, 0 to 1."""


@dataclass(slots=True, eq=False)
class CardView:
    """One target card: where it is between stack (0) and place (1), how far it is turned (0 back, 1 face)."""

    card: int
    travel: float = 1.0
    flip: float = 1.0
    alpha: float = 1.0
    shake: float = 0.0
    """Sideways shift in sheet px."""
    status: Status = Status.DEALT
    gain: int = 0
    """The points that it brought."""
    won_by: int = -1
    """The seat to which it flies, or −1."""
    flight: float = 0.0
    """How far it has flown to the winner, 0 to 1."""


@dataclass(slots=True, eq=False)
class PawnView:
    """One pawn: 0 is the start, 1 to 48 the fields, 49 the goal; the points count up with it."""

    position: float = 0.0
    points: float = 0.0


@dataclass(slots=True, eq=False)
class FlightView:
    """Points on their way from a target to the score of their seat."""

    points: int
    card: int
    seat: int
    progress: float = 0.0


@dataclass(slots=True)
class Board:
    """Everything that moves or changes on the table of brain training."""

    seats: int
    chooser: list[DieView] = field(default_factory=lambda: [DieView() for _ in range(3)])
    numbers: list[DieView] = field(default_factory=lambda: [DieView() for _ in range(6)])
    cards: list[CardView] = field(default_factory=list)
    pawns: list[PawnView] = field(default_factory=list)
    won: list[tuple[int, ...]] = field(default_factory=list)
    flights: list[FlightView] = field(default_factory=list)
    selected: int = 0
    """The target that is being calculated, or 0."""
    continents: tuple[int, ...] = ()
    """Faces of the continents that light up."""
    left: tuple[int, ...] = (24,) * 6
    """Cards left in each stack."""
    seat: int = 0
    round: int = 1
    line: Calculation = field(default_factory=Calculation)
    """The calculation in the pad's line: the player's own, or one that is being shown."""
    line_shake: float = 0.0
    result: int | None = None
    """The result behind the equals sign of a finished calculation."""
    verdict: str = ""
    """``"right"`` or ``"wrong"`` while the line is lit in that colour."""
    hinted: tuple[int, ...] = ()
    """Places of the dice that a hint points out."""
    last: LastMove | None = None

    def card(self, number: int) -> CardView | None:
        """Return the view of a target card that lies on the table."""
        return next((view for view in self.cards if view.card == number), None)

    @property
    def roll(self) -> tuple[int, ...]:
        """The faces of the six D12 as they lie, or lay last."""
        return tuple(die.face for die in self.numbers)

    @property
    def numbers_lie(self) -> bool:
        """Whether the six D12 lie on the table and have come to rest."""
        return all(die.shown and die.roll >= 1.0 for die in self.numbers)

    def settle(self, state: BrainState, last: LastMove | None = None, *, race: bool) -> None:
        """Show a state as it is, without any motion; ``last`` is what was done before."""
        rolled = bool(state.faces) and state.step not in (Step.ROLL_CONTINENTS, Step.CONTINENTS_FALL)
        for die, face in zip(self.chooser, state.faces or (1, 1, 1), strict=True):
            die.face, die.shown, die.roll, die.pulse = face, rolled, 1.0, 0.0
        thrown = bool(state.roll)
        for die, face in zip(self.numbers, state.roll or (1,) * 6, strict=True):
            die.face, die.shown, die.roll, die.pulse = face, thrown, 1.0, 0.0
        self.cards = [_lying(target, state, race=race) for target in state.targets]
        self.count(state, race=race)
        self.won = [() for _ in self.pawns] if race else list(state.won)
        self.flights = []
        self.continents = tuple(int(continent) for continent in state.continents)
        self.left = tuple(24 - gone for gone in state.drawn)
        self.seat, self.round = state.turns.seat, state.turns.round
        self.last = last
        self.clear_line()
        if self.selected not in [card.card for card in self.cards if card.status is Status.OPEN]:
            self.selected = 0

    def count(self, state: BrainState, *, race: bool) -> None:
        """Show the figures of all seats, and their pawns where they stand."""
        self.pawns = [PawnView(float(min(points, 49)) if race else 0.0, float(points)) for points in scores(state)]

    def clear_line(self) -> None:
        """Empty the line of the pad, with all that stood around it."""
        self.line = Calculation()
        self.line_shake = 0.0
        self.result = None
        self.verdict = ""
        self.hinted = ()


def _lying(target: Target, state: BrainState, *, race: bool) -> CardView:
    """Return a target at rest: in the conquest a won card has flown to its winner."""
    view, seat = CardView(target.card, status=target.status), state.turns.seat
    if target.status is Status.SOLVED and race:
        view.gain = continent_of(target.card).points
    elif target.status is Status.SOLVED and target.card in state.won[seat]:
        view.won_by, view.flight = seat, 1.0
    return view
