"""The workshop takes what could become a combination, and says why it does not take the rest."""

from __future__ import annotations

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.combination import LayAloud, LayEquations, LayFormula, LayProgression
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.scenes.strategy.workshop import Way, Workshop
from tests.scenes.strategy.seated import NET


def shop(**rules: str) -> Workshop:
    return Workshop(settle(find_mode("strategy").options, rules))


def pressed(workshop: Workshop, *cards: int) -> list[Rejection | bool]:
    return [workshop.press_card(card) for card in cards]


def test_three_equations_that_share_cards_are_a_complete_net() -> None:
    net = shop()
    assert all(taken is True for taken in pressed(net, 54, 81, 135, 135, 108, 27, 27, 2, 54))
    assert net.laid() == LayEquations(((54, 81, 135), (135, 108, 27), (27, 2, 54)))
    assert net.complete(NET)
    assert net.used == NET


def test_a_third_card_that_makes_no_equation_is_refused_and_the_two_stay() -> None:
    net = shop()
    *_, refused = pressed(net, 54, 81, 66)
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.NO_EQUATION
    assert net.rows == [(54, 81)]


def test_the_same_equation_is_not_taken_twice() -> None:
    net = shop()
    *_, refused = pressed(net, 54, 81, 135, 81, 54, 135)
    assert isinstance(refused, Rejection)


def test_a_seventh_card_is_refused_because_nothing_could_become_of_it() -> None:
    net = shop()
    *_, refused = pressed(net, 54, 81, 135, 135, 108, 27, 66, 2)
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.CARD_COUNT
    assert net.rows[-1] == (66,)
    assert net.press_card(81) is True


def test_a_card_pressed_again_in_an_unfinished_row_comes_out() -> None:
    net = shop()
    pressed(net, 54, 81, 54)
    assert net.rows == [(81,)]
    pressed(net, 81)
    assert not net.begun


def test_equations_apart_say_which_card_hangs_loose() -> None:
    net = shop()
    pressed(net, 54, 81, 135, 2, 3, 5)
    rejection = net.rejection((*NET, 3, 5))
    assert rejection is not None
    assert rejection.reason is Reason.NOT_CONNECTED
    assert shop(combination="two").terms != net.terms


def test_back_takes_card_after_card() -> None:
    net = shop()
    pressed(net, 54, 81, 135, 108)
    assert net.back()
    assert net.rows == [(54, 81, 135)]
    assert net.back()
    assert net.rows == [(54, 81)]
    net.clear()
    assert not net.back()


def test_a_formula_is_encoded_over_its_cards_in_their_order() -> None:
    free = shop(combination="free")
    for step in (54, "+", 81, "=", 135, "*", 2):
        if isinstance(step, int):
            free.press_card(step)
        else:
            assert free.press_sign(step if step == "=" else Operator(step))
    assert free.laid() == LayFormula((54, 81, 135, 2), "a+b", "c*d")
    assert not free.press_sign("="), "there is only one equals sign"


def test_a_sign_takes_the_place_of_the_sign_before_and_never_comes_first() -> None:
    free = shop(combination="free")
    assert not free.press_sign(Operator.PLUS)
    free.press_card(54)
    assert free.press_sign(Operator.PLUS)
    assert free.press_sign("=")
    assert free.tokens == [54, "="]
    assert free.laid() is None


def test_operators_that_the_table_does_not_allow_are_not_taken() -> None:
    free = shop(combination="free", operators="+-")
    free.press_card(54)
    assert not free.press_sign(Operator.TIMES)


def test_a_progression_sorts_itself() -> None:
    row = shop()
    row.change_way(Way.PROGRESSION)
    pressed(row, 30, 10, 20, 60, 50, 40)
    assert row.laid() == LayProgression((10, 20, 30, 40, 50, 60))
    assert row.complete((10, 20, 30, 40, 50, 60))


def test_a_seventh_card_is_refused() -> None:
    row = shop(vote="on")
    row.change_way(Way.ALOUD)
    *_, refused = pressed(row, 1, 2, 3, 4, 5, 6, 7)
    assert isinstance(refused, Rejection)
    assert row.laid() == LayAloud((1, 2, 3, 4, 5, 6))


def test_explaining_aloud_is_only_offered_with_a_vote() -> None:
    assert Way.ALOUD not in shop().ways
    assert Way.ALOUD in shop(vote="on").ways
    assert shop(combination="free").ways[0] is Way.FORMULA
