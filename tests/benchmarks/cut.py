"""Cut the journal of a whole game of every mode at every byte: ``python -m tests.benchmarks.cut [--quick]``.

Each piece must open with just the whole lines that it holds, or be set aside with a message (``--quick``: every 50th
byte). Exit code 1 if one does anything else.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path

from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import replay, resume
from quiclo_game.play.rescue import offered_game
from quiclo_game.rules.registry import KEYS
from tests.bot_game import begin, header_of, play_on

RESUMED = 200
"""One whole line in so many is gone on with for real: the rules have checked all lines before."""


def journal_of(key: str, path: Path, steps: int = 1_000_000) -> bytes:
    """Return the journal of a game between two bots, which lies at a path."""
    header = header_of(key, 2, seed=3)
    play_on(begin(header, path), header, steps)
    return path.read_bytes()


class Cuts:
    """Cuts journals and counts what comes of it."""

    def __init__(self, folder: Path) -> None:
        """Work in a folder."""
        self._path = folder / "cut" / "piece.journal"
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._replayed: dict[bytes, int] = {}
        self.opened = 0
        self.refused = 0
        self.resumed = 0
        self.failed: list[str] = []

    def cut(self, content: bytes, length: int) -> None:
        """Leave so many bytes of a journal, and see what happens."""
        self._path.write_bytes(content[:length])
        whole = content[: content.rfind(b"\n", 0, length) + 1]
        try:
            journal = read_journal(self._path)
        except JournalError as error:
            self.refused += 1
            if whole or not error.why or offered_game(self._path.parent) is not None:
                self.failed.append(f"at {length}: {error}")
            return
        self.opened += 1
        if journal.content != whole or len(journal.lines) != whole.count(b"\n") - 1:
            self.failed.append(f"at {length}: {len(journal.lines)} lines instead of {whole.count(bytes([10])) - 1}")
        elif whole.count(b"\n") % RESUMED == 2 and whole not in self._replayed:
            self._replayed[whole] = len(resume(self._path)[0].moves)
            self.resumed += 1


def main() -> int:
    """Cut, count, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one cut in fifty")
    step = 50 if parser.parse_args().quick else 1
    logging.disable()  # every header that is cut has its word in the log
    began = time.perf_counter()
    failures = 0
    for key in KEYS:
        with tempfile.TemporaryDirectory() as name:
            content = journal_of(key, Path(name) / "whole.journal")
            replay(read_journal(Path(name) / "whole.journal"), each=lambda match: None)
            cuts = Cuts(Path(name))
            for length in range(0, len(content) + 1, step):
                cuts.cut(content, length)
            lines = content.count(b"\n")
        for failure in cuts.failed[:5]:
            print(f"{key}: {failure}")
        failures += len(cuts.failed)
        print(
            f"{key}: {len(content)} bytes, {lines} lines: {cuts.opened} pieces open, {cuts.refused} are set aside, "
            f"{cuts.resumed} gone on with"
        )
    print(f"{failures} failures in {time.perf_counter() - began:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
