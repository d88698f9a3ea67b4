"""Calculations worked out a second time, by code that shares nothing with the game's own: exact fractions throughout.

Flat dialect only: no parentheses, × and ÷ before + and −, equal rank from left to right, no step below zero, no step
that is no whole number.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction


class WrongStepError(ValueError):
    """A step that the rules do not allow."""


def flat_value(text: str, dice: Sequence[int]) -> int:
    """Return what ``3 × 4 + 5`` comes to when every die may be used once.

    Raises ``WrongStepError`` where a step is not allowed or a die is missing.
    """
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    signs = re.findall(r"[+−×÷]", text)
    if len(numbers) != len(signs) + 1 or Counter(numbers) - Counter(dice):
        raise WrongStepError(text)
    terms = [[Fraction(numbers[0])]]
    between: list[str] = []
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign in "×÷":
            terms[-1].append(Fraction(number) if sign == "×" else Fraction(1, number))
        else:
            between.append(sign)
            terms.append([Fraction(number)])
    value = _product(terms[0])
    for sign, term in zip(between, terms[1:], strict=True):
        value = _whole(value + _product(term) if sign == "+" else value - _product(term))
    return int(value)


def _product(factors: Sequence[Fraction]) -> Fraction:
    value = factors[0]
    for factor in factors[1:]:
        value = _whole(value * factor)
    return value


def _whole(value: Fraction) -> Fraction:
    if value.denominator != 1 or value < 0:
        raise WrongStepError(str(value))
    return value
