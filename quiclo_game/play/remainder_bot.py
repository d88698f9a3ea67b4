"""How a bot plays no remainder: it sees easy pairs sooner than hard ones, and sooner the more of them lie open.

Every pair has its own mean time until it is seen, all run at once, and the first one seen counts. So times need no
memory: whoever was interrupted by another seat's claim looks on as if nothing had been.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.remainder_advice import Pair, fair_pair, pairs_among, valid_pairs
from quiclo_game.rules.remainder_pairs import PairRule, Weighing, pair_rule
from quiclo_game.rules.remainder_state import Buzz, Pick, RemainderState, Step
from quiclo_game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Skill:
    """What a strength can do: times in ms, chances from 0 to 1."""

    reaction: int
    """The shortest time in which anything is done."""
    pace: int
    """Mean time to see a pair, in percent of what its effort says."""
    slip: float
    """The chance that what was claimed turns out wrong."""
    plans: float
    """The chance to take, when alone, the pair from the tallest stacks instead of any."""


SKILLS: Final[Mapping[Strength, Skill]] = {
    Strength.EASY: Skill(reaction=1500, pace=180, slip=0.12, plans=0.0),
    Strength.MEDIUM: Skill(reaction=1100, pace=100, slip=0.05, plans=0.5),
    Strength.STRONG: Skill(reaction=800, pace=50, slip=0.01, plans=1.0),
}

_ROUND_DIVISORS: Final = frozenset({1, 2, 5, 10, 20, 25, 50, 100})
"""Divisors of which multiples are told by their last digits."""
_SPREAD: Final = (32, 98, 170, 247, 330, 421, 521, 631, 754, 894, 1056, 1247, 1485, 1797, 2262, 3466)
"""Waiting times of equal likelihood where the mean is 1000: the middles of sixteen parts, the same everywhere."""
_IN_TIME: Final = 0.8
"""A bot that has claimed picks within this part of the time it has."""


def sight_ms(weighing: Weighing, *, shown: bool) -> int:
    """Return the mean time in ms until a medium player among twelve cards sees this one valid pair.

    Equal remainders are seen sooner than two that make the divisor; without remainders on the cards the larger result
    takes longer, unless the divisor is one whose multiples show in the last digits.
    """
    if shown:
        size = min(weighing.divisor, 100)
        return 34_000 + 100 * size if weighing.difference_counts else 50_000 + 250 * size
    if weighing.divisor in _ROUND_DIVISORS:
        return 30_000
    result = weighing.difference if weighing.difference_counts else weighing.sum
    return 70_000 + 400 * result


class RemainderMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions."""

    def __init__(self, strength: Strength) -> None:
        """Play as well as ``strength`` says."""
        self._skill = SKILLS[strength]

    def decide(self, view: RemainderState, seat: Seat, lots: Lots) -> Thought:
        """Return the next buzz, or the pair that the bot has seen."""
        if view.step is Step.CLAIM:
            return self._pick_claimed(view, lots)
        wait = self._skill.reaction + _sightings(view).wait(lots) * self._skill.pace // 100
        if view.alone:
            return Thought(Pick(*self._choose(view, lots), view.clock + wait), wait)
        locked = view.lock.until if view.lock is not None and view.lock.seat == seat else 0
        at = max(view.clock + wait, locked)
        return Thought(Buzz(at), max(at - view.clock, 1))

    def _choose(self, view: RemainderState, lots: Lots) -> Pair:
        fair = fair_pair(view) if lots.happens(self._skill.plans) else None
        pairs = valid_pairs(view)
        return pairs[lots.below(len(pairs))] if fair is None else fair

    def _pick_claimed(self, view: RemainderState, lots: Lots) -> Thought:
        wait = self._skill.reaction * (75 + lots.below(51)) // 100
        if view.claim_ends is not None:
            wait = min(wait, int((view.claim_ends - view.clock) * _IN_TIME))
        pair = _sightings(view).seen(lots)
        if lots.happens(self._skill.slip):
            rule = pair_rule(view.settings)
            wrong = [pair for pair in combinations(sorted(view.open_cards), 2) if not rule.fits(*pair)]
            pair = wrong[lots.below(len(wrong))] if wrong else pair
        return Thought(Pick(*pair, view.clock + wait), max(wait, 1))


@dataclass(frozen=True, slots=True)
class Sightings:
    """The open pairs, each with how many times it is seen in a million ms."""

    pairs: tuple[Pair, ...]
    rates: tuple[int, ...]

    def wait(self, lots: Lots) -> int:
        """Return the ms until a medium player sees any of the pairs."""
        return 1000 * _SPREAD[lots.below(len(_SPREAD))] // sum(self.rates)

    def seen(self, lots: Lots) -> Pair:
        """Return the pair that was seen: easy ones more often."""
        left = lots.below(sum(self.rates))
        for pair, rate in zip(self.pairs, self.rates, strict=True):
            left -= rate
            if left < 0:
                return pair
        raise AssertionError("the rates add up")


def _sightings(view: RemainderState) -> Sightings:
    return _see(view.open_cards, pair_rule(view.settings), view.settings["remainders"] == "shown")


@lru_cache(maxsize=64)
def _see(cards: tuple[int, ...], rule: PairRule, shown: bool) -> Sightings:
    pairs, rates = pairs_among(rule, cards), _rates_of(rule, shown)
    return Sightings(pairs, tuple([rates[pair] for pair in pairs]))


@lru_cache(maxsize=8)
def _rates_of(rule: PairRule, shown: bool) -> _Rates:
    return _Rates(rule, shown)


class _Rates(dict[Pair, int]):
    """How many times each pair is seen in a million ms, worked out when it is first asked for."""

    def __init__(self, rule: PairRule, shown: bool) -> None:
        super().__init__()
        self._rule = rule
        self._shown = shown

    def __missing__(self, pair: Pair) -> int:
        rate = self[pair] = 1_000_000 // sight_ms(self._rule.weigh(*pair), shown=self._shown)
        return rate
