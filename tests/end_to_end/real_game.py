"""The program as a process of its own on a real X screen: where its keys lie, and what its journal says."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_state import Roll, Status
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.layout import BrainLayout, lay_out

ROOT = Path(__file__).resolve().parents[2]
BRAIN = "brain_training"
PATIENCE = 20.0
"""So many s a machine under load may take for anything."""


@dataclass(frozen=True)
class FirstTurn:
    """A deal whose first turn has a target that two dice reach."""

    seed: int
    cards: tuple[int, ...]
    target: int
    calculation: Calculation
    dice: tuple[int, ...]

    @property
    def text(self) -> str:
        """The calculation as it is typed."""
        return "".join(str(self.dice[t]) if isinstance(t, int) else t.value for t in self.calculation.tokens)


def find_first_turn() -> FirstTurn:
    """Return the first deal in which the second of several targets takes two dice."""
    mode = find_mode(BRAIN)
    for seed in range(1000):
        match = Match(mode, 2, settle(mode.options, {"start": "first"}), SeededChance(seed))
        match.start()
        for _ in range(2):
            match.submit(0, Roll())
        state = match.state
        for target in state.targets[1:]:
            if target.status is Status.OPEN:
                calculation = Calculation.decode(best_calculation(state, target.card))
                if calculation.count == 2:
                    cards = tuple(one.card for one in state.targets)
                    return FirstTurn(seed, cards, target.card, calculation, state.roll)
    raise AssertionError("no such deal among a thousand")


class RealGame:
    """A game of two people, started from the command line; stopped with its ``with`` block."""

    def __init__(
        self, environment: Mapping[str, str], data_dir: Path, seed: int, size: tuple[int, int], *place: str
    ) -> None:
        """Start it; ``place`` is ``--fullscreen`` or ``--window`` with a size."""
        self._data_dir = data_dir
        self.layout: BrainLayout = lay_out(size, race=True, seats=2)
        command = [sys.executable, "main.py", "play", BRAIN, "--seats", "Mia,Jonas", "--option", "start=first"]
        command += ["--seed", str(seed), "--data-dir", str(data_dir), "--lang", "de", *place]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=dict(environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def __enter__(self) -> RealGame:
        """Wait until the game has begun."""
        self.wait_for(lambda: len(self.journal()) >= 2, "the game does not begin")
        return self

    def __exit__(self, *error: object) -> None:
        """End the process if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def journal(self) -> list[str]:
        """Return the whole lines of the newest journal."""
        paths = sorted(self._data_dir.rglob("*.journal"))
        return paths[-1].read_text(encoding="utf-8").split("\n")[:-1] if paths else []

    def has(self, line: str) -> bool:
        """Say whether the journal holds a line that begins like this."""
        return any(one.startswith(line) for one in self.journal())

    def acted(self, line: str) -> None:
        """Wait until the journal holds a line that begins like this."""
        self.wait_for(lambda: self.has(line), f"the journal never says {line!r}")

    def repeat(self, press: Callable[[], None], line: str) -> None:
        """Press until the journal holds a line that begins like this: the first presses skip what still plays."""

        def pressed() -> bool:
            press()
            time.sleep(0.1)
            return self.has(line)

        self.wait_for(pressed, f"however often it is pressed, the journal never says {line!r}")

    def wait_for(self, ready: Callable[[], bool], complaint: str) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not ready():
            if self.process.poll() is not None:
                said = self.process.communicate()[1].decode(errors="replace")
                raise AssertionError(f"the program ended with {self.process.returncode}: {said}")
            assert time.monotonic() < end, complaint
            time.sleep(0.02)

    def leave(self) -> tuple[int, str]:
        """Ask the program to end as a session manager does; return its exit code and what it said."""
        self.process.terminate()
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said.decode(errors="replace")


def middle(area: Area) -> tuple[float, float]:
    """Return the middle of an area."""
    return area.cx, area.cy
