"""The command line: reads the words, hands over to one command, turns every failure into a sentence and an exit code.

Exit codes: 0 done, 1 something is wrong with what was asked (a wrong calculation, a broken journal, no screen),
2 the command line itself cannot be read.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, TextIO

from quiclo_game import __version__
from quiclo_game.commands.failure import CommandError
from quiclo_game.commands.refusing import instead, printable, quoted, short
from quiclo_game.locale import flaws, languages

COMMANDS = ("play", "demo", "kiosk", "solve", "check", "simulate", "replay", "statistics", "doctor")
"""Their modules are only loaded when they are named, or when help is asked for."""

EXAMPLES = """examples:
  quiclo                                            the title screen
  quiclo play brain_training --seats Mia,bot:strong start a game at once
  quiclo demo --headless --seconds 30 --screenshots shots
  quiclo kiosk                                      unattended, at a fair
  quiclo solve 3 4 5 6 7 8 --targets 1-20
  quiclo check "3*4+5" --operands 3 4 5 6 7 8 --target 17
  quiclo simulate brain_training --games 1000 --players 2
"""


def parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line, with all commands or with some."""
    whole = argparse.ArgumentParser(
        prog="quiclo",
        description="Five arithmetic table games on 144 number cards and dice.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"quiclo {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=_CommandParser)
    for name in names:
        import_module(f"quiclo_game.commands.{name}").add_parser(commands)
    return whole


class _CommandParser(argparse.ArgumentParser):
    """Refuses what it does not know itself, with its own usage rather than that of the whole program."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(map(short, unknown))}")
        return parsed, unknown


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; without a command the title screen is opened."""
    _speak_safely()
    # pygame greets on stdout as soon as it is imported, which would spoil figures and JSON.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    if any("\0" in word for word in words):
        # No system passes such a word on, and none takes it as the name of a file; other programs may call this one.
        print("quiclo: a word with a zero character is nothing that can be read", file=sys.stderr)
        return 2
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        print(f"quiclo: no command is called {quoted(words[0])}; {instead(words[0], COMMANDS)}", file=sys.stderr)
        return 2
    if not languages():
        why = "; ".join(map(str, flaws()))
        print(f"quiclo: no language is whole: {printable(why)}; please install Quiclo anew", file=sys.stderr)
        return 1
    for flaw in flaws():
        print(f"quiclo: {printable(str(flaw))}; this language is left out", file=sys.stderr)
    try:
        chosen = parser(words[:1] if words[0] in COMMANDS else COMMANDS).parse_args(words)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else 2
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except CommandError as error:
        print(f"quiclo: {printable(str(error))}", file=sys.stderr)
        return error.code
    except BrokenPipeError:
        # Whoever read our output has left; nothing may be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        # Commands answer for the files that they are asked for; what is left is the output itself, such as a full disk.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"quiclo: cannot write: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("quiclo: stopped", file=sys.stderr)
        return 130
    return code


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def _speak_safely() -> None:
    """Let no sign that stdout or stderr cannot show end the program: × and − are not in every terminal's alphabet.

    Files and other programs get UTF-8, as JSON wants it; a terminal gets what it can show. Where a stream is closed, or
    a program without a console never had one, nobody hears what is said there.
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


if __name__ == "__main__":
    sys.exit(main())
