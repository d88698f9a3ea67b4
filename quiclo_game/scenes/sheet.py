"""A sheet of a menu: draws and controls put down in px of the 1920 × 1080 design, for a window of any size.

The sheet is at least 1920 × 1080 of its px, or 1080 × 1920 upright, and covers the whole window; one that is zoomed has
fewer. Boxes and keys are placed by their top left corner.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from quiclo_game.scenes.area import Area
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import Face, NoFace
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.layout import scale, upright
from quiclo_game.shell.lens import CLEARER
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.plates import panel
from quiclo_game.shell.shapes import Bar, Box
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Align, Paragraph, Words
from quiclo_game.shell.widgets import button, choice, slider, toggle

SMALLEST = 14.5
"""No text becomes smaller than this because people want small ones: 7 mm on a table."""


@frozen
class Taste:
    """How people want to read: ``text`` makes the small texts smaller, ``clear`` raises the contrast.

    ``full`` is the size that is wanted where there is room for it: in what scrolls, on keys, and around texts.
    """

    text: float = 1.0
    clear: bool = False
    full: float = 1.0


class Sheet:
    """Collects what a menu shows; ``scale`` turns its px into px of the window."""

    def __init__(self, size: tuple[int, int], fonts: Fonts, taste: Taste | None = None, zoom: float = 1.0) -> None:
        """Start an empty sheet for a window of ``size`` px; everything on it is ``zoom`` times as large as usual."""
        self.size = size
        self.fonts = fonts
        self.taste = taste or Taste()
        self.upright = upright(size)
        self.scale = scale(size) * zoom
        self.width, self.height = size[0] / self.scale, size[1] / self.scale
        self.draws: list[Draw] = []
        self.controls: list[Control] = []

    # pictures

    def look(self, look: Look, x: float, y: float, turn: float = 0.0, alpha: float = 1.0) -> None:
        """Put down a look that already has its size in px of the window, its anchor at (x, y) of the sheet."""
        self.draws.append(Draw(look, x * self.scale, y * self.scale, turn, alpha=alpha))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        fill: Colour | None,
        *,
        alpha: float = 1.0,
        line: Colour | None = None,
        line_width: float = 1.5,
        shadow: float = 0.0,
        glow: Colour | None = None,
        glow_size: float = 0.0,
        light: float = 0.0,
    ) -> None:
        """Put down a rounded rectangle."""
        s = self.scale
        box = Box(
            width * s,
            height * s,
            radius * s,
            None if fill is None else self.clear(fill),
            alpha,
            line=None if line is None else self.clear(line),
            line_width=max(1.0, line_width * s),
            shadow=shadow * s,
            glow=glow,
            glow_size=glow_size * s,
            top_light=light,
            light_width=max(1.0, 1.5 * s),
        )
        self.look(box, x + width / 2, y + height / 2)

    def panel(self, x: float, y: float, width: float, height: float, alpha: float = 0.92, radius: float = 28) -> None:
        """Put down a dark panel."""
        look = panel(width * self.scale, height * self.scale, self.scale, radius=radius, alpha=alpha)
        if self.taste.clear:
            look = replace(look, fill_alpha=1.0, line="mist")
        self.look(look, x + width / 2, y + height / 2)

    def hairline(self, x: float, y: float, width: float) -> None:
        """Put down a thin line from (x, y) to the right."""
        self.look(Bar(width * self.scale, max(1.0, 1.3 * self.scale), self.clear("line"), 0.8), x + width / 2, y)

    # words

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = "cream",
        font: str = "round",
        align: Align = "left",
        room: float | None = None,
        alpha: float = 1.0,
        height: float | None = None,
    ) -> float:
        """Put down a text that shrinks to ``room``, in one line or as many as ``height`` has; return how wide it is."""
        s = self.scale
        wide, high = (None if most is None else most * s for most in (room, height))
        look = Words(text, size * s, self.clear(colour), font, align, wide, alpha=alpha, max_height=high)
        self.look(look, x, y)
        return look.width(self.fonts) / s

    def note(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 19,
        colour: Colour = "mist",
        align: Align = "left",
        room: float | None = None,
        font: str = "plain",
        height: float | None = None,
    ) -> float:
        """Put down a small text, enlarged as people want it; return how wide it is."""
        fitting = max(min(size, SMALLEST), size * self.taste.text)
        return self.words(text, x, y, fitting, colour, font, align, room, height=height)

    def noted(self, text: str, note: str, area: Area, size: float, note_size: float) -> None:
        """Put down a text with a note beneath it in the middle of an area, each in as many lines as its height has."""
        s, fitting = self.scale, max(min(note_size, SMALLEST), note_size * self.taste.text)
        looks = (
            Words(text, size * s, self.clear("cream"), align="left", max_width=area.width * s),
            Words(note, fitting * s, self.clear("mist"), "plain", "left", area.width * s),
        )
        self.draws.extend(stacked(self.fonts, area.x * s, area.cy * s, area.height * s, *looks))

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float,
        colour: Colour = "cream",
        font: str = "plain",
        align: Align = "left",
        line_height: float = 1.36,
        most: int | None = None,
    ) -> float:
        """Put down wrapped text from its top left corner; return how high it is.

        With ``most`` it shrinks until it has at most so many lines.
        """
        s = self.scale
        look = Paragraph(text, size * s, self.clear(colour), font, width * s, align, line_height)
        while most is not None and look.size > self.fonts.least and len(look.lines(self.fonts)) > most:
            look = replace(look, size=look.size - 1)
        self.look(look, x, y)
        return look.measure(self.fonts)[1] / s

    def height_of(self, text: str, width: float, size: float) -> float:
        """Return how high a paragraph of plain text would be in px of the sheet."""
        return (
            Paragraph(text, size * self.scale, "cream", "plain", width * self.scale).measure(self.fonts)[1] / self.scale
        )

    def measure(self, text: str, size: float, font: str = "round") -> float:
        """Return how wide a text is in px of the sheet."""
        return self.fonts.width(text, size * self.scale, font) / self.scale

    def clear(self, colour: Colour) -> Colour:
        """Return the colour, raised in contrast if people want it: looks that are made here know it at once."""
        return CLEARER.get(colour, colour) if self.taste.clear else colour

    # controls

    def key(
        self,
        key: str,
        x: float,
        y: float,
        width: float,
        height: float,
        label: str = "",
        kind: Kind = "quiet",
        icon: str | None = None,
        note: str = "",
        size: float | None = None,
        enabled: bool = True,
        radius: float | None = None,
    ) -> None:
        """Put down a key."""
        s = self.scale
        self.controls.append(
            button(
                key,
                (x + width / 2) * s,
                (y + height / 2) * s,
                width * s,
                height * s,
                label,
                kind,
                icon=icon,
                note=note,
                size=self._label(height, size) * s,
                note_size=17 * s if note else None,
                radius=None if radius is None else radius * s,
                enabled=enabled,
                scale=s,
            )
        )

    def _label(self, height: float, size: float | None) -> float:
        """Return how large a key's label is: as large as people want it and the key's height allows."""
        plain = height * 0.36 if size is None else size
        return max(min(plain, SMALLEST), min(plain * self.taste.full, max(plain, height * 0.5)))

    def face(
        self,
        key: str,
        x: float,
        y: float,
        width: float,
        height: float,
        face: Face | None = None,
        enabled: bool = True,
        passive: bool = False,
    ) -> None:
        """Put down a control with a face of its own, sized in px of the window; without one it lies on the picture."""
        s = self.scale
        self.controls.append(
            Control(
                key,
                (x + width / 2) * s,
                (y + height / 2) * s,
                width * s,
                height * s,
                enabled=enabled,
                face=face or NoFace(14 * s),
                passive=passive,
            )
        )

    def choice(
        self,
        key: str,
        x: float,
        y: float,
        width: float,
        height: float,
        items: Sequence[tuple[str, str]],
        chosen: str | Collection[str],
        size: float | None = None,
        enabled: bool = True,
    ) -> None:
        """Put down a segmented choice; pieces with longer words are wider, so that none has to shrink alone."""
        s = self.scale
        plain = size or height * 0.38
        letters = self._label(height, plain) * s
        while letters > plain * s and sum(self._pieces(items, height, letters)) > width * s:
            letters -= 1
        letters = max(letters, min(plain, height * 0.5) * s)
        weights = self._pieces(items, height, letters)
        even = max(weights) * len(items) <= width * s
        self.controls.extend(
            choice(
                key,
                (x + width / 2) * s,
                (y + height / 2) * s,
                width * s,
                height * s,
                items,
                chosen,
                size=letters,
                weights=None if even else weights,
                enabled=enabled,
                scale=s,
            )
        )

    def _pieces(self, items: Sequence[tuple[str, str]], height: float, letters: float) -> list[float]:
        """Return how many px of the window the pieces of a choice want to be wide."""
        s = self.scale
        return [
            height * s if label.startswith("@") else self.fonts.width(label, letters, "bold") + 30 * s
            for _, label in items
        ]

    def toggle(self, key: str, x: float, y: float, on: bool, width: float = 124, height: float = 62) -> None:
        """Put down a switch."""
        s = self.scale
        centre = (x + width / 2) * s, (y + height / 2) * s
        self.controls.append(toggle(key, *centre, on, width=width * s, height=height * s, scale=s))

    def slider(self, key: str, x: float, y: float, width: float, value: int, steps: int, height: float = 52) -> None:
        """Put down a slider of values 0 to ``steps``."""
        s = self.scale
        centre = (x + width / 2) * s, (y + height / 2) * s
        self.controls.append(slider(key, *centre, width * s, value, steps, height=height * s, scale=s))
