"""How bots play no remainder: which pairs, how soon, how surely."""

from __future__ import annotations

from statistics import mean

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.race import first_to_act
from quiclo_game.play.remainder_bot import SKILLS, sight_ms
from quiclo_game.play.simulate import Plan, simulate
from quiclo_game.play.thought import Thought
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.remainder_advice import fair_pair, valid_pairs
from quiclo_game.rules.remainder_pairs import PairRule
from quiclo_game.rules.remainder_state import Buzz, Pick
from tests.remainder_table import RemainderTable

MODE = NoRemainder()


def thoughts(table: RemainderTable, strength: Strength, count: int = 200, seat: int = 0) -> list[Thought]:
    """Return what bots of a strength do here, each with lots of its own."""
    return [Bot(MODE, seat, strength, Lots(seed)).decide(table.state) for seed in range(count)]


def mean_ms(table: RemainderTable, strength: Strength) -> float:
    return mean(thought.ms for thought in thoughts(table, strength))


def share(seats: int, strength: Strength, measure: str, games: int = 40, **options: str) -> float:
    pool = simulate(Plan(MODE.key, games, seats, strength, settle(MODE.options, options, seats), 1))
    ratio = pool.measures[measure]
    return ratio.total / ratio.count


# ---- alone -------------------------------------------------------------------------------------------------------


def test_alone_easy_bots_take_any_valid_pair() -> None:
    table = RemainderTable(seed=1, divisor="5")
    taken = {(pick.first, pick.second) for pick in picks(thoughts(table, Strength.EASY, 2000))}

    assert taken == set(valid_pairs(table.state))


def test_alone_strong_bots_take_the_pair_from_the_tallest_stacks() -> None:
    table = RemainderTable(seed=1, divisor="5")
    table.play(valid_pairs(table.state)[:1])

    assert {(pick.first, pick.second) for pick in picks(thoughts(table, Strength.STRONG))} == {fair_pair(table.state)}


def picks(found: list[Thought]) -> list[Pick]:
    return [thought.action for thought in found if isinstance(thought.action, Pick)]


def test_planning_clears_more_often_than_luck() -> None:
    """rules.md: at random 59.3 % by 12; from the tallest stacks at least 99 %."""
    easy = share(1, Strength.EASY, "full_clears", 100, deal="random")

    assert 0.4 < easy < 0.78
    assert share(1, Strength.STRONG, "full_clears", 100, deal="random") >= 0.98
    assert easy < share(1, Strength.MEDIUM, "full_clears", 100, deal="random")


# ---- at the table ------------------------------------------------------------------------------------------------


def test_stronger_bots_are_faster() -> None:
    table = RemainderTable(3, seed=1)

    assert mean_ms(table, Strength.EASY) > mean_ms(table, Strength.MEDIUM) > mean_ms(table, Strength.STRONG)


def test_the_more_pairs_lie_open_the_sooner_one_is_seen() -> None:
    assert mean_ms(RemainderTable(3, seed=1, divisor="2"), Strength.MEDIUM) < mean_ms(
        RemainderTable(3, seed=1, divisor="29"), Strength.MEDIUM
    )


def test_without_remainders_on_the_cards_it_takes_longer() -> None:
    shown, hidden = (RemainderTable(3, seed=1, remainders=value) for value in ("shown", "hidden"))

    assert mean_ms(shown, Strength.MEDIUM) < mean_ms(hidden, Strength.MEDIUM)


def test_equal_remainders_are_seen_sooner_than_such_that_make_the_divisor() -> None:
    rule = PairRule(12)

    assert sight_ms(rule.weigh(5, 17), shown=True) < sight_ms(rule.weigh(5, 7), shown=True)
    assert sight_ms(rule.weigh(5, 17), shown=False) < sight_ms(rule.weigh(5, 137), shown=False)
    assert sight_ms(PairRule(10).weigh(5, 137), shown=False) < sight_ms(rule.weigh(5, 17), shown=False)


def test_bots_buzz_at_the_time_that_they_took_and_never_at_once() -> None:
    table = RemainderTable(3, seed=1)
    for thought in thoughts(table, Strength.STRONG):
        assert thought.action == Buzz(table.state.clock + thought.ms)
        assert thought.ms >= 800


def test_a_locked_bot_waits_until_it_may_buzz() -> None:
    table = RemainderTable(2, {1: (17, 1), 3: (50,)}, None, divisor="7", lock_seconds="60")
    table.buzz(0, 1_000)
    table.pick(17, 50, at=2_000)

    assert all(thought.action == Buzz(62_000) for thought in thoughts(table, Strength.STRONG))


@pytest.mark.parametrize("strength", list(Strength))
def test_whoever_has_claimed_picks_in_time(strength: Strength) -> None:
    table = RemainderTable(2, seed=1, claim_seconds="2")
    table.buzz(1, 5_000)

    for thought in thoughts(table, strength, seat=1):
        assert isinstance(thought.action, Pick)
        assert thought.action.at == 5_000 + thought.ms <= 7_000


@pytest.mark.parametrize("strength", list(Strength))
def test_claims_go_wrong_as_often_as_the_strength_says(strength: Strength) -> None:
    table = RemainderTable(2, seed=1)
    table.buzz(0, 0)
    found = picks(thoughts(table, strength, 3000))
    wrong = sum(not PairRule(12).fits(pick.first, pick.second) for pick in found)

    assert wrong / len(found) == pytest.approx(SKILLS[strength].slip, abs=0.02)


def test_where_every_pair_fits_no_claim_goes_wrong() -> None:
    assert share(3, Strength.EASY, "wrong_claims", 5, divisor="1") == 0


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("strength", list(Strength))
def test_bots_play_every_table_to_the_end(seats: int, strength: Strength) -> None:
    pool = simulate(Plan(MODE.key, 4, seats, strength, settle(MODE.options, {}, seats), 3))

    assert pool.endings == {"no_pair": 4}
    assert pool.turns.total * 2 == 4 * 144 - pool.measures["cards_left"].total


# ---- who is first ------------------------------------------------------------------------------------------------


def test_the_shortest_thought_acts_first() -> None:
    table = RemainderTable(4, seed=1)
    bots = {seat: Bot(MODE, seat, Strength.MEDIUM, Lots(seat)) for seat in range(4)}
    fresh = {seat: Bot(MODE, seat, Strength.MEDIUM, Lots(seat)) for seat in range(4)}
    times = {seat: bot.decide(table.state).ms for seat, bot in fresh.items()}
    first = first_to_act(MODE, table.state, bots)

    assert first is not None
    assert (first[0], first[1].ms) == min(times.items(), key=lambda entry: entry[1])


def test_only_bots_that_may_act_are_asked() -> None:
    table = RemainderTable(3, seed=1)
    bots = {seat: Bot(MODE, seat, Strength.EASY, Lots(seat)) for seat in (0, 1)}
    table.buzz(1, 0)
    first = first_to_act(MODE, table.state, bots)
    assert first is not None
    assert first[0] == 1

    other = RemainderTable(3, seed=1)
    other.buzz(2, 0)
    assert first_to_act(MODE, other.state, bots) is None


def test_the_stronger_bot_wins_the_race() -> None:
    wins = 0
    for number in range(6):
        table = RemainderTable(2, seed=number)
        lots = Lots(number)
        bots = {0: Bot(MODE, 0, Strength.EASY, lots), 1: Bot(MODE, 1, Strength.STRONG, lots)}
        while turn := first_to_act(MODE, table.state, bots):
            table.act(turn[0], turn[1].action)
        assert table.state.outcome is not None
        wins += table.state.outcome.winners == (1,)
    assert wins == 6
