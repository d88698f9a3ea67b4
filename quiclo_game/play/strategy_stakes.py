"""Which six cards a bot stakes in the final scoring of strategy: the chance that all succeed against their sum.

Source: strategie.txt, "Spielende und Schlusswertung": of those who calculate all six the highest sum wins, and where
nobody does, the smallest.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from quiclo_game.play.players import Strength
from quiclo_game.play.strategy_odds import Odds, odds_of
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_final import STAKE
from quiclo_game.rules.strategy_state import FACE_DOWN, StrategyState

UNKNOWN: Final = (CARDS[0] + CARDS[-1]) // 2
"""What a hidden card of someone else counts: the middle of all cards."""
SPREAD: Final = 70.0
"""How far the sum of someone else's six cards may be off what one expects (standard deviation)."""
OTHERS_SUCCEED: Final = 0.75
"""How likely someone else's six cards all succeed."""


class Stake(NamedTuple):
    """Six cards, the chance that one roll reaches them all, and their sum."""

    cards: tuple[int, ...]
    chance: float
    total: int


def choose_stake(view: StrategyState, seat: Seat, strength: Strength) -> tuple[int, ...]:
    """Return the six cards that a bot of a strength stakes, ascending."""
    stakes = _stakes(view.hands[seat].cards, odds_of(view.settings))
    if strength is Strength.EASY:
        return max(stakes, key=lambda stake: (stake.chance, stake.total)).cards
    if strength is Strength.MEDIUM:
        return max(stakes, key=lambda stake: (stake.chance * stake.total, stake.total)).cards
    expected = [expected_sum(view, other) for other in range(view.turns.seats) if other != seat]
    return max(stakes, key=lambda stake: (chance_to_win(stake, expected), stake.total)).cards


def all_stakes(cards: Sequence[int], odds: Odds) -> Iterator[Stake]:
    """Yield every choice of six of the cards (ascending), those of low cards first, with its chance and its sum."""
    whole, reaching = odds.rolls, odds.reaching
    halves = [(*half, reaching[half[0]] & reaching[half[1]] & reaching[half[2]]) for half in combinations(cards, 3)]
    lowest = [half[0] for half in halves]
    for one, two, three, rolls in halves:
        for four, five, six, others in halves[bisect_right(lowest, three) :]:
            chance = (rolls & others).bit_count() / whole
            yield Stake((one, two, three, four, five, six), chance, one + two + three + four + five + six)


@lru_cache(maxsize=8)
def _stakes(cards: tuple[int, ...], odds: Odds) -> tuple[Stake, ...]:
    """Return all stakes of a hand; while several seats think, each is asked more than once."""
    return tuple(all_stakes(cards, odds))


def expected_sum(view: StrategyState, seat: Seat) -> int:
    """Return about what a seat stakes, judged by its open cards: its six highest, hidden ones taken as average."""
    cards = [card if card != FACE_DOWN else UNKNOWN for card in view.hands[seat].cards]
    return sum(sorted(cards)[-STAKE:])


def chance_to_win(stake: Stake, expected: Sequence[int]) -> float:
    """Return about how likely a stake wins against others of whom such sums are expected."""
    with_all = without = 1.0
    for other in expected:
        below = 0.5 * (1 + math.erf((stake.total - other) / (SPREAD * math.sqrt(2))))
        with_all *= 1 - OTHERS_SUCCEED + OTHERS_SUCCEED * below
        without *= (1 - OTHERS_SUCCEED) * (1 - below)
    return stake.chance * with_all + (1 - stake.chance) * without
