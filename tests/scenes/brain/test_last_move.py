"""The last target that was dealt with, told from the moves."""

from __future__ import annotations

from quiclo_game.rules.brain_state import Status
from quiclo_game.scenes.brain.last_move import LastMove, last_move
from tests.scenes.brain.seated import Seated

ROLLS = ((1, 2, 3), (1, 2, 3, 4, 5, 6))
TOPS = {1: [12], 2: [30], 3: [60]}


def seated(**options: str) -> Seated:
    return Seated(tops=TOPS, rolls=ROLLS, rules=options).roll()


def last(game: Seated) -> LastMove | None:
    return last_move(game.match.moves)


def test_before_the_first_target_there_is_none() -> None:
    assert last(seated()) is None


def test_a_solved_target_brings_points_in_the_race() -> None:
    game = seated()
    game.lay("b*f").press("main")
    assert last(game) == LastMove(0, 12, Status.SOLVED, points=1)


def test_a_solved_target_is_kept_in_the_conquest() -> None:
    game = seated(variant="conquest")
    game.lay("b*f").press("main")
    assert last(game) == LastMove(0, 12, Status.SOLVED, kept=True)


def test_a_revealed_target_brings_nothing() -> None:
    game = seated().press("reveal", "reveal")
    assert last(game) == LastMove(0, 12, Status.REVEALED)


def test_a_missed_target_brings_nothing() -> None:
    game = seated(attempts="one").lay("b+f").press("main")
    assert last(game) == LastMove(0, 12, Status.MISSED)


def test_it_is_remembered_into_the_next_turn() -> None:
    game = seated()
    for _ in range(3):
        game.press("reveal", "reveal").hurry()
    game.press("main").hurry()
    assert game.state.turns.seat == 1
    assert last(game) == LastMove(0, 60, Status.REVEALED)


def test_what_is_taken_back_was_not_the_last() -> None:
    game = seated()
    game.press("reveal", "reveal").hurry()
    game.lay(game.solution(30)).press("main").hurry().press("undo")
    assert last(game) == LastMove(0, 12, Status.REVEALED)
