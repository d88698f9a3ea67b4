"""The move log: every event that needs words has its sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.locale import Words
from quiclo_game.play.match import Move
from quiclo_game.play.narration import narrate, write_result
from quiclo_game.rules.brain_state import (
    CardNotKept,
    CardWon,
    ContinentsRolled,
    EndTurn,
    NothingSelected,
    NumbersRolled,
    PointsScored,
    Roll,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TargetSolved,
    TargetUnreachable,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.events import (
    Event,
    GameEnded,
    Outcome,
    StacksShuffled,
    StarterDrawn,
    TurnEnded,
    TurnStarted,
)
from quiclo_game.rules.writing import Notation
from tests.brain_table import BrainTable

NAMES = ("Mia", "Ben", "Robo 3")

TOLD: list[tuple[Event, str, str]] = [
    (StarterDrawn(1), "Ben beginnt.", "Ben begins."),
    (TurnStarted(0, 3), "Runde 3: Mia ist dran.", "Round 3: Mia to play."),
    (
        ContinentsRolled(0, (1, 6, 1), (Continent.EUROPE, Continent.AUSTRALIA)),
        "Mia würfelt: Europa, Australien/Ozeanien.",
        "Mia rolls: Europe, Australia/Oceania.",
    ),
    (
        NothingSelected(0),
        "Mia trifft keinen Kontinent und würfelt noch einmal.",
        "Mia hits no continent and rolls again.",
    ),
    (TargetsDrawn((24, 120)), "Ziele: 24, 120.", "Targets: 24, 120."),
    (
        NumbersRolled(1, (1, 2, 3, 4, 5, 12)),
        "Ben würfelt die Zahlen 1 2 3 4 5 12.",
        "Ben rolls the numbers 1 2 3 4 5 12.",
    ),
    (
        TargetUnreachable(144),
        "144 ist mit diesen Würfeln nicht erreichbar.",
        "144 cannot be reached with these dice.",
    ),
    (TargetSolved(0, 17, "c*d+e"), "Mia löst 17: 3 × 4 + 5 = 17", "Mia solves 17: 3 × 4 + 5 = 17"),
    (TargetScored(1, 17), "Ben löst 17: 3 × 4 + 5 = 17", "Ben solves 17: 3 × 4 + 5 = 17"),
    (
        TargetRevealed(0, 2, "f-d"),
        "Mia lässt 2 aufdecken: 6 − 4 = 2",
        "Mia has 2 revealed: 6 − 4 = 2",
    ),
    (
        TargetMissed(2, 3, "a+a", "f/b"),
        "Robo 3 verrechnet sich bei 3. So ging es: 6 ÷ 2 = 3",
        "Robo 3 miscalculates 3. It goes like this: 6 ÷ 2 = 3",
    ),
    (
        PointsScored(0, 5, 23),
        "Mia bekommt 5 Punkte und steht bei 23.",
        "Mia scores 5 points and stands at 23.",
    ),
    (
        PointsScored(0, 1, 24),
        "Mia bekommt 1 Punkt und steht bei 24.",
        "Mia scores 1 point and stands at 24.",
    ),
    (CardWon(0, 24, 0), "Mia gewinnt die Karte 24.", "Mia wins card 24."),
    (CardWon(0, 24, 5), "Mia ersetzt 5 durch 24.", "Mia replaces 5 by 24."),
    (
        CardNotKept(1, 4),
        "Ben behält die höheren Karten; 4 geht weg.",
        "Ben keeps the higher cards; 4 goes.",
    ),
    (TimeRanOut(0), "Die Zeit von Mia ist um.", "Mia runs out of time."),
    (
        TurnPassed(1),
        "Ben zieht keine Karte: Die Stapel sind leer.",
        "Ben draws no card: the stacks are empty.",
    ),
    (GameEnded(Outcome("points", (0,), (49, 30, 7))), "Mia gewinnt mit 49.", "Mia wins with 49."),
    (
        GameEnded(Outcome("stacks_empty", (0, 2), (30, 7, 30))),
        "Unentschieden: Mia und Robo 3 mit je 30.",
        "A draw: Mia and Robo 3 with 30 each.",
    ),
]


def move_with(*events: Event) -> Move[Any]:
    """Return a move in which these events happened while the dice 1 to 6 lay on the table."""
    table = BrainTable(3, tops={1: [17]})
    table.throw(1, 1, 1)
    table.numbers(1, 2, 3, 4, 5, 6)
    return Move(0, EndTurn(), table.state, table.state, events)


@pytest.mark.parametrize(("event", "german_text", "english_text"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(
    event: Event, german_text: str, english_text: str, german: Words, english: Words
) -> None:
    assert narrate(move_with(event), NAMES, german) == (german_text,)
    assert narrate(move_with(event), NAMES, english) == (english_text,)


@pytest.mark.parametrize(
    "event",
    [StacksShuffled(), TurnEnded(0), ContinentsRolled(0, (5, 6, 6), ())],
    ids=lambda value: type(value).__name__,
)
def test_some_events_need_no_words(event: Event, words: Words) -> None:
    assert narrate(move_with(event), NAMES, words) == ()


def test_the_events_of_a_move_are_told_in_order(german: Words) -> None:
    table = BrainTable(2, tops={1: [24]})
    table.throw(1, 1, 1)
    table.numbers(1, 2, 3, 4, 5, 6)
    before = table.state
    events = table.solve(24, "d*f")

    assert narrate(Move(0, Roll(), before, table.state, events), NAMES, german) == (
        "Mia löst 24: 4 × 6 = 24",
        "Mia bekommt 1 Punkt und steht bei 1.",
    )


def test_a_table_may_read_times_and_division_as_dot_and_colon(german: Words) -> None:
    move = move_with(TargetSolved(0, 17, "c*d+e"), TargetRevealed(0, 3, "f/b"))

    assert narrate(move, NAMES, german, Notation.DOT) == (
        "Mia löst 17: 3 · 4 + 5 = 17",
        "Mia lässt 3 aufdecken: 6 : 2 = 3",
    )


def test_where_the_time_was_up_nobody_is_said_to_have_asked_for_solutions(german: Words) -> None:
    move = move_with(TimeRanOut(0), TargetRevealed(0, 17, "c*d+e"), TargetRevealed(0, 3, "f/b"))

    assert narrate(move, NAMES, german) == (
        "Die Zeit von Mia ist um.",
        "17 wäre so gegangen: 3 × 4 + 5 = 17",
        "3 wäre so gegangen: 6 ÷ 2 = 3",
    )


def test_a_result_is_written_with_what_comes_out() -> None:
    assert write_result("a", (7, 8)) == "7 = 7"
    assert write_result("(a+b)*b", (1, 5)) == "(1 + 5) × 5"
    assert write_result("(a+b)*c", (1, 5, 4)) == "(1 + 5) × 4 = 24"
