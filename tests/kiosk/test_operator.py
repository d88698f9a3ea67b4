"""The operator at the table: corners, PIN, page, touch test, cleaning, and the two words to the supervisor."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pygame
import pytest

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_file import read_config
from quiclo_game.kiosk.exits import LEAVE, RESTART
from quiclo_game.kiosk.pin import set_pin
from quiclo_game.kiosk.statistics import read_rows
from quiclo_game.shell.faces import PieceFace
from quiclo_game.shell.layout import scale
from quiclo_game.shell.notice import Notice
from tests.end_to_end.robot import Robot
from tests.kiosk.door import enter, hold_corners, type_pin
from tests.kiosk.house import house, start_house, wait, wake
from tests.scenes.seen import texts


def test_two_corners_and_the_pin_open_the_page_from_attract(operator: Robot) -> None:
    enter(operator)
    operator.tap("close")

    assert operator.screen == "Attract"


def test_a_short_hold_only_wakes_the_table(operator: Robot) -> None:
    hold_corners(operator, 1.0)

    assert operator.screen == "Language"


def test_the_page_opens_in_the_middle_of_a_game_too_and_the_session_ends(operator: Robot, tmp_path: Path) -> None:
    operator.touch(640, 650)
    operator.tap("language:de")
    operator.wait_for("Title")
    enter(operator)
    operator.tap("close")

    assert operator.screen == "Attract"
    assert read_rows(tmp_path / "statistics.csv")[-1]["ended_by"] == "operator"


def test_a_wrong_pin_says_so_and_five_lock_the_pad_for_a_minute(operator: Robot) -> None:
    hold_corners(operator)
    for _ in range(5):
        type_pin(operator, "0000")
    assert not operator.sees("1")
    assert operator.screen == "Pin"
    wait(operator, 61)
    assert operator.sees("1")
    type_pin(operator, "4711")

    assert operator.screen == "Operator"


def test_whoever_has_no_pin_goes_back_to_where_the_table_was(operator: Robot) -> None:
    operator.touch(640, 650)
    operator.tap("language:de")
    operator.wait_for("Title")
    hold_corners(operator)
    operator.tap("cancel")

    assert operator.screen == "Title"
    assert not house(operator).operating


def test_without_a_pin_nobody_gets_in(tmp_path: Path) -> None:
    robot = Robot(start_house(tmp_path))
    hold_corners(robot)

    assert robot.screen == "Pin"
    assert not robot.sees("1")
    robot.tap("cancel")
    assert robot.screen == "Attract"


def test_a_keyboard_opens_the_pad_and_types_the_pin(operator: Robot) -> None:
    mod = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_o, mod=mod, unicode=""))
    operator.tick(3)
    assert operator.screen == "Pin"
    operator.key("4", "7", "1", "1", "return")

    assert operator.screen == "Operator"


def test_a_page_that_is_left_open_closes_itself(operator: Robot) -> None:
    enter(operator)
    wait(operator, 181)

    assert operator.screen == "Attract"


def test_decisions_hold_at_once_and_after_a_restart(operator: Robot, tmp_path: Path) -> None:
    enter(operator)
    operator.tap("mode:strategy")
    operator.tap("languages:en")
    operator.tap("ask_seconds:30")
    operator.tap("session_minutes:10")
    config = house(operator).config
    assert "strategy" not in config.modes
    assert config.languages == ("de",)
    assert (config.ask_after, config.session_minutes) == (30, 10)
    operator.tap("close")
    again = start_house(tmp_path)

    assert again.config == config
    assert again.modes == config.modes


def test_the_last_mode_and_the_last_language_stay(operator: Robot) -> None:
    enter(operator)
    for mode in ("brain_training", "card_network", "no_remainder", "mental_arithmetic", "strategy"):
        operator.tap(f"mode:{mode}")
    for language in ("de", "en"):
        operator.tap(f"languages:{language}")

    assert house(operator).config.modes == ("strategy",)
    assert house(operator).config.languages == ("en",)


def test_no_guest_makes_it_louder_than_the_operator_allows(operator: Robot) -> None:
    house(operator).changes.change(loudest=3)
    operator.touch(640, 650)
    operator.tap("language:de")
    operator.wait_for("Title")

    assert house(operator).services.audio.cap == 3


def test_the_touch_test_follows_every_finger(operator: Robot) -> None:
    enter(operator)
    operator.tap("touch")
    operator.tick(2)
    for finger in range(10):
        operator.finger(pygame.FINGERDOWN, 300 + finger, 100 + 110 * finger, 200 + 35 * finger)
        operator.tick(4)
    assert operator.screen == "TouchTest"
    shown = len(operator.scene.moving(0.0))
    assert shown >= 10 * 4
    for finger in range(10):
        operator.finger(pygame.FINGERUP, 300 + finger, 100 + 110 * finger, 200 + 35 * finger)
    wait(operator, 5)
    assert len(operator.scene.moving(0.0)) == 0
    operator.tap("done")

    assert operator.screen == "Operator"


def test_the_touch_test_shows_a_flat_hand_and_fingers_that_lie_still(operator: Robot) -> None:
    enter(operator)
    operator.tap("touch")
    operator.tick(2)
    for finger in range(5):
        operator.finger(pygame.FINGERDOWN, 300 + finger, 600 + 20 * finger, 300)
    operator.tick(2)
    wait(operator, 30)
    assert len(operator.scene.moving(0.0)) == 5 * 4, "each with its cross, ring and label"
    for finger in range(5):
        operator.finger(pygame.FINGERUP, 300 + finger, 600 + 20 * finger, 300)
    operator.tick(2)
    operator.tap("done")

    assert operator.screen == "Operator"
    pointers = operator.app.services.pointers
    assert pointers is not None
    assert not pointers.all_contacts


def test_while_the_glass_is_cleaned_nothing_means_anything(operator: Robot) -> None:
    enter(operator)
    operator.tap("clean")
    operator.tick(2)
    assert operator.screen == "Cleaning"
    for _ in range(25):
        operator.touch(640, 360)
        wait(operator, 1)
        assert operator.screen == "Cleaning"
    wait(operator, 6)

    assert operator.screen == "Operator"


def test_restart_and_leave_are_words_to_the_supervisor(operator: Robot, tmp_path: Path) -> None:
    enter(operator)
    operator.tap("restart")
    assert operator.app.loop.over
    assert house(operator).exit_code == RESTART
    robot = Robot(start_house(tmp_path))
    enter(robot)
    robot.tap("leave")
    robot.wait_for("Confirm")
    robot.tap("yes")

    assert robot.app.loop.over
    assert house(robot).exit_code == LEAVE


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("count", [1, 3, 12])
def test_however_much_is_wrong_it_is_told_in_letters_that_can_be_read_and_the_rest_is_counted(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    lines = "".join(f"wrong_{number} = 1\n" for number in range(count))
    read = read_config(f"[guests]\n{lines}".encode(), "kiosk.toml", KioskConfig())
    assert len(read.notices) == count
    set_pin(tmp_path, "4711")
    robot = Robot(start_house(tmp_path, size=size))
    house(robot).around.notices = read.notices
    house(robot).open_operator()
    robot.tick(5)
    type_pin(robot, "4711")
    assert robot.screen == "Operator"
    fonts = robot.app.services.forge.fonts
    seen = list(texts([*robot.scene.still(), *robot.scene.moving(0.0)], fonts))
    told = [text for text in seen if "kiosk.toml" in text.text]
    more = [text for text in seen if text.text.endswith("Protokoll.")]
    missing = count - len(told)

    assert told
    assert all(text.size >= 20 * scale(size) - 1 for text in told)
    assert all(text.area.bottom <= size[1] - 44 * scale(size) for text in (*told, *more))
    counted = [robot.app.services.words("kiosk.operator.more", count=missing)] if missing else []
    assert [text.text for text in more] == counted


def test_the_gravest_is_told_first(tmp_path: Path) -> None:
    (tmp_path / "statistics.csv").mkdir()
    robot = Robot(start_house(tmp_path))
    house(robot).around.notices = read_config(b"[guests]\nwrong = 1\n", "kiosk.toml", KioskConfig()).notices
    house(robot).around.safe = True
    robot.touch(640, 650)
    wait(robot, 61)
    hold_corners(robot)

    keys = [notice.key for notice in house(robot)._troubles()]
    assert keys[:2] == ["kiosk.operator.not_kept", "kiosk.operator.safe"]
    assert len(keys) == 3


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_times_that_nobody_would_offer_are_shown_as_chosen(tmp_path: Path, size: tuple[int, int]) -> None:
    set_pin(tmp_path, "4711")
    config = KioskConfig(ask_seconds=20, countdown_seconds=7, session_minutes=5)
    robot = Robot(start_house(tmp_path, config, size=size))
    house(robot).open_operator()
    robot.tick(5)
    type_pin(robot, "4711")
    words = robot.app.services.words

    chosen = {one.key for one in robot.controls if isinstance(one.face, PieceFace) and one.face.chosen}
    assert {"ask_seconds:20", "countdown_seconds:7", "session_minutes:5"} <= chosen
    seen = {one.text for one in texts(robot.scene.still(), house(robot).services.forge.fonts)}
    seen |= {one.text for one in texts(robot.scene.moving(0.0), house(robot).services.forge.fonts)}
    assert {words("kiosk.operator.never"), words("kiosk.operator.unlimited")} <= seen


def test_a_pin_that_is_set_at_the_console_meanwhile_opens_the_page(tmp_path: Path) -> None:
    robot = Robot(start_house(tmp_path))
    hold_corners(robot)
    assert robot.screen == "Pin"
    set_pin(tmp_path, "4711")
    wait(robot, 1)
    type_pin(robot, "4711")

    assert robot.screen == "Operator"


def test_a_disk_that_takes_nothing_is_told_to_the_operator(tmp_path: Path) -> None:
    set_pin(tmp_path, "4711")
    (tmp_path / "statistics.csv").mkdir()
    robot = Robot(start_house(tmp_path))
    robot.touch(640, 650)
    wait(robot, 61)
    enter(robot)

    assert [notice.key for notice in house(robot)._troubles()] == ["kiosk.operator.not_kept"]


@pytest.mark.parametrize(("number", "cause"), [(errno.EROFS, "fault.read_only"), (errno.ENOSPC, "fault.full")])
def test_a_disk_that_takes_nothing_is_told_before_anybody_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, cause: str
) -> None:
    set_pin(tmp_path, "4711")
    robot = Robot(start_house(tmp_path))
    real = Path.open

    def refuse(self: Path, mode: str = "r", *arguments: Any, **named: Any) -> Any:
        if set(mode) & set("wax+"):
            raise OSError(number, "the disk takes nothing", str(self))
        return real(self, mode, *arguments, **named)

    monkeypatch.setattr(Path, "open", refuse)
    enter(robot)

    assert house(robot)._troubles() == (Notice("kiosk.operator.not_kept", (("cause", Notice(cause)),)),)


def test_a_disk_that_takes_everything_is_well_and_nothing_is_left_of_the_question(tmp_path: Path) -> None:
    set_pin(tmp_path, "4711")
    robot = Robot(start_house(tmp_path))
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    enter(robot)

    assert house(robot)._troubles() == ()
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == before


def test_corners_that_answer_the_question_open_the_pad_too(operator: Robot) -> None:
    wake(operator)
    wait(operator, 46)
    assert operator.screen == "StillThere"
    hold_corners(operator)

    assert operator.screen == "Pin"
    operator.tap("cancel")
    assert operator.screen == "Title"


def test_a_tap_in_a_corner_answers_the_question(operator: Robot) -> None:
    wake(operator)
    wait(operator, 46)
    operator.touch(8, 8)
    operator.tick(3)

    assert operator.screen == "Title"


def test_neither_question_nor_goodbye_comes_over_the_pad(tmp_path: Path) -> None:
    set_pin(tmp_path, "4711")
    operator = Robot(start_house(tmp_path, KioskConfig(session_minutes=1)))
    wake(operator)
    hold_corners(operator)
    wait(operator, 50)
    assert operator.screen == "Pin"
    operator.tap("1")
    wait(operator, 74)
    assert operator.screen == "Pin"
    wait(operator, 2)

    assert operator.screen == "Goodbye", "the pad was left, and the session is long over"


def test_languages_keep_the_order_of_the_file(tmp_path: Path) -> None:
    set_pin(tmp_path, "4711")
    operator = Robot(start_house(tmp_path, KioskConfig(languages=("en", "de"))))
    enter(operator)
    for code in ("de", "de", "en", "en"):
        operator.tap(f"languages:{code}")

    assert house(operator).config.languages == ("en", "de")
