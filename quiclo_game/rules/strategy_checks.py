"""Why an action of strategy is refused, step by step; always with the cards and numbers that explain it.

Source: strategie.txt; rules.md §5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import Laid, LayAloud, LayEquations, LayFormula, LayProgression, Terms
from quiclo_game.rules.combination_judging import judge_laid
from quiclo_game.rules.contract import Action
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_arithmetic import judge_attempt
from quiclo_game.rules.strategy_final import STAKE
from quiclo_game.rules.strategy_hint import cards_for_hint
from quiclo_game.rules.strategy_state import (
    ANSWERS,
    NO_CARD,
    TURN_STEPS,
    AskAdvice,
    CallTime,
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Roll,
    ShowCards,
    Solve,
    Status,
    Step,
    StrategyState,
    Swap,
    TimeUp,
    Vote,
)
from quiclo_game.rules.strategy_turn import SHOWN

_ROLLS = (Step.ROLL_TARGET, Step.ROLL_SWAP, Step.ROLL_FINAL)
_WRONG_PHASE = Rejection(Reason.WRONG_PHASE)


def check_action(state: StrategyState, seat: Seat, action: Action) -> Rejection | None:
    """Return why a seat that may act may not do this, or ``None`` where it may."""
    match action:
        case Roll():
            return None if state.step in _ROLLS else _WRONG_PHASE
        case Solve(card, calculation):
            return _check_target(state, seat, card) or judge_attempt(state.roll, card, calculation, state.settings)
        case GiveUp(card):
            return _check_target(state, seat, card)
        case TimeUp():
            return None if state.settings.thinking_seconds(seat) else _WRONG_PHASE
        case CallTime():
            playing = state.step in TURN_STEPS or state.step is Step.VOTE
            agreed = state.settings.number("minutes") and not state.time_over
            return None if playing and agreed else _WRONG_PHASE
        case AskAdvice():
            return _check_advice(state)
        case TakeHint():
            return _check_hint(state, seat)
        case LayEquations() | LayFormula() | LayProgression() | LayAloud():
            return _check_laid(state, action) if state.step in TURN_STEPS else _WRONG_PHASE
        case _:
            return _check_at_step(state, seat, action)


def _check_at_step(state: StrategyState, seat: Seat, action: Action) -> Rejection | None:
    """Judge the actions that belong to one step alone."""
    match state.step, action:
        case Step.SHOW_CARDS, ShowCards(cards):
            return _check_choice(cards, state.hands[seat].cards, SHOWN)
        case Step.CHOOSE_SIX, ChooseSix(cards):
            return _check_choice(cards, state.hands[seat].cards, STAKE)
        case Step.CHOOSE_STACK, DrawTarget(continent):
            return _check_stack(state, continent)
        case Step.FINISH, Swap(card):
            return _check_swap(state, card)
        case Step.FINISH, EndTurn():
            return None
        case Step.VOTE, Vote(answer):
            return None if answer in ANSWERS else Rejection(Reason.UNREADABLE, position=0)
        case _:
            return _WRONG_PHASE


def _check_target(state: StrategyState, seat: Seat, card: int) -> Rejection | None:
    """Return why a seat cannot calculate this card now."""
    if state.step in (Step.CALCULATE, Step.CALCULATE_SWAP):
        return None if card == state.calculated else Rejection(Reason.UNKNOWN_TARGET, target=card)
    if state.step is not Step.CALCULATE_FINAL:
        return _WRONG_PHASE
    status = next((staked.status for staked in state.stakes[seat] if staked.card == card), None)
    if status is None:
        return Rejection(Reason.UNKNOWN_TARGET, target=card)
    return None if status is Status.OPEN else Rejection(Reason.TARGET_CLOSED, target=card)


def _check_choice(cards: Sequence[int], own: Collection[int], wanted: int) -> Rejection | None:
    """Return why cards are not so many different ones of the own."""
    for card, count in Counter(cards).items():
        if card not in own:
            return Rejection(Reason.NOT_YOUR_CARD, operand=card)
        if count > 1:
            return Rejection(Reason.OPERAND_REUSED, operand=card)
    return None if len(cards) == wanted else Rejection(Reason.CARD_COUNT, value=len(cards), limit=wanted)


def _check_stack(state: StrategyState, continent: int) -> Rejection | None:
    if not 1 <= continent <= len(Continent):
        return Rejection(Reason.UNREADABLE, position=0)
    return None if state.left(Continent(continent)) else Rejection(Reason.STACK_EMPTY)


def check_swap_left(state: StrategyState) -> Rejection | None:
    """Return why the seat whose turn it is cannot swap once it is done calculating, or ``None`` where it may."""
    if state.advised:
        return Rejection(Reason.SWAP_GIVEN)
    if state.won == NO_CARD or state.swap_tried:
        return Rejection(Reason.SWAP_OVER)
    if state.full:
        return Rejection(Reason.LIMIT_REACHED, limit=state.settings.number("card_limit"))
    return None


def _check_advice(state: StrategyState) -> Rejection | None:
    """Return why a hint cannot be had for the swap: there is none to give any more."""
    if state.settings["advice"] != "swap" or state.step not in TURN_STEPS or state.advised:
        return _WRONG_PHASE
    done = state.step is Step.FINISH or state.swap_tried
    return Rejection(Reason.NO_SWAP_LEFT) if done and check_swap_left(state) is not None else None


def _check_hint(state: StrategyState, seat: Seat) -> Rejection | None:
    price = state.settings.for_seat("hint_prices", seat)
    if not price:
        return _WRONG_PHASE
    return None if cards_for_hint(state, seat, price) else Rejection(Reason.HINT_UNPAID, limit=price)


def _check_swap(state: StrategyState, card: int) -> Rejection | None:
    rejection = check_swap_left(state)
    if rejection is not None:
        return rejection
    owner = state.owner_of_open(card)
    foreign = owner is not None and owner != state.turns.seat
    return None if foreign else Rejection(Reason.NO_SWAP_CARD, operand=card)


def _check_laid(state: StrategyState, laid: Laid) -> Rejection | None:
    if isinstance(laid, LayAloud):
        if not state.settings.is_on("vote"):
            return Rejection(Reason.OTHER_COMBINATION)
        if state.voted:
            return Rejection(Reason.VOTE_OVER)
    return judge_laid(laid, state.hand.cards, Terms.of(state.settings))
