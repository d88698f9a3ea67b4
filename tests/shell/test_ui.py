from __future__ import annotations

import random

import i18n
import pygame
import pytest

from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped, WheelTurned
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.turning import QUARTERS, Frame
from quiclo_game.shell.ui import EDITING_KEYS, ReadingBox, TextField
from quiclo_game.shell.ui_manager import new_manager
from quiclo_game.shell.ui_theme import ui_theme

RULES = "<b>Gehirntraining</b><br>" + "Drei Würfel bestimmen die <b>Kontinente</b>. " * 80


def field(text: str = "", turn: int = 0) -> TextField:
    return TextField("name", 300, 150, 400, 60, ui_theme(28), text=text, limit=12, turn=turn)


def reading(turn: int = 0) -> ReadingBox:
    return ReadingBox("rules", 300, 180, 300, 200, ui_theme(18), RULES, turn=turn)


@pytest.fixture(autouse=True)
def mouse_is_never_asked(monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface) -> None:
    def asked() -> tuple[int, int]:
        raise AssertionError("the mouse was asked for its place")

    monkeypatch.setattr(pygame.mouse, "get_pos", asked)


def test_what_is_typed_stands_in_the_line() -> None:
    line = field("Än")
    for text in ("n", "a", "ß"):
        assert line.handle(TextTyped(text))
    assert line.handle(KeyPress("backspace"))
    assert line.text == "Änna"


def test_the_line_keeps_its_limit() -> None:
    line = field()
    line.handle(TextTyped("abcdefghijklmnopq"))
    assert line.text == "abcdefghijkl"


def test_the_line_leaves_the_key_repeat_of_the_program_alone() -> None:
    before = pygame.key.get_repeat()
    line = field()
    assert pygame.key.get_repeat() == before
    line.unfocus()
    assert pygame.key.get_repeat() == before


def test_return_finishes_once() -> None:
    line = field("Mia")
    assert not line.take_finished()
    line.handle(KeyPress("return"))
    assert line.take_finished()
    assert not line.take_finished()
    assert line.text == "Mia"


def test_keys_that_are_not_for_the_line_are_left_to_others() -> None:
    line = field()
    assert not line.handle(KeyPress("escape"))
    assert not line.handle(KeyPress("v", control=True))


@pytest.mark.parametrize("turn", QUARTERS)
def test_a_tap_into_the_line_sets_the_cursor_also_when_turned(turn: int) -> None:
    line = field("Anna", turn)
    x, y = Frame(300, 150, turn).outward(-199, 0)
    assert line.handle(Pointer("finger:1", Phase.DOWN, x, y))
    assert line.handle(Pointer("finger:1", Phase.UP, x, y))
    line.update(16)
    line.handle(TextTyped("J"))
    assert line.text == "JAnna"


def test_only_the_pointer_that_came_first_steers() -> None:
    box = reading()
    assert box.handle(Pointer("finger:1", Phase.DOWN, 300, 180))
    assert not box.handle(Pointer("finger:2", Phase.DOWN, 320, 200))
    assert not box.handle(Pointer("finger:2", Phase.MOVE, 320, 100))
    assert box.scroll == 0
    box.handle(Pointer("finger:1", Phase.CANCEL, 300, 180))
    assert box.handle(Pointer("finger:2", Phase.DOWN, 320, 200))


@pytest.mark.parametrize("turn", QUARTERS)
def test_a_finger_drags_the_text_itself(turn: int) -> None:
    box, frame = reading(turn), Frame(300, 180, turn)
    box.handle(Pointer("f", Phase.DOWN, *frame.outward(0, 50)))
    box.handle(Pointer("f", Phase.MOVE, *frame.outward(0, -50)))
    box.update(16)
    first = box.scroll
    assert first > 0
    box.handle(Pointer("f", Phase.MOVE, *frame.outward(0, 500)))
    assert box.scroll == 0


def test_the_wheel_and_keys_scroll_and_stop_at_the_ends() -> None:
    box = reading()
    box.handle(WheelTurned(300, 180, -1))
    assert box.scroll > 0
    assert not box.handle(WheelTurned(3000, 180, -1))
    box.handle(KeyPress("end"))
    end = box.scroll
    box.handle(KeyPress("pagedown"))
    assert box.scroll == end < 1
    box.handle(KeyPress("home"))
    assert box.scroll == 0


def test_the_version_grows_only_when_the_picture_changes(painter: Painter, screen: pygame.Surface) -> None:
    box = reading()
    box.update(16)
    version = box.version
    box.update(16)
    assert box.version == version
    box.handle(WheelTurned(300, 180, -1))
    box.update(16)
    assert box.version > version
    screen.fill((17, 54, 75))
    painter.paint(screen, [box.draw()])
    assert any(screen.get_at((x, y))[0] > 150 for x in range(160, 400) for y in range(100, 260))


def test_a_box_can_show_another_text() -> None:
    box = reading()
    box.handle(KeyPress("end"))
    box.set_text("kurz")
    box.update(16)
    assert box.scroll == 0


def test_a_line_survives_whatever_is_selected_typed_and_deleted() -> None:
    lots, line = random.Random(3), field("Mia")
    for step in range(1500):
        x, y = 100 + lots.random() * 400, 150.0
        match lots.randrange(5):
            case 0:
                line.handle(Pointer("mouse", lots.choice(list(Phase)), x, y, step * 30.0))
            case 1:
                line.handle(TextTyped(lots.choice(("a", "ß", "\u202e", "\u0301", "ab", "\U0001f600"))))
            case 2:
                line.set_text(lots.choice(("", "Mia", "Opa Karl")))
            case _:
                line.handle(KeyPress(lots.choice(sorted(EDITING_KEYS)), shift=lots.random() < 0.5))
        if step % 10 == 0:
            line.update(16.0)
    line.set_text("Mia")

    assert line.text == "Mia"


def test_managers_leave_nothing_behind_in_the_list_of_their_words() -> None:
    new_manager((100, 40), {}, "de")
    before = list(i18n.load_path)
    new_manager((100, 40), {}, "de")

    assert list(i18n.load_path) == before
