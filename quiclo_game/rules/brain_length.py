"""About how long a game of brain training lasts, worked out from chances instead of kept in a table.

What a turn brings is known (each continent is rolled with 1 − (5/6)³); the game ends with the first seat that is
through. Tests hold the result against simulated games.
"""

from __future__ import annotations

import math
from typing import Final

from quiclo_game.rules.brain_scoring import CARDS_EACH, GOAL
from quiclo_game.rules.options import Settings

REACHED: Final = (0.999, 0.989, 0.969, 0.942, 0.895, 0.825)
"""The share of each continent's cards that six D12 reach."""
FOUND: Final = {"self": 0.72, "animation": 1.0}
"""The share of these that are solved: people solve about what medium bots do, the program everything."""
SECONDS_A_TURN: Final = 9.0
"""Rolling, dealing and handing on."""
SECONDS_A_TARGET: Final = {"self": 22.0, "animation": 6.0}
LONGEST: Final = 400
"""No game has more rounds than this."""


def expected_turns(seats: int, settings: Settings) -> float:
    """Return the expected number of turns of a whole game."""
    continents = [int(face) for face in settings["continents"]]
    rolled = _chance_rolled(len(continents))
    won = [rolled * FOUND[settings["play"]] * REACHED[face - 1] for face in continents]
    rounds = 0.0
    for turns in range(LONGEST):
        if settings["variant"] == "race":
            through = _race_over(turns, continents, won)
        else:
            through = math.prod(_two_of(turns, chance) for chance in won)
        still = (1.0 - through) ** seats
        rounds += still
        if still < 1e-4:
            break
    return min(rounds * seats, _stack_turns(len(continents), rolled))


def expected_minutes(seats: int, settings: Settings) -> int:
    """Return the expected length in whole minutes, at least 1."""
    targets = _chance_rolled(len(settings["continents"])) * len(settings["continents"])
    thinking = SECONDS_A_TARGET[settings["play"]] * targets
    limit = settings.number("think_seconds")
    if limit and settings["play"] == "self":
        thinking = min(thinking, limit)
    return max(1, round(expected_turns(seats, settings) * (SECONDS_A_TURN + thinking) / 60))


def _chance_rolled(continents: int) -> float:
    """Return the chance that a continent in play is selected; rolls that select nothing are rolled again."""
    return (1 - (5 / 6) ** 3) / (1 - (1 - continents / 6) ** 3)


def _race_over(turns: int, points: list[int], won: list[float]) -> float:
    """Return the chance that a seat has passed the goal after so many turns (the sum of many targets is normal)."""
    mean = sum(chance * point for chance, point in zip(won, points, strict=True))
    variance = sum(chance * (1 - chance) * point**2 for chance, point in zip(won, points, strict=True))
    if turns == 0:
        return 0.0
    return 0.5 * (1 + math.erf((turns * mean - GOAL - 0.5) / math.sqrt(2 * turns * max(variance, 1e-9))))


def _two_of(turns: int, chance: float) -> float:
    """Return the chance of at least two successes in so many turns."""
    return 1 - (1 - chance) ** turns - turns * chance * (1 - chance) ** (turns - 1) if turns else 0.0


def _stack_turns(continents: int, rolled: float) -> float:
    """Return the turns after which about all stacks are empty."""
    return 24 / rolled * (1 + 0.1 * (continents - 1)) * CARDS_EACH / 2
