"""Hints for no remainder, and the look back from a dead end."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.hints import Grade
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.remainder_hints import Foresight, exact_hint, fair_hint
from quiclo_game.play.remainder_inquest import Inquest, actions_up_to
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.remainder_play import rewound
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState
from tests.remainder_table import RemainderTable

DEAD_END_TOPS = {1: (1, 2), 2: (25, 26), 3: (49, 50), 4: (73, 74), 5: (97, 98), 6: (121, 122)}


# ---- the fair hint -----------------------------------------------------------------------------------------------


def test_a_hint_gives_away_a_little_more_with_every_grade() -> None:
    state = RemainderTable(seed=1).state
    possible, one_card, step, pair = (fair_hint(state, grade) for grade in Grade)

    assert possible.pairs == one_card.pairs == step.pairs == pair.pairs > 0
    assert (possible.cards, possible.remainders, possible.weighing) == ((), None, None)
    assert len(one_card.cards) == 1
    assert (one_card.remainders, one_card.weighing) == (None, None)
    assert (step.cards, step.weighing) == (one_card.cards, None)
    assert step.remainders == tuple(card % 12 for card in pair.cards)
    assert pair.cards[0] == one_card.cards[0]
    assert pair.weighing is not None
    assert pair.weighing.fits
    assert (pair.weighing.first, pair.weighing.second) == pair.cards


def test_grades_end_with_the_pair() -> None:
    assert Grade.POSSIBLE.next is Grade.OPERANDS
    assert Grade.SOLUTION.next is Grade.SOLUTION


def test_the_fair_hint_takes_from_the_tallest_stacks() -> None:
    table = RemainderTable(seed=4, divisor="3")
    lots = Lots(4)
    while table.state.outcome is None:
        hint = fair_hint(table.state, Grade.SOLUTION)
        heights = {
            pair: sum(table.state.height(card) for card in pair)
            for pair in combinations(sorted(table.state.open_cards), 2)
            if sum(pair) % 3 == 0 or (pair[1] - pair[0]) % 3 == 0
        }
        assert heights[hint.cards[0], hint.cards[1]] == max(heights.values())
        legal = table.mode.legal(table.state, 0)
        table.act(0, legal[lots.below(len(legal))])


def test_the_fair_hint_knows_only_what_lies_open() -> None:
    state = RemainderTable(seed=1).state

    assert fair_hint(state, Grade.SOLUTION) == fair_hint(NoRemainder().view(state, 0), Grade.SOLUTION)


def test_without_a_pair_the_hint_says_so() -> None:
    state = RemainderTable(tops=DEAD_END_TOPS, divisor="244").state

    for grade in Grade:
        assert (fair_hint(state, grade).pairs, fair_hint(state, grade).cards) == (0, ())


# ---- the exact hint ----------------------------------------------------------------------------------------------


def looked_ahead(state: RemainderState) -> ClearSearch:
    search = ClearSearch(state)
    search.finish()
    return search


def test_whoever_follows_the_exact_hint_clears_the_table() -> None:
    table = RemainderTable(seed=2, divisor="72", deal="clearable")
    while table.state.outcome is None:
        hint = exact_hint(table.state, looked_ahead(table.state), Grade.SOLUTION)
        assert hint.foresight is Foresight.EXACT
        table.pick(hint.cards[0], hint.cards[1])

    assert table.state.outcome.ending == "cleared"


def test_where_the_fewest_are_out_of_reach_the_hint_is_the_fair_one_and_says_so() -> None:
    state = RemainderTable(seed=3, divisor="72").state
    search = looked_ahead(state)
    assert search.verdict is Verdict.IMPOSSIBLE

    hint = exact_hint(state, search, Grade.SOLUTION)
    assert hint.foresight is Foresight.LOST
    assert hint.cards == fair_hint(state, Grade.SOLUTION).cards


def test_where_the_search_had_to_stop_the_hint_is_the_fair_one_and_says_so() -> None:
    state = RemainderTable(seed=3, divisor="18").state
    search = ClearSearch(state, rounds=1, positions=3)
    assert search.finish() is Verdict.UNKNOWN

    hint = exact_hint(state, search, Grade.SOLUTION)
    assert hint.foresight is Foresight.UNSURE
    assert hint.cards == fair_hint(state, Grade.SOLUTION).cards


def test_a_search_that_still_goes_on_gives_no_hint() -> None:
    state = RemainderTable(seed=1).state

    with pytest.raises(ValueError, match="going on"):
        exact_hint(state, ClearSearch(state), Grade.SOLUTION)


# ---- looking back ------------------------------------------------------------------------------------------------


def played_by_lot(divisor: str, seed: int) -> Match[RemainderState]:
    """Take pairs by lot until none is left."""
    match = Match(NoRemainder(), 1, settle(NoRemainder.options, {"divisor": divisor}), SeededChance(seed))
    match.start()
    lots = Lots(seed)
    while match.outcome is None:
        legal = match.mode.legal(match.state, 0)
        match.submit(0, legal[lots.below(len(legal))])
    return match


def dead_ends(divisor: str, count: int) -> list[tuple[int, Match[RemainderState]]]:
    """Return the first games that came to one, each with its seed."""
    matches = ((seed, played_by_lot(divisor, seed)) for seed in range(200))
    stuck = ((seed, match) for seed, match in matches if match.outcome is not None and not match.outcome.winners)
    return list(islice(stuck, count))


@pytest.mark.parametrize("divisor", ["12", "24"])
def test_the_last_chance_is_the_last_moment_from_which_the_fewest_can_be_reached(divisor: str) -> None:
    for _, match in dead_ends(divisor, 3):
        finding = Inquest(match.state).finish()
        total = len(match.state.taken)
        verdicts = [ClearSearch(rewound(match.state, pairs)).finish() for pairs in range(total + 1)]
        last = max(pairs for pairs, verdict in enumerate(verdicts) if verdict is Verdict.POSSIBLE)

        assert (finding.left, finding.fewest, finding.pairs) == (match.state.remaining, 0, total)
        assert finding.avoidable
        assert finding.last_chance == last
        assert finding.sure is (verdicts[last + 1] is Verdict.IMPOSSIBLE)
        assert finding.better is not None
        assert finding.better != (match.state.taken[last].first, match.state.taken[last].second)


def test_what_never_had_a_chance_could_not_be_avoided() -> None:
    table = RemainderTable(seed=3, divisor="72")
    while table.state.outcome is None:
        table.act(0, table.mode.legal(table.state, 0)[0])

    finding = Inquest(table.state).finish()
    assert (finding.last_chance, finding.better, finding.avoidable) == (None, None, False)


def test_a_game_without_a_single_pair_could_not_be_avoided() -> None:
    finding = Inquest(RemainderTable(tops=DEAD_END_TOPS, divisor="244").state).finish()

    assert (finding.pairs, finding.left, finding.avoidable) == (0, 144, False)


def test_in_portions_the_look_back_comes_to_the_same() -> None:
    _, match = dead_ends("24", 1)[0]
    inquest = Inquest(match.state)
    while not inquest.advance(40):
        assert inquest.finding is None

    assert inquest.finding == Inquest(match.state).finish()


def test_from_the_last_chance_the_same_deal_can_be_played_on() -> None:
    seed, match = dead_ends("24", 1)[0]
    finding = Inquest(match.state).finish()
    assert finding.last_chance is not None

    copy = Match(NoRemainder(), 1, match.settings, SeededChance(seed))
    copy.start()
    for seat, action in actions_up_to(match.moves, finding.last_chance):
        assert copy.submit(seat, action) is None
    assert copy.state.places == rewound(match.state, finding.last_chance).places
    assert ClearSearch(copy.state).finish() is Verdict.POSSIBLE
