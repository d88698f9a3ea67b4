"""The way of the focus through controls, whatever becomes of them meanwhile."""

from __future__ import annotations

from dataclasses import replace

from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import Controls


def test_the_focus_never_lands_on_a_disabled_key() -> None:
    keys = [Control(key, 100 * place, 0, 60, 60, enabled=key != "b") for place, key in enumerate("abc")]
    controls = Controls(keys)
    controls.focus("b")
    assert controls.focused is None
    controls.focus_next()
    controls.focus_next()
    assert controls.focused == "c"
    controls.move_focus(-1, 0)
    assert controls.focused == "a"


def test_a_key_that_becomes_disabled_keeps_the_focus_and_refuses() -> None:
    keys = [Control(key, 100 * place, 0, 60, 60) for place, key in enumerate("abc")]
    controls = Controls(keys)
    controls.focus("b")
    controls.set([replace(key, enabled=key.key != "b") for key in keys])
    assert controls.focus_shown
    assert controls.press_focused() == []
    assert controls.take_refused() == ["b"]
    controls.focus_next()
    assert controls.focused == "c"


def test_up_and_down_lead_back_to_where_one_came_from() -> None:
    row = [Control(str(place), 100 * place, 0, 60, 60) for place in range(5)]
    controls = Controls([*row, Control("wide", 200, 100, 460, 60)])
    controls.focus("4")
    controls.move_focus(0, 1)
    assert controls.focused == "wide"
    controls.move_focus(0, -1)
    assert controls.focused == "4"
    controls.focus("wide")
    controls.move_focus(0, -1)
    assert controls.focused == "2", "of the last way but one nothing is remembered"


def test_tab_begins_at_home_too() -> None:
    keys = [Control("undo", 0, 0, 60, 60, enabled=False), Control("log", 90, 0, 60, 60), Control("main", 0, 90, 60, 60)]
    controls = Controls(keys, homes=("main",))
    controls.focus_next()
    assert controls.focused == "main"
    controls.focus_next()
    assert controls.focused == "log"


def test_the_focus_begins_at_home() -> None:
    listed = [
        Control("tool", 0, 0, 60, 60),
        Control("die:0", 100, 0, 60, 60, enabled=False),
        Control("main", 0, 90, 60, 60),
    ]
    controls = Controls(listed, homes=("die:", "main"))
    controls.move_focus(0, 1)

    assert controls.focused == "main", "the first home at which something can be done"


def test_where_a_finger_pressed_the_keys_go_on() -> None:
    controls = Controls([Control(key, 100 * place, 0, 60, 60) for place, key in enumerate("abc")])
    controls.stand("b")
    assert not controls.focus_shown
    controls.move_focus(1, 0)
    assert (controls.focused, controls.focus_shown) == ("b", True)
