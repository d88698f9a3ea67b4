"""``quiclo check``: is a calculation right, and if not, what is wrong with it?"""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any

from quiclo_game.commands.arguments import whole_number
from quiclo_game.commands.numbers import add_shared, checked_operands, chosen_dialect, operand
from quiclo_game.locale import load_words
from quiclo_game.locale.sentences import explain
from quiclo_game.rules.calculation import Dialect, Evaluated
from quiclo_game.rules.judging import judge
from quiclo_game.rules.reading import read_calculation
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.solver import LARGEST_TARGET
from quiclo_game.rules.writing import write

EXAMPLES = """examples:
  quiclo check "3*4+5" --operands 3 4 5 6 7 8 --target 17
  quiclo check "(3 + 4) × 5" --operands 3 4 5 --grouped --json
  quiclo check "7 : 2" --operands 2 7 --lang de

signs: + - − * × x · / ÷ : ( ) and spaces; the exit code is 1 if the calculation is refused
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check",
        help="say whether a calculation is right, and if not, why",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    # A calculation that wrongly starts with a minus is a calculation to refuse, not an unknown option.
    parser._negative_number_matcher = re.compile(r"-\s*[\d(]")
    parser.add_argument("calculation", metavar="CALCULATION", help='for example "3*4+5"')
    parser.add_argument(
        "--operands",
        nargs="+",
        type=operand,
        required=True,
        metavar="N",
        help="1 to 12 whole numbers to calculate with",
    )
    parser.add_argument("--target", type=whole_number(0, LARGEST_TARGET), metavar="T", help="the result that is wanted")
    add_shared(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the value, or say what is wrong; return 0 if the calculation is right and 1 if it is refused."""
    operands = checked_operands(arguments.operands)
    verdict, written = judged(arguments, operands, chosen_dialect(arguments))
    if isinstance(verdict, Evaluated):
        right = {"ok": True, "value": verdict.value}
        print(json.dumps(right) if arguments.json else f"{written} = {verdict.value}")
        return 0
    message = explain(verdict, load_words(arguments.lang))
    if arguments.json:
        wrong = {"ok": False, "reason": verdict.reason.value, **verdict.figures(), "message": message}
        print(json.dumps(wrong, ensure_ascii=False))
    else:
        print(message, file=sys.stderr)
    return 1


def judged(
    arguments: argparse.Namespace, operands: tuple[int, ...], dialect: Dialect
) -> tuple[Evaluated | Rejection, str]:
    """Return the verdict and the calculation as it was understood."""
    calculation = read_calculation(arguments.calculation, operands, dialect)
    if isinstance(calculation, Rejection):
        return calculation, ""
    verdict = judge(calculation, operands, target=arguments.target, dialect=dialect, use=arguments.use)
    return verdict, write(calculation, operands)
