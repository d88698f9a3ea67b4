"""Killing a game with SIGKILL again and again, and looking whether anything that was announced is lost."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quiclo_game.play.lots import Lots
from quiclo_game.rules.contract import Mode
from tests.bot_game import begin, header_of, play_on

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass
class Tally:
    """What came of the kills."""

    kills: int = 0
    unannounced: int = 0
    """Kills after which the journal held an action that was not announced yet."""
    torn: int = 0
    """Kills that left a torn last line."""
    early: int = 0
    """Kills before the game was taken up at all."""
    games: int = 0
    lost: list[str] = field(default_factory=list)
    """What was announced and is not in the journal: must stay empty."""


class Victim:
    """One game, played by processes of which all but the last are killed."""

    def __init__(self, folder: Path, mode: str, seats: int, seed: int) -> None:
        """Play ``mode`` with a seed; the journal lies in ``folder``."""
        self.path = folder / f"{mode}-{seats}-{seed}.journal"
        self._arguments = (mode, seats, seed)

    def run(self, lines: int | None, linger_ms: float = 0.0) -> tuple[int | None, list[str], bool]:
        """Take the game up; kill it after so many announced lines (0: at once), or let it end (``None``).

        Return how many actions it began with (``None``: killed before it could say), what it announced, and whether
        it ended by itself. ``linger_ms`` is waited before the kill.
        """
        command = [sys.executable, "-m", "tests.end_to_end.bot_process", str(self.path), *map(str, self._arguments)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            said = b""
            while lines is None or said.count(b"\n") < lines:
                line = process.stdout.readline()
                if not line:
                    break
                said += line
            if lines is not None:
                wait = time.perf_counter() + linger_ms / 1000
                while time.perf_counter() < wait:
                    pass
                process.kill()
            said += process.stdout.read()
            complaint = process.stderr.read().decode()
            ended = process.wait() == 0
        assert complaint == "", complaint
        first, *announced = said[: said.rfind(b"\n") + 1].decode().splitlines() or [""]
        return (int(first.removeprefix("from ")) if first else None), announced, ended

    def written(self) -> tuple[list[str], bool]:
        """Return the journal's whole lines without its header, and whether a torn one follows."""
        content = self.path.read_bytes() if self.path.exists() else b""
        whole, _, torn = content.rpartition(b"\n")
        return whole.decode().split("\n")[1:] if whole else [], bool(torn)

    def unbroken(self) -> bytes:
        """Return the journal of the same game played without a break."""
        mode, seats, seed = self._arguments
        reference = self.path.with_suffix(".unbroken")
        header = header_of(mode, seats, seed)
        play_on(begin(header, reference), header)
        return reference.read_bytes()


def kill_again_and_again(folder: Path, kills: int, seed: int, modes: Sequence[Mode[Any]]) -> Tally:
    """Play the modes in turn with so many kills on the way, about eight a game; return what came of it."""
    tally, lots = Tally(), Lots(seed)
    while tally.kills < kills:
        mode = modes[tally.games % len(modes)]
        seats = mode.seats[lots.below(len(mode.seats))]
        victim = Victim(folder, mode.key, seats, seed=seed + tally.games)
        ended, before = False, 0
        while not ended:
            last = tally.kills >= kills or lots.happens(0.12)
            began, announced, ended = victim.run(None if last else lots.below(25), lots.below(3000) / 1000)
            lines, torn = victim.written()
            start = before if began is None else began
            if start < before or lines[start : start + len(announced)] != announced or len(lines) < start:
                tally.lost.append(f"{victim.path.name}: had {before} lines, then {start}, announced {announced}")
            before = len(lines)
            if not ended:
                tally.kills += 1
                tally.early += began is None
                tally.torn += torn
                tally.unannounced += len(lines) > start + len(announced)
        if victim.path.read_bytes() != victim.unbroken():
            tally.lost.append(f"{victim.path.name}: ended otherwise than without a break")
        tally.games += 1
    return tally
