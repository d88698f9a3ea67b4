"""Hold no remainder and mental arithmetic against their figures: ``python -m tests.benchmarks.quick_games [--quick]``.

No remainder: full clears of random and of planned play; deals made on purpose, each replayed by its own solution; the
fewest remaining cards of every divisor; the time of the exact hint. Mental arithmetic: the solver beside a search
without short cuts; the targets of many rolls; games to the end. Times are of this process only.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from time import process_time
from typing import Any, TypeAlias

import numpy as np

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, simulate
from quiclo_game.rules.calculation import Dialect
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Rolled, RollRequest
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.mental_arithmetic import MentalArithmetic
from quiclo_game.rules.mental_solving import TARGET_SET, rollable_targets, target_of
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.remainder_deal import make_clearable
from quiclo_game.rules.remainder_divisor import fewest_remaining, meaning_of
from quiclo_game.rules.remainder_pairs import PairRule
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.rules.solver import solve
from tests.remainder_table import RemainderTable, shuffled_stacks
from tests.rules.brute_force import operate
from tests.rules.test_remainder_deal import cards_left
from tests.rules.test_remainder_divisor import counted_fewest

REMAINDER, MENTAL = NoRemainder(), MentalArithmetic()
AT_RANDOM = {2: 0.795, 5: 0.747, 6: 0.695, 9: 0.66, 12: 0.593, 18: 0.466}
"""Full clears of random play, from independent simulations."""
NEARLY_ALWAYS = (2, 5, 6, 9, 12)
"""Divisors by which play from the tallest stacks clears at least 99 %."""
DEAL_DIVISORS = (1, 2, 3, 4, 5, 6, 8, 9, 12, 18, 24, 29, 7, 10)
HINT_DIVISORS = (2, 5, 7, 12, 18, 24, 29, 36, 72)
DEAL_MS, HINT_MEDIAN_MS, HINT_MAX_MS = 1.0, 50.0, 300.0
_TARGETS = 100
_Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


def main() -> None:
    """Print every figure beside what it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of the games, few deals and hands")
    quick = parser.parse_args().quick
    print_clears(400 if quick else 2000)
    print_deals(200 if quick else 10_000)
    print_divisors()
    print_hints(4 if quick else 40)
    print_games(50 if quick else 400)
    print_rolls(100_000)
    print_solver(5 if quick else 300, 1 if quick else 20)


# ---- no remainder ------------------------------------------------------------------------------------------------


def print_clears(games: int) -> None:
    """Print full clears of random play and of play from the tallest stacks."""
    print(f"no remainder, alone, shuffled at random: full clears of {games} games a line")
    for divisor, wanted in AT_RANDOM.items():
        easy, strong = (_clears(divisor, strength, games) for strength in (Strength.EASY, Strength.STRONG))
        tall = "wanted ≥ 99 %" if divisor in NEARLY_ALWAYS else "no wish"
        print(f"  by {divisor:2}: any pair {easy:6.1%} (wanted {wanted:.1%} ± 2.5), tallest {strong:6.1%} ({tall})")


def _clears(divisor: int, strength: Strength, games: int) -> float:
    settings = settle(REMAINDER.options, {"divisor": str(divisor), "deal": "random"})
    ratio = simulate(Plan(REMAINDER.key, games, 1, strength, settings, 1)).measures["full_clears"]
    return ratio.total / ratio.count


def print_deals(deals: int) -> None:
    """Replay deals made on purpose; print how many fail and how long one takes."""
    print(
        f"{deals} deals made on purpose a divisor, replayed by their own solutions (wanted: none fails, ≤ {DEAL_MS} ms)"
    )
    for divisor in DEAL_DIVISORS:
        rule = PairRule(divisor)
        fewest, failed, spent = fewest_remaining(rule), 0, 0.0
        for seed in range(deals):
            stacks = shuffled_stacks(seed)
            started = process_time()
            deal = make_clearable(stacks, rule)
            spent += process_time() - started
            failed += cards_left(deal, divisor) != fewest
        print(f"  by {divisor:2}: {failed} fail to reach {fewest}, {1000 * spent / deals:.3f} ms")


def print_divisors() -> None:
    """Print for how many divisors the stated fewest differs from a direct count, and which can be cleared."""
    wrong = [divisor for divisor in range(1, 301) if fewest_remaining(PairRule(divisor)) != counted_fewest(divisor)]
    clearable = [divisor for divisor in range(1, 301) if meaning_of(PairRule(divisor)).clearable]
    print(f"fewest remaining of the divisors 1–300: {len(wrong)} differ from a direct count; clearable: {clearable}")


def print_hints(games: int) -> None:
    """Print how long the exact hint takes from positions of random play, and what it comes to."""
    times: list[float] = []
    verdicts: Counter[Verdict] = Counter()
    for state in _positions(games):
        started = process_time()
        verdicts[ClearSearch(state).finish()] += 1
        times.append(1000 * (process_time() - started))
    told = ", ".join(f"{number} {verdict.value}" for verdict, number in verdicts.items())
    print(f"exact hint over {len(times)} positions: {told}")
    median = statistics.median(times)
    print(f"  median {median:.1f} ms (wanted ≤ {HINT_MEDIAN_MS}), longest {max(times):.0f} ms (wanted ≤ {HINT_MAX_MS})")


def _positions(games: int) -> Iterator[RemainderState]:
    for divisor in HINT_DIVISORS:
        for deal in ("clearable", "random"):
            for seed in range(games):
                table, lots = RemainderTable(seed=seed, divisor=str(divisor), deal=deal), Lots(seed)
                while table.state.outcome is None:
                    if len(table.state.taken) % 15 == 0:
                        yield table.state
                    legal = REMAINDER.legal(table.state, 0)
                    table.act(0, legal[lots.below(len(legal))])


# ---- both --------------------------------------------------------------------------------------------------------


def print_games(games: int) -> None:
    """Print how games between bots end, and how many of them are played in a second."""
    modes: tuple[Mode[Any], ...] = (REMAINDER, MENTAL)
    for mode in modes:
        for seats in (1, 2, 3, 4, 5, 6):
            for strength in (Strength.MEDIUM,) if seats != 2 else tuple(Strength):
                plan = Plan(mode.key, games, seats, strength, settle(mode.options, {}, seats), 1)
                started = process_time()
                pool = simulate(plan)
                speed = games / (process_time() - started)
                print(f"  {mode.key}, {seats} × {strength.value}: {pool.endings}, {speed:.0f} games a second")


# ---- mental arithmetic -------------------------------------------------------------------------------------------


def print_rolls(rolls: int) -> None:
    """Print which targets came up in many rolls."""
    chance = SeededChance(1)
    seen = set()
    for _ in range(rolls):
        answer = chance.answer(RollRequest(TARGET_SET))
        assert isinstance(answer, Rolled)
        seen.add(target_of(answer.faces))
    print(f"{rolls} rolls: {len(seen)} different targets (wanted 78), foreign ones: {seen - set(rollable_targets())}")


def print_solver(hands: int, hands_of_five: int) -> None:
    """Print how often the solver differs from the plain search, and which share of targets few cards solve."""
    few = Counter[int]()
    for count in (2, 3, 4, 5):
        number = hands_of_five if count == 5 else hands
        differences = 0
        for seed in range(number):
            hand = _hand(seed)
            plain = _Plain(hand).targets(count)
            use = range(count, count + 1)
            found = set(solve(hand, dialect=Dialect.GROUPED, targets=range(_TARGETS), use=use).counts)
            differences += len(plain ^ found)
            few[count] += len(plain)
        share = few[count] / number / _TARGETS
        print(f"exactly {count} cards: {differences} differences in {number} hands × 100 targets; {share:.1%} solvable")


def _hand(seed: int) -> tuple[int, ...]:
    lots = Lots(seed)
    return tuple(card for continent in Continent for card in lots.shuffled(tuple(continent.cards))[:2])


class _Plain:
    """Everything that some cards come to, by joining any two groups of them with any operator."""

    def __init__(self, hand: tuple[int, ...]) -> None:
        self._hand = hand
        self._known: dict[frozenset[int], frozenset[int]] = {}

    def targets(self, count: int) -> set[int]:
        """Return the numbers from 0 to 99 that exactly so many of the cards come to."""
        found: set[int] = set()
        for cards in combinations(self._hand, count):
            if count < 5:
                found |= {value for value in self._values(frozenset(cards)) if value < _TARGETS}
            else:
                self._add_targets_of(frozenset(cards), found)
        return found

    def _values(self, cards: frozenset[int]) -> frozenset[int]:
        known = self._known.get(cards)
        if known is None:
            known = cards if len(cards) == 1 else frozenset(self._joined(cards))
            self._known[cards] = known
        return known

    def _joined(self, cards: frozenset[int]) -> Iterator[int]:
        for one, other in _splits(cards):
            for left in self._values(one):
                for right in self._values(other):
                    for sign in "+-*/":
                        for first, second in ((left, right), (right, left)):
                            value = operate(first, sign, second)
                            if value is not None:
                                yield value

    def _add_targets_of(self, cards: frozenset[int], found: set[int]) -> None:
        """The same for the last level, on whole arrays: only what is below 100 is wanted."""
        for one, other in _splits(cards):
            small, large = sorted((self._values(one), self._values(other)), key=len)
            many = np.array(sorted(large), dtype=np.int64)
            for value in small:
                for results in _array_results(many, value):
                    found |= set(results[results < _TARGETS].tolist())


def _splits(cards: frozenset[int]) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    first, *others = sorted(cards)
    for size in range(len(others)):
        for chosen in combinations(others, size):
            one = frozenset((first, *chosen))
            yield one, cards - one


def _array_results(many: _Numbers, value: int) -> Iterator[_Numbers]:
    yield many + value
    yield many * value
    yield np.abs(many - value)
    if value:
        yield many[many % value == 0] // value
    divisors = many[many > 0]
    yield value // divisors[value % divisors == 0]


if __name__ == "__main__":
    main()
