"""Hints that cost open cards, at the table of strategy: asked first, then given back, then told."""

from __future__ import annotations

from dataclasses import replace

from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.strategy_state import NO_CARD, Step
from quiclo_game.shell.text import Words
from tests.scenes.strategy.seated import Seated

OWN = (2, 30, 50, 60, 61, 10)
HIDDEN = (80, 100, 130)
OTHERS = (3, 31, 51, 81, 101, 131)


def seated(price: str = "2", *, advice: str = "swap") -> Seated:
    """Return a table at which Anna pays for hints: she has nine cards, the 61 and then the 10 came last."""
    game = Seated(f"Anna/hints={price},Ben", hint_prices=price, hands="open", advice=advice)
    return game.watch().show_cards().give(OWN, OTHERS, hidden=[HIDDEN, ()])


def rolled(price: str = "2", *, advice: str = "swap") -> Seated:
    """Return that table with a target to calculate."""
    return seated(price, advice=advice).on_top(110).falls().press("stack:5", "main")


def taken(game: Seated) -> int:
    return sum(isinstance(move.action, TakeHint) for move in game.match.moves)


def test_the_price_is_said_with_its_cards_before_it_is_taken_and_once_a_turn() -> None:
    game = rolled().press("hint")
    assert game.table.message == (
        "Jeder Tipp kostet dich 2 offene Karten, zuerst 10, 61: Sie gehen unter ihre Stapel zurück. "
        "Tippe noch einmal, wenn du ihn willst."
    )
    assert (taken(game), game.state.hands[0].count) == (0, 9)

    game.press("hint")
    assert taken(game) == 1
    assert game.state.hands[0].open == (2, 30, 50, 60)
    assert game.table.message.startswith("Ja, 110 geht")
    assert game.state.step is Step.CALCULATE

    game.press("hint")
    assert taken(game) == 1
    assert game.table.message == (
        "Ein Tipp kostet 2 offene Karten, und sechs Karten musst du behalten. Das geht gerade nicht."
    )


def test_the_cards_are_seen_to_go_under_their_stacks() -> None:
    game = rolled().press("hint")
    before = list(game.board.left)
    game.table.fired("hint")
    game.wait(250)
    assert [(flight.card, flight.start, flight.end) for flight in game.board.flights] == [
        (10, ("seat", 0), ("stack", 1)), (61, ("seat", 0), ("stack", 3)),
    ]  # fmt: skip
    game.watch()
    assert game.board.flights == []
    assert [now - then for now, then in zip(game.board.left, before, strict=True)] == [1, 0, 1, 0, 0, 0]
    assert game.board.hands == list(game.state.hands)


def test_what_is_being_calculated_stays() -> None:
    game = rolled().press("die:0", "operator:+", "hint", "hint")
    assert taken(game) == 1
    assert game.board.line.encode() == "a+"


def test_what_lies_in_the_workshop_goes_only_with_a_card_that_is_gone() -> None:
    game = rolled("1").press("own:50", "own:10")
    assert game.table.workshop.begun
    game.press("hint", "hint")
    assert not game.table.workshop.begun
    game.press("own:50", "own:30").press("hint")
    assert taken(game) == 2
    assert game.table.workshop.used == (50, 30)


def test_nothing_is_paid_twice() -> None:
    game = rolled("1", advice="free")
    hands = game.state.hands
    game.alter(hands=(replace(hands[0], open=(*OWN, 55, 62, 63, 64)), hands[1]))
    game.press(*["hint"] * 5)
    assert taken(game) == 4
    assert game.table.message.startswith("So geht es: ")
    game.press("hint")
    assert taken(game) == 4
    game.press("advice")
    assert taken(game) == 5
    game.press("hint")
    assert taken(game) == 5
    assert game.table.message.startswith("So geht es: ")


def test_a_combination_hint_that_costs_the_swap_costs_nothing_else() -> None:
    game = rolled("1").press("advice", "advice", "advice")
    assert game.state.advised
    assert taken(game) == 0
    assert game.state.hands[0].count == 9


def test_where_the_swap_is_not_its_price_a_combination_hint_costs_what_any_hint_does() -> None:
    game = seated("1", advice="free").press("advice")
    assert "zuerst die 10" in game.table.message
    game.press("advice")
    assert taken(game) == 1
    assert game.state.stacks[0][-1] == 10


def test_a_card_just_won_that_goes_back_is_swapped_no_more() -> None:
    game = rolled("1", advice="free").calculate()
    assert game.table.may_swap
    game.press("advice")
    assert "zuerst die 110" in game.table.message
    game.press("advice")
    assert game.state.won == NO_CARD
    assert not game.table.may_swap
    assert game.press("main").state.turns.seat == 1


def test_who_has_won_nothing_yet_gets_none_and_is_told_so() -> None:
    game = Seated("Anna/hints=1,Ben", hint_prices="1", hands="open").watch().show_cards()
    game.on_top(110).falls().press("stack:5", "main", "hint", "hint")
    assert taken(game) == 0
    assert game.table.message == (
        "Ein Tipp kostet eine offene Karte, und sechs Karten musst du behalten. Das geht gerade nicht."
    )
    assert game.board.hinted == ()


def test_a_hint_that_was_paid_stays_paid() -> None:
    game = rolled().press("hint", "hint", "undo")
    assert taken(game) == 1
    assert game.state.hands[0].count == 7


def test_the_price_stands_at_the_name() -> None:
    game = seated()
    shown = [draw.what.text for draw in game.table.changing(0.0) if isinstance(draw.what, Words)]
    assert any("?2" in text for text in shown)
