from quiclo_game.shell.gestures import (
    DOUBLE_TAP,
    LONG_PRESS,
    DragBegan,
    DragEnded,
    DragMoved,
    Gesture,
    Gestures,
    LongPressed,
    Tapped,
)
from quiclo_game.shell.inputs import Phase, Pointer


class Hand:
    """Touches, and collects the gestures."""

    def __init__(self) -> None:
        self.gestures = Gestures(slop=10.0)
        self.found: list[Gesture] = []

    def touch(self, id: str, phase: Phase, x: float, y: float = 0.0, time: float = 0.0) -> None:
        self.found.extend(self.gestures.handle(Pointer(id, phase, x, y, time)))

    def tap(self, x: float, time: float, id: str = "a") -> None:
        self.touch(id, Phase.DOWN, x, time=time - 50.0)
        self.touch(id, Phase.UP, x, time=time)


def test_down_and_up_at_one_place_is_a_tap_however_it_trembles() -> None:
    hand = Hand()

    hand.touch("a", Phase.DOWN, 100.0)
    hand.touch("a", Phase.MOVE, 106.0, 8.0)
    hand.touch("a", Phase.UP, 104.0, 0.0)

    assert hand.found == [Tapped("a", 104.0, 0.0)]


def test_a_second_tap_soon_and_near_counts_two_and_a_third_one_again() -> None:
    hand = Hand()

    hand.tap(100.0, time=100.0)
    hand.tap(115.0, time=100.0 + DOUBLE_TAP)
    hand.tap(115.0, time=200.0 + DOUBLE_TAP)

    assert [one.count for one in hand.found if isinstance(one, Tapped)] == [1, 2, 1]


def test_taps_far_apart_or_slow_are_single() -> None:
    far, slow = Hand(), Hand()

    far.tap(100.0, time=100.0)
    far.tap(121.0, time=200.0)
    slow.tap(100.0, time=100.0)
    slow.tap(100.0, time=101.0 + DOUBLE_TAP)

    assert [one.count for one in far.found + slow.found if isinstance(one, Tapped)] == [1, 1, 1, 1]


def test_holding_still_presses_long_once_and_is_no_tap_any_more() -> None:
    hand = Hand()
    hand.touch("a", Phase.DOWN, 100.0, time=1000.0)

    assert hand.gestures.update(1000.0 + LONG_PRESS - 1.0) == ()
    assert hand.gestures.update(1000.0 + LONG_PRESS) == (LongPressed("a", 100.0, 0.0),)
    assert hand.gestures.update(1000.0 + LONG_PRESS * 3) == ()
    hand.touch("a", Phase.UP, 100.0)
    assert hand.found == []


def test_a_long_press_may_still_become_a_drag() -> None:
    hand = Hand()
    hand.touch("a", Phase.DOWN, 100.0)
    hand.gestures.update(LONG_PRESS)

    hand.touch("a", Phase.MOVE, 150.0)
    hand.touch("a", Phase.UP, 160.0)

    assert hand.found == [DragBegan("a", 100.0, 0.0, 150.0, 0.0), DragEnded("a", 160.0, 0.0)]


def test_leaving_the_place_is_a_drag_from_where_it_began() -> None:
    hand = Hand()

    hand.touch("a", Phase.DOWN, 100.0)
    hand.touch("a", Phase.MOVE, 111.0)
    hand.touch("a", Phase.MOVE, 101.0)
    hand.touch("a", Phase.UP, 101.0)

    assert hand.found == [
        DragBegan("a", 100.0, 0.0, 111.0, 0.0),
        DragMoved("a", 101.0, 0.0),
        DragEnded("a", 101.0, 0.0),
    ]
    assert hand.gestures.update(99_999.0) == ()


def test_a_panel_that_sends_no_motion_can_drag_too() -> None:
    hand = Hand()

    hand.touch("a", Phase.DOWN, 100.0)
    hand.touch("a", Phase.UP, 300.0)

    assert hand.found == [DragBegan("a", 100.0, 0.0, 300.0, 0.0), DragEnded("a", 300.0, 0.0)]


def test_a_cancelled_drag_says_so_and_a_cancelled_tap_is_nothing() -> None:
    hand = Hand()

    hand.touch("a", Phase.DOWN, 100.0)
    hand.touch("b", Phase.DOWN, 200.0)
    hand.touch("b", Phase.MOVE, 250.0)
    hand.touch("a", Phase.CANCEL, 100.0)
    hand.touch("b", Phase.CANCEL, 250.0)

    assert hand.found[1:] == [DragEnded("b", 250.0, 0.0, cancelled=True)]


def test_pointers_do_not_disturb_each_other() -> None:
    hand = Hand()

    hand.touch("a", Phase.DOWN, 100.0)
    hand.touch("b", Phase.DOWN, 500.0)
    hand.touch("a", Phase.MOVE, 200.0)
    hand.touch("b", Phase.UP, 500.0, time=40.0)

    assert hand.found == [DragBegan("a", 100.0, 0.0, 200.0, 0.0), Tapped("b", 500.0, 0.0)]


def test_strangers_amount_to_nothing() -> None:
    hand = Hand()

    hand.touch("a", Phase.MOVE, 100.0)
    hand.touch("a", Phase.UP, 100.0)

    assert hand.found == []
