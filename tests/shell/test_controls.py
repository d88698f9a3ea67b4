from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import FLASH, SLACK, Controls
from quiclo_game.shell.inputs import ControlPress, KeyPress, Phase, Pointer
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.turning import QUARTERS, Frame
from quiclo_game.shell.widgets import button, choice, die_key, slider

turns = st.sampled_from(QUARTERS)


def down(x: float, y: float, who: str = "mouse") -> Pointer:
    return Pointer(who, Phase.DOWN, x, y)


def move(x: float, y: float, who: str = "mouse") -> Pointer:
    return Pointer(who, Phase.MOVE, x, y)


def up(x: float, y: float, who: str = "mouse") -> Pointer:
    return Pointer(who, Phase.UP, x, y)


def two_keys() -> Controls:
    return Controls([button("a", 100, 100, 80, 40, "A"), button("b", 300, 100, 80, 40, "B")])


def test_a_key_fires_at_the_release_inside_it() -> None:
    controls = two_keys()
    assert controls.handle(down(100, 100)) == []
    assert controls.handle(up(105, 98)) == ["a"]


def test_a_release_outside_fires_nothing_but_coming_back_does() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    controls.handle(move(200, 100))
    assert not controls.pressed("a") or controls.animating
    assert controls.handle(up(200, 100)) == []
    controls.handle(down(100, 100))
    controls.handle(move(200, 100))
    controls.handle(move(100, 100))
    assert controls.handle(up(100, 100)) == ["a"]


def test_a_finger_may_slide_a_little_off() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    assert controls.handle(up(140 + SLACK, 100)) == ["a"]
    controls.handle(down(100, 100))
    assert controls.handle(up(141 + SLACK, 100)) == []


def test_sliding_onto_another_key_presses_neither() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    controls.handle(move(300, 100))
    assert not controls.pressed("b")
    assert controls.handle(up(300, 100)) == []


def test_a_cancel_fires_nothing_and_lets_go() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    assert controls.handle(Pointer("mouse", Phase.CANCEL, 100, 100)) == []
    assert not controls.owns("mouse")
    assert controls.handle(up(100, 100)) == []


def test_every_finger_presses_what_it_touches() -> None:
    controls = two_keys()
    controls.handle(down(100, 100, "finger:1"))
    controls.handle(down(300, 100, "finger:2"))
    assert controls.pressed("a")
    assert controls.pressed("b")
    assert controls.handle(up(300, 100, "finger:2")) == ["b"]
    assert controls.handle(up(100, 100, "finger:1")) == ["a"]


def test_a_finger_that_rests_on_a_key_blocks_nobody() -> None:
    controls = two_keys()
    controls.handle(down(100, 100, "palm"))
    controls.handle(down(105, 100, "finger"))
    assert controls.handle(up(105, 100, "finger")) == ["a"]


def test_a_press_shows_at_once_and_for_a_moment_even_if_it_is_over() -> None:
    controls = two_keys()
    before = controls.draws()[0]
    controls.handle(down(100, 100))
    assert controls.draws()[0] != before
    controls.handle(up(100, 100))
    assert controls.draws()[0] != before
    assert controls.animating
    controls.update(FLASH + 1)
    assert controls.draws()[0] == before
    assert not controls.animating


def test_the_version_grows_with_every_visible_change_and_only_then() -> None:
    controls = two_keys()
    version = controls.version
    controls.handle(move(100, 100))
    controls.update(16)
    assert controls.version == version
    controls.handle(down(100, 100))
    assert controls.version > version
    version = controls.version
    controls.update(FLASH + 1)
    assert controls.version > version


def test_a_disabled_key_answers_by_a_refusal_and_still_shows_the_press() -> None:
    controls = Controls([button("check", 100, 100, 80, 40, "Prüfen", enabled=False)])
    before = controls.draws()
    controls.handle(down(100, 100))
    assert controls.draws() != before
    assert controls.handle(up(100, 100)) == []
    assert controls.take_refused() == ["check"]
    assert controls.take_refused() == []


def test_a_used_die_is_refused() -> None:
    controls = Controls([die_key("d0", 0, 0, 100, 60, 7, used=True)])
    controls.handle(down(0, 0))
    controls.handle(up(0, 0))
    assert controls.take_refused() == ["d0"]


def test_new_controls_keep_a_press_whose_key_lives_on() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    controls.set([button("a", 100, 100, 80, 40, "Anders")])
    assert controls.handle(up(100, 100)) == ["a"]


def test_a_press_on_a_key_that_went_away_fires_nothing() -> None:
    controls = two_keys()
    controls.handle(down(100, 100))
    controls.set([button("b", 100, 100, 80, 40, "B")])
    assert controls.handle(up(100, 100)) == []
    assert not controls.owns("mouse")


def test_the_same_key_twice_is_an_error_that_names_it() -> None:
    with pytest.raises(ValueError, match="same key: a"):
        Controls([button("a", 0, 0, 10, 10), button("a", 50, 0, 10, 10)])


def test_the_upper_one_of_two_is_pressed() -> None:
    controls = Controls([button("below", 0, 0, 100, 100), button("above", 20, 0, 100, 100)])
    found = controls.at(10, 0)
    assert found is not None
    assert found.key == "above"


def test_passive_ones_are_drawn_and_never_pressed() -> None:
    controls = Controls(choice("speed", 0, 0, 300, 60, [("1", "normal"), ("2", "schnell")], "1"))
    assert len(controls.draws()) == 3
    assert controls.handle(down(75, 0)) == []
    assert controls.handle(up(75, 0)) == ["speed:2"]


@given(turns, st.integers(-2000, 2000), st.integers(-2000, 2000), st.integers(-99, 99), st.integers(-39, 39))
def test_hits_are_the_inverse_of_the_turn(turn: int, x: int, y: int, across: int, below: int) -> None:
    control = Control("a", x, y, 200, 80, turn)
    assert control.holds(*Frame(x, y, turn).outward(across, below))
    assert not control.holds(*Frame(x, y, turn).outward(across, 41))
    assert not control.holds(*Frame(x, y, turn).outward(101, below))


@given(turns, turns, st.integers(-500, 500), st.integers(-500, 500))
def test_a_control_of_a_turned_panel_turns_along(panel_turn: int, own_turn: int, x: int, y: int) -> None:
    frame = Frame(700, 400, panel_turn)
    placed = Control("a", x, y, 100, 40, own_turn).placed(frame)
    assert (placed.x, placed.y) == frame.outward(x, y)
    assert placed.holds(*frame.outward(*Frame(x, y, own_turn).outward(49, 19)))


pointers = st.sampled_from(["mouse", "finger:1", "finger:2", "finger:3"])
steps = st.lists(
    st.tuples(pointers, st.sampled_from(list(Phase)), st.integers(0, 400), st.integers(60, 140)), max_size=60
)


@given(steps)
def test_whatever_fingers_do_each_down_fires_at_most_once_and_only_where_it_began(
    steps: list[tuple[str, Phase, int, int]],
) -> None:
    controls = two_keys()
    began: dict[str, str | None] = {}
    for who, phase, x, y in steps:
        target = controls.at(x, y)
        fired = controls.handle(Pointer(who, phase, x, y))
        if phase is Phase.DOWN:
            began[who] = target.key if target else None
        if fired:
            assert phase is Phase.UP
            assert fired == [began[who]]
        if phase in (Phase.UP, Phase.CANCEL):
            began.pop(who, None)
            assert not controls.owns(who)
        assert controls.owns(who) == (began.get(who) is not None)


# sliders


def test_a_slider_fires_its_value_where_it_is_touched_and_dragged() -> None:
    controls = Controls([slider("volume", 500, 100, 452, 6, 10, height=52)])
    assert controls.handle(down(500, 100)) == ["volume:5"]
    assert controls.handle(move(502, 100)) == []
    assert controls.handle(move(900, 400)) == ["volume:10"]
    assert controls.handle(up(900, 400)) == []
    assert controls.get("volume").value == 10


@pytest.mark.parametrize("turn", QUARTERS)
def test_a_turned_slider_goes_along_its_own_direction(turn: int) -> None:
    controls = Controls([slider("volume", 500, 500, 452, 5, 10, height=52, turn=turn)])
    assert controls.handle(down(*Frame(500, 500, turn).outward(200, 0))) == ["volume:10"]
    assert controls.handle(move(*Frame(500, 500, turn).outward(-200, 0))) == ["volume:0"]


def test_a_disabled_slider_refuses_once_per_touch() -> None:
    controls = Controls([slider("volume", 500, 100, 452, 6, enabled=False)])
    controls.handle(down(600, 100))
    controls.handle(move(400, 100))
    controls.handle(up(400, 100))
    assert controls.take_refused() == ["volume"]


# keyboard


def press(controls: Controls, *keys: str) -> list[str]:
    return [fired for key in keys for fired in controls.handle(KeyPress(key))]


def test_tab_walks_through_all_and_return_presses() -> None:
    controls = two_keys()
    assert press(controls, "return") == []
    assert press(controls, "tab", "return", "tab", "space", "tab", "return") == ["a", "b", "a"]
    assert controls.handle(KeyPress("tab", shift=True)) == []
    assert controls.focused == "b"


def test_the_focus_shows_a_ring_and_a_touch_takes_it_away() -> None:
    controls = two_keys()
    before = controls.draws()
    press(controls, "tab")
    assert controls.draws()[0] != before[0]
    controls.handle(down(1000, 1000))
    assert controls.draws() == before
    assert press(controls, "return") == []


def test_arrows_move_to_the_nearest_in_their_direction() -> None:
    keys = {"a": (0, 0), "b": (200, 0), "c": (0, 100), "d": (200, 110)}
    controls = Controls([button(key, x, y, 80, 40, key) for key, (x, y) in keys.items()])
    press(controls, "tab")
    for key, reached in (("right", "b"), ("down", "d"), ("left", "c"), ("up", "a"), ("up", "a"), ("left", "a")):
        press(controls, key)
        assert controls.focused == reached


def test_arrows_along_a_slider_change_it_and_across_leave_it() -> None:
    controls = Controls([slider("volume", 500, 100, 452, 6), button("ok", 500, 300, 100, 50, "Gut")])
    assert press(controls, "tab", "right", "right", "left") == ["volume:7", "volume:8", "volume:7"]
    press(controls, "down")
    assert controls.focused == "ok"


def test_the_focus_goes_when_its_control_goes() -> None:
    controls = two_keys()
    press(controls, "tab")
    controls.set([button("b", 300, 100, 80, 40, "B")])
    assert controls.focused is None


# checks for layouts


def test_overlaps_count_the_turn_and_the_gap() -> None:
    controls = Controls([Control("a", 0, 0, 100, 40), Control("b", 75, 0, 100, 40, 90)])
    assert controls.overlaps() == []
    assert controls.overlaps(6) == [("a", "b")]
    controls.set(
        [Control("a", 0, 0, 100, 40), Control("b", 69, 0, 100, 40, 90), Control("c", 0, 0, 9, 9, passive=True)]
    )
    assert controls.overlaps() == [("a", "b")]


def test_small_ones_are_found() -> None:
    controls = Controls([Control("a", 0, 0, 100, 40), Control("c", 300, 0, 30, 90)])
    assert controls.too_small(42) == ["a", "c"]
    assert controls.too_small(40) == ["c"]


def test_two_people_complete_two_calculations_at_the_same_time_on_two_pads() -> None:
    near = [Control(f"near:{sign}", 80 * place, 500, 70, 60) for place, sign in enumerate("12+=")]
    far = [Control(f"far:{sign}", 80 * place, 60, 70, 60, turn=180) for place, sign in enumerate("34-=")]
    controls = Controls([*near, *far])
    fired: list[str] = []
    for mine, other in zip("1+2=", "3-4=", strict=True):
        first, second = controls.get(f"near:{mine}"), controls.get(f"far:{other}")
        for event in (
            down(first.x, first.y, "finger:1:1"),
            down(second.x, second.y, "finger:1:2"),
            up(first.x + 3, first.y, "finger:1:1"),
            up(second.x, second.y - 3, "finger:1:2"),
        ):
            fired += controls.handle(event)

    assert [key for key in fired if key.startswith("near")] == ["near:1", "near:+", "near:2", "near:="]
    assert [key for key in fired if key.startswith("far")] == ["far:3", "far:-", "far:4", "far:="]


def test_a_button_of_a_gamepad_presses_a_control_by_its_name_wherever_the_focus_is() -> None:
    controls = two_keys()
    names = [control.key for control in controls]
    controls.focus(names[0])

    assert controls.handle(ControlPress(names[1])) == [names[1]]
    assert controls.pressed(names[1])
    assert controls.focused == names[0]
    assert controls.handle(ControlPress("elsewhere")) == []


def test_a_steered_control_is_reached_by_the_focus_alone() -> None:
    controls = Controls([Control("key", 0, 0, 60, 60), Control("card", 100, 0, 60, 60, steered=True)])
    controls.focus("key")
    controls.move_focus(1, 0)

    assert controls.focused == "card"
    assert controls.press_focused() == ["card"]
    assert controls.at(100, 0) is None
    assert len(controls.draws()) == 1, "the scene draws it"
    assert controls.too_small(70) == ["key"]


def test_a_press_that_nothing_comes_of_is_answered() -> None:
    controls = two_keys()
    controls.nod()
    assert controls.focus_shown
    version = controls.version
    controls.nod()
    assert controls.version > version
    assert controls.focused is not None
    assert controls.pressed(controls.focused)


def test_signs_lie_on_the_controls_that_have_one() -> None:
    look = Box(20, 10, 4, "honey")
    controls = Controls(
        [Control("a", 100, 100, 80, 60), Control("b", 300, 100, 80, 60, turn=180)],
        signs=lambda control, focused, size: look if control.key == "b" or focused else None,
    )
    marked = [draw for draw in controls.draws() if draw.what is look]
    assert [(draw.x < 300, draw.y > 100, draw.turn) for draw in marked] == [(True, True, 180)], (
        "turned like its control"
    )
    controls.focus("a")
    assert sum(draw.what is look for draw in controls.draws()) == 2
