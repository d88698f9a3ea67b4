"""Around a table everybody can pause from the own side: the panel of each person has a key for it, in every mode."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.rules.registry import KEYS, SEATS
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.layout import scale
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable
from tests.scenes.seen import APART_MM, PX_PER_MM, TARGET_MM, targets

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1920))
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {
    "brain_training": ({}, {"variant": "conquest"}),
    "card_network": ({}, {"hands": "open"}),
    "strategy": ({}, {"dialect": "grouped"}),
}
MOVES = 12
MOST_ON_A_SHORT_SIDE = 3
TABLES = [
    pytest.param(mode_key, rules, seats, id=f"{mode_key}-{'-'.join(rules.values()) or 'usual'}-{seats}")
    for mode_key in KEYS
    for rules in VARIANTS.get(mode_key, ({},))
    for seats in SEATS[mode_key]
]


def plans(seats: int, size: tuple[int, int]) -> Iterator[SeatPlan]:
    """Yield where so many people may sit: as is usual, and all on one side, where it has room for them."""
    upright = size[1] > size[0]
    yield SeatPlan.usual(seats, upright=upright)
    for turn in (0, 90):
        if seats <= MOST_ON_A_SHORT_SIDE or upright == (turn == 90):
            yield SeatPlan(tuple(Place(turn, (seat + 0.5) / seats) for seat in range(seats)))


def lacking(table: TableScene) -> list[str]:
    """Return what is wrong with the keys, in words: one is missing, too small, too near, or on another panel."""
    unit = scale(table.window) * PX_PER_MM
    pressed = {control.key: (control, area) for control, area in targets(table)}
    found = []
    for panel in table.edges.panels:
        key = f"pause:{panel.seat}"
        if (key in pressed) != table.is_person(panel.seat):
            found.append(f"{key}: {key in pressed}")
            continue
        if key not in pressed:
            continue
        control, area = pressed[key]
        if not control.enabled or min(area.width, area.height) < TARGET_MM * unit:
            found.append(f"{key} cannot be hit")
        if control.turn != panel.frame.turn or not panel.area.overlaps(area):
            found.append(f"{key} does not lie at its side")
        around = area.inset(-APART_MM * unit + 0.5)
        near = [name for name, (_, other) in pressed.items() if name != key and around.overlaps(other)]
        found += [f"{key} is too near to {name}" for name in near]
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("mode_key", "rules", "seats"), TABLES)
def test_every_person_has_a_key_to_pause_on_the_own_side(
    mode_key: str, rules: dict[str, str], seats: int, size: tuple[int, int]
) -> None:
    table = AroundTable(mode_key, seats, size, rules=rules).table
    for plan in plans(seats, size):
        table.reseat(plan)
        assert lacking(table) == [], plan.encode()


@pytest.mark.parametrize(("mode_key", "rules", "seats"), TABLES)
def test_it_is_there_at_every_moment_of_a_game(mode_key: str, rules: dict[str, str], seats: int) -> None:
    around = AroundTable(mode_key, seats, (1280, 720), rules=rules)
    for table in around.phases(MOVES):
        assert lacking(table) == []
        for seat in range(seats):
            table.press_panel(f"pause:{seat}")
            navigator = around.stand.navigator
            assert navigator.went.pop() == f"pause {mode_key}"
            assert navigator.faced.pop() == table.seat_plan.places[seat].turn


@pytest.mark.parametrize("mode_key", KEYS)
def test_it_goes_to_the_bot_and_comes_back_with_the_person(mode_key: str) -> None:
    table = AroundTable(mode_key, 4).table
    table.director.take_over(1, Bot(table.plan.mode, 1, Strength.MEDIUM, Lots(1)))
    table.update(STEP)
    assert not table.is_person(1)
    assert lacking(table) == []
    table.director.give_back(1)
    table.update(STEP)
    assert lacking(table) == []
    assert "pause:1" in {control.key for control in table.edges.controls}
