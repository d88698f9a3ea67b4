"""The strokes of operators, arrows, marks and the keys of a recorder; ``a`` is the reach, ``w`` the stroke."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType

from quiclo_game.shell.pen import Pen

Strokes = Callable[[Pen, float, float], None]
"""Draws an icon about the origin: pen, reach from the middle in px, width of a stroke in px."""


def plus(pen: Pen, a: float, w: float) -> None:
    """Draw +."""
    pen.line(-a, 0, a, 0, w)
    pen.line(0, -a, 0, a, w)


def minus(pen: Pen, a: float, w: float) -> None:
    """Draw −."""
    pen.line(-a, 0, a, 0, w)


def times(pen: Pen, a: float, w: float) -> None:
    """Draw ×, as long in its strokes as + is."""
    b = a * 0.78
    pen.line(-b, -b, b, b, w)
    pen.line(-b, b, b, -b, w)


def divide(pen: Pen, a: float, w: float) -> None:
    """Draw ÷."""
    pen.line(-a, 0, a, 0, w)
    pen.disc(0, -a * 0.86, w * 0.62)
    pen.disc(0, a * 0.86, w * 0.62)


def dot(pen: Pen, a: float, w: float) -> None:
    """Draw ·, the school's times."""
    pen.disc(0, 0, w * 0.78)


def colon(pen: Pen, a: float, w: float) -> None:
    """Draw :, the school's divided by."""
    pen.disc(0, -a * 0.52, w * 0.68)
    pen.disc(0, a * 0.52, w * 0.68)


def equals(pen: Pen, a: float, w: float) -> None:
    """Draw =."""
    pen.line(-a, -a * 0.42, a, -a * 0.42, w)
    pen.line(-a, a * 0.42, a, a * 0.42, w)


def check(pen: Pen, a: float, w: float) -> None:
    """Draw a tick."""
    pen.path([(-a * 0.95, a * 0.05), (-a * 0.25, a * 0.7), (a, -a * 0.65)], w)


def arrow(pen: Pen, a: float, w: float, turn: int) -> None:
    """Draw an arrow that points right, turned clockwise by ``turn`` quarters."""
    for x0, y0, x1, y1 in ((-a, 0, a, 0), (a, 0, a * 0.3, -a * 0.7), (a, 0, a * 0.3, a * 0.7)):
        for _ in range(turn):
            x0, y0, x1, y1 = -y0, x0, -y1, x1
        pen.line(x0, y0, x1, y1, w)


def right(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow to the right."""
    arrow(pen, a, w, 0)


def down(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow down."""
    arrow(pen, a, w, 1)


def left(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow to the left; it also says "take the last one back"."""
    arrow(pen, a, w, 2)


def up(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow up."""
    arrow(pen, a, w, 3)


def play(pen: Pen, a: float, w: float) -> None:
    """Draw a triangle to the right, its weight in the middle."""
    pen.polygon([(-a * 0.6, -a * 0.8), (a * 0.9, 0), (-a * 0.6, a * 0.8)], w * 0.6)


def pause(pen: Pen, a: float, w: float) -> None:
    """Draw two bars."""
    pen.line(-a * 0.42, -a * 0.62, -a * 0.42, a * 0.62, w * 1.9)
    pen.line(a * 0.42, -a * 0.62, a * 0.42, a * 0.62, w * 1.9)


def stop(pen: Pen, a: float, w: float) -> None:
    """Draw a square."""
    pen.box(-a * 0.7, -a * 0.7, a * 1.4, a * 1.4, a * 0.25)


def step(pen: Pen, a: float, w: float) -> None:
    """Draw a triangle against a bar: one step on."""
    pen.polygon([(-a * 0.9, -a * 0.7), (a * 0.2, 0), (-a * 0.9, a * 0.7)], w * 0.3)
    pen.line(a * 0.75, -a * 0.7, a * 0.75, a * 0.7, w * 1.4)


def menu(pen: Pen, a: float, w: float) -> None:
    """Draw three lines."""
    for row in (-1, 0, 1):
        pen.line(-a, row * a * 0.72, a, row * a * 0.72, w)


def turning_arrow(pen: Pen, a: float, w: float, start: float, end: float) -> None:
    """Draw an arc with an arrow head at its end."""
    pen.arc(0, 0, a * 0.9, start, end, w * 1.1)
    angle = math.radians(end)
    tip = angle + math.pi / 2
    x, y, q = a * 0.9 * math.cos(angle), a * 0.9 * math.sin(angle), a * 0.62
    head = [
        (x + q * 1.15 * math.cos(tip), y + q * 1.15 * math.sin(tip)),
        (x + q * math.cos(angle), y + q * math.sin(angle)),
        (x - q * math.cos(angle), y - q * math.sin(angle)),
    ]
    pen.polygon(head, w * 0.25)


def replay(pen: Pen, a: float, w: float) -> None:
    """Draw a nearly whole turn: the same again."""
    turning_arrow(pen, a, w, 20, 300)


def rotate(pen: Pen, a: float, w: float) -> None:
    """Draw two half turns: turn the picture round."""
    for start in (-160, 20):
        pen.arc(0, 0, a * 0.9, start, start + 118, w * 1.05)
        angle = math.radians(start + 118)
        tip = angle + math.pi / 2
        x, y, q = a * 0.9 * math.cos(angle), a * 0.9 * math.sin(angle), a * 0.46
        head = [
            (x + q * 1.2 * math.cos(tip), y + q * 1.2 * math.sin(tip)),
            (x + q * math.cos(angle), y + q * math.sin(angle)),
            (x - q * math.cos(angle), y - q * math.sin(angle)),
        ]
        pen.polygon(head, w * 0.2)


def undo(pen: Pen, a: float, w: float) -> None:
    """Draw an arrow that bends back."""
    pen.path([(-a * 0.75, -a * 0.35), (a * 0.25, -a * 0.35)], w)
    pen.arc(a * 0.25, a * 0.2, a * 0.55, -90, 90, w)
    pen.line(a * 0.25, a * 0.75, -a * 0.35, a * 0.75, w)
    pen.line(-a * 0.75, -a * 0.35, -a * 0.25, -a * 0.85, w)
    pen.line(-a * 0.75, -a * 0.35, -a * 0.25, a * 0.15, w)


def help_(pen: Pen, a: float, w: float) -> None:
    """Draw a question mark in a ring."""
    pen.ring(0, 0, a * 1.05, w * 0.8)
    pen.arc(0, -a * 0.22, a * 0.36, -190, 60, w * 0.95)
    pen.path([(a * 0.18, a * 0.1), (0, a * 0.22), (0, a * 0.3)], w * 0.95)
    pen.disc(0, a * 0.62, w * 0.62)


def info(pen: Pen, a: float, w: float) -> None:
    """Draw an i in a ring."""
    pen.ring(0, 0, a * 1.05, w * 0.8)
    pen.line(0, -a * 0.02, 0, a * 0.52, w)
    pen.disc(0, -a * 0.46, w * 0.68)


def star(pen: Pen, a: float, w: float) -> None:
    """Draw a star."""
    reach = (a * 0.98, a * 0.46)
    angles = [math.radians(36 * index - 90) for index in range(10)]
    pen.polygon([(reach[i % 2] * math.cos(t), reach[i % 2] * math.sin(t)) for i, t in enumerate(angles)], w * 0.45)


def dots(pen: Pen, a: float, w: float) -> None:
    """Draw three dots: something is still to come."""
    for column in (-1, 0, 1):
        pen.disc(column * a * 0.7, 0, w * 0.75)


def fit(pen: Pen, a: float, w: float) -> None:
    """Draw four corners around a dot: show all of it."""
    for across in (-1, 1):
        for down in (-1, 1):
            x, y = across * a, down * a
            pen.path([(x * 0.38, y), (x, y), (x, y * 0.38)], w)
    pen.disc(0, 0, w * 1.1)


def aim(pen: Pen, a: float, w: float) -> None:
    """Draw a ring with a dot and four ticks: go to that place."""
    pen.ring(0, 0, a * 0.68, w * 0.8)
    pen.disc(0, 0, w * 0.9)
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        pen.line(x * a * 0.68, y * a * 0.68, x * a * 1.08, y * a * 1.08, w * 0.8)


SIGNS: MappingProxyType[str, Strokes] = MappingProxyType(
    {
        "+": plus,
        "−": minus,
        "×": times,
        "÷": divide,
        "·": dot,
        ":": colon,
        "=": equals,
        "check": check,
        "cross": times,
        "back": left,
        "left": left,
        "right": right,
        "up": up,
        "down": down,
        "play": play,
        "pause": pause,
        "stop": stop,
        "step": step,
        "menu": menu,
        "replay": replay,
        "rotate": rotate,
        "undo": undo,
        "help": help_,
        "info": info,
        "star": star,
        "dots": dots,
        "fit": fit,
        "aim": aim,
    }
)
