"""The table in time: animation, step mode, idleness, and changes in mid-flight."""

from __future__ import annotations

import pytest

from quiclo_game.rules.brain_state import Step
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.loop import STEP
from tests.scenes.brain.seated import first_turn, seen


def test_animation_plays_by_itself_and_a_tap_stops_and_continues_it() -> None:
    game = first_turn(play="animation")
    assert game.table.automatic
    game.wait(1000)
    game.tap(*game.felt())
    assert game.table.stopped
    still, moves = dict(seen(game.board)), len(game.match.moves)
    game.wait(20_000)
    assert dict(seen(game.board)) == still
    assert len(game.match.moves) == moves
    assert not game.table.animating
    game.tap(*game.felt())
    game.wait(20_000)
    assert len(game.match.moves) > moves


def test_a_tap_on_a_card_or_a_die_stops_the_animation_as_well() -> None:
    game = first_turn(play="animation")
    stopped = []
    for place in (game.table.layout.target_place(0, 1), game.table.layout.numbers[2]):
        game.tap(*place)
        stopped.append(game.table.stopped)
    assert stopped == [True, False]


@pytest.mark.parametrize("key", ["space", "return"])
def test_keys_stop_and_continue_it_too(key: str) -> None:
    game = first_turn(play="animation")
    assert [game.key(key).table.stopped for _ in range(2)] == [True, False]


def test_animation_goes_through_a_whole_game_by_itself() -> None:
    game = first_turn(play="animation", program={"speed": Speed.INSTANT, "thinking": Speed.INSTANT})
    for _ in range(3000):
        game.table.update(STEP)
    assert [report.outcome.ending for report in game.reports] == ["points"]
    assert [tally.solved for tally in game.state.tallies] == [tally.reachable for tally in game.state.tallies]


def test_in_step_mode_each_step_of_the_animation_waits_for_a_tap() -> None:
    game = first_turn(play="animation", program={"step": True})
    shown = []
    for _ in range(60):
        game.wait(3000)
        shown.append((len(game.match.moves), len(game.board.line.tokens)))
        assert not game.table.stopped
        game.tap(*game.felt())
    assert len(set(shown)) > 10
    assert shown[-1][0] > 6


def test_in_step_mode_the_moves_of_people_do_not_wait() -> None:
    game = first_turn(program={"step": True})
    game.watch().press("main").watch()
    assert game.table.interactive


def test_in_step_mode_the_moves_of_a_bot_wait_and_say_so() -> None:
    game = first_turn("bot,Mia", program={"step": True}).watch()
    game.wait(5000)
    assert game.table.queue.waiting
    assert not game.table.animating
    game.wait(60_000)
    assert game.table.queue.waiting
    taps = 0
    while game.table.seat != 1 and taps < 60:
        game.tap(*game.felt())
        game.wait(12_000)
        taps += 1
    assert game.table.seat == 1
    assert taps > 5


# ---- idle ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["roll", "calculate"])
def test_an_idle_table_draws_nothing(moment: str) -> None:
    game = first_turn().hurry()
    if moment == "calculate":
        game.roll()
    game.wait(200)
    version = game.table.version
    for _ in range(round(10_000 / STEP)):
        game.table.update(STEP)
        assert not game.table.animating
    assert game.table.version == version


def test_a_message_leaves_by_itself_and_is_drawn_anew_only_then() -> None:
    game = first_turn().roll().lay("b+c").press("main").watch()
    game.wait(300)
    version = game.table.version
    game.wait(8000)
    assert game.table.message
    assert game.table.version == version
    game.wait(2000)
    assert game.table.message == ""
    assert game.table.version != version


# ---- changes in mid-flight -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (640, 360)])
def test_a_resize_in_mid_flight_goes_on_in_the_new_places(size: tuple[int, int]) -> None:
    game, other = first_turn().hurry(), first_turn().hurry()
    for one in (game, other):
        one.press("main")
        one.wait(1500)
    game.table.resized(size)
    assert game.table.layout.size == size
    assert tuple(game.table.moving(0.3))
    for one in (game, other):
        one.watch()
    assert dict(seen(game.board)) == dict(seen(other.board))
    game.press("main").hurry()
    assert game.state.step is Step.CALCULATE


def test_a_change_of_language_in_mid_flight_is_taken_over() -> None:
    game = first_turn().hurry()
    german = game.table.controls.get("clear").face
    game.press("main")
    game.wait(500)
    game.stand.store.change(language="en")
    game.table.settings_changed()
    game.watch()
    assert game.table.controls.get("clear").face != german
    game.press("main").watch().press("hint")
    assert game.table.message == "Yes, 12 works – with 2 dice."


def test_a_change_of_speed_holds_for_what_already_plays() -> None:
    game = first_turn().hurry()
    game.press("main")
    game.wait(100)
    game.stand.store.change(speed=Speed.INSTANT)
    game.table.settings_changed()
    game.wait(40)
    assert game.table.queue.empty


def test_coming_back_from_the_pause_the_input_is_still_there() -> None:
    game = first_turn().roll().lay("b*")
    game.table.leave()
    game.table.enter((1920, 1080))
    assert game.board.line.encode() == "b*"
    game.press("die:5", "main").hurry()
    assert game.state.points == (1, 0)
