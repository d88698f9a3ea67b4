"""A calculation typed into one line: what may follow, and parentheses that stay balanced by themselves."""

from __future__ import annotations

import random

from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Operator, Parenthesis
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_tiles import Terms
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.scenes.mental.line_pad import LinePad

HAND = (14, 5, 36, 29, 71, 54, 85, 92, 108, 117, 130, 141)


def pad(text: str = "", *, parentheses: bool = True) -> LinePad:
    """Return a pad into which a calculation in compact form was typed."""
    made = LinePad(Terms(), parentheses=parentheses)
    for token in Calculation.decode(text).tokens:
        if isinstance(token, int):
            assert made.press_card(token) is True
        elif isinstance(token, Operator):
            assert made.press_operator(token)
        else:
            assert made.press_parenthesis(token)
    return made


def test_a_card_is_taken_once_and_only_where_a_number_is_wanted() -> None:
    line = pad("a+")
    assert line.press_card(0) is False
    assert line.press_card(1) is True
    assert line.press_card(2) is False
    assert line.used == (0, 1)


def test_an_operator_takes_the_place_of_the_one_before() -> None:
    line = pad("a+")
    assert line.press_operator(Operator.TIMES)
    assert line.line.encode() == "a*"


def test_nothing_but_a_number_or_a_parenthesis_begins() -> None:
    line = pad()
    assert not line.takes_operator(Operator.PLUS)
    assert line.takes_open
    assert not line.takes_close
    assert line.press_parenthesis(Parenthesis.OPEN)
    assert not line.takes_operator(Operator.PLUS)


def test_open_parentheses_close_by_themselves() -> None:
    line = pad("a*(b+(c-d")
    assert line.depth == 2
    whole = line.whole
    assert whole is not None
    assert whole.encode() == "a*(b+(c-d))"


def test_what_is_unfinished_cannot_be_checked() -> None:
    for text in ("", "a+", "a*(", "a*(b-"):
        assert pad(text).whole is None


def test_no_more_parentheses_are_closed_than_were_opened() -> None:
    line = pad("(a+b)")
    assert not line.press_parenthesis(Parenthesis.CLOSE)
    assert not line.press_parenthesis(Parenthesis.OPEN)


def test_a_table_without_parentheses_takes_none() -> None:
    line = pad("a+", parentheses=False)
    assert not line.takes_open
    assert not line.press_parenthesis(Parenthesis.OPEN)


def test_a_sixth_card_is_refused_with_the_reason() -> None:
    line = pad("a+b+c+d+e+")
    refused = line.press_card(5)
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.TOO_MANY_OPERANDS
    assert refused.limit == 5
    assert line.line.encode() == "a+b+c+d+e+"


def test_back_takes_one_sign_at_a_time() -> None:
    line = pad("a*(b")
    for expected in ("a*(", "a*", "a", ""):
        assert line.back()
        assert line.line.encode() == expected
    assert not line.back()


def test_whatever_is_pressed_the_whole_is_well_formed() -> None:
    dice = random.Random(4)
    for _ in range(300):
        line = LinePad(Terms(), parentheses=True)
        for _ in range(14):
            match dice.randrange(3):
                case 0:
                    line.press_card(dice.randrange(12))
                case 1:
                    line.press_operator(dice.choice(list(Operator)))
                case _:
                    line.press_parenthesis(dice.choice(list(Parenthesis)))
            whole = line.whole
            if whole is not None:
                verdict = judge(whole, HAND, dialect=Dialect.GROUPED)
                assert isinstance(verdict, Evaluated) or verdict.reason not in (
                    Reason.UNREADABLE,
                    Reason.OPERAND_REUSED,
                    Reason.UNKNOWN_OPERAND,
                )
