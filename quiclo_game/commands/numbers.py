"""What the commands ``solve`` and ``check`` have in common: operands, ranges, the dialect, the language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from quiclo_game.commands.arguments import add_language, whole_number
from quiclo_game.commands.failure import CommandError
from quiclo_game.commands.refusing import quoted
from quiclo_game.rules.bags import MOST_OPERANDS
from quiclo_game.rules.calculation import Dialect
from quiclo_game.rules.solver import LARGEST_OPERAND

operand = whole_number(0, LARGEST_OPERAND)
"""The argparse type of one operand."""


def number_range(low: int, high: int) -> Callable[[str], range]:
    """Return an argparse type for ``A-B`` (or one number) with both ends between two bounds."""

    def read(text: str) -> range:
        match = re.fullmatch(r"(\d{1,9})(?:-(\d{1,9}))?", text, re.ASCII)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (high, low)
        if not low <= first <= last <= high:
            raise argparse.ArgumentTypeError(f"takes A-B with {low} ≤ A ≤ B ≤ {high}, not {quoted(text)}")
        return range(first, last + 1)

    return read


def add_shared(parser: argparse.ArgumentParser) -> None:
    """Add ``--grouped``, ``--use``, ``--json`` and ``--lang``."""
    parser.add_argument("--grouped", action="store_true", help="allow parentheses")
    parser.add_argument(
        "--use", type=number_range(1, MOST_OPERANDS), metavar="A-B", help="how many operands may be used (default: any)"
    )
    parser.add_argument("--json", action="store_true", help="the answer as JSON on stdout")
    add_language(parser, "language of sentences", standard=True)


def chosen_dialect(arguments: argparse.Namespace) -> Dialect:
    """Return the dialect that was asked for."""
    return Dialect.GROUPED if arguments.grouped else Dialect.FLAT


def checked_operands(operands: list[int]) -> tuple[int, ...]:
    """Return the operands, or refuse too many of them."""
    if len(operands) > MOST_OPERANDS:
        raise CommandError(f"takes 1 to {MOST_OPERANDS} operands, not {len(operands)}", 2)
    return tuple(operands)
