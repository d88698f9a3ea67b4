"""The calculations of strategy: six D12, one to six of them, in the dialect and with the operators of the table.

Source: strategie.txt, "Der Spielzug"; that there are no parentheses is the setting ``dialect`` [house].
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from quiclo_game.rules.calculation import Calculation, Dialect, Operator
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.judging import judge
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.solver import Solution, solve

_USE: Final = range(1, NUMBER_DICE + 1)


def judge_attempt(roll: tuple[int, ...], card: int, calculation: str, settings: Settings) -> Rejection | None:
    """Return what is wrong with a calculation (compact form) for a card, or ``None``."""
    return _verdict(roll, card, calculation, settings["dialect"], settings["operators"])


def reachable_cards(roll: tuple[int, ...], settings: Settings, cards: tuple[int, ...]) -> frozenset[int]:
    """Return those of the cards that a roll reaches."""
    return frozenset(_solution(roll, cards, settings["dialect"], settings["operators"]).counts)


def fewest_dice(roll: tuple[int, ...], card: int, settings: Settings) -> int:
    """Return how few dice reach a card, 0 if no number of them does."""
    return _solution(roll, (card,), settings["dialect"], settings["operators"]).counts.get(card, 0)


def best_calculation(roll: tuple[int, ...], card: int, settings: Settings) -> str:
    """Return, in compact form, the calculation that a person would like best for a reachable card.

    Raises ``ValueError`` for a card that cannot be reached.
    """
    best = _solution(roll, (card,), settings["dialect"], settings["operators"]).best(card)
    if best is None:
        raise ValueError(f"{card} cannot be reached with {roll}")
    return best.encode()


@lru_cache(maxsize=64)
def _verdict(roll: tuple[int, ...], card: int, calculation: str, dialect: str, operators: str) -> Rejection | None:
    """Judge one attempt; checking an action and carrying it out both ask."""
    try:
        attempt = Calculation.decode(calculation)
    except ValueError:
        return Rejection(Reason.UNREADABLE, position=0)
    verdict = judge(
        attempt, roll, target=card, dialect=Dialect(dialect), use=_USE, operators=frozenset(map(Operator, operators))
    )
    return verdict if isinstance(verdict, Rejection) else None


@lru_cache(maxsize=128)
def _solution(roll: tuple[int, ...], cards: tuple[int, ...], dialect: str, operators: str) -> Solution:
    """Solve some cards for one roll; rules, bots and hints ask about the same ones again."""
    return solve(roll, dialect=Dialect(dialect), targets=cards, use=_USE, operators=frozenset(map(Operator, operators)))
