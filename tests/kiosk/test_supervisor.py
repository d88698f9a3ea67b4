"""The supervisor in virtual time: crashes, silence, pauses, safe mode, and the operator's word."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from quiclo_game.kiosk.exits import LEAVE, RESTART
from quiclo_game.kiosk.supervisor import ChildNotStartedError, Supervisor
from quiclo_game.shell.clock import VirtualClock

LOG = logging.getLogger("tests.supervisor")
MINUTE = 60_000.0


@dataclass
class Life:
    """How a child behaves: after how many ms it ends with which code, and from when to when it draws."""

    ends: float = float("inf")
    code: int = 1
    draws_from: float = 500.0
    draws_to: float = float("inf")
    stages: tuple[float, ...] = ()
    """When it gets further with its start."""


class ScriptedChild:
    """Lives as a script says."""

    def __init__(self, clock: VirtualClock, life: Life) -> None:
        self._clock = clock
        self._life = life
        self._began = clock.now()
        self.killed: float | None = None
        self.ended = False

    @property
    def age(self) -> float:
        return self._clock.now() - self._began

    def exit_code(self) -> int | None:
        return self._life.code if self.age >= self._life.ends else None

    def beats(self) -> int:
        come_to = sum(stage <= self.age for stage in self._life.stages)
        return come_to + max(0, int((min(self.age, self._life.draws_to) - self._life.draws_from) // 500))

    def kill(self) -> None:
        self.killed = self.age

    def end(self) -> None:
        self.ended = True


class Nursery:
    """Makes children, one life after the other, the last one again and again, and notes when."""

    def __init__(self, *lives: Life | None) -> None:
        self.clock = VirtualClock()
        self.children: list[ScriptedChild] = []
        self.starts: list[tuple[float, bool]] = []
        self.crashes: list[str] = []
        self._lives = lives
        self.on_spawn: Callable[[int], None] = lambda number: None
        self.supervisor = Supervisor(self.spawn, self.clock, LOG, crashed=self.crashes.append)

    def spawn(self, safe: bool) -> ScriptedChild:
        self.on_spawn(len(self.starts))
        life = self._lives[min(len(self.starts), len(self._lives) - 1)]
        self.starts.append((self.clock.now(), safe))
        if life is None:
            raise ChildNotStartedError("no such file")
        child = ScriptedChild(self.clock, life)
        self.children.append(child)
        return child

    def run_for(self, ms: float) -> None:
        self.supervisor = Supervisor(self.spawn, self.clock, LOG, crashed=self.crashes.append, limit=ms)
        self.supervisor.run()

    def starts_within(self, ms: float) -> int:
        return sum(time <= ms for time, _ in self.starts)


def test_a_child_that_draws_is_left_alone_for_days() -> None:
    nursery = Nursery(Life())
    nursery.run_for(72 * 60 * MINUTE)

    assert len(nursery.starts) == 1
    assert nursery.crashes == []
    assert nursery.children[0].ended


@pytest.mark.parametrize("life", [Life(draws_to=30_000.0), Life(draws_from=1e12)])
def test_a_child_that_hangs_is_restarted_within_15_seconds(life: Life) -> None:
    nursery = Nursery(life, Life())
    nursery.run_for(5 * MINUTE)
    silent_from = life.draws_to if life.draws_from < 1e12 else 0.0

    assert len(nursery.starts) == 2
    assert nursery.children[0].killed is not None
    assert nursery.starts[1][0] - silent_from <= 15_000.0
    assert nursery.supervisor.tally.hangs == 1


def test_a_start_that_is_slow_but_goes_on_is_left_alone() -> None:
    nursery = Nursery(Life(stages=(10_000.0, 21_000.0, 32_500.0), draws_from=40_000.0))
    nursery.run_for(5 * MINUTE)

    assert len(nursery.starts) == 1
    assert nursery.crashes == []


def test_a_start_that_stops_at_a_stage_is_a_hang() -> None:
    nursery = Nursery(Life(stages=(3_000.0, 9_000.0), draws_from=1e12), Life())
    nursery.run_for(5 * MINUTE)

    assert len(nursery.starts) == 2
    assert nursery.starts[1][0] - 9_000.0 <= 15_000.0


@pytest.mark.parametrize("life", [Life(ends=0.0), Life(ends=0.0, code=0), Life(ends=2_000.0, code=-9), None])
def test_a_child_that_dies_at_once_is_started_at_most_six_times_in_ten_minutes(life: Life | None) -> None:
    nursery = Nursery(life)
    nursery.run_for(60 * MINUTE)

    assert 2 <= nursery.starts_within(10 * MINUTE) <= 6
    for start, _ in nursery.starts:
        within = [time for time, _ in nursery.starts if start <= time < start + 10 * MINUTE]
        assert len(within) <= 6


def test_pauses_grow_from_crash_to_crash() -> None:
    nursery = Nursery(Life(ends=0.0))
    nursery.run_for(60 * MINUTE)
    pauses = [after - before for (before, _), (after, _) in zip(nursery.starts, nursery.starts[1:], strict=False)]

    assert pauses[:6] == sorted(pauses[:6])
    assert pauses[0] <= 2_000.0
    assert pauses[5] >= 300_000.0


def test_five_crashes_within_ten_minutes_lead_to_safe_mode() -> None:
    nursery = Nursery(*[Life(ends=1_000.0)] * 5, Life())
    nursery.run_for(20 * MINUTE)

    assert [safe for _, safe in nursery.starts] == [False] * 5 + [True]
    assert len(nursery.crashes) == 5


def test_a_crash_an_hour_never_leads_to_safe_mode_and_is_followed_at_once() -> None:
    nursery = Nursery(Life(ends=60 * MINUTE))
    nursery.run_for(24 * 60 * MINUTE)

    assert not any(safe for _, safe in nursery.starts)
    assert len(nursery.starts) == 24
    assert nursery.supervisor.tally.crashes == 23


def test_the_operators_word_ends_it() -> None:
    nursery = Nursery(Life(ends=MINUTE, code=LEAVE))
    nursery.supervisor.run()

    assert len(nursery.starts) == 1
    assert nursery.crashes == []


def test_the_operators_restart_is_no_crash_and_ends_safe_mode() -> None:
    nursery = Nursery(*[Life(ends=1_000.0)] * 5, Life(ends=MINUTE, code=RESTART), Life())
    nursery.run_for(30 * MINUTE)

    assert [safe for _, safe in nursery.starts] == [False] * 5 + [True, False]
    assert len(nursery.crashes) == 5
    assert nursery.starts[6][0] - nursery.starts[5][0] <= MINUTE + 1_000.0


def test_every_crash_is_told_with_its_reason() -> None:
    nursery = Nursery(Life(ends=1_000.0, code=3), Life(draws_to=1_000.0), None, Life())
    nursery.run_for(10 * MINUTE)

    assert nursery.crashes[0] == "it ended with code 3"
    assert nursery.crashes[1].startswith("it drew nothing for ")
    assert nursery.crashes[2] == "it cannot be started: no such file"


def test_a_machine_that_slept_blames_nobody() -> None:
    nursery = Nursery(Life())
    slept = nursery.clock.sleep

    def sleep(ms: float) -> None:
        slept(ms)
        if 60_000.0 <= nursery.clock.now() < 60_300.0:
            # Only the child's drawing stood still too: its beats do not grow while the machine sleeps.
            nursery.children[0]._began += 3_600_000.0
            slept(3_600_000.0)

    nursery.clock.sleep = sleep  # type: ignore[method-assign]
    nursery.run_for(2 * 3_600_000.0)

    assert len(nursery.starts) == 1


def test_stop_ends_the_child_and_the_watch() -> None:
    nursery = Nursery(Life())
    slept = nursery.clock.sleep

    def sleep(ms: float) -> None:
        slept(ms)
        if nursery.clock.now() > 10_000.0:
            nursery.supervisor.stop()

    nursery.clock.sleep = sleep  # type: ignore[method-assign]
    nursery.supervisor.run()

    assert nursery.children[0].ended
    assert nursery.clock.now() < 11_000.0
