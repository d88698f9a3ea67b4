"""Many games without a screen: the figures by which rules, bots and settings are judged.

The same seed gives the same figures, whatever the number of jobs: games are seeded one by one and pooled in order.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.race import first_to_act
from quiclo_game.rules.contract import IllegalActionError, Mode, Ratio
from quiclo_game.rules.options import Settings
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import CHANCE

CHUNK = 25
"""Games that are pooled together; fixed, so that sums do not depend on the number of jobs."""
_SEED_STEP = 1 << 32
_BOT_SEED = 1 << 40


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated."""

    mode: str
    games: int
    seats: int
    strength: Strength
    settings: Settings
    seed: int


@dataclass(slots=True)
class Counts:
    """Whole numbers of several games: how many, sum, sum of squares, smallest, largest."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        """Take in one number."""
        self.merge(Counts(1, number, number * number, number, number))

    def merge(self, other: Counts) -> None:
        """Take in the numbers of another tally."""
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def summary(self) -> dict[str, float]:
        """Return mean, sd (of the sample), min and max."""
        mean = self.total / self.count
        spread = max(0.0, self.squares - self.count * mean * mean)
        sd = math.sqrt(spread / (self.count - 1)) if self.count > 1 else 0.0
        return {"mean": round(mean, 4), "sd": round(sd, 4), "min": self.least, "max": self.most}


@dataclass(slots=True)
class Pool:
    """The pooled figures of games; ``wins`` is counted from whoever started."""

    games: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    turns: Counts = field(default_factory=Counts)
    rounds: Counts = field(default_factory=Counts)
    endings: dict[str, int] = field(default_factory=dict)
    measures: dict[str, Ratio] = field(default_factory=dict)

    def merge(self, other: Pool) -> None:
        """Take in the figures of another pool."""
        self.games += other.games
        self.draws += other.draws
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.turns.merge(other.turns)
        self.rounds.merge(other.rounds)
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number
        for name, ratio in other.measures.items():
            self.measures[name] = self.measures.get(name, Ratio(0, 0)) + ratio


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Pool:
    """Return the pooled figures of all games of a plan; ``progress`` hears how many more are done."""
    chunks = [(plan, first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    pool = Pool()
    if jobs <= 1 or len(chunks) == 1:
        for chunk in chunks:
            pool.merge(play_chunk(chunk))
            progress(chunk[2] - chunk[1])
        return pool
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks))) as workers:
        for part in workers.imap(play_chunk, chunks):
            pool.merge(part)
            progress(part.games)
    return pool


def play_chunk(chunk: tuple[Plan, int, int]) -> Pool:
    """Return the pooled figures of the games numbered from ``chunk[1]`` up to, not including, ``chunk[2]``."""
    plan, first, end = chunk
    mode = find_mode(plan.mode)
    pool = Pool(wins=[0] * plan.seats)
    for number in range(first, end):
        _add_game(pool, mode, play_game(mode, plan, number))
    return pool


def play_game(mode: Mode[Any], plan: Plan, number: int) -> Any:
    """Return the final state of one game of a plan, played by bots.

    It is the game of a ``Match`` with the same seed; but nobody looks on, and no move is kept.
    """
    seed = plan.seed * _SEED_STEP + number
    lots, chance = Lots(seed + _BOT_SEED), SeededChance(seed)
    bots = {seat: Bot(mode, seat, plan.strength, lots) for seat in range(plan.seats)}
    state = mode.initial(plan.seats, plan.settings)
    while True:
        turn = first_to_act(mode, state, bots)
        if turn is not None:
            try:
                state = mode.apply(state, turn[0], turn[1].action).state
            except IllegalActionError as refusal:
                raise RuntimeError(f"a bot of {mode.key} did what the rules refuse: {refusal}") from refusal
        elif CHANCE in mode.actors(state):
            state = mode.apply(state, CHANCE, chance.answer(mode.request(state))).state
        else:
            return state


def _add_game(pool: Pool, mode: Mode[Any], state: Any) -> None:
    outcome = mode.outcome(state)
    if outcome is None:
        raise RuntimeError(f"a game of {mode.key} stopped without an ending")
    turns, rounds = mode.progress(state)
    pool.games += 1
    pool.turns.add(turns)
    pool.rounds.add(rounds)
    pool.endings[outcome.ending] = pool.endings.get(outcome.ending, 0) + 1
    if outcome.draw:
        pool.draws += 1
    elif outcome.winners:
        starter = state.turns.starter
        pool.wins[(outcome.winners[0] - starter) % len(pool.wins)] += 1
    for name, ratio in mode.measures(state).items():
        pool.measures[name] = pool.measures.get(name, Ratio(0, 0)) + ratio


def report(plan: Plan, pool: Pool) -> Mapping[str, Any]:
    """Return the figures as plain data for JSON, in a fixed order and rounding."""
    return {
        "mode": plan.mode,
        "games": pool.games,
        "players": plan.seats,
        "strength": plan.strength.value,
        "seed": plan.seed,
        "options": plan.settings.as_dict(),
        "turns": pool.turns.summary(),
        "rounds": pool.rounds.summary(),
        "wins_by_seat": [round(wins / pool.games, 6) for wins in pool.wins],
        "draws": round(pool.draws / pool.games, 6),
        "endings": {ending: round(pool.endings[ending] / pool.games, 6) for ending in sorted(pool.endings)},
        "measures": {
            name: round(ratio.total / ratio.count, 6) if ratio.count else 0.0
            for name, ratio in sorted(pool.measures.items())
        },
    }
