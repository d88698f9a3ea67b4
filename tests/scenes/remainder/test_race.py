"""No remainder at the table: buzzers, claims and their clock, locks, the referee, bots, the counting of the piles."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.rules.remainder_state import Step
from quiclo_game.scenes.remainder.buzzing import mood_of
from quiclo_game.scenes.remainder.zones import Mood
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.inputs import Phase
from tests.scenes.remainder.seated import Seated

SIX = "Anna,Opa Karl,Jonas,Mia,Finn,Lea"


def race(seats: str = "Anna,Mia,Jonas", **rules: Any) -> Seated:
    return Seated(seats, divisor="7", **rules).watch()


def test_a_buzz_counts_as_soon_as_the_finger_is_down() -> None:
    table = race()
    table.finger("buzz:1", Phase.DOWN)
    assert table.state.claim is not None
    assert table.state.claim.seat == 1


def test_the_lifting_of_a_finger_is_no_second_buzz() -> None:
    table = race()
    table.finger("buzz:1", Phase.DOWN)
    table.choose(17, 32).watch()
    assert table.state.step is Step.SEARCH
    table.finger("buzz:1", Phase.UP)
    assert table.state.claim is None


@pytest.mark.parametrize("order", list(permutations(range(6)))[::37])
def test_six_fingers_in_one_tick_make_exactly_one_claim_the_first(order: tuple[int, ...]) -> None:
    table = Seated(SIX, divisor="7").watch()
    for finger, seat in enumerate(order):
        table.finger(f"buzz:{seat}", Phase.DOWN, finger)
    assert table.state.claim is not None
    assert table.state.claim.seat == order[0]
    assert sum(record.claims for record in table.state.records) == 1


def test_the_winner_of_a_claim_keeps_both_cards() -> None:
    table = race().press("buzz:2").choose(17, 32).watch()
    assert table.state.pile(2) == (17, 32)
    assert table.board.counts == [0.0, 0.0, 2.0]
    assert table.board.last[0].seat == 2
    assert table.board.last[0].right


def test_cards_cannot_be_chosen_before_somebody_has_buzzed() -> None:
    table = race().choose(17)
    assert table.board.selected == ()
    assert table.table.message


def test_a_wrong_pair_leaves_the_cards_and_locks_its_seat() -> None:
    table = race().press("buzz:0").choose(17, 51).watch()
    assert table.state.taken == ()
    assert mood_of(table.state, table.table.clock, 0) is Mood.LOCKED
    assert mood_of(table.state, table.table.clock, 1) is Mood.READY
    table.press("buzz:0")
    assert table.state.claim is None
    assert "noch" in table.table.message
    table.wait(5200)
    assert mood_of(table.state, table.table.clock, 0) is Mood.READY
    table.press("buzz:0")
    assert table.state.claim is not None


def test_what_was_wrong_with_a_pair_stays_to_be_read_while_its_seat_is_locked() -> None:
    table = race().press("buzz:0").choose(17, 51).watch()
    assert table.wait(4000).board.weighing is not None
    assert table.table.picking == 0
    table.wait(1500)
    assert table.board.weighing is None
    assert table.board.selected == ()
    assert table.table.picking is None


@pytest.mark.parametrize("key", ["buzz:1", "hint"])
def test_what_was_wrong_with_a_pair_makes_room_for_whatever_somebody_asks_for(key: str) -> None:
    table = race().press("buzz:0").choose(17, 51).watch().press(key)
    assert table.board.weighing is None
    assert table.board.missed is None


def test_a_settled_claim_of_another_unlocks() -> None:
    table = race().press("buzz:0").choose(17, 51).watch().press("buzz:1").choose(17, 32).watch()
    table.press("buzz:0")
    assert table.state.claim is not None


def test_eight_seconds_are_all_there_are() -> None:
    table = race().press("buzz:0").choose(17)
    table.wait(7700)
    assert table.state.claim is not None
    table.wait(700)
    assert table.state.claim is None
    assert table.state.records[0].late == 1
    assert table.board.selected == ()


def test_keys_buzz_for_their_seats_and_digits_choose_cards_during_a_claim() -> None:
    table = race().write("2")
    assert table.state.claim is not None
    assert table.state.claim.seat == 1
    table.write("17")
    table.wait(900)
    table.write("32")
    table.wait(900)
    assert table.state.pile(1) == (17, 32)


def test_the_key_that_shows_solutions_elsewhere_says_where_they_are() -> None:
    assert "der letzte nennt sie" in race().key("r").table.message


def test_buzzing_while_somebody_picks_does_nothing() -> None:
    table = race().press("buzz:0", "buzz:1").write("3")
    assert table.state.claim is not None
    assert table.state.claim.seat == 0


def test_with_a_referee_no_clock_runs_while_cards_are_shown() -> None:
    table = race().press("referee", "buzz:1")
    table.wait(30_000)
    table.choose(17, 32).watch()
    assert table.state.pile(1) == (17, 32)


def test_a_buzz_brings_what_plays_to_its_end() -> None:
    table = race().press("buzz:0").choose(17, 32)
    table.wait(300)
    assert not table.table.queue.empty
    table.press("buzz:1")
    assert table.state.claim is not None
    assert table.board.counts == [2.0, 0.0, 0.0]


def test_bots_buzz_pick_and_finish_a_game_by_themselves() -> None:
    table = Seated("bot:strong,bot,bot:easy", cards=None, divisor="6", program={})
    waited = 0
    while table.match.outcome is None and waited < 3000:
        table.wait(500)
        table.table.queue.skip()
        waited += 1
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "no_pair"
    assert sum(table.match.outcome.scores) > 60


def test_a_person_has_time_against_bots_of_instant_thought() -> None:
    table = Seated("Anna,bot:easy", divisor="7", program={"thinking": Speed.INSTANT}).watch()
    table.wait(400)
    assert table.state.claim is None


def test_the_piles_are_counted_at_the_end() -> None:
    table = Seated("Anna,Mia", cards=None, divisor="12").watch()
    seat = 0
    while table.match.outcome is None:
        pair = valid_pairs(table.state)[0]
        table.press(f"buzz:{seat}").choose(*pair)
        if table.match.outcome is None:
            table.table.queue.skip()
        seat = 1 - seat
    seen = set()
    for _ in range(600):
        table.wait(16)
        seen.add(round(table.board.counts[0]))
    assert len(seen) > 10, "the count runs up"
    assert table.board.counts == [float(figure) for figure in table.match.outcome.scores]
    assert table.reports


def test_the_table_can_be_halted_only_where_nobody_plays() -> None:
    table = Seated("bot,bot", divisor="7").watch()
    table.press("place:0")
    assert table.table.stopped
    clock = table.table.clock.now
    table.wait(2000)
    assert table.table.clock.now == clock
