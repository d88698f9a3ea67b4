"""Hints for a hand in four grades: it can be done, which two cards, at which card of the network, the whole line."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.play.hints import Grade
from quiclo_game.rules.network_moves import Placement, placements
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.network_triples import triple_counts
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.network.choice import Choice


@dataclass(frozen=True, slots=True)
class Advice:
    """What a hint gives away: how many ``ways`` there are, and what its grade adds to that."""

    grade: Grade
    ways: int
    cards: tuple[int, ...] = ()
    target: int = 0


def advice_for(view: NetworkState, seat: Seat, choice: Choice, grade: Grade) -> Advice:
    """Return the hint of a grade from what a seat may see; it agrees with what is chosen already, where that can be.

    Among several ways it points out the one that gets rid of the cards that are hardest to lay.
    """
    found = placements(view, seat)
    if not found:
        return Advice(Grade.POSSIBLE, 0)
    counts = triple_counts(view.settings["operators"])

    def cost(item: Placement) -> tuple[int, int, int]:
        fit = item.fit
        strange = len(set(choice.cards) - {fit.low, fit.high}) + (choice.target not in (0, fit.target))
        return strange, counts[fit.low] + counts[fit.high], -fit.high

    best = min(found, key=cost)
    cards = best.orders[0] if grade >= Grade.OPERANDS else ()
    return Advice(grade, len(found), cards, best.fit.target if grade >= Grade.FIRST_STEP else 0)
