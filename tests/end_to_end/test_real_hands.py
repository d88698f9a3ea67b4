"""Real fingers, many at once: ten on ten places, two people on two pads, a card carried through a pinch.

The screen is an X server in memory with a touch device of ten contacts; where that is missing, nothing is tried.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from quiclo_game.rules.network_moves import Fit
from quiclo_game.scenes.network.layout import NetworkLayout, lay_out
from quiclo_game.scenes.settings import SettingsScene
from quiclo_game.shell.settings_store import FILE
from tests.end_to_end.real_game import PATIENCE, ROOT, middle
from tests.end_to_end.test_network_real_fingers import (
    APART,
    SIZE,
    STEP,
    card_place,
    differing,
    first_turn,
    paper,
    picture_of,
)
from tests.end_to_end.touch_screen import TouchScreen, missing
from tests.end_to_end.two_pads import SIGNS, pads
from tests.scenes.gallery import title
from tests.scenes.stand_ins import stand

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = [
    pytest.mark.xdist_group("screen"),
    pytest.mark.skipif(bool(missing()), reason=missing() or "nothing is missing"),
]

CHANGES = {
    "set.mute": ("muted", True),
    "set.speed:fast": ("speed", "fast"),
    "set.thinking:slow": ("thinking", "slow"),
    "set.text_size:125": ("text_size", 125),
    "set.contrast:high": ("high_contrast", True),
    "set.motion": ("reduced_motion", True),
    "set.step": ("step", True),
}
"""Keys of the settings, and what each of them changes."""
BUSY = 90.0
"""So many s a machine with other work may take."""
RESTING = 3
"""So many of the ten fingers only rest on the panel."""


def wait_for(ready: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + BUSY
    while not ready():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)


def run(screen: TouchScreen, data_dir: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Start the program on a screen."""
    command = [sys.executable, "main.py", *arguments, "--data-dir", str(data_dir), "--lang", "de", "--fullscreen"]
    return subprocess.Popen(command, cwd=ROOT, env=screen.environment, stderr=subprocess.PIPE)


def ended(game: subprocess.Popen[bytes]) -> tuple[int, str]:
    """Ask the program to end; return its exit code and what it said."""
    game.terminate()
    _, said = game.communicate(timeout=PATIENCE)
    return game.returncode, said.decode(errors="replace")


def test_ten_fingers_at_once_each_do_their_own(tmp_path: Path) -> None:
    shown = title(stand("de"))
    shown.enter(SIZE)
    menu = SettingsScene(stand("de").services, lambda: None)
    menu.enter(SIZE)

    def kept() -> dict[str, object]:
        path = tmp_path / FILE
        try:
            values: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return values

    with TouchScreen(*SIZE) as screen:
        game = run(screen, tmp_path, "play")
        try:
            opener, mute = shown.controls.get("settings"), menu.controls.get("set.step")
            for language in ("en", "de"):
                # A tap that is lost before the title is there would leave the next one to whatever lies under it.
                key = shown.controls.get(f"language:{language}")
                wait_for(partial(chosen, screen, (key.x, key.y), language, kept))
            wait_for(lambda: tapped(screen, (opener.x, opener.y), (mute.x, mute.y), kept))
            screen.tap(mute.x, mute.y)
            wait_for(lambda: kept().get("step") is False)
            # neighbours come down long after each other: also in a slow frame they are no palm
            keys = [list(CHANGES)[index * 4 % len(CHANGES)] for index in range(len(CHANGES))]
            places = [(menu.controls.get(key).x, menu.controls.get(key).y) for key in keys]
            places += [(SIZE[0] * 0.24, SIZE[1] * (0.3 + 0.2 * index)) for index in range(RESTING)]
            for finger, place in enumerate(places):
                screen.down(finger, *place)
                time.sleep(APART)
            assert len(places) == 10
            for finger, place in enumerate(places):
                screen.up(finger, *place)
                time.sleep(STEP)
            wait_for(lambda: all(kept().get(name) == value for name, value in CHANGES.values()))
            assert ended(game) == (0, "")
        finally:
            game.kill()
            game.communicate()


def chosen(screen: TouchScreen, key: tuple[float, float], language: str, kept: Callable[[], dict[str, object]]) -> bool:
    """Tap the key of a language; say whether it is the one that is kept by now."""
    screen.tap(*key)
    time.sleep(0.4)
    return kept().get("language") == language


def tapped(
    screen: TouchScreen,
    opener: tuple[float, float],
    step: tuple[float, float],
    kept: Callable[[], dict[str, object]],
) -> bool:
    """Open the settings and switch one on; say whether that has happened, for the program takes a while to start."""
    screen.tap(*opener)
    time.sleep(0.4)
    screen.tap(*step)
    time.sleep(0.4)
    return kept().get("step") is True


def test_two_people_on_opposite_sides_complete_two_calculations_at_the_same_time() -> None:
    places = {control.key: (control.x, control.y) for control in pads(*SIZE)}
    with TouchScreen(*SIZE) as screen:
        command = [sys.executable, "-m", "tests.end_to_end.two_pads"]
        process = subprocess.Popen(
            command, cwd=ROOT, env=screen.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            assert process.stdout.readline().split() == ["ready", *map(str, SIZE)]
            time.sleep(0.5)
            for mine, other in zip(SIGNS, reversed(SIGNS[:-1]), strict=False):
                both = (places[f"near:{mine}"], places[f"far:{other}"])
                press_together(screen, *both)
            press_together(screen, places["near:="], places["far:="])
            told, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    fired = told.split()
    assert [key for key in fired if key.startswith("near")] == ["near:1", "near:2", "near:+", "near:="]
    assert [key for key in fired if key.startswith("far")] == ["far:+", "far:2", "far:1", "far:="]
    assert (process.returncode, said) == (0, "")


def press_together(screen: TouchScreen, first: tuple[float, float], second: tuple[float, float]) -> None:
    """Press two places, each with a finger of its own, both down at once."""
    screen.down(0, *first)
    screen.down(1, *second)
    time.sleep(0.12)
    screen.up(1, *second)
    screen.up(0, *first)
    time.sleep(0.06)


def test_a_pinch_while_another_finger_carries_cards(tmp_path: Path) -> None:
    seed, hand, fit = first_turn()
    layout = lay_out(SIZE, 2)

    def journal() -> str:
        return "".join(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.journal"))

    with TouchScreen(*SIZE) as screen:
        options = ("--option", "start=first", "--option", "hands=open")
        game = run(screen, tmp_path, "play", "card_network", "--seats", "Mia,Jonas", "--seed", str(seed), *options)
        try:
            wait_for(lambda: "shuffled" in journal())
            time.sleep(2.5)
            screen.tap(layout.felt.x + 30, layout.felt.y + 60, hold=0.05)  # skips what still plays
            time.sleep(0.8)
            pictures = [picture_of(screen, tmp_path / "before.png")]
            pictures.append(carry_through_a_pinch(screen, hand, fit, layout, tmp_path))
            wait_for(lambda: laid(screen, layout, journal))
            assert ended(game) == (0, "")
        finally:
            game.kill()
            game.communicate()
    if all(pictures):
        before, pinched = (pygame.image.load(path) for path in pictures if path is not None)
        felt = pygame.Rect(layout.felt.x + 200, layout.felt.y, layout.felt.width - 200, layout.felt.height * 0.8)
        assert paper(pinched, felt) > 2 * paper(before, felt), "the card of the network has grown"
        left = pygame.Rect(layout.felt.x, layout.felt.cy - 120, 200, 240)
        assert differing(before, pinched, left) > 500, "the cards are still under the finger"


def carry_through_a_pinch(
    screen: TouchScreen, hand: tuple[int, ...], fit: Fit, layout: NetworkLayout, folder: Path
) -> Path | None:
    """Take a pair to the left, pinch about the middle, then drop the pair on the card there; return a picture."""
    for number in (fit.low, fit.high):
        screen.tap(*card_place(hand, number))
        time.sleep(0.3)
    x, y = card_place(hand, fit.low)
    goal = layout.felt.x + 90, layout.felt.cy
    screen.down(5, x, y - 10)
    time.sleep(APART)
    lead(screen, 5, (x, y - 10), goal)
    centre = middle(layout.felt)
    for finger, side in ((6, -1), (7, 1)):
        screen.down(finger, centre[0] + side * 40, centre[1] + 40)
        time.sleep(APART)
    for step in range(1, 21):
        for finger, side in ((6, -1), (7, 1)):
            screen.move(finger, centre[0] + side * (40 + 4 * step), centre[1] + 40)
        time.sleep(STEP)
    for finger, side in ((6, -1), (7, 1)):
        screen.up(finger, centre[0] + side * 120, centre[1] + 40)
        time.sleep(APART)
    picture = picture_of(screen, folder / "pinched.png")
    lead(screen, 5, goal, centre)
    time.sleep(0.2)
    screen.up(5, *centre)
    time.sleep(0.8)
    return picture


def lead(screen: TouchScreen, finger: int, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """Lead a finger from one place to another."""
    for step in range(1, 13):
        part = step / 12
        screen.move(finger, start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
        time.sleep(STEP)


def laid(screen: TouchScreen, layout: NetworkLayout, journal: Callable[[], str]) -> bool:
    """Press the main key; say whether the cards lie."""
    screen.tap(*middle(layout.main_key))
    time.sleep(0.4)
    return "0 place_cards" in journal()
