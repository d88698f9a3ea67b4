"""Every menu scene by name, ready to be entered: for pictures to look at and for tests over all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quiclo_game.scenes.confirm import ConfirmScene
from quiclo_game.scenes.how_to import HowToScene
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.pause import PauseScene
from quiclo_game.scenes.settings import SettingsScene
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.title import TitleScene
from tests.scenes.stand_ins import NotingTable, Stand

BRAIN = "brain_training"


def title(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, (BRAIN,), lambda: None)


def title_saved(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, (BRAIN,), lambda: Path("2026.journal"))


def title_three(stand: Stand) -> MenuScene:
    return TitleScene(stand.services, (BRAIN,) * 3, lambda: None)


def setup(stand: Stand) -> MenuScene:
    return SetupScene(stand.services, BRAIN, lambda: 4127)


def setup_full(stand: Stand) -> MenuScene:
    scene = setup(stand)
    for key in ("join:bot", "join:person", "join:bot", "join:person", "join:bot", "option.variant:conquest"):
        scene.pressed(key)
    return scene


def setup_editor(stand: Stand) -> MenuScene:
    scene = setup(stand)
    scene.pressed("seat:0")
    return scene


def settings(stand: Stand) -> MenuScene:
    return SettingsScene(stand.services, lambda on: None)


def pause(stand: Stand) -> MenuScene:
    return PauseScene(stand.services, NotingTable(), BRAIN, lambda on: None)


def confirm(stand: Stand) -> MenuScene:
    words = stand.services.words
    return ConfirmScene(stand.services, words("pause.end_question"), words("pause.end_answer"), lambda: None)


def how_to(stand: Stand) -> MenuScene:
    return HowToScene(stand.services, BRAIN, lambda: None)


SCENES: dict[str, Callable[[Stand], MenuScene]] = {
    "title": title,
    "title_saved": title_saved,
    "setup": setup,
    "setup_full": setup_full,
    "setup_editor": setup_editor,
    "how_to": how_to,
    "settings": settings,
    "pause": pause,
    "confirm": confirm,
}
"""All menu scenes, with something in them."""
