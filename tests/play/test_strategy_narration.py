"""The move log of strategy: every event has its sentence, in both languages, and no hidden card is named."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import explain
from quiclo_game.play.match import Move
from quiclo_game.play.narration import narrate
from quiclo_game.play.strategy_narration import write_laid
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import LayAloud, LayEquations, LayFormula, LayProgression, Terms
from quiclo_game.rules.combination_judging import judge_laid
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.strategy_events import (
    CardsDealt,
    CardsShown,
    CardsSwapped,
    CombinationLaid,
    Decider,
    FinalDecided,
    FinalLost,
    FinalRolled,
    FinalScored,
    FinalScoringBegun,
    FinalSolved,
    LimitReached,
    NumbersRolled,
    RelationExplained,
    RelationRefused,
    SixChosen,
    SwapChosen,
    SwapFailed,
    SwapUnreachable,
    TargetDrawn,
    TargetLost,
    TargetUnreachable,
    TargetWon,
    TimeCalled,
    TimeRanOut,
    VoteCast,
)
from quiclo_game.rules.strategy_state import EndTurn
from quiclo_game.rules.writing import Notation
from tests.strategy_table import StrategyTable

NAMES = ("Mia", "Ben", "Robo 3")
DICE = (1, 2, 3, 4, 5, 6)
RING = LayEquations(((1, 2, 3), (7, 4, 3), (1, 6, 7)))

TOLD: list[tuple[Event, str, str]] = [
    (StarterDrawn(1), "Ben beginnt.", "Ben begins."),
    (TurnStarted(0, 3), "Runde 3: Mia ist dran.", "Round 3: Mia to play."),
    (
        CardsDealt(6),
        "Jeder bekommt 6 Karten, eine von jedem Kontinent.",
        "Everyone gets 6 cards, one from each continent.",
    ),
    (CardsShown(1, (2, 26, 50)), "Ben legt 2, 26, 50 offen.", "Ben lays 2, 26, 50 open."),
    (TargetDrawn(0, Continent.ASIA, 51, 20), "Mia deckt 51 auf.", "Mia turns up 51."),
    (NumbersRolled(0, 51, DICE), "Mia würfelt die Zahlen 1 2 3 4 5 6.", "Mia rolls the numbers 1 2 3 4 5 6."),
    (
        TargetWon(0, 26, "d*f+b", DICE, 7, hidden=False),
        "Mia löst 26 und gewinnt die Karte: 4 × 6 + 2 = 26",
        "Mia solves 26 and wins the card: 4 × 6 + 2 = 26",
    ),
    (
        TargetUnreachable(0, 137),
        "137 ist mit diesen Würfeln nicht erreichbar und bleibt liegen.",
        "137 cannot be reached with these dice and stays on the table.",
    ),
    (
        TargetLost(1, 24, "d*f", DICE),
        "Ben gibt 24 auf. So ging es: 4 × 6 = 24",
        "Ben gives 24 up. It goes like this: 4 × 6 = 24",
    ),
    (TargetLost(1, 24, "", ()), "Ben lässt 24 liegen.", "Ben leaves 24 on the table."),
    (LimitReached(0, 15), "Mia hat 15 Karten. Das ist der letzte Zug.", "Mia has 15 cards. This is the last turn."),
    (
        SwapChosen(0, 2, 60, 27),
        "Mia möchte 60 gegen 27 von Robo 3 tauschen.",
        "Mia would like to swap 60 for 27 of Robo 3.",
    ),
    (
        CardsSwapped(0, 2, 60, 24, "d*f", DICE),
        "Mia löst 24, und Robo 3 bekommt dafür 60: 4 × 6 = 24",
        "Mia solves 24, and Robo 3 gets 60 for it: 4 × 6 = 24",
    ),
    (
        SwapUnreachable(0, 2, 137),
        "137 ist mit diesen Würfeln nicht erreichbar. Es wird nicht getauscht.",
        "137 cannot be reached with these dice. Nothing is swapped.",
    ),
    (
        SwapFailed(0, 2, 24, "d*f", DICE),
        "Mia schafft 24 nicht, es wird nicht getauscht. So ging es: 4 × 6 = 24",
        "Mia does not manage 24, nothing is swapped. It goes like this: 4 × 6 = 24",
    ),
    (SwapFailed(0, 2, 24, "", ()), "Mia tauscht nun doch nicht gegen 24.", "Mia does not swap for 24 after all."),
    (
        CombinationLaid(1, RING, (1, 2, 3, 4, 6, 7)),
        "Ben legt eine Kombination: 1 + 2 = 3; 7 − 4 = 3; 1 + 6 = 7",
        "Ben lays a combination: 1 + 2 = 3; 7 − 4 = 3; 1 + 6 = 7",
    ),
    (
        RelationExplained(0, (9, 27, 30, 57, 90, 144)),
        "Mia zeigt 9, 27, 30, 57, 90, 144 und erklärt, was sie verbindet.",
        "Mia shows 9, 27, 30, 57, 90, 144 and explains what joins them.",
    ),
    (VoteCast(1, "agree"), "Ben ist einverstanden.", "Ben agrees."),
    (VoteCast(1, "object"), "Ben ist dagegen.", "Ben objects."),
    (VoteCast(2, "abstain"), "Robo 3 enthält sich.", "Robo 3 abstains."),
    (RelationRefused(0, 1, 2), "Das zählt nicht: 1 dafür, 2 dagegen.", "That does not count: 1 in favour, 2 against."),
    (TimeRanOut(0), "Die Bedenkzeit von Mia ist um.", "Mia has run out of time."),
    (
        TimeCalled(),
        "Die Spielzeit ist um. Dieser Zug ist der letzte.",
        "The playing time is up. This turn is the last one.",
    ),
    (
        FinalScoringBegun("time"),
        "Die Zeit ist um, nun zählt ein einziger Wurf. Jeder wählt heimlich sechs Karten.",
        "Time is up: now a single roll decides. Everyone secretly chooses six cards.",
    ),
    (
        FinalRolled(0, DICE, ((1,), (2,))),
        "Mia würfelt die Zahlen 1 2 3 4 5 6.",
        "Mia rolls the numbers 1 2 3 4 5 6.",
    ),
    (FinalSolved(1, 24, "d*f", DICE), "Ben löst 24: 4 × 6 = 24", "Ben solves 24: 4 × 6 = 24"),
    (
        FinalLost(1, 24, "d*f", DICE),
        "Ben gibt 24 auf. So ging es: 4 × 6 = 24",
        "Ben gives 24 up. It goes like this: 4 × 6 = 24",
    ),
    (
        FinalScored(0, (1, 2, 3, 4, 5, 6), (), 21),
        "Mia schafft alle sechs (1, 2, 3, 4, 5, 6), Summe 21.",
        "Mia manages all six (1, 2, 3, 4, 5, 6), sum 21.",
    ),
    (
        FinalScored(1, (7, 8, 9, 10), (137, 142), 313),
        "Ben schafft 4 von sechs, nicht 137, 142; Summe 313.",
        "Ben manages 4 of six, not 137, 142; sum 313.",
    ),
    (FinalDecided(Decider.ONLY_ONE, (0,)), "Nur Mia schafft alle sechs.", "Only Mia manages all six."),
    (
        FinalDecided(Decider.HIGHEST_SUM, (1,)),
        "Mehrere schaffen alle sechs: Die höchste Summe zählt, sie kommt von Ben.",
        "Several manage all six: the highest sum counts, it is that of Ben.",
    ),
    (
        FinalDecided(Decider.SMALLEST_SUM, (1,)),
        "Niemand schafft alle sechs: Die kleinste Summe zählt, sie kommt von Ben.",
        "Nobody manages all six: the smallest sum counts, it is that of Ben.",
    ),
    (
        FinalDecided(Decider.HIGHEST_CARD, (1,)),
        "Die Summen sind gleich: Die höchste Karte zählt, sie kommt von Ben.",
        "The sums are equal: the highest card counts, it is that of Ben.",
    ),
    (GameEnded(Outcome("time", (1,), (9, 8, 9))), "Ben gewinnt.", "Ben wins."),
    (GameEnded(Outcome("time", (0, 1), (9, 8, 9))), "Unentschieden: Mia und Ben.", "A draw: Mia and Ben."),
]


def move_with(*events: Event) -> Move[Any]:
    state = StrategyTable(3).state
    return Move(0, EndTurn(), state, state, events)


@pytest.mark.parametrize(("event", "german_text", "english_text"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(
    event: Event, german_text: str, english_text: str, german: Words, english: Words
) -> None:
    assert narrate(move_with(event), NAMES, german) == (german_text,)
    assert narrate(move_with(event), NAMES, english) == (english_text,)


@pytest.mark.parametrize("event", [StacksShuffled(), TurnEnded(0), SixChosen(1)], ids=lambda each: type(each).__name__)
def test_some_events_need_no_words(event: Event, words: Words) -> None:
    assert narrate(move_with(event), NAMES, words) == ()


def test_combinations_are_written_as_people_read_them() -> None:
    assert write_laid(LayFormula((2, 3, 4, 5, 6, 20), "f/d+a", "c*b-e")) == "20 ÷ 5 + 2 = 4 × 3 − 6"
    assert write_laid(LayFormula((2, 3, 4, 5, 6, 20), "f/d+a", "c*b-e"), Notation.DOT) == "20 : 5 + 2 = 4 · 3 − 6"
    assert write_laid(LayProgression((5, 12, 19, 26, 33, 40))) == "5, 12, 19, 26, 33, 40"
    assert write_laid(LayAloud((9, 3, 1, 4, 7, 8))) == "1, 3, 4, 7, 8, 9"


def test_a_refused_combination_is_explained_with_its_cards(german: Words, english: Words) -> None:
    apart = judge_laid(LayEquations(((10, 20, 30), (7, 11, 77))), range(1, 145), Terms())
    wrong = judge_laid(LayEquations(((10, 20, 31),)), range(1, 145), Terms())

    assert apart is not None
    assert wrong is not None
    assert explain(apart, german) == "Die 7 hängt noch nicht mit den anderen zusammen."
    assert explain(apart, english) == "The 7 does not hang together with the others yet."
    assert explain(wrong, german) == "10 und 20: 30, 10, 200, 2; die 31 ist nicht dabei."
