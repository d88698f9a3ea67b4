"""The hand: three orders, rows for up to 40 cards and more, every card read and reached on every edge."""

from __future__ import annotations

import itertools
import random

import pytest

from quiclo_game.play.seat_plan import TURNS
from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.hand import LARGE, LIFT, Hand, Order, Slot, fitting
from quiclo_game.scenes.network.layout import HAND_CARD, lay_out
from quiclo_game.scenes.network.places import Places
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.cards import HEIGHT, SHOWN
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable
from tests.scenes.network.seated import Positioned, Seated

FINGER = 30.0
"""15 mm in px of the art direction: what a finger needs."""


def hand_of(*numbers: int, order: Order = Order.NUMBER, seat: int = 0) -> Hand:
    hand = Hand()
    hand.show(seat, numbers, open=True)
    hand.sort(order)
    return hand


def slots_of(hand: Hand, size: tuple[int, int]) -> list[Slot]:
    layout = lay_out(size, 4)
    return hand.slots(layout.hand_room, HAND_CARD * layout.scale, layout.scale)


def uncovered(slots: list[Slot], index: int) -> tuple[float, float]:
    """Return how wide and how high the part of a card is that no later card covers, measured at its left edge."""
    slot = slots[index]
    left, top = slot.x - slot.width / 2, slot.y - slot.width * HEIGHT / 2
    beside = [other.x - other.width / 2 for other in slots[index + 1 :] if abs(other.y - slot.y) < 1]
    below = [other.y - other.width * HEIGHT / 2 for other in slots[index + 1 :] if other.y > slot.y + 1]
    return min([slot.x + slot.width / 2, *beside]) - left, min([slot.y + slot.width * HEIGHT / 2, *below]) - top


def test_cards_of_which_nobody_knows_the_number_are_as_many_as_they_are() -> None:
    hand = Hand()
    hand.show(0, (0, 0, 0), open=False)
    lying = {id(card) for card in hand.cards}
    hand.put(0)
    assert hand.numbers == (0, 0, 0, 0)
    assert len({id(card) for card in hand.cards}) == 4
    hand.show(0, (0, 0, 0, 0, 0), open=False)
    assert len({id(card) for card in hand.cards}) == 5
    assert lying <= {id(card) for card in hand.cards}
    assert hand.take(47) is not None
    assert hand.numbers == (0, 0, 0, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920), (3840, 2160)])
@pytest.mark.parametrize("count", [1, 2, 12, 13, 18, 24, 32, 40])
@pytest.mark.parametrize("order", list(Order))
def test_every_card_shows_its_number_and_leaves_room_for_a_finger(
    size: tuple[int, int], count: int, order: Order
) -> None:
    numbers = random.Random(count).sample(range(1, 145), count)
    layout = lay_out(size, 4)
    slots = slots_of(hand_of(*numbers, order=order), size)

    assert len(slots) == count
    for index, slot in enumerate(slots):
        wide, high = uncovered(slots, index)
        assert wide >= max(FINGER * layout.scale, (SHOWN - 0.01) * slot.width), "its numeral is seen"
        assert high >= slot.width * HEIGHT - 0.1
        assert inside(slot, layout.hand_room)


def inside(slot: Slot, area: Area) -> bool:
    """Say whether a card lies in an area."""
    across, down = slot.width / 2, slot.width * HEIGHT / 2
    beside = area.x - 1 <= slot.x - across and slot.x + across <= area.right + 1
    return beside and area.y - 1 <= slot.y - down and slot.y + down <= area.bottom + 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 4])
def test_around_a_table_a_hand_is_read_and_reached_on_every_edge(size: tuple[int, int], seats: int) -> None:
    table = AroundTable("card_network", seats, size).table
    assert isinstance(table, NetworkTable)
    usual = table.seat_plan
    for turn, order in itertools.product(TURNS, Order):
        table.reseat(usual.turned(turn))
        table.update(STEP)
        layout, scale = table.layout, table.layout.scale
        keys = (layout.main_key, layout.draw_key, layout.hint_key, layout.auto_key, layout.sort_key, layout.new_key)
        for count in (*range(1, 15), 24, 36):
            hand = hand_of(*random.Random(count).sample(range(1, 145), count), order=order)
            slots = Places(layout, table.camera.view, hand, table.card_width).slots()
            for index, slot in enumerate(slots):
                wide, high = uncovered(slots, index)
                assert min(wide, high) >= FINGER * scale, (turn, order, count)
                assert wide >= (SHOWN - 0.01) * slot.width, "its numeral is seen"
                assert inside(slot, layout.hand)
            lifted = min(slot.y - slot.width * (HEIGHT / 2 + LIFT) for slot in slots)
            raised = Area(layout.hand.x, lifted, layout.hand.width, layout.hand.bottom - lifted)
            assert not any(raised.overlaps(key) for key in keys), (turn, order, count)


def test_thirty_two_cards_can_each_be_tapped() -> None:
    numbers = tuple(range(2, 66, 2))
    game = Seated(position=Positioned((numbers, (5, 7)), {70: (0, 0)}, pile=(140,)))

    for number in numbers:
        game.tap(*game.card(number))
        assert game.chosen[0][-1] == number


def test_by_number_by_continent_and_in_an_order_of_ones_own() -> None:
    hand = hand_of(100, 3, 50, 20)
    assert hand.numbers == (3, 20, 50, 100)
    hand.sort(Order.CONTINENT)
    assert hand.numbers == (3, 20, 50, 100)
    hand.move(3, 2)
    assert hand.order is Order.OWN
    assert hand.numbers == (20, 50, 3, 100)


def test_continents_lie_apart() -> None:
    numbers = (1, 2, 30, 31, 144)
    slots = slots_of(hand_of(*numbers, order=Order.CONTINENT), (1920, 1080))
    gaps = {(a, b): right.x - left.x for (a, left), (b, right) in pairs(numbers, slots)}

    for (a, b), gap in gaps.items():
        together = continent_of(a) is continent_of(b)
        assert gap == pytest.approx(min(gaps.values())) if together else gap > min(gaps.values()) + 15


def pairs(numbers: tuple[int, ...], slots: list[Slot]) -> list[tuple[tuple[int, Slot], tuple[int, Slot]]]:
    listed = list(zip(numbers, slots, strict=True))
    return list(itertools.pairwise(listed))


def test_ones_own_order_is_kept_for_every_seat_and_new_cards_come_last() -> None:
    hand = hand_of(9, 5, 7)
    hand.move(9, 0)
    hand.show(1, (8, 4), open=False)
    assert list(hand.numbers) == [4, 8]
    hand.show(0, (5, 7, 9, 1), open=True)
    assert list(hand.numbers) == [9, 5, 7, 1]
    hand.put(3)
    assert list(hand.numbers) == [9, 5, 7, 1, 3]
    assert hand.take(7) is not None
    assert hand.take(7) is None
    assert list(hand.numbers) == [9, 5, 1, 3]


def test_the_sort_key_goes_through_the_orders() -> None:
    game = Seated(position=Positioned(((36, 106, 9), (5, 6, 7)), {70: (0, 0)}, pile=(140,)))
    orders = [game.table.hand.order]
    for _ in range(3):
        game.press("sort")
        orders.append(game.table.hand.order)

    assert orders == [Order.NUMBER, Order.CONTINENT, Order.OWN, Order.NUMBER]


def test_a_hand_takes_another_row_only_where_cards_become_much_larger_by_it() -> None:
    area = Area(0, 0, 1000, 300)
    assert fitting(0, area, 100, 1.0) == (1, 100)
    for count in range(1, 15):
        rows, width = fitting(count, area, 100, 1.0)
        assert (rows == 1) == (width < 100 or count < 11)
    assert fitting(13, area, 100, 1.0)[1] >= LARGE * 100
    assert fitting(20, area, 100, 1.0) == (2, 100)
    assert fitting(300, area, 100, 1.0)[1] == 31, "what no size fits overlaps, and can still be hit"


def test_cards_close_up_smoothly_when_some_have_left() -> None:
    game = Seated(position=Positioned(((36, 106, 9, 61, 100, 130), (5, 6, 7)), {70: (0, 0)}, pile=(140,)))
    game.choose(36, 106, 70).press("main")
    before = {card.number: card.x for card in game.table.hand.cards}
    places = []
    for _ in range(40):
        game.wait(16)
        places.append([card.x for card in game.table.hand.cards if card.number == 9])

    steps = [abs(b[0] - a[0]) for a, b in itertools.pairwise(places) if a and b]
    assert max(steps) < 60
    assert places[-1][0] != before[9]
