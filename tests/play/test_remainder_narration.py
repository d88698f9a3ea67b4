"""No remainder as it is told: every kind of event has its sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import explain
from quiclo_game.play.match import Move
from quiclo_game.play.narration import narrate
from quiclo_game.play.remainder_narration import write_fit
from quiclo_game.rules.remainder_deal import make_clearable
from quiclo_game.rules.remainder_pairs import PairRule
from quiclo_game.rules.remainder_state import Buzz, Pick, TimeUp
from quiclo_game.rules.writing import Notation
from tests.remainder_table import RemainderTable, shuffled_stacks

NAMES = ("Mia", "Ben")
TOPS = {1: (17, 1), 2: (32, 31), 3: (50, 51)}


def told(table: RemainderTable, seat: int, action: Any, words: Words) -> tuple[str, ...]:
    before = table.state
    events = table.act(seat, action)
    return narrate(Move(seat, action, before, table.state, events), NAMES, words)


def test_why_a_pair_is_valid_is_calculated_to_the_end() -> None:
    assert write_fit(PairRule(7).weigh(17, 32)) == "17 + 32 = 49 = 7 × 7"
    assert write_fit(PairRule(7).weigh(31, 17)) == "31 − 17 = 14 = 2 × 7"
    assert write_fit(PairRule(7).weigh(14, 21)) == "14 + 21 = 35 = 5 × 7; 21 − 14 = 7 = 1 × 7"
    assert write_fit(PairRule(7).weigh(17, 32), Notation.DOT) == "17 + 32 = 49 = 7 · 7"


def test_a_table_is_told_in_german(german: Words) -> None:
    table = RemainderTable(2, TOPS, None, divisor="7", think_seconds="5")

    assert told(table, 1, Buzz(1_000), german) == ("Ben meldet sich.",)
    assert told(table, 1, Pick(17, 50, 2_000), german) == (
        "Ben zeigt 17 und 50: 17 + 50 = 67, Rest 4; 50 − 17 = 33, Rest 5.",
    )
    told(table, 0, Buzz(3_000), german)
    assert told(table, 0, Pick(32, 17, 3_500), german) == ("Mia nimmt 17 und 32: 17 + 32 = 49 = 7 × 7",)
    aside = told(table, 0, TimeUp(8_500), german)
    assert len(aside) == 1
    assert aside[0].startswith("Die Zeit ist um, ")


def test_a_late_claim_and_a_new_game_are_told(words: Words) -> None:
    table = RemainderTable(2, TOPS, None, divisor="7")
    told(table, 0, Buzz(0), words)

    assert told(table, 0, TimeUp(8_000), words) == (words("log.remainder.expired", name="Mia"),)


@pytest.mark.parametrize(("divisor", "ending"), [("12", "cleared"), ("7", "best_possible")])
def test_the_end_of_a_game_alone_is_told(divisor: str, ending: str, words: Words) -> None:
    table = RemainderTable(seed=1, divisor=divisor, deal="clearable")
    *first, last = make_clearable(shuffled_stacks(1), PairRule(int(divisor))).solution
    table.play(first)
    sentences = told(table, 0, Pick(*last, 0), words)

    if ending == "cleared":
        assert sentences[1:] == (words("log.remainder.cleared", name="Mia"),)
    else:
        assert sentences[1:] == (words("log.remainder.no_pair", count=2), words("log.remainder.best_possible"))


def test_the_end_at_a_table_is_told(english: Words) -> None:
    table = RemainderTable(2, seed=1, divisor="1")
    sentences: tuple[str, ...] = ()
    number = 0
    while table.state.outcome is None:
        told(table, number % 2, Buzz(0), english)
        low, high = table.state.open_cards[:2]
        sentences = told(table, number % 2, Pick(low, high, 0), english)
        number += 1

    assert sentences[-1] == "A draw: Mia and Ben with 72 cards each."


def test_two_cards_that_do_not_fit_are_explained_with_both_remainders(german: Words) -> None:
    refusal = RemainderTable(tops={1: (17,), 2: (30,)}, divisor="7").refusal(Pick(17, 30, 0))

    assert refusal is not None
    assert explain(refusal, german).startswith("17 + 30 = 47, Rest 5; 30 − 17 = 13, Rest 6.")


def test_whoever_must_wait_reads_how_long(german: Words) -> None:
    table = RemainderTable(2, TOPS, None, divisor="7")
    table.buzz(0, 0)
    table.pick(17, 50)
    refusal = table.refusal(Buzz(1_200))

    assert refusal is not None
    assert explain(refusal, german).startswith("Du wartest noch 4 s")
