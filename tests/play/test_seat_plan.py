"""Where everybody sits: written and read back, moved, turned on for a rematch, in order around the table."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, TURNS, Place, SeatPlan, read_plan


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("upright", [False, True])
def test_the_usual_plan_has_a_place_of_its_own_for_everybody_and_goes_round(seats: int, upright: bool) -> None:
    plan = SeatPlan.usual(seats, upright=upright)
    assert len(set(plan.places)) == seats
    assert plan.clockwise() == tuple(range(seats))
    shared = {place.turn for place in plan.places if place.along != 0.5}
    assert shared <= ({90, 270} if upright else {0, 180}), "two share a long edge only"


@pytest.mark.parametrize("plan", [COUCH, SeatPlan((Place(90, 0.25),)), SeatPlan.usual(6)])
def test_a_plan_is_read_as_it_was_written(plan: SeatPlan) -> None:
    assert read_plan(plan.encode()) == plan


@pytest.mark.parametrize("text", ["", "sofa", "0", "45:50", "0:101", "0:50 ", "0:x"])
def test_what_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a place"):
        read_plan(text)


def test_a_plan_for_other_people_counts_as_the_couch() -> None:
    plan = SeatPlan.usual(3)
    assert plan.fitting(3) == plan
    assert plan.fitting(4).couch


def test_everybody_keeps_the_place_when_somebody_else_begins() -> None:
    plan = SeatPlan(tuple(Place(turn) for turn in TURNS))
    assert [place.turn for place in plan.begun_by(1).places] == [90, 180, 270, 0]
    assert COUCH.begun_by(2) == COUCH


def test_a_seat_moves_alone() -> None:
    plan = SeatPlan.usual(2).moved(1, Place(270, 0.3))
    assert plan.places == (Place(0), Place(270, 0.3))


def test_the_home_side_is_where_most_people_sit() -> None:
    plan = SeatPlan((Place(0), Place(180, 0.2), Place(180, 0.8)))
    assert plan.home(range(3)) == 180
    assert plan.home([0, 1]) == 0
    assert COUCH.home([]) == 0


def test_clockwise_goes_from_below_to_the_left() -> None:
    plan = SeatPlan((Place(180), Place(0, 0.2), Place(90), Place(0, 0.9)))
    assert plan.clockwise() == (3, 1, 2, 0)
