"""``quiclo play``: the title, the setup of a mode, or a game at once."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from quiclo_game.commands.arguments import (
    add_language,
    add_options,
    add_seating,
    mode_names,
    path,
    whole_number,
    window_size,
)
from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import flaws
from quiclo_game.opening import hurry

if TYPE_CHECKING:
    from quiclo_game.commands.asked_game import AskedGame

EXAMPLES = """examples:
  quiclo play
  quiclo play brain_training
  quiclo play brain_training --seats Mia,Jonas,bot:strong --option variant=conquest
  quiclo play brain_training --seats Mia/ahead=10/time=60,Opa/hints=2/values=off
  quiclo play brain_training --seats Mia --preset first_steps --seed 7 --window 1280x720
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "play",
        help="play (without a mode: the title)",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mode", nargs="?", metavar="MODE", help=mode_names())
    parser.add_argument(
        "--seats",
        metavar="NAME,bot:easy,…",
        help="who plays; starts at once, without the setup. Behind a name or bot its own help may stand: /hints=free, "
        "/hints=off or /hints=N (each costs N points or cards), /values=off (no intermediate results), /time=S (own "
        "thinking time), /ahead=N (head start in points or cards), such as Mia/ahead=10/time=60,Opa/hints=2",
    )
    add_options(parser)
    add_seating(parser)
    parser.add_argument("--real-dice", action="store_true", help="throw your own dice and tap what fell")
    parser.add_argument("--seed", type=whole_number(0, 2**62), metavar="N", help="the number of the deal")
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--window", type=window_size, metavar="WxH", help="a window of this size in px")
    place.add_argument("--fullscreen", action="store_true", help="fill the screen")
    add_language(parser, "language on the screen")
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="folder of settings and saved games")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open the window and run until people leave; without a screen say so and exit with 1."""
    hurry()
    asked = _asked(arguments)

    # Only now is the screen needed: mistakes on the command line are told without it.
    from quiclo_game.commands.alone import alone_in

    with alone_in(arguments.data_dir, arguments.lang):
        _play(arguments, asked)
    return 0


def _play(arguments: argparse.Namespace, asked: AskedGame | None) -> None:
    from quiclo_game.commands.launch import launch
    from quiclo_game.shell.notice import Notice

    seed: int | None = arguments.seed
    app = launch(
        data_dir=arguments.data_dir,
        language=arguments.lang,
        size=arguments.window,
        fullscreen=True if arguments.fullscreen else False if arguments.window else None,
        deal=(lambda: seed) if seed is not None else None,
    )
    if arguments.seating:
        app.services.store.override(seating=arguments.seating)
    app.title()
    for flaw in flaws()[:1]:
        app.tell_later(Notice("language.left_out", (("file", flaw.path.name), ("line", flaw.line))))
    if asked is not None and asked.players:
        app.play(asked.plan(app.new_deal(), app.seat_plan(len(asked.players))))
    elif asked is not None:
        app.setup(asked.mode.key, asked.settings)
    app.loop.run()


def _asked(arguments: argparse.Namespace) -> AskedGame | None:
    """Return the game that was asked for, ``None`` for the title, which waits for no rules."""
    if arguments.mode is not None:
        from quiclo_game.commands.asked_game import asked_game

        return asked_game(arguments)
    if arguments.seats or arguments.option or arguments.preset:
        raise CommandError(f"--seats, --option and --preset need a mode: {mode_names()}", 2)
    if arguments.real_dice:
        raise CommandError("--real-dice needs --seats; at the setup they are an option", 2)
    return None
