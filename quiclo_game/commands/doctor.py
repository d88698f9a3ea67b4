"""``quiclo doctor``: what this machine has for the game, one line each, and what to do where something is wrong."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from typing import Any

from quiclo_game.commands.arguments import add_language, path
from quiclo_game.locale import load_words

EXAMPLES = """examples:
  quiclo doctor
  quiclo doctor --json
  quiclo doctor --data-dir ~/quiclo-data
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "doctor",
        help="look at this machine and say what to do where something is wrong",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="where settings and games are kept")
    add_language(parser, "language of the report")
    parser.add_argument("--json", action="store_true", help="the findings as JSON on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Report; exit code 1 if something is missing without which nothing can be played."""
    # pygame greets on stdout when it is first imported, which is no JSON; the other commands need none of this.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from quiclo_game.commands.diagnosis import Finding, State, examine, gather, line
    from quiclo_game.shell.settings_store import SettingsStore, data_folder

    folder = data_folder(arguments.data_dir)
    store = SettingsStore(folder)
    notices = store.load()
    words = load_words(arguments.lang or store.settings.language)
    findings = [*examine(gather(folder), store.settings, words)]
    findings += [Finding("settings", State.NOTE, notice.text(words)) for notice in notices]
    well = all(finding.state is not State.WRONG for finding in findings)
    if arguments.json:
        print(json.dumps({"ok": well, "findings": [asdict(one) for one in findings]}, ensure_ascii=False, default=str))
    else:
        print("\n".join(line(finding, words) for finding in findings))
    return 0 if well else 1
