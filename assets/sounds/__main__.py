"""Makes the sounds of the game anew, or measures them: ``python -m assets.sounds [--measure | --check]``."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from tqdm import tqdm

from assets.comparison import differing, reported
from assets.sounds.recipes import RECIPES, made
from assets.sounds.synthesis import RATE, Wave, load, loudest, peak, save, steps_apart

AUDIBLE = 0.001
"""Amplitude below which a sound counts as over."""


def spectrum(sound: Wave) -> tuple[Wave, Wave]:
    """Return the pitches in Hz and the energy at each of them."""
    pitch: Wave = np.fft.rfftfreq(len(sound), 1 / RATE).astype(np.float64)
    energy: Wave = np.square(np.abs(np.fft.rfft(sound))).astype(np.float64)
    return pitch, energy


def centroid(sound: Wave) -> float:
    """Return the mean pitch in Hz, weighed by energy."""
    pitch, energy = spectrum(sound)
    return float((pitch * energy).sum() / energy.sum())


def measured(name: str, sound: Wave) -> str:
    """Return one line: length, peak, loudest 50 ms beside its recipe, mean pitch."""
    length = (np.flatnonzero(np.abs(sound) > AUDIBLE)[-1] + 1) / RATE * 1000
    level = f"{loudest(sound):6.1f} dBFS (recipe {RECIPES[name].level:.0f})"
    return (
        f"{name:14}{length:6.0f} ms  peak {peak(sound):6.1f} dBFS  loudest {level}  centroid {centroid(sound):5.0f} Hz"
    )


def main() -> int:
    """Make all sounds, or those named on the command line, or print what the files measure, or compare them."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.sounds",
        description="Makes the sounds of the game anew; the same bytes each time.",
        epilog="example: python -m assets.sounds --measure",
    )
    parser.add_argument("--only", nargs="+", choices=sorted(RECIPES), default=list(RECIPES), help="sounds to make")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent, help="folder of the files (default: here)")
    parser.add_argument("--measure", action="store_true", help="make nothing, measure the files that are there")
    parser.add_argument("--check", action="store_true", help="make nothing here, compare with what is here")
    wanted = parser.parse_args()
    if wanted.measure:
        for name in wanted.only:
            print(measured(name, load(wanted.into / f"{name}.wav")))
        return 0
    if wanted.check:
        with TemporaryDirectory() as elsewhere:
            folder = Path(elsewhere)
            found = differing(make_all(wanted.only, folder), folder, wanted.into, alike)
            return reported(found, "up to the last bit of rounding")
    make_all(wanted.only, wanted.into)
    return 0


def alike(first: Path, second: Path) -> bool:
    """Say whether two sounds are the same up to how another processor or another numpy rounds."""
    apart = steps_apart(first, second)
    return apart is not None and apart <= 1


def make_all(names: Iterable[str], folder: Path) -> list[Path]:
    """Make sounds in a folder and return their paths."""
    paths = []
    for name in tqdm(names, unit="sound"):
        paths.append(folder / f"{name}.wav")
        save(made(name), paths[-1])
    return paths


if __name__ == "__main__":
    raise SystemExit(main())
