"""The line of the pad: the calculation with its value so far."""

from __future__ import annotations

import pytest

from quiclo_game.locale import load_words
from quiclo_game.rules.calculation import Calculation
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.pad_line import line_draws, value_so_far
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box, Dashed
from quiclo_game.shell.text import Words

ROLL = (12, 7, 4, 8, 1, 6)
AREA = Area(100, 200, 964, 96)


def board(line: str = "", *, selected: int = 88) -> Board:
    made = Board(1)
    for die, face in zip(made.numbers, ROLL, strict=True):
        die.face, die.shown = face, True
    made.line, made.selected = Calculation.decode(line), selected
    return made


def draws(shown: Board, *, unfinished: bool = False) -> list[Draw]:
    return list(line_draws(shown, AREA, 1.0, load_words("de"), unfinished=unfinished))


def texts(shown: Board) -> list[str]:
    return [draw.what.text for draw in draws(shown) if isinstance(draw.what, Words)]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("", None),
        ("a", None),
        ("a*b", 84),
        ("a*b-c", 80),
        ("a*b-c+", 80),
        ("c-b", None),
        ("a/d", None),
        ("a+b*c", 40),
        ("a*b*", 84),
        ("a+b*", None),  # 12 + 7 is no step of 12 + 7 × …
        ("a*b-c/", None),
    ],
)
def test_the_value_so_far_is_that_of_what_can_be_calculated(line: str, value: int | None) -> None:
    assert value_so_far(Calculation.decode(line), ROLL) == value


def test_dice_operators_value_and_target_are_to_be_seen() -> None:
    shown = board("a*b-c")
    assert texts(shown) == ["12", "7", "4", "88", "bis hier", "= 80"]
    assert [draw.what.name for draw in draws(shown) if isinstance(draw.what, Icon)] == ["×", "−", "right"]


def test_the_place_of_the_next_die_shows_only_where_one_is_wanted() -> None:
    wanted = [
        any(isinstance(draw.what, Dashed) for draw in draws(board(line), unfinished=True)) for line in ("", "a", "a+")
    ]
    assert wanted == [True, False, True]
    assert not any(isinstance(draw.what, Dashed) for draw in draws(board("a+")))


@pytest.mark.parametrize(("verdict", "ground"), [("", "felt_deep"), ("right", "#14503F"), ("wrong", "#4A2522")])
def test_the_ground_tells_right_from_wrong(verdict: str, ground: str) -> None:
    shown = board("a*b")
    shown.verdict = verdict
    first = draws(shown)[0].what
    assert isinstance(first, Box)
    assert first.fill == ground


def test_a_finished_calculation_shows_its_result() -> None:
    shown = board("a")
    shown.result = 12
    assert "= 12" in texts(shown)


def test_a_six_carries_a_bar_so_that_it_is_no_nine() -> None:
    assert len(draws(board("f"))) == len(draws(board("a"))) + 1


def test_the_longest_calculation_leaves_value_and_target_free() -> None:
    shown = board("a+b+c+d+e+f")
    tokens = [draw for draw in draws(shown) if isinstance(draw.what, Box) and draw.what.fill == "d12"]
    assert len(tokens) == 6
    assert all(draw.x + draw.what.width / 2 <= AREA.right - 268 for draw in tokens if isinstance(draw.what, Box))
    assert all(draw.x - draw.what.width / 2 >= AREA.x for draw in tokens if isinstance(draw.what, Box))


def test_a_wrong_line_shakes_as_a_whole_but_not_the_target() -> None:
    still, shaken = board("a"), board("a")
    shaken.line_shake = 10.0
    moved = [b.x - a.x for a, b in zip(draws(still), draws(shaken), strict=True)]
    assert moved[0] == 10.0
    assert moved[1] == 10.0
    assert moved[-1] == 0.0


def test_a_finished_line_shows_its_result_without_calling_it_preliminary() -> None:
    shown = board("a*b+c")
    shown.result = 88
    assert "bis hier" not in texts(shown)
    assert "= 88" in texts(shown)
