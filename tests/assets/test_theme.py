from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pygame_gui

import assets.sprites
from quiclo_game.shell.palette import NAMES

THEME = Path(assets.sprites.__file__).with_name("gui_theme.json")


def leaves(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, name)
    else:
        yield key, value


def test_the_theme_uses_only_colours_of_the_palette() -> None:
    theme = json.loads(THEME.read_text(encoding="utf-8"))
    used = {value for _, value in leaves(theme) if re.fullmatch("#[0-9A-F]{6}", value)}
    assert used
    assert used <= set(NAMES.values())


def test_the_theme_holds_texts_without_paths() -> None:
    for key, value in leaves(json.loads(THEME.read_text(encoding="utf-8"))):
        assert isinstance(value, str), key
        assert "/" not in value, key
        assert "path" not in key


def test_pygame_gui_takes_the_theme_without_a_warning() -> None:
    pygame.display.init()
    pygame.display.set_mode((400, 200))
    pygame.font.init()
    manager = pygame_gui.UIManager((400, 200), str(THEME))
    entry = pygame_gui.elements.UITextEntryLine(pygame.Rect(0, 0, 300, 50), manager)
    box = pygame_gui.elements.UITextBox("Rechnen " * 90, pygame.Rect(0, 60, 300, 120), manager)
    assert str(entry.background_colour) == str(pygame.Color("#FBF5E8"))
    assert box.scroll_bar is not None
    pygame.display.quit()
