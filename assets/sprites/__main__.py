"""Makes the pictures of the game anew: ``python -m assets.sprites [--only cards dice …]``."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tqdm import tqdm

from assets.sprites.workshop import jobs

WORKERS = 2


def main() -> None:
    """Make all pictures, or those of the groups named on the command line, and report how much they take."""
    todo = jobs()
    groups = sorted({job.group for job in todo})
    parser = argparse.ArgumentParser(
        prog="python -m assets.sprites",
        description="Makes the pictures of the game anew; the same bytes each time.",
        epilog="example: python -m assets.sprites --only cards felt",
    )
    parser.add_argument("--only", nargs="+", choices=groups, default=groups, help="groups to make (default: all)")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent, help="folder to write to (default: here)")
    wanted = parser.parse_args()
    paths: list[Path] = []
    with ProcessPoolExecutor(WORKERS) as pool:
        running = [pool.submit(job.make, wanted.into) for job in todo if job.group in wanted.only]
        for done in tqdm(as_completed(running), total=len(running), unit="job"):
            paths += done.result()
    size = sum(path.stat().st_size for path in paths)
    print(f"{len(paths)} pictures, {size / 1e6:.1f} MB, in {wanted.into}")


if __name__ == "__main__":
    main()
