"""The display: a window or the whole screen, on the faster of the two ways to the glass; or no screen at all."""

from __future__ import annotations

import logging
import os
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.desktop import desktop_now
from quiclo_game.shell.edid import px_per_mm_of, read_glasses
from quiclo_game.shell.notice import Notice, ShellError
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.scene import Size
from quiclo_game.shell.stderr import muffled_stderr

TITLE = "Quiclo"
SMALLEST = 360
"""No window is made narrower or lower than this, in px."""

WINDOW_SHARE = 0.8
"""A window of no given size takes this much of the screen, both ways."""

FAST_FLIP = 4.0
"""A flip that takes at most so many ms is not worth looking for a faster one."""

MEASURING = 30.0
"""Measuring the flips of one way stops after so many ms."""

NO_DRIVERS = frozenset(("offscreen", "dummy", "evdev"))
"""What SDL falls back to when no screen is there."""


class NoScreenError(ShellError):
    """No screen to open a window on; a demo without a screen is still possible."""


def environment() -> dict[str, str]:
    """Return the variables that SDL must find before pygame starts (table.md, Touch; drawing.md, The flip)."""
    return {
        "SDL_TOUCH_MOUSE_EVENTS": "0",
        "SDL_MOUSE_TOUCH_EVENTS": "0",
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
        "SDL_ENABLE_SCREEN_KEYBOARD": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def open_display(
    size: Size | None = None,
    *,
    fullscreen: bool = False,
    flip_path: FlipPath = FlipPath.AUTO,
    title: str = TITLE,
    icon: Path | None = None,
) -> Display:
    """Return a display on the real screen: a window that can be resized, or the whole screen.

    ``size`` is that of the window in px, a good part of the screen if ``None``; ``icon`` is the file of its picture.
    Raises ``NoScreenError``.
    """
    os.environ.update(environment())
    first = FlipPath.ACCELERATED if flip_path is FlipPath.ACCELERATED else FlipPath.SOFTWARE
    display = Display(size, fullscreen, first, title, icon)
    if flip_path is FlipPath.AUTO and display.flip_path is FlipPath.SOFTWARE and display.flip_ms > FAST_FLIP:
        display.reopen(FlipPath.ACCELERATED)
        if display.flip_ms >= display.measured[FlipPath.SOFTWARE]:
            display.reopen(FlipPath.SOFTWARE)
    return display


def open_offscreen(size: Size) -> Display:
    """Return a display without a screen: frames of ``size`` px that only exist in memory. Needs no driver at all."""
    os.environ.update(environment())
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    return Display(size, False, FlipPath.SOFTWARE, TITLE, None, resizable=False)


class Display:
    """The open screen; always closed in the end, by ``close`` or by leaving a ``with`` block."""

    def __init__(
        self,
        size: Size | None,
        fullscreen: bool,
        flip_path: FlipPath,
        title: str,
        icon: Path | None,
        resizable: bool = True,
    ) -> None:
        """Open the screen; prefer ``open_display`` and ``open_offscreen``. Raises ``NoScreenError``."""
        self.fullscreen = fullscreen
        self.flip_path = flip_path
        self.measured: dict[FlipPath, float] = {}
        self.on_open: Callable[[], None] = lambda: None
        """Called when the window was opened once more: a new one remembers nothing of what the old one was told."""
        self._title = title
        self._icon = read_icon(icon)
        self._resizable = resizable
        self._window_size = size
        self._desktop: tuple[Size, ...] | None = None
        """What the window was opened for, where it fills the screen."""
        self._window_place: tuple[int, int] | None = None
        """Where the window was before it filled the screen."""
        self.reopen(flip_path)

    def __enter__(self) -> Display:
        """Return the display itself."""
        return self

    def __exit__(self, *exception: object) -> None:
        """Close the display."""
        self.close()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; it follows the size of the window. Raises ``NoScreenError`` once closed."""
        surface = pygame.display.get_surface() if pygame.display.get_init() else None
        if surface is None:
            raise no_screen("closed")
        return surface

    @property
    def size(self) -> Size:
        """The size of the surface in px."""
        return self.surface.get_size()

    @property
    def flip_ms(self) -> float:
        """How long a flip took on the way in use, in ms, when it was measured at the start."""
        return self.measured.get(self.flip_path, 0.0)

    @property
    def px_per_mm(self) -> float | None:
        """What the screen tells of its size, in px per mm; ``None`` if it tells nothing or nothing is shown."""
        if pygame.display.get_driver() in NO_DRIVERS:
            return None
        return px_per_mm_of(read_glasses(), pygame.display.get_desktop_sizes())

    def reopen(self, flip_path: FlipPath) -> None:
        """Close the screen and open it again on this way to the glass, or on the other where the system has only that.

        Raises ``NoScreenError``.
        """
        try:
            self._open(flip_path)
        except NoScreenError as error:
            # Wayland, for one, has no frame buffer to write to.
            try:
                self._open(other_path(flip_path))
            except NoScreenError:
                raise error from None

    def _open(self, flip_path: FlipPath) -> None:
        self.close()
        self.flip_path = flip_path
        # SDL reads this when its video part starts, and only then.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0" if flip_path is FlipPath.SOFTWARE else "1"
        start_video()
        pygame.display.set_caption(self._title)
        # Also where there is none: pygame would unpack its own.
        pygame.display.set_icon(self._icon)
        # Taken before, so that no change is missed; a window follows nothing, and its first picture need not wait.
        self._desktop = desktop_now() if self.fullscreen else None
        self._set_mode()
        self.on_open()
        # A flip shows what it times: the table's colour, and no black hole before the first picture.
        self.surface.fill(rgb("felt"))
        self.measured[flip_path] = time_flips(pygame.display.flip, budget=MEASURING)

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to the window of before; what the surface showed is lost afterwards."""
        if fullscreen == self.fullscreen:
            return
        screens = pygame.display.get_desktop_sizes()
        if fullscreen:
            self._window_size = self.size
            if len(screens) == 1:
                # Where nothing manages windows, one that fills the screen would stay where it is, half outside.
                self._window_place = move_window((0, 0))
        self.fullscreen = fullscreen
        self._set_mode()
        if not fullscreen and len(screens) == 1:
            move_window(self._window_place or middle_place(self.size, screens[0]))

    def bring_back(self) -> bool:
        """Open a window that is gone, and show one that is hidden or was made small.

        Return whether there was need to, so that what the surface showed is lost; raises ``NoScreenError`` where there
        is no screen any more.
        """
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            self.reopen(self.flip_path)
            return True
        if pygame.display.get_active():
            return False
        window = own_window()
        window.show()
        window.restore()
        window.focus()
        return True

    def follow_screen(self) -> bool:
        """Open the window anew where the screen has another size by now, and say whether that was so.

        Only where it fills the screen: another window has the size that people give it. What the surface showed is
        lost then; raises ``NoScreenError`` where there is no screen any more.
        """
        if not self.fullscreen:
            return False
        before, self._desktop = self._desktop, desktop_now()
        if before in (None, self._desktop):
            return False
        self.reopen(self.flip_path)
        return True

    def update(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Send what changed to the glass: these rectangles of the surface, all of it if ``None``, nothing if empty."""
        if rects is None:
            pygame.display.flip()
        elif rects:
            pygame.display.update(list(rects))

    def close(self) -> None:
        """Give the screen back; a second time does nothing."""
        pygame.display.quit()

    def _set_mode(self) -> None:
        try:
            if self.fullscreen:
                # A mode set anew instead of toggled, and always the screen's own size (drawing.md, The flip).
                set_mode(first_screen(pygame.display.get_desktop_sizes()), pygame.FULLSCREEN)
            else:
                size = self._window_size or window_size(first_screen(pygame.display.get_desktop_sizes()))
                flags = pygame.RESIZABLE if self._resizable else 0
                if set_mode(size, flags) != size:
                    # Coming from the whole screen, the first time only ends that where nothing manages windows.
                    set_mode(size, flags)
                if self._resizable:
                    limit_size(SMALLEST)
        except pygame.error as error:
            self.close()
            raise no_screen(str(error)) from error


def read_icon(file: Path | None) -> pygame.Surface:
    """Return the picture of the window; an invisible one if there is none or it cannot be used, which the log tells."""
    try:
        if file is not None:
            return pygame.image.load(file)
    except (pygame.error, OSError) as error:
        logging.getLogger(__name__).warning("the icon %s cannot be used: %s", file, error)
    return pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def start_video() -> None:
    """Start SDL's video part.

    Raises ``NoScreenError`` where SDL finds no screen or silently takes a stand-in; one that was asked for by
    ``SDL_VIDEODRIVER`` is accepted.
    """
    try:
        with muffled_stderr():
            pygame.display.init()
    except pygame.error as error:
        raise no_screen(str(error)) from error
    driver = pygame.display.get_driver().lower()
    if driver in NO_DRIVERS and driver not in os.environ.get("SDL_VIDEODRIVER", "").lower().split(","):
        pygame.display.quit()
        raise no_screen(driver)


def other_path(flip_path: FlipPath) -> FlipPath:
    """Return the other of the two ways to the glass."""
    return FlipPath.SOFTWARE if flip_path is FlipPath.ACCELERATED else FlipPath.ACCELERATED


def no_screen(cause: str) -> NoScreenError:
    """Return the error that says that there is no screen, with what SDL says about it."""
    return NoScreenError(Notice("shell.no_screen", (("cause", cause),)))


def window_size(desktop: Size) -> Size:
    """Return the size of a window that leaves something of the screen free, never smaller than ``SMALLEST``."""
    width, height = desktop
    return max(SMALLEST, round(width * WINDOW_SHARE)), max(SMALLEST, round(height * WINDOW_SHARE))


def first_screen(sizes: Sequence[Size]) -> Size:
    """Return the size of the first screen; 1280 × 720 if none is reported."""
    return sizes[0] if sizes else (1280, 720)


def middle_place(size: Size, screen: Size) -> tuple[int, int]:
    """Return the place of a window in the middle of a screen, never outside to the left or above."""
    return max(0, (screen[0] - size[0]) // 2), max(0, (screen[1] - size[1]) // 2)


def set_mode(size: Size, flags: int) -> Size:
    """Open the window or change it; return the size that it got, which is the system's last word."""
    with warnings.catch_warnings():
        # A window manager may give a window another size than asked: the log tells, and the surface has that size.
        warnings.filterwarnings("ignore", "Requested window was forcibly resized", RuntimeWarning)
        got = pygame.display.set_mode(size, flags).get_size()
    if got != size:
        logging.getLogger(__name__).info("a window of %s became one of %s", size, got)
    return got


def move_window(place: tuple[int, int]) -> tuple[int, int]:
    """Move the window and return where it was, in px of the desktop; some systems let no program do that."""
    window = own_window()
    before = window.position
    window.position = place
    return before


def limit_size(smallest: int) -> None:
    """Let the window be made no smaller than ``smallest`` px either way."""
    own_window().minimum_size = (smallest, smallest)


def own_window() -> pygame.Window:
    """Return the window that belongs to the display module."""
    with warnings.catch_warnings():
        # The only way to reach it in this version of pygame.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def time_flips(flip: Callable[[], None], budget: float, most: int = 4) -> float:
    """Return the median time of a flip in ms, from at most ``most`` after a first one, within ``budget`` ms in all."""
    began = time.perf_counter()
    times: list[float] = []
    for _ in range(most + 1):
        start = time.perf_counter()
        flip()
        now = time.perf_counter()
        times.append((now - start) * 1000.0)
        if (now - began) * 1000.0 >= budget:
            break
    # The module for statistics would take longer to load than all flips.
    counted = sorted(times[1:] or times)
    return counted[len(counted) // 2]
