"""Games a second on one core: ``python -m tests.benchmarks.simulate [--quick]``.

1000 games of brain training with two players, played five times (``--quick``: 300 games, three times); the median
counts, in processor time, with all that a run prepares for itself. Wanted: 300 games a second where the program
calculates. Exit code 1 below half of that, so that a slow or busy machine does not fail for nothing.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, simulate
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.options import settle

WANTED = 300


def games_a_second(games: int, play: str, seed: int) -> float:
    """Return the speed of one run of so many games."""
    settings = settle(BrainTraining.options, {"play": play})
    plan = Plan(BrainTraining.key, games, 2, Strength.MEDIUM, settings, seed)
    started = time.process_time()
    simulate(plan)
    return games / (time.process_time() - started)


def main() -> int:
    """Run, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter series")
    games, runs = (300, 3) if parser.parse_args().quick else (1000, 5)
    speeds = {
        # A game more each time: rules that were prepared for one number of games are not used for another.
        play: [games_a_second(games + run, play, seed=run) for run in range(1, runs + 1)]
        for play in ("animation", "self")
    }
    for play, figures in speeds.items():
        print(
            f"{play:<10}{statistics.median(figures):6.0f} games a second "
            f"(median of {runs} × {games}; {min(figures):.0f}–{max(figures):.0f}; wanted {WANTED})"
        )
    return 1 if statistics.median(speeds["animation"]) < WANTED / 2 else 0


if __name__ == "__main__":
    sys.exit(main())
