"""Who sits with which gamepad: by colour, through rematches, unplugging and coming back."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.couch import HALVES, KEYBOARD, LEFT_HALF, RIGHT_HALF, Couch
from quiclo_game.scenes.steering import Steering
from quiclo_game.shell.inputs import (
    Button,
    Input,
    KeyPress,
    KeyRelease,
    PadPlugged,
    PadPress,
    PadRelease,
    PadUnplugged,
    Phase,
    Pointer,
    TextTyped,
)
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.scene_stack import SceneStack
from tests.shell.fakes import NotingScene


def sofa() -> Couch:
    """Two gamepads of one make and one of another, all seated: red, green, blue."""
    couch = Couch()
    for number, guid in enumerate(("same", "same", "other")):
        couch.plug(PadPlugged(f"pad:{number}", "Pad", guid))
        couch.sit(f"pad:{number}", number)
    couch.begin_game((0, 1, 2))
    return couch


def test_a_player_has_one_gamepad_and_a_gamepad_one_player() -> None:
    couch = sofa()
    couch.sit("pad:0", 1)

    assert (couch.colour("pad:0"), couch.colour("pad:1")) == (1, None)
    assert couch.pad(0) is None


def test_the_same_make_gets_the_seat_back_that_was_lost_first() -> None:
    couch = sofa()
    assert couch.unplug("pad:1") == 1
    assert couch.unplug("pad:0") == 0
    assert list(couch.missing) == [1, 0]
    assert couch.plug(PadPlugged("pad:7", "Pad", "same")) == 1
    assert list(couch.missing) == [0]


def test_another_make_takes_over_only_when_it_says_so_and_one_in_use_never() -> None:
    couch = sofa()
    couch.unplug("pad:2")
    assert couch.plug(PadPlugged("pad:8", "Else", "new")) is None
    assert couch.take_over("pad:0") is None
    assert couch.take_over("pad:8") == 2
    assert not couch.missing
    assert couch.take_over("pad:9") is None, "nobody lacks one"


def test_only_those_who_play_are_missed() -> None:
    couch = sofa()
    couch.begin_game((0, 2))
    couch.unplug("pad:1")
    assert not couch.missing
    couch.begin_game((0, 1))
    assert list(couch.missing) == [1]
    couch.give_up()
    assert not couch.missing


def test_whoever_leaves_the_table_loses_the_gamepad_and_a_new_colour_keeps_it() -> None:
    couch = sofa()
    couch.recolour(0, 5)
    couch.keep((5, 1))

    assert [couch.colour(f"pad:{number}") for number in range(3)] == [5, 1, None]


@pytest.mark.parametrize(
    ("pad", "due", "may"),
    [
        ("pad:0", (0,), True),
        ("pad:0", (1,), False),
        ("pad:0", (0, 1), True),
        ("pad:9", (1,), False),
        ("pad:9", (4,), True),
        ("pad:0", (4,), True),
        ("pad:0", (), True),
    ],
)
def test_a_gamepad_acts_for_its_player_and_for_those_who_have_none(pad: str, due: tuple[int, ...], may: bool) -> None:
    assert sofa().may_steer(pad, due, (0, 1, 2, 4)) is may


def test_where_nobody_sits_with_a_gamepad_any_of_them_steers() -> None:
    assert Couch().may_steer("pad:3", (0,), (0, 1))


def test_buttons_go_by_the_names_of_what_was_used_last() -> None:
    couch = Couch()
    couch.plug(PadPlugged("pad:1", "DualSense Wireless Controller", ""))
    assert couch.used("pad:1")
    assert couch.make is Make.PLAYSTATION
    assert not couch.used("pad:1")
    assert couch.shows(None)


def test_no_key_is_in_both_halves_and_each_half_can_do_the_same() -> None:
    left = {button for pad, button in HALVES.values() if pad == LEFT_HALF}
    right = {button for pad, button in HALVES.values() if pad == RIGHT_HALF}

    assert left == right
    assert len(HALVES) == len(left) + len(right)
    assert set(KEYBOARD) == {LEFT_HALF, RIGHT_HALF}


class Listening(NotingScene):
    """Takes buttons as they come; may be typed into."""

    typing = False

    @property
    def takes_text(self) -> bool:
        return self.typing

    def steer(self, press: PadPress) -> tuple[Input, ...]:
        return (press,)


def steering(couch: Couch) -> tuple[Steering, Listening, list[str]]:
    stack, scene = SceneStack(), Listening("top", [])
    lost: list[str] = []
    stack.push(scene)
    stack.settle((100, 100), tuple)
    return Steering(stack, couch, lambda: lost.append("lost")), scene, lost


def test_keys_of_a_half_are_buttons_while_somebody_sits_with_it() -> None:
    couch = Couch()
    through, scene, _ = steering(couch)
    assert through.translate(KeyPress("w")) == (KeyPress("w"),)
    couch.sit(LEFT_HALF, 0)
    assert through.translate(KeyPress("w")) == (PadPress(LEFT_HALF, Button.UP),)
    assert through.translate(TextTyped("w")) == ()
    assert through.translate(KeyRelease("space")) == (PadRelease(LEFT_HALF, Button.A),)
    assert through.translate(KeyPress("up")) == (KeyPress("up"),), "nobody sits with the other half"
    assert through.translate(KeyPress("5")) == (KeyPress("5"),)
    assert through.translate(TextTyped("5")) == (TextTyped("5"),)
    scene.typing = True
    assert through.translate(KeyPress("w")) == (KeyPress("w"),)


def test_keys_with_a_modifier_are_never_buttons() -> None:
    couch = Couch()
    couch.sit(LEFT_HALF, 0)
    through, _, _ = steering(couch)
    assert through.translate(KeyPress("s", control=True)) == (KeyPress("s", control=True),)


def test_a_lost_gamepad_is_told_once_somebody_misses_it() -> None:
    couch = sofa()
    through, _, lost = steering(couch)
    through.translate(PadUnplugged("pad:9"))
    assert lost == []
    through.translate(PadUnplugged("pad:1"))
    assert lost == ["lost"]


def test_signs_come_with_steering_and_go_with_a_touch() -> None:
    couch = sofa()
    through, scene, _ = steering(couch)
    before = scene.version
    through.translate(PadPress("pad:0", Button.A))
    assert scene.version > before
    through.translate(KeyPress("tab"))
    assert couch.make is Make.KEYS
    through.translate(Pointer("mouse", Phase.DOWN, 1, 1))
    assert couch.make is None
