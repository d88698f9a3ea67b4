"""Calibration of a touch panel: four marks are touched one by one, a fifth proves them, then touches are corrected."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.calibration import (
    PROOF,
    TARGETS,
    Calibration,
    CalibrationError,
    Point,
    calibrate,
    with_calibration,
)
from quiclo_game.shell.inputs import Input, Phase, Pointer
from quiclo_game.shell.pointer import panel_of
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Bar, Disc

MARK = 44.0
MARKS = (*TARGETS, PROOF)


class FingerMarksScene(MenuScene):
    """Asks for five touches of one panel; meanwhile touches come as the panel reports them."""

    covers: ClassVar[bool] = True
    first_key = "back"

    def __init__(self, services: Services) -> None:
        """Begin with the first mark."""
        super().__init__(services)
        self.touched: list[Point] = []
        """Where the marks were touched so far, in 0..1 of the window."""
        self._panel: str | None = None
        self._found: Calibration | None = None
        """What follows from the four touches, while the fifth is waited for."""
        self._told = "glass.marks_how"

    def enter(self, size: Size) -> None:
        """Take touches as they come, without a correction."""
        self._take_raw(True)
        super().enter(size)

    def leave(self) -> None:
        """Correct touches again."""
        super().leave()
        self._take_raw(False)

    def arrange(self, sheet: Sheet) -> None:
        """Put the marks down, the one that is due bright; the last one is only there when it is due."""
        words, s = self.words, sheet.scale
        sheet.words(words("glass.marks_title"), sheet.width / 2, sheet.height / 2 - 150, 42, align="centre")
        sheet.paragraph(
            words(self._told, number=len(self.touched) + 1), sheet.width / 2 - 420, sheet.height / 2 - 90, 840, 27,
            "cream", align="centre", most=3,
        )  # fmt: skip
        sheet.key(
            "back", sheet.width / 2 - 130, sheet.height / 2 + 70, 260, 84, words("couch.back"), icon="back", size=27
        )
        for index, (x, y) in enumerate(MARKS if self._found is not None else TARGETS):
            done, due = index < len(self.touched), index == len(self.touched)
            colour = "valid" if done else "honey" if due else "line"
            at = x * sheet.width, y * sheet.height
            sheet.look(Disc(MARK * s, None, line=colour, line_width=4 * s), *at)
            for turn in (0.0, 90.0):
                sheet.look(Bar(MARK * 1.7 * s, 4 * s, colour), *at, turn=turn)
            sheet.look(Disc(7 * s, colour), *at)

    def take(self, event: Input) -> None:
        """Take the touches of fingers; the mouse and keys press keys."""
        panel = panel_of(event.id) if isinstance(event, Pointer) else None
        if isinstance(event, Pointer) and panel is not None and not self._on_key(event):
            if event.phase is Phase.UP:
                self._touch(panel, event)
            return
        super().take(event)

    def pressed(self, key: str) -> None:
        """Go back without a change."""
        self.services.navigator.back()

    def _take_raw(self, raw: bool) -> None:
        if self.services.pointers is not None:
            self.services.pointers.raw = raw

    def _on_key(self, event: Pointer) -> bool:
        return self.controls.owns(event.id) or (
            event.phase is Phase.DOWN and self.controls.at(event.x, event.y) is not None
        )

    def _touch(self, panel: str, event: Pointer) -> None:
        if self._panel != panel:
            self._panel = panel
            self._begin("glass.marks_how")
        width, height = self.size
        at = event.x / (width - 1), event.y / (height - 1)
        self.services.audio.play("select")
        if self._found is not None:
            self._prove(self._found, panel, at)
        else:
            self.touched.append(at)
            self._told = "glass.marks_how"
            if len(self.touched) == len(TARGETS):
                self._find()
        self.refresh()

    def _begin(self, told: str) -> None:
        self._told, self._found = told, None
        self.touched.clear()

    def _refuse(self) -> None:
        self._begin("glass.marks_again")
        self.services.audio.play("wrong")

    def _find(self) -> None:
        try:
            self._found = calibrate(self.touched)
        except CalibrationError:
            self._refuse()
            return
        self._told = "glass.marks_proof"

    def _prove(self, found: Calibration, panel: str, at: Point) -> None:
        if not found.proves(*at):
            self._refuse()
            return
        kept = self.services.settings.calibrations
        self.services.store.change(calibrations=with_calibration(kept, panel, found))
        self.services.audio.play("valid")
        self.services.navigator.back()
