"""Hints that cost cards, at the table of the card network: asked first, then drawn, then told."""

from __future__ import annotations

import pytest

from quiclo_game.play.accounts import record_of
from quiclo_game.rules.hints import TakeHint
from quiclo_game.scenes.network.board import Anchor
from tests.scenes.network.seated import Positioned, Seated
from tests.scenes.seen import texts

PILE = (140, 13, 141, 142, 143)


def table(*hand: int, pile: tuple[int, ...] = PILE, price: str = "2", **more: object) -> Seated:
    """Return a table at which Anna is to play with this hand and pays for hints; the 70 lies."""
    position = Positioned((hand or (36, 106, 9), (5, 6, 7)), {70: (0, 0)}, pile=pile)
    return Seated(f"Anna/hints={price},Mia", position, hint_prices=price, **more)  # type: ignore[arg-type]


def taken(game: Seated) -> int:
    return sum(isinstance(move.action, TakeHint) for move in game.match.moves)


def test_the_price_is_said_before_it_is_taken_and_once_a_turn() -> None:
    game = table().press("hint")
    assert game.table.message == ("Jeder Tipp kostet dich 2 Karten vom Stapel. Tippe noch einmal, wenn du ihn willst.")
    assert (taken(game), game.state.hands[0]) == (0, (9, 36, 106))

    game.press("hint")
    assert game.table.message.startswith("Ja, es geht")
    game.watch()
    assert game.state.hands[0] == (9, 13, 36, 106, 140)
    assert game.state.turns.seat == 0

    game.press("hint").watch()
    assert taken(game) == 2
    assert set(game.table.turn.hinted) == {36, 106}


def test_the_cards_are_seen_to_come_from_the_pile_into_the_hand() -> None:
    game = table().press("hint", "hint")
    game.wait(200)
    flights = game.board.flights
    assert [flight.start.anchor for flight in flights] == [Anchor.PILE, Anchor.PILE]
    assert [(flight.number, flight.goal.anchor, flight.shut) for flight in flights] == [
        (140, Anchor.HAND, False), (13, Anchor.HAND, False),
    ]  # fmt: skip
    game.watch()
    assert game.board.flights == []
    assert game.table.hand.numbers == (9, 13, 36, 106, 140)
    assert (game.board.counts, game.board.pile) == ([5, 3], 3)
    assert [entry.kind for entry in game.board.log] == ["hint"]


def test_what_was_chosen_stays_chosen() -> None:
    game = table().choose(36).press("hint", "hint").watch()
    assert game.chosen == ((36,), 0)


def test_all_hints_of_a_turn_speak_of_the_same_cards_whatever_was_drawn_for_them() -> None:
    game = table(36, 106, 9, pile=(61, 79, 20, 50, 35, 2, 140), price="1").press("hint")
    game.press("hint", "hint").watch().press("hint").watch()
    pair = set(game.table.turn.hinted)
    game.press("hint").watch()
    assert game.table.turn.hinted_target == 70
    game.press("hint").watch()
    assert set(game.chosen[0]) == pair
    assert game.press("main").watch().state.network.line_count == 1


def test_nothing_is_paid_twice() -> None:
    game = table(price="1").press("hint", "hint").watch().press("hint").watch()
    assert taken(game) == 2
    game.choose(9).press("hint").watch()
    assert taken(game) == 3
    assert game.table.turn.hinted_target == 70
    game.press("hint").watch()
    assert taken(game) == 4
    game.press("hint", "hint").watch()
    assert taken(game) == 4
    assert game.table.message.startswith("So geht es: ")


def test_hints_of_a_turn_that_was_taken_back_are_not_paid_again() -> None:
    game = table(36, 106, 9, 12, price="1").press("hint", *["hint"] * 4).watch()
    while taken(game) < 4:
        game.press("hint").watch()
    game.press("main").watch().press("undo").watch()
    if game.table.covered:
        game.press("open")
    assert game.state.turns.seat == 0
    game.press("hint").watch()
    assert taken(game) == 4
    assert game.table.message.startswith("So geht es: ")


@pytest.mark.parametrize(
    ("pile", "price", "said"),
    [
        ((140,), "2", "Ein Tipp kostet 2 Karten vom Stapel. So viele liegen dort nicht mehr."),
        ((), "1", "Ein Tipp kostet eine Karte vom Stapel. Dort liegt keine mehr."),
    ],
)
def test_with_too_few_cards_in_the_pile_there_is_none(pile: tuple[int, ...], price: str, said: str) -> None:
    game = table(pile=pile, price=price).press("hint", "hint")
    assert (game.table.message, taken(game)) == (said, 0)
    assert game.table.turn.hinted == ()


def test_that_nothing_fits_is_told_for_nothing() -> None:
    game = table(5, 9).press("hint")
    assert game.table.message == "Nein, hier passt gerade nichts."
    assert taken(game) == 0


def test_the_other_seat_asks_for_nothing() -> None:
    game = table()
    game.choose(36, 106, 70).press("main").watch()
    position = game.state
    assert position.turns.seat == 1
    assert game.match.mode.check(position, 1, TakeHint()) is not None


def test_a_hint_that_was_paid_stays_paid() -> None:
    game = table().press("hint", "hint").watch().press("undo").watch()
    assert taken(game) == 1
    assert game.state.hands[0] == (9, 13, 36, 106, 140)


def test_a_key_asks_and_pays_as_well() -> None:
    game = table().key("h")
    assert taken(game) == 0
    game.key("h").watch()
    assert taken(game) == 1


def test_the_price_stands_at_the_name_and_is_kept_with_the_result() -> None:
    game = table()
    written = texts(game.table.resting(), game.stand.services.forge.fonts)
    assert any(text.text == "Anna ?2" for text in written)
    game.press("hint", "hint").watch()
    for _ in range(40):
        if game.match.outcome is not None:
            break
        seat = game.state.turns.seat
        game.match.submit(seat, game.match.mode.legal(game.state, seat)[0])
    game.watch()
    outcome = game.match.outcome
    assert outcome is not None
    kept = record_of(
        game.match.mode, game.state.settings, game.plan.players, game.match.moves, outcome, deal=1, seconds=1,
        ended="", mark=None,
    )  # fmt: skip
    assert kept is not None
    assert kept.parts[0].help == "hints=2"
    assert kept.options["hint_prices"] == "2"
