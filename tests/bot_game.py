"""Bots that play a match on from wherever it stands: equal positions lead to equal decisions, broken off or not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, bots
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode


def header_of(mode_key: str, seats: int, seed: int = 1, strength: Strength = Strength.MEDIUM, **options: str) -> Header:
    """Return the header of a game between equal bots."""
    return Header(mode_key, settle(find_mode(mode_key).options, options), bots(seats, strength), seed)


def begin(header: Header, path: Path | None = None) -> Match[Any]:
    """Return a started match, with a journal where a path is given."""
    writer = JournalWriter.create(path, header) if path else None
    match: Match[Any] = Match(
        find_mode(header.mode), len(header.players), header.settings, header.chance(), scribe=writer
    )
    match.start()
    return match


def take_one_step(match: Match[Any], header: Header) -> bool:
    """Let the bot whose turn it is act; say whether the game still runs. Each decision has its own seed."""
    actors = match.mode.actors(match.state)
    if not actors:
        return False
    lots = Lots(header.seed * 100_000 + len(match.moves))
    seat = actors[lots.below(len(actors))]
    assert isinstance(seat, int), "real dice are left to the test"
    strength = header.players[seat].strength
    assert strength is not None, "only bots play here"
    rejection = match.submit(seat, Bot(match.mode, seat, strength, lots).decide(match.state).action)
    assert rejection is None, rejection
    return True


def play_on(match: Match[Any], header: Header, steps: int = 1_000_000) -> Match[Any]:
    """Let the bots take so many steps, or all until the end; return the same match."""
    while steps and take_one_step(match, header):
        steps -= 1
    return match
