"""What people set about reading holds at once, in the menus and at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.app import App
from quiclo_game.commands.launch import launch
from quiclo_game.shell.choices import Notation
from quiclo_game.shell.lens import Lens


def picture(app: App) -> bytes:
    app.loop.advance(100.0)
    app.loop.render()
    return bytes(app.display.surface.get_view("2").raw)


@pytest.mark.parametrize("mode", ["brain_training", "card_network", "mental_arithmetic"])
def test_contrast_and_notation_reach_the_table_at_once(mode: str, tmp_path: Path) -> None:
    app = launch(data_dir=tmp_path, language="de", size=(1280, 720), headless=True)
    app.show_demo((mode,), 1)
    app.loop.advance(12_000.0)
    top = app.stack.top
    assert top is not None
    top.stopped = True  # type: ignore[attr-defined]  # a table: it stands still between the pictures
    plain = picture(app)

    app.services.store.change(high_contrast=True, notation=Notation.DOT)
    top.settings_changed()  # as the pause tells its table
    assert app.services.forge.lens == Lens(clear=True, dots=True)
    clear = picture(app)
    app.services.store.change(high_contrast=False, notation=Notation.CROSS)
    top.settings_changed()

    assert clear != plain
    assert picture(app) == plain
    app.display.close()
