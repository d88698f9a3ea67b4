"""Hints for mental arithmetic, and its sentences."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.locale import Words
from quiclo_game.play.hints import Grade
from quiclo_game.play.match import Move
from quiclo_game.play.mental_hints import mental_hint
from quiclo_game.play.mental_narration import write_product
from quiclo_game.play.narration import narrate
from quiclo_game.rules.calculation import Operator, Step
from quiclo_game.rules.chance import Rolled
from quiclo_game.rules.mental_solving import judge_attempt
from quiclo_game.rules.mental_state import CallTime, Pass, Roll, TimeUp
from quiclo_game.rules.seats import CHANCE, Actor
from quiclo_game.rules.writing import Notation
from tests.mental_table import MentalTable

NAMES = ("Mia", "Ben")
TOPS = {1: (3, 8), 2: (30, 47), 3: (50, 64), 4: (80, 95), 5: (100, 119), 6: (125, 144)}


# ---- hints -------------------------------------------------------------------------------------------------------


def test_a_hint_gives_away_a_little_more_with_every_grade() -> None:
    table = MentalTable(1, TOPS)
    table.roll(24)
    possible, cards, first, whole = (mental_hint(table.state, 0, grade) for grade in Grade)

    assert (possible.count, possible.operands, possible.step, possible.calculation) == (2, (), None, "")
    assert (cards.count, cards.operands, cards.step) == (2, (0, 1), None)
    assert first.step == Step(3, Operator.TIMES, 8, 24, 1)
    assert first.calculation == ""
    assert whole.calculation == "a*b"


@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_hint_can_be_about_more_cards_than_are_needed(count: int) -> None:
    table = MentalTable(1, TOPS)
    table.roll(24)
    hint = mental_hint(table.state, 0, Grade.SOLUTION, count)

    assert (hint.count, len(hint.operands)) == (count, count)
    assert judge_attempt(table.hand, 24, hint.calculation, table.state.settings) is None


def test_where_nothing_reaches_the_target_the_hint_says_so() -> None:
    table = MentalTable(1, TOPS, operators="*")
    table.roll(97)

    for grade in Grade:
        hint = mental_hint(table.state, 0, grade)
        assert (hint.count, hint.operands, hint.step, hint.calculation) == (0, (), None, "")


# ---- the move log ------------------------------------------------------------------------------------------------


def told(table: MentalTable, action: Any, words: Words, actor: Actor | None = None) -> tuple[str, ...]:
    before, acting = table.state, table.seat if actor is None else actor
    events = table.act(acting, action)
    return narrate(Move(acting, action, before, table.state, events), NAMES, words)


def test_the_product_is_written_as_it_grows() -> None:
    assert write_product((4, 7, 12)) == ("4 × 7 = 28", "28 × 12 = 336", "4 × 7 × 12 = 336")
    assert write_product((4, 7, 12), Notation.DOT)[-1] == "4 · 7 · 12 = 336"


def test_a_turn_is_told_in_german(german: Words) -> None:
    table = MentalTable(2, TOPS)
    table.act(0, Roll())

    assert told(table, Rolled((4, 7, 12)), german, CHANCE) == ("Mia würfelt 4 × 7 × 12 = 336. Das Ziel ist 36.",)
    assert told(table, table.solving("80-47+3"), german) == (
        "Mia trifft die 36: 80 − 47 + 3 = 36",
        "Mia bekommt 3 Karten und hat jetzt 3.",
        "Runde 1: Ben ist dran.",
    )
    table.roll(24)
    assert told(table, Pass(), german)[0] == "Ben findet nichts für die 24."


def test_time_is_told(words: Words) -> None:
    table = MentalTable(2, TOPS, minutes="5", think_seconds="30")
    table.roll(24)

    assert told(table, CallTime(), words) == (words("log.mental.time_called"),)
    assert told(table, TimeUp(), words)[0] == words("log.mental.time_up", name="Mia")


def test_the_end_is_told_for_a_winner_a_draw_and_one_who_practised(english: Words) -> None:
    won = MentalTable(2, TOPS, rounds="1")
    won.roll(24)
    won.solve("3*8")
    won.roll(24)
    assert told(won, Pass(), english)[-1] == "Mia wins with 2 cards."

    drawn = MentalTable(2, TOPS, rounds="1")
    drawn.pass_on()
    drawn.roll(24)
    assert told(drawn, Pass(), english)[-1] == "A draw: Mia and Ben with 0 cards each."

    alone = MentalTable(1, TOPS, rounds="1")
    alone.roll(24)
    assert told(alone, alone.solving("3*8"), english)[-1] == "Mia has collected 2 cards."
