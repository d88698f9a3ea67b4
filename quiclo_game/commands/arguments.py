"""Arguments that several commands share: options, seating, numbers, sizes; each with a clear refusal."""

from __future__ import annotations

import argparse
import re
from typing import Any

from quiclo_game.rules.registry import KEYS


def mode_names() -> str:
    """Return the names of all modes, for help and messages."""
    return ", ".join(KEYS)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--option`` and ``--preset``."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the table, for example variant=conquest; may be given several times",
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options: text, fair, first_steps")


def add_seating(parser: argparse.ArgumentParser) -> None:
    """Add ``--seating``."""
    parser.add_argument(
        "--seating", choices=("couch", "table"), help="upright for a couch, or facing people on all sides of a table"
    )


def whole_number(low: int, high: int) -> Any:
    """Return an argparse type for a whole number between two bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"takes a whole number from {low} to {high}, not {text[:30]!r}")
        return int(text)

    return read


def window_size(text: str) -> tuple[int, int]:
    """Return a size in px from ``1920x1080``; an argparse type."""
    match = re.fullmatch(r"(\d{3,5})[x×](\d{3,5})", text)
    if not match or not all(320 <= int(part) <= 16384 for part in match.groups()):
        raise argparse.ArgumentTypeError(f"takes a size such as 1920x1080 (320 to 16384 each), not {text[:30]!r}")
    return int(match[1]), int(match[2])
