"""Whoever plays, wherever and how fast: what has just been laid is seen, and everything that lies can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.contract import Action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Dealer, Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.hand import Slot
from quiclo_game.scenes.network.layout import CARD
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.scenes.turntable import area_in
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.choices import Speed
from tests.scenes.around import AroundTable
from tests.scenes.seen import targets

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1920))
SEATS, SEED = 6, 7
LOOKED, AGES = 50.0, 60_000.0
"""The table is looked after every so many ms; it comes to rest in so many."""
Done = tuple[Seat, Action]


@pytest.fixture(scope="module")
def game() -> tuple[Done, ...]:
    """A whole game, in the course of which the network grows far in several directions."""
    mode = find_mode("card_network")
    match = Match(mode, SEATS, settle(mode.options, {}, SEATS), SeededChance(SEED))
    minds = {seat: Bot(mode, seat, Strength.STRONG, Lots(seat)) for seat in range(SEATS)}
    match.start()
    done: list[Done] = []
    while due := [actor for actor in mode.actors(match.state) if not isinstance(actor, Dealer)]:
        action = minds[due[0]].decide(match.state).action
        assert match.submit(due[0], action) is None
        done.append((due[0], action))
    return tuple(done)


def played(
    game: tuple[Done, ...], size: tuple[int, int], plan: SeatPlan | None, speed: Speed
) -> Iterator[NetworkTable]:
    """Yield the table at rest after each move of a game."""
    around = AroundTable("card_network", SEATS, size, plan, seed=SEED, program={"speed": speed})
    table = around.table
    assert isinstance(table, NetworkTable)
    for seat, action in game:
        assert around.match.submit(seat, action) is None
        at_rest(table)
        if any(control.key == "open" for control in table.controls):
            table.fired("open")
        at_rest(table)
        yield table


def at_rest(table: NetworkTable) -> None:
    """Let everything play to its end, as fast as it does."""
    waited = 0.0
    while waited < 3 * LOOKED or not table.queue.empty or table.tweens.active or table.work.moving:
        table.update(LOOKED)
        waited += LOOKED
        assert waited < AGES


def card_at(table: NetworkTable, cell: tuple[int, int]) -> Area:
    """Return where a card of the network is seen in the window."""
    width = CARD * table.layout.scale * table.window_view.zoom
    x, y = table.window_view.outward(*cell)
    return Area(x - width / 2, y - width * HEIGHT / 2, width, width * HEIGHT)


def inside(area: Area, window: tuple[int, int]) -> bool:
    return area.x >= 0 and area.y >= 0 and area.right <= window[0] and area.bottom <= window[1]


def slot_area(slot: Slot) -> Area:
    height = slot.width * HEIGHT
    return Area(slot.x - slot.width / 2, slot.y - height / 2, slot.width, height)


def covering(table: NetworkTable) -> Iterator[tuple[str, Area]]:
    """Yield what lies over the felt in the window: panels, hand, message, keys."""
    frame, layout = table.edges.frame, table.layout
    for name, area in [
        *(("a panel", area) for area in layout.panels if area.width > 0),
        *(("the hand", slot_area(slot)) for slot in table.places.slots()),
        ("the message", layout.message),
    ]:
        yield name, area_in(frame, area) if table.around else area
    yield from ((control.key, area) for control, area in targets(table))


@pytest.mark.parametrize(
    ("size", "speed"),
    [*((size, Speed.INSTANT) for size in SIZES), *((SIZES[0], speed) for speed in Speed if speed is not Speed.INSTANT)],
    ids=lambda found: found if isinstance(found, Speed) else f"{found[0]}x{found[1]}",
)
@pytest.mark.parametrize("plan", [COUCH, None], ids=["couch", "around"])
def test_the_newest_line_is_always_seen(
    game: tuple[Done, ...], size: tuple[int, int], plan: SeatPlan | None, speed: Speed
) -> None:
    for table in played(game, size, plan, speed):
        for cell in cells_of(table.board.line(table.board.newest)):
            card = card_at(table, cell)
            assert inside(card, table.window), (len(table.match.moves), card)
            hidden = [name for name, area in covering(table) if area.overlaps(card)]
            assert not hidden, (len(table.match.moves), card)


@pytest.mark.parametrize("plan", [COUCH, None], ids=["couch", "around"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_card_that_lies_can_be_pulled_to_the_free_felt(
    game: tuple[Done, ...], size: tuple[int, int], plan: SeatPlan | None
) -> None:
    for table in played(game, size, plan, Speed.INSTANT):
        camera, felt = table.camera, table.layout.felt
        camera.zoom_to(1.0, felt.cx, felt.cy, 0.0)
        for cell in table.board.spots.values():
            x, y = camera.view.outward(*cell)
            camera.pan(felt.cx - x, felt.cy - y, 0.0)
            x, y = camera.view.outward(*cell)
            assert (x, y) == pytest.approx((felt.cx, felt.cy), abs=1.0)
