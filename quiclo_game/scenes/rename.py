"""A small panel in which one player gets another name, at any time of a game; the game waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from quiclo_game.play.players import Player
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.seat_editor import COLOURS, SeatEditor
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress


class RenameScene(MenuScene):
    """Edits the name of a player; the colour stays, so that everyone still knows who is who."""

    covers: ClassVar[bool] = False

    def __init__(self, services: Services, player: Player, others: Sequence[str], take: Callable[[str], None]) -> None:
        """Rename ``player``; names of ``others`` are taken, and ``take`` gets the new one."""
        super().__init__(services)
        self._player = player
        self._take = take
        colours = [colour for colour in range(COLOURS) if colour != player.colour]
        self._editor = SeatEditor(0, player, colours, others)

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel of the seat down."""
        self._editor.arrange(sheet, self.words, self._player.name)

    def pressed(self, key: str) -> None:
        """Write, or take the name over."""
        if not self._editor.pressed(key):
            self.refresh()
            return
        name = self._editor.player.name or self._player.name
        self.services.navigator.back()
        self._take(name)

    def handle(self, event: Input) -> None:
        """Let the line have its keys first."""
        field = self._editor.field
        if field is not None and self._editor.handle(event, steered=self.controls.focus_shown):
            if field.take_finished():
                self.pressed("done")
        elif not (isinstance(event, KeyPress) and event.key == "space"):
            super().handle(event)

    @property
    def takes_text(self) -> bool:
        """Whether a name is typed: as long as the panel is open."""
        return True

    def update(self, dt: float) -> None:
        """Let the cursor blink."""
        super().update(dt)
        field = self._editor.field
        if field is not None:
            before = field.version
            field.update(dt)
            if field.version != before:
                self.invalidate()

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return the line that is typed into."""
        field = self._editor.field
        return () if field is None else (field.draw(), *self._editor.placeholder())
