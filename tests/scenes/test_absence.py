"""Leaving the table: who does nothing is asked, then a bot goes on, and a touch gives the seat back."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.games import new_game, saved_game
from quiclo_game.play.handovers import away_after
from quiclo_game.play.players import Player
from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.absence import ASKED, TAKEN, Absence
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.strategy.table import StrategyTable
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.inputs import Button, KeyPress, PadPlugged, PadPress, Phase, Pointer
from tests.scenes.around import AroundTable
from tests.scenes.seen import texts
from tests.scenes.stand_ins import stand

SECOND = 1000.0
HIDING = ("card_network", "strategy")
"""Here hands are hidden until whoever is due asks to see the own one."""


def waited(around: AroundTable, ms: float) -> None:
    """Let so much time pass at a table where nobody does anything."""
    for _ in range(round(ms / SECOND)):
        around.table.update(SECOND)


def touched(around: AroundTable, key: str) -> None:
    """Tap a panel at the edge."""
    control = around.table.edges.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        around.table.handle(Pointer("a", phase, control.x, control.y))


def pressed(around: AroundTable, key: str) -> None:
    """Tap a control in the middle."""
    table = around.table
    control = table.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        x, y = table.edges.frame.outward(control.x, control.y) if table.around else (control.x, control.y)
        table.handle(Pointer("a", phase, x, y))


def steered(around: AroundTable, pad: str, button: Button) -> None:
    """Press a button of a gamepad."""
    for event in tuple(around.table.steer(PadPress(pad, button))):
        around.table.handle(event)


def until_due(around: AroundTable, seat: int) -> None:
    """Let bots play on until it is the turn of a person."""
    for _ in range(2000):
        if around.table.seat == seat and around.table.queue.empty:
            return
        around.table.update(SECOND / 5)
        around.table.queue.skip()
    raise AssertionError(seat)


def felt_of(table: TableScene) -> tuple[float, float]:
    """Return a place in the middle of the table on which nothing can be pressed."""
    width, height = table.window
    places = ((x * width / 20, y * height / 20) for y in range(6, 15) for x in range(6, 15))
    return next(place for place in places if table.control_at(*place) is None)


def resumed(folder: Path, away: tuple[int, ...]) -> tuple[TableScene, Path]:
    """Return the table of a game that was left while bots stood in for these seats."""
    mode = find_mode("brain_training")
    plan = GamePlan(mode.key, (Player("Mia", 0), Player("Opa", 1)), settle(mode.options, {"start": "first"}, 2), 5)
    match = new_game(plan, folder)
    match.start()
    match.submit(0, mode.legal(match.state, 0)[0])
    for seat in away:
        match.hand_over(seat, to_bot=True)
    path = next(folder.glob("*.journal"))
    found = saved_game(path)
    assert found is not None
    return table_of(mode.key)(stand("de").services, found[0], found[1], {}, on_over=lambda report: None), path


def test_only_a_seat_that_is_due_and_does_nothing_is_asked() -> None:
    absence = Absence()
    assert not absence.update(ASKED - 1, 0)
    assert not absence.asked
    assert not absence.update(2, 1), "another seat is due: it starts anew"
    absence.update(ASKED, 1)
    assert absence.asked
    assert absence.touched()
    assert not absence.asked


def test_a_seat_that_does_not_answer_is_away_until_it_comes_back() -> None:
    absence = Absence()
    assert absence.update(ASKED + TAKEN, 2)
    assert absence.away == {2}
    absence.back(2)
    assert absence.away == set()


@pytest.mark.parametrize("mode_key", [key for key in KEYS if key != "no_remainder"])
def test_around_a_table_a_bot_goes_on_until_the_panel_is_touched(mode_key: str) -> None:
    around = AroundTable(mode_key, 3)
    table = around.table
    seat = table.seat
    assert seat is not None
    waited(around, ASKED + 2 * SECOND)
    assert around.plan.players[seat].name in table.message, "it is asked by name"
    assert table.is_person(seat)
    before = len(around.match.moves)
    waited(around, TAKEN)
    assert not table.is_person(seat)
    waited(around, 30 * SECOND)
    assert len(around.match.moves) > before, "a bot plays"
    touched(around, f"seat:{seat}")
    assert table.is_person(seat)


def left(around: AroundTable) -> Seat:
    """Let the seat that is due leave, and return it."""
    seat = around.table.seat
    assert seat is not None
    waited(around, ASKED + TAKEN + SECOND)
    assert not around.table.is_person(seat)
    return seat


def test_who_sits_down_at_another_place_is_back_and_others_who_move_bring_nobody() -> None:
    around = AroundTable("brain_training", 3)
    seat, table = left(around), around.table
    other = (seat + 1) % 3
    table.reseat(table.seat_plan.moved(other, Place(table.seat_plan.places[other].turn, 0.2)))
    assert not table.is_person(seat)
    table.reseat(table.seat_plan.moved(seat, Place(table.seat_plan.places[seat].turn, 0.2)))
    assert table.is_person(seat)

    around = AroundTable("brain_training", 3)
    seat = left(around)
    around.table.reseat(COUCH)
    assert around.table.is_person(seat)


def test_a_touch_on_the_panel_of_another_seat_answers_for_nobody() -> None:
    around = AroundTable("brain_training", 3)
    seat = around.table.seat
    assert seat is not None
    waited(around, ASKED + 2 * SECOND)
    touched(around, f"seat:{(seat + 1) % 3}")
    waited(around, TAKEN)
    assert not around.table.is_person(seat)


def test_a_touch_in_time_answers_the_question() -> None:
    around = AroundTable("brain_training", 2)
    seat = around.table.seat
    waited(around, ASKED + 2 * SECOND)
    touched(around, f"seat:{seat}")
    waited(around, TAKEN)
    assert around.table.is_person(seat or 0)


def test_on_a_couch_nobody_brings_back_somebody_else() -> None:
    around = AroundTable("brain_training", 2, plan=COUCH, rules={"start": "first"})
    table = around.table
    waited(around, ASKED + TAKEN + SECOND)
    assert table.away == (0,)
    until_due(around, 1)
    pressed(around, "main")
    table.handle(Pointer("a", Phase.DOWN, 5, 5))
    table.handle(KeyPress("r"))
    assert table.away == (0,), "that was the other one"
    table.come_back(0)
    assert table.is_person(0)
    assert not table.absence.away


def test_a_gamepad_gives_back_only_the_seat_of_whoever_holds_it() -> None:
    around = AroundTable("brain_training", 2, plan=COUCH, rules={"start": "first"})
    table = around.table
    couch = table.services.couch
    for colour, pad in enumerate(("pad:1", "pad:2")):
        couch.plug(PadPlugged(pad, f"Pad {colour}", f"guid {colour}"))
        couch.sit(pad, colour)
    while not table.away:
        waited(around, SECOND)
    assert "Knopf" in table.message, "it is told what takes the seat back"
    until_due(around, 1)

    for button in (Button.LEFT, Button.A, Button.START):
        steered(around, "pad:2", button)
    assert table.away == (0,)
    steered(around, "pad:1", Button.LEFT)
    assert not table.absence.away
    assert table.is_person(0)


def test_pokes_at_the_felt_do_not_hold_the_question_off_for_ever() -> None:
    for mode, plan in (("brain_training", None), ("card_network", None), ("brain_training", COUCH)):
        around = AroundTable(mode, 3, plan=plan, rules={"start": "first"})
        table = around.table
        x, y = felt_of(table)
        for _ in range(6):
            for phase in (Phase.DOWN, Phase.UP):
                table.handle(Pointer("a", phase, x, y))
            waited(around, 20 * SECOND)
        assert table.away == (0,), mode


def test_a_neighbour_answers_for_nobody() -> None:
    around = AroundTable("brain_training", 3, rules={"start": "first"})
    for _ in range(6):
        touched(around, "seat:1")
        waited(around, 20 * SECOND)
    assert around.table.away == (0,)


def test_whoever_does_something_is_not_asked() -> None:
    around = AroundTable("card_network", 3, rules={"start": "first", "hands": "open"})
    table = around.table
    cards = [control for control in table.controls if control.key.startswith("card:")]
    for number in range(10):
        card = cards[number % 2]
        for phase in (Phase.DOWN, Phase.UP):
            table.handle(Pointer("a", phase, *table.edges.frame.outward(card.x, card.y)))
        waited(around, 40 * SECOND)
        assert not table.absence.asked
    assert table.away == ()


def test_the_last_one_at_the_table_is_left_in_peace_until_somebody_is_back() -> None:
    around = AroundTable("brain_training", 2, rules={"start": "first"})
    table = around.table
    waited(around, ASKED + TAKEN + SECOND)
    until_due(around, 1)
    moves = len(around.match.moves)
    waited(around, 4 * (ASKED + TAKEN))
    assert table.away == (0,)
    assert len(around.match.moves) == moves, "the game waits"
    touched(around, "seat:0")
    waited(around, ASKED + TAKEN + SECOND)
    assert table.away == (1,)


def test_a_game_that_is_gone_on_with_knows_who_was_away(tmp_path: Path) -> None:
    table, path = resumed(tmp_path, away=(1,))
    assert table.away == (1,)
    assert not table.is_person(1)
    assert "1 back" not in path.read_text(encoding="utf-8")


def test_where_all_had_left_all_are_back_once_the_game_goes_on(tmp_path: Path) -> None:
    table, path = resumed(tmp_path, away=(0, 1))
    assert table.away == ()
    assert table.is_person(0)
    assert {"0 back", "1 back"} <= set(path.read_text(encoding="utf-8").splitlines())


def test_what_the_program_lays_down_for_all_is_kept_as_not_theirs() -> None:
    around = AroundTable("card_network", 2, rules={"start": "first"})
    around.table.fired("auto")
    assert away_after(around.match.handovers) == {0, 1}
    around.table.fired("auto")
    assert away_after(around.match.handovers) == set()
    assert around.table.away == ()


def test_nobody_waits_for_somebody_who_plays_alone() -> None:
    around = AroundTable("brain_training", 1)
    waited(around, 2 * (ASKED + TAKEN))
    assert around.table.is_person(0)
    assert not around.table.absence.away


def test_where_all_play_at_once_nobody_is_waited_for() -> None:
    around = AroundTable("no_remainder", 3)
    waited(around, ASKED + TAKEN + SECOND)
    assert not around.table.absence.away


def shown_words(table: TableScene) -> set[str]:
    """Return everything that is written on the table just now."""
    return {text.text for text in texts((*table.still(), *table.moving(0.0)), table.services.forge.fonts)}


@pytest.mark.parametrize("plan", [None, COUCH])
@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)])
@pytest.mark.parametrize(
    ("mode_key", "opens"),
    [(key, opens) for key in KEYS if key != "no_remainder" for opens in (True, False) if opens or key in HIDING],
)
def test_whoever_is_asked_can_read_the_question_whatever_is_due(
    mode_key: str, opens: bool, size: tuple[int, int], plan: SeatPlan | None
) -> None:
    around = AroundTable(mode_key, 3, size, plan, opens=opens)
    for number, table in enumerate(around.phases(18)):
        if table.waited_for is None or number % 3 == 2:
            continue
        waited(around, ASKED + SECOND)
        assert table.question
        assert table.question in shown_words(table), (number, around.match.moves[-1:])
        table.heard_from(table.waited_for)


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)])
def test_who_opens_the_workshop_instead_can_read_it_there(size: tuple[int, int]) -> None:
    around = AroundTable("strategy", 2, size, rules={"hands": "open"})
    table = next(table for table in around.phases(40) if isinstance(table, StrategyTable) and table.may_combine)
    table.fired("shop")
    waited(around, ASKED + SECOND)
    assert table.question in shown_words(table)


def test_who_is_back_is_welcomed_on_the_own_panel_and_the_middle_says_nothing_of_it() -> None:
    around = AroundTable("brain_training", 4)
    seat, table = left(around), around.table
    touched(around, f"seat:{seat}")
    welcome = table.services.words("table.back_again", name=around.plan.players[seat].name)
    assert welcome not in table.message
    assert welcome in shown_words(table)
    assert table.noted(seat, PanelText()).note == welcome
    waited(around, 7 * SECOND)
    assert welcome not in shown_words(table)
