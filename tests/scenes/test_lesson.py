"""A teacher's look at a finished game: what each seat solved and missed, and the same cards and dice again."""

from __future__ import annotations

from dataclasses import replace

from quiclo_game.play.exercises import exercises_of
from quiclo_game.play.match import Attempt
from quiclo_game.rules.brain_state import Solve
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.scenes.lesson import LessonScene
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.text import Words
from tests.scenes.finished_games import played
from tests.scenes.stand_ins import Stand, stand, tap


def opened(attempts: tuple[Attempt, ...] = ()) -> tuple[LessonScene, Stand]:
    services = stand("de")
    scene = LessonScene(services.services, replace(played(), attempts=attempts))
    scene.enter((1920, 1080))
    return scene, services


def texts(scene: LessonScene) -> list[str]:
    return [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]


def test_each_seat_is_told_what_it_solved_and_missed() -> None:
    scene, _ = opened()
    for seat, tally in enumerate(played().state.tallies):
        tap(scene, f"seat:{seat}")
        assert f"{tally.solved} gelöst, {tally.revealed} verpasst" in texts(scene)


def test_what_was_missed_can_be_looked_at_alone_with_what_would_have_worked() -> None:
    scene, _ = opened()
    tap(scene, "filter:missed")

    assert scene.shown == [one for one in exercises_of(played().moves) if one.seat == 0 and not one.solved]
    assert any(isinstance(draw.what, Equation) for draw in scene.still())
    assert "so wäre es gegangen" in texts(scene)


def test_wrong_attempts_are_counted() -> None:
    wrong = Attempt(5, 0, Solve(12, "a+b"), Rejection(Reason.WRONG_RESULT, value=7, target=12))
    scene, _ = opened(attempts=(wrong, wrong))

    assert "2 Fehlversuche" in texts(scene)


def test_the_same_cards_and_dice_are_played_again_by_the_same_people_in_the_same_places() -> None:
    scene, services = opened()
    tap(scene, "again")

    assert services.navigator.plans == [played().plan]
