"""Renaming a player in the middle of a game."""

from __future__ import annotations

import pytest

from quiclo_game.play.players import Player
from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.remainder_state import Buzz
from quiclo_game.scenes.rename import RenameScene
from quiclo_game.shell.inputs import KeyPress, TextTyped
from quiclo_game.shell.text import Words
from tests.scenes.around import AroundTable
from tests.scenes.stand_ins import Stand, stand, tap


def opened(there: Stand, taken: list[str], others: tuple[str, ...] = ("Mia",)) -> RenameScene:
    scene = RenameScene(there.services, Player("Anna", 2), others, taken.append)
    scene.enter((1280, 720))
    return scene


def test_a_picked_name_is_taken_over_and_the_panel_closes() -> None:
    there, taken = stand("de"), list[str]()
    scene = opened(there, taken)
    tap(scene, "pick:Oma")
    tap(scene, "done")
    assert taken == ["Oma"]
    assert there.navigator.went == ["back"]


def test_a_name_that_another_has_is_refused() -> None:
    there, taken = stand("de"), list[str]()
    scene = opened(there, taken)
    assert not scene.controls.get("pick:Mia").enabled
    for key in ("sign:M", "sign:I", "sign:A"):
        while any(control.key == "erase" for control in scene.controls) and key == "sign:M" and scene._editor.text:
            tap(scene, "erase")
        tap(scene, key)
    tap(scene, "done")
    assert taken == []
    assert there.navigator.went == []


def test_escape_keeps_the_name() -> None:
    there, taken = stand("de"), list[str]()
    opened(there, taken).handle(KeyPress("escape"))
    assert taken == []
    assert there.navigator.went == ["back"]


def test_the_colour_stays() -> None:
    there = stand("de")
    scene = opened(there, [])
    assert [control.enabled for control in scene.controls if control.key.startswith("colour:")].count(True) == 1


def told(scene: RenameScene) -> list[str]:
    return [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]


@pytest.mark.parametrize("typed", ["مريم", "王", "🦊"])
def test_signs_that_no_font_has_are_not_taken_and_that_is_said(typed: str) -> None:
    there, taken = stand("de"), list[str]()
    scene = opened(there, taken)
    scene.handle(TextTyped(f"{typed}!"))
    assert any("lässt sich hier nicht zeigen" in text for text in told(scene))
    scene.handle(TextTyped("é"))
    assert not any("lässt sich hier nicht zeigen" in text for text in told(scene))
    tap(scene, "done")
    assert taken == ["Anna!é"]


def test_a_kept_name_that_no_font_has_is_changed_from_an_empty_line() -> None:
    there, taken = stand("de"), list[str]()
    scene = RenameScene(there.services, Player("مريم", 2), (), taken.append)
    scene.enter((1280, 720))
    assert scene._editor.text == ""
    tap(scene, "pick:Oma")
    tap(scene, "done")
    assert taken == ["Oma"]


@pytest.mark.parametrize("plan", [None, COUCH], ids=["around", "couch"])
def test_while_somebody_picks_nobody_stops_that_for_a_name(plan: SeatPlan | None) -> None:
    around = AroundTable("no_remainder", 3, plan=plan)
    table, went = around.table, around.stand.navigator.went
    table.fired("name:1")
    assert went == ["rename Opa Karl"]
    assert around.match.submit(0, Buzz(0)) is None
    table.fired("name:1")
    table.fired("name:0")
    assert went == ["rename Opa Karl"]
