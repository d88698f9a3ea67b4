"""``quiclo solve``: what some numbers reach, with how few of them, and how."""

from __future__ import annotations

import argparse
import json
from typing import Any

from quiclo_game.commands.arguments import whole_number
from quiclo_game.commands.failure import CommandError
from quiclo_game.commands.numbers import add_shared, checked_operands, chosen_dialect, number_range, operand
from quiclo_game.locale import Words, load_words
from quiclo_game.rules.solver import ALL_TARGETS, LARGEST_TARGET, Solution, all_calculations, solve
from quiclo_game.rules.writing import write

EXAMPLES = """examples:
  quiclo solve 3 4 5 6 7 8
  quiclo solve 3 4 5 6 7 8 --targets 1-20 --json
  quiclo solve 1 24 25 48 49 72 73 96 97 120 121 144 --grouped --use 2-5 --targets 0-99
  quiclo solve 3 4 5 6 7 8 --all 17
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "solve",
        help="show what some numbers reach, and how",
        description="Show for every target the fewest numbers that reach it, and the calculation a person likes best.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("operands", nargs="+", type=operand, metavar="N", help="1 to 12 whole numbers: dice or cards")
    parser.add_argument(
        "--targets",
        type=number_range(0, LARGEST_TARGET),
        metavar="A-B",
        help="targets to reach (default: 1-144)",
    )
    parser.add_argument(
        "--all",
        type=whole_number(0, LARGEST_TARGET),
        metavar="TARGET",
        help="list every calculation of one target; with many operands these are very many: limit them by --use",
    )
    add_shared(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what can be reached, or every calculation of one target."""
    operands = checked_operands(arguments.operands)
    words = load_words(arguments.lang)
    if arguments.all is not None:
        if arguments.targets is not None:
            raise CommandError("--all lists one target, --targets several: give one of them", 2)
        return list_all(arguments, operands, words)
    solution = solve(
        operands, dialect=chosen_dialect(arguments), targets=arguments.targets or ALL_TARGETS, use=arguments.use
    )
    calculations = {target: solution.best(target) for target in solution.counts}
    reachable = {
        target: write(calculation, operands) for target, calculation in calculations.items() if calculation is not None
    }
    print(as_json(arguments, solution, reachable) if arguments.json else as_text(solution, reachable, words))
    return 0


def as_json(arguments: argparse.Namespace, solution: Solution, reachable: dict[int, str]) -> str:
    """Return the solution as JSON; ``undecided`` only appears where a search had to stop."""
    figures: dict[str, Any] = {
        "operands": list(solution.operands),
        "dialect": chosen_dialect(arguments).value,
        "reachable": {
            str(target): {"calculation": text, "count": solution.counts[target]} for target, text in reachable.items()
        },
        "unreachable": list(solution.unreachable),
    }
    if solution.undecided:
        figures["undecided"] = list(solution.undecided)
    return json.dumps(figures, ensure_ascii=False)


def as_text(solution: Solution, reachable: dict[int, str], words: Words) -> str:
    """Return the solution for reading: a line for each target, then what is out of reach."""
    lines = [f"{target:>4} = {text}" for target, text in reachable.items()]
    total = len(reachable) + len(solution.unreachable) + len(solution.undecided)
    lines.append(words("solving.reached", reached=len(reachable), total=total))
    for key, targets in (("unreachable", solution.unreachable), ("undecided", solution.undecided)):
        if targets:
            lines.append(words(f"solving.{key}", targets=" ".join(map(str, targets))))
    return "\n".join(lines)


def list_all(arguments: argparse.Namespace, operands: tuple[int, ...], words: Words) -> int:
    """Print every calculation of one target, few operands first; for reading, each as soon as it is found."""
    dialect, target = chosen_dialect(arguments), arguments.all
    found = []
    for calculation in all_calculations(operands, target, dialect=dialect, use=arguments.use):
        text = write(calculation, operands)
        found.append({"calculation": text, "count": calculation.count})
        if not arguments.json:
            print(f"{calculation.count:>3}   {text}", flush=True)
    if arguments.json:
        figures = {"operands": list(operands), "dialect": dialect.value, "target": target, "calculations": found}
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print(words("solving.all" if found else "solving.none", count=len(found), target=target))
    return 0
