"""``quiclo kiosk``: unattended, for days; a supervisor starts the game again whatever happens to it."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import quiclo_game
from quiclo_game.commands.arguments import either, one_of, path, whole_number, window_size
from quiclo_game.commands.counting import how_many
from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words, standard_language

if TYPE_CHECKING:
    from quiclo_game.kiosk.supervisor import Supervisor

ROOT = Path(quiclo_game.__file__).resolve().parents[1]
START = "import sys; sys.path[0] = {root!r}; from quiclo_game.cli import main; sys.exit(main())"
"""Starts this very program from any folder, whatever lies there under the name of a module."""
PAPERS = ("config", "unit", "autostart", "x11", "windows")
EXAMPLES = """examples:
  quiclo kiosk --set-pin                          the operator's PIN: hold two opposite corners for 3 s to use it
  quiclo kiosk                                    until the operator says leave
  quiclo kiosk --print config > kiosk.toml        every decision, with its default
  quiclo kiosk --config kiosk.toml --data-dir DIR
  quiclo kiosk --print unit                       a systemd user unit; also: autostart, x11, windows
  quiclo kiosk --statistics > statistics.csv      sessions and crashes, without personal data
  quiclo kiosk --headless --seconds 30            without a screen, to see that it works
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "kiosk",
        help="run unattended, at a fair: plays itself, wakes up, never stops",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--config", type=path, metavar="FILE", help="the operator's decisions (kiosk.toml in DIR)")
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="folder of everything that is kept")
    parser.add_argument("--headless", action="store_true", help="no screen and no sound")
    parser.add_argument("--seconds", type=whole_number(1, 10**7), metavar="S", help="stop after S seconds")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="a window of this size in px")
    parser.add_argument(
        "--print",
        type=one_of(PAPERS),
        metavar=either(PAPERS),
        dest="paper",
        help="print a file to install it with, and stop",
    )
    parser.add_argument("--set-pin", action="store_true", help="set the operator's PIN, also a forgotten one, and stop")
    parser.add_argument("--statistics", action="store_true", help="print the statistics as CSV, and stop")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--safe", action="store_true", help="safe mode: a window, no sound, no file of decisions")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Supervise until the operator says leave, ``--seconds`` are over, or the system asks to end."""
    from quiclo_game.commands.alone import holding, require_folder
    from quiclo_game.shell.settings_store import data_folder

    require_folder(arguments.data_dir, standard_language())
    folder = data_folder(arguments.data_dir)
    if arguments.paper is not None:
        from quiclo_game.kiosk.papers import paper, this_program

        print(paper(arguments.paper, this_program()), end="")
        return 0
    if arguments.set_pin:
        from quiclo_game.kiosk.child import OWN_FOLDER
        from quiclo_game.kiosk.pin import ask_for_pin

        return ask_for_pin(folder / OWN_FOLDER)
    if arguments.statistics:
        from quiclo_game.kiosk.child import OWN_FOLDER
        from quiclo_game.kiosk.statistics import whole_file

        text, lost = whole_file(folder / OWN_FOLDER)
        print(text, end="")
        if lost:
            print(f"quiclo: left out {how_many(lost, 'line')} that cannot be read", file=sys.stderr)
        return 0
    if arguments.child:
        return _run_child(arguments, folder)
    from quiclo_game.kiosk.child import OWN_FOLDER

    # The supervisor holds the folder of unattended tables for all its children.
    with holding(folder / OWN_FOLDER, standard_language()):
        return _supervise(arguments, folder)


def _run_child(arguments: argparse.Namespace, folder: Path) -> int:
    from quiclo_game.kiosk.heartbeat import note_stage
    from quiclo_game.kiosk.orphans import end_with_parent

    end_with_parent()
    note_stage()
    from quiclo_game.kiosk.child import run_child
    from quiclo_game.shell.notice import ShellError

    try:
        return run_child(
            folder, arguments.config, safe=arguments.safe, headless=arguments.headless, size=arguments.size
        )
    except ShellError as error:
        raise CommandError(error.notice.text(load_words(standard_language()))) from error


def _supervise(arguments: argparse.Namespace, folder: Path) -> int:
    from datetime import datetime

    from quiclo_game.kiosk.child import OWN_FOLDER
    from quiclo_game.kiosk.child_process import ChildProcess
    from quiclo_game.kiosk.logbook import close_log, open_log
    from quiclo_game.kiosk.statistics import Statistics
    from quiclo_game.kiosk.supervisor import Supervisor
    from quiclo_game.shell.clock import RealClock

    log, fault = open_log(folder / OWN_FOLDER)
    if fault is not None:
        log.warning("no log can be written: %s", fault)
    statistics = Statistics(folder / OWN_FOLDER, datetime.now)
    clock = RealClock()
    limit = None if arguments.seconds is None else arguments.seconds * 1000.0

    def spawn(safe: bool) -> ChildProcess:
        return ChildProcess(command(arguments, safe=safe), dict(os.environ), log)

    supervisor = Supervisor(spawn, clock, log, crashed=statistics.note_crash, stay_safe=arguments.safe, limit=limit)
    _stop_when_asked(supervisor)
    supervisor.run()
    tally = supervisor.tally
    log.info("left: %d starts, %d crashes, %d of them silent", tally.starts, tally.crashes, tally.hangs)
    close_log(log)
    return 0


def command(arguments: argparse.Namespace, *, safe: bool) -> list[str]:
    """Return the command line of the child; a built program starts itself."""
    frozen = getattr(sys, "frozen", False)
    words = [sys.executable] if frozen else [sys.executable, "-c", START.format(root=str(ROOT))]
    words += ["kiosk", "--child"]
    for name in ("config", "data_dir", "size"):
        value = getattr(arguments, name)
        if value is not None:
            text = "x".join(map(str, value)) if name == "size" else str(value)
            words += [f"--{name.replace('_', '-')}", text]
    return words + ["--headless"] * arguments.headless + ["--safe"] * safe


def _stop_when_asked(supervisor: Supervisor) -> None:
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, lambda signum, frame: supervisor.stop())
