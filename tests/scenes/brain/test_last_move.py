"""The last target that was dealt with, told from the moves."""

from __future__ import annotations

from quiclo_game.rules.brain_state import Status
from quiclo_game.scenes.brain.last_move import LastMove, last_move
from tests.scenes.brain.seated import Seated, first_turn


def last(game: Seated) -> LastMove | None:
    return last_move(game.match.moves)


def test_before_the_first_target_there_is_none() -> None:
    assert last(first_turn().roll()) is None


def test_a_solved_target_brings_points_in_the_race() -> None:
    game = first_turn().roll()
    game.lay("b*f").press("main")
    assert last(game) == LastMove(0, 12, Status.SOLVED, points=1)


def test_a_solved_target_is_kept_in_the_conquest() -> None:
    game = first_turn(variant="conquest").roll()
    game.lay("b*f").press("main")
    assert last(game) == LastMove(0, 12, Status.SOLVED, kept=True)


def test_a_revealed_target_brings_nothing() -> None:
    game = first_turn().roll().press("reveal", "reveal")
    assert last(game) == LastMove(0, 12, Status.REVEALED)


def test_a_missed_target_brings_nothing() -> None:
    game = first_turn(attempts="one").roll().lay("b+f").press("main")
    assert last(game) == LastMove(0, 12, Status.MISSED)


def test_it_is_remembered_into_the_next_turn() -> None:
    game = first_turn().roll()
    for _ in range(3):
        game.press("reveal", "reveal").hurry()
    game.press("main").hurry()
    assert game.state.turns.seat == 1
    assert last(game) == LastMove(0, 60, Status.REVEALED)


def test_what_is_taken_back_was_not_the_last() -> None:
    game = first_turn().roll()
    game.press("reveal", "reveal").hurry()
    game.lay(game.solution(30)).press("main").hurry().press("undo")
    assert last(game) == LastMove(0, 12, Status.REVEALED)
