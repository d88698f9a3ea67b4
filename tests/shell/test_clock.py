import pytest

from quiclo_game.shell.clock import RealClock, VirtualClock


def test_a_real_clock_never_runs_backwards() -> None:
    clock = RealClock()

    times = [clock.now() for _ in range(1000)]

    assert times == sorted(times)
    assert times[0] >= 0.0


def test_a_virtual_clock_moves_only_when_told() -> None:
    clock = VirtualClock(start=5.0)

    assert clock.now() == clock.now() == 5.0
    clock.advance(16.5)
    assert clock.now() == 21.5


def test_a_virtual_clock_refuses_to_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        VirtualClock().advance(-1.0)


def test_sleeping_by_a_virtual_clock_takes_no_time_but_its_own() -> None:
    clock = VirtualClock()

    clock.sleep(1_000_000.0)
    clock.sleep(-5.0)

    assert clock.now() == 1_000_000.0


def test_a_real_clock_does_not_sleep_where_there_is_nothing_to_wait_for() -> None:
    clock = RealClock()
    before = clock.now()

    clock.sleep(0.0)
    clock.sleep(-1_000_000.0)

    assert clock.now() >= before
