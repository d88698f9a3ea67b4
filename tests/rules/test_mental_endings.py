"""How mental arithmetic ends: an empty stack, the time, the rounds, the cards; and that it always does."""

from __future__ import annotations

import re

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.events import Event, GameEnded, Outcome, TurnEnded, TurnStarted
from quiclo_game.rules.mental_solving import rollable_targets
from quiclo_game.rules.mental_state import CallTime, CardCovered, CardsCollected, CardStays, Pass, TimeCalled
from quiclo_game.rules.mental_turn import IDLE_TURNS
from quiclo_game.rules.rejections import Reason, Rejection
from tests.mental_table import MentalTable


def pair_up(cards: tuple[int, ...]) -> tuple[str, int]:
    """Return a calculation with these two cards and a target that can be rolled."""
    low, high = sorted(cards)
    ways = ((f"{low}+{high}", low + high), (f"{high}-{low}", high - low), (f"{low}*{high}", low * high))
    return next((text, value) for text, value in ways if value in rollable_targets())


def use_europe(table: MentalTable) -> tuple[Event, ...]:
    """Let the seat solve a target with its two open cards of Europe."""
    text, target = pair_up(table.hand[:2])
    table.roll(target)
    return table.solve(text)


def use_europe_down_to(table: MentalTable, left: int) -> None:
    while table.state.left(Continent.EUROPE) > left:
        use_europe(table)


# ---- the stack ---------------------------------------------------------------------------------------------------


def test_the_game_ends_as_soon_as_a_stack_is_empty() -> None:
    table = MentalTable(1)
    use_europe_down_to(table, 2)
    assert table.state.outcome is None
    use_europe_down_to(table, 0)

    assert table.state.outcome == Outcome("stack_empty", (0,), (22,))
    assert table.mode.actors(table.state) == ()
    assert table.refusal(Pass()) == Rejection(Reason.GAME_OVER)


def test_where_a_stack_holds_one_card_the_first_place_gets_it_and_both_cards_count() -> None:
    table = MentalTable(1, {1: (3, 20), 2: (25, 32)})
    table.roll(27)
    table.solve("20+32-25")  # one card of Europe, so that an odd number is left
    use_europe_down_to(table, 1)
    text, _ = pair_up(table.hand[:2])
    first, second = (int(number) for number in re.split(r"\D", text))
    collected = table.state.collected[0]
    events = use_europe(table)

    covered = [event for event in events if isinstance(event, CardCovered)]
    stays = [event for event in events if isinstance(event, CardStays)]
    assert [event.used for event in covered] == [first]
    assert [event.used for event in stays] == [second]
    assert CardsCollected(0, 2, collected + 2) in events
    assert {covered[0].place, stays[0].place} == {0, 1}
    assert table.hand[stays[0].place] == second
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "stack_empty"


# ---- what was agreed ---------------------------------------------------------------------------------------------


def test_when_the_time_is_up_the_turn_in_progress_is_finished() -> None:
    table = MentalTable(2, {1: (3, 8)}, minutes="5")
    table.roll(24)
    assert table.act(0, CallTime()) == (TimeCalled(),)
    assert table.refusal(CallTime()) == Rejection(Reason.WRONG_PHASE)
    events = table.solve("3*8")

    assert events[-2:] == (TurnEnded(0), GameEnded(Outcome("time", (0,), (2, 0))))


def test_time_can_be_called_before_the_roll_as_well() -> None:
    table = MentalTable(2, minutes="5")
    table.act(0, CallTime())
    table.pass_on()

    assert table.state.outcome == Outcome("time", (0, 1), (0, 0))


def test_without_an_agreed_time_it_cannot_be_called() -> None:
    assert MentalTable(2).refusal(CallTime()) == Rejection(Reason.WRONG_PHASE)


def test_after_the_agreed_rounds_every_seat_has_had_as_many_turns() -> None:
    table = MentalTable(3, rounds="2")
    for _ in range(5):
        assert TurnStarted(table.state.turns.passed_on().seat, table.state.turns.passed_on().round) in table.pass_on()
    table.pass_on()

    assert table.state.outcome == Outcome("rounds", (0, 1, 2), (0, 0, 0))
    assert [tally.turns for tally in table.state.tallies] == [2, 2, 2]


def test_whoever_has_collected_the_agreed_cards_ends_the_game_at_once() -> None:
    table = MentalTable(2, {1: (3, 8, 4, 6)}, cards="3")
    for text in ("3*8", "4*6"):
        table.roll(24)
        table.solve(text)
        assert table.state.outcome is None
    table.roll(24)
    events = table.solve("25-1")

    assert events[-1] == GameEnded(Outcome("cards", (0,), (4, 2)))
    assert TurnEnded(0) not in events


def test_where_nobody_finds_anything_for_many_turns_the_game_ends_all_the_same() -> None:
    table = MentalTable(2, {1: (3, 8)})
    table.roll(24)
    table.solve("3*8")
    turns = 0
    while table.state.outcome is None:
        table.pass_on()
        turns += 1

    assert turns == IDLE_TURNS + 1
    assert table.state.outcome == Outcome("rounds", (0,), (2, 0))


def test_equal_counts_are_a_draw() -> None:
    table = MentalTable(2, {1: (3, 8, 4, 6)}, rounds="1")
    table.roll(24)
    table.solve("3*8")
    table.roll(24)
    table.solve("4*6")

    outcome = table.state.outcome
    assert outcome == Outcome("rounds", (0, 1), (2, 2))
    assert outcome is not None
    assert outcome.draw
