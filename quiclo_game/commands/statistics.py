"""``quiclo statistics``: who has played what, on the terminal, as JSON, or saved as CSV."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quiclo_game.commands.arguments import add_language, path
from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import Words, load_words
from quiclo_game.locale.faults import fault_key

if TYPE_CHECKING:
    from quiclo_game.play.records import Records

EXAMPLES = """examples:
  quiclo statistics
  quiclo statistics --csv games.csv
  quiclo statistics --json --data-dir /media/stick/quiclo
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "statistics",
        help="show or save who has played what",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--csv", type=path, metavar="FILE", help="save a line for each person and game as CSV (-: print it)"
    )
    parser.add_argument("--json", action="store_true", help="a row for each person and game, as JSON")
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="folder of settings and saved games")
    add_language(parser, "language of the sentences", standard=True)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the statistics; exit code 1 with the reason where they cannot be read or saved."""
    from quiclo_game.commands.alone import require_folder
    from quiclo_game.play.records import DAMAGED, Records, RecordsError, write_csv
    from quiclo_game.shell.safe_file import put_file
    from quiclo_game.shell.settings_store import data_folder

    require_folder(arguments.data_dir, arguments.lang)
    words = load_words(arguments.lang)
    records = Records(data_folder(arguments.data_dir))
    try:
        if arguments.csv == Path("-"):
            write_csv(records.rows(), sys.stdout)
        elif arguments.csv is not None:
            count = records.export(arguments.csv, put_file)
            print(words("statistics.saved", path=str(arguments.csv), count=count))
        elif arguments.json:
            print(json.dumps(records.rows(), ensure_ascii=False))
        else:
            lines = _told(records, words)
            if not lines and not records.put_aside:
                lines = [words("statistics.put_aside" if records.lie_aside else "statistics.nobody")]
            print("\n".join(lines), end="\n" if lines else "")
    except RecordsError as error:
        raise CommandError(words(f"statistics.error_{error.why}")) from error
    except OSError as error:
        raise CommandError(words("statistics.not_saved", cause=words(fault_key(error)))) from error
    if records.put_aside:
        raise CommandError(words("statistics.put_aside", file=DAMAGED))
    return 0


def _told(records: Records, words: Words) -> list[str]:
    """Return the figures for reading: a line for each person and mode."""
    from quiclo_game.play.statistics import overview

    lines: list[str] = []
    for person in records.people():
        lines.append(f"{person.name}: {words('statistics.games_count', count=person.games)}")
        played = records.played(person.name)
        for mode in dict.fromkeys(game.mode for game in played):
            figures = overview([game for game in played if game.mode == mode])
            part = round(100 * figures.solving.part)
            parts = [
                words("statistics.games_count", count=figures.games),
                words("statistics.won", count=figures.won, part=round(100 * figures.won / figures.games)),
                f"{words('statistics.percent', count=part)} {words('statistics.solved')}",
            ]
            if figures.best is not None:
                unit = words(f"statistics.unit_{figures.best.unit}", count=figures.best.figure)
                parts.append(f"{words('statistics.best')}: {figures.best.figure} {unit}")
            lines.append(f"  {words(f'mode.{mode}.name')}: {', '.join(parts)}")
    return lines
