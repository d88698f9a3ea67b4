"""Why a move is refused: the reason and the numbers, and the sentence that a person reads."""

from __future__ import annotations

import pytest

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import explain
from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.contract import IllegalActionError
from quiclo_game.rules.network_state import DrawCard, PassTurn, PlaceCards, TimeUp
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE
from tests.network_table import NetworkTable


def table_of(**options: str) -> NetworkTable:
    """Seat 0 holds 17, 30 and 5; 20, 47 and 12 lie."""
    return NetworkTable((17, 30, 5), (1, 2), cards={20: (0, 0), 47: (0, 9), 12: (2, 9)}, pile=(99, 98), **options)


REFUSED = [
    (PlaceCards(17, 17, 20, "e"), Rejection(Reason.OPERAND_REUSED, operand=17)),
    (PlaceCards(17, 31, 47, "e"), Rejection(Reason.CARD_NOT_IN_HAND, operand=31)),
    (PlaceCards(1, 2, 47, "e"), Rejection(Reason.CARD_NOT_IN_HAND, operand=1)),
    (PlaceCards(17, 30, 13, "e"), Rejection(Reason.UNKNOWN_TARGET, target=13)),
    (
        PlaceCards(30, 17, 20, "n"),
        Rejection(Reason.OTHER_TARGET, target=20, pair=(30, 17), results=(47, 13, 510)),
    ),
    (
        PlaceCards(5, 30, 20, "n"),
        Rejection(Reason.FITS_NOWHERE, target=20, pair=(5, 30), results=(35, 25, 150, 6)),
    ),
    (PlaceCards(17, 30, 47, "up"), Rejection(Reason.UNREADABLE)),
    (PlaceCards(17, 30, 47, "e"), Rejection(Reason.CELLS_TAKEN, operand=12, target=47)),
    (DrawCard(), Rejection(Reason.MOVE_EXISTS, value=2)),
    (PassTurn(), Rejection(Reason.PILE_LEFT, value=2)),
    (TimeUp(), Rejection(Reason.WRONG_PHASE)),
    (Rolled((1, 2, 3)), Rejection(Reason.WRONG_PHASE)),
]


@pytest.mark.parametrize(("action", "rejection"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_move_is_refused_for_its_own_reason_with_its_numbers(action: object, rejection: Rejection) -> None:
    table = table_of()

    assert table.refusal(action) == rejection
    with pytest.raises(IllegalActionError) as caught:
        table.act(0, action)
    assert caught.value.rejection == rejection


def test_the_cell_further_out_must_be_free_too() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0), 12: (1, 1), 13: (0, 2)})

    assert table.refusal(PlaceCards(17, 30, 47, "se")) == Rejection(Reason.CELLS_TAKEN, operand=12, target=47)
    assert table.refusal(PlaceCards(17, 30, 47, "s")) == Rejection(Reason.CELLS_TAKEN, operand=13, target=47)


def test_of_two_pairs_on_the_same_cells_the_second_is_refused() -> None:
    table = NetworkTable((17, 30, 20, 27, 99), (1, 2), cards={47: (0, 0)}, pile=(5,))
    table.place(17, 30, 47, "e")

    assert table.refusal(PlaceCards(20, 27, 47, "e"), actor=0) == Rejection(Reason.NOT_YOUR_TURN)
    table.draw()
    assert table.refusal(PlaceCards(20, 27, 47, "e")) == Rejection(Reason.CELLS_TAKEN, operand=17, target=47)
    assert table.state.hands[0] == (20, 27, 99)


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    table = NetworkTable((17, 30), (20, 27), cards={47: (0, 0)}, pile=(5,))

    for actor in (1, -1, 2, CHANCE):
        assert table.refusal(PlaceCards(20, 27, 47, "e"), actor=actor) == Rejection(Reason.NOT_YOUR_TURN)
    table.place(17, 30, 47, "e")
    for actor in (0, 1, CHANCE):
        assert table.refusal(PlaceCards(20, 27, 47, "w"), actor=actor) == Rejection(Reason.GAME_OVER)


def test_drawing_is_refused_as_long_as_anything_fits_and_passing_too() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0)})

    assert table.refusal(DrawCard()) == Rejection(Reason.PILE_EMPTY)
    assert table.refusal(PassTurn()) == Rejection(Reason.MOVE_EXISTS, value=1)


def test_where_the_game_picks_the_direction_no_other_is_taken() -> None:
    table = table_of(direction="game")

    assert table.refusal(PlaceCards(17, 30, 47, "n")) is None
    assert table.refusal(PlaceCards(17, 30, 47, "w")) == Rejection(Reason.DIRECTION_FIXED, target=47)


def test_where_only_sums_count_the_numbers_of_a_refusal_are_sums() -> None:
    table = table_of(operators="+-")

    assert table.refusal(PlaceCards(5, 30, 20, "n")) == Rejection(
        Reason.FITS_NOWHERE, target=20, pair=(5, 30), results=(35, 25)
    )


@pytest.mark.parametrize(
    "answer", [Picked(2), Picked(-1), Shuffled(((1, 2, 3),)), Rolled((1,)), PlaceCards(1, 2, 3, "e")]
)
def test_the_lot_takes_only_a_seat_of_the_table(answer: object) -> None:
    mode = CardNetwork()
    state = mode.initial(2, settle(mode.options, {}))

    assert mode.check(state, CHANCE, answer) == Rejection(Reason.NOT_FROM_CHANCE)
    assert mode.check(state, 0, Picked(1)) == Rejection(Reason.NOT_FROM_CHANCE)
    assert mode.check(state, CHANCE, Picked(1)) is None


def test_a_shuffle_holds_every_card_once() -> None:
    mode = CardNetwork()
    state = mode.initial(2, settle(mode.options, {"start": "first"}))

    assert mode.check(state, CHANCE, Shuffled((tuple(range(144, 0, -1)),))) is None
    for wrong in (tuple(range(1, 144)), (1, *range(1, 144)), tuple(range(145))):
        assert mode.check(state, CHANCE, Shuffled((wrong,))) == Rejection(Reason.NOT_FROM_CHANCE)


# ---- as sentences ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "german_text", "english_text"),
    [
        (
            PlaceCards(17, 30, 20, "n"),
            "17 und 30: 47, 13, 510; die 20 ist nicht dabei.",
            "17 and 30: 47, 13, 510; 20 is none of them.",
        ),
        (
            PlaceCards(5, 30, 20, "n"),
            "5 und 30: 35, 25, 150, 6; nichts davon liegt hier.",
            "5 and 30: 35, 25, 150, 6; none of them is here.",
        ),
        (
            PlaceCards(17, 30, 47, "e"),
            "Da liegt schon die 12. Nimm eine andere Richtung.",
            "The 12 lies there already. Choose another direction.",
        ),
        (
            PlaceCards(17, 31, 47, "e"),
            "Die 31 ist nicht auf deiner Hand.",
            "You do not hold the 31.",
        ),
    ],
)
def test_a_refusal_says_why_in_a_sentence(
    action: PlaceCards, german_text: str, english_text: str, german: Words, english: Words
) -> None:
    rejection = table_of().refusal(action)
    assert rejection is not None

    assert explain(rejection, german) == german_text
    assert explain(rejection, english) == english_text


def test_every_reason_has_a_sentence_with_and_without_its_numbers(words: Words) -> None:
    for _, rejection in REFUSED:
        assert explain(rejection, words)
        assert explain(Rejection(rejection.reason), words)
    for reason in (Reason.DIRECTION_FIXED, Reason.PILE_EMPTY):
        assert explain(Rejection(reason), words)
