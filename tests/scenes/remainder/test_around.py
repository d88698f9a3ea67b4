"""No remainder around a table: the working faces whoever picks, at any side, and is pressed where it is seen."""

from __future__ import annotations

from collections import Counter

import pytest

from quiclo_game.play.seat_plan import TURNS, SeatPlan
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults

SIZES = ((1280, 720), (1920, 1080), (1080, 1920))


def claimed(seat: int, size: tuple[int, int] = (1920, 1080), plan: SeatPlan | None = None) -> RemainderTable:
    """Return a table of four sides at which a seat has buzzed."""
    table = AroundTable("no_remainder", 4, size, plan).table
    assert isinstance(table, RemainderTable)
    table.press_panel(f"buzz:{seat}")
    table.update(STEP)
    assert table.state.claim is not None
    return table


def tap(table: RemainderTable, key: str) -> None:
    """Tap a control of the middle where it is seen in the window."""
    control = table.controls.get(key).placed(table.edges.frame)
    for phase in (Phase.DOWN, Phase.UP):
        table.handle(Pointer("finger:1:1", phase, control.x, control.y))
    table.update(STEP)


def turns_of(table: RemainderTable, sentence: str) -> set[int]:
    """Return to which sides a sentence is turned."""
    draws = (draw for draw in table.moving(0.0) if getattr(draw.what, "text", "") == sentence)
    return {round(draw.turn) for draw in draws}


@pytest.mark.parametrize("home", [0, 90])
@pytest.mark.parametrize("size", SIZES)
def test_the_working_faces_whoever_picks_and_is_pressed_there(size: tuple[int, int], home: int) -> None:
    for seat in range(4):
        table = claimed(seat, size, SeatPlan.usual(4).turned(home))
        turn = table.seat_plan.places[seat].turn
        first = next(place for place, card in enumerate(table.state.places) if card)
        tap(table, f"place:{first}")
        assert table.board.selected == (first,)
        assert turn in turns_of(table, table.services.words("remainder.second_card", divisor=table.rule.divisor))
        reset = table.controls.get("reset").placed(table.edges.frame)
        assert reset.turn == turn
        tap(table, "reset")
        assert not table.board.selected


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turn", TURNS)
def test_the_working_has_its_place_at_every_side_and_at_every_step(size: tuple[int, int], turn: int) -> None:
    table = claimed(TURNS.index(turn), size)
    fonts = table.services.forge.fonts
    pair = valid_pairs(table.state)[0]

    def look() -> None:
        table.update(STEP)
        assert Counter(faults(table, fonts)) == {}

    look()
    for card in pair:
        tap(table, f"place:{table.state.places.index(card)}")
        look()
    assert table.state.claim is None
    assert table.board.verdict == "right"
    assert table.picking == TURNS.index(turn), "it is shown to whoever has found it"
    table.say("Ein Satz, so lang wie Sätze an diesem Tisch nun einmal werden, wenn es viel zu sagen gibt.")
    look()


@pytest.mark.parametrize(
    ("size", "seat", "hidden"), [((1920, 1080), 1, "divisor:more"), ((1080, 1920), 1, "referee"), ((1080, 1920), 3, "")]
)
def test_keys_beneath_the_working_wait_and_come_back(size: tuple[int, int], seat: int, hidden: str) -> None:
    table = claimed(seat, size)
    keys = {control.key for control in table.controls}
    waiting = {"divisor:more", "referee"} - keys
    assert hidden in waiting or not hidden
    for card in valid_pairs(table.state)[0]:
        tap(table, f"place:{table.state.places.index(card)}")
    for _ in range(300):
        table.update(STEP)
    assert table.picking is None
    assert waiting <= {control.key for control in table.controls}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", range(4))
def test_whoever_picks_leaves_the_others_their_hint(size: tuple[int, int], seat: int) -> None:
    table = claimed(seat, size)
    assert {"hint", "pause", "log", "help"} <= {control.key for control in table.controls}
    for card in valid_pairs(table.state)[0]:
        tap(table, f"place:{table.state.places.index(card)}")
    assert table.picking == seat, "the pair is still being looked at"
    assert table.controls.get("hint").enabled
    tap(table, "hint")
    assert table.message


def test_what_a_bot_picks_is_read_by_everybody_alike() -> None:
    around = AroundTable("no_remainder", 4)
    table = around.table
    assert isinstance(table, RemainderTable)
    table.director.plays = lambda seat: seat == 1  # type: ignore[method-assign]  # as if a bot sat there
    around.match.submit(1, around.action(1))
    table.update(STEP)
    assert table.picking == 1
    assert table.work_place.hidden is None
