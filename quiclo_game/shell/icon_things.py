"""The strokes of icons that show a thing: bulb, eye, globe, bot …; ``a`` is the reach, ``w`` the stroke, in px."""

from __future__ import annotations

import math
from types import MappingProxyType

from quiclo_game.shell.icon_signs import Strokes
from quiclo_game.shell.pen import Pen


def bulb(pen: Pen, a: float, w: float) -> None:
    """Draw a light bulb: a hint."""
    pen.disc(0, -a * 0.27, a * 0.72)
    pen.polygon([(-a * 0.4, a * 0.2), (a * 0.4, a * 0.2), (a * 0.3, a * 0.5), (-a * 0.3, a * 0.5)], w * 0.2)
    pen.line(-a * 0.26, a * 0.82, a * 0.26, a * 0.82, w * 0.95)


def eye(pen: Pen, a: float, w: float) -> None:
    """Draw an eye: see the solution."""
    upper = [(a * 1.1 * math.cos(math.pi * i / 24), -a * 0.72 * math.sin(math.pi * i / 24)) for i in range(25)]
    pen.polygon([*upper, *((x, -y) for x, y in reversed(upper))], w * 0.2)
    pen.erase()
    pen.disc(0, 0, a * 0.45)
    pen.erase(False)
    pen.disc(0, 0, a * 0.2)


def lock(pen: Pen, a: float, w: float) -> None:
    """Draw a padlock: nothing to be done here."""
    pen.path([(-a * 0.45, 0), (-a * 0.45, -a * 0.35)], w * 0.95)
    pen.path([(a * 0.45, 0), (a * 0.45, -a * 0.35)], w * 0.95)
    pen.arc(0, -a * 0.38, a * 0.45, 180, 360, w * 0.95)
    pen.box(-a * 0.75, -a * 0.12, a * 1.5, a * 1.08, a * 0.25)


def globe(pen: Pen, a: float, w: float) -> None:
    """Draw a globe: the language."""
    pen.ring(0, 0, a, w * 0.8)
    pen.line(-a, 0, a, 0, w * 0.7)
    ellipse = [(a * 0.45 * math.sin(math.tau * i / 40), -a * math.cos(math.tau * i / 40)) for i in range(41)]
    pen.path(ellipse, w * 0.7)


def speaker(pen: Pen, a: float, w: float) -> None:
    """Draw the speaker that sound and mute share."""
    upper = [(-a * 0.95, -a * 0.32), (-a * 0.5, -a * 0.32), (-a * 0.02, -a * 0.75)]
    pen.polygon([*upper, *((x, -y) for x, y in reversed(upper))], w * 0.3)


def sound(pen: Pen, a: float, w: float) -> None:
    """Draw a speaker with two waves."""
    speaker(pen, a, w)
    pen.arc(-a * 0.05, 0, a * 0.55, -48, 48, w * 0.85)
    pen.arc(-a * 0.05, 0, a, -48, 48, w * 0.85)


def mute(pen: Pen, a: float, w: float) -> None:
    """Draw a speaker, crossed out."""
    speaker(pen, a, w)
    pen.line(a * 0.38, -a * 0.33, a * 1.02, a * 0.33, w)
    pen.line(a * 0.38, a * 0.33, a * 1.02, -a * 0.33, w)


def speed(pen: Pen, a: float, w: float) -> None:
    """Draw a gauge."""
    pen.arc(0, a * 0.3, a * 1.02, -205, 25, w * 0.9)
    pen.line(0, a * 0.3, a * 0.5, -a * 0.32, w)
    pen.disc(0, a * 0.3, w * 0.95)


def contrast(pen: Pen, a: float, w: float) -> None:
    """Draw a ring, half of it filled."""
    pen.ring(0, 0, a, w * 0.8)
    angles = [math.radians(-90 + 180 * i / 30) for i in range(31)]
    pen.polygon([(a * 0.8 * math.cos(t), a * 0.8 * math.sin(t)) for t in angles])


def motion(pen: Pen, a: float, w: float) -> None:
    """Draw a ball that leaves lines behind."""
    pen.disc(a * 0.5, 0, a * 0.5)
    for row, length in ((-1, 0.55), (0, 0.9), (1, 0.55)):
        pen.line(-a * 1.05 + a * (0.9 - length), row * a * 0.5, -a * 0.2, row * a * 0.5, w * 0.85)


def save(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow into a tray."""
    pen.line(0, -a, 0, a * 0.3, w)
    pen.path([(-a * 0.5, -a * 0.2), (0, a * 0.3), (a * 0.5, -a * 0.2)], w)
    pen.path([(-a, a * 0.35), (-a, a * 0.95), (a, a * 0.95), (a, a * 0.35)], w)


def person(pen: Pen, a: float, w: float) -> None:
    """Draw head and shoulders."""
    pen.disc(0, -a * 0.45, a * 0.46)
    pen.polygon([(-a * 0.82, a * 0.9), (a * 0.82, a * 0.9), (a * 0.5, a * 0.3), (-a * 0.5, a * 0.3)], w * 0.7)


def bot(pen: Pen, a: float, w: float) -> None:
    """Draw a robot's head."""
    pen.box(-a * 0.82, -a * 0.45, a * 1.64, a * 1.3, a * 0.34)
    pen.line(0, -a * 0.4, 0, -a * 0.9, w * 0.8)
    pen.disc(0, -a * 0.95, w * 0.95)
    pen.erase()
    pen.disc(-a * 0.34, a * 0.16, a * 0.19)
    pen.disc(a * 0.34, a * 0.16, a * 0.19)
    pen.erase(False)


def clock(pen: Pen, a: float, w: float) -> None:
    """Draw a clock."""
    pen.ring(0, 0, a, w * 0.9)
    pen.path([(0, -a * 0.58), (0, 0), (a * 0.42, a * 0.2)], w * 0.9)


def pencil(pen: Pen, a: float, w: float) -> None:
    """Draw a pencil: a name to be written."""
    pen.line(-a * 0.5, a * 0.5, a * 0.6, -a * 0.6, w * 2.2)
    pen.polygon([(-a * 0.95, a * 0.95), (-a * 0.86, a * 0.45), (-a * 0.45, a * 0.86)], w * 0.2)
    pen.erase()
    pen.line(a * 0.12, -a * 0.46, a * 0.46, -a * 0.12, w * 0.34)
    pen.erase(False)


def new(pen: Pen, a: float, w: float) -> None:
    """Draw two cards, one on the other: a new game."""
    pen.box(-a * 0.95, -a * 0.65, a * 1.1, a * 1.55, a * 0.22)
    pen.erase()
    pen.box(-a * 0.42, -a * 1.05, a * 1.45, a * 1.9, a * 0.34)
    pen.erase(False)
    pen.box(-a * 0.26, -a * 0.9, a * 1.15, a * 1.58, a * 0.22)


def pad(pen: Pen, a: float, w: float) -> None:
    """Draw a gamepad."""
    pen.box(-a * 1.2, -a * 0.6, a * 2.4, a * 1.2, a * 0.6)
    pen.disc(-a * 0.9, a * 0.35, a * 0.42)
    pen.disc(a * 0.9, a * 0.35, a * 0.42)
    pen.erase()
    pen.line(-a * 0.85, -a * 0.05, -a * 0.35, -a * 0.05, w * 0.8)
    pen.line(-a * 0.6, -a * 0.3, -a * 0.6, a * 0.2, w * 0.8)
    pen.disc(a * 0.42, a * 0.08, w * 0.72)
    pen.disc(a * 0.78, -a * 0.16, w * 0.72)
    pen.erase(False)


def flag(pen: Pen, a: float, w: float) -> None:
    """Draw a flag: the goal."""
    pen.line(-a * 0.6, -a, -a * 0.6, a, w)
    pen.polygon([(-a * 0.5, -a * 0.9), (a * 0.8, -a * 0.4), (-a * 0.5, a * 0.1)], w * 0.3)


def finger(pen: Pen, a: float, w: float) -> None:
    """Draw a hand with its forefinger out: touch here."""
    z = a / 0.36
    pen.box(-z * 0.15, -z * 0.48, z * 0.24, z * 0.72, z * 0.12)
    pen.box(-z * 0.15, -z * 0.1, z * 0.56, z * 0.54, z * 0.18)
    pen.line(-z * 0.28, z * 0.08, -z * 0.04, z * 0.3, z * 0.18)
    pen.erase()
    for column in (0.13, 0.27):
        pen.line(z * column, -z * 0.1, z * column, z * 0.06, z * 0.028)
    pen.erase(False)


def trophy(pen: Pen, a: float, w: float) -> None:
    """Draw a cup."""
    pen.ring(-a * 0.62, -a * 0.45, a * 0.3, w * 0.7)
    pen.ring(a * 0.62, -a * 0.45, a * 0.3, w * 0.7)
    bowl = [(a * 0.62 * math.cos(math.pi * i / 20), a * 0.8 * math.sin(math.pi * i / 20) - a * 0.35) for i in range(21)]
    pen.polygon([(a * 0.62, -a * 0.85), *bowl, (-a * 0.62, -a * 0.85)], w * 0.3)
    pen.line(0, a * 0.3, 0, a * 0.75, w * 1.1)
    pen.line(-a * 0.42, a * 0.88, a * 0.42, a * 0.88, w * 1.2)


def book(pen: Pen, a: float, w: float) -> None:
    """Draw an open book: the rules."""
    for side in (-1, 1):
        page = [(side * a * 0.07, -a * 0.55), (side * a * 0.5, -a * 0.78), (side * a * 1.02, -a * 0.62)]
        pen.polygon([*page, *((x, y + a * 1.3) for x, y in reversed(page))], w * 0.2)
    pen.erase()
    for side in (-1, 1):
        for row in (-0.28, 0.05):
            pen.line(side * a * 0.34, a * row, side * a * 0.78, a * (row - 0.06), w * 0.5)
    pen.erase(False)


def gear(pen: Pen, a: float, w: float) -> None:
    """Draw a cogwheel: the settings."""
    for tooth in range(8):
        angle = math.radians(45 * tooth)
        x, y = math.cos(angle), math.sin(angle)
        pen.line(x * a * 0.6, y * a * 0.6, x * a * 0.92, y * a * 0.92, w * 1.7)
    pen.disc(0, 0, a * 0.74)
    pen.erase()
    pen.disc(0, 0, a * 0.33)
    pen.erase(False)


THINGS: MappingProxyType[str, Strokes] = MappingProxyType(
    {
        "bulb": bulb,
        "eye": eye,
        "lock": lock,
        "globe": globe,
        "sound": sound,
        "mute": mute,
        "speed": speed,
        "contrast": contrast,
        "motion": motion,
        "save": save,
        "person": person,
        "bot": bot,
        "clock": clock,
        "pencil": pencil,
        "new": new,
        "pad": pad,
        "flag": flag,
        "finger": finger,
        "trophy": trophy,
        "book": book,
        "gear": gear,
    }
)
