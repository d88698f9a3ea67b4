"""What happened in no remainder, as a sentence for the move log."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.events import Event, GameEnded, Outcome
from quiclo_game.rules.remainder_pairs import Weighing
from quiclo_game.rules.remainder_state import (
    CardsLaid,
    Claimed,
    ClaimExpired,
    ClaimMissed,
    NoPairLeft,
    PairSetAside,
    PairTaken,
)
from quiclo_game.rules.writing import Notation, sign, write_step


def narrate_remainder(event: Event, names: Sequence[str], words: Words, notation: Notation) -> str | None:
    """Return the sentence for an event of no remainder, or ``None`` for one that it does not tell itself."""
    match event:
        case CardsLaid(places):
            return words("log.remainder.laid", cards=", ".join(map(str, places)))
        case Claimed(seat):
            return words("log.remainder.claimed", name=names[seat])
        case PairTaken(seat, weighing):
            return words("log.remainder.taken", name=names[seat], **_figures(weighing, notation))
        case PairSetAside(weighing):
            return words("log.remainder.set_aside", **_figures(weighing, notation))
        case ClaimMissed(seat, weighing):
            return words(
                "log.remainder.missed",
                name=names[seat],
                first=weighing.first,
                second=weighing.second,
                sum=weighing.sum,
                sum_remainder=weighing.sum_remainder,
                difference=weighing.difference,
                difference_remainder=weighing.difference_remainder,
            )
        case ClaimExpired(seat):
            return words("log.remainder.expired", name=names[seat])
        case NoPairLeft(left) if left:
            return words("log.remainder.no_pair", count=left)
        case GameEnded(outcome):
            return _narrate_end(outcome, names, words)
        case _:
            return None


def write_fit(weighing: Weighing, notation: Notation = Notation.CROSS) -> str:
    """Return why a pair is valid, with both operations where both count: ``17 + 32 = 49 = 7 × 7``."""
    parts = []
    if weighing.sum_counts:
        parts.append(_write(weighing.first, Operator.PLUS, weighing.second, weighing.sum, weighing.divisor, notation))
    if weighing.difference_counts:
        difference = weighing.difference
        parts.append(_write(weighing.second, Operator.MINUS, weighing.first, difference, weighing.divisor, notation))
    return "; ".join(parts)


def _write(left: int, operator: Operator, right: int, result: int, divisor: int, notation: Notation) -> str:
    step = write_step(left, operator, right, notation)
    return f"{step} = {result} = {result // divisor} {sign(Operator.TIMES, notation)} {divisor}"


def _figures(weighing: Weighing, notation: Notation) -> dict[str, str | int | float]:
    return {"first": weighing.first, "second": weighing.second, "calculation": write_fit(weighing, notation)}


def _narrate_end(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    winners = all_named([names[seat] for seat in outcome.winners], words)
    if outcome.ending == "no_pair":
        key = "log.remainder.drawn_game" if outcome.draw else "log.remainder.won"
        return words(key, name=winners, count=max(outcome.scores))
    if outcome.ending == "cleared":
        return words("log.remainder.cleared", name=winners)
    return words(f"log.remainder.{outcome.ending}")
