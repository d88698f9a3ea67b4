"""The turn of strategy, step by step: target, calculation, swap, combination, vote, and what ends it.

Source: strategie.txt, "Der Spielzug", "Kartentausch", "Mathematische Kombination". Every function takes an action as
checked and returns what it leads to.
"""

from __future__ import annotations

from typing import Final, TypeVar

from quiclo_game.rules import strategy_final
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import Laid, LayAloud, cards_of
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled, TurnEnded, TurnStarted
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_arithmetic import best_calculation, reachable_cards
from quiclo_game.rules.strategy_events import (
    AdviceBought,
    CardsDealt,
    CardsShown,
    CardsSwapped,
    CombinationLaid,
    LimitReached,
    NumbersRolled,
    RelationExplained,
    RelationRefused,
    SwapChosen,
    SwapFailed,
    SwapUnreachable,
    TargetDrawn,
    TargetLost,
    TargetUnreachable,
    TargetWon,
    VoteCast,
)
from quiclo_game.rules.strategy_state import NO_CARD, Ballot, Hand, Step, StrategyState, Tally

T = TypeVar("T")

FIRST_CARDS: Final = 6
"""So many cards every seat is dealt, one from each stack [house]."""
SHOWN: Final = 3
"""So many of the first cards every seat lays open."""
Next = Transition[StrategyState]


def deal(state: StrategyState, stacks: tuple[tuple[int, ...], ...]) -> Next:
    """Give every seat the top card of each stack [house], hidden for the time being."""
    seats = state.turns.seats
    hands = tuple(Hand(hidden=tuple(sorted(stack[seat] for stack in stacks))) for seat in range(seats))
    dealt = changed(state, step=Step.SHOW_CARDS, hands=hands, stacks=tuple(stack[seats:] for stack in stacks))
    return Transition(dealt, (StacksShuffled(), CardsDealt(len(stacks))))


def show(state: StrategyState, seat: Seat, cards: tuple[int, ...], events: tuple[Event, ...] = ()) -> Next:
    """Lay three cards of a seat open; once all seats have, the first turn begins."""
    hidden = tuple(card for card in state.hands[seat].hidden if card not in cards)
    hands = _with(state.hands, seat, Hand(tuple(sorted(cards)), hidden))
    events = (*events, CardsShown(seat, tuple(sorted(cards))))
    if not all(hand.open for hand in hands):
        return Transition(changed(state, hands=hands), events)
    started = TurnStarted(state.turns.seat, state.turns.round)
    return Transition(changed(state, hands=hands, step=Step.CHOOSE_STACK), (*events, started))


def draw_target(state: StrategyState, continent: Continent) -> Next:
    """Turn up the top card of a stack."""
    card, *rest = state.stacks[continent - 1]
    after = changed(
        state,
        step=Step.ROLL_TARGET,
        target=card,
        stacks=_with(state.stacks, continent - 1, tuple(rest)),
        tallies=_tallied(state, Tally(drawn=1)),
    )
    return Transition(after, (TargetDrawn(state.turns.seat, continent, card, len(rest)),))


def roll_fell(state: StrategyState, faces: tuple[int, ...]) -> Next:
    """Take the dice that fell for the target or for a swap; what cannot be reached ends the attempt."""
    seat, card = state.turns.seat, state.calculated
    rolled = NumbersRolled(seat, card, faces)
    swapping = state.step is Step.SWAP_FALLS
    if card in reachable_cards(faces, state.settings, (card,)):
        step = Step.CALCULATE_SWAP if swapping else Step.CALCULATE
        tallies = state.tallies if swapping else _tallied(state, Tally(reachable=1))
        return Transition(changed(state, step=step, roll=faces, tallies=tallies), (rolled,))
    after = changed(state, roll=faces)
    if swapping:
        return Transition(_swap_over(after), (rolled, SwapUnreachable(seat, _other(state), card)))
    return Transition(_died(after), (rolled, TargetUnreachable(seat, card)))


def solve(state: StrategyState, calculation: str) -> Next:
    """Win the target, or carry the swap out."""
    seat = state.turns.seat
    if state.step is Step.CALCULATE_SWAP:
        return _swapped(state, calculation)
    hidden = state.settings["won_cards"] == "hidden"
    hand = state.hand.with_card(state.target, hidden=hidden)
    after = changed(
        state,
        step=Step.FINISH,
        target=NO_CARD,
        won=state.target,
        hands=_with(state.hands, seat, hand),
        tallies=_tallied(state, Tally(won=1)),
    )
    won = TargetWon(seat, state.target, calculation, state.roll, hand.count, hidden)
    return Transition(after, (won, LimitReached(seat, hand.count)) if after.full else (won,))


def give_up(state: StrategyState) -> Next:
    """Lose the target, or the swap."""
    after, event = _given_up(state)
    return Transition(after, (event,))


def ask_advice(state: StrategyState) -> Next:
    """Give up the swap of this turn for a hint [house]."""
    return Transition(changed(state, advised=True), (AdviceBought(state.turns.seat),))


def choose_swap(state: StrategyState, card: int) -> Next:
    """Single out another player's open card."""
    after = changed(
        state, step=Step.ROLL_SWAP, wanted=card, swap_tried=True, roll=(), tallies=_tallied(state, Tally(tried=1))
    )
    return Transition(after, (SwapChosen(state.turns.seat, _other(after), state.won, card),))


def lay(state: StrategyState, laid: Laid) -> Next:
    """Win with a combination, or have the others vote on a relation explained aloud."""
    seat = state.turns.seat
    if isinstance(laid, LayAloud):
        ballot = Ballot(laid.cards, ("",) * state.turns.seats, state.step)
        after = changed(state, step=Step.VOTE, ballot=ballot, voted=True)
        return Transition(after, (RelationExplained(seat, laid.cards),))
    return _won(state, laid, ())


def vote(state: StrategyState, seat: Seat, answer: str, events: tuple[Event, ...] = ()) -> Next:
    """Count an answer; the last one decides: someone must agree, and nobody object."""
    ballot = state.ballot
    assert ballot is not None, "checked before"
    answers = _with(ballot.answers, seat, answer)
    events = (*events, VoteCast(seat, answer))
    if sum(map(bool, answers)) < state.turns.seats - 1:
        return Transition(changed(state, ballot=changed(ballot, answers=answers)), events)
    agreed, objected = answers.count("agree"), answers.count("object")
    after = changed(state, step=ballot.back, ballot=None)
    if agreed and not objected:
        return _won(after, LayAloud(ballot.cards), events)
    return Transition(after, (*events, RelationRefused(state.turns.seat, agreed, objected)))


def end(state: StrategyState, events: tuple[Event, ...] = ()) -> Next:
    """Hand on to the next seat, or go on to the final scoring."""
    events = (*events, TurnEnded(state.turns.seat))
    ending = ending_after(state)
    if ending is not None:
        return strategy_final.begin(state, ending, events)
    turns = state.turns.passed_on()
    after = changed(
        state,
        turns=turns,
        step=Step.CHOOSE_STACK,
        target=NO_CARD,
        roll=(),
        won=NO_CARD,
        wanted=NO_CARD,
        swap_tried=False,
        advised=False,
        voted=False,
    )
    return Transition(after, (*events, TurnStarted(turns.seat, turns.round)))


def break_off(state: StrategyState, events: tuple[Event, ...]) -> Next:
    """End a turn wherever it stands: what is being calculated is lost."""
    if state.calculated:
        state, lost = _given_up(state)
        events = (*events, lost)
    return end(state, events)


def ending_after(state: StrategyState) -> str | None:
    """Return the ending that holds once the turn is over, if any."""
    if state.full:
        return "card_limit"
    if state.time_over:
        return "time"
    return None if any(state.stacks) else "stacks_empty"


# ---- parts -------------------------------------------------------------------------------------------------------


def _swapped(state: StrategyState, calculation: str) -> Next:
    seat, other, given, taken = state.turns.seat, _other(state), state.won, state.wanted
    hands = _with(state.hands, seat, state.hand.replaced(given, taken))
    hands = _with(hands, other, hands[other].replaced(taken, given))
    after = changed(_swap_over(state), hands=hands, tallies=_tallied(state, Tally(swapped=1)))
    return Transition(after, (CardsSwapped(seat, other, given, taken, calculation, state.roll),))


def _given_up(state: StrategyState) -> tuple[StrategyState, Event]:
    """Return the state without what was being calculated, and what was lost."""
    seat, card, faces = state.turns.seat, state.calculated, state.roll
    right = best_calculation(faces, card, state.settings) if faces else ""
    if state.wanted:
        return _swap_over(state), SwapFailed(seat, _other(state), card, right, faces)
    return _died(state), TargetLost(seat, card, right, faces)


def _died(state: StrategyState) -> StrategyState:
    return changed(state, step=Step.FINISH, dead=(*state.dead, state.target), target=NO_CARD)


def _swap_over(state: StrategyState) -> StrategyState:
    return changed(state, step=Step.FINISH, wanted=NO_CARD)


def _other(state: StrategyState) -> Seat:
    """Return whose card is wanted for a swap."""
    owner = state.owner_of_open(state.wanted)
    assert owner is not None, "checked before"
    return owner


def _won(state: StrategyState, laid: Laid, events: tuple[Event, ...]) -> Next:
    seat = state.turns.seat
    outcome = Outcome("combination", (seat,), tuple(hand.count for hand in state.hands))
    over = changed(state, step=Step.OVER, combination=laid, outcome=outcome)
    shown = CombinationLaid(seat, laid, tuple(sorted(cards_of(laid))))
    return Transition(over, (*events, shown, TurnEnded(seat), GameEnded(outcome)))


def _tallied(state: StrategyState, gain: Tally) -> tuple[Tally, ...]:
    seat = state.turns.seat
    return _with(state.tallies, seat, state.tallies[seat] + gain)


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
