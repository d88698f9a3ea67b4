"""Arguments that several commands share: the mode, its options, seats, sizes; each with a clear refusal."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Any

from quiclo_game.commands.failure import CommandError
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import OptionError, Settings, settle
from quiclo_game.rules.registry import KEYS, UnknownModeError, find_mode


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


def chosen_mode(name: str) -> Mode[Any]:
    """Return the mode of a name; hyphens are as good as underscores."""
    try:
        return find_mode(name.replace("-", "_"))
    except UnknownModeError as error:
        raise CommandError(f"no mode is called {name!r}; there is: {mode_names()}", 2) from error


def chosen_settings(mode: Mode[Any], arguments: argparse.Namespace, *, automatic: bool, seats: int = 1) -> Settings:
    """Return the complete settings: defaults for so many seats, then the preset, then every ``--option``.

    ``automatic`` puts the mode's own values for games without people beneath all of these.
    """
    values: dict[str, str] = dict(mode.automatic) if automatic else {}
    values |= _preset(mode, arguments.preset)
    for pair in arguments.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--option takes NAME=VALUE, not {pair!r}", 2)
        values[name] = value
    try:
        return settle(mode.options, values, seats)
    except OptionError as error:
        if error.value is None:
            raise CommandError(f"{mode.key} has no option {error.name!r}; it has: {error.allowed}", 2) from error
        raise CommandError(f"{error.name} cannot be {error.value!r}; it takes: {error.allowed}", 2) from error


def checked_seats(mode: Mode[Any], seats: int) -> int:
    """Return a number of seats that the mode takes, or refuse."""
    if seats not in mode.seats:
        raise CommandError(f"{mode.key} takes {mode.seats[0]} to {mode.seats[-1]} players, not {seats}", 2)
    return seats


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


def _preset(mode: Mode[Any], name: str | None) -> Mapping[str, str]:
    if name is None:
        return {}
    if name not in mode.presets:
        raise CommandError(f"{mode.key} has no preset {name!r}; it has: {', '.join(mode.presets)}", 2)
    return mode.presets[name]
