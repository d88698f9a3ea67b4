"""``quiclo replay``: a journal checked line by line against the rules, and told move by move."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words
from quiclo_game.play.journal import JournalError, JournalRead, read_journal, replay
from quiclo_game.play.match import Match
from quiclo_game.play.narration import narrate

EXAMPLES = """examples:
  quiclo replay game.journal
  quiclo replay game.journal --lang de
  quiclo replay game.journal --json
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "replay",
        help="tell a saved game move by move",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .journal file from the data folder")
    parser.add_argument("--lang", choices=("de", "en"), default="en")
    parser.add_argument("--json", action="store_true", help="how the game stands or ended, as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell the game; exit code 1 with the line's number where a journal does not fit the rules."""
    try:
        journal = read_journal(arguments.file)
        match = replay(journal)
    except JournalError as error:
        raise CommandError(f"{error.path}: line {error.line} does not fit the rules: {error.why}") from error
    except OSError as error:
        raise CommandError(f"cannot read {arguments.file}: {error.strerror}") from error
    print(_as_json(journal, match) if arguments.json else _as_text(journal, match, arguments.lang))
    return 0


def _as_text(journal: JournalRead, match: Match[Any], language: str) -> str:
    words = load_words(language)
    names = [player.name for player in journal.header.players]
    return "\n".join(sentence for move in match.moves for sentence in narrate(move, names, words))


def _as_json(journal: JournalRead, match: Match[Any]) -> str:
    outcome = match.outcome
    ended = {"ending": outcome.ending, "winners": outcome.winners} if outcome else None
    content = {
        "mode": journal.header.mode,
        "players": [player.name for player in journal.header.players],
        "seed": journal.header.seed,
        "options": journal.header.settings.as_dict(),
        "moves": len(match.moves),
        "scores": match.mode.scores(match.state),
        "outcome": ended,
    }
    return json.dumps(content, ensure_ascii=False)
