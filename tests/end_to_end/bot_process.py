"""A process of its own in which bots play one game, writing a journal; it can be killed and started again.

``python -m tests.end_to_end.bot_process JOURNAL MODE SEATS SEED``. On stdout: ``from N`` (so many lines the journal
held), then every action as soon as it was announced, in the journal's own words. Ends with exit code 0 with the game.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.match import Match, Move
from quiclo_game.rules.notation import write_action
from quiclo_game.rules.seats import CHANCE
from tests.bot_game import begin, header_of, play_on


def announce(line: str) -> None:
    """Put a line on stdout at once."""
    os.write(1, f"{line}\n".encode())


def announce_move(move: Move[Any]) -> None:
    """Say what was done, as the journal does."""
    actor = "chance" if move.actor is CHANCE else move.actor
    announce(f"{actor} {write_action(move.action)}")


def take_up(path: Path, mode: str, seats: int, seed: int) -> Match[Any]:
    """Return the match of a journal, or a new one where none was begun."""
    try:
        return resume(path)[0]
    except (FileNotFoundError, JournalError):
        return begin(header_of(mode, seats, seed), path)


def main() -> int:
    """Play to the end."""
    path, mode, seats, seed = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    match = take_up(path, mode, seats, seed)
    announce(f"from {len(match.moves)}")
    match.observe(announce_move, lambda move: None)
    play_on(match, header_of(mode, seats, seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
