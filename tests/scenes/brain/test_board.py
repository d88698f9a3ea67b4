"""The board shows a state without motion."""

from __future__ import annotations

from quiclo_game.rules.brain_state import BrainState, Status, Step
from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.scenes.brain.board import Board, FlightView
from tests.brain_table import BrainTable

RACE_TOPS = {1: [12], 2: [30], 6: [144]}


def settled(state: BrainState, *, race: bool = True) -> Board:
    board = Board(state.turns.seats)
    board.settle(state, race=race)
    return board


def calculating(**options: str) -> BrainTable:
    """Return a table with the targets 12, 30 and 144 and the dice 1 to 6."""
    table = BrainTable(2, RACE_TOPS, **options)
    table.throw(1, 2, 6)
    table.numbers()
    return table


def test_before_a_roll_no_die_lies_on_the_table() -> None:
    board = settled(BrainTable(2).state)
    assert not any(die.shown for die in (*board.chooser, *board.numbers))
    assert not board.numbers_lie
    assert board.left == (24,) * 6


def test_rolled_continents_show_their_dice_cards_and_stacks() -> None:
    table = BrainTable(2, RACE_TOPS)
    table.throw(1, 2, 6)
    board = settled(table.state)
    assert [die.face for die in board.chooser if die.shown] == [1, 2, 6]
    assert board.continents == (1, 2, 6)
    assert [(view.card, view.status) for view in board.cards] == [(card, Status.DEALT) for card in (12, 30, 144)]
    assert board.left == (23, 23, 24, 24, 24, 23)
    assert not board.numbers_lie


def test_rolled_numbers_lie_at_rest() -> None:
    board = settled(calculating().state)
    assert board.numbers_lie
    assert board.roll == (1, 2, 3, 4, 5, 6)
    assert [view.status for view in board.cards][:2] == [Status.OPEN, Status.OPEN]


def test_a_solved_card_shows_its_points_in_the_race() -> None:
    table = calculating()
    table.solve(30, "e*f")
    board = settled(table.state)
    assert [view.gain for view in board.cards] == [0, 2, 0]
    assert (board.pawns[0].position, board.pawns[0].points) == (2.0, 2.0)


def test_a_won_card_has_flown_to_its_winner_in_the_conquest() -> None:
    table = calculating(variant="conquest")
    table.solve(30, "e*f")
    board = settled(table.state, race=False)
    assert [view.flight for view in board.cards] == [0.0, 1.0, 0.0]
    assert board.cards[1].won_by == 0
    assert board.won[0] == (30,)
    assert (board.pawns[0].position, board.pawns[0].points) == (0.0, 30.0)


def test_a_solved_card_that_is_not_kept_stays_where_it_lies() -> None:
    table = calculating(variant="conquest")
    table.alter(won=((31, 32), ()))
    table.solve(30, "e*f")
    view = settled(table.state, race=False).cards[1]
    assert (view.status, view.won_by, view.flight) == (Status.SOLVED, -1, 0.0)


def test_a_pawn_stands_on_the_goal_however_many_points_there_are() -> None:
    table = calculating()
    table.alter(points=(53, 48))
    board = settled(table.state)
    assert [pawn.position for pawn in board.pawns] == [49.0, 48.0]
    assert [pawn.points for pawn in board.pawns] == [53.0, 48.0]


def test_a_chosen_target_stays_chosen_only_while_it_is_open() -> None:
    table = calculating()
    board = settled(table.state)
    board.selected = 30
    board.settle(table.state, race=True)
    assert board.selected == 30
    table.solve(30, "e*f")
    board.settle(table.state, race=True)
    assert board.selected == 0


def test_settling_ends_everything_that_moved() -> None:
    table = calculating()
    board = settled(table.state)
    board.line = Calculation((0, Operator.PLUS))
    board.line_shake, board.result, board.verdict, board.hinted = 3.0, 5, "wrong", (1, 2)
    board.flights.append(FlightView(3, 30, 0, 0.5))
    for die in (*board.chooser, *board.numbers):
        die.roll, die.pulse = 0.4, 0.7
    board.cards[0].travel, board.cards[0].flip, board.cards[0].shake = 0.2, 0.1, 8.0
    board.settle(table.state, race=True)
    fresh = settled(table.state)
    assert board.line == Calculation()
    assert board.result is None
    assert (board.line_shake, board.verdict) == (0.0, "")
    assert not board.hinted
    assert board.flights == []
    assert all((die.roll, die.pulse) == (1.0, 0.0) for die in (*board.chooser, *board.numbers))
    assert (board.cards[0].travel, board.cards[0].flip, board.cards[0].shake) == (1.0, 1.0, 0.0)
    assert [view.card for view in board.cards] == [view.card for view in fresh.cards]


def test_the_next_turn_begins_with_an_empty_table() -> None:
    table = calculating()
    for card in (12, 30):
        table.reveal(card)
    if table.statuses[144] is Status.OPEN:
        table.reveal(144)
    table.end_turn()
    assert table.state.step is Step.ROLL_CONTINENTS
    board = settled(table.state)
    assert board.cards == []
    assert board.continents == ()
    assert (board.seat, board.round) == (1, 1)
    assert not any(die.shown for die in (*board.chooser, *board.numbers))


def test_a_card_is_found_by_its_number() -> None:
    board = settled(calculating().state)
    found = board.card(30)
    assert found is not None
    assert found.card == 30
    assert board.card(31) is None
