"""Written calculations as the tokens that an equation is drawn from: ``"3 × 4 = 12"`` becomes numbers and signs."""

from __future__ import annotations

import re

_TOKEN = re.compile(r"\d+|[+−×÷=()]")


def tokens_of(calculation: str) -> tuple[str, ...]:
    """Return the numbers, operators and parentheses of a calculation written with × and ÷."""
    return tuple(_TOKEN.findall(calculation))
