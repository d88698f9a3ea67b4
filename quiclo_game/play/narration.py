"""What happened, as a sentence for the move log; the words come from the locale."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quiclo_game.locale import Words, listed
from quiclo_game.locale.sentences import all_named, explain
from quiclo_game.play.handovers import Handover
from quiclo_game.play.match import Attempt, Move
from quiclo_game.play.mental_narration import narrate_mental
from quiclo_game.play.network_narration import narrate_network
from quiclo_game.play.remainder_narration import narrate_remainder
from quiclo_game.play.strategy_narration import narrate_strategy
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_state import (
    CardNotKept,
    CardWon,
    ContinentsRolled,
    NothingSelected,
    NumbersRolled,
    PointsScored,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TargetSolved,
    TargetUnreachable,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated
from quiclo_game.rules.events import Event, GameEnded, StarterDrawn, TurnStarted
from quiclo_game.rules.hints import HintTaken
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_state import MentalState
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.rules.strategy_state import StrategyState
from quiclo_game.rules.writing import Notation, write


def narrate(
    move: Move[Any], names: Sequence[str], words: Words, notation: Notation = Notation.CROSS
) -> tuple[str, ...]:
    """Return what a move did, one sentence for each event that needs words, in order."""
    own = _TELLERS.get(type(move.before))
    told = (
        (own and own(event, names, words, notation)) or _narrate_event(event, move, names, words, notation)
        for event in move.events
    )
    return tuple(sentence for sentence in told if sentence)


def tell(
    moves: Sequence[Move[Any]],
    attempts: Sequence[Attempt],
    names: Sequence[str],
    words: Words,
    notation: Notation = Notation.CROSS,
    handovers: Sequence[Handover] = (),
) -> tuple[str, ...]:
    """Return the move log of a game, oldest first: what every move did.

    In between stands what was calculated wrongly, and when a bot stood in for somebody.
    """
    told: list[str] = []
    beside: list[Handover | Attempt] = [*handovers, *attempts]
    waiting = sorted(beside, key=lambda one: one.moves)[::-1]

    def narrated(one: Handover | Attempt, state: Any) -> str:
        if isinstance(one, Handover):
            return words("log.stand_in" if one.to_bot else "log.back", name=names[one.seat])
        return narrate_attempt(one, state, names, words, notation)

    for index, move in enumerate(moves):
        while waiting and waiting[-1].moves <= index:
            told.append(narrated(waiting.pop(), move.before))
        told += narrate(move, names, words, notation)
    last = moves[-1].after if moves else None
    return (*told, *(narrated(one, last) for one in waiting[::-1]))


def narrate_attempt(
    attempt: Attempt, state: Any, names: Sequence[str], words: Words, notation: Notation = Notation.CROSS
) -> str:
    """Return what was tried and why it is wrong; ``state`` is the one in which it was tried."""
    name, why = names[attempt.seat], explain(attempt.rejection, words, notation)
    calculation = getattr(attempt.action, "calculation", "")
    hand = getattr(state, "hand", None)
    given = hand(attempt.seat) if callable(hand) else getattr(state, "roll", ())
    if not calculation or not given:
        return words("log.tried", name=name, why=why)
    tried = write(Calculation.decode(calculation), given, notation)
    return words("log.tried_calculation", name=name, calculation=tried, why=why)


_Teller = Callable[[Event, Sequence[str], Words, Notation], str | None]
_TELLERS: Mapping[type, _Teller] = {
    MentalState: narrate_mental,
    NetworkState: narrate_network,
    RemainderState: narrate_remainder,
    StrategyState: narrate_strategy,
}
"""Modes that tell some events in their own way, by the kind of their state."""


def _narrate_event(event: Event, move: Move[Any], names: Sequence[str], words: Words, notation: Notation) -> str | None:
    match event:
        case HintTaken(seat, price):
            return words("log.hint_taken", name=names[seat], count=price)
        case StarterDrawn(seat):
            return words("log.starter_drawn", name=names[seat])
        case TurnStarted(seat, number):
            return words("log.turn_started", name=names[seat], round=number)
        case ContinentsRolled(seat, _, continents) if continents:
            shown = listed(words(f"continent.{continent.name.lower()}") for continent in continents)
            return words("log.continents_rolled", name=names[seat], continents=shown)
        case NothingSelected(seat):
            return words("log.nothing_selected", name=names[seat])
        case TargetsDrawn(cards):
            return words("log.targets_drawn", cards=", ".join(map(str, cards)))
        case NumbersRolled(seat, faces):
            return words("log.numbers_rolled", name=names[seat], faces=" ".join(map(str, faces)))
        case TargetUnreachable(card):
            return words("log.target_unreachable", card=card)
        case TurnPassed(seat):
            return words("log.turn_passed", name=names[seat])
        case PointsScored(seat, points, total):
            return words("log.points_scored", name=names[seat], count=points, total=total)
        case CardWon(seat, card, 0):
            return words("log.card_won", name=names[seat], card=card)
        case CardWon(seat, card, replaced):
            return words("log.card_replaced", name=names[seat], card=card, replaced=replaced)
        case CardNotKept(seat, card):
            return words("log.card_not_kept", name=names[seat], card=card)
        case GameEnded(outcome):
            key = "log.game_drawn" if outcome.draw else "log.game_won"
            winners = all_named([names[seat] for seat in outcome.winners], words)
            return words(key, name=winners, score=max(outcome.scores))
        case TargetScored(seat, card):
            calculation = write_result(best_calculation(move.before, card), move.before.roll, notation)
            return words("log.target_solved", name=names[seat], card=card, calculation=calculation)
        case TimeRanOut(seat):
            return words("log.time_up", name=names[seat])
        case TargetRevealed(seat, card, found) if TimeRanOut(seat) in move.events:
            return words("log.target_shown", card=card, calculation=write_result(found, move.before.roll, notation))
        case TargetSolved() | TargetRevealed() | TargetMissed():
            calculation = write_result(event.calculation, move.before.roll, notation)
            return words(_TARGET_KEYS[type(event)], name=names[event.seat], card=event.card, calculation=calculation)
        case _:
            return None


_TARGET_KEYS = {
    TargetSolved: "log.target_solved",
    TargetRevealed: "log.target_revealed",
    TargetMissed: "log.target_missed",
}


def write_result(calculation: str, operands: Sequence[int], notation: Notation = Notation.CROSS) -> str:
    """Return a right calculation (compact form) with its result: ``3 × 4 + 5 = 17``."""
    right = Calculation.decode(calculation)
    verdict = judge(right, operands, dialect=Dialect.GROUPED)
    result = f" = {verdict.value}" if isinstance(verdict, Evaluated) else ""
    return write(right, operands, notation) + result
