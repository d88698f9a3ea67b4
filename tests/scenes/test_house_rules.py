"""Own rules: named, kept, taken among the presets, deleted; and seats with help of their own on the setup."""

from __future__ import annotations

import pytest

from quiclo_game.play.help import Help
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.house_rules import HouseRulesScene
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.setup_options import asked
from quiclo_game.shell.house_rules import HouseRules
from quiclo_game.shell.inputs import TextTyped
from quiclo_game.shell.settings import settings_from, values_of
from quiclo_game.shell.text import Words
from tests.scenes.stand_ins import Stand, stand, tap

BRAIN = "brain_training"


def opened(mode: str = BRAIN) -> tuple[SetupScene, Stand]:
    services = stand("de")
    scene = SetupScene(services.services, mode, lambda: 4127)
    scene.enter((1920, 1080))
    return scene, services


def test_the_present_rules_get_a_name_and_stand_among_the_presets() -> None:
    scene, services = opened()
    scene.pressed("option.variant:conquest")
    tap(scene, "rules")
    assert services.navigator.went == [f"house_rules {BRAIN}"]
    panel = HouseRulesScene(services.services, BRAIN, scene.settings.pairs, services.navigator.rules[-1])
    panel.enter((1920, 1080))
    for sign in "SONNTAG":
        tap(panel, f"sign:{sign}")
    tap(panel, "save")

    kept = services.store.settings.house_rules
    assert [(rules.mode, rules.name) for rules in kept] == [(BRAIN, "Sonntag")]
    assert scene.preset == ":Sonntag"
    scene.pressed("preset:text")
    assert scene.settings["variant"] == "race"
    tap(scene, "preset::Sonntag")
    assert scene.settings["variant"] == "conquest"


def test_without_a_name_nothing_is_kept() -> None:
    services = stand("de")
    panel = HouseRulesScene(services.services, BRAIN, (("variant", "race"),), print)
    panel.enter((1920, 1080))
    tap(panel, "save")

    assert services.store.settings.house_rules == ()


@pytest.mark.parametrize("name", ["SONNTAG", "sonntag"])
def test_rules_of_the_same_name_are_only_replaced_when_that_is_affirmed(name: str) -> None:
    old = HouseRules(BRAIN, "Sonntag", (("variant", "conquest"),))
    services, taken = stand("de", house_rules=(old,)), list[HouseRules]()
    panel = HouseRulesScene(services.services, BRAIN, (("variant", "race"),), taken.append)
    panel.enter((1920, 1080))
    for sign in name.upper():
        tap(panel, f"sign:{sign}")
    tap(panel, "save")
    assert "Sonntag" in services.navigator.went[-1]
    assert services.store.settings.house_rules == (old,)
    assert taken == []

    services.navigator.asked[-1]()

    assert [rules.values for rules in services.store.settings.house_rules] == [(("variant", "race"),)]
    assert services.navigator.went[-1] == "back"
    assert len(taken) == 1


def test_rules_are_not_named_by_signs_that_no_font_has() -> None:
    services = stand("de")
    panel = HouseRulesScene(services.services, BRAIN, (("variant", "race"),), lambda rules: None)
    panel.enter((1920, 1080))
    panel.handle(TextTyped("王Tag"))
    assert any("nicht zeigen" in draw.what.text for draw in panel.still() if isinstance(draw.what, Words))
    tap(panel, "save")
    assert [rules.name for rules in services.store.settings.house_rules] == ["Tag"]


def test_rules_that_are_kept_as_they_are_need_no_question() -> None:
    old = HouseRules(BRAIN, "Alt", (("variant", "race"),))
    services = stand("de", house_rules=(old,))
    panel = HouseRulesScene(services.services, BRAIN, old.values, lambda rules: None)
    panel.enter((1920, 1080))
    for sign in "ALT":
        tap(panel, f"sign:{sign}")
    tap(panel, "save")
    assert services.store.settings.house_rules == (old,)
    assert services.navigator.went == ["back"]


def test_deleting_own_rules_asks_first() -> None:
    services = stand("de", house_rules=(HouseRules(BRAIN, "Alt", (("variant", "race"),)),))
    panel = HouseRulesScene(services.services, BRAIN, (("variant", "race"),), print)
    panel.enter((1920, 1080))
    tap(panel, "delete:0")
    assert [rules.name for rules in services.store.settings.house_rules] == ["Alt"]

    services.navigator.asked[-1]()

    assert not services.store.settings.house_rules


def test_own_rules_survive_the_disk_and_broken_ones_cost_only_themselves() -> None:
    kept = stand("de", house_rules=(HouseRules(BRAIN, "Alt", (("variant", "race"),)),)).store.settings
    again, wrong = settings_from(values_of(kept))
    assert again.house_rules == kept.house_rules
    assert wrong == ()

    for broken in (7, ["x"], [{"mode": "a", "name": "", "values": []}], [{"mode": "a", "name": 3, "values": []}]):
        assert settings_from({"house_rules": broken})[1] == ("house_rules",)


def test_rules_that_the_mode_no_longer_takes_change_nothing() -> None:
    services = stand("de", house_rules=(HouseRules(BRAIN, "Alt", (("variant", "nonsense"),)),))
    scene = SetupScene(services.services, BRAIN, lambda: 1)
    scene.enter((1920, 1080))
    before = scene.settings
    tap(scene, "preset::Alt")

    assert scene.settings == before


def test_what_is_usual_follows_the_number_of_players() -> None:
    scene, _ = opened("no_remainder")
    assert scene.settings["deal"] == "random"
    tap(scene, "out:1")
    assert scene.settings["deal"] == "clearable"
    tap(scene, "join:person")
    assert scene.settings["deal"] == "random"


def test_nobody_is_asked_about_what_means_nothing() -> None:
    names = [option.name for option in asked(find_mode("no_remainder"))]
    assert "start" not in names
    assert not any(name in names for name in ("own_seconds", "hint_prices"))
    scene, _ = opened("no_remainder")
    while "option.operators:+" not in [control.key for control in scene.controls]:
        tap(scene, "page")
    assert "option.operators:*" not in [control.key for control in scene.controls]
    tap(scene, "option.operators:+")
    assert scene.settings["operators"] == "-*/"


def test_a_seat_gets_its_help_and_says_so_beside_the_name() -> None:
    scene, _ = opened()
    for key in ("seat:0", "page:help", "help.hints:2", "help.time:more", "help.ahead:more", "help.values:off", "done"):
        tap(scene, key)

    own = scene.plan().players[0].help
    assert own == Help(price=2, values=False, seconds=15, ahead=1)
    settings = scene.plan().settled().settings
    assert (settings["hint_prices"], settings["own_seconds"], settings["head_starts"]) == ("2", "15", "1")


def test_names_come_back_after_a_bot_had_the_seat_and_nobody_is_called_alike() -> None:
    scene, _ = opened()
    for key in ("seat:0", "pick:Mia", "done", "kind:0:bot", "kind:0:person"):
        scene.pressed(key)
    assert scene.plan().players[0].name == "Mia"

    for key in ("join:person", "join:person"):
        scene.pressed(key)
    scene.pressed("seat:0")
    assert scene.editor is not None
    scene.editor.write("Spieler 3")
    scene.pressed("done")
    names = [player.name.casefold() for player in scene.plan().players]
    assert len(set(names)) == len(names)
