"""Draw every look and widget on the felt: ``python -m tests.shell.gallery OUT.png [--scale 1|2] [--page NAME]``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable

import pygame

from quiclo_game.shell.cards import Badge, BadgeKind, CardFace, CardState, Ghost
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlLook, ControlState
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.dice_faces import DieFace, DieShadow, DieTumble
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.icons import Icon, icon_names
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.pictures import Backdrop, Picture
from quiclo_game.shell.plates import IconPlate, Pill, Plate, SeatPanel, panel
from quiclo_game.shell.shapes import Bar, Box, Dashed, Disc, Veil
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token
from quiclo_game.shell.widgets import (
    button,
    card_choice,
    choice,
    die_key,
    slider,
    tile,
    toggle,
    token_choice,
)
from tests.shell.workbench import hidden_screen, new_forge

Page = Callable[[float], Iterable[Draw]]
WIDTH, HEIGHT = 1920, 1080


def heading(text: str, x: float, y: float, s: float) -> Draw:
    return Draw(Words(text, 34 * s, align="left"), x * s, y * s)


def cards(s: float) -> Iterable[Draw]:
    yield heading("Karten", 60, 58, s)
    for index, number in enumerate((18, 36, 64, 89, 108, 144)):
        yield Draw(CardFace(number, 220 * s), (180 + index * 250) * s, 250 * s)
    yield Draw(CardFace(0, 220 * s), 1680 * s, 250 * s)
    states: tuple[CardState, ...] = ("rest", "selected", "hinted", "disabled", "valid", "wrong")
    for index, (number, state) in enumerate(zip((7, 48, 99, 116, 131, 72), states, strict=True)):
        yield Draw(CardFace(number, 150 * s, state), (150 + index * 200) * s, 580 * s)
        yield Draw(Words(state, 19 * s, "mist", "plain"), (150 + index * 200) * s, 710 * s)
    yield Draw(Ghost(150 * s), 1350 * s, 580 * s)
    yield Draw(CardFace(88, 150 * s), 1540 * s, 580 * s, 12)
    yield Draw(CardFace(88, 150 * s), 1740 * s, 580 * s, 90)
    for index, number in enumerate((9, 45, 66, 91, 117, 142)):
        yield Draw(CardFace(number, 64 * s), (95 + index * 76) * s, 830 * s)
        yield Draw(CardFace(number, 80 * s, "selected" if index % 2 else "rest"), (570 + index * 94) * s, 830 * s)
        yield Draw(
            CardFace(number, 108 * s, "disabled" if index % 3 == 0 else "valid"), (1190 + index * 124) * s, 830 * s
        )
    kinds: tuple[BadgeKind, ...] = ("valid", "wrong", "hint", "lock", "eye")
    for index, kind in enumerate(kinds):
        yield Draw(Badge(kind, 21 * s), (100 + index * 60) * s, 980 * s)
    for index, continent in enumerate(CONTINENTS):
        x = (480 + index * 120) * s
        yield Draw(Box(96 * s, 44 * s, 12 * s, continent.colour, top_light=0.35), x, 980 * s)
        name = f"continents/{continent.code.lower()}.png"
        yield Draw(Picture(name, 32 * s, tint=continent.text, height=30 * s), x - 22 * s, 980 * s)
        yield Draw(Words(continent.code, 22 * s, continent.text), x + 20 * s, 980 * s)


def dice(s: float) -> Iterable[Draw]:
    yield heading("Würfel und Marken", 60, 58, s)
    for value in range(1, 13):
        yield Draw(DieFace(12, value, 150 * s), (135 + (value - 1) * 150) * s, 190 * s)
    for value in range(1, 7):
        yield Draw(DieFace(6, value, 138 * s), (135 + (value - 1) * 150) * s, 340 * s)
    for index, (sides, state) in enumerate(((12, "chosen"), (12, "used"), (6, "chosen"), (6, "used"))):
        yield Draw(
            DieFace(sides, 5, 150 * s, "chosen" if state == "chosen" else "used"), (1100 + index * 170) * s, 340 * s
        )
    for frame in range(12):
        lift = (11 - frame) * 6 * s
        yield Draw(DieShadow(150 * s, (11 - frame) / 11), (135 + frame * 150) * s, 560 * s)
        yield Draw(DieTumble(12, 12, 150 * s, frame), (135 + frame * 150) * s, 560 * s - lift)
        yield Draw(DieTumble(6, 5, 138 * s, frame), (135 + frame * 150) * s, 740 * s - lift)
    for player in range(6):
        yield Draw(Token(player, 60 * s), (140 + player * 150) * s, 920 * s)
        yield Draw(Token(player, 22 * s), (1080 + player * 70) * s, 890 * s)
        yield Draw(Token(player, 22 * s, dim=True), (1080 + player * 70) * s, 960 * s)
    yield Draw(Token(3, 120 * s), 1680 * s, 910 * s)


def shapes(s: float) -> Iterable[Draw]:
    yield heading("Zeichen und Schrift", 60, 58, s)
    for index, name in enumerate(icon_names()):
        x, y = (80 + index % 23 * 78) * s, (140 + index // 23 * 84) * s
        yield Draw(Icon(name, 62 * s, "cream" if index % 3 else "honey"), x, y)
        yield Draw(Icon(name, 26 * s), (80 + index % 46 * 39) * s, 310 * s)
    yield Draw(Box(500 * s, 170 * s, 28 * s, "panel", 0.9, "line", 1.5 * s, 0.8, 12 * s), 320 * s, 450 * s)
    yield Draw(Dashed(440 * s, 120 * s, 22 * s, "hint", 3 * s, 16 * s, 11 * s), 320 * s, 450 * s)
    yield Draw(Disc(48 * s, "hint", 0.16, "hint", 3 * s, 0.9), 660 * s, 450 * s)
    yield Draw(Disc(60 * s, None, line="honey", line_width=6 * s, glow="honey", glow_size=14 * s), 830 * s, 450 * s)
    for turn in range(0, 180, 30):
        yield Draw(Bar(150 * s, 10 * s, "cream"), 1000 * s, 450 * s, turn)
    yield Draw(Equation(("12", "×", "7", "−", "4", "+", "8", "÷", "2", "=", "84"), 44 * s), 1110 * s, 410 * s)
    yield Draw(Equation(("4", "×", "11", "=", "44"), 24 * s, "mist", "cream"), 1110 * s, 470 * s)
    yield Draw(Words("Quiclo", 196 * s, "#04121B", alpha=0.35), 500 * s, 690 * s)
    yield Draw(Words("Quiclo", 196 * s, "#C79A3C"), 500 * s, 685 * s)
    yield Draw(Words("Quiclo", 196 * s, "paper"), 500 * s, 680 * s)
    yield Draw(Words("Fünf Rechenspiele rund um die Welt", 33 * s), 500 * s, 815 * s)
    text = "Lege zwei Handkarten an eine Karte des Netzes: Die drei Zahlen bilden eine Rechnung. Äußerst übersichtlich."
    for index, align in enumerate(("left", "centre", "right")):
        look = Paragraph(
            text, 21 * s, "mist", "plain", 260 * s, "centre" if align == "centre" else "right" if index else "left"
        )
        yield Draw(look, (960 + index * 300) * s, 560 * s)
    for index, number in enumerate((1, 7, 11, 12, 48, 144)):
        x = (980 + index * 90) * s
        yield Draw(Disc(36 * s, "honey"), x, 860 * s)
        yield Draw(Words(str(number), 36 * s, "ink"), x, 860 * s)
        yield Draw(Words(f"{number}", 30 * s, "ink", halo="paper", halo_width=3 * s), x, 950 * s)
    yield Draw(Veil(260 * s, 150 * s, "shadow", 0.6), 1700 * s, 880 * s)
    yield Draw(Words("Schrumpft, statt zu fehlen", 40 * s, max_width=240 * s), 1700 * s, 880 * s)


def widget_list(s: float) -> list[Control]:
    kinds: tuple[Kind, ...] = ("quiet", "main", "key", "op", "warn", "off")
    found = [
        button(f"k{i}", (150 + i * 210) * s, 170 * s, 190 * s, 78 * s, kind.title(), kind, size=27 * s, scale=s)
        for i, kind in enumerate(kinds)
    ]
    found += [
        button("go", 280 * s, 320 * s, 424 * s, 78 * s, "Spiel starten", "main", icon="play", size=36 * s, scale=s),
        button("who", 640 * s, 320 * s, 232 * s, 78 * s, "Wer beginnt?", note="wird ausgelost", size=23 * s, scale=s),
        button("check", 920 * s, 320 * s, 286 * s, 92 * s, "Prüfen", "main", icon="check", enabled=False, scale=s),
        button("hint", 1150 * s, 320 * s, 124 * s, 86 * s, "Tipp", icon="bulb", size=23 * s, scale=s),
        button("eye", 1300 * s, 320 * s, 148 * s, 86 * s, "Lösung", icon="eye", size=20 * s, scale=s),
        button("help", 1420 * s, 320 * s, 64 * s, 56 * s, icon="help", scale=s),
        button("call", 1650 * s, 190 * s, 420 * s, 84 * s, "Tippen zum Spielen", "main", radius=42 * s, scale=s),
        toggle("t0", 1560 * s, 320 * s, False, width=124 * s, height=62 * s, scale=s),
        toggle("t1", 1720 * s, 320 * s, True, width=124 * s, height=62 * s, scale=s),
        slider("volume", 420 * s, 440 * s, 500 * s, 6, height=52 * s, scale=s),
    ]
    found += [
        button(f"op{sign}", (130 + i * 161) * s, 560 * s, 147 * s, 86 * s, "", "op", icon=sign, scale=s)
        for i, sign in enumerate("+−×÷")
    ]
    found += [
        die_key(f"d{i}", (130 + i * 161) * s, 670 * s, 147 * s, 92 * s, value, used=i < 2, scale=s)
        for i, value in enumerate((12, 7, 9, 8, 1, 6))
    ]
    speed = [("0", "sofort"), ("1", "schnell"), ("2", "normal"), ("3", "langsam")]
    found += choice("speed", 1200 * s, 440 * s, 560 * s, 68 * s, speed, "2", size=23 * s, scale=s)
    signs = [(sign, f"@{sign}") for sign in "+−×÷"]
    found += choice("signs", 1000 * s, 560 * s, 264 * s, 54 * s, signs, ("+", "×"), size=20 * s, scale=s)
    found += [
        card_choice("p0", 1270 * s, 570 * s, 230 * s, 78 * s, "Wie im Text", "ohne Änderung", chosen=True, scale=s),
        card_choice(
            "p1", 1620 * s, 570 * s, 340 * s, 78 * s, "Messe – 5 Minuten", "3 Startkarten, 30 s je Zug", scale=s
        ),
    ]
    found += [
        token_choice(f"c{i}", (1190 + i * 62) * s, 680 * s, 58 * s, i, chosen=i == 0, taken=i in (3, 4), radius=22 * s)
        for i in range(6)
    ]
    art = (
        Draw(CardFace(88, 76 * s), -72 * s, 0, -4),
        Draw(DieFace(12, 12, 100 * s), 20 * s, -12 * s),
        Draw(DieFace(12, 8, 86 * s), 88 * s, 16 * s),
    )
    found += [
        tile(
            "m0",
            240 * s,
            900 * s,
            344 * s,
            250 * s,
            "Gehirntraining",
            "Brain Training",
            players="1–6",
            art=art,
            scale=s,
        ),
        tile("m1", 610 * s, 900 * s, 344 * s, 250 * s, "Strategie", players="2–6", art=art, chosen=True, scale=s),
        button("turn", 1840 * s, 900 * s, 240 * s, 70 * s, "Aufdecken", "main", turn=90, scale=s),
    ]
    return found


def widgets(s: float) -> Iterable[Draw]:
    yield heading("Tasten", 60, 58, s)
    controls = Controls(widget_list(s))
    controls.focus("check")
    yield from controls.draws()
    pressed = button("x", 0, 0, 190 * s, 78 * s, "gedrückt", size=27 * s, scale=s)
    yield Draw(ControlLook(pressed.face, ControlState(190 * s, 78 * s, pressed=True)), 1650 * s, 440 * s)
    yield Draw(panel(380 * s, 210 * s, s), 1020 * s, 890 * s)
    yield Draw(IconPlate("globe", 68 * s), 890 * s, 850 * s)
    yield Draw(Words("Sprache", 29 * s, align="left"), 940 * s, 835 * s)
    yield Draw(Words("Alle Texte", 19 * s, "mist", "plain", "left"), 940 * s, 868 * s)
    yield Draw(Pill("gelöst", "valid", "+2", 19 * s), 910 * s, 950 * s)
    yield Draw(Pill("wird gerechnet", "chosen", size=19 * s), 1080 * s, 950 * s)
    yield Draw(Plate(240 * s, 76 * s, 0, "Anna", "ist dran", True, s), 1380 * s, 820 * s)
    yield Draw(Plate(240 * s, 76 * s, 3, "Mia", "31 Punkte", False, s), 1640 * s, 820 * s)
    yield Draw(SeatPanel(280 * s, 150 * s, 2, False, s), 1390 * s, 960 * s)
    yield Draw(SeatPanel(200 * s, 150 * s, 0, True, s), 1660 * s, 960 * s)


PAGES: dict[str, Page] = {"cards": cards, "dice": dice, "shapes": shapes, "widgets": widgets}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", help="PNG to write; the page's name is put before its ending")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--page", choices=sorted(PAGES), action="append")
    given = parser.parse_args()
    size = round(WIDTH * given.scale), round(HEIGHT * given.scale)
    screen = hidden_screen(*size)
    painter = Painter(new_forge(256_000_000))
    backdrop = Draw(Backdrop("table/felt_landscape.jpg", *size), size[0] / 2, size[1] / 2)
    for name in given.page or PAGES:
        painter.paint(screen, [backdrop, *PAGES[name](given.scale)])
        pygame.image.save(screen, f"{given.out.removesuffix('.png')}_{name}.png")


if __name__ == "__main__":
    main()
