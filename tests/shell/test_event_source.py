from collections.abc import Iterator
from typing import cast

import pygame
import pytest

from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.event_source import EventSource, Exposed, QuitAsked
from quiclo_game.shell.inputs import Input, Phase, Pointer
from quiclo_game.shell.pads import Pads
from quiclo_game.shell.pointer import Pointers


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Iterator[EventSource]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    pygame.event.clear()
    yield EventSource(Pointers(VirtualClock(), (100, 100)))
    pygame.display.quit()


def mouse(kind: int, x: int) -> None:
    pygame.event.post(pygame.Event(kind, pos=(x, 5), rel=(0, 0), buttons=(1, 0, 0), button=1, touch=False))


def finger(kind: int, finger: int, x: float) -> None:
    pygame.event.post(pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=0.5))


def test_events_come_out_in_the_order_in_which_they_happened(source: EventSource) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, 1)
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    mouse(pygame.MOUSEBUTTONUP, 1)
    pygame.event.post(pygame.Event(pygame.QUIT))

    assert source.poll() == [
        Pointer("mouse", Phase.DOWN, 1.0, 5.0),
        Exposed(),
        Pointer("mouse", Phase.UP, 1.0, 5.0),
        QuitAsked(),
    ]
    assert source.poll() == []


def test_moves_of_one_pointer_in_a_row_are_one_move(source: EventSource) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, 1)
    for x in (2, 3, 4):
        mouse(pygame.MOUSEMOTION, x)
    finger(pygame.FINGERDOWN, 1, 0.9)
    finger(pygame.FINGERMOTION, 1, 0.8)
    mouse(pygame.MOUSEMOTION, 5)

    found = [(one.id, one.phase.value, round(one.x, 3)) for one in source.poll() if isinstance(one, Pointer)]

    assert found == [
        ("mouse", "down", 1.0),
        ("mouse", "move", 4.0),
        ("finger:1:1", "down", 89.1),
        ("finger:1:1", "move", 79.2),
        ("mouse", "move", 5.0),
    ]


def test_a_finger_that_the_system_tells_of_twice_begins_once(source: EventSource) -> None:
    for id, x in ((1, 0.1), (2, 0.5)):
        finger(pygame.FINGERDOWN, id, x)
        finger(pygame.FINGERUP, id, x)
        finger(pygame.FINGERDOWN, id, x)

    assert [(one.id, one.phase) for one in source.poll() if isinstance(one, Pointer)] == [
        ("finger:1:1", Phase.DOWN),
        ("finger:1:2", Phase.DOWN),
    ]


def test_a_finger_that_comes_down_elsewhere_was_lifted(source: EventSource) -> None:
    finger(pygame.FINGERDOWN, 1, 0.1)
    finger(pygame.FINGERUP, 1, 0.1)
    finger(pygame.FINGERDOWN, 1, 0.2)

    phases = [one.phase for one in source.poll() if isinstance(one, Pointer)]
    assert phases == [Phase.DOWN, Phase.UP, Phase.DOWN]


def test_the_end_of_all_pointers_and_a_new_size_are_passed_on(source: EventSource) -> None:
    finger(pygame.FINGERDOWN, 1, 0.5)
    source.poll()

    assert [one.phase for one in source.cancel() if isinstance(one, Pointer)] == [Phase.CANCEL]
    source.resized((400, 100))
    finger(pygame.FINGERDOWN, 2, 0.5)
    (down,) = source.poll()
    assert isinstance(down, Pointer)
    assert down.x == 199.5


def test_gamepads_are_looked_for_once_the_first_picture_has_been_shown(source: EventSource) -> None:
    looked: list[str] = []

    class NoPads:
        def begin_batch(self) -> tuple[Input, ...]:
            looked.append("batch")
            return ()

        def translate(self, event: pygame.Event) -> tuple[Input, ...]:
            return ()

    def find() -> Pads:
        looked.append("found")
        return cast(Pads, NoPads())

    source = EventSource(Pointers(VirtualClock(), (100, 100)), find)
    source.poll()
    assert looked == []
    source.poll()
    source.poll()
    assert looked == ["found", "batch", "batch"]
