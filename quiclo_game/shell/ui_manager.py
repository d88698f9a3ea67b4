"""pygame-gui's manager, told where its pointer is instead of asking the mouse. Imported only when a screen needs it."""

from __future__ import annotations

from collections.abc import Mapping

import i18n
import pygame
from pygame_gui import UIManager
from pygame_gui.core.interfaces import IUIElementInterface
from pygame_gui.elements import UITextBox, UITextEntryLine

from quiclo_game.shell.fonts import Fonts

NOWHERE = (-1000, -1000)


class OwnedManager(UIManager):
    """A manager whose pointer stands where its owner's pointer was last seen."""

    pointer_place: tuple[int, int] = NOWHERE

    def set_focus_set(self, focus: IUIElementInterface | set[IUIElementInterface] | None) -> None:
        """Move the focus, but leave the program's key repeat alone, which pygame-gui would switch on for everybody."""
        delay, interval = pygame.key.get_repeat()
        super().set_focus_set(focus)
        pygame.key.set_repeat(delay, interval)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer_place

    def calculate_scaled_mouse_position(self, position: tuple[int, int]) -> tuple[int, int]:
        """Return the place itself: it is local already."""
        return position


def new_manager(size: tuple[int, int], theme: Mapping[str, object], language: str) -> OwnedManager:
    """Return a manager for a surface of ``size`` px with a theme in pygame-gui's form."""
    pygame.font.init()
    folders = list(i18n.load_path)
    manager = OwnedManager(size, dict(theme), enable_live_theme_updates=False, starting_language=language)
    # Every manager adds the folder of its words to a list that lasts, and all of it is searched for every word.
    i18n.load_path[:] = dict.fromkeys((*folders, *i18n.load_path))
    styles = ("bold", "italic", "bold_italic")
    manager.preload_fonts(
        [
            {"name": "noto_sans", "point_size": px, "style": style, "antialiased": "1"}
            for px in font_sizes(theme)
            for style in styles
        ]
    )
    return manager


def font_sizes(theme: Mapping[str, object]) -> list[int]:
    """Return the sizes in px that a theme names for its text boxes, whose bold words need fonts of their own."""
    box = theme.get("text_box")
    font = box.get("font") if isinstance(box, Mapping) else None
    return [int(font["size"])] if isinstance(font, Mapping) else []


def new_entry_line(
    manager: OwnedManager, size: tuple[int, int], text: str, limit: int, placeholder: str
) -> UITextEntryLine:
    """Return a line to type into that fills the surface."""
    line = UITextEntryLine(
        pygame.Rect((0, 0), size), manager=manager, initial_text=text, placeholder_text=placeholder or None
    )
    line.set_text_length_limit(limit)
    line.edit_position = len(text)
    line.cursor_has_moved_recently = True
    return line


def new_text_box(manager: OwnedManager, size: tuple[int, int], text: str) -> UITextBox:
    """Return a box to read in that fills the surface."""
    return UITextBox(readable(text), pygame.Rect((0, 0), size), manager=manager)


def readable(text: str) -> str:
    """Return the text with dashes for minus signs, which the font draws short, and with no sign that it has not."""
    return Fonts().shown(text.replace("−", "–"))
