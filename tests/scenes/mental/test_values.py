"""Mental arithmetic for a seat without intermediate values: nothing is told before the check, and all of it after."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.mental.step_pad import RESULT
from quiclo_game.shell.fonts import Fonts
from tests.scenes.mental.seated import Seated
from tests.scenes.seen import texts

HIDDEN = "Anna/values=off,Mia/values=off"
WAYS = ("line", "steps")


def told(game: Seated) -> str:
    return " | ".join(text.text for text in texts(game.table.moving(0.0), Fonts()))


def calculating(seats: str, way: str) -> Seated:
    return Seated(seats).roll().press(f"way:{way}")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("seats", "shown"), [("Anna,Mia", True), (HIDDEN, False)])
def test_no_value_is_told_before_the_check_where_people_want_that(way: str, seats: str, shown: bool) -> None:
    game = calculating(seats, way).lay(36, "+", 54, "+", 92)

    assert ("90" in told(game)) is shown
    assert ("182" in told(game)) is shown


def test_hidden_results_are_called_by_names_and_can_be_used_by_them() -> None:
    game = calculating(HIDDEN, "steps").lay(36, "+", 54)
    assert "36 + 54 = a" in told(game)
    game.lay("+", 92, "-")

    assert "a + 92 = b" in told(game)
    assert "b − …" in told(game)
    assert [tile.value for tile in game.table.desk.steps.desk.results] == [182]


def test_two_hidden_results_keep_their_names_when_they_are_joined() -> None:
    game = calculating(HIDDEN, "steps").lay(36, "+", 54)
    game.press("result:0").lay(85, "+", 71)
    desk = game.table.desk.steps
    assert [desk.step_of(RESULT + index) for index in range(2)] == [1, 0]
    game.press("operator:+", "result:1")

    assert "b + a = c" in told(game)


@pytest.mark.parametrize(("sign", "second"), [("-", 92), ("/", 54)])
def test_what_is_refused_between_two_steps_tells_no_value(sign: str, second: int) -> None:
    for seats, shown in (("Anna,Mia", True), (HIDDEN, False)):
        game = calculating(seats, "steps").lay(36, "+", 14, sign, second)
        assert game.table.message_tone == "wrong"
        assert ("50" in game.table.message) is shown


def test_a_right_calculation_tells_all_its_values() -> None:
    game = calculating(HIDDEN, "line").lay(108, "/", 36, "*", 14, "+", 85, "-", 71).press("main")
    while game.board.verdict != "right":
        game.wait(16)

    assert "108 ÷ 36 = 3" in told(game)
    assert "= 56" in told(game)
