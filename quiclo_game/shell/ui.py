"""The bridge to pygame-gui: one line to type into, and a box to read long texts in.

pygame-gui knows one mouse and asks pygame where it is. Here it lives on a surface of its own, is told by the pointer
that owns it, and is drawn like any other look, at any quarter turn. It is imported when the first element is made.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer, TextTyped, WheelTurned
from quiclo_game.shell.pictures import LiveSurface
from quiclo_game.shell.raster import blank
from quiclo_game.shell.turning import Frame

if TYPE_CHECKING:
    from quiclo_game.shell.ui_manager import OwnedManager

Theme = Mapping[str, object]
EDITING_KEYS = frozenset(("backspace", "delete", "left", "right", "home", "end"))
UNFIT = (IndexError, ValueError, AttributeError, TypeError, pygame.error)
"""What pygame-gui raises where a selection or a sign without any width confuses it."""
WHEEL_STEP = 90.0
"""So many px a reading box scrolls per step of the wheel."""
KEY_STEPS = {"up": -0.12, "down": 0.12, "pageup": -0.9, "pagedown": 0.9, "home": -1e6, "end": 1e6}
"""How far keys scroll, as a share of the box's height."""


class UiElement:
    """A pygame-gui surface of ``width`` × ``height`` px about (x, y), steered by one pointer at a time."""

    def __init__(
        self, key: str, x: float, y: float, width: int, height: int, theme: Theme, turn: int = 0, language: str = "de"
    ) -> None:
        """Make the surface and the manager; ``key`` names it, ``language`` is a code such as ``"de"``."""
        from quiclo_game.shell.ui_manager import new_manager

        self.key = key
        self.width, self.height = width, height
        self.frame = Frame(x, y, turn)
        self.version = 0
        """Grows whenever the picture changes."""
        self.manager: OwnedManager = new_manager((width, height), theme, language)
        self._owner: str | None = None
        self._surface = blank(width, height)
        self._pixels = b""

    def holds(self, x: float, y: float) -> bool:
        """Say whether a place of the window lies on it."""
        across, down = self.frame.inward(x, y)
        return abs(across) <= self.width / 2 and abs(down) <= self.height / 2

    def update(self, dt: float) -> None:
        """Let ``dt`` ms pass and redraw if anything looks different."""
        self.manager.update(dt / 1000)
        self._surface.fill((0, 0, 0, 0))
        self.manager.draw_ui(self._surface)
        pixels = self._surface.get_buffer().raw
        if pixels != self._pixels:
            self._pixels = pixels
            self.version += 1

    def draw(self) -> Draw:
        """Return the draw of the surface as it is after the last ``update``."""
        x, y = self.frame.outward(-self.width / 2, -self.height / 2)
        return Draw(LiveSurface(self.key, self.version, self._surface), x, y, self.frame.turn)

    def _place(self, pointer: Pointer) -> tuple[int, int]:
        across, down = self.frame.inward(pointer.x, pointer.y)
        return round(across + self.width / 2), round(down + self.height / 2)

    def _own(self, pointer: Pointer) -> bool:
        """Say whether this pointer steers the element now; the first one to go down on it does until it ends."""
        if pointer.phase is Phase.DOWN and self._owner is None and self.holds(pointer.x, pointer.y):
            self._owner = pointer.id
        owned = pointer.id == self._owner
        if owned and pointer.phase in (Phase.UP, Phase.CANCEL):
            self._owner = None
        return owned

    def _pass_on(self, pointer: Pointer) -> None:
        place = self._place(pointer)
        self.manager.pointer_place = place
        kinds = {Phase.DOWN: pygame.MOUSEBUTTONDOWN, Phase.UP: pygame.MOUSEBUTTONUP, Phase.CANCEL: pygame.MOUSEBUTTONUP}
        if pointer.phase in kinds:
            # pygame-gui looks for what is below the pointer only in its update
            self.manager.update(0.0)
            self._tell(pygame.Event(kinds[pointer.phase], button=1, pos=place))

    def _tell(self, event: pygame.Event) -> None:
        """Hand an event to pygame-gui, which loses count of its own selection now and then."""
        try:
            self.manager.process_events(event)
        except UNFIT as error:
            logging.getLogger(__name__).warning("pygame-gui cannot take an event at %s: %r", self.key, error)
            self._recover()

    def _recover(self) -> None:
        """Begin anew where pygame-gui has lost its way."""


class TextField(UiElement):
    """A line to type a short text into, such as a name."""

    def __init__(
        self,
        key: str,
        x: float,
        y: float,
        width: int,
        height: int,
        theme: Theme,
        *,
        text: str = "",
        limit: int = 16,
        placeholder: str = "",
        turn: int = 0,
        language: str = "de",
    ) -> None:
        """Make the line with a text in it, at most ``limit`` signs, ready to be typed into."""
        super().__init__(key, x, y, width, height, theme, turn, language)
        from quiclo_game.shell.ui_manager import new_entry_line

        self._entry = new_entry_line(self.manager, (width, height), text, limit, placeholder)
        self._finished = False
        self.focus()
        self.update(0.0)

    @property
    def text(self) -> str:
        """Return what stands in the line."""
        return str(self._entry.get_text())

    def set_text(self, text: str) -> None:
        """Put another text into the line."""
        self._entry.set_text(text)

    def focus(self) -> None:
        """Let keys go into this line."""
        self.manager.set_focus_set(self._entry.get_focus_set())

    def unfocus(self) -> None:
        """Let keys go elsewhere."""
        self.manager.set_focus_set(None)

    def take_finished(self) -> bool:
        """Say whether return was pressed since the last call."""
        finished, self._finished = self._finished, False
        return finished

    def handle(self, event: Input) -> bool:
        """Take one event and say whether it was for this line."""
        match event:
            case Pointer():
                if not self._own(event):
                    return False
                self._pass_on(event)
                return True
            case KeyPress(pad=pad) if pad:
                return False
            case KeyPress(key="return"):
                self._finished = True
                return True
            case KeyPress(key=key) if key in EDITING_KEYS and not (event.control or event.alt):
                mod = pygame.KMOD_SHIFT if event.shift else pygame.KMOD_NONE
                code = pygame.key.key_code(key)
                self._tell(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
                return True
            case TextTyped(text=text):
                shown = "".join(sign for sign in text if sign.isprintable())
                if shown:
                    self._tell(pygame.Event(pygame.TEXTINPUT, text=shown))
                return True
        return False

    def _recover(self) -> None:
        """Keep the text; the cursor stands at its end, and nothing is selected."""
        text = self.text
        for kept in ("", text, "".join(sign for sign in text if sign.isalnum() or sign == " ")):
            self._entry.select_range = [0, 0]
            with suppress(*UNFIT):
                self._entry.set_text(kept)
                if kept:
                    return


class ReadingBox(UiElement):
    """A box for a long text with simple markup (``<b>``, ``<i>``, ``<br>``); a finger drags the text itself."""

    def __init__(
        self,
        key: str,
        x: float,
        y: float,
        width: int,
        height: int,
        theme: Theme,
        text: str,
        *,
        turn: int = 0,
        language: str = "de",
    ) -> None:
        """Make the box, scrolled to its beginning."""
        super().__init__(key, x, y, width, height, theme, turn, language)
        from quiclo_game.shell.ui_manager import new_text_box

        self._box = new_text_box(self.manager, (width, height), text)
        self._dragged_from: float | None = None
        self._on_bar = False
        self.update(0.0)

    @property
    def scrolls(self) -> bool:
        """Whether there is more text than can be seen at once."""
        return self._box.scroll_bar is not None

    @property
    def scroll(self) -> float:
        """Return where the box is: 0 at the beginning, up to 1 minus the visible share at the end."""
        return float(self._box.scroll_bar.start_percentage) if self._box.scroll_bar is not None else 0.0

    def scroll_by(self, pixels: float) -> None:
        """Move on in the text by so many px, back if negative; it ends at beginning and end."""
        bar, layout = self._box.scroll_bar, self._box.text_box_layout
        if bar is None or layout is None:
            return
        whole = layout.layout_rect.height
        last = max(0.0, 1.0 - bar.visible_percentage)
        bar.set_scroll_from_start_percentage(max(0.0, min(last, bar.start_percentage + pixels / whole)))

    def set_text(self, text: str) -> None:
        """Show another text, from its beginning."""
        from quiclo_game.shell.ui_manager import readable

        self._box.set_text(readable(text))

    def handle(self, event: Input) -> bool:
        """Take one event and say whether it was for this box."""
        match event:
            case Pointer():
                return self._own(event) and self._drag(event)
            case WheelTurned(x=x, y=y, steps=steps) if self.holds(x, y):
                self.scroll_by(-steps * WHEEL_STEP)
                return True
            case KeyPress(key=key) if key in KEY_STEPS:
                self.scroll_by(KEY_STEPS[key] * self.height)
                return True
        return False

    def _drag(self, pointer: Pointer) -> bool:
        place = self._place(pointer)
        if pointer.phase is Phase.DOWN:
            bar = self._box.scroll_bar
            self._on_bar = bar is not None and bar.rect.collidepoint(place)
            self._dragged_from = place[1]
        if self._on_bar:
            self._pass_on(pointer)
        elif self._dragged_from is not None:
            self.scroll_by(self._dragged_from - place[1])
            self._dragged_from = place[1]
        if pointer.phase in (Phase.UP, Phase.CANCEL):
            self._dragged_from = None
        return True
