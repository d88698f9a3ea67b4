"""What was chosen on a command line: the mode and its settings, or a clear refusal; the title does without."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from quiclo_game.commands.failure import CommandError
from quiclo_game.commands.refusing import instead, quoted
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import OptionError, Settings, settle
from quiclo_game.rules.registry import KEYS, UnknownModeError, find_mode


def chosen_mode(name: str) -> Mode[Any]:
    """Return the mode of a name; hyphens are as good as underscores."""
    try:
        return find_mode(name.replace("-", "_"))
    except UnknownModeError as error:
        raise CommandError(f"no mode is called {quoted(name)}; {instead(name, KEYS)}", 2) from error


def chosen_settings(mode: Mode[Any], arguments: argparse.Namespace, *, automatic: bool, seats: int = 1) -> Settings:
    """Return the complete settings: defaults for so many seats, then the preset, then every ``--option``.

    ``automatic`` puts the mode's own values for games without people beneath all of these.
    """
    values: dict[str, str] = dict(mode.automatic) if automatic else {}
    values |= _preset(mode, arguments.preset)
    for pair in arguments.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--option takes NAME=VALUE, not {quoted(pair)}", 2)
        values[name] = value
    try:
        return settle(mode.options, values, seats)
    except OptionError as error:
        if error.value is None:
            names = [option.name for option in mode.options]
            sentence = f"{mode.key} has no option {quoted(error.name)}; {instead(error.name, names)}"
            raise CommandError(sentence, 2) from error
        sentence = f"{error.name} cannot be {quoted(error.value)}; it takes: {error.allowed}"
        raise CommandError(sentence, 2) from error


def checked_seats(mode: Mode[Any], seats: int) -> int:
    """Return a number of seats that the mode takes, or refuse."""
    if seats not in mode.seats:
        raise CommandError(f"{mode.key} takes {mode.seats[0]} to {mode.seats[-1]} players, not {seats}", 2)
    return seats


def _preset(mode: Mode[Any], name: str | None) -> Mapping[str, str]:
    if name is None:
        return {}
    if name not in mode.presets:
        raise CommandError(f"{mode.key} has no preset {quoted(name)}; {instead(name, tuple(mode.presets))}", 2)
    return mode.presets[name]
