"""Renaming a player in the middle of a game."""

from __future__ import annotations

from quiclo_game.play.players import Player
from quiclo_game.scenes.rename import RenameScene
from quiclo_game.shell.inputs import KeyPress
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
