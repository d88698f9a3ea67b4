"""``quiclo simulate``: many games between bots, and the figures that come out."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping
from typing import Any

from quiclo_game.commands.arguments import add_options, either, mode_names, one_of, whole_number
from quiclo_game.commands.choices import checked_seats, chosen_mode, chosen_settings
from quiclo_game.commands.counting import how_many
from quiclo_game.play.players import Strength

STRENGTHS = tuple(strength.value for strength in Strength)
EXAMPLES = """examples:
  quiclo simulate brain_training --games 1000 --players 2
  quiclo simulate brain_training --games 500 --option play=self --strength easy --json
  quiclo simulate brain_training --option variant=conquest --players 4 --jobs 1
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots and show the figures",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mode", metavar="MODE", help=mode_names())
    parser.add_argument("--games", type=whole_number(1, 100_000_000), default=1000, metavar="N")
    parser.add_argument("--players", type=whole_number(1, 6), default=2, metavar="P")
    parser.add_argument("--strength", type=one_of(STRENGTHS), metavar=either(STRENGTHS), default="medium")
    add_options(parser)
    parser.add_argument("--seed", type=whole_number(0, 2**62), default=1, metavar="S")
    parser.add_argument("--jobs", type=whole_number(1, 256), metavar="J", help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games; figures go to stdout, the progress bar and the speed to stderr."""
    # Other commands, above all the title, do not wait for these.
    from tqdm import tqdm

    from quiclo_game.play.simulate import Plan, report, simulate

    mode = chosen_mode(arguments.mode)
    seats = checked_seats(mode, arguments.players)
    settings = chosen_settings(mode, arguments, automatic=True, seats=seats)
    plan = Plan(mode.key, arguments.games, seats, Strength(arguments.strength), settings, arguments.seed)
    started = time.perf_counter()
    with tqdm(total=plan.games, unit=" games", file=sys.stderr, disable=None, leave=False) as bar:
        pool = simulate(plan, arguments.jobs or os.cpu_count() or 1, bar.update)
    seconds = time.perf_counter() - started
    figures = report(plan, pool)
    print(json.dumps(figures, ensure_ascii=False) if arguments.json else as_text(figures))
    took = f"{how_many(plan.games, 'game')} in {seconds:.2f} s: {plan.games / seconds:.0f} games a second"
    print(took, file=sys.stderr)
    return 0


def as_text(figures: Mapping[str, Any]) -> str:
    """Return the figures for reading."""
    games, players = how_many(figures["games"], "game"), how_many(figures["players"], "player")
    lines = [f"{figures['mode']}: {games}, {players} ({figures['strength']})"]
    for name in ("turns", "rounds"):
        spread = figures[name]
        lines.append(f"  {name:<18}{spread['mean']:8.2f} ± {spread['sd']:.2f}   ({spread['min']}–{spread['max']})")
    shares = ", ".join(f"{share:.1%}" for share in figures["wins_by_seat"])
    lines.append(f"  {'wins by seat':<18}{shares} (the starter first), draws {figures['draws']:.1%}")
    lines += [f"  {'ending':<18}{share:8.1%}   {name}" for name, share in figures["endings"].items()]
    lines += [f"  {name:<18}{value:8.4f}" for name, value in figures["measures"].items()]
    return "\n".join(lines)
