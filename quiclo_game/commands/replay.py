"""``quiclo replay``: a journal checked line by line against the rules, told move by move, or shown at its table."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from quiclo_game.commands.arguments import add_language, either, one_of, path, window_size
from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words, standard_language
from quiclo_game.locale.sentences import explain
from quiclo_game.play.journal import JournalRead, read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import replay
from quiclo_game.play.match import Match
from quiclo_game.play.narration import tell
from quiclo_game.rules.writing import Notation

NOTATIONS = ("cross", "dot")
EXAMPLES = """examples:
  quiclo replay game.journal
  quiclo replay game.journal --lang de
  quiclo replay game.journal --json
  quiclo replay game.journal --window
"""


def add_parser(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "replay",
        help="tell a saved game move by move",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=path, metavar="FILE", help="a .journal file from the data folder")
    parser.add_argument(
        "--notation",
        type=one_of(NOTATIONS),
        metavar=either(NOTATIONS),
        help="signs of the sentences: × ÷ (cross) or · : (dot); as in the settings otherwise",
    )
    parser.add_argument("--window", action="store_true", help="show the game at its table, with pause, speed, jumps")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="size of the window (1920x1080)")
    add_language(parser, f"language of the sentences ({standard_language()}) or on the screen")
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="folder of settings and saved games")
    parser.add_argument("--json", action="store_true", help="how the game stands or ended, as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell or show the game; exit code 1 with the line's number where a journal does not fit the rules."""
    if arguments.size is not None and not arguments.window:
        raise CommandError("--size needs --window", 2)
    try:
        journal = read_journal(arguments.file)
        match = replay(journal)
    except JournalError as error:
        words = load_words(arguments.lang or standard_language())
        why = explain(error.rejection, words) if error.rejection else error.why
        raise CommandError(f"{error.path}: line {error.line} does not fit the rules: {why}") from error
    except OSError as error:
        raise CommandError(f"cannot read {arguments.file}: {error.strerror}") from error
    if journal.torn:
        print("quiclo: the last line was incomplete and has been left out", file=sys.stderr)
    if arguments.window:
        return _show(arguments)
    if arguments.json:
        print(_as_json(journal, match))
        return 0
    notation = Notation(arguments.notation) if arguments.notation else _settled_notation(arguments.data_dir)
    print(_as_text(journal, match, arguments.lang or standard_language(), notation))
    return 0


def _settled_notation(folder: Path | None) -> Notation:
    """Return how calculations are written on the screen."""
    from quiclo_game.shell.settings_store import SettingsStore, data_folder

    store = SettingsStore(data_folder(folder))
    store.load()
    return Notation(store.settings.notation.value)


def _show(arguments: argparse.Namespace) -> int:
    from quiclo_game.commands.alone import alone_in
    from quiclo_game.commands.launch import launch
    from quiclo_game.play.recording import read_recording

    recording = read_recording(arguments.file)
    if not recording.moves:
        raise CommandError(f"{arguments.file}: holds no move yet")
    # From the recording a way leads to the title and to games of one's own.
    with alone_in(arguments.data_dir, arguments.lang):
        app = launch(
            data_dir=arguments.data_dir,
            language=arguments.lang,
            size=arguments.size,
            fullscreen=False if arguments.size else None,
        )
        app.title()
        app.watch(recording)
        app.loop.run()
    return 0


def _as_text(journal: JournalRead, match: Match[Any], language: str, notation: Notation) -> str:
    words = load_words(language)
    names = [player.name for player in journal.header.players]
    return "\n".join(tell(match.moves, match.attempts, names, words, notation, match.handovers))


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
