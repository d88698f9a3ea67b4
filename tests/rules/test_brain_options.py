"""Every setting of brain training that the table can change [house], at both of its ends."""

import pytest

from quiclo_game.rules.brain_arithmetic import allowed_use, best_calculation, fewest_dice, reachable_cards
from quiclo_game.rules.brain_state import (
    CardWon,
    ContinentsRolled,
    NothingSelected,
    PointsScored,
    Reveal,
    Score,
    Solve,
    Status,
    Step,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TimeRanOut,
    TimeUp,
)
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import CARDS, Continent
from quiclo_game.rules.events import Outcome, TurnEnded, TurnStarted
from quiclo_game.rules.options import Settings, settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.solver import solve
from quiclo_game.rules.writing import write
from tests.arithmetic import flat_value
from tests.brain_table import BrainTable


def settings(**options: str) -> Settings:
    return settle(BrainTraining.options, options)


def at_two_targets(**options: str) -> BrainTable:
    """Return a table of two with the targets 5 and 120 and the dice 1 to 6 (a to f)."""
    table = BrainTable(2, tops={1: [5], 5: [120]}, **options)
    table.throw(1, 5, 5)
    table.numbers(1, 2, 3, 4, 5, 6)
    return table


def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    assert settings().as_dict() == {
        "play": "self",
        "variant": "race",
        "attempts": "any",
        "lone_die": "on",
        "hopeless_ends": "off",
        "continents": "123456",
        "start": "random",
        "operators": "+-*/",
        "think_seconds": "0",
        "own_seconds": "0",
        "hint_prices": "0",
        "head_starts": "0",
    }


# ---- attempts ----------------------------------------------------------------------------------------------------


def test_with_any_number_of_attempts_a_wrong_calculation_scores_nothing_and_may_be_retried() -> None:
    table = at_two_targets()
    before = table.state

    wrong = table.refusal(Solve(120, "d*e+f"))
    assert wrong == Rejection(Reason.WRONG_RESULT, value=26, target=120)
    assert table.state == before
    table.solve(120, "d*e*f")
    assert table.mode.scores(table.state) == (5, 0)


@pytest.mark.parametrize(
    "calculation",
    [
        "d*e+f",  # 26, not 120
        "a-b+f",  # 1 - 2 is negative
        "e/b",  # 5 ÷ 2 leaves 1
    ],
)
def test_with_one_attempt_a_wrong_calculation_loses_the_target(calculation: str) -> None:
    table = at_two_targets(attempts="one")

    (missed,) = table.solve(120, calculation)
    assert isinstance(missed, TargetMissed)
    assert (missed.seat, missed.card, missed.tried) == (0, 120, calculation)
    right = write(Calculation.decode(missed.calculation), table.state.roll)
    assert flat_value(right, table.state.roll) == 120
    assert table.statuses == {5: Status.OPEN, 120: Status.MISSED}
    assert table.refusal(Solve(120, "d*e*f")) == Rejection(Reason.TARGET_CLOSED, target=120)
    assert table.mode.scores(table.state) == (0, 0)


def test_with_one_attempt_each_target_has_its_own_and_a_lost_one_lets_the_turn_end() -> None:
    table = at_two_targets(attempts="one")
    table.solve(120, "d*e+f")
    table.solve(5, "e")

    assert table.mode.scores(table.state) == (1, 0)
    table.end_turn()
    assert table.seat == 1


@pytest.mark.parametrize(
    ("calculation", "reason"),
    [
        ("d*d+e", Reason.OPERAND_REUSED),
        ("g", Reason.UNKNOWN_OPERAND),
        ("d*", Reason.UNREADABLE),
        ("", Reason.UNREADABLE),
        ("4*5*6", Reason.UNREADABLE),
        ("(d+e)*f", Reason.PARENTHESES_NOT_ALLOWED),
    ],
)
def test_with_one_attempt_a_slip_of_the_fingers_costs_nothing(calculation: str, reason: Reason) -> None:
    table = at_two_targets(attempts="one")

    rejection = table.refusal(Solve(120, calculation))
    assert rejection is not None
    assert rejection.reason is reason


# ---- lone die ----------------------------------------------------------------------------------------------------


def test_one_die_that_already_shows_the_target_counts() -> None:
    table = at_two_targets()

    assert [fewest_dice(table.state, target.card) for target in table.state.targets] == [1, 3]
    table.solve(5, "e")
    assert table.statuses[5] is Status.SOLVED


def test_without_lone_dice_one_die_is_too_few_and_two_are_needed() -> None:
    table = at_two_targets(lone_die="off")

    assert [fewest_dice(table.state, target.card) for target in table.state.targets] == [2, 3]
    assert table.refusal(Solve(5, "e")) == Rejection(Reason.TOO_FEW_OPERANDS, value=1, limit=2)
    table.solve(5, "a+d")
    assert table.statuses[5] is Status.SOLVED


@pytest.mark.parametrize(
    "roll", [(1,) * 6, (1, 1, 1, 1, 1, 12), (12,) * 6, (1, 2, 3, 4, 5, 6), (2, 2, 3, 5, 7, 11), (1, 5, 5, 9, 10, 12)]
)
def test_a_lone_die_never_changes_what_can_be_reached(roll: tuple[int, ...]) -> None:
    alone = solve(roll, use=allowed_use(settings())).counts
    never = solve(roll, use=allowed_use(settings(lone_die="off"))).counts

    assert alone.keys() == never.keys() == reachable_cards(roll, settings(), tuple(CARDS))
    assert {card for card in CARDS if alone.get(card) == 1} == set(roll)
    assert {card for card in CARDS if alone.get(card) != never.get(card)} == set(roll)


# ---- operators ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("operators", "reachable"),
    [
        ("+", True),  # 1 + 2 + 3 + 4 + 5 + 6 = 21
        ("+-", True),
        ("-", False),  # from 6 downwards only
        ("*", False),  # 21 = 3 × 7, and there is no 7
        ("*/", False),
        ("+*", True),
    ],
)
def test_operators_that_are_switched_off_change_what_can_be_reached(operators: str, reachable: bool) -> None:
    table = BrainTable(1, tops={1: [21]}, operators=operators)
    table.throw(1, 1, 1)
    table.numbers(1, 2, 3, 4, 5, 6)

    assert table.statuses == {21: Status.OPEN if reachable else Status.UNREACHABLE}


def test_a_beginner_with_plus_and_minus_cannot_multiply() -> None:
    table = BrainTable(1, tops={1: [20]}, operators="+-")
    table.throw(1, 1, 1)
    table.numbers(1, 2, 3, 4, 5, 6)

    rejection = table.refusal(Solve(20, "d*e"))
    assert rejection is not None
    assert rejection.reason is Reason.OPERATOR_NOT_ALLOWED
    assert set(best_calculation(table.state, 20)) <= set("abcdef+-")
    table.solve(20, "b+c+d+e+f")


# ---- continents --------------------------------------------------------------------------------------------------


def test_faces_of_other_continents_select_nothing() -> None:
    table = BrainTable(2, tops={2: [30]}, continents="12")

    assert table.throw(2, 5, 6) == (
        ContinentsRolled(0, (2, 5, 6), (Continent.AFRICA,)),
        TargetsDrawn((30,)),
    )


def test_where_nothing_is_selected_the_same_seat_rolls_again_within_the_same_turn() -> None:
    table = BrainTable(2, continents="12")

    assert table.throw(3, 5, 6) == (ContinentsRolled(0, (3, 5, 6), ()), NothingSelected(0))
    assert (table.seat, table.state.step) == (0, Step.ROLL_CONTINENTS)
    assert table.mode.progress(table.state) == (1, 1)
    assert table.state.drawn == (0,) * 6
    table.throw(1, 1, 1)
    assert table.state.step is Step.ROLL_NUMBERS


def test_an_empty_stack_in_play_is_selected_all_the_same_and_the_turn_passes() -> None:
    table = BrainTable(2, continents="12")
    table.alter(drawn=(24, 0, 0, 0, 0, 0))
    table.throw(1, 5, 6)

    assert table.seat == 1


# ---- play --------------------------------------------------------------------------------------------------------


def test_in_animation_nothing_is_revealed_and_time_takes_nothing_away() -> None:
    table = at_two_targets(play="animation", think_seconds="60")

    assert table.refusal(Reveal(5)) == Rejection(Reason.WRONG_PHASE)
    assert table.refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)


def test_in_animation_the_program_scores_what_can_be_reached_and_nobody_calculates() -> None:
    table = BrainTable(2, tops={1: [6], 6: [144]}, play="animation")
    table.throw(1, 6, 6)
    table.numbers(1, 1, 1, 1, 1, 1)

    assert table.refusal(Solve(6, "a+b+c+d+e+f")) == Rejection(Reason.WRONG_PHASE)
    assert table.refusal(Score(144)) == Rejection(Reason.TARGET_CLOSED, target=144)
    assert table.refusal(Score(7)) == Rejection(Reason.UNKNOWN_TARGET, target=7)
    assert table.act(0, Score(6)) == (TargetScored(0, 6), PointsScored(0, 1, 1))
    assert table.refusal(Score(6)) == Rejection(Reason.TARGET_CLOSED, target=6)
    assert [tally.solved for tally in table.state.tallies] == [1, 0]


def test_in_animation_a_card_is_won_in_the_conquest_and_a_game_can_be_decided() -> None:
    conquest = at_two_targets(play="animation", variant="conquest")
    assert conquest.act(0, Score(120)) == (TargetScored(0, 120), CardWon(0, 120, 0))

    race = at_two_targets(play="animation")
    race.alter(points=(44, 0))
    race.act(0, Score(120))
    assert race.mode.outcome(race.state) == Outcome("points", (0,), (49, 0))


def test_whoever_plays_does_not_have_the_program_score() -> None:
    assert at_two_targets().refusal(Score(5)) == Rejection(Reason.WRONG_PHASE)


# ---- thinking time -----------------------------------------------------------------------------------------------


def test_without_a_limit_time_never_runs_out() -> None:
    assert at_two_targets().refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)


def test_when_time_is_up_open_targets_count_as_revealed_and_the_turn_ends() -> None:
    table = at_two_targets(think_seconds="30")
    table.solve(5, "e")

    ran_out, shown, *rest = table.time_up()
    assert ran_out == TimeRanOut(0)
    assert isinstance(shown, TargetRevealed)
    assert (shown.seat, shown.card) == (0, 120)
    right = write(Calculation.decode(shown.calculation), (1, 2, 3, 4, 5, 6))
    assert flat_value(right, (1, 2, 3, 4, 5, 6)) == 120
    assert rest == [TurnEnded(0), TurnStarted(1, 1)]
    assert table.mode.scores(table.state) == (1, 0)
    assert [tally.revealed for tally in table.state.tallies] == [1, 0]


def test_time_that_runs_out_after_the_last_target_only_ends_the_turn() -> None:
    table = at_two_targets(think_seconds="30")
    table.solve(5, "e")
    table.solve(120, "d*e*f")

    assert table.time_up() == (TimeRanOut(0), TurnEnded(0), TurnStarted(1, 1))


def test_time_runs_only_while_there_is_something_to_calculate() -> None:
    table = BrainTable(2, think_seconds="30")
    assert table.refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)
    table.throw(1, 2, 3)
    assert table.refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)
    table.numbers()
    assert table.refusal(TimeUp()) is None
    assert table.refusal(TimeUp(), 1) == Rejection(Reason.NOT_YOUR_TURN)
