"""Once in earnest: the program in a process of its own, on a virtual screen with real fingers, mouse and keys."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import pygame
import pytest

from quiclo_game.rules.calculation import Operator
from tests.end_to_end.bare_screen import SIZE
from tests.end_to_end.real_game import PATIENCE, FirstTurn, RealGame, find_first_turn, middle
from tests.end_to_end.touch_screen import TouchScreen, missing

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = pytest.mark.xdist_group("screen")

APART = 0.07
"""Fingers that come down so many s after each other are no palm."""
PAUSE = 0.15
"""After so many s a tap has done what it does."""
TOOLS = ("Xvfb", "xdotool")
LACKING = [tool for tool in TOOLS if shutil.which(tool) is None]


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_three_real_fingers_press_three_keys_and_the_calculation_counts(tmp_path: Path) -> None:
    deal = find_first_turn()
    first, operator, second = deal.calculation.tokens
    assert isinstance(first, int)
    assert isinstance(operator, Operator)
    assert isinstance(second, int)
    with TouchScreen(*SIZE) as screen, RealGame(screen.environment, tmp_path, deal.seed, SIZE, "--fullscreen") as game:
        layout = game.layout
        main = middle(layout.main_key)
        game.repeat(lambda: screen.tap(*main), "0 roll")
        game.repeat(lambda: screen.tap(*main), fallen(deal))
        screen.tap(layout.plate.cx, layout.plate.y - 40 * layout.scale)
        time.sleep(PAUSE)
        target = layout.target_place(deal.cards.index(deal.target), len(deal.cards))
        signs = [Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.OVER]
        sign = middle(layout.operator_keys[signs.index(operator)])
        pressed = (middle(layout.dice_keys[first]), target, sign)
        for finger, place in enumerate(pressed):
            screen.down(finger, *place)
            time.sleep(APART)
        for finger, place in enumerate(pressed):
            screen.move(finger, place[0] + 2, place[1])
            screen.up(finger, place[0] + 2, place[1])
            time.sleep(APART)
        screen.tap(*middle(layout.dice_keys[second]))
        time.sleep(APART)
        picture = tmp_path / "screen.png"
        photographed = photograph(screen.environment, picture)
        screen.tap(*main)
        game.acted(solved(deal))
        if photographed:
            assert looks_like_a_table(picture)
        assert game.leave() == (0, "")


@pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}")
def test_a_real_mouse_and_real_keys_play_a_turn_in_a_window(bare_screen: dict[str, str], tmp_path: Path) -> None:
    deal = find_first_turn()
    place = ("--window", f"{SIZE[0]}x{SIZE[1]}")

    def xdotool(*words: str) -> None:
        subprocess.run(["xdotool", *words], env=bare_screen, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)

    def click(x: float, y: float) -> None:
        xdotool("mousemove", str(round(x)), str(round(y)), "click", "1")

    with RealGame(bare_screen, tmp_path, deal.seed, SIZE, *place) as game:
        layout = game.layout
        game.repeat(lambda: click(*middle(layout.main_key)), "0 roll")
        game.repeat(lambda: xdotool("key", "Return"), fallen(deal))
        xdotool("key", "space")
        time.sleep(PAUSE)
        click(*layout.target_place(deal.cards.index(deal.target), len(deal.cards)))
        time.sleep(PAUSE)
        xdotool("type", "--delay", "60", deal.text + "=")
        game.acted(solved(deal))
        assert game.leave() == (0, "")


def fallen(deal: FirstTurn) -> str:
    """Return what the journal says when the six dice have fallen."""
    return "chance rolled faces=" + ",".join(map(str, deal.dice))


def solved(deal: FirstTurn) -> str:
    """Return what the journal says when the target was calculated."""
    return f"0 solve target={deal.target} calculation={deal.calculation.encode()}"


def photograph(environment: dict[str, str], path: Path) -> bool:
    """Save what the screen shows; ``False`` where ImageMagick is not there."""
    if shutil.which("import") is None:
        return False
    subprocess.run(["import", "-window", "root", str(path)], env=environment, check=True, timeout=PATIENCE)
    return True


def looks_like_a_table(path: Path) -> bool:
    """Say whether a picture is of the right size, not one colour, and has a lit main key."""
    picture = pygame.image.load(path)
    width, height = picture.get_size()
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, width, 16) for y in range(0, height, 16)}
    return (width, height) == SIZE and len(colours) > 50
