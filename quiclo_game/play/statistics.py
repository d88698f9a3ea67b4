"""Figures of one person's games: shares, times, bests; pure, whoever draws or prints them asks here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from quiclo_game.play.records import SHARED, ExerciseRecord, Played
from quiclo_game.rules.cards import CARDS, continent_of

COURSE = 12
"""So many games the course over time shows."""
SMOOTH = 4
"""Over so many games the course is averaged."""
FEWEST_WIN = "left"
"""The unit of which less is better."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some exercises were solved, and the mean time of those solved (ms), where it is known."""

    key: str
    solved: int
    tried: int
    ms: float | None

    @property
    def part(self) -> float:
        """The solved share, 0 to 1; 0 where nothing was tried."""
        return self.solved / self.tried if self.tried else 0.0


@dataclass(frozen=True, slots=True)
class Best:
    """The best game: its figure, in what, and when."""

    figure: int
    unit: str
    day: date


@dataclass(frozen=True, slots=True)
class Overview:
    """All figures of some games of one person."""

    games: int
    won: int
    seconds: int
    solving: Share
    best: Best | None
    course: tuple[float, ...]
    """The solved shares of the last games, the oldest first."""
    hardest: ExerciseRecord | None
    fastest: ExerciseRecord | None
    series: int
    """The longest series of exercises solved one after the other."""
    quickest: int | None
    """The fewest rounds in which a game against others was won."""


def overview(played: Sequence[Played]) -> Overview:
    """Return the figures of some games, the oldest first."""
    every = [one for game in played for one in game.exercises]
    solved = [one for one in every if one.solved]
    timed = [one for one in solved if one.ms is not None]
    tried = [game for game in played if game.exercises]
    wins = [game.rounds for game in played if game.won and game.seats > 1 and game.rounds]
    return Overview(
        len(played),
        sum(game.won for game in played if game.seats > 1),
        sum(game.seconds for game in played),
        share("", every),
        best_of(played),
        tuple(share("", game.exercises).part for game in tried[-COURSE:]),
        max(solved, key=lambda one: (one.numbers, len(one.operators), one.target), default=None),
        min(timed, key=lambda one: one.ms or 0, default=None),
        longest_series(every),
        min(wins, default=None),
    )


def share(key: str, exercises: Iterable[ExerciseRecord]) -> Share:
    """Return how many of some exercises were solved."""
    kept = tuple(exercises)
    times = [one.ms for one in kept if one.solved and one.ms is not None]
    return Share(key, sum(one.solved for one in kept), len(kept), sum(times) / len(times) if times else None)


def shares(played: Sequence[Played], keys: Sequence[str], of: Callable[[Played, ExerciseRecord], str]) -> list[Share]:
    """Return the shares by what ``of`` says of an exercise: any of ``keys`` that is in it."""
    every = [(of(game, one), one) for game in played for one in game.exercises]
    return [share(key, (one for told, one in every if key in told)) for key in keys]


def by_continent(game: Played, exercise: ExerciseRecord) -> str:
    """Return the number of a target's continent, for ``shares``."""
    return str(continent_of(exercise.target).value) if exercise.target in CARDS else ""


def by_operator(game: Played, exercise: ExerciseRecord) -> str:
    """Return the operators of a calculation, for ``shares``."""
    return exercise.operators


def best_of(played: Sequence[Played]) -> Best | None:
    """Return the best game in the unit of the last one that no stand-in shared: no other figures can be compared."""
    own = [game for game in played if game.unit != SHARED]
    if not own:
        return None
    unit = own[-1].unit
    same = [game for game in own if game.unit == unit]
    sign = -1 if unit == FEWEST_WIN else 1
    best = max(same, key=lambda game: sign * game.figure)
    return Best(best.figure, unit, day_of(best))


def longest_series(exercises: Sequence[ExerciseRecord]) -> int:
    """Return how many exercises were solved one after the other at most."""
    longest = running = 0
    for one in exercises:
        running = running + 1 if one.solved else 0
        longest = max(longest, running)
    return longest


def smoothed(course: Sequence[float]) -> tuple[float | None, ...]:
    """Return for each game the mean of the last four, ``None`` before there are so many."""
    return tuple(
        sum(course[index - SMOOTH + 1 : index + 1]) / SMOOTH if index >= SMOOTH - 1 else None
        for index in range(len(course))
    )


def day_of(game: Played) -> date:
    """Return the day on which a game ended; a date that cannot be read is the first of all days."""
    try:
        return datetime.fromisoformat(game.ended).date()
    except ValueError:
        return date.min
