"""The pad with parentheses takes them only where they make sense, and closes them by itself."""

from __future__ import annotations

from quiclo_game.rules.calculation import Operator, Parenthesis
from quiclo_game.scenes.strategy.pad import GroupedPad

ALL = frozenset(Operator)


def test_parentheses_open_before_numbers_and_close_behind_them() -> None:
    pad = GroupedPad(6, ALL, parentheses=True)
    assert pad.press_parenthesis(Parenthesis.OPEN)
    assert not pad.press_operator(Operator.PLUS)
    assert not pad.press_parenthesis(Parenthesis.CLOSE)
    assert pad.press_die(0)
    assert not pad.press_parenthesis(Parenthesis.OPEN)
    assert pad.press_operator(Operator.PLUS)
    assert pad.press_die(1)
    assert pad.whole.encode() == "(a+b)"
    assert pad.press_parenthesis(Parenthesis.CLOSE)
    assert pad.press_operator(Operator.TIMES)
    assert not pad.complete
    assert pad.press_die(2)
    assert pad.complete
    assert pad.whole.encode() == "(a+b)*c"


def test_a_table_without_parentheses_takes_none() -> None:
    pad = GroupedPad(6, ALL, parentheses=False)
    assert not pad.press_parenthesis(Parenthesis.OPEN)
    assert pad.press_die(0)
    assert not pad.takes_parenthesis(Parenthesis.CLOSE)
