"""Who is still there: idle in two stages, a party's time, the day, and the operator's corners."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from quiclo_game.kiosk.corner_hold import CornerHold, corner_of
from quiclo_game.kiosk.daily_reset import FILE, DailyReset
from quiclo_game.kiosk.idle import IdleWatch, Presence
from quiclo_game.kiosk.session_clock import Due, SessionClock
from quiclo_game.shell.inputs import Phase, Pointer

SIZE = (1920, 1080)
S = 1000.0


# ---- idle --------------------------------------------------------------------------------------------------------


def test_it_asks_after_its_time_counts_down_and_gives_up() -> None:
    watch = IdleWatch(45 * S, 15 * S)

    assert watch.update(44 * S, busy=False) is Presence.THERE
    assert watch.update(1 * S, busy=False) is Presence.ASKED
    assert watch.seconds_left == 15
    assert watch.update(14.5 * S, busy=False) is Presence.ASKED
    assert watch.seconds_left == 1
    assert watch.update(0.5 * S, busy=False) is Presence.GONE
    assert watch.seconds_left == 0


def test_a_touch_begins_anew_also_during_the_countdown() -> None:
    watch = IdleWatch(45 * S, 15 * S)
    watch.update(50 * S, busy=False)
    watch.touched()

    assert watch.presence is Presence.THERE
    assert watch.update(44 * S, busy=False) is Presence.THERE


def test_while_a_bot_thinks_or_something_moves_nobody_is_missing() -> None:
    watch = IdleWatch(45 * S, 15 * S)
    for _ in range(13):
        assert watch.update(10 * S, busy=True) is Presence.THERE
    assert watch.update(44 * S, busy=False) is Presence.THERE


def test_what_moves_between_turns_that_nobody_takes_hides_nobodys_absence() -> None:
    watch = IdleWatch(45 * S, 15 * S)
    for _ in range(2):
        assert watch.update(20 * S, busy=False) is Presence.THERE
        assert watch.update(10 * S, busy=True) is Presence.THERE

    assert watch.update(5 * S, busy=False) is Presence.ASKED
    assert watch.seconds_left == 15


def test_also_where_something_moves_without_end_it_asks_at_last() -> None:
    watch = IdleWatch(45 * S, 15 * S)
    assert watch.update(179 * S, busy=True) is Presence.THERE
    assert watch.update(1 * S, busy=True) is Presence.ASKED
    assert watch.seconds_left == 15

    watch.touched()
    assert watch.update(179 * S, busy=True) is Presence.THERE


def test_once_it_has_asked_only_people_can_answer() -> None:
    watch = IdleWatch(45 * S, 15 * S)
    watch.update(46 * S, busy=False)

    assert watch.update(14 * S, busy=True) is Presence.GONE


def test_on_a_couch_it_never_asks() -> None:
    watch = IdleWatch(0, 30 * S)

    assert watch.update(1e9, busy=False) is Presence.THERE


# ---- sessions ----------------------------------------------------------------------------------------------------


def test_the_end_of_a_session_is_announced_and_waits_for_what_goes_on() -> None:
    clock = SessionClock(600 * S)

    assert clock.update(479 * S, busy=False) is Due.NO
    assert clock.update(1 * S, busy=False) is Due.SOON
    assert clock.minutes_left == 2
    assert clock.update(120 * S, busy=True) is Due.SOON
    assert clock.update(59 * S, busy=True) is Due.SOON
    assert clock.update(1 * S, busy=True) is Due.OVER


def test_where_nothing_goes_on_a_session_ends_on_time() -> None:
    clock = SessionClock(600 * S)

    assert clock.update(599 * S, busy=False) is Due.SOON
    assert clock.update(1 * S, busy=False) is Due.OVER


def test_without_a_limit_a_session_never_ends() -> None:
    assert SessionClock(0).update(1e12, busy=False) is Due.NO


# ---- the day -----------------------------------------------------------------------------------------------------


class Wall:
    """A wall clock that is set by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 28, 12, 0)

    def __call__(self) -> datetime:
        return self.now


def test_a_day_ends_once_at_its_hour() -> None:
    wall = Wall()
    day = DailyReset(4, wall)
    due = []
    for _ in range(3 * 24 * 60):
        wall.now += timedelta(minutes=1)
        if day.due():
            due.append(wall.now)

    assert due == [datetime(2026, 3, number, 4, 0) for number in (29, 30, 31)]


@pytest.mark.parametrize("jump", [timedelta(hours=-1), timedelta(hours=1), timedelta(hours=-10), timedelta(days=-400)])
def test_a_clock_that_jumps_ends_no_day_twice(jump: timedelta) -> None:
    wall = Wall()
    day = DailyReset(4, wall)
    wall.now += timedelta(hours=17)
    assert day.due()
    wall.now += jump
    assert not any(day.due() for _ in range(3))
    wall.now += timedelta(days=2)

    assert day.due()
    assert not day.due()


def test_a_day_that_began_while_the_machine_was_off_is_noticed_at_the_next_start(tmp_path: Path) -> None:
    wall = Wall()
    day = DailyReset(4, wall, tmp_path)
    assert day.due(), "nobody knows since when things lie there"
    day.done()
    wall.now += timedelta(hours=3)
    assert not DailyReset(4, wall, tmp_path).due()
    wall.now += timedelta(hours=18)

    assert DailyReset(4, wall, tmp_path).due()


@pytest.mark.parametrize("content", ["", "yesterday", "2026-13-01", "\x00"])
def test_a_day_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)

    assert DailyReset(4, Wall(), tmp_path).due()


# ---- corners -----------------------------------------------------------------------------------------------------


def touch(hold: CornerHold, name: str, phase: Phase, x: float, y: float) -> None:
    hold.watch(Pointer(name, phase, x, y), SIZE)


@pytest.mark.parametrize("places", [((5, 5), (1915, 1075)), ((1900, 40), (40, 1060))])
def test_two_opposite_corners_held_for_three_seconds_are_the_sign(places: tuple[tuple[float, float], ...]) -> None:
    hold = CornerHold(3 * S)
    for index, place in enumerate(places):
        touch(hold, f"finger:{index}", Phase.DOWN, *place)

    assert not hold.update(2.9 * S)
    assert hold.update(0.2 * S)
    assert not hold.update(10 * S), "one hold is one sign"


@pytest.mark.parametrize("places", [((5, 5), (1915, 5)), ((5, 5), (5, 1075)), ((5, 5), (960, 540)), ((5, 5), (6, 6))])
def test_other_places_are_none(places: tuple[tuple[float, float], ...]) -> None:
    hold = CornerHold(3 * S)
    for index, place in enumerate(places):
        touch(hold, f"finger:{index}", Phase.DOWN, *place)

    assert not hold.update(60 * S)


@pytest.mark.parametrize("phase", [Phase.UP, Phase.CANCEL, Phase.MOVE])
def test_a_finger_that_leaves_its_corner_breaks_the_hold(phase: Phase) -> None:
    hold = CornerHold(3 * S)
    touch(hold, "one", Phase.DOWN, 5, 5)
    touch(hold, "two", Phase.DOWN, 1915, 1075)
    hold.update(2 * S)
    touch(hold, "two", phase, 1500, 700)
    assert not hold.update(2 * S)
    touch(hold, "two", Phase.MOVE, 1915, 1075)

    assert not hold.update(9 * S), "moving into a corner is no holding"


def test_a_finger_that_trembles_in_its_corner_holds_on() -> None:
    hold = CornerHold(3 * S)
    touch(hold, "one", Phase.DOWN, 5, 5)
    touch(hold, "two", Phase.DOWN, 1915, 1075)
    for _ in range(28):
        touch(hold, "two", Phase.MOVE, 1900, 1070)
        assert not hold.update(0.1 * S)

    assert hold.update(0.3 * S)


def test_corners_lie_where_they_look() -> None:
    assert [corner_of(x, y, SIZE) for x, y in ((0, 0), (1919, 0), (1919, 1079), (0, 1079), (300, 0), (0, 500))] == [
        0, 1, 2, 3, None, None,
    ]  # fmt: skip
