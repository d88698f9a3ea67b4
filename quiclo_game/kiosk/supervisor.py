"""The supervisor: starts the game, watches its heartbeat, restarts it after ever longer pauses, never in a tight loop.

It owns no process and no clock of its own: a spawner makes the children, and tests let years pass in a moment.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from quiclo_game.kiosk.exits import LEAVE, RESTART
from quiclo_game.shell.clock import Clock

LOOK_EVERY = 250.0
"""ms between two looks at the child."""
SILENCE = 12_000.0
"""A child that has drawn nothing for so many ms, or come to no further stage of its start, hangs."""
OVERSLEPT = 5_000.0
"""Where so many ms lie between two looks the whole machine was asleep; nobody is to blame."""
PAUSES = (1_000.0, 5_000.0, 20_000.0, 60_000.0, 120_000.0, 400_000.0)
"""How long it waits after one crash, two in a row, and so on: at most six starts in the first ten minutes."""
STEADY = 120_000.0
"""A child that lived so long has nothing to do with the crash before: the pauses begin anew."""
WINDOW = 600_000.0
SAFE_AFTER = 5
"""So many crashes within the window lead to safe mode: a window, no sound, the defaults."""


class Child(Protocol):
    """A running game."""

    def exit_code(self) -> int | None:
        """Return how it ended, or ``None`` while it runs."""
        ...

    def beats(self) -> int:
        """Return how many beats came from it so far."""
        ...

    def kill(self) -> None:
        """End it at once and for sure."""
        ...

    def end(self) -> None:
        """Ask it to end, and see to it that it does."""
        ...


class ChildNotStartedError(Exception):
    """A child that could not even be started; the text says why."""


@dataclass
class Tally:
    """What the supervisor has seen."""

    starts: int = 0
    crashes: int = 0
    hangs: int = 0
    """Those among the crashes that came of silence."""
    restarts: int = 0
    """At the operator's word."""


@dataclass
class _Life:
    """One child, and when it was last seen to draw."""

    child: Child
    began: float
    beats: int = 0
    heard: float = field(default=0.0)


class Supervisor:
    """Keeps one child alive until the operator says leave, or ``stop`` is called."""

    def __init__(
        self,
        spawn: Callable[[bool], Child],
        clock: Clock,
        log: logging.Logger,
        *,
        crashed: Callable[[str], None] = lambda why: None,
        stay_safe: bool = False,
        limit: float | None = None,
    ) -> None:
        """``spawn(safe)`` starts a child or raises ``ChildNotStartedError``; ``crashed`` hears why each one ended.

        After ``limit`` ms it stops by itself.
        """
        self.tally = Tally()
        self._spawn = spawn
        self._clock = clock
        self._log = log
        self._crashed = crashed
        self._asked_to_stop = False
        self._end = float("inf") if limit is None else clock.now() + limit
        self._safe = stay_safe
        self._in_a_row = 0
        self._crash_times: list[float] = []

    @property
    def safe(self) -> bool:
        """Whether the next child starts in safe mode."""
        return self._safe

    def stop(self) -> None:
        """End the child and then ``run``, at the next look."""
        self._asked_to_stop = True

    @property
    def _stopped(self) -> bool:
        return self._asked_to_stop or self._clock.now() >= self._end

    def run(self) -> None:
        """Keep a child running; return once the operator has said leave, or after ``stop``."""
        while not self._stopped:
            began = self._clock.now()
            code, why = self._live()
            if self._stopped or code == LEAVE:
                return
            if code == RESTART:
                self._log.info("starting again at the operator's word")
                self.tally.restarts += 1
                self._in_a_row, self._safe = 0, False
                self._crash_times.clear()
                continue
            self._wait(self._after_crash(why, self._clock.now() - began))

    def _live(self) -> tuple[int | None, str]:
        """Start a child and watch it to its end; return its exit code and, where it crashed, why."""
        self.tally.starts += 1
        mode = " in safe mode" if self._safe else ""
        try:
            child = self._spawn(self._safe)
        except ChildNotStartedError as error:
            return None, f"it cannot be started: {error}"
        now = self._clock.now()
        self._log.info("start %d%s", self.tally.starts, mode)
        life, last = _Life(child, now, heard=now), now
        while not self._stopped:
            code = child.exit_code()
            if code is not None:
                return code, f"it ended with code {code}"
            now = self._clock.now()
            if now - last > OVERSLEPT:
                self._log.warning("nobody was awake for %.0f s", (now - last) / 1000.0)
                life.heard = now
            last = now
            if self._is_silent(life, now):
                child.kill()
                self.tally.hangs += 1
                return None, f"it drew nothing for {(now - life.heard) / 1000.0:.0f} s"
            self._clock.sleep(LOOK_EVERY)
        child.end()
        return None, ""

    def _is_silent(self, life: _Life, now: float) -> bool:
        beats = life.child.beats()
        if beats != life.beats:
            life.beats, life.heard = beats, now
        return now - life.heard > SILENCE

    def _after_crash(self, why: str, lived: float) -> float:
        """Note a crash; return how many ms to wait."""
        now = self._clock.now()
        self.tally.crashes += 1
        self._in_a_row = 1 if lived >= STEADY else self._in_a_row + 1
        self._crash_times = [time for time in self._crash_times if now - time < WINDOW] + [now]
        if not self._safe and len(self._crash_times) >= SAFE_AFTER:
            self._safe = True
            self._log.error("%d crashes within ten minutes: safe mode from now on", len(self._crash_times))
        pause = PAUSES[min(self._in_a_row, len(PAUSES)) - 1]
        self._log.error("crash %d: %s; the next start follows in %.0f s", self.tally.crashes, why, pause / 1000.0)
        self._crashed(why)
        return pause

    def _wait(self, ms: float) -> None:
        end = self._clock.now() + ms
        while not self._stopped and (left := end - self._clock.now()) > 0:
            self._clock.sleep(min(left, LOOK_EVERY))
