"""Judge a calculation step by step: its value and steps, or the first thing that is wrong, with its numbers.

The rules are those of rules.md, "Calculations": a step that goes negative, does not come out or divides by zero is
refused where it happens; parentheses first, then × and ÷, then + and −, equal rank from left to right.
"""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.rules.calculation import (
    ALL_OPERATORS,
    Calculation,
    Dialect,
    Evaluated,
    Operator,
    Parenthesis,
    Step,
    Token,
)
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.writing import write_step


def judge(
    calculation: Calculation,
    operands: Sequence[int],
    *,
    target: int | None = None,
    dialect: Dialect = Dialect.FLAT,
    use: range | None = None,
    operators: frozenset[Operator] = ALL_OPERATORS,
) -> Evaluated | Rejection:
    """Return what the calculation comes to, or why it is refused.

    ``target`` is the wanted value (``None``: any), ``use`` the allowed numbers of operands (``None``: any). Where
    several things are wrong, form comes first, then the choice of operands, then the steps, then the result. The
    ``position`` of a rejection counts tokens here.
    """
    wrong = (
        _misshapen(calculation.tokens, dialect)
        or _misused(calculation, operands, use)
        or _forbidden(calculation.tokens, operators)
    )
    if wrong is not None:
        return wrong
    outcome = _calculate([operands[token] if isinstance(token, int) else token for token in calculation.tokens])
    if isinstance(outcome, Evaluated) and target is not None and outcome.value != target:
        return Rejection(Reason.WRONG_RESULT, value=outcome.value, target=target)
    return outcome


def judge_so_far(calculation: Calculation, operands: Sequence[int]) -> Evaluated | Rejection | None:
    """Return what an unfinished calculation comes to at the moment, or ``None`` while there is nothing to calculate.

    Operators and parentheses still waiting for a number at the end are left aside; open parentheses are taken as
    closed. A rejection here is no verdict: ``3 − 6`` can still become ``3 − 6 ÷ 2``.
    """
    tokens = list(calculation.tokens)
    while tokens and (isinstance(tokens[-1], Operator) or tokens[-1] is Parenthesis.OPEN):
        tokens.pop()
    if not tokens:
        return None
    opened = tokens.count(Parenthesis.OPEN) - tokens.count(Parenthesis.CLOSE)
    tokens += [Parenthesis.CLOSE] * opened
    return judge(Calculation(tuple(tokens)), operands, dialect=Dialect.GROUPED)


def _misshapen(tokens: Sequence[Token], dialect: Dialect) -> Rejection | None:
    """Return where the order of the tokens makes no calculation."""
    depth = 0
    number_next = True
    for position, token in enumerate(tokens):
        if isinstance(token, Parenthesis) and dialect is Dialect.FLAT:
            return Rejection(Reason.PARENTHESES_NOT_ALLOWED, position=position)
        opens = isinstance(token, int) or token is Parenthesis.OPEN
        if opens is not number_next:
            return Rejection(Reason.UNREADABLE, position=position)
        if isinstance(token, Parenthesis):
            depth += 1 if opens else -1
            if depth < 0:
                return Rejection(Reason.UNREADABLE, position=position)
        else:
            number_next = isinstance(token, Operator)
    if number_next or depth:
        return Rejection(Reason.UNREADABLE, position=len(tokens))
    return None


def _misused(calculation: Calculation, operands: Sequence[int], use: range | None) -> Rejection | None:
    """Return which operand is not there or used twice, or by how many there are too few or too many."""
    used: set[int] = set()
    for place in calculation.operands:
        if not 0 <= place < len(operands):
            return Rejection(Reason.UNKNOWN_OPERAND)
        if place in used:
            return Rejection(Reason.OPERAND_REUSED, operand=operands[place])
        used.add(place)
    if use is not None and len(used) < min(use):
        return Rejection(Reason.TOO_FEW_OPERANDS, value=len(used), limit=min(use))
    if use is not None and len(used) > max(use):
        return Rejection(Reason.TOO_MANY_OPERANDS, value=len(used), limit=max(use))
    return None


def _forbidden(tokens: Sequence[Token], operators: frozenset[Operator]) -> Rejection | None:
    for position, token in enumerate(tokens):
        if isinstance(token, Operator) and token not in operators:
            return Rejection(Reason.OPERATOR_NOT_ALLOWED, position=position)
    return None


class _Level:
    """What stands between two parentheses: numbers and the operators between them with their places."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.operators: list[tuple[Operator, int]] = []


def _calculate(tokens: Sequence[Token]) -> Evaluated | Rejection:
    """Return the value of well-formed tokens in which every ``int`` is the number itself; never recursive."""
    steps: list[Step] = []
    levels = [_Level()]
    for place, token in enumerate(tokens):
        if isinstance(token, int):
            levels[-1].numbers.append(token)
        elif isinstance(token, Operator):
            levels[-1].operators.append((token, place))
        elif token is Parenthesis.OPEN:
            levels.append(_Level())
        else:
            value = _settle(levels.pop(), steps)
            if isinstance(value, Rejection):
                return value
            levels[-1].numbers.append(value)
    value = _settle(levels.pop(), steps)
    return value if isinstance(value, Rejection) else Evaluated(value, tuple(steps))


def _settle(level: _Level, steps: list[Step]) -> int | Rejection:
    """Return the value of one level, its steps added to ``steps``: × and ÷ from the left, then + and −."""
    numbers, operators = level.numbers, level.operators
    for tighter in (True, False):
        kept_numbers, kept_operators = numbers[:1], []
        for (operator, place), right in zip(operators, numbers[1:], strict=True):
            if operator.binds_tighter is not tighter:
                kept_numbers.append(right)
                kept_operators.append((operator, place))
                continue
            left = kept_numbers[-1]
            value = operate(left, operator, right)
            if isinstance(value, Rejection):
                return value
            steps.append(Step(left, operator, right, value, place))
            kept_numbers[-1] = value
        numbers, operators = kept_numbers, kept_operators
    return numbers[0]


def operate(left: int, operator: Operator, right: int) -> int | Rejection:
    """Return what one operation on whole numbers ≥ 0 comes to, or why it is refused."""
    if operator is Operator.PLUS:
        return left + right
    if operator is Operator.TIMES:
        return left * right
    step = write_step(left, operator, right)
    if operator is Operator.MINUS:
        return left - right if left >= right else Rejection(Reason.NEGATIVE, step=step, value=left - right)
    if right == 0:
        return Rejection(Reason.DIVISION_BY_ZERO, step=step)
    if left % right:
        return Rejection(Reason.INEXACT_DIVISION, step=step, remainder=left % right)
    return left // right
