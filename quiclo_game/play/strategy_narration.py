"""What happened in a game of strategy, as a sentence for the move log; hidden cards are never named."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.combination import Laid, LayEquations, LayFormula, LayProgression, read_row
from quiclo_game.rules.events import Event, GameEnded
from quiclo_game.rules.strategy_events import (
    AdviceBought,
    CardsDealt,
    CardsReturned,
    CardsShown,
    CardsSwapped,
    CombinationLaid,
    Decider,
    FinalDecided,
    FinalLost,
    FinalRolled,
    FinalScored,
    FinalScoringBegun,
    FinalSolved,
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
    TimeCalled,
    TimeRanOut,
    VoteCast,
)
from quiclo_game.rules.writing import Notation, write


def narrate_strategy(event: Event, names: Sequence[str], words: Words, notation: Notation) -> str | None:
    """Return the sentence for an event of strategy, or ``None`` for one that it does not tell itself."""
    teller = _Teller(names, words, notation)
    return teller.turn(event) or teller.swap(event) or teller.combination(event) or teller.end(event)


def write_laid(laid: Laid, notation: Notation = Notation.CROSS) -> str:
    """Return a combination as people read it: its equations, its progression, or only its cards."""
    match laid:
        case LayEquations(rows):
            equations = (read_row(row, "+-*/") for row in rows)
            return "; ".join(equation.written(notation) for equation in equations if equation is not None)
        case LayFormula(cards, left, right):
            sides = (write(Calculation.decode(side), cards, notation) for side in (left, right))
            return " = ".join(sides)
        case LayProgression(cards):
            return ", ".join(map(str, cards))
        case _:
            return ", ".join(map(str, sorted(laid.cards)))


class _Teller:
    """Says events in one language, with the names of the players."""

    def __init__(self, names: Sequence[str], words: Words, notation: Notation) -> None:
        self._names = names
        self._words = words
        self._notation = notation

    def turn(self, event: Event) -> str | None:
        """Return the sentence for what happens around a target."""
        words, names = self._words, self._names
        match event:
            case CardsDealt(each):
                return words("log.strategy.dealt", count=each)
            case CardsShown(seat, cards):
                return words("log.strategy.shown", name=names[seat], cards=_listed(cards))
            case TargetDrawn(seat, _, card):
                return words("log.strategy.drawn", name=names[seat], card=card)
            case NumbersRolled(seat, _, faces) | FinalRolled(seat, faces):
                return words("log.numbers_rolled", name=names[seat], faces=" ".join(map(str, faces)))
            case TargetWon(seat, card, calculation, faces):
                return words(
                    "log.strategy.won", name=names[seat], card=card, calculation=self._right(calculation, faces, card)
                )
            case TargetUnreachable(_, card):
                return words("log.strategy.unreachable", card=card)
            case TargetLost(seat, card, calculation, faces) | FinalLost(seat, card, calculation, faces):
                return self._lost("log.strategy.lost", seat, card, calculation, faces)
            case CardsReturned(seat, cards):
                return words("log.strategy.hint", name=names[seat], cards=_listed(cards))
            case LimitReached(seat, count):
                return words("log.strategy.limit", name=names[seat], count=count)
            case TimeRanOut(seat):
                return words("log.strategy.time_up", name=names[seat])
            case TimeCalled():
                return words("log.strategy.time_called")
            case _:
                return None

    def swap(self, event: Event) -> str | None:
        """Return the sentence for what happens around a swap."""
        words, names = self._words, self._names
        match event:
            case AdviceBought(seat):
                return words("log.strategy.advised", name=names[seat])
            case SwapChosen(seat, other, given, taken):
                return words("log.strategy.swap", name=names[seat], other=names[other], given=given, taken=taken)
            case CardsSwapped(seat, other, given, taken, calculation, faces):
                return words(
                    "log.strategy.swapped",
                    name=names[seat],
                    other=names[other],
                    given=given,
                    taken=taken,
                    calculation=self._right(calculation, faces, taken),
                )
            case SwapUnreachable(_, _, card):
                return words("log.strategy.swap_unreachable", card=card)
            case SwapFailed(seat, _, card, calculation, faces):
                return self._lost("log.strategy.swap_failed", seat, card, calculation, faces)
            case _:
                return None

    def combination(self, event: Event) -> str | None:
        """Return the sentence for what happens around a combination."""
        words, names = self._words, self._names
        match event:
            case CombinationLaid(seat, laid):
                return words("log.strategy.combination", name=names[seat], relation=write_laid(laid, self._notation))
            case RelationExplained(seat, cards):
                return words("log.strategy.explained", name=names[seat], cards=_listed(sorted(cards)))
            case VoteCast(seat, answer):
                return words(f"log.strategy.vote_{answer}", name=names[seat])
            case RelationRefused(_, agreed, objected):
                return words("log.strategy.refused", agreed=agreed, objected=objected)
            case _:
                return None

    def end(self, event: Event) -> str | None:
        """Return the sentence for what happens in the final scoring and at the end."""
        words, names = self._words, self._names
        match event:
            case FinalScoringBegun(ending):
                return words("log.strategy.final", why=words(f"results.ending.strategy.{ending}"))
            case FinalSolved(seat, card, calculation, faces):
                return words(
                    "log.target_solved", name=names[seat], card=card, calculation=self._right(calculation, faces, card)
                )
            case FinalScored(seat, succeeded, (), total):
                return words("log.strategy.scored_all", name=names[seat], cards=_listed(succeeded), total=total)
            case FinalScored(seat, succeeded, failed, total):
                return words(
                    "log.strategy.scored", name=names[seat], count=len(succeeded), failed=_listed(failed), total=total
                )
            case FinalDecided(decider, winners):
                return words(_DECIDERS[decider], name=all_named([names[seat] for seat in winners], words))
            case GameEnded(outcome):
                key = "log.strategy.game_drawn" if outcome.draw else "log.strategy.game_won"
                return words(key, name=all_named([names[seat] for seat in outcome.winners], words))
            case _:
                return None

    def _right(self, calculation: str, faces: Sequence[int], card: int) -> str:
        return f"{write(Calculation.decode(calculation), faces, self._notation)} = {card}"

    def _lost(self, key: str, seat: int, card: int, calculation: str, faces: Sequence[int]) -> str:
        """Say that something was given up, and how it would have gone, if it was rolled for at all."""
        if not calculation:
            return self._words(f"{key}_plain", name=self._names[seat], card=card)
        right = self._right(calculation, faces, card)
        return self._words(key, name=self._names[seat], card=card, calculation=right)


_DECIDERS = {
    Decider.ONLY_ONE: "log.strategy.decided_alone",
    Decider.HIGHEST_SUM: "log.strategy.decided_highest_sum",
    Decider.SMALLEST_SUM: "log.strategy.decided_smallest_sum",
    Decider.HIGHEST_CARD: "log.strategy.decided_highest_card",
}


def _listed(cards: Sequence[int]) -> str:
    return ", ".join(map(str, cards))
