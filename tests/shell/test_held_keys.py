"""Direction keys that are held go on after a first delay; keys that press or write never do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from quiclo_game.kiosk.activity import shows_somebody
from quiclo_game.scenes.couch import LEFT_HALF, RIGHT_HALF, Couch
from quiclo_game.scenes.steering import Steering
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.event_source import EventSource
from quiclo_game.shell.held_keys import FIRST_REPEAT, REPEAT, HeldKeys
from quiclo_game.shell.inputs import Button, KeyPress, PadPress
from quiclo_game.shell.pointer import Pointers
from quiclo_game.shell.scene_stack import SceneStack
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import stand


def held(press: KeyPress, until: float, step: float = 10.0) -> list[float]:
    """Return at which ms a key counts again that is pressed at 0."""
    keys, found, now = HeldKeys(), [], 0.0
    keys.pressed(press, 0.0)
    while now < until:
        now += step
        found += [now for _ in keys.repeated(now)]
    return found


@pytest.mark.parametrize("key", ["left", "right", "up", "down"])
def test_an_arrow_counts_again_after_a_first_delay_and_then_evenly(key: str) -> None:
    times = held(KeyPress(key), 1000.0)
    assert times[0] == FIRST_REPEAT
    assert {later - sooner for sooner, later in pairwise(times)} == {REPEAT}
    assert len(times) == 1 + int((1000.0 - FIRST_REPEAT) // REPEAT)


@pytest.mark.parametrize("key", ["return", "space", "tab", "escape", "backspace", "h", "1", "n", "f2", "pageup"])
def test_keys_that_press_or_write_count_once(key: str) -> None:
    assert held(KeyPress(key), 3000.0) == []


def test_late_looks_make_up_for_nothing() -> None:
    assert held(KeyPress("left"), 3000.0, step=1500.0) == [1500.0, 3000.0]


def test_another_key_a_release_and_a_lost_focus_end_it() -> None:
    keys = HeldKeys()
    ends: tuple[Callable[[], None], ...] = (
        lambda: keys.pressed(KeyPress("return"), 1.0),
        lambda: keys.released("left"),
        keys.let_go,
    )
    for end in ends:
        keys.pressed(KeyPress("left"), 0.0)
        end()
        assert list(keys.repeated(9e9)) == []
    keys.pressed(KeyPress("left"), 0.0)
    keys.released("right")
    assert list(keys.repeated(9e9)) == [KeyPress("left", repeated=True)]


def test_posted_arrows_repeat_with_their_modifiers_until_they_are_let_go() -> None:
    pygame.init()
    pygame.display.set_mode((320, 200))
    pygame.event.clear()
    clock = VirtualClock()
    source = EventSource(Pointers(clock, (320, 200)))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_LSHIFT))
    pressed = [event for event in source.poll() if isinstance(event, KeyPress)]
    assert pressed == [KeyPress("right", shift=True)]
    clock.advance(FIRST_REPEAT)
    assert KeyPress("right", shift=True, repeated=True) in source.poll()
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0))
    source.poll()
    clock.advance(10 * REPEAT)
    assert not [event for event in source.poll() if isinstance(event, KeyPress)]


def test_each_half_of_the_keyboard_repeats_as_a_gamepad_and_letters_repeat_for_nobody_else() -> None:
    there = stand("de")
    scene = SCENES["setup"](there)
    scene.enter((1280, 720))
    stack, couch = SceneStack(), Couch()
    stack.push(scene)
    stack.settle((1280, 720), tuple)
    steering = Steering(stack, couch, lambda: None)
    seen: list[PadPress] = []
    scene.steer = lambda press: seen.append(press) or ()  # type: ignore[method-assign,func-returns-value]

    assert steering.translate(KeyPress("a", repeated=True)) == ()
    assert steering.translate(KeyPress("left", repeated=True)) == (KeyPress("left", repeated=True),)
    couch.sit(LEFT_HALF, 0)
    couch.sit(RIGHT_HALF, 1)
    steering.translate(KeyPress("a", repeated=True))
    steering.translate(KeyPress("left", repeated=True))
    assert seen == [PadPress(LEFT_HALF, Button.LEFT, True), PadPress(RIGHT_HALF, Button.LEFT, True)]


def test_a_thing_that_lies_on_an_arrow_is_nobody() -> None:
    assert shows_somebody(KeyPress("left"))
    assert not shows_somebody(KeyPress("left", repeated=True))
