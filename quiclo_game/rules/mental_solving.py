"""The calculations of mental arithmetic: two to five of the own twelve cards, with parentheses if the table has them.

Source: kopfrechnen.txt, "Die Zielzahl bestimmen" and "Die Rechnung"; the dialect is a setting [house].
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import prod
from typing import Final

from quiclo_game.rules.calculation import Calculation, Dialect, Operator
from quiclo_game.rules.dice import NUMBER_SIDES, DiceSet
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_state import USE
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.solver import Solution, solve

TARGET_SET: Final = DiceSet(3, NUMBER_SIDES)
_TWO_DIGITS: Final = 100
_AT_ONCE: Final = 4
"""So many needless cards are left out together as long as that works."""


def target_of(faces: Sequence[int]) -> int:
    """Return the number formed by the last two digits of the product: 0 to 99."""
    return prod(faces) % _TWO_DIGITS


@lru_cache(maxsize=1)
def rollable_targets() -> tuple[int, ...]:
    """Return every target that three D12 can make, ascending: 78 of the 100."""
    faces = range(1, NUMBER_SIDES + 1)
    return tuple(sorted({target_of(roll) for roll in combinations_with_replacement(faces, TARGET_SET.count)}))


def judge_attempt(hand: tuple[int, ...], target: int, calculation: str, settings: Settings) -> Rejection | None:
    """Return what is wrong with a calculation (compact form) for the target, or ``None``."""
    return _verdict(hand, target, calculation, settings["dialect"], settings["operators"])


def fewest_cards(hand: tuple[int, ...], target: int, settings: Settings) -> int:
    """Return how few of the cards reach the target, 0 if neither two nor up to five do."""
    return _solution(hand, target, USE, settings["dialect"], settings["operators"]).counts.get(target, 0)


def best_calculation(hand: tuple[int, ...], target: int, settings: Settings) -> str | None:
    """Return the calculation that a person would like best among those with the fewest cards, in compact form."""
    best = _solution(hand, target, USE, settings["dialect"], settings["operators"]).best(target)
    return None if best is None else best.encode()


def most_cards(hand: tuple[int, ...], target: int, settings: Settings) -> tuple[int, str]:
    """Return the largest number of cards that reaches the target and a calculation with it; 0 and no text if none."""
    for count in reversed(USE):
        calculation = calculation_with(hand, target, count, settings)
        if calculation is not None:
            return count, calculation
    return 0, ""


def calculation_with(
    hand: tuple[int, ...], target: int, count: int, settings: Settings, order: Sequence[int] = ()
) -> str | None:
    """Return a calculation with exactly so many cards, in compact form, or ``None`` where there is none.

    Cards are left out as long as the others still do, those of the places in ``order`` first; without an order the
    largest cards first, so that small ones are calculated with.
    """
    order = order or sorted(range(len(hand)), key=lambda place: -hand[place])
    dialect, operators = settings["dialect"], settings["operators"]

    def solution_of(kept: frozenset[int]) -> Solution:
        return _solution(
            tuple(hand[place] for place in sorted(kept)), target, range(count, count + 1), dialect, operators
        )

    kept = frozenset(range(len(hand)))
    if not solution_of(kept).counts:
        return None
    done, at_once = 0, _AT_ONCE
    while len(kept) > count:
        size = min(at_once, len(kept) - count)
        fewer = kept - frozenset(order[done : done + size])
        if solution_of(fewer).counts:
            kept, done = fewer, done + size
        elif size > 1:
            at_once = size // 2
        else:
            done += 1
    best = solution_of(kept).best(target)
    assert best is not None, "these very cards reach it"
    places = sorted(kept)
    return Calculation(tuple(places[token] if isinstance(token, int) else token for token in best.tokens)).encode()


@lru_cache(maxsize=64)
def _verdict(hand: tuple[int, ...], target: int, calculation: str, dialect: str, operators: str) -> Rejection | None:
    """Judge one attempt; checking an action and carrying it out both ask."""
    try:
        attempt = Calculation.decode(calculation)
    except ValueError:
        return Rejection(Reason.UNREADABLE, position=0)
    verdict = judge(
        attempt, hand, target=target, dialect=Dialect(dialect), use=USE, operators=frozenset(map(Operator, operators))
    )
    return verdict if isinstance(verdict, Rejection) else None


@lru_cache(maxsize=256)
def _solution(cards: tuple[int, ...], target: int, use: range, dialect: str, operators: str) -> Solution:
    """Solve for one target; rules, bots and hints ask about the same one again."""
    allowed = frozenset(map(Operator, operators))
    return solve(cards, dialect=Dialect(dialect), targets=(target,), use=use, operators=allowed)
