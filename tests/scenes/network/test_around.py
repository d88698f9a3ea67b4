"""The card network with people on all sides: the picture stays, and every finger meets the card that it sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.camera_work import CLOSE, ROOM
from quiclo_game.scenes.network.layout import CARD
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.control import Control
from quiclo_game.shell.inputs import Phase, Pointer, WheelTurned
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable
from tests.scenes.seen import texts

SIDES = SeatPlan((Place(0), Place(90), Place(180), Place(270)))


def tables() -> Iterator[NetworkTable]:
    """Yield a table in the turn of each of four seats on four sides."""
    around = AroundTable("card_network", 4, plan=SIDES, rules={"hands": "open"})
    shown: set[int] = set()
    for table in around.phases(30):
        assert isinstance(table, NetworkTable)
        if table.edges.frame.turn not in shown and table.may_play:
            shown.add(table.edges.frame.turn)
            yield table
    assert shown == {0, 90, 180, 270}


def finger(table: NetworkTable, phase: Phase, x: float, y: float, name: str = "a", time: float = 0.0) -> None:
    table.handle(Pointer(name, phase, x, y, time))


def test_a_tap_chooses_the_card_that_is_seen_there() -> None:
    for table in tables():
        spot = next(spot for spot in table.state.network.spots() if table.state.network.open_bits(spot.number))
        x, y = table.window_view.outward(*spot.cell)
        finger(table, Phase.DOWN, x, y)
        finger(table, Phase.UP, x, y)
        assert table.turn.choice.target == spot.number, f"to {table.edges.frame.turn}"


def test_a_finger_pulls_the_picture_along() -> None:
    for table in tables():
        table.camera.update(5000)
        cell = next(iter(table.state.network.spots())).cell
        before = table.window_view.outward(*cell)
        x, y = table.window[0] / 2 + 260, table.window[1] / 2 - 120
        finger(table, Phase.DOWN, x, y)
        for step in range(1, 9):
            finger(table, Phase.MOVE, x + 10 * step, y + 5 * step, time=step * 400.0)
        after = table.window_view.outward(*cell)
        finger(table, Phase.UP, x + 80, y + 40, time=9000.0)
        moved = after[0] - before[0], after[1] - before[1]
        assert moved[0] > 40
        assert moved[1] > 15
        assert moved[0] == pytest.approx(2 * moved[1], rel=0.35)


def test_the_wheel_zooms_about_the_place_beneath_it() -> None:
    for table in tables():
        x, y = table.window[0] / 2 + 100, table.window[1] / 2 + 60
        view = table.window_view
        column, row = view.inward(x, y)
        table.handle(WheelTurned(x, y, 2))
        for _ in range(60):
            table.update(STEP)
        assert table.window_view.zoom > view.zoom
        assert table.window_view.inward(x, y) == pytest.approx((column, row), abs=0.2)


def test_a_hand_lies_at_the_side_of_its_seat_and_opens_to_a_tap_there() -> None:
    around = AroundTable("card_network", 4, plan=SIDES)
    table = around.table
    assert isinstance(table, NetworkTable)
    for _ in range(8):
        around.go()
        hand = [control.placed(table.edges.frame) for control in table.controls if control.key.startswith("card:")]
        assert hand
        turn = table.edges.frame.turn
        assert {control.turn for control in hand} == {turn}
        assert max(distance(control, turn, table.window) for control in hand) < 330


def seen(table: NetworkTable, cells: Iterable[tuple[int, int]]) -> list[tuple[float, float]]:
    """Return where the cells will be seen once the camera rests, in the coordinates of who is due."""
    return [table.camera.goal.outward(*cell) for cell in cells]


def test_what_is_worth_seeing_lies_beside_the_panels_of_whoever_is_due() -> None:
    around = AroundTable("card_network", 4, plan=SIDES, seed=11)
    readable, turns = 0, set()
    for table in around.phases(40):
        assert isinstance(table, NetworkTable)
        board, felt = table.board, table.layout.felt
        turns.add(table.edges.frame.turn)
        west, north, east, south = board.bounds
        if table.work.whole_is_readable:
            readable += 1
            corners: list[tuple[int, int]] = [(west, north), (east, south)]
        else:
            corners = list(cells_of(board.lines[-1]))
        for x, y in seen(table, corners):
            assert felt.contains(x, y), (table.edges.frame.turn, x, y, felt)
        for name in ("message", "readout", "hand", "main_key", "draw_key", "auto_key", "sort_key", "new_key"):
            assert not getattr(table.layout, name).overlaps(felt), name
    assert turns == {0, 90, 180, 270}
    assert readable > 10


def test_cards_stay_large_enough_to_be_read_and_leave_no_felt_empty_that_others_could_fill() -> None:
    around = AroundTable("card_network", 4, plan=SIDES, seed=7)
    crowded = 0
    for table in around.phases(40):
        assert isinstance(table, NetworkTable)
        view, felt = table.camera.goal, table.layout.felt
        assert view.zoom >= CLOSE
        if table.work.whole_is_readable:
            continue
        crowded += 1
        west, north, east, south = table.board.bounds
        room = felt.inset((1 - ROOM) / 2 * min(felt.width, felt.height))
        left, top, right, bottom = view.span(room.x, room.y, room.right, room.bottom)
        for seen_from, seen_to, start, end in ((left, right, west, east), (top, bottom, north, south)):
            whole = seen_from <= start - 0.4 and seen_to >= end + 0.4
            assert whole or (seen_from >= start - 0.9 and seen_to <= end + 0.9)
    assert crowded > 3


def test_the_picture_eases_where_it_has_to_move_for_the_next_seat() -> None:
    around = AroundTable("card_network", 4, plan=SIDES, seed=11)
    table = around.table
    assert isinstance(table, NetworkTable)
    glided = 0
    for _ in range(40):
        seat = next(iter(around.due()), None)
        if seat is None:
            break
        around.match.submit(seat, around.action(seat))
        table.queue.skip()
        start = next(iter(table.state.network.spots())).cell
        before = table.window_view.outward(*start)
        for _ in range(60):
            table.update(STEP)
            now = table.window_view.outward(*start)
            assert max(abs(now[0] - before[0]), abs(now[1] - before[1])) < 40, "no leap within one tick"
            glided += now != before
            before = now
        around.settle()
    assert glided > 60


def test_who_has_moved_the_picture_is_followed_only_by_the_newest_line() -> None:
    around = AroundTable("card_network", 4, plan=SIDES, seed=11)
    for _ in range(12):
        around.go()
    table = around.table
    assert isinstance(table, NetworkTable)
    felt = table.layout.felt
    table.handle(WheelTurned(*table.edges.frame.outward(felt.cx, felt.cy), 1))
    for _ in range(60):
        table.update(STEP)
    zoom = table.camera.goal.zoom
    table.work.keep_clear(0.0)
    assert table.camera.goal.zoom == zoom
    assert all(felt.contains(x, y) for x, y in seen(table, cells_of(table.board.lines[-1])))

    table.camera.locked = True
    before = table.camera.goal
    table.work.go_to(90.0, 90.0)
    table.camera.update(9000)
    moved = table.camera.goal
    table.work.keep_clear(0.0)
    assert table.camera.goal == moved != before, "a locked camera stays"


def test_overview_and_latest_moves_come_with_a_key_and_lie_as_the_network_does() -> None:
    for table in tables():
        felt = table.layout.felt
        assert not any(control.key == "overview" for control in table.controls)
        press(table, "drawer")
        keys = {control.key.partition(":")[0] for control in table.controls}
        assert "overview" in keys
        assert ("entry" in keys) == bool(table.board.log)
        for area in (table.layout.overview, table.layout.log):
            assert not area.overlaps(table.layout.felt)
        assert table.layout.felt.width * table.layout.felt.height < felt.width * felt.height

        spot = list(table.state.network.spots())[-1]
        x, y = table.overview.outward(table.overview_area, table.layout.scale, *spot.cell)
        finger(table, Phase.DOWN, x, y)
        finger(table, Phase.UP, x, y)
        table.camera.update(5000)
        now = table.camera.view.outward(*spot.cell)
        assert now == pytest.approx((table.layout.felt.cx, table.layout.felt.cy), abs=2.0)

        press(table, "drawer")
        assert table.layout.felt == felt


def press(table: NetworkTable, key: str) -> None:
    """Tap a control of the middle where it is seen in the window."""
    control = table.controls.get(key).placed(table.edges.frame)
    finger(table, Phase.DOWN, control.x, control.y, "presser")
    finger(table, Phase.UP, control.x, control.y, "presser")


def distance(control: Control, turn: int, window: tuple[int, int]) -> float:
    """Return how far a control lies from the edge of a side."""
    return {0: window[1] - control.y, 90: control.x, 180: control.y, 270: window[0] - control.x}[turn]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_whole_network_lies_above_the_plate_of_messages_however_large_texts_are(text: int) -> None:
    around = AroundTable("card_network", 6, program={"text_size": TextSize(text)})
    grown = []
    for table in around.phases(16):
        assert isinstance(table, NetworkTable)
        plate = table.layout.message
        assert plate.y >= table.layout.felt.bottom
        west, north, east, south = table.board.bounds
        if table.work.whole_is_readable:
            card = CARD * table.layout.scale * table.camera.goal.zoom
            for x, y in seen(table, [(west, north), (east, south)]):
                assert not Area(x - card / 2, y - card / 2, card, card).overlaps(plate)
            grown.append(plate.height / (76 * table.layout.scale))
    assert grown
    assert max(grown) == pytest.approx(min(1.7, text / 100))


def test_texts_of_another_size_are_laid_out_at_once() -> None:
    table = AroundTable("card_network", 2).table
    assert isinstance(table, NetworkTable)
    before = table.layout.message.height
    table.services.store.change(text_size=TextSize.LARGEST)
    table.settings_changed()
    assert table.layout.message.height == pytest.approx(1.7 * before)


@pytest.mark.parametrize("text", [100, 200])
def test_at_a_side_the_pile_and_its_name_keep_clear_of_a_hand_of_many_cards(text: int) -> None:
    sides = SeatPlan((Place(90), Place(270)))
    table = AroundTable("card_network", 2, (1280, 720), sides, program={"text_size": TextSize(text)}).table
    assert isinstance(table, NetworkTable)
    scale, slots = table.layout.scale, table.places.slots()
    name = table.words("network.pile")
    written = [found for found in texts(table.still(), table.services.forge.fonts) if found.text == name]
    assert len(slots) > 9
    assert len(written) == 1
    ends = [slot.x + slot.width / 2 for slot in slots]
    # seen from its side, the name runs down the window
    assert table.layout.pile[0] - written[0].area.height / 2 >= max(ends) + 12 * scale
