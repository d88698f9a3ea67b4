from dataclasses import dataclass

import pytest

from quiclo_game.shell.easing import out_back
from quiclo_game.shell.motion import Chain, Wait
from quiclo_game.shell.tween import Tween, TweenGroup, Value, blend


@dataclass
class Card:
    x: float = 0.0
    y: float = 0.0
    place: Value = (0.0, 0.0)


def test_a_tween_is_where_its_clock_says_and_never_past_its_end() -> None:
    card, group = Card(), TweenGroup()
    group.animate(card, "x", 100.0, 200.0)

    places = []
    for _ in range(5):
        group.update(50.0)
        places.append(card.x)

    assert places == [25.0, 50.0, 75.0, 100.0, 100.0]
    assert not group.active


def test_one_long_step_ends_where_many_short_ones_do() -> None:
    long, short, group = Card(), Card(), TweenGroup()
    group.animate(long, "x", 7.0, 50.0, out_back)
    group.update(1000.0)
    group.animate(short, "x", 7.0, 50.0, out_back)
    for _ in range(100):
        group.update(1.0)

    assert long.x == short.x == 7.0


def test_a_tween_of_no_length_is_at_its_end_after_one_update() -> None:
    card, group = Card(), TweenGroup()
    group.animate(card, "x", 3.0, 0.0)

    group.update(0.0)

    assert card.x == 3.0
    assert not group.active


def test_the_final_value_is_there_before_the_callback() -> None:
    card, group, seen = Card(), TweenGroup(), list[float]()
    group.animate(card, "x", 9.0, 10.0, on_done=lambda: seen.append(card.x))

    group.update(25.0)
    group.update(25.0)

    assert seen == [9.0]


def test_places_and_colours_move_in_all_their_numbers() -> None:
    card, group = Card(), TweenGroup()
    group.animate(card, "place", (10.0, -20.0), 100.0)

    group.update(50.0)

    assert card.place == (5.0, -10.0)


def test_a_number_cannot_become_a_place() -> None:
    with pytest.raises(TypeError, match="cannot tween"):
        blend(1.0, (1.0, 2.0), 0.5)
    with pytest.raises(ValueError, match="zip"):
        blend((1.0,), (1.0, 2.0), 0.5)


def test_a_tween_starts_from_where_its_target_is_when_it_begins() -> None:
    card, group = Card(), TweenGroup()
    group.add(Chain((Wait(10.0), Tween(card, "x", 20.0, 10.0))))
    card.x = 10.0

    group.update(15.0)

    assert card.x == 15.0


def test_a_chain_of_tweens_loses_no_time_between_them() -> None:
    card, group = Card(), TweenGroup()
    group.add(Chain((Tween(card, "x", 10.0, 10.0), Tween(card, "x", 0.0, 10.0))))

    group.update(14.0)

    assert card.x == pytest.approx(6.0)


def test_the_later_tween_owns_the_attribute_and_the_earlier_still_calls_back() -> None:
    card, group, said = Card(), TweenGroup(), list[str]()
    group.animate(card, "x", 100.0, 100.0, on_done=lambda: said.append("first"))
    group.update(50.0)
    group.animate(card, "x", 0.0, 100.0, on_done=lambda: said.append("second"))

    group.update(50.0)

    assert card.x == 25.0
    assert said == ["first"]
    group.update(50.0)
    assert card.x == 0.0
    assert said == ["first", "second"]


def test_two_attributes_of_one_target_have_two_owners() -> None:
    card, group = Card(), TweenGroup()
    group.animate(card, "x", 10.0, 10.0)
    group.animate(card, "y", 20.0, 10.0)

    group.update(5.0)

    assert (card.x, card.y) == (5.0, 10.0)


def test_what_a_callback_adds_begins_with_the_next_update() -> None:
    card, group = Card(), TweenGroup()

    def come_back() -> None:
        group.animate(card, "x", 0.0, 10.0)

    group.animate(card, "x", 10.0, 10.0, on_done=come_back)

    group.update(15.0)
    assert card.x == 10.0
    group.update(5.0)
    assert card.x == 5.0


def test_finishing_a_group_sends_everything_to_its_end_in_order() -> None:
    card, group, said = Card(), TweenGroup(), list[str]()
    group.animate(card, "x", 1.0, 500.0, on_done=lambda: said.append("x"))
    group.animate(card, "y", 2.0, 100.0, on_done=lambda: said.append("y"))

    group.finish()

    assert (card.x, card.y, said) == (1.0, 2.0, ["x", "y"])
    assert not group.active


def test_a_cleared_group_writes_and_calls_nothing_more() -> None:
    card, group, said = Card(), TweenGroup(), list[str]()
    tween = group.animate(card, "x", 10.0, 10.0, on_done=lambda: said.append("never"))
    group.update(4.0)

    group.clear()
    group.update(50.0)

    assert card.x == 4.0
    assert said == []
    assert tween.done
    assert not group.owners.owns(card, "x", tween)


def test_nothing_stays_owned_after_the_end() -> None:
    card, group = Card(), TweenGroup()
    tween = group.animate(card, "x", 10.0, 10.0)

    group.update(5.0)
    assert group.owners.owns(card, "x", tween)
    group.update(5.0)
    assert not group.owners.owns(card, "x", tween)
