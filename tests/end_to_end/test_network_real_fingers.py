"""Once in earnest: the card network in a process of its own, pinched and panned by real fingers on a virtual screen."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.network_moves import Fit, fits
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.layout import HAND_CARD, lay_out
from quiclo_game.shell.cards import HEIGHT
from tests.end_to_end.real_game import PATIENCE, ROOT, middle
from tests.end_to_end.test_real_fingers import photograph
from tests.end_to_end.touch_screen import TouchScreen, missing

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = pytest.mark.xdist_group("screen")

MODE = "card_network"
SIZE = (1280, 720)
APART, STEP = 0.08, 0.02
"""Fingers that come down so many s after each other are no palm; one moves on every so many s."""


def first_turn() -> tuple[int, tuple[int, ...], Fit]:
    """Return the first deal in which the first seat has a move: its number, the hand, the move."""
    mode = find_mode(MODE)
    for seed in range(1000):
        match = Match(mode, 2, settle(mode.options, {"start": "first", "hands": "open"}), SeededChance(seed))
        match.start()
        found = fits(match.state.hand, match.state.network, "+-*/")
        if found:
            return seed, match.state.hand, found[0]
    raise AssertionError("no such deal among a thousand")


def card_place(hand: tuple[int, ...], number: int) -> tuple[float, float]:
    """Return where a hand card can be tapped."""
    layout, shown = lay_out(SIZE, 2), Hand()
    shown.show(0, hand, open=True)
    slot = shown.slots(layout.hand_room, HAND_CARD * layout.scale, layout.scale)[hand.index(number)]
    return slot.x - slot.width * 0.4, slot.y - slot.width * HEIGHT * 0.4


@pytest.mark.skipif(bool(missing()), reason=missing() or "nothing is missing")
def test_real_fingers_lay_cards_pinch_and_pan(tmp_path: Path) -> None:
    seed, hand, fit = first_turn()
    layout = lay_out(SIZE, 2)
    command = [sys.executable, "main.py", "play", MODE, "--seats", "Mia,Jonas", "--seed", str(seed), "--fullscreen"]
    command += ["--option", "start=first", "--option", "hands=open", "--data-dir", str(tmp_path), "--lang", "de"]

    def journal() -> str:
        return "".join(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.journal"))

    with TouchScreen(*SIZE) as screen:
        game = subprocess.Popen(command, cwd=ROOT, env=screen.environment, stderr=subprocess.PIPE)
        try:
            wait_for(lambda: "shuffled" in journal())
            time.sleep(2.5)
            screen.tap(*middle(layout.felt), hold=0.05)  # skips what still plays, or chooses the target
            time.sleep(0.8)
            pictures = [picture_of(screen, tmp_path / "start.png")]
            pinch(screen, layout.felt)
            pictures.append(picture_of(screen, tmp_path / "pinched.png"))
            pan(screen, layout.felt)
            pictures.append(picture_of(screen, tmp_path / "panned.png"))
            screen.tap(*middle(layout.camera[0]))
            time.sleep(1.0)
            play(screen, hand, fit, layout.felt, middle(layout.main_key), journal)
            game.terminate()
            _, said = game.communicate(timeout=PATIENCE)
            assert (game.returncode, said.decode()) == (0, "")
        finally:
            game.kill()
    if all(pictures):
        start, pinched, panned = (pygame.image.load(path) for path in pictures if path is not None)
        felt = pygame.Rect(layout.felt.x, layout.felt.y, layout.felt.width, layout.felt.height * 0.8)
        assert paper(pinched, felt) > 2.5 * paper(start, felt), "the card has grown"
        assert differing(pinched, panned, felt) > 2000, "the card has moved"
        assert paper(panned, felt) > 1.5 * paper(start, felt), "it is still in sight"


def play(
    screen: TouchScreen,
    hand: tuple[int, ...],
    fit: Fit,
    felt: Area,
    main: tuple[float, float],
    journal: Callable[[], str],
) -> None:
    """Lay two cards by taps; should the target be chosen already, the first attempt gives it back."""
    for attempt in range(3):
        for number in (fit.low, fit.high):
            screen.tap(*card_place(hand, number))
            time.sleep(0.25)
        if attempt:
            screen.tap(*middle(felt))
            time.sleep(0.6)
        screen.tap(*main)
        time.sleep(0.5)
        if "0 place_cards" in journal():
            return
    raise AssertionError(f"nothing is laid: {journal()}")


def pinch(screen: TouchScreen, felt: Area) -> None:
    """Move two fingers apart about the middle of the felt."""
    x, y = middle(felt)
    for finger, side in ((0, -1), (1, 1)):
        screen.down(finger, x + side * 40, y)
        time.sleep(APART)
    for step in range(1, 21):
        for finger, side in ((0, -1), (1, 1)):
            screen.move(finger, x + side * (40 + 4 * step), y)
        time.sleep(STEP)
    time.sleep(0.3)
    for finger, side in ((0, -1), (1, 1)):
        screen.up(finger, x + side * 120, y)
        time.sleep(APART)


def pan(screen: TouchScreen, felt: Area) -> None:
    """Move one finger across the felt, beside the card, and rest before it leaves."""
    x, y = felt.x + felt.width * 0.2, felt.y + felt.height * 0.3
    screen.down(2, x, y)
    for step in range(1, 16):
        screen.move(2, x + 10 * step, y + 4 * step)
        time.sleep(STEP)
    time.sleep(0.3)
    screen.up(2, x + 150, y + 60)


def picture_of(screen: TouchScreen, path: Path) -> Path | None:
    """Save what the screen shows once it rests; ``None`` where nothing can photograph it."""
    time.sleep(0.8)
    return path if photograph(screen.environment, path) else None


def paper(picture: pygame.Surface, area: pygame.Rect) -> int:
    """Return how many px of an area are as light as paper."""
    return sum(min(colour[:3]) > 215 for colour in colours(picture, area))


def differing(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> int:
    """Return in how many px of an area two pictures differ clearly."""
    pairs = zip(colours(one, area), colours(other, area), strict=True)
    return sum(any(abs(a - b) > 60 for a, b in zip(first[:3], second[:3], strict=True)) for first, second in pairs)


def colours(picture: pygame.Surface, area: pygame.Rect) -> list[pygame.Color]:
    """Return every second px of every second row."""
    return [picture.get_at((x, y)) for y in range(area.top, area.bottom, 2) for x in range(area.left, area.right, 2)]


def wait_for(ready: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "the game does not begin"
        time.sleep(0.05)
