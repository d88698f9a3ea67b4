"""What happened in the card network, as a sentence for the move log; hidden cards are never named."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named
from quiclo_game.rules.events import Event, GameEnded, Outcome
from quiclo_game.rules.network_state import (
    CardDrawn,
    CardsDealt,
    CardsPlaced,
    HintDrawn,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.writing import Notation


def narrate_network(event: Event, names: Sequence[str], words: Words, notation: Notation) -> str | None:
    """Return the sentence for an event of the card network, or ``None`` for one that it does not tell itself."""
    match event:
        case CardsDealt(each, start_cards):
            return words("log.network.dealt", count=each, cards=", ".join(map(str, start_cards)))
        case CardsPlaced(seat, line):
            first, second = sorted((line.near, line.far))
            equation = line.equation.written(notation)
            return words(
                "log.network.placed",
                name=names[seat],
                first=first,
                second=second,
                target=line.target,
                equation=equation,
            )
        case TimeRanOut(seat):
            return words("log.network.time_up", name=names[seat])
        case CardDrawn(seat):
            return words("log.network.drawn", name=names[seat])
        case HintDrawn(seat, cards):
            return words("log.network.hint", name=names[seat], count=len(cards))
        case TurnPassed(seat):
            return words("log.network.passed", name=names[seat])
        case GameEnded(outcome):
            return _narrate_end(outcome, names, words)
        case _:
            return None


def _narrate_end(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    winners = all_named([names[seat] for seat in outcome.winners], words)
    if outcome.ending == "hand_empty":
        return words("log.network.won", name=winners)
    key = "log.network.drawn_game" if outcome.draw else "log.network.won_blocked"
    return words(key, name=winners, count=min(outcome.scores))
