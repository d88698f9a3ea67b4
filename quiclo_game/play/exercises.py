"""What a game asked every seat to calculate, and what became of it: the one source of statistics and of lessons.

Everything is read off the moves; nothing is searched for before ``ways`` asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from quiclo_game.play.handovers import Handover, by_stand_in
from quiclo_game.play.match import Move
from quiclo_game.rules import brain_state, mental_state, strategy_events
from quiclo_game.rules.brain_arithmetic import allowed_use
from quiclo_game.rules.calculation import Calculation, Dialect, Operator
from quiclo_game.rules.events import Event
from quiclo_game.rules.mental_solving import best_calculation
from quiclo_game.rules.mental_state import MentalState
from quiclo_game.rules.network_moves import fits
from quiclo_game.rules.network_state import CardDrawn, CardsPlaced, NetworkState, TimeRanOut
from quiclo_game.rules.network_triples import Equation, orders_of, read_line
from quiclo_game.rules.options import Settings
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.rules.remainder_pairs import Weighing, pair_rule
from quiclo_game.rules.remainder_state import ClaimExpired, ClaimMissed, PairTaken, RemainderState
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.solver import all_calculations
from quiclo_game.rules.writing import write

WAYS = 3
"""So many calculations that would have worked are told."""
MOST_NUMBERS = 3
"""Calculations of more numbers than these are only told where a seat found one, or where nothing shorter works."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing that a seat had to calculate.

    ``move`` is its place among the moves of the game; ``target`` the number wanted (0: none in particular), ``given``
    the numbers at hand. ``done`` is what the seat laid down with its result, empty where it found nothing; ``best`` is
    one that would have worked where it did not solve it. ``numbers`` and ``operators`` (``+-*/``) are those of the
    right calculation.
    """

    seat: Seat
    move: int
    solved: bool
    target: int
    given: tuple[int, ...]
    done: str = ""
    best: str = ""
    numbers: int = 0
    operators: str = ""

    @property
    def calculation(self) -> str:
        """The right calculation: the own one, or one that would have worked."""
        return self.done if self.solved else self.best


def exercises_of(moves: Sequence[Move[Any]], handovers: Sequence[Handover] = ()) -> tuple[Exercise, ...]:
    """Return all exercises of a game that somebody had to calculate, in order, without those of stand-ins."""
    return tuple(
        found
        for index, move in enumerate(moves)
        for event in move.events
        if (found := _from_event(event, move, index)) is not None and not by_stand_in(handovers, found.seat, index)
    )


def ways(exercise: Exercise, moves: Sequence[Move[Any]], most: int = WAYS) -> tuple[str, ...]:
    """Return up to ``most`` calculations that would have worked in an exercise, those with few numbers first."""
    state = moves[exercise.move].before
    if isinstance(state, NetworkState):
        return tuple(equation.written() for equation in _network_ways(state, exercise.seat, most))
    if isinstance(state, RemainderState):
        rule = pair_rule(state.settings)
        return tuple(_fit(rule.weigh(*pair)) for pair in valid_pairs(state)[:most])
    short = _short_calculations(exercise.given, exercise.target, *_dialect(state), most)
    return tuple(f"{text} = {exercise.target}" for text in short) or (exercise.calculation,)


def _from_event(event: Event, move: Move[Any], index: int) -> Exercise | None:
    maker = _MAKERS.get(type(event))
    return maker(event, move, index) if maker is not None else None


def _brain_solved(event: Any, move: Move[Any], index: int) -> Exercise:
    return _solved(event.seat, index, event.card, move.before.roll, event.calculation)


def _brain_missed(event: Any, move: Move[Any], index: int) -> Exercise:
    tried = getattr(event, "tried", "")
    done = write(Calculation.decode(tried), move.before.roll) if tried else ""
    return _missed(event.seat, index, event.card, move.before.roll, event.calculation, done)


def _mental_solved(event: Any, move: Move[Any], index: int) -> Exercise:
    return _solved(event.seat, index, event.target, event.hand, event.calculation)


def _mental_missed(event: Any, move: Move[Any], index: int) -> Exercise | None:
    """Return what was passed; nothing where no cards could have made the target."""
    state: MentalState = move.before
    hand = state.hand(event.seat)
    best = best_calculation(hand, event.target, state.settings)
    return None if best is None else _missed(event.seat, index, event.target, hand, best)


def _dice_solved(event: Any, move: Move[Any], index: int) -> Exercise:
    card = event.taken if isinstance(event, strategy_events.CardsSwapped) else event.card
    return _solved(event.seat, index, card, event.faces, event.calculation)


def _dice_missed(event: Any, move: Move[Any], index: int) -> Exercise | None:
    if not event.calculation:
        return None
    return _missed(event.seat, index, event.card, event.faces, event.calculation)


def _placed(event: Any, move: Move[Any], index: int) -> Exercise:
    placed: CardsPlaced = event
    equation = placed.line.equation
    return Exercise(
        placed.seat,
        index,
        True,
        placed.line.target,
        move.before.hands[placed.seat],
        done=equation.written(),
        numbers=2,
        operators=equation.operator.value,
    )


def _nothing_placed(event: Any, move: Move[Any], index: int) -> Exercise | None:
    """Return the turn as missed where something would have fitted."""
    if isinstance(event, CardDrawn) and any(isinstance(other, TimeRanOut) for other in move.events):
        return None
    state: NetworkState = move.before
    found = next(iter(_network_ways(state, event.seat, 1)), None)
    if found is None:
        return None
    hand, sign = state.hands[event.seat], found.operator.value
    return Exercise(event.seat, index, False, 0, hand, best=found.written(), numbers=2, operators=sign)


def _pair_taken(event: Any, move: Move[Any], index: int) -> Exercise:
    weighing: Weighing = event.weighing
    return Exercise(
        event.seat,
        index,
        True,
        0,
        move.before.open_cards,
        done=_fit(weighing),
        numbers=2,
        operators=_pair_sign(weighing),
    )


def _claim_missed(event: Any, move: Move[Any], index: int) -> Exercise | None:
    state: RemainderState = move.before
    pairs = valid_pairs(state)
    if not pairs:
        return None
    weighing = pair_rule(state.settings).weigh(*pairs[0])
    done = f"{event.weighing.first} + {event.weighing.second}" if isinstance(event, ClaimMissed) else ""
    return Exercise(
        event.seat,
        index,
        False,
        0,
        state.open_cards,
        done=done,
        best=_fit(weighing),
        numbers=2,
        operators=_pair_sign(weighing),
    )


_MAKERS: dict[type, Callable[[Any, Move[Any], int], Exercise | None]] = {
    brain_state.TargetSolved: _brain_solved,
    brain_state.TargetRevealed: _brain_missed,
    brain_state.TargetMissed: _brain_missed,
    mental_state.TargetSolved: _mental_solved,
    mental_state.TurnPassed: _mental_missed,
    mental_state.TimeRanOut: _mental_missed,
    strategy_events.TargetWon: _dice_solved,
    strategy_events.CardsSwapped: _dice_solved,
    strategy_events.FinalSolved: _dice_solved,
    strategy_events.TargetLost: _dice_missed,
    strategy_events.SwapFailed: _dice_missed,
    strategy_events.FinalLost: _dice_missed,
    CardsPlaced: _placed,
    CardDrawn: _nothing_placed,
    TimeRanOut: _nothing_placed,
    PairTaken: _pair_taken,
    ClaimMissed: _claim_missed,
    ClaimExpired: _claim_missed,
}
"""What each event of the modes says about an exercise."""


def _solved(seat: Seat, index: int, target: int, given: tuple[int, ...], compact: str) -> Exercise:
    calculation = Calculation.decode(compact)
    done = f"{write(calculation, given)} = {target}"
    return Exercise(seat, index, True, target, given, done, numbers=calculation.count, operators=_operators_in(done))


def _missed(seat: Seat, index: int, target: int, given: tuple[int, ...], compact: str, done: str = "") -> Exercise:
    calculation = Calculation.decode(compact)
    best = f"{write(calculation, given)} = {target}"
    return Exercise(
        seat, index, False, target, given, done, best, numbers=calculation.count, operators=_operators_in(best)
    )


def _operators_in(text: str) -> str:
    signs = {"+": "+", "−": "-", "×": "*", "÷": "/"}
    return "".join(value for sign, value in signs.items() if sign in text)


def _network_ways(state: NetworkState, seat: Seat, most: int) -> Iterator[Equation]:
    operators = state.settings["operators"]
    for low, high, target in islice(fits(state.hands[seat], state.network, operators), most):
        near, far = orders_of(low, high, target)[0]
        equation = read_line(target, near, far, operators, outward=True) or read_line(
            target, near, far, operators, outward=False
        )
        if equation is not None:
            yield equation


def _pair_sign(weighing: Weighing) -> str:
    return "+" if weighing.sum_counts else "-"


def _fit(weighing: Weighing) -> str:
    if weighing.sum_counts:
        step, result = f"{weighing.first} + {weighing.second}", weighing.sum
    else:
        step, result = f"{weighing.second} − {weighing.first}", weighing.difference
    return f"{step} = {result} = {result // weighing.divisor} × {weighing.divisor}"


def _dialect(state: Any) -> tuple[str, range, str]:
    """Return dialect, how many numbers may be used, and the operators of a table."""
    settings: Settings = state.settings
    if isinstance(state, brain_state.BrainState):
        return Dialect.FLAT.value, allowed_use(settings), settings["operators"]
    use = mental_state.USE if isinstance(state, MentalState) else range(1, 7)
    return settings["dialect"], use, settings["operators"]


@lru_cache(maxsize=128)
def _short_calculations(
    given: tuple[int, ...], target: int, dialect: str, use: range, operators: str, most: int
) -> tuple[str, ...]:
    """Return some calculations of few numbers, the fewest first; longer ones would take a long search."""
    allowed = frozenset(map(Operator, operators))
    counts = range(use.start, min(use.stop, MOST_NUMBERS + 1))
    every = all_calculations(given, target, dialect=Dialect(dialect), use=counts, operators=allowed)
    return tuple(write(one, given) for one in islice(every, most))
