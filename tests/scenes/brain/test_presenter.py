"""Cues change the board in the order of the events; however they are played, the same board is left."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.play.lots import Lots
from quiclo_game.rules.brain_state import (
    EndTurn,
    Reveal,
    Roll,
    Solve,
    Status,
    Step,
    TimeUp,
)
from quiclo_game.rules.contract import Action
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.last_move import last_move
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.loop import STEP
from tests.scenes.brain.seated import Seated, first_turn, seen

Shown = dict[str, object]

TABLES: dict[str, dict[str, str]] = {
    "race": {},
    "conquest": {"variant": "conquest"},
    "one attempt": {"attempts": "one"},
    "one attempt, conquest": {"attempts": "one", "variant": "conquest"},
    "few continents": {"continents": "12", "variant": "conquest"},
    "small numbers": {"continents": "1", "operators": "+-"},
    "clock": {"think_seconds": "30"},
    "by itself, race": {"play": "animation"},
    "by itself, conquest": {"play": "animation", "variant": "conquest", "hopeless_ends": "on"},
}
WAYS: dict[str, dict[str, Any]] = {
    "played": {},
    "fast": {"speed": Speed.FAST},
    "instant": {"speed": Speed.INSTANT},
    "reduced motion": {"reduced_motion": True},
    "step by step": {"step": True},
    "skipped": {},
}
ACTIONS = 24


def due(game: Seated, lots: Lots) -> Action:
    """Return what a person, or the program, may do now; now and then something wrong, or the end of the time."""
    legal = game.match.mode.legal(game.state, game.state.turns.seat)
    action = legal[lots.below(len(legal))]
    if isinstance(action, Solve) and game.plan.settings["attempts"] == "one" and lots.happens(0.3):
        return Solve(action.target, "a")
    if game.state.step is Step.CALCULATE and game.plan.settings.number("think_seconds") and lots.happens(0.2):
        return TimeUp()
    return action


def shown_after(way: str, rules: Mapping[str, str], seats: int, seed: int, actions: int) -> tuple[Seated, list[Shown]]:
    """Play a game at random and return what the board shows each time that everything has been presented."""
    program = WAYS[way]
    names = ",".join("ABCDEF"[:seats])
    game, lots, boards = Seated(names, seed=seed, rules=rules, program=program), Lots(seed), []
    for _ in range(actions):
        present(game, way)
        boards.append(dict(seen(game.board)))
        if game.match.outcome is not None:
            break
        assert game.match.submit(game.state.turns.seat, due(game, lots)) is None
    return game, boards


def present(game: Seated, way: str) -> None:
    """Bring everything that is queued to its end, in one of the ways."""
    queue = game.table.queue
    if way == "skipped":
        queue.skip()
    for _ in range(100_000):
        if queue.empty:
            break
        if queue.waiting:
            queue.step()
        # Only the cues: neither bots nor the clock act while the boards are compared.
        queue.update(STEP * 8)
    assert queue.empty


def settled(game: Seated) -> Shown:
    board = Board(game.match.seats)
    board.settle(game.state, last_move(game.match.moves), race=game.table.race)
    return dict(seen(board))


@pytest.mark.parametrize("table", TABLES)
@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seats=st.integers(1, 6), seed=st.integers(0, 10_000))
def test_however_cues_are_played_the_same_board_is_left(table: str, seats: int, seed: int) -> None:
    _, played = shown_after("played", TABLES[table], seats, seed, ACTIONS)
    for way in WAYS:
        _, other = shown_after(way, TABLES[table], seats, seed, ACTIONS)
        assert other == played, way


@pytest.mark.parametrize("table", TABLES)
@settings(max_examples=4, deadline=None)
@given(seats=st.integers(1, 6), seed=st.integers(0, 10_000))
def test_the_board_that_is_left_is_the_one_that_the_state_says(table: str, seats: int, seed: int) -> None:
    game, lots = Seated(",".join("ABCDEF"[:seats]), seed=seed, rules=TABLES[table]), Lots(seed)
    for _ in range(300):
        game.table.queue.skip()
        shown, expected = dict(seen(game.board)), settled(game)
        if game.state.step is Step.ROLL_CONTINENTS:
            # Dice that selected nothing lie there until the next roll.
            shown["chooser"] = expected["chooser"]
        assert shown == expected
        if game.match.outcome is not None:
            break
        assert game.match.submit(game.state.turns.seat, due(game, lots)) is None


def test_dice_roll_before_their_continents_light_up_and_cards_are_dealt() -> None:
    game = Seated(tops={1: [12], 4: [80]}, rolls=((1, 4, 4),)).hurry()
    game.press("main")
    game.wait(300)
    assert any(die.shown and die.roll < 1 for die in game.board.chooser)
    assert not game.board.continents
    game.wait(1000)
    assert game.board.continents == (1, 4)
    game.wait(450)
    assert [view.card for view in game.board.cards] == [12, 80]
    assert all(view.flip < 1 for view in game.board.cards)
    game.watch()
    assert all((view.travel, view.flip, view.status) == (1.0, 1.0, Status.DEALT) for view in game.board.cards)
    assert game.board.left == (23, 24, 24, 23, 24, 24)


def test_a_bot_s_calculation_grows_sign_by_sign() -> None:
    game = first_turn("bot:strong,Mia").roll()
    lengths: list[int] = []
    while not game.board.pawns[0].points:
        game.table.update(STEP)
        lengths.append(len(game.board.line.tokens))
    grown = [after - before for before, after in pairwise(lengths) if after > before]
    assert max(lengths) >= 3
    assert set(grown) == {1}


def test_a_person_s_calculation_is_not_laid_down_twice() -> None:
    game = first_turn().roll().lay("b*f")
    game.press("main")
    while game.board.verdict != "right":
        assert len(game.board.line.tokens) == 3
        game.table.update(STEP)
    assert game.board.result == 12


def test_points_fly_then_the_pawn_walks_field_by_field() -> None:
    game = first_turn().roll()
    game.press("target:60").lay(game.solution(60)).press("main")
    places: list[float] = []
    flew = False
    while not game.table.queue.empty:
        game.table.update(STEP)
        flew = flew or bool(game.board.flights)
        assert not (game.board.flights and game.board.pawns[0].position)
        places.append(game.board.pawns[0].position)
    assert flew
    assert places == sorted(places)
    assert any(0 < place < 1 for place in places)
    assert any(1 < place < 2 for place in places)
    assert places[-1] == 3.0


def test_a_won_card_flies_to_its_winner_and_only_then_counts() -> None:
    game = first_turn(variant="conquest").roll().lay("b*f")
    game.press("main")
    while not (view := game.board.card(12)) or view.flight == 0:
        game.table.update(STEP)
        assert game.board.won[0] == ()
    game.watch()
    assert game.board.won[0] == (12,)
    assert game.board.pawns[0].points == 12.0


def test_an_unreachable_target_is_marked_by_itself() -> None:
    game = Seated(tops={6: [144], 5: [119]}, rolls=((6, 5, 5), (1, 1, 1, 1, 1, 1))).roll()
    assert [view.status for view in game.board.cards] == [Status.UNREACHABLE, Status.UNREACHABLE]
    assert [target.status for target in game.state.targets] == [Status.UNREACHABLE, Status.UNREACHABLE]


def test_when_the_time_is_up_every_open_target_is_shown_though_the_turn_is_over() -> None:
    game = first_turn(think_seconds="30").roll()
    assert game.match.submit(0, TimeUp()) is None
    assert game.state.roll == ()
    shown: set[tuple[int, int]] = set()
    while not game.table.queue.empty:
        game.table.update(STEP)
        state = (game.board.selected, len(game.board.line.tokens))
        if state not in shown:
            shown.add(state)
            assert tuple(game.table.moving(0.0)), "the picture can be drawn though the roll is over"
    assert {card for card, length in shown if length > 1} == {12, 30, 60}
    assert game.board.cards == []
    assert game.board.seat == 1


def test_whose_time_was_up_is_told_before_the_solutions_and_still_when_the_next_seat_is_due() -> None:
    game = first_turn(think_seconds="30").roll()
    game.match.submit(0, TimeUp())
    told: list[str] = []
    while not game.table.queue.empty:
        game.table.update(STEP)
        if game.table.message and (not told or told[-1] != game.table.message):
            told.append(game.table.message)
    name = game.plan.players[0].name

    assert told[0] == f"Die Zeit von {name} ist um."
    assert [text.partition(" ging so:")[0] for text in told[1:]] == [f"{told[0]} {card}" for card in (12, 30, 60)]
    assert game.table.message == told[-1]


def test_reduced_motion_moves_nothing() -> None:
    game = first_turn(program={"reduced_motion": True}).roll().lay("b*f")
    game.press("main")
    moved: list[float] = []
    while not game.table.queue.empty:
        game.table.update(STEP)
        board = game.board
        moved += [die.roll for die in (*board.chooser, *board.numbers) if die.shown]
        moved += [part for view in board.cards for part in (view.travel, view.flip)]
        assert board.pawns[0].position in (0.0, 1.0)
        assert not board.flights
        assert all(view.shake == 0 for view in board.cards)
    assert set(moved) == {1.0}


def test_dice_rolled_before_motion_was_reduced_still_come_to_rest() -> None:
    for before, after in ((False, True), (True, False)):
        game = Seated(program={"reduced_motion": before}).hurry()
        game.press("main")
        game.stand.store.change(reduced_motion=after)
        game.table.settings_changed()
        game.watch().press("main")
        game.watch()
        assert game.board.numbers_lie


def test_a_roll_that_selects_nothing_is_said_and_may_be_repeated() -> None:
    game = Seated(rolls=((5, 5, 6), (1, 2, 2)), rules={"continents": "12"}).hurry()
    game.press("main")
    game.watch()
    assert game.table.message == game.stand.services.words("table.nothing_selected")
    assert game.state.step is Step.ROLL_CONTINENTS
    game.press("main")
    assert game.watch().board.continents == (1, 2)


def test_the_sounds_follow_what_is_seen_and_are_silent_where_it_is_skipped() -> None:
    game = Seated()
    game.watch().stand.audio.played.clear()
    game.press("main")
    game.watch()
    played = [name for name in game.stand.audio.played if name != "key_press"]
    assert played[0] == "die_roll"
    assert {"card_deal", "card_flip"} <= set(played)
    game.stand.audio.played.clear()
    game.press("main").hurry()
    assert set(game.stand.audio.played) <= {"key_press", "dice_roll_six"}


def test_every_kind_of_action_has_its_cues() -> None:
    game = first_turn().roll()
    assert {type(action) for action in (Roll(), Reveal(1), EndTurn())} <= set(game.match.mode.actions)
    for action in (Reveal(12), Solve(30, "e*f"), Reveal(60), EndTurn(), Roll()):
        assert game.match.submit(game.state.turns.seat, action) is None
        assert not game.table.queue.empty
        game.watch()
