"""Mental arithmetic (Kopfrechnen): three D12 make a target, two to five of the own twelve open cards calculate it.

Source: kopfrechnen.txt; the settings marked [house] are named beside their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import (
    ChanceRequest,
    Picked,
    PickRequest,
    Rolled,
    RollRequest,
    Shuffled,
    ShuffleRequest,
    answers,
)
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio, Transition
from quiclo_game.rules.events import Outcome, StarterDrawn
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HEAD_STARTS, HINT_PRICES, TakeHint
from quiclo_game.rules.mental_length import expected_minutes
from quiclo_game.rules.mental_solving import TARGET_SET, best_calculation, judge_attempt
from quiclo_game.rules.mental_state import (
    CallTime,
    MentalState,
    Pass,
    Roll,
    Solve,
    Step,
    Tally,
    TimeCalled,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
from quiclo_game.rules.mental_turn import deal, dice_fell, end_turn, solve_target, take_hint
from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Number, Option, Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat
from quiclo_game.rules.turns import Turns

_CHANCE_STEPS: Final = frozenset({Step.DRAW_STARTER, Step.SHUFFLE, Step.DICE_FALL})


class MentalArithmetic(Mode[MentalState]):
    """The rules of mental arithmetic for 2 to 6 seats, and for one to practise."""

    key: ClassVar[str] = "mental_arithmetic"
    seats: ClassVar[range] = range(1, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("dialect", ("grouped", "flat")),
        Number("minutes", "0", 1, 240, zero=True),
        Number("rounds", "0", 1, 99, zero=True),
        Number("cards", "0", 2, 99, zero=True),
        *COMMON_OPTIONS,
        HINT_PRICES,
        HEAD_STARTS,
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "text": {},
        "fair": {"minutes": "5", "think_seconds": "30"},
        "first_steps": {"operators": "+-"},
    }
    automatic: ClassVar[Mapping[str, str]] = {}
    actions: ClassVar[tuple[type, ...]] = (Picked, Shuffled, Rolled, Roll, Solve, Pass, TimeUp, CallTime, TakeHint)

    def initial(self, seats: int, settings: Settings) -> MentalState:
        """Return the state before the starter is drawn and the stacks are shuffled."""
        if seats not in self.seats:
            raise ValueError(f"mental arithmetic takes 1 to 6 seats, not {seats}")
        by_lot = seats > 1 and settings["start"] == "random"
        return MentalState(
            settings=settings,
            turns=Turns(seats),
            step=Step.DRAW_STARTER if by_lot else Step.SHUFFLE,
            collected=tuple(settings.for_seat("head_starts", seat) for seat in range(seats)),
            tallies=(Tally(),) * seats,
            debts=(0,) * seats,
        )

    def actors(self, state: MentalState) -> tuple[Actor, ...]:
        """Return chance while something falls, nobody after the end, else the seat whose turn it is."""
        if state.step is Step.OVER:
            return ()
        return (CHANCE,) if state.step in _CHANCE_STEPS else (state.turns.seat,)

    def request(self, state: MentalState) -> ChanceRequest:
        """Return the lot, the shuffle or the three D12 that are due; raises ``ValueError`` where none is."""
        match state.step:
            case Step.DRAW_STARTER:
                return PickRequest(state.turns.seats)
            case Step.SHUFFLE:
                return ShuffleRequest(tuple(tuple(continent.cards) for continent in Continent))
            case Step.DICE_FALL:
                return RollRequest(TARGET_SET)
            case _:
                raise ValueError(f"chance has nothing to do at {state.step.value}")

    def legal(self, state: MentalState, seat: Seat) -> tuple[Action, ...]:
        """Return the roll that is due; or a calculation with the fewest cards, if there is any, and the pass."""
        if self.actors(state) != (seat,):
            return ()
        if state.step is Step.ROLL:
            return (Roll(),)
        best = best_calculation(state.hand(seat), state.target, state.settings)
        return (Pass(),) if best is None else (Solve(best), Pass())

    def forced(self, state: MentalState, seat: Seat) -> Action | None:
        """Return the roll that is due."""
        return Roll() if state.step is Step.ROLL else None

    def check(self, state: MentalState, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused: whose turn, which step, or what a calculation does wrong."""
        if state.step is Step.OVER:
            return Rejection(Reason.GAME_OVER)
        if state.step in _CHANCE_STEPS:
            fits = actor is CHANCE and answers(self.request(state), action)
            return None if fits else Rejection(Reason.NOT_FROM_CHANCE)
        if actor != state.turns.seat:
            return Rejection(Reason.NOT_YOUR_TURN)
        calculating = state.step is Step.CALCULATE
        match action:
            case Roll() if not calculating:
                return None
            case Solve(calculation) if calculating:
                return judge_attempt(state.hand(state.turns.seat), state.target, calculation, state.settings)
            case Pass() if calculating:
                return None
            case TakeHint() if calculating and state.settings.for_seat("hint_prices", state.turns.seat):
                return None
            case TimeUp() if calculating and state.settings.thinking_seconds(state.turns.seat):
                return None
            case CallTime() if state.settings.number("minutes") and not state.time_called:
                return None
            case _:
                return Rejection(Reason.WRONG_PHASE)

    def apply(self, state: MentalState, actor: Actor, action: Action) -> Transition[MentalState]:
        """Return what an action leads to; raises ``IllegalActionError`` where ``check`` refuses it."""
        rejection = self.check(state, actor, action)
        if rejection is not None:
            raise IllegalActionError(rejection)
        seat = state.turns.seat
        match action:
            case Picked(number):
                turns = state.turns.started_by(number)
                return Transition(changed(state, step=Step.SHUFFLE, turns=turns), (StarterDrawn(number),))
            case Shuffled(groups):
                return deal(state, groups)
            case Roll():
                return Transition(changed(state, step=Step.DICE_FALL), ())
            case Rolled(faces):
                return dice_fell(state, faces)
            case Solve(calculation):
                return solve_target(state, calculation)
            case TakeHint():
                return take_hint(state)
            case CallTime():
                return Transition(changed(state, time_called=True), (TimeCalled(),))
            case TimeUp():
                return end_turn(state, (TimeRanOut(seat, state.target),))
            case _:
                return end_turn(state, (TurnPassed(seat, state.target),))

    def outcome(self, state: MentalState) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return state.outcome

    def view(self, state: MentalState, seat: Seat) -> MentalState:
        """Return the state with the cards that still lie face down in ascending order: everything else is open."""
        return changed(
            state,
            stacks=tuple(
                (*stack[:gone], *sorted(stack[gone:])) for stack, gone in zip(state.stacks, state.dealt, strict=False)
            ),
        )

    def scores(self, state: MentalState) -> tuple[int, ...]:
        """Return how many cards every seat has collected."""
        return state.collected

    def goal(self, settings: Settings) -> int | None:
        """Return how many cards win at once, where that was agreed on."""
        return settings.number("cards") or None

    def progress(self, state: MentalState) -> tuple[int, int]:
        """Return the numbers of turns and of rounds begun."""
        return state.turns.number, state.turns.round

    def measures(self, state: MentalState) -> Mapping[str, Ratio]:
        """Return the share of turns solved, the cards of a solution and of a turn, and the winner's cards."""
        turns = sum(tally.turns for tally in state.tallies)
        solved = sum(tally.solved for tally in state.tallies)
        cards = sum(state.collected)
        return {
            "solved_share": Ratio(solved, turns),
            "cards_per_solution": Ratio(cards, solved),
            "cards_per_turn": Ratio(cards, turns),
            "winning_score": Ratio(max(state.collected), 1),
        }

    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long a game lasts: to an empty stack, or to what else was agreed, whichever comes first."""
        return expected_minutes(seats, settings)
