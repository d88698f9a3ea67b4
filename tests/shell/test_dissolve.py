from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.dissolve import LENGTH, Dissolve
from quiclo_game.shell.loop import STEP, Loop
from quiclo_game.shell.scene_stack import SceneStack
from tests.shell.fakes import NotingScene, NotingScreen, NotingStage, ScriptedSource

DARK, BRIGHT = (40, 40, 40), (240, 240, 240)


def screen() -> pygame.Surface:
    surface = pygame.Surface((8, 8))
    surface.fill(DARK)
    return surface


class Shown:
    """A dissolve on a screen that has shown something dark, driven by hand."""

    def __init__(self, wanted: bool = True) -> None:
        self.clock = VirtualClock()
        self.dissolve = Dissolve(self.clock, lambda: wanted)
        self.screen = screen()
        self.dissolve.canvas(self.screen)

    def frame(self) -> int:
        """Draw the new scene, which is bright, and return how bright the screen is."""
        self.dissolve.canvas(self.screen).fill(BRIGHT)
        self.dissolve.blend(self.screen)
        return self.screen.get_at((4, 4)).r


def test_the_new_scene_grows_out_of_the_old_one_and_is_there_within_400_ms() -> None:
    shown = Shown()
    shown.dissolve.begin()
    seen = []
    while shown.dissolve.active:
        seen.append(shown.frame())
        shown.clock.advance(STEP)
    assert len(seen) * STEP < 400
    assert seen[0] == DARK[0]
    assert seen == sorted(seen)
    assert seen[-1] == BRIGHT[0]
    assert seen[len(seen) // 2] == pytest.approx((DARK[0] + BRIGHT[0]) / 2, abs=25)


def test_it_takes_its_time_from_the_first_picture_of_the_new_scene() -> None:
    shown = Shown()
    shown.dissolve.begin()
    shown.clock.advance(10 * LENGTH)
    assert shown.frame() == DARK[0]


def test_the_first_scene_of_all_just_appears() -> None:
    dissolve = Dissolve(VirtualClock(), lambda: True)
    dissolve.begin()
    assert not dissolve.active


def test_with_less_motion_the_new_scene_is_there_at_once() -> None:
    shown = Shown(wanted=False)
    shown.dissolve.begin()
    assert not shown.dissolve.active
    assert shown.frame() == BRIGHT[0]


def test_another_swap_meanwhile_goes_on_from_what_is_seen() -> None:
    shown = Shown()
    shown.dissolve.begin()
    shown.frame()
    shown.clock.advance(LENGTH / 2)
    halfway = shown.frame()
    shown.dissolve.begin()
    assert shown.frame() == halfway


def test_the_loop_shows_frames_until_it_is_over_although_nothing_moves() -> None:
    clock, display, stage, stack = VirtualClock(), NotingScreen(), NotingStage(), SceneStack()
    said: list[str] = []
    first, second = NotingScene("first", said), NotingScene("second", said)
    loop = Loop(display, stack, stage, ScriptedSource(), clock, dissolve=Dissolve(clock, lambda: True))
    stack.push(first)
    frames: list[float] = []
    loop.on_frame.append(lambda surface, now: frames.append(now))

    def go_on() -> None:
        if second.ticks == 0 and first.ticks == 3:
            stack.replace(second)
        if second.ticks > 40:
            loop.stop()

    first.on_update = second.on_update = go_on
    loop.run()

    assert LENGTH / STEP <= len(frames) - 1 <= LENGTH / STEP + 3
    assert [still for still, changed, _ in stage.frames if changed] == [["first still"], ["second still"]]


def test_a_picture_that_is_asked_for_shows_the_new_scene_whole() -> None:
    clock, display, stage, stack = VirtualClock(), NotingScreen(), NotingStage(), SceneStack()
    said: list[str] = []
    dissolve = Dissolve(clock, lambda: True)
    loop = Loop(display, stack, stage, ScriptedSource(), clock, dissolve=dissolve)
    stack.push(NotingScene("first", said))
    loop.render()
    stack.replace(NotingScene("second", said))
    loop.render()
    assert not dissolve.active
    assert stage.frames[-1][0] == ["second still"]
