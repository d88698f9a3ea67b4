from __future__ import annotations

import pygame
import pytest

from quiclo_game.scenes.brain.picture import CHOOSER_DIE
from quiclo_game.scenes.rolling import dice_looks
from quiclo_game.scenes.warmth import Warmth
from quiclo_game.shell.dice_faces import DieTumble
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.shapes import Disc
from tests.scenes.brain.seated import Seated
from tests.scenes.stand_ins import workshop


def test_one_picture_is_made_at_a_time_the_first_ones_first() -> None:
    _, forge = workshop()
    forge.forget()
    warmth, looks = Warmth(), [Disc(20 + step, "honey") for step in range(3)]
    warmth.watch(lambda: [looks[0], *looks])
    seen = [(warmth.step(forge), [forge.has(look) for look in looks]) for _ in range(4)]
    assert seen[0] == (True, [True, False, False])
    assert seen[1] == (True, [True, True, False])
    assert seen[2] == (True, [True, True, True])
    assert not seen[3][0]


def test_while_a_person_thinks_everything_is_baked_that_a_throw_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    _, forge = workshop()
    game = Seated().watch()
    assert game.table.interactive
    forge.forget()
    game.table.resized((1920, 1080))
    game.wait(2000)
    loaded: list[object] = []
    monkeypatch.setattr(pygame.image, "load", loaded.append)
    for look in (*dice_looks(6, CHOOSER_DIE), *dice_looks(12, game.table.layout.number_size)):
        forge.bake(look)
    assert loaded == []


def test_all_tumbling_dice_fit_into_the_caches_at_3840_by_2160(monkeypatch: pytest.MonkeyPatch) -> None:
    assets, _ = workshop()
    forge = Forge(assets, Fonts(), 256_000_000)
    looks = (*dice_looks(6, 232), *dice_looks(12, 316))
    for look in looks:
        forge.bake(look)
    loaded: list[object] = []
    monkeypatch.setattr(pygame.image, "load", loaded.append)
    for look in looks:
        forge.bake(look)
    assert loaded == []


def test_a_frame_of_a_tumbling_die_costs_no_px_of_its_own() -> None:
    _, forge = workshop()
    forge.forget()
    forge.bake(DieTumble(12, 7, 120, 0))
    held = forge.held_bytes
    for frame in range(1, 12):
        forge.bake(DieTumble(12, 7, 120, frame))
    assert forge.held_bytes == held
