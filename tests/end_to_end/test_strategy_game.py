"""A whole game of strategy by posted touches: from the title to the result, with a swap and a combination."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from quiclo_game.rules.combination import LayEquations, Terms
from quiclo_game.rules.combination_finder import find_combination
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import Step
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.table import StrategyTable
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import Robot

Start = Callable[..., Robot]
TABLE = "StrategyTable"
MOST_STEPS = 3000


class Guests:
    """Two people at one screen; they read the table as they see it and touch what they mean."""

    def __init__(self, robot: Robot, *, combine: bool) -> None:
        """Play by ``robot``; without ``combine`` nobody ever notices a combination."""
        self.robot = robot
        self.combine = combine
        self.swaps = 0
        self.stakes = 0

    @property
    def table(self) -> StrategyTable:
        """The table they sit at."""
        return cast(StrategyTable, self.robot.scene)

    def play(self) -> None:
        """Play until the result is there."""
        for _ in range(MOST_STEPS):
            if self.robot.screen != TABLE:
                return
            if not self.table.interactive:
                self.robot.tick()
            else:
                self.act()
        raise AssertionError("the game does not end")

    def act(self) -> None:
        """Do what is due."""
        robot, table = self.robot, self.table
        match table.choice:
            case Choice.CURTAIN:
                robot.tap("open")
            case Choice.SHOW | Choice.SIX:
                self.stakes += table.choice is Choice.SIX
                for card in table.state.hands[table.bottom].cards[: table.wanted]:
                    robot.tap(f"pick:{card}")
                robot.tap("main")
            case Choice.MARKET:
                robot.tap(next(control.key for control in table.controls if control.key.startswith("take:")))
            case _:
                self._turn()

    def _turn(self) -> None:
        robot, table = self.robot, self.table
        state = table.state
        if self.combine and table.may_combine and self._lay():
            return
        match state.step:
            case Step.CHOOSE_STACK:
                robot.tap(next(f"stack:{number}" for number in (1, 2, 3, 4, 5, 6) if robot.sees(f"stack:{number}")))
            case Step.CALCULATE | Step.CALCULATE_SWAP:
                self.swaps += state.step is Step.CALCULATE_SWAP
                for sign in best_calculation(state.roll, state.calculated, state.settings):
                    robot.tap(f"die:{ord(sign) - 97}" if sign.isalpha() else f"operator:{sign}")
                robot.tap("main")
            case Step.FINISH if robot.sees("market") and not self.swaps:
                robot.tap("market")
            case _:
                robot.tap("main")

    def _lay(self) -> bool:
        """Lay a combination out if there is one; hidden cards are looked at first."""
        robot, state = self.robot, self.table.state
        found = find_combination(state.hand.cards, Terms.of(state.settings))
        if not isinstance(found, LayEquations):
            return False
        if state.hand.hidden:
            robot.tap("lens")
            robot.tap("open")
        for row in found.rows:
            for card in row:
                robot.tap(f"own:{card}")
        robot.tap("lay")
        return True


def sit_down(robot: Robot, *options: str) -> None:
    robot.tap("mode:strategy")
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    for option in options:
        for _ in range(8):
            if robot.sees(option):
                break
            robot.tap("page")
        robot.tap(option)
    robot.tap("start")
    robot.wait_for(TABLE, "HowTo")


def test_two_people_swap_a_card_and_one_wins_with_a_combination(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    sit_down(robot, "option.combination:two")
    robot.wait_for(TABLE)
    guests = Guests(robot, combine=True)
    guests.play()
    assert robot.wait_for("Results")
    assert guests.swaps == 1
    assert guests.stakes == 0
    robot.app.loop.render()
    robot.tap("log")
    robot.wait_for("MoveLog")


def test_without_a_combination_the_final_scoring_decides(start: Start) -> None:
    robot = start(speed=Speed.INSTANT, size=(1080, 1920), language="en")
    sit_down(robot)
    robot.wait_for(TABLE)
    guests = Guests(robot, combine=False)
    guests.play()
    assert robot.wait_for("Results")
    assert guests.stakes == 2
    robot.app.loop.render()


def test_a_person_plays_with_bots_and_watches_what_they_do(start: Start) -> None:
    robot = start()
    robot.tap("mode:strategy")
    robot.wait_for("Setup")
    robot.tap("join:bot")
    robot.tap("start")
    robot.wait_for(TABLE)
    guests = Guests(robot, combine=False)
    for _ in range(4000):
        if guests.table.state.turns.round > 2 or robot.screen != TABLE:
            break
        if guests.table.interactive:
            guests.act()
        else:
            robot.tick(10)
    assert robot.screen != TABLE or guests.table.state.turns.round > 2
