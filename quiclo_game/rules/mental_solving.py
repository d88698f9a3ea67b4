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
    solution = _solve(hand, _usable_places(hand, target, settings), target, USE, settings)
    return 0 if solution is None else solution.counts.get(target, 0)


def best_calculation(hand: tuple[int, ...], target: int, settings: Settings) -> str | None:
    """Return the calculation that a person would like best among those with the fewest cards, in compact form."""
    places = _usable_places(hand, target, settings)
    solution = _solve(hand, places, target, USE, settings)
    best = None if solution is None else solution.best(target)
    return None if best is None else _placed(best, places)


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
    use = range(count, count + 1)
    kept = _usable_places(hand, target, settings)
    if not _reaches(hand, kept, target, use, settings):
        return None
    given = order or sorted(range(len(hand)), key=lambda place: -hand[place])
    left_out = [place for place in given if place in kept]
    done, at_once = 0, _AT_ONCE
    while len(kept) > count:
        size = min(at_once, len(kept) - count)
        fewer = tuple(place for place in kept if place not in left_out[done : done + size])
        if _reaches(hand, fewer, target, use, settings):
            kept, done = fewer, done + size
        elif size > 1:
            at_once = size // 2
        else:
            done += 1
    solution = _solve(hand, kept, target, use, settings)
    best = None if solution is None else solution.best(target)
    assert best is not None, "these very cards reach it"
    return _placed(best, kept)


def _usable_places(hand: tuple[int, ...], target: int, settings: Settings) -> tuple[int, ...]:
    """Return the places of the cards that can be part of a calculation, as far as few operators tell at once.

    Without minus and division nothing ever gets smaller. Without plus and minus a prime factor that no other card has
    stays in the result; and nothing ever comes to 0.
    """
    operators = frozenset(map(Operator, settings["operators"]))
    places = tuple(range(len(hand)))
    if operators.isdisjoint((Operator.MINUS, Operator.OVER)):
        places = tuple(place for place in places if hand[place] <= target)
    if operators.isdisjoint((Operator.PLUS, Operator.MINUS)):
        places = places if target else ()
        before: tuple[int, ...] = ()
        while places != before:
            before = places
            places = tuple(place for place in before if not _stands_out(hand, place, before, target))
    return places


def _stands_out(hand: tuple[int, ...], place: int, places: Sequence[int], target: int) -> bool:
    """Say whether a card has a prime factor that neither the target nor any other of the cards has."""
    return any(
        target % prime and all(hand[other] % prime for other in places if other != place)
        for prime in _primes_of(hand[place])
    )


@lru_cache(maxsize=256)
def _primes_of(number: int) -> tuple[int, ...]:
    return tuple(
        factor
        for factor in range(2, number + 1)
        if number % factor == 0 and all(factor % low for low in range(2, factor))
    )


def _placed(calculation: Calculation, places: Sequence[int]) -> str:
    """Return the compact form of a calculation over the cards at some places, named by their places in the hand."""
    return Calculation(
        tuple(places[token] if isinstance(token, int) else token for token in calculation.tokens)
    ).encode()


def _reaches(hand: tuple[int, ...], places: Sequence[int], target: int, use: range, settings: Settings) -> bool:
    solution = _solve(hand, places, target, use, settings)
    return solution is not None and target in solution.counts


def _solve(
    hand: tuple[int, ...], places: Sequence[int], target: int, use: range, settings: Settings
) -> Solution | None:
    """Solve with the cards at some places; ``None`` where they are too few."""
    if len(places) < use.start:
        return None
    cards = tuple(hand[place] for place in places)
    return _solution(cards, target, use, settings["dialect"], settings["operators"])


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


# One of them takes up to 200 kB, so no more are kept than a turn asks about.
@lru_cache(maxsize=32)
def _solution(cards: tuple[int, ...], target: int, use: range, dialect: str, operators: str) -> Solution:
    """Solve for one target; rules, bots and hints ask about the same one again."""
    allowed = frozenset(map(Operator, operators))
    return solve(cards, dialect=Dialect(dialect), targets=(target,), use=use, operators=allowed)
