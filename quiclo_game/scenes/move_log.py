"""The move log of a game, readable from its end: what happened last stands at the bottom."""

from __future__ import annotations

from quiclo_game.scenes.reading import ReadingScene
from quiclo_game.scenes.services import Pausable, Services


class MoveLogScene(ReadingScene):
    """Everything that happened, one sentence a line."""

    def __init__(self, services: Services, table: Pausable) -> None:
        """Show the log of a table."""
        super().__init__(services)
        self._table = table

    def heading(self) -> str:
        """Return what stands above the text."""
        return self.words("log_view.title")

    def text(self) -> str:
        """Return the log."""
        return "\n".join(self._table.log()) or self.words("log_view.empty")

    def scrolled_to_end(self) -> bool:
        """Begin with what happened last."""
        return True

    def pressed(self, key: str) -> None:
        """Go back."""
        self.services.navigator.back()
