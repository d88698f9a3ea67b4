"""Where the keyboard's ring is when a turn begins: where it has something to do, whatever happened to it before."""

from __future__ import annotations

from quiclo_game.shell.choices import Speed
from tests.scenes.brain.seated import Seated, first_turn


def bots_turn() -> Seated:
    """Return a game in which a bot is at work, before a person is due."""
    game = first_turn("bot:strong,Mia", program={"speed": Speed.INSTANT}).watch()
    assert game.table.seat is None
    return game


def until_the_person_is_due(game: Seated) -> None:
    for _ in range(20_000):
        if game.table.interactive:
            return
        game.wait(50.0)
    raise AssertionError("the bot never hands on the dice")


def test_a_ring_moved_during_a_bots_turn_is_on_the_main_key_when_ones_own_begins() -> None:
    game = bots_turn()
    game.key("right", "right", "right")
    game.table.controls.focus("log")
    until_the_person_is_due(game)
    game.wait(50.0)
    assert game.table.controls.focused == "main"
    assert game.table.controls.focus_shown
    game.key("return").watch()
    assert game.went == []
    assert game.state.turns.seat == 1


def test_a_ring_that_was_moved_in_ones_own_turn_stays() -> None:
    game = bots_turn()
    until_the_person_is_due(game)
    game.wait(50.0)
    game.table.controls.focus("log")
    game.wait(500.0)
    assert game.table.controls.focused == "log"
    game.key("return")
    assert game.went == ["move_log"]


def test_no_ring_comes_up_where_nobody_steers() -> None:
    game = bots_turn()
    until_the_person_is_due(game)
    game.wait(50.0)
    assert not game.table.controls.focus_shown
