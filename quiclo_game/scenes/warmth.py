"""What will soon be needed is baked while nothing moves, one picture at a tick, so that no frame has to wait for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiclo_game.shell.draws import Look
from quiclo_game.shell.forge import Forge


class Warmth:
    """The looks that a table wants to have ready."""

    def __init__(self) -> None:
        """Want nothing; ``watch`` says what."""
        self._find: Callable[[], Iterable[Look]] = tuple
        self._wanted: list[Look] = []

    def watch(self, find: Callable[[], Iterable[Look]]) -> None:
        """Have ready what ``find`` returns, the first ones first."""
        self._find = find
        self.renew()

    def renew(self) -> None:
        """Ask anew: the window has another size."""
        self._wanted = list(self._find())

    def step(self, forge: Forge) -> bool:
        """Bake the next one; ``False`` if there is none left. What the forge has given up meanwhile stays given up."""
        while self._wanted:
            look = self._wanted.pop(0)
            if not forge.has(look):
                forge.bake(look)
                return True
        return False
