"""No remainder at a table: who buzzes first picks; who is wrong or late waits; most cards win."""

from __future__ import annotations

from itertools import permutations

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.events import GameEnded, Outcome
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.remainder_state import (
    Buzz,
    Claimed,
    ClaimExpired,
    ClaimMissed,
    ClaimWon,
    NoPairLeft,
    PairTaken,
    Pick,
    Record,
    SeatUnlocked,
    Step,
    TimeUp,
)
from tests.remainder_table import RemainderTable

TOPS = {1: (17, 1), 2: (32, 31), 3: (50, 51)}
RIGHT, WRONG = (17, 32), (17, 50)


def table(seats: int = 6, **options: str) -> RemainderTable:
    return RemainderTable(seats, TOPS, None, divisor="7", **options)


# ---- who was first -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stamps", [(500,) * 6, (500, 400, 300, 200, 100, 0)], ids=["same tick", "stamps out of order"])
def test_six_fingers_in_one_tick_make_exactly_one_claim_that_of_the_first_in_the_queue(stamps: tuple[int, ...]) -> None:
    for order in permutations(range(6)):
        match = Match(NoRemainder(), 6, settle(NoRemainder.options, {"divisor": "2"}, 6), SeededChance(1))
        match.start()
        answers = [match.submit(seat, Buzz(stamp)) for seat, stamp in zip(order, stamps, strict=True)]

        assert answers == [None] + [Rejection(Reason.CLAIM_RUNNING)] * 5
        assert match.state.claim is not None
        assert match.state.claim.seat == order[0]
        assert sum(record.claims for record in match.state.records) == 1


def test_everyone_may_buzz_while_all_search_and_then_only_the_first_may_pick() -> None:
    game = table()
    assert game.mode.actors(game.state) == (0, 1, 2, 3, 4, 5)
    assert game.buzz(4, 1_000) == (Claimed(4),)

    assert game.mode.actors(game.state) == (4,)
    assert game.state.step is Step.CLAIM
    for seat in range(6):
        expected = None if seat == 4 else Rejection(Reason.CLAIM_RUNNING)
        assert game.refusal(Pick(*RIGHT, 1_500), seat) == expected
        wanted = Reason.WRONG_PHASE if seat == 4 else Reason.CLAIM_RUNNING
        assert game.refusal(Buzz(1_500), seat) == Rejection(wanted)


def test_without_a_buzz_no_cards_can_be_taken() -> None:
    assert table().refusal(Pick(*RIGHT, 0)) == Rejection(Reason.CLAIM_FIRST)


def test_alone_there_is_nothing_to_buzz_for() -> None:
    assert RemainderTable(1, TOPS).refusal(Buzz(0)) == Rejection(Reason.WRONG_PHASE)


def test_nobody_else_sits_at_the_table() -> None:
    game = table(3)

    assert game.refusal(Buzz(0), 3) == Rejection(Reason.NOT_YOUR_TURN)
    assert game.refusal(Buzz(0), -1) == Rejection(Reason.NOT_YOUR_TURN)


# ---- right, wrong, late ------------------------------------------------------------------------------------------


def test_a_right_claim_gives_both_cards_and_all_search_again() -> None:
    game = table()
    game.buzz(2, 1_000)
    events = game.pick(*RIGHT, at=3_000, seat=2)

    assert events[0] == ClaimWon(2)
    assert isinstance(events[1], PairTaken)
    assert events[1].seat == 2
    assert game.state.pile(2) == RIGHT
    assert game.mode.scores(game.state) == (0, 0, 2, 0, 0, 0)
    assert game.mode.actors(game.state) == (0, 1, 2, 3, 4, 5)
    assert (game.state.claim, game.state.lock, game.state.laid_at) == (None, None, 3_000)


def test_a_wrong_claim_takes_nothing_and_its_seat_waits_five_seconds() -> None:
    game = table()
    game.buzz(2, 1_000)
    events = game.pick(*WRONG, at=3_000, seat=2)

    missed = events[0]
    assert isinstance(missed, ClaimMissed)
    assert (missed.seat, missed.until) == (2, 8_000)
    assert (missed.weighing.sum, missed.weighing.sum_remainder) == (67, 4)
    assert game.state.taken == ()
    assert game.state.places[:2] == (17, 1)
    assert game.state.records[2] == Record(claims=1, wrong=1)
    assert game.refusal(Buzz(7_999), 2) == Rejection(Reason.LOCKED, value=1)
    assert game.refusal(Buzz(3_000), 2) == Rejection(Reason.LOCKED, value=5)
    assert game.refusal(Buzz(3_000), 3) is None
    assert game.refusal(Buzz(8_000), 2) is None
    assert game.mode.legal(game.state, 2) == (Buzz(8_000),)
    assert game.mode.legal(game.state, 3) == (Buzz(3_000),)


def test_a_late_claim_takes_nothing_and_its_seat_waits() -> None:
    game = table()
    game.buzz(2, 1_000)
    assert game.refusal(TimeUp(8_999), 2) == Rejection(Reason.TOO_EARLY, value=1)
    assert game.refusal(Pick(*RIGHT, 9_000), 2) is None
    assert game.refusal(Pick(*RIGHT, 9_001), 2) == Rejection(Reason.TOO_LATE)
    assert game.state.claim_ends == 9_000

    assert game.time_up(9_000, seat=2) == (ClaimExpired(2, 14_000),)
    assert game.state.records[2] == Record(claims=1, late=1)
    assert game.refusal(Buzz(13_999), 2) == Rejection(Reason.LOCKED, value=1)


@pytest.mark.parametrize("how", ["right", "wrong", "late"])
def test_the_wait_is_over_as_soon_as_another_claim_is_settled(how: str) -> None:
    game = table(lock_seconds="60")
    game.buzz(2, 1_000)
    game.pick(*WRONG, at=2_000, seat=2)
    game.buzz(5, 3_000)
    assert game.refusal(Buzz(3_000), 2) == Rejection(Reason.CLAIM_RUNNING)
    if how == "late":
        events = game.time_up(11_000, seat=5)
    else:
        events = game.pick(*(RIGHT if how == "right" else WRONG), at=4_000, seat=5)

    assert SeatUnlocked(2) in events
    assert game.refusal(Buzz(game.state.clock), 2) is None
    assert (game.refusal(Buzz(game.state.clock), 5) is None) is (how == "right")


def test_a_wait_that_was_over_is_not_lifted_again() -> None:
    game = table()
    game.buzz(2, 1_000)
    game.pick(*WRONG, at=2_000, seat=2)
    game.buzz(5, 7_000)

    assert SeatUnlocked(2) not in game.pick(*RIGHT, at=7_500, seat=5)


def test_a_slip_of_the_fingers_costs_nothing() -> None:
    game = table()
    game.buzz(2, 1_000)

    assert game.refusal(Pick(17, 17, 1_000), 2) == Rejection(Reason.OPERAND_REUSED, operand=17)
    assert game.refusal(Pick(17, 24, 1_000), 2) == Rejection(Reason.UNKNOWN_OPERAND, operand=24)
    assert game.state.step is Step.CLAIM


def test_times_can_be_switched_off() -> None:
    game = table(claim_seconds="0", lock_seconds="0")
    game.buzz(2, 1_000)
    assert game.state.claim_ends is None
    assert game.refusal(TimeUp(10**8), 2) == Rejection(Reason.WRONG_PHASE)
    game.pick(*WRONG, at=500_000, seat=2)

    assert game.refusal(Buzz(500_000), 2) is None


def test_the_thinking_time_counts_from_when_the_cards_came_whatever_was_claimed() -> None:
    game = table(think_seconds="10")
    game.buzz(2, 1_000)
    game.pick(*WRONG, at=9_000, seat=2)

    assert game.refusal(TimeUp(9_999), 4) == Rejection(Reason.TOO_EARLY, value=1)
    game.time_up(10_000, seat=4)
    assert game.state.remaining == 142
    assert sum(game.mode.scores(game.state)) == 0


def test_claims_cannot_be_taken_back() -> None:
    match = Match(NoRemainder(), 2, settle(NoRemainder.options, {"divisor": "1"}, 2), SeededChance(1))
    match.start()
    while match.outcome is None:
        match.submit(0, Buzz(match.state.clock))
        assert match.undo(1) == Rejection(Reason.UNDO_WOULD_REVEAL)
        low, high = match.state.open_cards[:2]
        match.submit(0, Pick(low, high, match.state.clock))
        assert match.undo(0) is not None


# ---- the end -----------------------------------------------------------------------------------------------------


def play_out(seats: int, order: list[int]) -> RemainderTable:
    """Let the seats take pairs in this order, again and again, by a divisor that fits any two cards."""
    game = RemainderTable(seats, seed=1, divisor="1")
    number = 0
    while game.state.outcome is None:
        seat = order[number % len(order)]
        game.buzz(seat, game.state.clock)
        low, high = game.state.open_cards[:2]
        game.pick(low, high, at=game.state.clock, seat=seat)
        number += 1
    return game


def test_the_game_ends_without_an_open_pair_and_most_cards_win() -> None:
    game = play_out(3, [0, 1, 1, 2])

    assert game.state.outcome == Outcome("no_pair", (1,), (36, 72, 36))


def test_equal_counts_are_a_draw() -> None:
    game = play_out(3, [0, 1, 2])

    assert game.state.outcome == Outcome("no_pair", (0, 1, 2), (48, 48, 48))
    assert game.state.outcome is not None
    assert game.state.outcome.draw


def test_cards_that_remain_belong_to_nobody() -> None:
    tops = {1: (1, 2), 2: (25, 26), 3: (49, 50), 4: (73, 74), 5: (97, 98), 6: (121, 122)}
    game = RemainderTable(2, tops, divisor="244")

    assert game.dealt[-2:] == (NoPairLeft(144, 100), GameEnded(Outcome("no_pair", (0, 1), (0, 0))))
