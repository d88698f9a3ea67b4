"""The unattended table as guests meet it, in virtual time: attract, wake, language, idle, limits, and as new again."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.attract import AttractScene
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.pad_make import Make
from tests.end_to_end.robot import Robot
from tests.kiosk.house import house, play, start_house, wait, wake
from tests.scenes.seen import texts

# ---- waking ------------------------------------------------------------------------------------------------------


def test_the_touch_that_wakes_it_presses_nothing_else(guest: Robot) -> None:
    assert isinstance(guest.scene, AttractScene)
    for key in ("pause", "log", "help"):
        x, y = guest.scene.table.controls.get(key).x, guest.scene.table.controls.get(key).y
        guest.touch(x, y)
        assert guest.screen == "Language"
        wait(guest, 61)
        assert guest.screen == "Attract"


def test_a_finger_that_leaves_its_corner_wakes_it(guest: Robot) -> None:
    guest.finger(pygame.FINGERDOWN, 1, 8, 8)
    guest.tick(4)
    assert guest.screen == "Attract"
    guest.finger(pygame.FINGERMOTION, 1, 300, 200)
    guest.tick(4)
    assert guest.screen == "Language"


def test_any_key_wakes_it(guest: Robot) -> None:
    guest.key("a")

    assert guest.screen == "Language"


def test_the_chosen_language_holds_for_the_party_and_is_forgotten_with_it(guest: Robot) -> None:
    wake(guest, "en")
    assert guest.app.services.settings.language == "en"
    wait(guest, 61)

    assert guest.screen == "Attract"
    assert guest.app.services.settings.language == "de"


def test_with_one_language_nobody_is_asked(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("en",))))
    guest.touch(640, 650)

    assert guest.screen == "Title"
    assert guest.app.services.settings.language == "en"


def test_the_title_offers_the_modes_of_the_operator_and_no_way_out(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(modes=("strategy", "card_network"))))
    wake(guest)

    assert [control.key for control in guest.controls if control.key.startswith("mode:")] == [
        "mode:strategy",
        "mode:card_network",
    ]
    assert not any(control.key == "quit" for control in guest.controls)


@pytest.mark.parametrize("mode", KEYS)
def test_at_a_fair_every_setup_begins_with_the_rules_for_it(guest: Robot, mode: str) -> None:
    wake(guest)
    guest.tap(f"mode:{mode}")
    guest.wait_for("Setup")

    assert isinstance(guest.scene, SetupScene)
    assert guest.scene.preset == "fair"


def test_at_a_table_people_sit_around_it(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.TABLE)))
    wake(guest)
    guest.tap("mode:brain_training")
    guest.wait_for("Setup")
    assert isinstance(guest.scene, SetupScene)
    assert not guest.scene.seat_plan.couch


# ---- no way out --------------------------------------------------------------------------------------------------


def test_nothing_that_guests_can_press_ends_it_or_changes_its_window(guest: Robot) -> None:
    wake(guest)
    play(guest)
    size, scene = guest.app.display.size, guest.scene
    keys = [(pygame.K_ESCAPE, 0), (pygame.K_F4, pygame.KMOD_ALT), (pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)]
    keys += [(key, pygame.KMOD_CTRL) for key in (pygame.K_c, pygame.K_q, pygame.K_w)]
    for key, mod in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    for button in (2, 3):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, pos=(600, 300), touch=False))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pygame.event.post(pygame.event.Event(pygame.WINDOWCLOSE))
    guest.tick(5)

    assert not guest.app.loop.over
    assert guest.scene is scene
    assert guest.app.display.size == size


def test_the_pause_offers_no_window_to_switch(guest: Robot) -> None:
    wake(guest)
    play(guest)
    guest.tap("pause")
    guest.wait_for("Pause")

    assert not any(control.key == "set.fullscreen" for control in guest.controls)


# ---- idle --------------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_touches_asks_counts_and_attracts_again(guest: Robot) -> None:
    wake(guest)
    wait(guest, 44)
    assert guest.screen == "Title"
    wait(guest, 2)
    assert guest.screen == "StillThere"
    wait(guest, 13)
    assert guest.screen == "StillThere"
    wait(guest, 2)

    assert guest.screen == "Attract"


def test_a_touch_answers_the_question_and_presses_nothing(guest: Robot) -> None:
    wake(guest)
    place = guest.place("mode:strategy")
    wait(guest, 50)
    assert guest.screen == "StillThere"
    guest.touch(*place)
    assert guest.screen == "Title"
    wait(guest, 44)

    assert guest.screen == "Title"


def test_a_key_answers_too(guest: Robot) -> None:
    wake(guest)
    wait(guest, 50)
    guest.key("right")

    assert guest.screen == "Title"


def test_in_a_game_the_table_asks_only_once_it_waits_for_people(guest: Robot) -> None:
    wake(guest)
    play(guest)
    for _ in range(600):
        wait(guest, 1)
        if guest.screen == "StillThere":
            break
        assert isinstance(guest.scene, TableScene)
    assert guest.screen == "StillThere"
    guest.touch(640, 360)

    assert isinstance(guest.scene, TableScene)


def test_a_couch_is_never_asked(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH, session_minutes=0)))
    wake(guest)
    wait(guest, 3600)

    assert guest.screen == "Title"


def test_a_disk_that_takes_nothing_is_not_mentioned_to_guests(tmp_path: Path) -> None:
    (tmp_path / "journals").write_bytes(b"in the way")
    (tmp_path / "statistics.csv").mkdir()
    guest = Robot(start_house(tmp_path))
    wake(guest)
    play(guest)
    guest.tick(30)
    table = guest.scene
    assert isinstance(table, TableScene)

    assert table.message_tone != "wrong"
    assert len(table.standing()) == 1
    wait(guest, 900)


# ---- as new ------------------------------------------------------------------------------------------------------


def digest(guest: Robot) -> tuple[object, ...]:
    """Return all that a party could have left behind."""
    app = house(guest)
    audio = app.services.audio
    return (
        [type(scene).__name__ for scene in app.stack.visible()],
        app.services.settings,
        app.modes,
        app._last_plan,
        app._party,
        (audio.volume, audio.muted, audio.cap, audio.trim_db),
        app.services.couch.make,
        dict(app.services.couch._colours),
        app.warden._idle.presence,
        app.warden._asked,
        len(app.loop.on_frame),
        len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0,
    )


def test_thirty_parties_leave_an_identical_state(guest: Robot) -> None:
    before = digest(guest)
    for number in range(30):
        wake(guest, ("de", "en")[number % 2])
        play(guest, ("brain_training", "mental_arithmetic", "no_remainder")[number % 3])
        guest.tap("pause")
        guest.wait_for("Pause")
        if guest.sees("set.mute"):
            guest.tap("set.mute")
        wait(guest, 65)
        assert guest.screen == "Attract"
        assert digest(guest) == before


def test_a_reset_takes_less_than_three_seconds_of_the_tables_time(guest: Robot) -> None:
    wake(guest)
    wait(guest, 59)
    assert guest.screen == "StillThere"
    wait(guest, 3)

    assert guest.screen == "Attract"


def test_a_table_at_which_nothing_moves_still_draws_a_frame_a_second(guest: Robot) -> None:
    wake(guest)
    frames: list[float] = []
    guest.app.loop.on_frame.append(lambda surface, now: frames.append(now))
    for _ in range(20 * 60):
        guest.tick()
        guest.app.loop._show(0.0)

    assert all(later - earlier <= 1_100.0 for earlier, later in pairwise(frames))
    assert len(frames) >= 18


def test_decisions_of_the_operator_hold_from_party_to_party(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path))
    house(guest).changes.change(modes=["strategy"])
    wake(guest)
    wait(guest, 61)
    wake(guest)

    assert [control.key for control in guest.controls if control.key.startswith("mode:")] == ["mode:strategy"]


def test_guests_see_everything_as_they_chose_and_the_next_ones_as_usual(guest: Robot) -> None:
    wake(guest)
    house(guest).services.store.change(high_contrast=True)
    assert house(guest).services.forge.lens.clear
    house(guest).leave_program()

    assert not house(guest).services.forge.lens.clear


# ---- what is true at a booth -------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["Language", "Title", "Setup", "Pause"])
def test_the_end_of_a_session_is_announced_in_front_of_whatever_guests_see(tmp_path: Path, screen: str) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(session_minutes=3)))
    guest.touch(640, 650)
    guest.wait_for("Language")
    if screen != "Language":
        guest.tap("language:de")
        guest.wait_for("Title")
    if screen == "Setup":
        guest.tap("mode:brain_training")
        guest.wait_for("Setup")
    if screen == "Pause":
        play(guest)
        guest.tap("pause")
        guest.wait_for("Pause")
    said: set[str] = set()
    for _ in range(120):
        wait(guest, 1)
        guest.key("f12")
        said |= {text.text for text in texts(house(guest).loop.in_front(), guest.app.services.forge.fonts)}
    assert guest.screen == screen

    assert any("Noch 2 Minuten" in text for text in said)
    assert guest.app.loop.in_front() == ()


@pytest.mark.parametrize("mode", KEYS)
def test_guests_are_not_told_that_their_game_is_saved_nor_of_a_key_that_is_barred(guest: Robot, mode: str) -> None:
    wake(guest)
    play(guest, mode)
    guest.key("tab")
    table = guest.scene
    assert isinstance(table, TableScene)
    couch = guest.app.services.couch

    assert len(table.standing()) == 1
    assert not couch.signed(Make.KEYS, Button.START)
    assert couch.signed(Make.XBOX, Button.START)
    signs = table.controls.signs
    assert signs is not None
    assert signs(table.controls.get("pause"), False, 20.0) is None
