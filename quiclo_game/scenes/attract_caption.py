"""What the game that plays itself has just done, in one line that a passer-by reads: the players by their colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from quiclo_game.locale import Words
from quiclo_game.play.match import Move
from quiclo_game.play.narration import narrate, write_result
from quiclo_game.play.players import Player
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_state import TargetScored, TargetSolved
from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.events import GameEnded

COLOURS = ("coral", "sun", "mint", "sky", "lilac", "cream")
"""The players' colours, in the order of the palette."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A line, and how much it tells: the end of a game more than a calculation, that more than a roll."""

    text: str
    rank: int


def colour_names(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """Return what the players are called: by the colours of their discs."""
    return tuple(words(f"kiosk.colour.{COLOURS[player.colour]}") for player in players)


def caption_of(moves: Iterable[Move[Any]], players: Sequence[Player], words: Words) -> Caption | None:
    """Return the line that tells most about these moves, the latest of equal ones; ``None`` if none tells anything."""
    best: Caption | None = None
    names = colour_names(players, words)
    for move in moves:
        found = _caption(move, names, words)
        if found is not None and (best is None or found.rank >= best.rank):
            best = found
    return best


def _caption(move: Move[Any], names: Sequence[str], words: Words) -> Caption | None:
    sentences = narrate(move, names, words)
    if any(isinstance(event, GameEnded) for event in move.events) and sentences:
        return Caption(sentences[-1], 3)
    for event in reversed(move.events):
        match event:
            case TargetSolved(seat, card, calculation):
                return _won(names[seat], card, write_result(calculation, move.before.roll), words)
            case TargetScored(seat, card):
                calculation = write_result(best_calculation(move.before, card), move.before.roll)
                return _won(names[seat], card, calculation, words)
    telling = [sentence for sentence in sentences if "=" in sentence]
    if telling:
        return Caption(telling[-1], 2)
    return Caption(sentences[-1], 1) if sentences else None


def _won(name: str, card: int, calculation: str, words: Words) -> Caption:
    continent = words(f"continent.{continent_of(card).name.lower()}")
    return Caption(words("kiosk.won", calculation=calculation, name=name, card=card, continent=continent), 2)
