"""Arguments that several commands share: options, seating, numbers, sizes; each with a clear refusal."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quiclo_game.commands.refusing import instead, quoted
from quiclo_game.locale import languages, standard_language
from quiclo_game.rules.registry import KEYS

SEATINGS = ("couch", "table")


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


def add_language(parser: argparse.ArgumentParser, help: str, *, standard: bool = False) -> None:
    """Add ``--lang``; ``standard`` says that the standard language is spoken where none is chosen, not the one set."""
    names, default = languages(), standard_language() if standard else None
    help = f"{help} (default: {default})" if default else help
    parser.add_argument("--lang", type=one_of(names), metavar=either(names), default=default, help=help)


def add_seating(parser: argparse.ArgumentParser) -> None:
    """Add ``--seating``."""
    parser.add_argument(
        "--seating",
        type=one_of(SEATINGS),
        metavar=either(SEATINGS),
        help="upright for a couch, or facing people on all sides of a table",
    )


def one_of(names: Sequence[str]) -> Any:
    """Return an argparse type for one of some names."""

    def read(text: str) -> str:
        if text not in names:
            raise argparse.ArgumentTypeError(f"cannot be {quoted(text)}; {instead(text, names)}")
        return text

    return read


def either(names: Sequence[str]) -> str:
    """Return how the usage shows an argument of ``one_of``."""
    return f"{{{','.join(names)}}}"


def path(text: str) -> Path:
    """Return the path of a file or folder; an argparse type. An empty one is a mistake, such as an unset variable."""
    if not text.strip():
        raise argparse.ArgumentTypeError("takes the name of a file or folder, not an empty word")
    return Path(text)


def whole_number(low: int, high: int) -> Any:
    """Return an argparse type for a whole number between two bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"takes a whole number from {low} to {high}, not {quoted(text)}")
        return int(text)

    return read


def window_size(text: str) -> tuple[int, int]:
    """Return a size in px from ``1920x1080``; an argparse type."""
    match = re.fullmatch(r"(\d{3,5})[x×](\d{3,5})", text)
    if not match or not all(320 <= int(part) <= 16384 for part in match.groups()):
        raise argparse.ArgumentTypeError(f"takes a size such as 1920x1080 (320 to 16384 each), not {quoted(text)}")
    return int(match[1]), int(match[2])
