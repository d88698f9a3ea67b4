"""How a game of brain training ends, and who has won then."""

import pytest

from quiclo_game.rules.brain_state import EndTurn, Roll, Status
from quiclo_game.rules.chance import Rolled
from quiclo_game.rules.events import GameEnded, Outcome, TurnEnded
from quiclo_game.rules.rejections import Reason
from quiclo_game.rules.seats import CHANCE, Actor
from tests.brain_table import BrainTable

LOWEST_PAIRS = (1, 2, 25, 26, 49, 50, 73, 74, 97, 98, 121, 122)  # 3 + 51 + 99 + 147 + 195 + 243 = 738
HIGHEST_ELEVEN = (23, 24, 47, 48, 71, 72, 95, 96, 119, 120, 144)  # 47 + 95 + 143 + 191 + 239 + 144 = 859


def at_the_last_solve(**options: str) -> BrainTable:
    """Return a table of two where seat 0 has the targets 24 and 120 and the dice 1 to 6 before it."""
    table = BrainTable(2, tops={1: [24], 5: [120]}, **options)
    table.throw(1, 5, 5)
    table.numbers()
    return table


def test_48_points_do_not_win_yet() -> None:
    table = at_the_last_solve()
    table.alter(points=(47, 48))
    table.solve(24, "d*f")

    assert table.state.points == (48, 48)
    assert table.mode.outcome(table.state) is None


def test_more_than_48_points_win_at_once_in_the_middle_of_the_turn() -> None:
    table = at_the_last_solve()
    table.alter(points=(48, 30))
    *_, ended = table.solve(24, "d*f")

    outcome = Outcome("points", (0,), (49, 30))
    assert ended == GameEnded(outcome)
    assert table.mode.outcome(table.state) == outcome
    assert not outcome.draw
    assert table.statuses[120] is Status.OPEN


def test_a_jump_far_past_48_wins_as_well() -> None:
    table = at_the_last_solve()
    table.alter(points=(47, 0))
    table.solve(120, "d*e*f")

    assert table.mode.outcome(table.state) == Outcome("points", (0,), (52, 0))


def test_nothing_can_be_done_after_the_end() -> None:
    table = at_the_last_solve()
    table.alter(points=(48, 30))
    table.solve(24, "d*f")

    assert table.mode.actors(table.state) == ()
    assert table.mode.legal(table.state, 0) == ()
    attempts: list[tuple[Actor, object]] = [(0, EndTurn()), (1, Roll()), (CHANCE, Rolled((1, 2, 3)))]
    for actor, action in attempts:
        rejection = table.refusal(action, actor)
        assert rejection is not None
        assert rejection.reason is Reason.GAME_OVER


def last_card_turn(*, solve: bool, **state: object) -> BrainTable:
    """Return a game of two in which seat 0 plays the last card of all, Europe's 24."""
    options = {"variant": "conquest"} if "won" in state else {}
    table = BrainTable(2, tops={1: [*range(1, 24), 24]}, **options)
    table.alter(drawn=(23, 24, 24, 24, 24, 24), **state)
    table.throw(1, 1, 2)
    table.numbers()
    if solve:
        table.solve(24, "d*f")
    else:
        table.reveal(24)
    return table


def test_when_all_stacks_are_empty_the_turn_is_finished_and_most_points_win() -> None:
    table = last_card_turn(solve=True, points=(20, 30))
    assert table.mode.outcome(table.state) is None

    outcome = Outcome("stacks_empty", (1,), (21, 30))
    assert table.end_turn() == (TurnEnded(0), GameEnded(outcome))
    assert table.mode.outcome(table.state) == outcome


def test_equal_points_share_the_win() -> None:
    table = last_card_turn(solve=True, points=(29, 30))
    table.end_turn()

    outcome = table.mode.outcome(table.state)
    assert outcome == Outcome("stacks_empty", (0, 1), (30, 30))
    assert outcome.draw


def test_with_the_very_last_card_48_can_still_be_passed() -> None:
    table = last_card_turn(solve=True, points=(48, 48))

    assert table.mode.outcome(table.state) == Outcome("points", (0,), (49, 48))


def test_when_all_stacks_are_empty_the_sums_decide_the_conquest() -> None:
    table = last_card_turn(solve=False, won=((48,), (25, 30)))
    table.end_turn()

    assert table.mode.outcome(table.state) == Outcome("stacks_empty", (1,), (48, 55))


def test_equal_sums_are_a_draw() -> None:
    table = last_card_turn(solve=True, won=((26,), (50,)))
    table.end_turn()

    outcome = table.mode.outcome(table.state)
    assert outcome == Outcome("stacks_empty", (0, 1), (50, 50))
    assert outcome.draw


def test_stacks_that_are_not_all_empty_end_nothing() -> None:
    table = BrainTable(2)
    table.alter(drawn=(24, 24, 24, 24, 24, 23))
    table.throw(1, 2, 3)

    assert table.mode.outcome(table.state) is None
    assert table.seat == 1


def test_twelve_cards_end_the_conquest_at_once_and_the_sums_of_all_are_compared() -> None:
    table = at_the_last_solve(variant="conquest")
    table.alter(won=((*LOWEST_PAIRS[:1], *LOWEST_PAIRS[2:]), HIGHEST_ELEVEN))
    *_, ended = table.solve(24, "d*f")

    # The twelfth card ends the game (738 - 2 + 24 = 760), but eleven higher ones are worth more.
    outcome = Outcome("twelve_cards", (1,), (760, 859))
    assert ended == GameEnded(outcome)
    assert table.mode.outcome(table.state) == outcome
    assert table.statuses[120] is Status.OPEN


def test_equal_sums_at_twelve_cards_are_a_draw() -> None:
    table = at_the_last_solve(variant="conquest")
    # 95 + 143 + 191 + 239 + 92 is 760 as well.
    table.alter(won=((*LOWEST_PAIRS[:1], *LOWEST_PAIRS[2:]), (47, 48, 71, 72, 95, 96, 119, 120, 92)))
    table.solve(24, "d*f")

    outcome = table.mode.outcome(table.state)
    assert outcome == Outcome("twelve_cards", (0, 1), (760, 760))
    assert outcome.draw


def test_eleven_cards_do_not_end_the_conquest() -> None:
    table = at_the_last_solve(variant="conquest")
    table.alter(won=((*LOWEST_PAIRS[:1], *LOWEST_PAIRS[4:]), ()))
    table.solve(24, "d*f")

    assert len(table.state.won[0]) == 10
    assert table.mode.outcome(table.state) is None


@pytest.mark.parametrize(
    ("setting", "ending"),
    [("on", "hopeless"), ("off", None)],
)
def test_a_table_may_stop_when_no_player_can_complete_twelve(setting: str, ending: str | None) -> None:
    table = BrainTable(2, tops={1: [*range(1, 24), 24]}, variant="conquest", hopeless_ends=setting)
    # Of Africa one card is left and nobody has one: two can never be had.
    table.alter(drawn=(0, 23, 0, 0, 0, 0), won=((24,), (96,)))
    table.pass_turn(1, 1, 1)

    outcome = table.mode.outcome(table.state)
    assert (outcome and outcome.ending) == ending
    if outcome is not None:
        assert (outcome.winners, outcome.scores) == ((1,), (24, 96))


@pytest.mark.parametrize("setting", ["on", "off"])
def test_as_long_as_one_player_can_complete_twelve_the_game_goes_on(setting: str) -> None:
    table = BrainTable(2, variant="conquest", hopeless_ends=setting)
    # One card of Africa is left, and seat 1 has the other one already.
    table.alter(drawn=(0, 23, 0, 0, 0, 0), won=((24,), (25,)))
    table.pass_turn(1, 1, 1)

    assert table.mode.outcome(table.state) is None


def test_the_race_knows_no_hopeless_ending() -> None:
    table = BrainTable(2, hopeless_ends="on")
    table.alter(drawn=(0, 24, 0, 0, 0, 0))
    table.pass_turn(1, 1, 1)

    assert table.mode.outcome(table.state) is None


def test_where_only_some_continents_are_in_play_their_empty_stacks_end_the_game() -> None:
    table = BrainTable(1, tops={1: [*range(1, 24), 24]}, continents="12")
    table.alter(drawn=(23, 24, 0, 0, 0, 0))
    table.pass_turn(1, 1, 1)

    assert table.mode.outcome(table.state) == Outcome("stacks_empty", (0,), (0,))


def test_where_only_some_continents_are_in_play_two_of_each_end_the_conquest() -> None:
    table = at_the_last_solve(variant="conquest", continents="15")
    table.alter(won=((1, 97, 98), ()))
    table.solve(24, "d*f")

    assert table.mode.outcome(table.state) == Outcome("twelve_cards", (0,), (220, 0))


def test_alone_the_single_seat_always_wins() -> None:
    table = BrainTable(1, tops={1: [24]})
    table.alter(points=(48,))
    table.throw(1, 1, 1)
    table.numbers()
    table.solve(24, "d*f")

    assert table.mode.outcome(table.state) == Outcome("points", (0,), (49,))
