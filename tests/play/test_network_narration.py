"""The move log of the card network: every event that needs words has its sentence, and no hidden card is named."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.locale import Words
from quiclo_game.play.match import Move
from quiclo_game.play.narration import narrate
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.network_state import (
    CardDrawn,
    CardsDealt,
    DrawCard,
    HintDrawn,
    PlaceCards,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.writing import Notation
from tests.network_table import MODE, NetworkTable

NAMES = ("Mia", "Ben", "Robo 3")

TOLD: list[tuple[Event, str, str]] = [
    (StarterDrawn(1), "Ben beginnt.", "Ben begins."),
    (TurnStarted(0, 3), "Runde 3: Mia ist dran.", "Round 3: Mia to play."),
    (
        CardsDealt(12, (47, 5)),
        "Jeder bekommt 12 Karten. Auf dem Tisch: 47, 5.",
        "Everyone gets 12 cards. On the table: 47, 5.",
    ),
    (
        HintDrawn(1, (77, 4), 30),
        "Ben nimmt einen Tipp und zieht dafür 2 Karten.",
        "Ben takes a hint and draws 2 cards for it.",
    ),
    (
        HintDrawn(1, (77,), 30),
        "Ben nimmt einen Tipp und zieht dafür eine Karte.",
        "Ben takes a hint and draws a card for it.",
    ),
    (CardDrawn(1, 77, 30), "Ben zieht eine Karte.", "Ben draws a card."),
    (TimeRanOut(0), "Die Zeit von Mia ist um.", "Mia runs out of time."),
    (TurnPassed(2, 1), "Robo 3 passt: Der Stapel ist leer.", "Robo 3 passes: the pile is empty."),
    (
        GameEnded(Outcome("hand_empty", (0,), (0, 4, 7))),
        "Mia hat keine Karten mehr und gewinnt.",
        "Mia has no cards left and wins.",
    ),
    (
        GameEnded(Outcome("blocked", (1,), (5, 3, 7))),
        "Nichts passt mehr. Ben gewinnt mit 3 Karten.",
        "Nothing fits any more. Ben wins with 3 cards.",
    ),
    (
        GameEnded(Outcome("blocked", (1,), (5, 1, 7))),
        "Nichts passt mehr. Ben gewinnt mit einer Karte.",
        "Nothing fits any more. Ben wins with one card.",
    ),
    (
        GameEnded(Outcome("blocked", (0, 2), (3, 5, 3))),
        "Nichts passt mehr. Unentschieden: Mia und Robo 3 mit je 3 Karten.",
        "Nothing fits any more. A draw: Mia and Robo 3 with 3 cards each.",
    ),
    (
        GameEnded(Outcome("blocked", (0, 2), (1, 5, 1))),
        "Nichts passt mehr. Unentschieden: Mia und Robo 3 mit je einer Karte.",
        "Nothing fits any more. A draw: Mia and Robo 3 with one card each.",
    ),
]


def move_with(*events: Event) -> Move[Any]:
    state = NetworkTable((17, 30), (1,), (2,), cards={47: (0, 0)}).state
    return Move(0, DrawCard(), state, state, events)


@pytest.mark.parametrize(("event", "german_text", "english_text"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(
    event: Event, german_text: str, english_text: str, german: Words, english: Words
) -> None:
    assert narrate(move_with(event), NAMES, german) == (german_text,)
    assert narrate(move_with(event), NAMES, english) == (english_text,)


@pytest.mark.parametrize("event", [StacksShuffled(), TurnEnded(0)], ids=lambda value: type(value).__name__)
def test_some_events_need_no_words(event: Event, words: Words) -> None:
    assert narrate(move_with(event), NAMES, words) == ()


@pytest.mark.parametrize(
    ("notation", "german_text"),
    [
        (Notation.CROSS, "Mia legt 3 und 12 an die 4: 12 ÷ 3 = 4"),
        (Notation.DOT, "Mia legt 3 und 12 an die 4: 12 : 3 = 4"),
    ],
)
def test_a_placement_is_told_with_its_equation_as_it_reads(
    notation: Notation, german_text: str, german: Words, english: Words
) -> None:
    table = NetworkTable((3, 12, 99), (1,), cards={4: (0, 0)})
    action = PlaceCards(12, 3, 4, "w")
    transition = MODE.apply(table.state, 0, action)
    move: Move[Any] = Move(0, action, table.state, transition.state, transition.events)

    assert narrate(move, NAMES, german, notation) == (german_text, "Runde 1: Ben ist dran.")
    assert narrate(move, NAMES, english)[0] == "Mia lays 3 and 12 next to 4: 12 ÷ 3 = 4"
