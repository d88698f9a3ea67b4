"""What all menus share: a sheet laid out for window, language and taste; keys that press, sound and can be reached.

A menu lays itself out anew whenever the settings are no longer those it was laid out for, also beneath an overlay.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from quiclo_game.locale import Words, told_in
from quiclo_game.scenes.facing import UPRIGHT
from quiclo_game.scenes.letters import Letters
from quiclo_game.scenes.pad_meaning import at_menu, menu_signs
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet, Taste
from quiclo_game.scenes.text_edges import edges_of
from quiclo_game.shell.choices import Notation
from quiclo_game.shell.controls import FLASH, PRESS_KEYS, Controls
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, PadPress, Pointer
from quiclo_game.shell.layout import FINGER_MM
from quiclo_game.shell.lens import Lens
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.shapes import Box, Veil

if TYPE_CHECKING:
    from quiclo_game.shell.settings import Settings

WORTH = 1.04
"""Everything is laid out larger only where it grows at least so many times."""
EDGE = 40.0
"""What grows stays so many px of the sheet from the edge of the window."""
STEERING = frozenset(("tab", "return", "space", "left", "right", "up", "down"))


def taste_of(settings: Settings) -> Taste:
    """Return how the settings want menus to read."""
    factor = settings.text_size.factor
    return Taste(min(1.0, factor), settings.high_contrast, factor)


def lens_of(settings: Settings) -> Lens:
    """Return how the settings want everything to be seen."""
    return Lens(settings.high_contrast, settings.notation is Notation.DOT)


def room_around(sheet: Sheet) -> float:
    """Return how many times as large everything on a sheet could be, wherever on it that lies."""
    fonts, (width, height) = sheet.fonts, sheet.size
    found = [edges for draw in sheet.draws if (edges := edges_of(draw, fonts)) is not None]
    found += [control.bounds() for control in sheet.controls]
    for draw in sheet.draws:
        if isinstance(draw.what, Box):
            right, down = draw.what.width / 2, draw.what.height / 2
            found.append((draw.x - right, draw.y - down, draw.x + right, draw.y + down))
    if not found:
        return 1.0
    edge = EDGE * sheet.scale
    wide = max(edges[2] for edges in found) - min(edges[0] for edges in found) + 2 * edge
    high = max(edges[3] for edges in found) - min(edges[1] for edges in found) + 2 * edge
    return min(width / wide, height / high)


class MenuScene(Scene):
    """A screen of keys and texts; subclasses put them down in ``arrange`` and answer in ``pressed``."""

    backdrop: ClassVar[tuple[str, str]] = ("table/felt_landscape.jpg", "table/felt_portrait.jpg")
    """The background pictures, wide and upright; an overlay darkens what lies beneath instead."""
    first_key: str | None = None
    """The control that the keyboard reaches first."""

    def __init__(self, services: Services) -> None:
        """Take the services; nothing is laid out before the scene is entered."""
        self._version = 1
        super().__init__()
        self.services = services
        self.controls = Controls(signs=menu_signs(services.couch))
        self.facing = UPRIGHT
        """The side of the table that it faces; set before it is entered."""
        self.window: Size = (0, 0)
        self.size: Size = (0, 0)
        """The window as it is seen from the side."""
        self._draws: Sequence[Draw] = ()
        self._key_letters = Letters(services.forge)
        self._laid_for: Settings | None = None
        self._controls_version = 0
        self._zoom = 1.0
        """How many times as large as usual everything is."""

    # what subclasses say

    @abstractmethod
    def arrange(self, sheet: Sheet) -> None:
        """Put everything down on a new sheet."""

    @abstractmethod
    def pressed(self, key: str) -> None:
        """Answer a control that was pressed; a choice says ``"key:value"``."""

    def dismissed(self) -> None:
        """Answer the escape key: one step back."""
        self.services.navigator.back()

    def refused(self, key: str) -> None:
        """Answer a press on a control that is not possible now."""

    # services at hand

    @property
    def words(self) -> Words:
        """The words of the language that is set."""
        return self.services.words

    def told(self, text: str) -> str:
        """Return a text that came from elsewhere or earlier in the language that is set."""
        return told_in(text, self.words)

    def refresh(self) -> None:
        """Lay out anew, because something that is shown has changed."""
        if self.size != (0, 0):
            self._arrange()

    # the scene

    @property
    def version(self) -> int:
        """Grows with every change of the picture; asked for it, a menu first notices new settings."""
        if self._laid_for is not None and self._laid_for != self.services.settings:
            self._arrange()
        return self._version

    @version.setter
    def version(self, value: int) -> None:
        self._version = value

    def enter(self, size: Size) -> None:
        """Lay out for the window."""
        self.services.audio.pan = 0.0
        self._fit(size)

    def settings_changed(self) -> None:
        """Show what is set now."""
        self.refresh()

    def leave(self) -> None:
        """Let go of every finger; beneath an overlay nothing looks pressed."""
        self.controls.cancel()
        self.controls.update(FLASH)
        self._notice()

    def resized(self, size: Size) -> None:
        """Lay out for the new window."""
        self._fit(size)

    def handle(self, event: Input) -> None:
        """Take an event as it is seen from the side."""
        self.take(self.facing.inward(event, self.window))

    def take(self, event: Input) -> None:
        """Press what a finger or a key presses; escape goes one step back, and backspace if nothing is typed."""
        if isinstance(event, KeyPress) and (
            event.key == "escape" or (event.key == "backspace" and not self.takes_text)
        ):
            self.dismissed()
            return
        if self._asks_for_honey(event):
            event = ControlPress(self.first_key or "")
        if isinstance(event, KeyPress) and event.key in STEERING and self.controls.focused is None and self.first_key:
            self.controls.focus(self.first_key)
            if self.controls.focused is not None:
                self._notice()
                return
        for key in self.controls.handle(event):
            if isinstance(event, Pointer):
                self.controls.stand(key)
            self.pressed(key)
            self.services.audio.play("select" if ":" in key else "key_press")
        for key in self.controls.take_refused():
            self.services.audio.play("wrong")
            self.refused(key)
        self._notice()

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button means on a menu; one that means nothing is answered all the same."""
        there = any(control.key == self.first_key for control in self.controls)
        meant = tuple(at_menu(press, self.first_key if there else None))
        if not meant:
            self.controls.nod()
            self._notice()
        return meant

    def steered_by(self, event: Input, *, scrolls: bool) -> bool:
        """Move the focus where up or down does that; return ``False`` where it scrolls instead.

        Keys of the keyboard scroll what ``scrolls`` until a ring shows; from then on they lead it, as a gamepad does.
        """
        if not isinstance(event, KeyPress) or event.key not in ("up", "down"):
            return False
        if scrolls and not event.pad and not self.controls.focus_shown:
            return False
        before = self.controls.focused, self.controls.focus_shown
        MenuScene.take(self, event)
        return before != (self.controls.focused, self.controls.focus_shown)

    def update(self, dt: float) -> None:
        """Let short presses end."""
        self.controls.update(dt)
        self._notice()

    @property
    def animating(self) -> bool:
        """Whether a press has still to be shown."""
        return self.controls.animating

    def still(self) -> Sequence[Draw]:
        """Return the background, what was put down, and the controls on top."""
        keys = self._in_size(tuple(self.controls.draws()), self._key_letters)
        return [*self.ground(), *self.facing.draws((*self.laid(), *keys), self.window)]

    def ground(self) -> Iterator[Draw]:
        """Yield what lies beneath all that was put down, in px of the window."""
        width, height = self.window
        if self.covers:
            yield Draw(Backdrop(self.backdrop[height > width], width, height), width / 2, height / 2)
        else:
            yield Draw(Veil(width, height, alpha=0.72), width / 2, height / 2)

    def laid(self) -> Sequence[Draw]:
        """Return what was put down and rests beneath the controls, as it is seen from the side."""
        return self._draws

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return what moves on it."""
        return self.facing.draws(self.changing(alpha), self.window)

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return what moves on it, as it is seen from the side."""
        return ()

    # inner working

    def _asks_for_honey(self, event: Input) -> bool:
        """Say whether a key is to press the honey one: no ring shows that anything else is meant."""
        if not isinstance(event, KeyPress) or event.pad or event.control or event.alt:
            return False
        if event.key not in PRESS_KEYS or self.controls.focus_shown:
            return False
        return any(one.key == self.first_key and getattr(one.face, "kind", "") == "main" for one in self.controls)

    def _fit(self, window: Size) -> None:
        self.window, self.size = window, self.facing.size(window)
        self._arrange()

    def _arrange(self) -> None:
        self._laid_for = self.services.settings
        self._zoom, sheet = self._laid_out(self._laid_for)
        self.controls.scale = sheet.scale
        self.controls.fingertip = FINGER_MM * self.services.px_per_mm
        self.controls.set(sheet.controls)
        self._key_letters = Letters(self.services.forge)
        draws = tuple(sheet.draws)
        covered = max((index for index, draw in enumerate(draws, 1) if isinstance(draw.what, Veil)), default=0)
        beneath = self._in_size(draws[:covered], Letters(self.services.forge))
        keys = tuple(self.controls.draws())
        self._draws = (*beneath, *self._in_size(draws[covered:], Letters(self.services.forge), keys))
        self._notice()
        self.invalidate()

    def _laid_out(self, settings: Settings) -> tuple[float, Sheet]:
        """Return a sheet with everything on it, and how many times as large as usual it is.

        For large texts a panel grows as a whole, as far as there is free felt around it.
        """
        fonts, taste = self.services.forge.fonts, taste_of(settings)
        sheet = Sheet(self.size, fonts, replace(taste, full=taste.text))
        self.arrange(sheet)
        if taste.full <= 1.0:
            return 1.0, sheet
        zoom = min(taste.full, room_around(sheet))
        if zoom < WORTH:
            zoom = 1.0
        large = Sheet(self.size, fonts, replace(taste, full=taste.full / zoom), zoom)
        self.arrange(large)
        return zoom, large

    def _in_size(self, draws: DrawList, letters: Letters, behind: DrawList = ()) -> DrawList:
        """Return draws with large texts if people want them: each grows as its place allows."""
        factor = self.services.settings.text_size.factor / self._zoom
        return letters.dressed(draws, self.size, max(1.0, factor), 0.0, settled=True, behind=behind)

    def _notice(self) -> None:
        if self.controls.version != self._controls_version:
            self._controls_version = self.controls.version
            self.invalidate()
