"""Many games: the figures are worked out a second time from the single games."""

from __future__ import annotations

import json
import statistics
from itertools import chain
from typing import Any

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.race import first_to_act
from quiclo_game.play.simulate import CHUNK, Counts, Plan, Pool, play_game, report, simulate
from quiclo_game.rules.brain_state import BrainState
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.contract import Ratio
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, find_mode

MODE = BrainTraining()
SIMULATED_LOTS = 1 << 40
"""What the bots of the first game with seed 0 draw from."""


def plan(games: int = 30, seats: int = 2, strength: Strength = Strength.MEDIUM, seed: int = 1, **options: str) -> Plan:
    values = {**MODE.automatic, **options}
    return Plan(MODE.key, games, seats, strength, settle(MODE.options, values), seed)


def games_of(plan_: Plan) -> list[BrainState]:
    return [play_game(MODE, plan_, number) for number in range(plan_.games)]


def as_json(plan_: Plan, pool: Pool) -> str:
    return json.dumps(report(plan_, pool))


def test_the_figures_are_those_of_the_single_games() -> None:
    many = plan(games=40, seats=3, variant="conquest", play="self")
    states = games_of(many)
    figures: dict[str, Any] = dict(report(many, simulate(many)))

    turns = [state.turns.number for state in states]
    rounds = [(number - 1) // 3 + 1 for number in turns]
    for name, numbers in (("turns", turns), ("rounds", rounds)):
        assert figures[name] == {
            "mean": pytest.approx(statistics.mean(numbers), abs=1e-4),
            "sd": pytest.approx(statistics.stdev(numbers), abs=1e-4),
            "min": min(numbers),
            "max": max(numbers),
        }
    outcomes = [state.outcome for state in states]
    wins = [0, 0, 0]
    for state in states:
        assert state.outcome is not None
        if len(state.outcome.winners) == 1:
            wins[(state.outcome.winners[0] - state.turns.starter) % 3] += 1
    assert figures["wins_by_seat"] == [pytest.approx(number / 40, abs=1e-6) for number in wins]
    assert figures["draws"] == pytest.approx(1 - sum(wins) / 40, abs=1e-6)
    endings = [outcome.ending for outcome in outcomes if outcome is not None]
    assert figures["endings"] == {
        ending: pytest.approx(endings.count(ending) / 40, abs=1e-6) for ending in sorted(set(endings))
    }
    tallies = [tally for state in states for tally in state.tallies]
    dealt = sum(tally.dealt for tally in tallies)
    assert figures["measures"]["solved_share"] == pytest.approx(sum(t.solved for t in tallies) / dealt, abs=1e-6)
    assert figures["measures"]["targets_per_turn"] == pytest.approx(dealt / sum(turns), abs=1e-6)


def test_a_report_says_what_was_simulated() -> None:
    small = plan(games=3, seats=4, strength=Strength.EASY, seed=9)
    figures = report(small, simulate(small))

    assert list(figures) == [
        "mode",
        "games",
        "players",
        "strength",
        "seed",
        "options",
        "turns",
        "rounds",
        "wins_by_seat",
        "draws",
        "endings",
        "measures",
    ]
    assert (figures["mode"], figures["games"], figures["players"]) == ("brain_training", 3, 4)
    assert (figures["strength"], figures["seed"]) == ("easy", 9)
    assert figures["options"] == dict(small.settings.pairs)
    assert len(figures["wins_by_seat"]) == 4


def test_the_same_seed_gives_byte_equal_figures_and_another_seed_others() -> None:
    one, other = plan(games=8, seed=5), plan(games=8, seed=6)

    assert as_json(one, simulate(one)) == as_json(one, simulate(one))
    assert [state.points for state in games_of(one)] != [state.points for state in games_of(other)]


def test_two_jobs_give_the_same_figures_as_one() -> None:
    many = plan(games=CHUNK * 2 + 3)

    assert as_json(many, simulate(many, jobs=2)) == as_json(many, simulate(many, jobs=1))


def test_a_game_has_its_own_seed_whatever_is_played_before_it() -> None:
    longer = plan(games=CHUNK + 5)

    assert games_of(plan(games=5)) == games_of(longer)[:5]


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1])
def test_every_game_is_counted_once_and_told_as_it_is_done(games: int) -> None:
    done: list[int] = []
    pool = simulate(plan(games=games), progress=done.append)

    assert pool.games == games == sum(done)
    assert sum(pool.endings.values()) == games
    assert sum(pool.wins) + pool.draws == games
    assert pool.turns.count == pool.rounds.count == games


def test_alone_the_one_seat_wins_every_game() -> None:
    small = plan(games=5, seats=1)

    assert report(small, simulate(small))["wins_by_seat"] == [1.0]


def test_stronger_bots_need_fewer_turns_when_they_calculate_themselves() -> None:
    def mean_turns(strength: Strength) -> float:
        pool = simulate(plan(games=60, seats=1, strength=strength, play="self"))
        return pool.turns.total / pool.games

    assert mean_turns(Strength.EASY) > mean_turns(Strength.MEDIUM) > mean_turns(Strength.STRONG)


def test_the_share_of_reachable_targets_is_the_one_that_was_counted_exhaustively() -> None:
    pool = simulate(plan(games=150))

    # rules.md: 93.64 % of all (roll, target) pairs, by continent alike; about 4,000 targets here, sd 0.4 %.
    ratio = pool.measures["reachable_share"]
    assert ratio.count > 3000
    assert ratio.total / ratio.count == pytest.approx(0.9364, abs=0.02)
    # Three dice show 6 × (1 − (5/6)³) = 2.53 different faces; hardly any stack is empty in a race.
    targets = pool.measures["targets_per_turn"]
    assert targets.total / targets.count == pytest.approx(2.53, abs=0.1)


# ---- sums --------------------------------------------------------------------------------------------------------


def test_counts_of_numbers_give_mean_spread_and_ends() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    counts = Counts()
    for number in numbers:
        counts.add(number)

    assert counts.summary() == {"mean": 3.875, "sd": round(statistics.stdev(numbers), 4), "min": 1, "max": 9}


def test_merged_counts_are_those_of_all_numbers_together() -> None:
    parts, whole = [[3, 7], [2], [9, 9, 4]], Counts()
    for part in parts:
        counts = Counts()
        for number in part:
            counts.add(number)
        whole.merge(counts)
    together = Counts()
    for number in chain.from_iterable(parts):
        together.add(number)

    assert whole == together


def test_a_single_number_has_no_spread() -> None:
    counts = Counts()
    counts.add(7)

    assert counts.summary() == {"mean": 7.0, "sd": 0.0, "min": 7, "max": 7}


def test_pools_add_up() -> None:
    one = Pool(2, 1, [1, 0], endings={"points": 2}, measures={"share": Ratio(1, 4)})
    other = Pool(3, 0, [1, 2], endings={"points": 1, "stacks_empty": 2}, measures={"share": Ratio(3, 4)})
    whole = Pool()
    whole.merge(one)
    whole.merge(other)

    assert (whole.games, whole.draws, whole.wins) == (5, 1, [2, 2])
    assert whole.endings == {"points": 3, "stacks_empty": 2}
    assert whole.measures == {"share": Ratio(4, 8)}


@pytest.mark.parametrize("key", KEYS)
def test_a_simulated_game_is_that_of_a_match_with_the_same_seed(key: str) -> None:
    mode = find_mode(key)
    settings = settle(mode.options, mode.automatic, 2)
    lots = Lots(SIMULATED_LOTS)
    bots = {seat: Bot(mode, seat, Strength.MEDIUM, lots) for seat in range(2)}
    match: Match[Any] = Match(mode, 2, settings, SeededChance(0))
    match.start()
    while turn := first_to_act(mode, match.state, bots):
        assert match.submit(turn[0], turn[1].action) is None

    assert play_game(mode, Plan(key, 1, 2, Strength.MEDIUM, settings, 0), 0) == match.state
