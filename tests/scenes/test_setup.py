"""Setting up a game by touch and by keys."""

from __future__ import annotations

import pytest

from quiclo_game.play.help import USUAL, Help
from quiclo_game.play.players import Player, Strength
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.shell.inputs import KeyPress, TextTyped
from tests.scenes.stand_ins import Stand, stand, tap

SIZE = (1920, 1080)


@pytest.fixture
def there() -> Stand:
    return stand("de")


@pytest.fixture
def scene(there: Stand) -> SetupScene:
    scene = SetupScene(there.services, "brain_training", lambda: 4127)
    scene.enter(SIZE)
    return scene


def test_a_stranger_may_press_start_at_once(scene: SetupScene, there: Stand) -> None:
    tap(scene, "start")

    (plan,) = there.navigator.plans
    assert [player.name for player in plan.players] == ["Spieler 1", "Robo 2"]
    assert plan.seed == 4127
    assert scene.preset == "text"


@pytest.mark.parametrize("mode_key", ["card_network", "strategy"])
def test_help_from_another_mode_is_left_behind_where_it_means_nothing(there: Stand, mode_key: str) -> None:
    players = (Player("Mia", 0, help=Help(price=2, ahead=3, seconds=60)), Player("Ben", 1))
    before = find_mode("brain_training")
    last = GamePlan(before.key, players, settle(before.options, {}, 2), 5)
    scene = SetupScene(there.services, mode_key, lambda: 1, last)
    scene.enter(SIZE)

    assert scene.seating.players[0].help == Help(price=2, seconds=60)


def test_a_head_start_comes_down_with_the_goal(there: Stand) -> None:
    mode = find_mode("mental_arithmetic")
    players = (Player("Mia", 0, help=Help(ahead=40)), Player("Ben", 1))
    last = GamePlan(mode.key, players, settle(mode.options, {"cards": "6"}, 2), 5)
    scene = SetupScene(there.services, mode.key, lambda: 1, last)
    scene.enter(SIZE)
    assert scene.seating.players[0].help.ahead == 5
    for key in ("seat:0", "page:help", "help.ahead:less", "help.ahead:more", "help.ahead:more", "done"):
        tap(scene, key)
    assert scene.seating.players[0].help.ahead == 5


def test_the_card_network_offers_no_values_to_hide(there: Stand) -> None:
    scene = SetupScene(there.services, "card_network", lambda: 1)
    scene.enter(SIZE)
    tap(scene, "seat:0")
    tap(scene, "page:help")
    keys = {control.key for control in scene.controls}
    assert "help.hints:off" in keys
    assert "help.values:off" not in keys


def test_where_nobody_has_a_turn_no_seat_has_its_own_hints_but_alone_it_has(there: Stand) -> None:
    priced, without = Player("Mia", 0, help=Help(price=2)), Player("Ben", 1, help=Help(hints=False))
    mode = find_mode("no_remainder")
    for players, kept, shown in (((priced,), Help(price=2), True), ((priced, without), USUAL, False)):
        plan = GamePlan(mode.key, players, settle(mode.options, {}, len(players)), 5)
        assert {player.help for player in plan.settled().players} == {kept}
        assert plan.settled().settings.for_seat("hint_prices", 0) == kept.price
        scene = SetupScene(there.services, mode.key, lambda: 1, plan)
        scene.enter(SIZE)
        assert {player.help for player in scene.seating.players} == {kept}
        tap(scene, "seat:0")
        tap(scene, "page:help")
        keys = {control.key for control in scene.controls}
        assert ("help.hints:off" in keys) is shown
        assert "help.values:off" in keys


def test_seats_fill_up_and_empty_by_taps(scene: SetupScene) -> None:
    for key in ("join:bot", "join:person", "kind:2:strong", "out:0", "up:1"):
        tap(scene, key)
    assert [player.strength for player in scene.seating.players] == [Strength.STRONG, Strength.MEDIUM, None]


def test_the_last_seat_cannot_be_left(scene: SetupScene) -> None:
    tap(scene, "out:1")
    tap(scene, "out:0")
    assert len(scene.seating.players) == 1


def test_the_small_bot_makes_a_medium_one_of_a_person(scene: SetupScene) -> None:
    tap(scene, "kind:0:bot")
    assert scene.seating.players[0].strength is Strength.MEDIUM


def test_changing_a_rule_makes_the_preset_ones_own_and_it_can_be_had_back(scene: SetupScene) -> None:
    tap(scene, "option.variant:conquest")
    assert scene.preset == "own"
    tap(scene, "preset:first_steps")
    assert scene.settings["operators"] == "+-"
    tap(scene, "preset:own")
    assert (scene.settings["operators"], scene.settings["variant"]) == ("+-*/", "conquest")


def test_help_and_book_lead_there_and_back(scene: SetupScene, there: Stand) -> None:
    tap(scene, "help")
    tap(scene, "book")
    there.navigator.asked[0]()
    assert there.navigator.went == ["how_to brain_training", "rule_book brain_training", "back"]


def test_a_name_is_picked_and_a_colour_chosen_by_touch(scene: SetupScene) -> None:
    tap(scene, "seat:0")
    tap(scene, "pick:Mia")
    tap(scene, "colour:3")
    tap(scene, "done")
    assert scene.editor is None
    assert (scene.seating.players[0].name, scene.seating.players[0].colour) == ("Mia", 3)


def test_a_name_is_typed_on_the_drawn_keys_with_one_large_letter(scene: SetupScene) -> None:
    tap(scene, "seat:0")
    for key in ("sign:J", "sign:Ö", "sign:R", "sign:G", "sign:K", "erase"):
        tap(scene, key)
    tap(scene, "done")
    assert scene.seating.players[0].name == "Jörg"


def test_a_name_is_typed_on_a_real_keyboard_and_return_takes_it(scene: SetupScene) -> None:
    tap(scene, "seat:1")
    for sign in "Opa K":
        scene.handle(KeyPress("space" if sign == " " else sign.lower()))
        scene.handle(TextTyped(sign))
    scene.handle(KeyPress("return"))
    assert scene.editor is None
    assert scene.seating.players[1].name == "Opa K"


def test_taken_colours_are_refused(scene: SetupScene, there: Stand) -> None:
    tap(scene, "seat:0")
    tap(scene, "colour:1")
    tap(scene, "done")
    assert scene.seating.players[0].colour == 0
    assert "wrong" in there.audio.played


def test_a_name_that_another_has_is_not_taken_over(scene: SetupScene) -> None:
    tap(scene, "seat:0")
    scene.handle(TextTyped("robo 2"))
    tap(scene, "done")
    assert scene.editor is not None
    assert scene.editor.complaint == "setup.editor_taken"
    tap(scene, "erase")
    assert scene.editor.complaint is None


def test_escape_closes_the_editor_without_a_change_and_then_leaves(scene: SetupScene, there: Stand) -> None:
    tap(scene, "seat:0")
    tap(scene, "pick:Mia")
    scene.handle(KeyPress("escape"))
    assert scene.editor is None
    assert scene.seating.players[0].name == ""
    scene.handle(KeyPress("escape"))
    assert there.navigator.went == ["back"]


def test_what_was_typed_survives_a_change_of_the_window(scene: SetupScene) -> None:
    tap(scene, "seat:0")
    scene.handle(TextTyped("Lea"))
    scene.resized((1080, 1920))
    assert scene.editor is not None
    assert scene.editor.text == "Lea"


def test_the_same_people_sit_down_again(there: Stand, scene: SetupScene) -> None:
    tap(scene, "option.variant:conquest")
    again = SetupScene(there.services, "brain_training", lambda: 1, scene.plan())
    assert again.seating.settled(there.services.words) == scene.plan().players
    assert again.settings == scene.settings


def test_everything_can_be_reached_by_keys_alone(scene: SetupScene, there: Stand) -> None:
    scene.handle(KeyPress("tab"))
    assert scene.controls.focused == "start"
    scene.handle(KeyPress("return"))
    assert there.navigator.went == ["play"]
