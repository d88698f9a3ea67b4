"""No remainder alone: what lies open, which pairs leave, what is drawn, and how it ends."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.events import GameEnded, Outcome
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.remainder_deal import make_clearable
from quiclo_game.rules.remainder_pairs import PairRule
from quiclo_game.rules.remainder_play import rewound
from quiclo_game.rules.remainder_state import (
    NOBODY,
    Capture,
    CardDrawn,
    CardsLaid,
    NoPairLeft,
    PairRejection,
    PairSetAside,
    PairTaken,
    Pick,
    PlaceEmptied,
    Step,
    TimeUp,
)
from tests.remainder_table import RemainderTable, shuffled_stacks

SEED_EXAMPLES = {1: (17, 1), 2: (32, 31), 3: (50, 51)}


def solved(divisor: int, seed: int = 1) -> tuple[RemainderTable, tuple[tuple[int, int], ...]]:
    """Return a table with a deal made on purpose, and the pairs that clear it."""
    table = RemainderTable(seed=seed, divisor=str(divisor), deal="clearable")
    return table, make_clearable(shuffled_stacks(seed), PairRule(divisor)).solution


# ---- the deal ----------------------------------------------------------------------------------------------------


def test_two_cards_of_every_stack_lie_open() -> None:
    table = RemainderTable(tops=SEED_EXAMPLES)

    assert table.state.places == (17, 1, 32, 31, 50, 51, 73, 74, 97, 98, 121, 122)
    assert [table.state.left(continent) for continent in Continent] == [22] * 6
    assert CardsLaid(table.state.places) in table.dealt
    assert table.state.remaining == 144


def test_the_deal_is_made_on_purpose_alone_and_by_chance_at_the_table() -> None:
    assert settle(NoRemainder.options, {})["deal"] == "clearable"
    assert settle(NoRemainder.options, {}, seats=1)["deal"] == "clearable"
    assert settle(NoRemainder.options, {}, seats=4)["deal"] == "random"
    assert settle(NoRemainder.options, {"deal": "clearable"}, seats=4)["deal"] == "clearable"


def test_a_random_deal_is_the_shuffle_and_one_made_on_purpose_follows_from_it() -> None:
    assert RemainderTable(seed=5, divisor="36").state.stacks == shuffled_stacks(5)
    made = RemainderTable(seed=5, divisor="36", deal="clearable").state.stacks
    assert made == make_clearable(shuffled_stacks(5), PairRule(36)).stacks != shuffled_stacks(5)


def test_the_same_deal_number_gives_the_same_cards() -> None:
    def deal(seed: int) -> tuple[tuple[int, ...], ...]:
        match = Match(NoRemainder(), 1, settle(NoRemainder.options, {"divisor": "29"}), SeededChance(seed))
        match.start()
        return match.state.stacks

    assert deal(4) == deal(4) != deal(5)


# ---- pairs -------------------------------------------------------------------------------------------------------


def test_the_cards_of_the_first_example_leave_and_each_is_replaced_from_its_own_stack() -> None:
    table = RemainderTable(tops=SEED_EXAMPLES, divisor="7")
    events = table.pick(17, 32)

    taken = events[0]
    assert isinstance(taken, PairTaken)
    assert (taken.seat, taken.places) == (0, (0, 2))
    assert (taken.weighing.sum, taken.weighing.sum_counts, taken.weighing.difference_counts) == (49, True, False)
    assert events[1:] == (CardDrawn(0, 2, 21), CardDrawn(2, 25, 21))
    assert table.state.places[:4] == (2, 1, 25, 31)
    assert table.state.taken == (Capture(0, 17, 32),)
    assert table.state.pile(0) == (17, 32)
    assert table.state.remaining == 142


def test_the_cards_of_the_second_example_leave_whatever_is_chosen_first() -> None:
    for first, second in ((17, 31), (31, 17)):
        table = RemainderTable(tops=SEED_EXAMPLES, divisor="7")
        taken = table.pick(first, second)[0]
        assert isinstance(taken, PairTaken)
        assert (taken.weighing.difference, taken.weighing.difference_counts) == (14, True)


def test_the_cards_of_the_third_example_stay_and_everything_is_told() -> None:
    table = RemainderTable(tops={1: (17,), 2: (30,)}, divisor="7")
    before = table.state
    refusal = table.refusal(Pick(30, 17, 0))

    assert isinstance(refusal, PairRejection)
    assert refusal.reason is Reason.NO_MULTIPLE
    assert refusal.figures() == {
        "first": 17,
        "second": 30,
        "divisor": 7,
        "sum": 47,
        "sum_remainder": 5,
        "difference": 13,
        "difference_remainder": 6,
    }
    assert table.state is before


def test_two_cards_of_one_stack_are_replaced_by_its_next_two() -> None:
    table = RemainderTable(tops={1: (1, 13, 5, 7)})
    events = table.pick(1, 13)

    assert events[1:] == (CardDrawn(0, 5, 21), CardDrawn(1, 7, 20))


def test_cards_that_do_not_lie_open_and_the_same_card_twice_are_refused() -> None:
    table = RemainderTable(tops=SEED_EXAMPLES)

    assert table.refusal(Pick(17, 2, 0)) == Rejection(Reason.UNKNOWN_OPERAND, operand=2)
    assert table.refusal(Pick(0, 17, 0)) == Rejection(Reason.UNKNOWN_OPERAND, operand=0)
    assert table.refusal(Pick(500, 17, 0)) == Rejection(Reason.UNKNOWN_OPERAND, operand=500)
    assert table.refusal(Pick(17, 17, 0)) == Rejection(Reason.OPERAND_REUSED, operand=17)
    assert table.refusal(Pick(17, 1, 0), actor=1) == Rejection(Reason.NOT_YOUR_TURN)


def test_exactly_the_valid_pairs_are_legal() -> None:
    table = RemainderTable(seed=2)
    lie_open = table.state.open_cards

    legal = table.mode.legal(table.state, 0)
    allowed = [pair for pair in combinations(sorted(lie_open), 2) if table.refusal(Pick(*pair, 0)) is None]
    assert [(pick.first, pick.second) for pick in legal if isinstance(pick, Pick)] == allowed
    assert len(legal) == len(allowed)


@pytest.mark.parametrize(("operators", "fits"), [("+", (17, 32)), ("-", (17, 31))])
def test_a_table_that_only_adds_or_only_subtracts_takes_only_such_pairs(operators: str, fits: tuple[int, int]) -> None:
    table = RemainderTable(tops=SEED_EXAMPLES, divisor="7", operators=operators)
    other = {(17, 32), (17, 31)} - {fits}

    assert table.refusal(Pick(*fits, 0)) is None
    assert isinstance(table.refusal(Pick(*other.pop(), 0)), PairRejection)


# ---- the end -----------------------------------------------------------------------------------------------------


def test_an_empty_stack_leaves_its_places_empty_and_with_the_last_card_the_game_is_won() -> None:
    table, solution = solved(12)
    for pair in solution[:-1]:
        table.pick(*pair)
    assert table.state.outcome is None
    events = table.pick(*solution[-1])

    outcome = Outcome("cleared", (0,), (144,))
    assert [type(event) for event in events] == [PairTaken, PlaceEmptied, PlaceEmptied, NoPairLeft, GameEnded]
    assert events[-2:] == (NoPairLeft(0, 0), GameEnded(outcome))
    assert table.state.places == (0,) * 12
    assert table.mode.outcome(table.state) == outcome
    assert table.mode.actors(table.state) == ()
    assert table.mode.progress(table.state) == (72, 72)
    assert table.refusal(Pick(1, 2, 0)) == Rejection(Reason.GAME_OVER)


def test_where_the_fewest_remain_that_is_told_and_nobody_has_won() -> None:
    table, solution = solved(7)
    table.play(solution)

    assert table.state.outcome == Outcome("best_possible", (), (142,))
    assert table.state.remaining == 2


def test_without_a_pair_among_the_open_cards_it_is_a_dead_end() -> None:
    tops = {1: (1, 2), 2: (25, 26), 3: (49, 50), 4: (73, 74), 5: (97, 98), 6: (121, 122)}
    table = RemainderTable(tops=tops, divisor="244")

    assert table.dealt[-2:] == (NoPairLeft(144, 100), GameEnded(Outcome("dead_end", (), (0,))))
    assert table.state.step is Step.OVER


def test_a_divisor_that_fits_no_pair_is_accepted_and_its_game_is_over_at_once() -> None:
    table = RemainderTable(seed=1, divisor="288", deal="clearable")

    assert table.state.outcome == Outcome("best_possible", (), (0,))


def test_measures_tell_full_clears_and_cards_left() -> None:
    table, solution = solved(12)
    table.play(solution)
    full = table.mode.measures(table.state)
    assert (full["full_clears"].total, full["fewest_reached"].total, full["cards_left"].total) == (1, 1, 0)

    table, solution = solved(7)
    table.play(solution)
    best = table.mode.measures(table.state)
    assert (best["full_clears"].total, best["fewest_reached"].total, best["cards_left"].total) == (0, 1, 2)


# ---- time --------------------------------------------------------------------------------------------------------


def test_when_the_thinking_time_is_over_a_pair_from_the_tallest_stacks_is_set_aside_for_nobody() -> None:
    table = RemainderTable(tops=SEED_EXAMPLES, divisor="7", think_seconds="10")
    table.pick(17, 32, at=4_000)
    assert table.refusal(TimeUp(13_999)) == Rejection(Reason.TOO_EARLY, value=1)
    events = table.time_up(14_000)

    shown = events[0]
    assert isinstance(shown, PairSetAside)
    assert shown.weighing.fits
    assert table.state.taken[-1].seat == NOBODY
    assert table.state.remaining == 140
    assert table.mode.scores(table.state) == (2,)
    assert table.mode.progress(table.state)[0] == 1
    assert table.state.laid_at == 14_000


def test_alone_the_own_thinking_time_takes_the_place_of_the_tables() -> None:
    table = RemainderTable(tops=SEED_EXAMPLES, divisor="7", think_seconds="10", own_seconds="20")
    assert table.refusal(TimeUp(19_999)) == Rejection(Reason.TOO_EARLY, value=1)
    assert isinstance(table.time_up(20_000)[0], PairSetAside)


def test_without_a_thinking_time_no_time_is_ever_up() -> None:
    assert RemainderTable(seed=1).refusal(TimeUp(10**9)) == Rejection(Reason.WRONG_PHASE)


def test_the_clock_never_runs_back() -> None:
    table, solution = solved(12)
    table.pick(*solution[0], at=9_000)
    table.pick(*solution[1], at=3_000)

    assert table.state.clock == 9_000


# ---- looking back ------------------------------------------------------------------------------------------------


def test_a_game_can_be_rewound_to_any_number_of_pairs() -> None:
    table, solution = solved(12)
    places = [table.state.places]
    for pair in solution:
        table.pick(*pair)
        places.append(table.state.places)

    for pairs in (0, 1, 30, 71, 72):
        before = rewound(table.state, pairs)
        assert before.places == places[pairs]
        assert before.remaining == 144 - 2 * pairs
        assert before.outcome is None
    with pytest.raises(ValueError, match="72"):
        rewound(table.state, 73)


def test_a_pair_can_be_taken_back_only_where_it_showed_no_new_card() -> None:
    match = Match(NoRemainder(), 1, settle(NoRemainder.options, {}), SeededChance(1))
    match.start()
    solution = make_clearable(match.state.stacks, PairRule(12)).solution
    refused = 0
    for pair in solution[:-1]:
        match.submit(0, Pick(*pair, 0))
        drawn = any(isinstance(event, CardDrawn) for event in match.moves[-1].events)
        if drawn:
            assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)
            refused += 1
        else:
            before = match.moves[-1].before
            assert match.undo(0) is None
            assert match.state is before
            match.submit(0, Pick(*pair, 0))
    assert 60 < refused < 71
