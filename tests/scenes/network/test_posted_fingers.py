"""Fingers on the network as the system posts them: whoever comes or goes, the picture stays where others hold it."""

from __future__ import annotations

import math
import random

import pygame

from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.event_source import EventSource, Exposed, QuitAsked, SoundDevice
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.pointer import Pointers
from tests.scenes.network.test_camera_work import table


def test_posted_fingers_that_come_and_go_never_move_the_picture() -> None:
    """A finger that comes or leaves, wherever its up is reported, moves what others hold by at most one px."""
    pygame.init()
    pygame.display.set_mode((1920, 1080))
    pygame.event.clear()
    game, clock, chance = table(), VirtualClock(), random.Random(5)
    camera, felt = game.table.camera, game.table.layout.felt
    source = EventSource(Pointers(clock, (1920, 1080)))

    def tick(times: int = 1) -> None:
        for _ in range(times):
            clock.sleep(STEP)
            for event in source.poll():
                assert not isinstance(event, Exposed | QuitAsked | SoundDevice)
                game.table.handle(event)
            game.table.update(STEP)

    def post(kind: int, finger: int, place: tuple[float, float]) -> None:
        x, y = place[0] / 1919, place[1] / 1079
        pygame.event.post(pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0, dy=0, pressure=1.0))

    def somewhere() -> tuple[float, float]:
        return chance.uniform(felt.x + 200, felt.right - 200), chance.uniform(felt.y + 150, felt.bottom - 150)

    fingers: dict[int, tuple[float, float]] = {}
    zooms, swaps = set(), 0
    tick(2)
    for turn in range(240):
        before = camera.view
        lifts = len(fingers) > 1 and (len(fingers) == 4 or chance.random() < 0.5)
        if lifts:
            finger = chance.choice(sorted(fingers))
            x, y = fingers.pop(finger)
            post(pygame.FINGERUP, finger, (x + chance.uniform(-15, 15), y + chance.uniform(-15, 15)))
        else:
            fingers[turn] = somewhere()
            post(pygame.FINGERDOWN, turn, fingers[turn])
        tick(6)
        if len(fingers) + lifts > 1:
            swaps += 1
            for corner in ((0.0, 0.0), (1920.0, 0.0), (0.0, 1080.0), (1920.0, 1080.0)):
                seen = camera.view.outward(*before.inward(*corner))
                assert math.dist(seen, corner) <= 1.0, (turn, lifts, len(fingers))
        for _ in range(10):
            for finger, (x, y) in fingers.items():
                fingers[finger] = x + chance.uniform(-9, 9), y + chance.uniform(-9, 9)
                post(pygame.FINGERMOTION, finger, fingers[finger])
            tick()
        zooms.add(round(camera.view.zoom, 3))
    assert swaps > 150
    assert len(zooms) > 50
