"""What a finished game is told about: who stands where, what was remarkable, how the figures grew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quiclo_game.play.match import Move
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.plan import GameReport

FAN = 24
"""So many cards lie in a winner's fan at most."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence to be said in whatever language is set: its key in the locale, and its figures."""

    key: str
    figures: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat in the ranking; equal figures share a ``place`` (from 1)."""

    place: int
    seat: Seat
    score: int
    detail: Line


@dataclass(frozen=True, slots=True)
class Fact:
    """Something remarkable: who did it, a title, and a sentence or a calculation in tokens."""

    icon: str
    title: Line
    seat: Seat
    text: Line | None = None
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything that the results show of a game."""

    variant: Line
    win: Line
    """How a single winner won, without the name."""
    draw: Line
    """How a win is shared, with ``{names}`` still to be filled in."""
    ending: Line
    details: tuple[Line, ...]
    ranking: tuple[Standing, ...]
    score_word: Line
    cards: tuple[int, ...]
    """The cards that the winners hold, ascending."""
    facts: tuple[Fact, ...]
    curve: tuple[tuple[int, ...], ...]
    """Every seat's figure at the start and after each round."""
    curve_title: Line
    goal: int | None = None
    """The figure that has to be passed, where there is one."""


def curve_of(mode: Mode[Any], moves: Sequence[Move[Any]], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return every seat's figure at the start and after each round; a move counts for the round that it was made in."""
    after_round: dict[int, tuple[int, ...]] = {}
    for move in moves:
        _, round_ = mode.progress(move.before)
        after_round[round_] = mode.scores(move.after)
    rounds = [after_round[number] for number in sorted(after_round)]
    start = mode.scores(moves[0].before) if moves else (0,) * seats
    return tuple((start[seat], *(figures[seat] for figures in rounds)) for seat in range(seats))


def ranked(scores: Sequence[int], details: Sequence[Line]) -> tuple[Standing, ...]:
    """Return the seats from the highest figure down."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(
        Standing(1 + sum(other > scores[seat] for other in scores), seat, scores[seat], details[seat]) for seat in order
    )


def spread(cards: Sequence[int]) -> tuple[int, ...]:
    """Return as many of the cards as a fan shows, evenly chosen, so that all their continents are seen."""
    step = max(1.0, len(cards) / FAN)
    return tuple(cards[int(index * step)] for index in range(min(FAN, len(cards))))


def minutes_line(report: GameReport) -> Line:
    """Return how long the game took, at least a minute."""
    return Line("results.minutes", (("count", max(1, round(report.duration / 60_000))),))
