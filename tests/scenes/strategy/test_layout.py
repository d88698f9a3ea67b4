"""The table has room in every window: nothing lies outside, keys neither overlap nor get too small."""

from __future__ import annotations

import dataclasses
from itertools import combinations, pairwise

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.choosing_places import HEAD, card_places, choice_keys
from quiclo_game.scenes.strategy.layout import StrategyLayout, centred, lay_out, spread
from quiclo_game.scenes.strategy.own_places import cards_row, other_places, own_places, panel_of, vacant_places
from quiclo_game.scenes.strategy.scene import StrategyScene
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.layout import scale as scale_of
from tests.scenes.around import AroundTable
from tests.scenes.strategy.phases import PHASES

INSTANT = Speed.INSTANT

SIZES = ((1280, 720), (1536, 864), (1920, 1080), (3840, 2160), (1080, 1920), (1600, 1200))
OVER = {"workshop", "stage", "final"}
"""Areas that lie over others, each only while those are not shown."""
INNER = {"line", "message", "main_key", "plate", "count", "open_cards", "hidden_cards"}


def areas(layout: StrategyLayout) -> list[tuple[str, Area]]:
    found: list[tuple[str, Area]] = []
    for field in dataclasses.fields(layout):
        value = getattr(layout, field.name)
        if isinstance(value, Area):
            found.append((field.name, value))
        elif isinstance(value, tuple) and value and isinstance(value[0], Area):
            found += [(field.name, area) for area in value]
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_lies_within_the_window(size: tuple[int, int], seats: int) -> None:
    for name, area in areas(lay_out(size, seats=seats)):
        assert -1 <= area.x <= area.right <= size[0] + 1, name
        assert -1 <= area.y <= area.bottom <= size[1] + 1, name
        assert area.width > 0, name
        assert area.height > 0, name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_panels_do_not_overlap(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(size, seats=seats)
    over = OVER if layout.portrait else OVER - {"workshop"}
    outer = [
        (name, area.inset(0.5)) for name, area in areas(layout) if name not in over | INNER | {"pad_keys", "own_keys"}
    ]
    for (one, first), (other, second) in combinations(outer, 2):
        assert not first.overlaps(second), f"{one} overlaps {other}"


def test_cards_overlap_only_where_room_is_short() -> None:
    row = Area(0, 0, 1000, 100)
    assert spread(row, 3, 100, 10) == ((50, 50), (160, 50), (270, 50))
    tight = spread(row, 15, 100, 10)
    assert tight[0] == (50, 50)
    assert tight[-1] == pytest.approx((950, 50))
    assert centred(row, 1, 100, 10) == ((500, 50),)
    assert spread(row, 0, 100, 10) == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plan", [COUCH, SeatPlan.usual(4), SeatPlan.usual(4).turned(90)])
def test_no_card_of_a_full_hand_hides_the_numeral_of_another(size: tuple[int, int], plan: SeatPlan) -> None:
    table = AroundTable("strategy", 4, size, plan).table
    assert isinstance(table, StrategyScene)
    finger = 30 * scale_of(size)
    for count in range(1, 13):
        hand = dataclasses.replace(table.board.hands[0], open=tuple(range(101, 101 + count)), hidden=(7, 8, 9))
        table.board.hands[:] = [hand] * 4
        rows = [own_places(table)]
        if plan.couch:
            rows += [other_places(table, seat, panel_of(table, seat)) for seat in range(1, 4)]
        for row in rows:
            seen = [place for place in row if place[0] > 100]
            for (_, left, y, width), (_, right, lower, _) in pairwise(seen):
                assert lower > y or right - left >= 0.91 * width, count
        assert min(width for _, _, _, width in rows[0]) >= finger


@pytest.mark.parametrize("size", SIZES)
def test_before_anything_lies_open_hidden_hands_fill_their_panels_and_free_places_wait(size: tuple[int, int]) -> None:
    table = PHASES["show"](size=size).table
    for seat in (1, 2):
        row, backs = (
            cards_row(panel_of(table, seat), table.layout.scale),
            other_places(table, seat, panel_of(table, seat)),
        )
        assert len(backs) == 6
        assert backs[-1][1] - backs[0][1] > 0.5 * row.width
        assert min(width for _, _, _, width in backs) * HEIGHT > 0.9 * row.height
    cards, free = own_places(table), vacant_places(table)
    assert len(free) == 3
    for _, x, y, width in free:
        assert table.layout.own.contains(x - width / 2, y - width * HEIGHT / 2)
        for _, other, lower, wide in cards:
            assert abs(other - x) >= (width + wide) / 2 or abs(lower - y) >= (width + wide) * HEIGHT / 2
    assert vacant_places(PHASES["stacks"](size=size).table) == ()


@pytest.mark.parametrize("size", SIZES)
def test_cards_to_choose_from_are_large_and_keep_clear_of_words_and_keys(size: tuple[int, int]) -> None:
    table = PHASES["show"](size=size).table
    scale, keys = table.layout.scale, choice_keys(table.layout)
    places = card_places(table)
    assert min(width for _, _, _, width in places) > 170 * scale
    for _, _, y, width in places:
        assert y - width * HEIGHT / 2 >= table.layout.stage.y + HEAD * scale
        assert y + width * HEIGHT / 2 <= keys[0].y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", [name for name in PHASES if name not in ("demo", "bot_turn")])
def test_keys_neither_overlap_nor_leave_the_window_in_any_phase(size: tuple[int, int], phase: str) -> None:
    table = PHASES[phase](size=size, program={"speed": INSTANT}).table
    assert list(table.moving(1.0))
    for control in table.controls:
        left, top, right, bottom = control.bounds()
        assert left >= -1, control.key
        assert top >= -1, control.key
        assert right <= size[0] + 1, control.key
        assert bottom <= size[1] + 1, control.key
    crossed = [
        pair for pair in table.controls.overlaps(-1.0) if not all(key.startswith(("own:", "take:")) for key in pair)
    ]
    assert not crossed
    assert not table.controls.too_small(36 * table.layout.scale)
