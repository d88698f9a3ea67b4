"""How a mode is played: a strip of pictures that move, under twenty seconds, skipped with one tap."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from quiclo_game.scenes import how_to_brain, how_to_mental, how_to_network, how_to_remainder, how_to_strategy
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.slides import WINDOW, Shot, Slide
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box, Disc

SHOTS: dict[str, tuple[Shot, ...]] = {
    "brain_training": how_to_brain.SHOTS,
    "card_network": how_to_network.SHOTS,
    "mental_arithmetic": how_to_mental.SHOTS,
    "no_remainder": how_to_remainder.SHOTS,
    "strategy": how_to_strategy.SHOTS,
}
"""The pictures of each mode that has some."""
HOLE = 60.4
"""Distance of the holes along the strip."""
BAR_STEP = 3.0
"""The bar of the running picture grows in steps of so many px, so that few boxes are baked."""


class HowToScene(MenuScene):
    """Shows the pictures of a mode one after the other, then waits for ``then``."""

    first_key = "go"

    def __init__(self, services: Services, mode_key: str, then: Callable[[], None]) -> None:
        """Show the pictures of ``mode_key``; ``then`` is called at the end, or when somebody has seen enough.

        Raises ``KeyError`` for a mode without pictures.
        """
        super().__init__(services)
        self._mode_key = mode_key
        self._shots = SHOTS[mode_key]
        self._then = then
        self._index = 0
        self._elapsed = 0.0
        self._halted = False
        self._frames: list[Area] = []
        self._windows: list[Area] = []
        self._bars: list[Area] = []
        self._scale = 1.0
        self._told_seconds = -1

    @property
    def over(self) -> bool:
        """Whether all pictures have been shown."""
        return self._index == len(self._shots) - 1 and self._elapsed >= self._shots[-1].length

    @property
    def seconds_left(self) -> int:
        """How many seconds the rest takes, rounded up."""
        rest = sum(shot.length for shot in self._shots[self._index :]) - self._elapsed
        return math.ceil(max(0.0, rest) / 1000)

    # layout

    def arrange(self, sheet: Sheet) -> None:
        """Put the strip with its frames down, and the keys around it."""
        words, middle = self.words, sheet.width / 2
        self._scale = sheet.scale
        self._told_seconds = self.seconds_left
        spare = sheet.height - (1920 if sheet.upright else 1080)
        title = words("how_to.title", mode=words(f"mode.{self._mode_key}.name"))
        total = math.ceil(sum(shot.length for shot in self._shots) / 1000)
        left, right = 70.0, sheet.width - 70
        sheet.words(title, left, 64, 46, room=right - left - 340)
        sheet.note(words("how_to.subtitle", count=total), left + 2, 114, 22, room=right - left - 340)
        sheet.key("skip", right - 318, 38, 318, 84, words("how_to.skip"), icon="right", size=29)
        if sheet.upright:
            strip = Area(0, 160, sheet.width, sheet.height - 160 - 290)
            self._place_upright(sheet, strip)
        else:
            strip = Area(0, 160 + spare * 0.4, sheet.width, 728)
            self._place_wide(sheet, strip, middle)
        self._lay_strip(sheet, strip)
        for index, shot in enumerate(self._shots):
            self._lay_frame(sheet, index, shot)
        self._lay_keys(sheet, sheet.height - 250 if sheet.upright else 924 + spare * 0.7, left, right)

    def _place_wide(self, sheet: Sheet, strip: Area, middle: float) -> None:
        width, gap = 592.0, 22.0
        first = middle - (len(self._shots) * (width + gap) - gap) / 2
        self._frames = [
            Area(first + index * (width + gap), strip.y + 56, width, strip.height - 112)
            for index in range(len(self._shots))
        ]
        self._windows = [Area(frame.x + 8, frame.y + 8, *WINDOW) for frame in self._frames]
        self._bars = [Area(frame.x + 26, frame.bottom - 28, frame.width - 52, 10) for frame in self._frames]

    def _place_upright(self, sheet: Sheet, strip: Area) -> None:
        gap = 18.0
        height = min(WINDOW[1] + 16, (strip.height - 100 - gap * (len(self._shots) - 1)) / len(self._shots))
        pitch = (strip.height - 100 - height) / (len(self._shots) - 1)
        self._frames = [
            Area(40, strip.y + 50 + index * pitch, sheet.width - 80, height) for index in range(len(self._shots))
        ]
        self._windows = [Area(frame.x + 8, frame.y + 8, WINDOW[0], frame.height - 16) for frame in self._frames]
        self._bars = [
            Area(window.right + 26, frame.bottom - 36, frame.right - window.right - 52, 10)
            for frame, window in zip(self._frames, self._windows, strict=True)
        ]

    def _lay_strip(self, sheet: Sheet, strip: Area) -> None:
        sheet.box(-40, strip.y, strip.width + 80, strip.height, 0, "#08202D", line="line", shadow=16)
        for index in range(int(strip.width / HOLE) + 1):
            for y in (strip.y + 14, strip.bottom - 42):
                sheet.box(14 + index * HOLE, y, 34, 28, 8, "#123A50", line="line", line_width=1.2)

    def _lay_frame(self, sheet: Sheet, index: int, shot: Shot) -> None:
        frame, window, now = self._frames[index], self._windows[index], index == self._index
        glow, edge = ("honey", "honey") if now else (None, None)
        sheet.box(
            frame.x, frame.y, frame.width, frame.height, 26, "#17465D", light=0.13, glow=glow, glow_size=12, line=edge,
            line_width=5,
        )  # fmt: skip
        sheet.box(window.x, window.y, window.width, window.height, 20, "#103549")
        if sheet.upright:
            left, number_y = window.right + 26, frame.y + 60
            text = Area(left, frame.y + 112, frame.right - left - 24, 200)
        else:
            left, number_y = frame.x + 27, window.bottom + 72
            text = Area(frame.x + 108, window.bottom + 30, frame.width - 128, 100)
        fill = "honey" if now else "quiet"
        sheet.box(left, number_y - 31, 62, 62, 31, fill)
        sheet.words(str(index + 1), left + 31, number_y, 36, "ink" if now else "cream", align="centre")
        colour = "paper" if now else "#D5E2E6"
        size = 28 * min(1.12, sheet.taste.text)
        lines = 5 if sheet.upright else 2
        sheet.paragraph(self.words(shot.sentence), text.x, text.y, text.width, size, colour, "bold", most=lines)
        bar = self._bars[index]
        sheet.box(bar.x, bar.y, bar.width, bar.height, 5, "felt_deep")
        if index < self._index:
            sheet.box(bar.x, bar.y, bar.width, bar.height, 5, "#8FB3C2")
        if not now:
            sheet.draws.extend(self._painted(index))

    def _lay_keys(self, sheet: Sheet, y: float, left: float, right: float) -> None:
        words = self.words
        for step, (key, icon) in enumerate((("before", "back"), ("halt", "pause"), ("next", "right"))):
            enabled = not (key == "before" and self._index == 0 and self._elapsed == 0.0)
            if key == "halt":
                icon, enabled = ("play" if self._halted else "pause"), not self.over
            if key == "next":
                enabled = not self.over
            sheet.key(key, left + step * 126, y, 112, 88, icon=icon, enabled=enabled)
        x = left + 3 * 126 + 22
        told = words("how_to.over") if self.over else words("how_to.left", count=self.seconds_left)
        if self._halted and not self.over:
            told = words("how_to.halted")
        total = len(self._shots)
        room = right - x if sheet.upright else right - 662 - x - 250
        sheet.words(words("how_to.place", number=self._index + 1, total=total), x, y + 26, 28, room=room)
        sheet.note(told, x, y + 62, 21, room=room)
        row, again = (y + 108, Area(left, 0, 380, 0)) if sheet.upright else (y, Area(right - 640, 0, 300, 0))
        go = Area(again.right + 22, 0, right - again.right - 22, 0)
        sheet.key("again", again.x, row, again.width, 88, words("how_to.again"), icon="replay", size=29)
        sheet.key("go", go.x, row, go.width, 88, words("how_to.go"), "main", "play", size=38)

    # time

    def update(self, dt: float) -> None:
        """Let the running picture go on, and the next one begin."""
        super().update(dt)
        if self._halted or self.over:
            return
        self._elapsed += dt
        shot = self._shots[self._index]
        if self._elapsed >= shot.length:
            if self._index < len(self._shots) - 1:
                self._elapsed -= shot.length
                self._index += 1
            else:
                self._elapsed = shot.length
            self.refresh()
        elif self.seconds_left != self._told_seconds:
            self.refresh()

    @property
    def animating(self) -> bool:
        """Whether a picture runs or a press is shown."""
        return super().animating or not (self._halted or self.over)

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the running picture and its bar."""
        progress = min(1.0, self._elapsed / self._shots[self._index].length)
        bar, s = self._bars[self._index], self._scale
        length = max(bar.height, round(bar.width * progress / BAR_STEP) * BAR_STEP)
        filled = Box(length * s, bar.height * s, 5 * s, "honey")
        return (
            *self._painted(self._index),
            Draw(filled, (bar.x + length / 2) * s, bar.cy * s),
            Draw(Disc(11 * s, "paper"), (bar.x + length) * s, bar.cy * s),
        )

    def _painted(self, index: int) -> list[Draw]:
        if index == self._index and not self.services.settings.reduced_motion:
            progress = min(1.0, self._elapsed / self._shots[index].length)
        else:
            progress = 1.0 if index <= self._index else 0.0
        window = self._windows[index]
        fit = window.height / WINDOW[1]
        slide = Slide(self._scale * fit, self.words)
        self._shots[index].paint(slide, progress)
        x = (window.x + (window.width - WINDOW[0] * fit) / 2) * self._scale
        return [draw.moved(x, window.y * self._scale) for draw in slide.draws]

    # answers

    def pressed(self, key: str) -> None:
        """Move in the strip, or leave it."""
        match key:
            case "skip" | "go":
                self._then()
                return
            case "halt":
                self._halted = not self._halted
            case "again":
                self._go_to(0)
            case "before":
                back = self._elapsed < 800 and self._index > 0
                self._go_to(self._index - 1 if back else self._index)
            case "next":
                last = self._index == len(self._shots) - 1
                if last:
                    self._elapsed = self._shots[-1].length
                else:
                    self._go_to(self._index + 1)
        self.refresh()

    def dismissed(self) -> None:
        """Escape has seen enough."""
        self._then()

    def _go_to(self, index: int) -> None:
        self._index, self._elapsed, self._halted = index, 0.0, False
