"""The quick games from the title to the result by posted events: alone with hints, six buzzers, in the head."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from quiclo_game.play.mental_head import think_of
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Operator
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_state import Step
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.scenes.mental.table import MentalTable
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import LONGEST, Robot

Start = Callable[..., Robot]


def remainder(robot: Robot) -> RemainderTable:
    assert isinstance(robot.scene, RemainderTable)
    return robot.scene


def mental(robot: Robot) -> MentalTable:
    assert isinstance(robot.scene, MentalTable)
    return robot.scene


def set_up(robot: Robot, mode: str, people: int) -> None:
    """Go to the setup of a mode and seat so many people, nobody else."""
    robot.tap(f"mode:{mode}")
    robot.wait_for("Setup")
    if people == 1:
        robot.tap("out:1")
    else:
        robot.tap("kind:1:person")
        for _ in range(people - 2):
            robot.tap("join:person")
    robot.tap("start")


def settled(robot: Robot) -> None:
    """Wait until everything that plays has been seen."""
    for _ in range(LONGEST):
        if robot.screen not in ("RemainderTable", "MentalTable"):
            return
        table = robot.scene
        assert isinstance(table, RemainderTable | MentalTable)
        if table.queue.empty:
            return
        robot.tick()
    raise AssertionError("the cues never end")


def test_a_game_alone_is_cleared_by_fingers_with_hints(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    set_up(robot, "no_remainder", 1)
    robot.wait_for("RemainderTable")
    for _ in range(72):
        settled(robot)
        robot.tap("ahead")
        for _ in range(LONGEST):
            if remainder(robot).adviser.hint is not None:
                break
            robot.tick()
        for _ in range(3):
            robot.tap("ahead")
        table = remainder(robot)
        for card in table.board.hinted:
            robot.tap(f"place:{table.state.places.index(card)}")
    assert robot.wait_for("Results")
    robot.app.loop.render()
    robot.tap("menu")
    robot.wait_for("Title")


def test_six_seats_buzz_with_six_fingers_until_no_pair_is_left(start: Start) -> None:
    robot = start(speed=Speed.INSTANT, language="en")
    set_up(robot, "no_remainder", 6)
    robot.wait_for("RemainderTable")
    first = 0
    for turn in range(LONGEST):
        settled(robot)
        if robot.screen != "RemainderTable" or remainder(robot).match.outcome is not None:
            break
        table, first = remainder(robot), (first + 1) % 6
        places = [robot.place(f"buzz:{(first + step) % 6}") for step in range(6)]
        for finger, (x, y) in enumerate(places):
            robot.finger(pygame.FINGERDOWN, 1000 * (turn + 1) + finger, x, y)
        robot.tick()
        assert table.state.claim is not None
        assert table.state.claim.seat == first, "the first in the queue"
        robot.tick(3)
        for finger, (x, y) in enumerate(places):
            robot.finger(pygame.FINGERUP, 1000 * (turn + 1) + finger, x, y)
        robot.tick(2)
        for card in valid_pairs(table.state)[0]:
            robot.tap(f"place:{table.state.places.index(card)}")
    robot.wait_for("Results")
    robot.app.loop.render()


def test_a_player_is_renamed_in_the_middle_of_a_game(robot: Robot) -> None:
    set_up(robot, "no_remainder", 1)
    robot.wait_for("RemainderTable")
    settled(robot)
    robot.tap("name:0")
    robot.wait_for("Rename")
    robot.app.loop.render()
    robot.tap("pick:Oma")
    robot.tap("done")
    robot.wait_for("RemainderTable")
    assert remainder(robot).plan.players[0].name == "Oma"


def test_a_dead_end_is_played_on_from_where_it_could_have_been_avoided(start: Start) -> None:
    robot = start(speed=Speed.INSTANT, deal=11)
    set_up(robot, "no_remainder", 1)
    robot.wait_for("RemainderTable")
    while remainder(robot).match.outcome is None:
        settled(robot)
        table = remainder(robot)
        if table.match.outcome is None:
            for card in valid_pairs(table.state)[0]:
                robot.tap(f"place:{table.state.places.index(card)}")
    table = remainder(robot)
    if table.match.outcome is not None and table.match.outcome.ending != "dead_end":
        raise AssertionError("take another deal: this one is cleared by the first pairs")
    for _ in range(LONGEST):
        if table.dead_end.finding is not None:
            break
        robot.tick()
    robot.app.loop.render()
    robot.touch(*_middle(table, "play_on"))
    robot.tick(4)
    again = remainder(robot)
    assert again is not table
    assert again.match.outcome is None
    assert again.dead_end.finding is None


def _middle(table: RemainderTable, key: str) -> tuple[float, float]:
    control = table.dead_end.controls.get(key)
    return control.x, control.y


def test_two_people_calculate_in_the_head_until_a_stack_is_empty(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    set_up(robot, "mental_arithmetic", 2)
    robot.wait_for("MentalTable")
    ways = ("way:line", "way:steps")
    for turn in range(400):
        settled(robot)
        if robot.screen != "MentalTable" or mental(robot).match.outcome is not None:
            break
        if mental(robot).state.step is Step.ROLL:
            robot.tap("main")
            settled(robot)
        robot.tap(ways[turn % 2])
        play_turn(robot)
    robot.wait_for("Results")
    robot.app.loop.render()
    assert robot.sees("again")


def play_turn(robot: Robot) -> None:
    """Press a calculation with as many cards as come to mind, else pass; in steps only what reads from the left."""
    table = mental(robot)
    state = table.state
    hand = state.hand(state.turns.seat)
    thoughts = (think_of(hand, state.target, count, state.settings, range(12)) for count in (5, 4, 3, 2))
    found = next((thought for thought in thoughts if thought is not None), None)
    if found is None:
        robot.tap("pass")
        robot.tap("pass")
        return
    calculation = Calculation.decode(found)
    verdict = judge(calculation, hand, dialect=Dialect.GROUPED)
    assert isinstance(verdict, Evaluated)
    order = [step.token for step in verdict.steps]
    if order != sorted(order) or "(" in found:
        robot.tap("way:line")
    for token in calculation.tokens:
        if isinstance(token, int):
            robot.tap(f"card:{token}")
        else:
            kind = "operator" if isinstance(token, Operator) else "parenthesis"
            robot.tap(f"{kind}:{token.value}")
    robot.tap("main")
    assert table.message_tone != "wrong", table.message
