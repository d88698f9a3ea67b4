"""Real dice: people tap what they have thrown, take back what was wrong, and the journal replays the same game."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.games import new_game
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.players import Player
from quiclo_game.play.seat_plan import TURNS, SeatPlan
from quiclo_game.rules.brain_state import Roll, Step
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.dice_picker import DicePickerScene
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.real_dice import has_dice, throwing
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.text import Words
from tests.scenes.around import AroundTable
from tests.scenes.seen import texts as seen
from tests.scenes.stand_ins import Stand, stand, tap

TICK = 1000 / 60


def opened(count: int = 3, sides: int = 6) -> tuple[DicePickerScene, Stand, list[tuple[int, ...]]]:
    services, taken = stand("de"), list[tuple[int, ...]]()
    scene = DicePickerScene(services.services, RollRequest(DiceSet(count, sides)), "Mia", taken.append)
    scene.enter((1920, 1080))
    return scene, services, taken


def test_faces_are_tapped_and_confirmed() -> None:
    scene, services, taken = opened()
    for face in (5, 1, 5):
        tap(scene, f"face:{face}")
    tap(scene, "done")

    assert taken == [(5, 1, 5)]
    assert services.navigator.went == ["back"]


def test_a_wrong_tap_is_taken_back_and_nothing_goes_on_before_all_are_told() -> None:
    scene, _, taken = opened()
    for key in ("face:5", "face:2", "undo", "face:1", "done"):
        tap(scene, key)
    assert taken == []
    assert scene.faces == [5, 1]
    for key in ("face:6", "face:6", "done"):
        tap(scene, key)

    assert taken == [(5, 1, 6)]


def test_faces_can_be_typed() -> None:
    scene, _, taken = opened(3, 12)
    for text in ("1", "2", "7", "1", " ", "3"):
        scene.handle(TextTyped(text))
    assert scene.faces == [12, 7, 1]
    scene.handle(KeyPress("backspace"))
    scene.handle(TextTyped("9"))
    scene.handle(KeyPress("return"))

    assert taken == [(12, 7, 9)]


def test_leaving_the_dice_pauses_the_game() -> None:
    scene, services, taken = opened()
    scene.handle(KeyPress("escape"))

    assert services.navigator.went == ["back"]
    assert taken == [()]


@pytest.mark.parametrize("mode_key", [key for key in KEYS if has_dice(find_mode(key))])
def test_setups_of_modes_with_dice_offer_real_ones(mode_key: str) -> None:
    scene = SetupScene(stand("de").services, mode_key, lambda: 1)
    scene.enter((1920, 1080))
    scene.pressed("option.dice:real")

    assert scene.plan().real_dice


def test_modes_without_dice_do_not() -> None:
    assert [key for key in KEYS if has_dice(find_mode(key))] == ["brain_training", "mental_arithmetic", "strategy"]


@pytest.mark.parametrize("mode_key", ["brain_training", "mental_arithmetic", "strategy"])
def test_a_table_asks_whenever_a_roll_is_due_and_the_journal_replays_it(mode_key: str, tmp_path: Path) -> None:
    mode = find_mode(mode_key)
    players = (Player("Mia", 0), Player("Opa", 1))
    plan = GamePlan(mode_key, players, settle(mode.options, {"start": "first"}, 2), 5, real_dice=True)
    match = new_game(plan, tmp_path)
    services = stand("de")
    table = table_of(mode_key)(services.services, plan, match, {}, on_over=lambda report: None)
    match.start()
    table.enter((1920, 1080))
    while match.awaited is None:
        seat = next(actor for actor in mode.actors(match.state) if isinstance(actor, int))
        assert match.submit(seat, mode.legal(match.state, seat)[0]) is None
    request = match.awaited
    assert isinstance(request, RollRequest)
    table.queue.skip()
    for _ in range(5):
        table.update(TICK)
    assert services.navigator.went[-1] == f"pick_dice {request.dice.count} Mia"

    services.navigator.dice[-1](tuple(range(1, request.dice.count + 1)))

    assert match.awaited is None
    again, header, _ = resume(next(tmp_path.glob("*.journal")))
    assert header.real_dice
    assert again.state == match.state


def at_the_throw(tmp_path: Path) -> tuple[TableScene, Stand]:
    """Return a table of two at which the first has to throw real dice."""
    mode = find_mode("brain_training")
    players = (Player("Mia", 0), Player("Opa", 1))
    plan = GamePlan(mode.key, players, settle(mode.options, {"start": "first"}, 2), 5, real_dice=True)
    match = new_game(plan, tmp_path)
    match.start()
    match.submit(0, Roll())
    services = stand("de")
    table = table_of(mode.key)(services.services, plan, match, {}, on_over=lambda report: None)
    table.enter((1280, 720))
    table.update(TICK)
    return table, services


def picker(table: TableScene, services: Stand) -> DicePickerScene:
    """Return the dice as the table has just asked for them."""
    request = table.match.awaited
    assert isinstance(request, RollRequest)
    navigator = services.navigator
    scene = DicePickerScene(services.services, request, "Mia", navigator.dice[-1], navigator.throws[-1])
    scene.enter((1280, 720))
    return scene


def test_faces_that_were_told_are_still_there_after_a_pause(tmp_path: Path) -> None:
    table, services = at_the_throw(tmp_path)
    scene = picker(table, services)
    scene.handle(TextTyped("12"))
    scene.handle(KeyPress("escape"))
    assert services.navigator.went[-1] == "pause brain_training"

    table.update(TICK)
    again = picker(table, services)
    assert again.faces == [1, 2]
    again.handle(TextTyped("4"))
    again.handle(KeyPress("return"))

    assert table.match.state.faces == (1, 2, 4)
    assert table.told_faces == []


def test_who_does_not_tell_the_dice_is_asked_then_a_bot_goes_on_and_the_program_throws(tmp_path: Path) -> None:
    table, services = at_the_throw(tmp_path)
    scene = picker(table, services)
    tap(scene, "face:3")
    for _ in range(61):
        scene.update(1000.0)
    assert "Mia, bist du noch da?" in " ".join(texts(scene))
    tap(scene, "face:3")
    scene.update(1000.0)
    assert "noch da" not in " ".join(texts(scene)), "that was an answer"
    for _ in range(90):
        scene.update(1000.0)
    assert table.away == (0,)
    assert services.navigator.went[-1] == "back"
    assert "Solange würfelt das Programm" in table.message

    asked = len(services.navigator.throws)
    table.update(TICK)
    assert table.match.awaited is None
    assert len(table.match.state.faces) == 3
    assert len(services.navigator.throws) == asked, "nobody is asked for dice of somebody who is away"
    again, _, _ = resume(next(tmp_path.glob("*.journal")))
    assert again.state == table.match.state
    assert again.handovers == table.match.handovers


def texts(scene: DicePickerScene) -> list[str]:
    return [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]


def test_the_dice_of_the_people_are_those_that_count(tmp_path: Path) -> None:
    mode = find_mode("brain_training")
    plan = GamePlan("brain_training", (Player("Mia", 0),), settle(mode.options, {}), 5, real_dice=True)
    match = new_game(plan, tmp_path)
    match.start()
    match.submit(0, Roll())
    assert match.state.step is Step.CONTINENTS_FALL
    services = stand("de")
    table = table_of("brain_training")(services.services, plan, match, {}, on_over=lambda report: None)
    table.enter((1280, 720))
    table.update(TICK)
    services.navigator.dice[-1]((2, 2, 4))

    assert match.state.faces == (2, 2, 4)


DICED = ("brain_training", "mental_arithmetic", "strategy")


def asked(mode_key: str, seats: int, size: tuple[int, int], plan: SeatPlan | None = None) -> AroundTable:
    """Return a table around which people sit, as it asks for the dice that somebody has thrown."""
    around = AroundTable(mode_key, seats, size, plan, real_dice=True)
    for _ in range(20):
        if around.stand.navigator.throws:
            return around
        seat = around.due()[0]
        assert around.match.submit(seat, around.action(seat)) is None
        around.settle()
    raise AssertionError("no dice are thrown")


def laid(around: AroundTable) -> DicePickerScene:
    """Return the dice over the table that asks for them."""
    navigator, request = around.stand.navigator, around.match.awaited
    assert isinstance(request, RollRequest)
    scene = DicePickerScene(around.stand.services, request, "Großmutter Wilhelmine", print, navigator.throws[-1])
    scene.enter(around.table.window)
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("mode_key", DICED)
def test_around_a_table_the_dice_lie_off_all_panels_wherever_the_thrower_sits(
    mode_key: str, seats: int, size: tuple[int, int]
) -> None:
    around = asked(mode_key, seats, size)
    table, unit = around.table, scale_of(size)
    for turn in TURNS:
        table.reseat(table.seat_plan.turned(turn) if turn else table.seat_plan)
        scene = laid(around)
        assert scene.facing == table.side(throwing(table) or 0)
        fonts = table.services.forge.fonts
        assert not [text.text for text in seen(scene.still(), fonts) if text.cut]
        for control in scene.controls:
            placed = control.placed(scene.facing.frame(scene.window))
            left, top, right, bottom = placed.bounds()
            area = Area(left, top, right - left, bottom - top)
            assert min(area.width, area.height) >= 30 * unit, control.key
            for panel in table.edges.panels:
                assert not panel.area.overlaps(area.inset(-10 * unit)), (control.key, panel.seat)


@pytest.mark.parametrize("mode_key", DICED)
def test_meanwhile_everybody_can_pause_at_the_own_side(mode_key: str) -> None:
    around = asked(mode_key, 4, (1920, 1080))
    scene, table, navigator = laid(around), around.table, around.stand.navigator
    scene.pressed("face:3")
    for seat in range(4):
        key = table.edges.controls.get(f"pause:{seat}")
        for phase in (Phase.DOWN, Phase.UP):
            scene.handle(Pointer("finger:1:2", phase, key.x, key.y))
        assert navigator.went.pop() == f"pause {mode_key}"
        assert navigator.faced.pop() == table.side(seat).turn
    assert scene.faces == [3], "what was told is kept"


def test_whoever_throws_and_sits_elsewhere_after_a_pause_finds_the_dice_there() -> None:
    around = asked("brain_training", 2, (1920, 1080))
    scene, table = laid(around), around.table
    before = scene.facing.turn
    table.reseat(table.seat_plan.turned(90))
    scene.enter((1920, 1080))
    assert scene.facing.turn == (before + 90) % 360


@pytest.mark.parametrize("mode_key", DICED)
def test_while_dice_are_thrown_the_pause_says_whose_turn_it_is(mode_key: str) -> None:
    around = asked(mode_key, 3, (1280, 720))
    thrower = throwing(around.table)
    assert thrower is not None
    assert around.plan.players[thrower].name in around.table.standing()[0]
