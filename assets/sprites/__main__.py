"""Makes the pictures of the game anew: ``python -m assets.sprites [--only cards dice …]``."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory

from tqdm import tqdm

from assets.comparison import differing, reported
from assets.sprites.workshop import Job, jobs

WORKERS = 2


def main() -> int:
    """Make all pictures, or those of the groups named on the command line, and report how much they take.

    With ``--check`` they are made elsewhere and compared; the exit code is 1 if any byte differs.
    """
    todo = jobs()
    groups = sorted({job.group for job in todo})
    parser = argparse.ArgumentParser(
        prog="python -m assets.sprites",
        description="Makes the pictures of the game anew; the same bytes each time.",
        epilog="example: python -m assets.sprites --only cards felt",
    )
    parser.add_argument("--only", nargs="+", choices=groups, default=groups, help="groups to make (default: all)")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent, help="folder to write to (default: here)")
    parser.add_argument("--check", action="store_true", help="make nothing here, compare with what is here")
    wanted = parser.parse_args()
    if wanted.check:
        with TemporaryDirectory() as elsewhere:
            return reported(differing(made(todo, wanted.only, Path(elsewhere)), Path(elsewhere), wanted.into))
    paths = made(todo, wanted.only, wanted.into)
    size = sum(path.stat().st_size for path in paths)
    print(f"{len(paths)} pictures, {size / 1e6:.1f} MB, in {wanted.into}")
    return 0


def made(todo: list[Job], groups: list[str], folder: Path) -> list[Path]:
    """Make the pictures of some groups in a folder, side by side, and return their paths."""
    paths: list[Path] = []
    with ProcessPoolExecutor(WORKERS) as pool:
        running = [pool.submit(job.make, folder) for job in todo if job.group in groups]
        for done in tqdm(as_completed(running), total=len(running), unit="job"):
            paths += done.result()
    return paths


if __name__ == "__main__":
    raise SystemExit(main())
