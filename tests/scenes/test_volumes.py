"""The volume of each group of sounds: by touch, keyboard and pad, heard at once, kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.scenes.settings import SettingsScene
from quiclo_game.scenes.volumes import SAMPLES, VolumesScene
from quiclo_game.shell.audio import group_of
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from quiclo_game.shell.settings import SOUND_GROUPS
from quiclo_game.shell.settings_store import SettingsStore
from tests.scenes.stand_ins import Stand, stand, tap


def opened() -> tuple[Stand, VolumesScene]:
    there = stand("de")
    scene = VolumesScene(there.services)
    scene.enter((1280, 720))
    return there, scene


def test_the_settings_lead_there() -> None:
    there = stand("de")
    settings = SettingsScene(there.services, None)
    settings.enter((1280, 720))
    tap(settings, "set.groups")
    assert there.navigator.went == ["volumes"]


def test_every_group_is_heard_by_a_sound_of_its_own() -> None:
    assert {group: group_of(sound) for group, sound in SAMPLES.items()} == {group: group for group in SOUND_GROUPS}


@pytest.mark.parametrize("group", SOUND_GROUPS)
def test_a_finger_drags_the_volume_of_one_group_and_hears_it(group: str) -> None:
    there, scene = opened()
    slider = scene.controls.get(f"volume.{group}")
    scene.handle(Pointer("finger", Phase.DOWN, slider.x, slider.y))
    scene.handle(Pointer("finger", Phase.MOVE, slider.x - slider.width, slider.y))
    scene.handle(Pointer("finger", Phase.UP, slider.x - slider.width, slider.y))
    assert there.audio.groups == {group: 0}
    assert there.store.settings.volumes == ((group, 0),)
    assert there.audio.played.count(SAMPLES[group]) >= 1
    assert [scene.volume(other) for other in SOUND_GROUPS if other != group] == [10, 10, 10]


@pytest.mark.parametrize("pad", ["", "pad:0"])
def test_arrows_of_keyboard_and_pad_change_the_one_on_which_the_ring_stands(pad: str) -> None:
    there, scene = opened()
    scene.controls.focus("volume.signals")
    for key in ("left", "left", "left", "right"):
        scene.handle(KeyPress(key, pad=pad))
    assert there.audio.groups == {"signals": 8}
    scene.handle(KeyPress("down", pad=pad))
    scene.handle(KeyPress("left", pad=pad))
    assert there.audio.groups == {"signals": 8, "keys": 9}


def test_what_is_set_is_kept_for_the_next_start(tmp_path: Path) -> None:
    there, scene = opened()
    scene.pressed("volume.buzzer:4")
    scene.pressed("volume.table:9")
    store = SettingsStore(tmp_path)
    store.change(volumes=there.store.settings.volumes)
    again = SettingsStore(tmp_path)
    assert again.load() == ()
    assert dict(again.settings.volumes) == {"buzzer": 4, "table": 9}


def test_it_is_left_by_its_key() -> None:
    there, scene = opened()
    tap(scene, "done")
    assert there.navigator.went == ["back"]
