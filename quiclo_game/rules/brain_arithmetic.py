"""The calculations of brain training: six D12, no parentheses, with what the table's settings allow.

Source: gehirntraining.txt, sections 3 and 4; that one die alone may count is the setting ``lone_die`` [house].
"""

from __future__ import annotations

from functools import lru_cache

from quiclo_game.rules.brain_state import BrainState
from quiclo_game.rules.calculation import Calculation, Dialect, Operator
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.judging import judge
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.roll_table import roll_table
from quiclo_game.rules.solver import Solution, solve


def allowed_operators(settings: Settings) -> frozenset[Operator]:
    """Return the operators that the table plays with."""
    return _operators(settings["operators"])


def allowed_use(settings: Settings) -> range:
    """Return how many dice a calculation may use."""
    return range(1 if settings.is_on("lone_die") else 2, NUMBER_DICE + 1)


def judge_attempt(state: BrainState, card: int, calculation: str) -> Rejection | None:
    """Return what is wrong with a calculation (compact form) for a target of this turn, or ``None``."""
    return _verdict(state.roll, card, calculation, state.settings["operators"], allowed_use(state.settings))


def reachable_cards(roll: tuple[int, ...], settings: Settings, cards: tuple[int, ...]) -> frozenset[int]:
    """Return those of the cards that a roll reaches.

    With all four operators the table of rolls knows it, for one die alone as well: it never changes what is reachable.
    """
    if len(settings["operators"]) == len(Operator):
        return roll_table().reached_among(roll, cards)
    return frozenset(_solution(roll, settings["operators"], allowed_use(settings), cards).counts)


def fewest_dice(state: BrainState, card: int) -> int:
    """Return how few dice reach a target of this turn, 0 if no number of them does."""
    cards = tuple(target.card for target in state.targets)
    counts = _solution(state.roll, state.settings["operators"], allowed_use(state.settings), cards).counts
    return counts.get(card, 0)


def best_calculation(state: BrainState, card: int) -> str:
    """Return, in compact form, the calculation that a person would like best for a reachable target of this turn."""
    cards = tuple(target.card for target in state.targets)
    best = _solution(state.roll, state.settings["operators"], allowed_use(state.settings), cards).best(card)
    if best is None:
        raise ValueError(f"{card} cannot be reached with {state.roll}")
    return best.encode()


@lru_cache(maxsize=64)
def _verdict(roll: tuple[int, ...], card: int, calculation: str, operators: str, use: range) -> Rejection | None:
    """Judge one attempt; checking an action and carrying it out both ask."""
    try:
        attempt = Calculation.decode(calculation)
    except ValueError:
        return Rejection(Reason.UNREADABLE, position=0)
    verdict = judge(attempt, roll, target=card, dialect=Dialect.FLAT, use=use, operators=_operators(operators))
    return verdict if isinstance(verdict, Rejection) else None


@lru_cache(maxsize=16)
def _operators(signs: str) -> frozenset[Operator]:
    return frozenset(Operator(sign) for sign in signs)


@lru_cache(maxsize=64)
def _solution(roll: tuple[int, ...], operators: str, use: range, cards: tuple[int, ...]) -> Solution:
    """Solve the targets of one turn; the same turn is asked about again by the rules, the bots and the hints."""
    return solve(roll, dialect=Dialect.FLAT, targets=cards, use=use, operators=_operators(operators))
