"""Kill a running game many times and count what is lost: ``python -m tests.benchmarks.kill [--quick]``.

500 kills with SIGKILL at random moments (``--quick``: 12), over games of every mode; each game is taken up again after
every kill and must end with the very journal of an unbroken game. Exit code 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from quiclo_game.rules.registry import MODES
from tests.end_to_end.killing import kill_again_and_again

KILLS = 500
QUICK_KILLS = 12


def main() -> int:
    """Kill, count, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="12 kills instead of 500")
    kills = QUICK_KILLS if parser.parse_args().quick else KILLS
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_again_and_again(Path(folder), kills, seed=1, modes=MODES)
    for loss in tally.lost:
        print(loss)
    print(
        f"{tally.kills} kills in {tally.games} games ({time.perf_counter() - started:.0f} s): "
        f"{len(tally.lost)} losses; {tally.unannounced} kills between writing and telling, "
        f"{tally.torn} torn lines, {tally.early} before the game was taken up"
    )
    return 1 if tally.lost else 0


if __name__ == "__main__":
    sys.exit(main())
