"""Own cards are dragged into the workshop, onto each other there, and out again; what is dropped nowhere goes home."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quiclo_game.rules.strategy_state import EndTurn, Step
from quiclo_game.scenes.strategy.workshop_places import shop_tiles, workshop_canvas
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.strategy.phases import dealt
from tests.scenes.strategy.seated import NET, Seated

Spot = tuple[float, float]


class Finger:
    """A finger on a table that comes down on something and is lifted elsewhere."""

    def __init__(self, seated: Seated, name: str = "finger:1:1") -> None:
        """Use this name for the pointer."""
        self.seated = seated
        self.name = name

    def put(self, phase: Phase, spot: Spot) -> None:
        """Do one step."""
        self.seated.table.handle(Pointer(self.name, phase, *spot))

    def drag(self, start: Spot, *ways: Spot, lift: bool = True) -> None:
        """Go down, move along, and come up at the last place."""
        self.put(Phase.DOWN, start)
        for spot in ways:
            self.put(Phase.MOVE, spot)
        if lift:
            self.put(Phase.UP, ways[-1])


def in_hand(seated: Seated, card: int) -> Spot:
    control = seated.table.controls.get(f"own:{card}")
    return control.x - control.width * 0.3, control.y


def in_shop(seated: Seated, card: int) -> Spot:
    return next((x, y) for own, x, y, _ in shop_tiles(seated.table) if own == card)


def canvas(seated: Seated) -> Spot:
    area = workshop_canvas(seated.table)
    return area.cx, area.y + area.height * 0.62


def test_a_tile_answers_as_soon_as_a_finger_is_on_it() -> None:
    seated = dealt()
    before, card = seated.table.version, NET[0]
    Finger(seated).put(Phase.DOWN, in_hand(seated, card))
    assert seated.table.version > before
    faces = [draw.what for draw in seated.table.moving(0.0) if isinstance(draw.what, CardFace)]
    assert any(face.number == card and face.state == "selected" for face in faces)


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)])
def test_a_whole_net_is_built_by_dragging_alone(size: tuple[int, int]) -> None:
    seated = dealt(size=size)
    finger = Finger(seated)
    for card in NET[:3]:
        finger.drag(in_hand(seated, card), (size[0] / 2, size[1] / 2), canvas(seated))
    assert seated.table.workshop.rows == [NET[:3]]
    finger.drag(in_hand(seated, 108), in_shop(seated, 135))
    finger.drag(in_hand(seated, 27), canvas(seated))
    finger.drag(in_hand(seated, 2), in_shop(seated, 27))
    finger.drag(in_hand(seated, 54), canvas(seated))
    assert seated.table.workshop.rows == [(54, 81, 135), (135, 108, 27), (27, 2, 54)]
    assert seated.table.lay_ready


def test_a_card_that_is_dropped_nowhere_goes_home_and_its_place_looks_empty_meanwhile() -> None:
    seated = dealt()
    finger = Finger(seated)
    finger.drag(in_hand(seated, 54), (700.0, 500.0))
    assert not seated.table.workshop.begun
    assert seated.table.tiles.away == {54}
    assert seated.table.animating
    seated.wait(400)
    assert not seated.table.tiles.away
    assert not seated.table.tiles.moving


def test_with_less_motion_it_is_home_at_once() -> None:
    seated = dealt(program={"reduced_motion": True})
    Finger(seated).drag(in_hand(seated, 54), (700.0, 500.0))
    assert not seated.table.tiles.moving


def test_a_panel_that_sends_no_motion_still_takes_cards_by_tapping_and_by_lifting_elsewhere() -> None:
    seated = dealt()
    finger = Finger(seated)
    finger.put(Phase.DOWN, in_hand(seated, 54))
    finger.put(Phase.UP, in_hand(seated, 54))
    assert seated.table.workshop.rows == [(54,)]
    finger.put(Phase.DOWN, in_hand(seated, 81))
    finger.put(Phase.UP, canvas(seated))
    assert seated.table.workshop.rows == [(54, 81)]


def test_a_cancelled_finger_drops_nothing() -> None:
    seated = dealt()
    finger = Finger(seated)
    finger.drag(in_hand(seated, 54), canvas(seated), lift=False)
    finger.put(Phase.CANCEL, canvas(seated))
    assert not seated.table.workshop.begun
    seated.wait(400)
    assert not seated.table.tiles.moving


def test_a_tile_dragged_out_takes_its_equation_along() -> None:
    seated = dealt()
    seated.press(*(f"own:{card}" for card in (54, 81, 135, 135, 108)))
    finger = Finger(seated)
    finger.drag(in_shop(seated, 108), (700.0, 500.0))
    assert seated.table.workshop.rows == [(54, 81, 135), (135,)]
    finger.drag(in_shop(seated, 81), (700.0, 500.0))
    assert seated.table.workshop.rows == [(135,)]


def test_a_tile_let_go_of_in_the_workshop_stays_and_one_on_another_begins_an_equation() -> None:
    seated = dealt()
    seated.press(*(f"own:{card}" for card in NET[:3]))
    finger = Finger(seated)
    finger.drag(in_shop(seated, 54), canvas(seated))
    assert seated.table.workshop.rows == [NET[:3]]
    finger.drag(in_shop(seated, 135), in_shop(seated, 81))
    assert seated.table.workshop.rows == [NET[:3], (81, 135)]


def test_a_card_that_makes_no_equation_goes_home_with_a_word_and_nothing_is_lost() -> None:
    seated = dealt()
    seated.press("own:54", "own:81")
    Finger(seated).drag(in_hand(seated, 66), canvas(seated))
    assert seated.table.workshop.rows == [(54, 81)]
    assert "66" in seated.table.message
    assert seated.table.tiles.away == {66}


def test_two_fingers_carry_two_cards_and_a_card_only_once() -> None:
    seated = dealt()
    one, other = Finger(seated, "finger:1:1"), Finger(seated, "finger:1:2")
    one.drag(in_hand(seated, 54), canvas(seated), lift=False)
    other.drag(in_hand(seated, 54), canvas(seated))
    other.drag(in_hand(seated, 81), canvas(seated))
    one.put(Phase.UP, canvas(seated))
    assert seated.table.workshop.rows == [(81, 54)]


def test_a_row_of_numbers_is_dragged_together_too() -> None:
    seated = dealt()
    seated.table.fired("way:progression")
    finger = Finger(seated)
    for card in (81, 27):
        finger.drag(in_hand(seated, card), canvas(seated))
    assert seated.table.workshop.cards == [27, 81]
    finger.drag(in_shop(seated, 81), (700.0, 500.0))
    assert seated.table.workshop.cards == [27]


def test_when_the_turn_is_over_carried_cards_go_home() -> None:
    seated = dealt()
    finger = Finger(seated)
    finger.drag(in_hand(seated, 54), canvas(seated), lift=False)
    seated.match.state = replace(seated.state, step=Step.FINISH)
    seated.table.submit(EndTurn())
    seated.watch().wait(400)
    assert not seated.table.tiles.moving
    finger.put(Phase.UP, canvas(seated))
    assert not seated.table.workshop.begun
