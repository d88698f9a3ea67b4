"""The course of a game of brain training: setting up, rolling, drawing, calculating, handing on."""

import pytest

from quiclo_game.rules.brain_arithmetic import fewest_dice
from quiclo_game.rules.brain_state import (
    ContinentsRolled,
    EndTurn,
    NumbersRolled,
    Reveal,
    Roll,
    Score,
    Solve,
    Status,
    Step,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TargetSolved,
    TargetUnreachable,
    TurnPassed,
)
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import PickRequest, RollRequest, ShuffleRequest
from quiclo_game.rules.contract import Ratio
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.events import StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE
from tests.brain_table import BrainTable


def test_a_game_begins_with_the_lot_for_the_starter_and_six_shuffled_stacks() -> None:
    table = BrainTable(3, start="random")

    assert table.mode.actors(table.state) == (CHANCE,)
    assert table.mode.request(table.state) == PickRequest(3)
    assert table.pick(2) == (StarterDrawn(2),)
    assert table.mode.actors(table.state) == (CHANCE,)
    assert table.mode.request(table.state) == ShuffleRequest(
        tuple(tuple(range(first, first + 24)) for first in (1, 25, 49, 73, 97, 121))
    )
    assert table.shuffle({}) == (StacksShuffled(), TurnStarted(2, 1))
    assert table.mode.actors(table.state) == (2,)


@pytest.mark.parametrize(("seats", "start"), [(1, "random"), (4, "first")])
def test_alone_or_where_the_first_seat_starts_no_lot_is_drawn(seats: int, start: str) -> None:
    table = BrainTable(seats, start=start)

    assert table.state.step is Step.ROLL_CONTINENTS
    assert table.seat == 0


@pytest.mark.parametrize("seats", [0, 7])
def test_only_one_to_six_can_play(seats: int) -> None:
    mode = BrainTraining()

    with pytest.raises(ValueError, match=f"not {seats}"):
        mode.initial(seats, settle(mode.options, {}))


def test_three_d6_fall_first_and_six_d12_once_the_targets_lie_open() -> None:
    table = BrainTable()

    table.act(0, Roll())
    assert table.mode.request(table.state) == RollRequest(DiceSet(3, 6))
    table = BrainTable()
    table.throw(1, 2, 3)
    table.act(0, Roll())
    assert table.mode.request(table.state) == RollRequest(DiceSet(6, 12))


def test_chance_is_asked_for_nothing_while_a_seat_is_to_act() -> None:
    table = BrainTable()

    with pytest.raises(ValueError, match="roll_continents"):
        table.mode.request(table.state)


@pytest.mark.parametrize(
    ("faces", "continents", "cards"),
    [
        ((5, 3, 5), (Continent.ASIA, Continent.SOUTH_AMERICA), (60, 110)),
        ((4, 4, 4), (Continent.NORTH_AMERICA,), (80,)),
        ((6, 1, 2), (Continent.EUROPE, Continent.AFRICA, Continent.AUSTRALIA), (10, 30, 140)),
    ],
)
def test_each_different_face_selects_its_continent_once(
    faces: tuple[int, int, int], continents: tuple[Continent, ...], cards: tuple[int, ...]
) -> None:
    table = BrainTable(tops={1: [10], 2: [30], 3: [60], 4: [80], 5: [110], 6: [140]})

    assert table.throw(*faces) == (ContinentsRolled(0, faces, continents), TargetsDrawn(cards))
    assert table.statuses == dict.fromkeys(cards, Status.DEALT)


def test_cards_come_off_the_top_and_never_return() -> None:
    order = [7, 24, 1, *(card for card in range(1, 25) if card not in (7, 24, 1))]
    table = BrainTable(1, tops={1: order})

    drawn = []
    for _ in range(24):
        table.throw(1, 1, 1)
        drawn += [target.card for target in table.state.targets]
        table.numbers(1, 1, 1, 1, 1, 1)
        for target in table.state.targets:
            if target.status is Status.OPEN:
                table.reveal(target.card)
        table.end_turn()

    assert drawn == order
    assert table.state.left(Continent.EUROPE) == 0
    assert table.state.left(Continent.AFRICA) == 24


def test_an_empty_stack_gives_no_card() -> None:
    table = BrainTable(tops={2: [30]})
    table.alter(drawn=(24, 0, 0, 0, 0, 0))

    assert table.throw(1, 2, 1) == (
        ContinentsRolled(0, (1, 2, 1), (Continent.EUROPE, Continent.AFRICA)),
        TargetsDrawn((30,)),
    )
    assert table.state.drawn == (24, 1, 0, 0, 0, 0)


def test_where_all_selected_stacks_are_empty_no_numbers_are_rolled_and_the_turn_passes() -> None:
    table = BrainTable(2)
    table.alter(drawn=(24, 24, 0, 0, 0, 0))

    assert table.throw(1, 2, 2) == (
        ContinentsRolled(0, (1, 2, 2), (Continent.EUROPE, Continent.AFRICA)),
        TurnPassed(0),
        TurnEnded(0),
        TurnStarted(1, 1),
    )
    assert table.state.step is Step.ROLL_CONTINENTS
    assert table.mode.actors(table.state) == (1,)
    assert table.state.drawn == (24, 24, 0, 0, 0, 0)


def test_the_same_six_dice_serve_each_target_anew() -> None:
    table = BrainTable(tops={1: [24], 5: [120]})
    table.throw(1, 5, 5)
    table.numbers(1, 2, 3, 4, 5, 6)

    assert table.solve(24, "d*f")[0] == TargetSolved(0, 24, "d*f")
    assert table.solve(120, "d*e*f")[0] == TargetSolved(0, 120, "d*e*f")
    assert table.statuses == {24: Status.SOLVED, 120: Status.SOLVED}
    assert table.state.roll == (1, 2, 3, 4, 5, 6)


def test_targets_may_be_taken_in_any_order() -> None:
    table = BrainTable(tops={1: [24], 5: [120]})
    table.throw(1, 5, 5)
    table.numbers()

    table.solve(120, "d*e*f")
    assert table.statuses == {24: Status.OPEN, 120: Status.SOLVED}


def test_targets_out_of_reach_are_shown_by_the_program() -> None:
    table = BrainTable(tops={1: [6], 6: [144]})
    table.throw(1, 6, 6)

    # Six ones reach 1 to 6 and nothing else.
    assert table.numbers(1, 1, 1, 1, 1, 1) == (NumbersRolled(0, (1,) * 6), TargetUnreachable(144))
    assert table.statuses == {6: Status.OPEN, 144: Status.UNREACHABLE}
    assert [fewest_dice(table.state, target.card) for target in table.state.targets] == [6, 0]


def test_a_turn_in_which_nothing_can_be_reached_can_be_ended_at_once() -> None:
    table = BrainTable(tops={6: [144]})
    table.throw(6, 6, 6)
    table.numbers(1, 1, 1, 1, 1, 1)

    assert table.mode.legal(table.state, 0) == (EndTurn(),)


def test_a_revealed_target_shows_a_right_calculation_and_brings_nothing() -> None:
    table = BrainTable(tops={1: [1]})
    table.throw(1, 1, 1)
    table.numbers(1, 1, 1, 1, 1, 1)

    (shown,) = table.reveal(1)
    assert isinstance(shown, TargetRevealed)
    assert (shown.seat, shown.card, shown.calculation) in [(0, 1, die) for die in "abcdef"]
    assert table.statuses == {1: Status.REVEALED}
    assert table.mode.scores(table.state) == (0, 0)


def test_a_turn_ends_once_no_reachable_target_is_open_and_hands_the_dice_on() -> None:
    table = BrainTable(3, tops={1: [24], 5: [120]})
    table.throw(1, 5, 1)
    table.numbers()
    assert table.refusal(EndTurn()) is not None
    table.solve(24, "d*f")
    assert table.refusal(EndTurn()) is not None
    table.reveal(120)

    assert table.end_turn() == (TurnEnded(0), TurnStarted(1, 1))
    assert (table.state.targets, table.state.faces, table.state.roll) == ((), (), ())


def test_the_turn_goes_round_the_table_from_the_starter() -> None:
    table = BrainTable(3, start="random")
    table.pick(1)
    table.shuffle({})

    turns = []
    for _ in range(5):
        turns.append((table.seat, table.state.turns.round))
        table.pass_turn(1, 2, 3)

    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]
    assert table.mode.progress(table.state) == (6, 2)


def test_legal_actions_are_a_calculation_and_the_reveal_of_every_open_target() -> None:
    table = BrainTable(tops={1: [5], 5: [120], 6: [143]})
    assert table.mode.legal(table.state, 0) == (Roll(),)
    assert table.mode.legal(table.state, 1) == ()
    table.throw(1, 5, 6)
    assert table.mode.legal(table.state, 0) == (Roll(),)
    table.numbers()
    table.reveal(143)

    legal = table.mode.legal(table.state, 0)
    assert [type(action) for action in legal] == [Solve, Solve, Reveal, Reveal]
    assert [action.target for action in legal if isinstance(action, Solve | Reveal)] == [5, 120, 5, 120]
    assert legal[0] == Solve(5, "e")


def test_in_animation_the_program_solves_one_reachable_target_after_the_other() -> None:
    table = BrainTable(tops={1: [5], 5: [120]}, play="animation")
    table.throw(1, 5, 5)
    table.numbers()

    assert table.mode.legal(table.state, 0) == (Score(5),)
    assert table.refusal(Solve(5, "e")) == Rejection(Reason.WRONG_PHASE)
    assert table.act(0, Score(5))[0] == TargetScored(0, 5)
    assert table.mode.legal(table.state, 0) == (Score(120),)
    table.act(0, Score(120))
    assert table.mode.legal(table.state, 0) == (EndTurn(),)
    assert table.mode.scores(table.state) == (6, 0)


def test_a_seat_sees_everything_but_the_order_of_the_face_down_cards() -> None:
    table = BrainTable(tops={1: [24, 3, 11]})
    table.throw(1, 1, 1)
    seen = table.mode.view(table.state, 1)

    assert seen.stacks[0] == (24, *range(1, 24))
    assert seen.stacks[1:] == table.state.stacks[1:]
    assert table.mode.view(BrainTable(2, start="random").state, 0).stacks == ()


def test_measures_count_targets_turns_and_the_best_score() -> None:
    table = BrainTable(tops={1: [6, 5], 5: [120], 6: [144]})
    table.throw(1, 6, 6)
    table.numbers(1, 1, 1, 1, 1, 1)
    table.solve(6, "a+b+c+d+e+f")
    table.end_turn()
    table.throw(1, 5, 5)
    table.numbers()
    table.reveal(5)
    table.solve(120, "d*e*f")

    # Two turns with two targets each: 144 out of reach, 6 and 120 solved, 5 revealed; 1 point against 5.
    assert table.mode.measures(table.state) == {
        "reachable_share": Ratio(3, 4),
        "solved_share": Ratio(2, 4),
        "targets_per_turn": Ratio(4, 2),
        "winning_score": Ratio(5, 1),
    }


def test_the_expected_length_grows_with_the_table_and_people_take_longer_than_the_program() -> None:
    mode = BrainTraining()

    def minutes(seats: int, **options: str) -> int:
        return mode.minutes(seats, settle(mode.options, options))

    assert minutes(1, play="animation") >= 1
    assert minutes(4) > minutes(2) > minutes(1)
    assert minutes(2) > minutes(2, play="animation")
    assert minutes(2, variant="conquest") > minutes(2)


def test_every_preset_is_made_of_options_that_exist() -> None:
    mode = BrainTraining()

    assert mode.presets["text"] == {}
    for values in mode.presets.values():
        assert dict(settle(mode.options, values).pairs).items() >= dict(values).items()
