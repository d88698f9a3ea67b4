"""Settings hold at once; the pause asks before anything is lost."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.confirm import ConfirmScene
from quiclo_game.scenes.pause import PauseScene
from quiclo_game.scenes.settings import SettingsScene
from quiclo_game.shell.choices import Speed, TextSize
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from quiclo_game.shell.settings import Settings
from tests.scenes.stand_ins import NotingTable, Stand, stand, tap

SIZE = (1920, 1080)


@pytest.fixture
def there() -> Stand:
    return stand("de")


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("set.language:en", "language", "en"),
        ("set.mute", "muted", True),
        ("set.speed:slow", "speed", Speed.SLOW),
        ("set.thinking:instant", "thinking", Speed.INSTANT),
        ("set.text_size:175", "text_size", TextSize.HUGE),
        ("set.contrast:high", "high_contrast", True),
        ("set.motion", "reduced_motion", True),
        ("set.step", "step", True),
    ],
)
def test_every_setting_is_changed_by_a_tap(there: Stand, key: str, name: str, value: object) -> None:
    scene = SettingsScene(there.services, None)
    scene.enter(SIZE)
    assert getattr(Settings(language="de"), name) != value
    tap(scene, key)
    assert getattr(there.store.settings, name) == value


def test_the_volume_is_heard_while_it_is_dragged(there: Stand) -> None:
    scene = SettingsScene(there.services, None)
    scene.enter(SIZE)
    slider = scene.controls.get("set.volume")
    y, left = slider.y, slider.x - slider.width / 2
    scene.handle(Pointer("mouse", Phase.DOWN, slider.x, y))
    scene.handle(Pointer("mouse", Phase.MOVE, left + 30, y))
    assert (there.store.settings.volume, there.audio.volume) == (0, 0)
    scene.handle(Pointer("mouse", Phase.MOVE, left + slider.width, y))
    scene.handle(Pointer("mouse", Phase.UP, left + slider.width, y))
    assert there.audio.volume == 10
    assert there.audio.played.count("select") == 3


def test_turning_the_volume_up_ends_the_silence(there: Stand) -> None:
    scene = SettingsScene(there.services, None)
    scene.enter(SIZE)
    tap(scene, "set.mute")
    slider = scene.controls.get("set.volume")
    scene.handle(Pointer("mouse", Phase.DOWN, slider.x, slider.y))
    assert not there.store.settings.muted
    assert not there.audio.muted


def test_the_window_is_switched_and_where_it_cannot_be_nobody_offers_it(there: Stand) -> None:
    switched: list[str] = []
    scene = SettingsScene(there.services, lambda: switched.append("switched"))
    scene.enter(SIZE)
    tap(scene, "set.fullscreen")
    assert switched == ["switched"]
    fixed = SettingsScene(there.services, None)
    fixed.enter(SIZE)
    with pytest.raises(KeyError):
        fixed.controls.get("set.fullscreen")


def test_the_table_hears_of_every_change_made_in_the_pause(there: Stand) -> None:
    table = NotingTable()
    scene = PauseScene(there.services, table, "brain_training", None)
    scene.enter(SIZE)
    tap(scene, "set.speed:fast")
    tap(scene, "set.language:en")
    assert table.told == 2


def test_the_pause_goes_on_with_return(there: Stand) -> None:
    scene = PauseScene(there.services, NotingTable(), "brain_training", None)
    scene.enter(SIZE)
    scene.handle(KeyPress("tab"))
    scene.handle(KeyPress("return"))
    assert there.navigator.went == ["back"]


def test_a_new_game_and_the_end_of_this_one_are_asked_for_first(there: Stand) -> None:
    table = NotingTable()
    scene = PauseScene(there.services, table, "brain_training", None)
    scene.enter(SIZE)
    tap(scene, "new")
    tap(scene, "end")
    assert [way.split()[0] for way in there.navigator.went] == ["confirm", "confirm"]
    assert table.restarts == 0
    for yes in there.navigator.asked:
        yes()
    assert table.restarts == 1
    assert there.navigator.went[-1] == "title"


@pytest.mark.parametrize(
    ("key", "way"), [("how_to", "how_to brain_training"), ("rules", "rule_book brain_training"), ("log", "move_log")]
)
def test_the_pause_leads_to_help_rules_and_log(there: Stand, key: str, way: str) -> None:
    scene = PauseScene(there.services, NotingTable(), "brain_training", None)
    scene.enter(SIZE)
    tap(scene, key)
    assert there.navigator.went == [way]


def test_beneath_a_question_no_key_looks_pressed(there: Stand) -> None:
    scene = PauseScene(there.services, NotingTable(), "brain_training", None)
    scene.enter(SIZE)
    tap(scene, "end")
    assert scene.controls.pressed("end")
    version = scene.version
    scene.leave()
    assert not scene.controls.pressed("end")
    assert scene.version > version


def test_only_yes_means_yes(there: Stand) -> None:
    said: list[str] = []
    scene = ConfirmScene(there.services, "Wirklich?", "Ja", lambda: said.append("yes"))
    scene.enter(SIZE)
    scene.handle(KeyPress("escape"))
    scene.handle(KeyPress("tab"))
    scene.handle(KeyPress("return"))
    tap(scene, "no")
    assert said == []
    tap(scene, "yes")
    assert said == ["yes"]
    assert there.navigator.went == ["back"] * 4


def test_the_pause_gives_a_seat_back_for_which_a_bot_stands_in(there: Stand) -> None:
    table = NotingTable(away=(1,))
    scene = PauseScene(there.services, table, "brain_training", None)
    scene.enter(SIZE)
    tap(scene, "back")
    assert table.away == ()
    with pytest.raises(KeyError):
        scene.controls.get("back")
