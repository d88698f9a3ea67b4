"""A small panel over the present screen in which one player gets another name."""

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
        colours = [colour for colour in range(COLOURS) if colour != player.colour]
        self._editor = SeatEditor(0, player, colours, others)
        self._called = player.name
        self._take = take

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel of the seat down."""
        self._editor.arrange(sheet, self.words, self.told(self._called))

    def pressed(self, key: str) -> None:
        """Write, choose, or take the player over."""
        if not self._editor.pressed(key):
            self.refresh()
            return
        self.services.navigator.back()
        self._take(self._editor.player.name or self._called)

    def take(self, event: Input) -> None:
        """Let the line have its keys first."""
        field = self._editor.field
        if field is not None and self._editor.handle(event, steered=self.controls.focus_shown):
            if field.take_finished():
                self.pressed("done")
            self.refresh()
        elif not (isinstance(event, KeyPress) and event.key == "space"):
            super().take(event)

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

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the line that is typed into."""
        field = self._editor.field
        return () if field is None else (field.draw(), *self._editor.placeholder())
