"""What happens in mental arithmetic: cards are dealt, a target is rolled, used cards are covered, the turn goes on.

Every function takes a state in which ``check`` has allowed what is done.

Source: kopfrechnen.txt.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Final, TypeVar

from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled, TurnEnded, TurnStarted
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HintTaken, earned, paid
from quiclo_game.rules.mental_solving import target_of
from quiclo_game.rules.mental_state import (
    EACH,
    USE,
    CardCovered,
    CardsCollected,
    CardsDealt,
    CardStays,
    MentalState,
    Step,
    Tally,
    TargetRolled,
    TargetSolved,
)

T = TypeVar("T")

IDLE_TURNS: Final = 30
"""After so many turns in a row without a solution the round is the last [house]: few operators can be stuck."""


def deal(state: MentalState, stacks: tuple[tuple[int, ...], ...]) -> Transition[MentalState]:
    """Return the state in which every seat has two open cards of each continent, and the first turn begins."""
    seats = state.turns.seats
    piles = tuple(
        tuple((card,) for stack in stacks for card in stack[seat * EACH : (seat + 1) * EACH]) for seat in range(seats)
    )
    dealt = changed(state, step=Step.ROLL, stacks=stacks, dealt=(EACH * seats,) * len(stacks), piles=piles)
    return Transition(dealt, (StacksShuffled(), CardsDealt(), TurnStarted(dealt.turns.seat, dealt.turns.round)))


def dice_fell(state: MentalState, faces: tuple[int, ...]) -> Transition[MentalState]:
    """Return the state in which the seat calculates the target that it has rolled."""
    target = target_of(faces)
    seat = state.turns.seat
    tally = state.tallies[seat]
    tallies = _with(state.tallies, seat, replace(tally, turns=tally.turns + 1))
    after = changed(state, step=Step.CALCULATE, faces=faces, target=target, tallies=tallies)
    return Transition(after, (TargetRolled(seat, faces, prod(faces), target),))


def solve_target(state: MentalState, calculation: str) -> Transition[MentalState]:
    """Return the state after a right calculation: its cards are covered and counted, and the turn is over."""
    seat = state.turns.seat
    hand = state.hand(seat)
    places = Calculation.decode(calculation).operands
    dealt, piles = list(state.dealt), list(state.piles[seat])
    events: list[Event] = [TargetSolved(seat, state.target, calculation, hand)]
    for place in places:
        used = hand[place]
        continent = continent_of(used)
        stack, next_card = state.stacks[continent - 1], dealt[continent - 1]
        if next_card < len(stack):
            piles[place] = (*piles[place], stack[next_card])
            dealt[continent - 1] += 1
            events.append(CardCovered(seat, place, used, stack[next_card], len(stack) - next_card - 1))
        else:
            events.append(CardStays(seat, place, used))
    total, debt = earned(state.collected[seat], state.debts[seat], len(places))
    events.append(CardsCollected(seat, total - state.collected[seat], total))
    after = changed(
        state,
        dealt=tuple(dealt),
        piles=_with(state.piles, seat, tuple(piles)),
        collected=_with(state.collected, seat, total),
        debts=_with(state.debts, seat, debt),
        tallies=_with(state.tallies, seat, _solved(state.tallies[seat], len(places))),
        idle=-1,
    )
    ending = _ending_at_once(after, seat)
    return end_turn(after, tuple(events)) if ending is None else _ended(after, ending, tuple(events))


def take_hint(state: MentalState) -> Transition[MentalState]:
    """Return the state in which the seat whose turn it is has paid for a hint with cards that it has collected."""
    seat = state.turns.seat
    price = state.settings.for_seat("hint_prices", seat)
    total, debt = paid(state.collected[seat], state.debts[seat], price)
    after = changed(state, collected=_with(state.collected, seat, total), debts=_with(state.debts, seat, debt))
    return Transition(after, (HintTaken(seat, price, total),))


def end_turn(state: MentalState, events: tuple[Event, ...]) -> Transition[MentalState]:
    """Return the state in which the next seat is due, or the end of the game."""
    after = changed(state, idle=state.idle + 1)
    events = (*events, TurnEnded(state.turns.seat))
    ending = _ending_between_turns(after)
    if ending is not None:
        return _ended(after, ending, events)
    turns = state.turns.passed_on()
    return Transition(
        changed(after, turns=turns, step=Step.ROLL, faces=(), target=0), (*events, TurnStarted(turns.seat, turns.round))
    )


def _ending_at_once(state: MentalState, seat: int) -> str | None:
    if any(state.left(continent) == 0 for continent in Continent):
        return "stack_empty"
    agreed = state.settings.number("cards")
    return "cards" if agreed and state.collected[seat] >= agreed else None


def _ending_between_turns(state: MentalState) -> str | None:
    if state.time_called:
        return "time"
    turns, agreed = state.turns, state.settings.number("rounds")
    round_over = turns.number % turns.seats == 0
    stuck = state.idle >= IDLE_TURNS
    return "rounds" if round_over and ((agreed and turns.round >= agreed) or stuck) else None


def _ended(state: MentalState, ending: str, events: tuple[Event, ...]) -> Transition[MentalState]:
    figures = state.collected
    winners = tuple(seat for seat, figure in enumerate(figures) if figure == max(figures))
    outcome = Outcome(ending, winners, figures)
    return Transition(changed(state, step=Step.OVER, outcome=outcome), (*events, GameEnded(outcome)))


def _solved(tally: Tally, cards: int) -> Tally:
    index = cards - USE.start
    return replace(tally, solved_with=_with(tally.solved_with, index, tally.solved_with[index] + 1))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
