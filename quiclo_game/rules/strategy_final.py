"""The final scoring of strategy: six cards each in secret, one common roll, and who wins by it.

Source: strategie.txt, "Spielende und Schlusswertung"; that the program judges is the setting ``final`` [house].
"""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.rules.combination import SIZE
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_arithmetic import best_calculation, reachable_cards
from quiclo_game.rules.strategy_events import (
    Decider,
    FinalDecided,
    FinalLost,
    FinalRolled,
    FinalScored,
    FinalScoringBegun,
    FinalSolved,
    SixChosen,
)
from quiclo_game.rules.strategy_state import NO_CARD, Staked, Status, Step, StrategyState

STAKE = SIZE
"""So many cards every seat chooses."""


def decide(sixes: Sequence[Sequence[int]], succeeded: Sequence[bool]) -> tuple[tuple[Seat, ...], Decider]:
    """Return who wins the final scoring, several for a draw, and by what.

    ``sixes`` are the seats' cards, ``succeeded`` whether a seat calculated all of its own.
    """
    through = [seat for seat, made in enumerate(succeeded) if made]
    if len(through) == 1:
        return (through[0],), Decider.ONLY_ONE
    seats = through or range(len(sixes))
    sums = {seat: sum(sixes[seat]) for seat in seats}
    wanted = max(sums.values()) if through else min(sums.values())
    tied = [seat for seat in seats if sums[seat] == wanted]
    if len(tied) == 1:
        return (tied[0],), Decider.HIGHEST_SUM if through else Decider.SMALLEST_SUM
    highest = max(max(sixes[seat]) for seat in tied)
    return tuple(seat for seat in tied if max(sixes[seat]) == highest), Decider.HIGHEST_CARD


def begin(state: StrategyState, ending: str, events: tuple[Event, ...]) -> Transition[StrategyState]:
    """Return the state in which everyone chooses six cards, because a game without a combination is over."""
    chosen: tuple[tuple[int, ...], ...] = ((),) * state.turns.seats
    after = changed(
        state,
        step=Step.CHOOSE_SIX,
        closing=ending,
        choices=chosen,
        target=NO_CARD,
        won=NO_CARD,
        wanted=NO_CARD,
        roll=(),
    )
    return Transition(after, (*events, FinalScoringBegun(ending)))


def choose(
    state: StrategyState, seat: Seat, cards: Sequence[int], events: tuple[Event, ...]
) -> Transition[StrategyState]:
    """Return what a seat's secret choice leads to: the roll, once all have chosen."""
    choices = (*state.choices[:seat], tuple(sorted(cards)), *state.choices[seat + 1 :])
    step = Step.ROLL_FINAL if all(choices) else Step.CHOOSE_SIX
    return Transition(changed(state, choices=choices, step=step), (*events, SixChosen(seat)))


def roll_fell(state: StrategyState, faces: tuple[int, ...]) -> Transition[StrategyState]:
    """Return what the common roll leads to: the end, or everyone calculating."""
    staked = tuple(card for six in state.choices for card in six)
    reached = reachable_cards(faces, state.settings, staked)
    good = Status.OPEN if state.settings["final"] == "people" else Status.SOLVED
    stakes = tuple(
        tuple(Staked(card, good if card in reached else Status.UNREACHABLE) for card in six) for six in state.choices
    )
    after = changed(state, step=Step.CALCULATE_FINAL, roll=faces, stakes=stakes)
    return _ended_if_done(after, (FinalRolled(state.turns.seat, faces, state.choices),))


def solve(state: StrategyState, seat: Seat, card: int, calculation: str) -> Transition[StrategyState]:
    """Return what calculating one of the six cards leads to."""
    solved = FinalSolved(seat, card, calculation, state.roll)
    return _ended_if_done(_closed(state, seat, card, Status.SOLVED), (solved,))


def give_up(
    state: StrategyState, seat: Seat, cards: Sequence[int], events: tuple[Event, ...] = ()
) -> Transition[StrategyState]:
    """Return what giving up some of the six cards leads to."""
    for card in cards:
        right = best_calculation(state.roll, card, state.settings)
        events += (FinalLost(seat, card, right, state.roll),)
        state = _closed(state, seat, card, Status.LOST)
    return _ended_if_done(state, events)


def open_stakes(state: StrategyState, seat: Seat) -> tuple[int, ...]:
    """Return the cards that a seat still has to calculate in the final scoring."""
    if not state.stakes:
        return ()
    return tuple(staked.card for staked in state.stakes[seat] if staked.status is Status.OPEN)


def succeeded(state: StrategyState, seat: Seat) -> bool:
    """Say whether a seat has calculated all of its six cards."""
    return all(staked.status is Status.SOLVED for staked in state.stakes[seat])


def _closed(state: StrategyState, seat: Seat, card: int, status: Status) -> StrategyState:
    own = tuple(Staked(card, status) if staked.card == card else staked for staked in state.stakes[seat])
    return changed(state, stakes=(*state.stakes[:seat], own, *state.stakes[seat + 1 :]))


def _ended_if_done(state: StrategyState, events: tuple[Event, ...]) -> Transition[StrategyState]:
    """Return the decided game once no card is open any more."""
    seats = range(state.turns.seats)
    if any(open_stakes(state, seat) for seat in seats):
        return Transition(state, events)
    winners, decider = decide(state.choices, [succeeded(state, seat) for seat in seats])
    outcome = Outcome(state.closing, winners, tuple(hand.count for hand in state.hands))
    over = changed(state, step=Step.OVER, outcome=outcome)
    scored = (_scored(state, seat) for seat in seats)
    return Transition(over, (*events, *scored, FinalDecided(decider, winners), GameEnded(outcome)))


def _scored(state: StrategyState, seat: Seat) -> FinalScored:
    good = tuple(staked.card for staked in state.stakes[seat] if staked.status is Status.SOLVED)
    bad = tuple(staked.card for staked in state.stakes[seat] if staked.status is not Status.SOLVED)
    return FinalScored(seat, good, bad, sum(state.choices[seat]))
