"""Looking ahead through the real order: solutions are played, and small endings are searched a second time, plainly."""

from __future__ import annotations

import pytest

from quiclo_game.play.lots import Lots
from quiclo_game.rules.remainder_divisor import fewest_remaining
from quiclo_game.rules.remainder_pairs import pair_rule
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import Pick, RemainderState
from tests.remainder_table import RemainderTable


def after_random_pairs(table: RemainderTable, pairs: int, seed: int) -> RemainderState | None:
    """Return the state after so many pairs taken by lot, or ``None`` where the game ended before."""
    lots = Lots(seed)
    for _ in range(pairs):
        legal = table.mode.legal(table.state, 0)
        table.act(0, legal[lots.below(len(legal))])
        if table.state.outcome is not None:
            return None
    return table.state


def can_reach_fewest(table: RemainderTable, state: RemainderState) -> bool:
    """Try every order of pairs, forgetting nothing but what was seen."""
    goal = fewest_remaining(pair_rule(state.settings))
    seen: set[tuple[int, ...]] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.remaining == goal:
            return True
        if now.places in seen:
            continue
        seen.add(now.places)
        waiting += [table.mode.apply(now, 0, action).state for action in table.mode.legal(now, 0)]
    return False


@pytest.mark.parametrize("divisor", ["5", "7", "12", "29", "36"])
def test_what_it_finds_leads_to_the_fewest_cards(divisor: str) -> None:
    found = 0
    for seed in range(6):
        for pairs in (0, 20, 40):
            table = RemainderTable(seed=seed, divisor=divisor, deal="clearable")
            state = after_random_pairs(table, pairs, seed)
            if state is None:
                continue
            search = ClearSearch(state)
            if search.finish() is Verdict.POSSIBLE:
                found += 1
                for low, high in search.solution:
                    assert table.refusal(Pick(low, high, 0)) is None
                    table.pick(low, high)
                assert table.state.remaining == fewest_remaining(pair_rule(state.settings))
    assert found >= 6


def test_it_agrees_with_a_plain_search_of_every_ending() -> None:
    verdicts = []
    for seed in range(30):
        table = RemainderTable(seed=seed, divisor="29", deal="clearable")
        state = after_random_pairs(table, 50, seed)
        if state is None:
            continue
        verdict = ClearSearch(state).finish()
        if verdict is not Verdict.UNKNOWN:
            assert (verdict is Verdict.POSSIBLE) is can_reach_fewest(table, state), seed
        verdicts.append(verdict)
    assert {Verdict.POSSIBLE, Verdict.IMPOSSIBLE} <= set(verdicts)


def test_every_deal_made_on_purpose_is_found_possible() -> None:
    for divisor in ("1", "2", "7", "10", "12", "24", "72"):
        for seed in range(5):
            search = ClearSearch(RemainderTable(seed=seed, divisor=divisor, deal="clearable").state)
            assert search.finish() is Verdict.POSSIBLE


def test_where_nothing_needs_to_be_taken_the_solution_is_empty() -> None:
    search = ClearSearch(RemainderTable(seed=1, divisor="288").state)

    assert search.verdict is Verdict.POSSIBLE
    assert search.solution == ()


def test_in_portions_it_comes_to_the_same_as_in_one_go() -> None:
    state = RemainderTable(seed=3, divisor="36").state
    whole, portions = ClearSearch(state), ClearSearch(state)
    whole.finish()
    rounds = 0
    while portions.advance(50) is Verdict.OPEN:
        rounds += 1

    assert (portions.verdict, portions.solution) == (whole.verdict, whole.solution)
    assert rounds > 0


def test_it_stops_after_the_positions_that_it_may_look_at_and_says_that_it_does_not_know() -> None:
    for seed in range(20):
        search = ClearSearch(RemainderTable(seed=seed, divisor="36").state, rounds=2, positions=10)
        if search.finish() is Verdict.UNKNOWN:
            return
    pytest.fail("ten positions were always enough")
