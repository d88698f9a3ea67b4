"""Gamepads at the running program: joining, leaving, two at one keyboard, whose turn it is, and a plug pulled out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import TABLES
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.pad_make import Make
from tests.end_to_end.robot import LONGEST, Robot
from tests.end_to_end.steerer import press_button
from tests.end_to_end.test_quick_games import remainder, set_up, settled
from tests.end_to_end.test_steered_games import Steered
from tests.end_to_end.virtual_pad import NINTENDO, SONY, XBOX, VirtualPad, missing

Start = Callable[..., Robot]
pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture
def guest(start: Start) -> Steered:
    """Two gamepads at the title."""
    app = start(speed=Speed.INSTANT).app
    pads = VirtualPad(XBOX, "Xbox Pad"), VirtualPad(SONY, "DualShock")
    app.loop.advance(2 * STEP)
    return Steered(app, pads)


def table_of(guest: Robot) -> TableScene:
    scene = guest.scene
    assert isinstance(scene, TableScene)
    return scene


def due_and_other(guest: Steered) -> tuple[VirtualPad, VirtualPad]:
    """Wait until a person is due and return that person's gamepad and the other one."""
    assert guest.settled()
    due = guest.pad
    return due, next(pad for pad in guest.pads.values() if pad is not due)


def at_the_join_screen(guest: Steered, mode: str = "brain_training") -> SetupScene:
    guest.tap(f"mode:{mode}")
    guest.wait_for("Setup")
    setup = guest.scene
    assert isinstance(setup, SetupScene)
    guest.tap("couch")
    guest.wait_for("Join")
    return setup


def test_a_joins_b_leaves_and_bots_keep_the_other_seats(guest: Steered) -> None:
    first, second = guest.pads.values()
    setup = at_the_join_screen(guest)
    press_button(guest, first, Button.A)
    press_button(guest, second, Button.A)
    assert [player.is_bot for player in setup.seating.players] == [False, True, False]
    press_button(guest, second, Button.B)
    assert [player.is_bot for player in setup.seating.players] == [False, True]
    press_button(guest, first, Button.B)
    assert len(setup.seating.players) == 1, "brain training can be played alone"
    press_button(guest, first, Button.B)
    guest.wait_for("Setup")


def test_two_people_share_the_keyboard(guest: Steered) -> None:
    at_the_join_screen(guest)
    guest.key("space", "return")
    couch = guest.app.services.couch
    assert {couch.colour("keys:left"), couch.colour("keys:right")} == {0, 2}
    press_button(guest, next(iter(guest.pads.values())), Button.START)
    guest.wait_for("BrainTable")
    assert guest.settled()
    table = table_of(guest)
    assert table.seat is not None
    left = couch.pad(table.plan.players[table.seat].colour) == "keys:left"
    due, other = ("space", "return") if left else ("return", "space")
    moves = len(table.match.moves)
    guest.key(other)
    assert len(table.match.moves) == moves, "the other one is not due"
    guest.key(due)
    assert len(table.match.moves) > moves


def test_letters_of_a_half_of_the_keyboard_are_letters_again_where_a_name_is_typed(guest: Steered) -> None:
    setup = at_the_join_screen(guest)
    guest.key("space", "escape")
    guest.wait_for("Setup")
    Robot.tap(guest, "seat:0")
    guest.write("wade")
    assert setup.editor is not None
    assert setup.editor.text == "wade"


def test_a_gamepad_steers_its_own_seat_and_others_hear_whose_turn_it_is(guest: Steered) -> None:
    guest.sit_down("brain_training")
    due, other = due_and_other(guest)
    table = table_of(guest)
    moves = len(table.match.moves)
    for button in (Button.A, Button.Y, Button.LEFT, Button.X):
        press_button(guest, other, button)
    assert len(table.match.moves) == moves
    assert "dran" in table.message
    press_button(guest, due, Button.A)
    assert len(table.match.moves) > moves


@pytest.mark.parametrize("button", Button)
@pytest.mark.parametrize("mode", TABLES)
def test_every_button_answers_on_the_next_tick_in_every_mode(guest: Steered, mode: str, button: Button) -> None:
    guest.sit_down(mode)
    pad, other = due_and_other(guest)
    for one in (pad, other):
        scene = guest.scene
        before = scene.version
        one.down(button)
        guest.tick()
        one.up(button)
        changed = guest.scene is not scene or scene.version != before or guest.app.stack.unsettled
        assert changed, f"{button} of {one.id} is not answered"
        guest.tick(3)
        if guest.screen in ("Pause", "MoveLog"):
            guest.key("escape")
            guest.tick(3)


def test_start_pauses_and_goes_on_whoever_presses_it(guest: Steered) -> None:
    guest.sit_down("mental_arithmetic")
    _, other = due_and_other(guest)
    press_button(guest, other, Button.START)
    guest.wait_for("Pause")
    press_button(guest, other, Button.START)
    guest.wait_for("MentalTable")
    press_button(guest, other, Button.SELECT)
    guest.wait_for("MoveLog")
    press_button(guest, other, Button.B)
    guest.wait_for("MentalTable")


def test_a_pulled_plug_pauses_the_game_names_the_seat_and_the_same_gamepad_gets_it_back(guest: Steered) -> None:
    guest.sit_down("strategy")
    due, _ = due_and_other(guest)
    table = table_of(guest)
    assert table.seat is not None
    player = table.plan.players[table.seat]
    guest.app.loop.render()
    due.unplug()
    guest.wait_for("PadLost")
    assert guest.scene.waiting_for == (player,)  # type: ignore[attr-defined]  # it is that scene
    guest.app.loop.render()
    lasted = table.duration
    guest.tick(60)
    assert table.duration == lasted, "the game waits"
    model, name = (XBOX, "Xbox Pad") if due is next(iter(guest.pads.values())) else (SONY, "DualShock")
    again = VirtualPad(model, name)
    guest.wait_for("StrategyTable")
    assert guest.app.services.couch.colour(again.id) == player.colour


def test_another_gamepad_takes_over_by_a_and_one_in_use_does_not(guest: Steered) -> None:
    guest.sit_down("brain_training")
    due, other = due_and_other(guest)
    colour = guest.app.services.couch.colour(due.id)
    due.unplug()
    guest.wait_for("PadLost")
    press_button(guest, other, Button.A)
    guest.tick(3)
    assert guest.screen == "PadLost"
    third = VirtualPad(NINTENDO, "Pro Controller")
    guest.tick(3)
    assert guest.screen == "PadLost", "of another make: it has to say that it wants to"
    press_button(guest, third, Button.A)
    guest.wait_for("BrainTable")
    assert guest.app.services.couch.colour(third.id) == colour
    moves = len(table_of(guest).match.moves)
    press_button(guest, third, Button.Y)
    assert len(table_of(guest).match.moves) > moves
    assert guest.app.services.couch.make is Make.NINTENDO


def test_a_game_goes_on_without_a_lost_gamepad_if_people_say_so(guest: Steered) -> None:
    guest.sit_down("brain_training")
    due, other = due_and_other(guest)
    due.unplug()
    guest.wait_for("PadLost")
    guest.touch(*guest.place("without"))
    guest.wait_for("BrainTable")
    moves = len(table_of(guest).match.moves)
    press_button(guest, other, Button.Y)
    assert len(table_of(guest).match.moves) > moves, "whoever has one may help whoever has none"


def test_a_pulled_plug_at_the_title_disturbs_nobody(guest: Steered) -> None:
    next(iter(guest.pads.values())).unplug()
    guest.tick(5)
    assert guest.screen == "Title"


def test_any_button_is_the_buzzer_of_its_seat(guest: Steered) -> None:
    guest.sit_down("no_remainder")
    for button in (Button.X, Button.B):
        assert guest.settled()
        table = guest.scene
        assert isinstance(table, RemainderTable)
        while table.state.claim is not None or not guest.settled():
            guest.tick()
        pad = list(guest.pads.values())[-1]
        pad.down(button)
        guest.tick()
        pad.up(button)
        assert table.state.claim is not None
        assert table.plan.players[table.state.claim.seat].colour == guest.app.services.couch.colour(pad.id)
        guest.tick(1200)


def test_the_right_stick_pans_and_the_triggers_zoom(guest: Steered) -> None:
    guest.sit_down("card_network")
    pad, _ = due_and_other(guest)
    table = guest.scene
    assert isinstance(table, NetworkTable)
    if table.covered:
        press_button(guest, pad, Button.A)
    before = table.camera.view
    pad.lean(2, 1.0)
    guest.tick(20)
    pad.lean(2, 0.0)
    guest.tick(20)
    assert table.camera.view.x > before.x + 0.5
    pad.lean(5, 1.0)
    guest.tick(20)
    pad.lean(5, -1.0)
    guest.tick(20)
    assert table.camera.view.zoom > before.zoom * 1.2
    rested = table.camera.view
    guest.tick(30)
    assert table.camera.view == rested


def test_the_next_game_keeps_the_gamepads_though_the_seats_move_on(guest: Steered) -> None:
    guest.sit_down("brain_training")
    couch = guest.app.services.couch
    before = {pad: couch.colour(pad) for pad in guest.pads}
    guest.tap("pause")
    guest.wait_for("Pause")
    guest.tap("new")
    guest.wait_for("Confirm")
    guest.tap("yes")
    guest.wait_for("BrainTable")
    assert {pad: couch.colour(pad) for pad in guest.pads} == before
    due_and_other(guest)
    moves = len(table_of(guest).match.moves)
    press_button(guest, guest.pad, Button.A)
    assert len(table_of(guest).match.moves) > moves


def test_whoever_was_away_comes_back_by_any_button_of_the_own_gamepad(guest: Steered) -> None:
    guest.sit_down("mental_arithmetic")
    due_and_other(guest)
    table = table_of(guest)
    seat = table.seat
    assert seat is not None
    pad = guest.pad
    for _ in range(120):
        if table.absence.away:
            break
        guest.tick(60)
    assert table.absence.away == {seat}
    press_button(guest, pad, Button.LEFT)
    assert not table.absence.away


def test_a_dead_end_is_left_by_a_gamepad(start: Start) -> None:
    robot = start(speed=Speed.INSTANT, deal=11)
    pad = VirtualPad()
    set_up(robot, "no_remainder", 1)
    robot.wait_for("RemainderTable")
    while remainder(robot).match.outcome is None:
        settled(robot)
        table = remainder(robot)
        if table.match.outcome is None:
            for card in valid_pairs(table.state)[0]:
                robot.tap(f"place:{table.state.places.index(card)}")
    table = remainder(robot)
    for _ in range(LONGEST):
        if table.dead_end.finding is not None:
            break
        robot.tick()
    press_button(robot, pad, Button.A)
    assert table.dead_end.controls.focused == "finish"
    press_button(robot, pad, Button.A)
    robot.wait_for("Results")
