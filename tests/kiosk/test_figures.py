"""The operator's page of figures: what guests did, in the operator's language, and off its bars."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.kiosk.pin import set_pin
from quiclo_game.shell.layout import scale
from quiclo_game.shell.shapes import Box
from tests.end_to_end.robot import Robot
from tests.kiosk.door import enter, type_pin
from tests.kiosk.house import house, start_house
from tests.scenes.seen import texts


def test_figures_are_shown(operator: Robot) -> None:
    enter(operator)
    operator.tap("figures")
    operator.tick(2)
    assert operator.screen == "Figures"
    operator.tap("back")

    assert operator.screen == "Operator"


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160), (1080, 1920)])
def test_figures_are_written_as_in_the_language_and_keep_off_their_bars(tmp_path: Path, size: tuple[int, int]) -> None:
    set_pin(tmp_path, "4711")
    line = "2026-06-01,9,session,1398,de,brain_training,1,0,idle,3,9,41,\n"
    (tmp_path / "statistics.csv").write_text(line * 9999, encoding="utf-8")
    robot = Robot(start_house(tmp_path, size=size))
    house(robot).open_operator()
    robot.tick(5)
    type_pin(robot, "4711")
    robot.tap("figures")
    robot.tick(2)
    assert robot.screen == "Figures"
    draws = robot.scene.still()
    seen = list(texts(draws, robot.app.services.forge.fonts))
    assert "23,3 min" in [one.text for one in seen]
    counts = [one for one in seen if one.text == "9999"]
    bars = [draw for draw in draws if isinstance(draw.what, Box) and draw.what.fill == "honey"]
    assert len(bars) == 3
    for bar in bars:
        assert isinstance(bar.what, Box)
        right = bar.x + bar.what.width / 2
        beside = [one.area.x for one in counts if abs(one.area.cy - bar.y) < 10 * scale(size) and one.area.x > bar.x]
        assert min(beside) - right >= 8 * scale(size)


def test_figures_of_a_file_that_somebody_wrote_into_are_shown_as_well(operator: Robot, tmp_path: Path) -> None:
    line = "2026-06-01,9,session,60,xx,no_such_mode,1,0,abducted,3,9,41,\n"
    (tmp_path / "statistics.csv").write_text(line, encoding="utf-8")
    enter(operator)
    operator.tap("figures")
    operator.tick(2)

    seen = {one.text for one in texts(operator.scene.still(), house(operator).services.forge.fonts)}
    assert {"no_such_mode", "abducted"} <= seen
