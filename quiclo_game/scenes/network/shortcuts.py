"""The keyboard on the table: arrows move the focus, with shift the camera; letters play, figures name cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from quiclo_game.rules.network_state import NetworkState
from quiclo_game.scenes.network.camera_work import CameraWork
from quiclo_game.scenes.network.felt_focus import FeltFocus
from quiclo_game.scenes.network.turn import Turn
from quiclo_game.scenes.number_typing import NumberTyping
from quiclo_game.shell.controls import DIRECTIONS, Controls
from quiclo_game.shell.inputs import KeyPress

FIRED = {"h": "hint", "u": "undo", "z": "undo", "d": "draw", "s": "sort", "a": "auto"}
"""Keys that stand for controls of the table."""
CAMERA = {"f": "fit", "g": "last", "k": "lock", "+": "larger", "=": "larger", "-": "smaller", "−": "smaller"}
"""Keys that stand for those of the camera; they answer at any time."""
LOOKING = {**CAMERA, "o": "drawer"}


class Steerable(Protocol):
    """The table as the keyboard sees it."""

    controls: Controls
    work: CameraWork
    turn: Turn

    @property
    def state(self) -> NetworkState:
        """The state of the match."""
        ...

    @property
    def may_play(self) -> bool:
        """Whether a person may choose and lay cards right now."""
        ...

    @property
    def automatic(self) -> bool:
        """Whether nobody plays but the program."""
        ...

    @property
    def covered(self) -> bool:
        """Whether a hand waits to be opened."""
        ...

    def fired(self, key: str) -> None:
        """Carry out what a control means."""
        ...

    def refreshed(self) -> None:
        """Set everything anew."""
        ...


class Shortcuts:
    """Carries out what keys mean on one table."""

    def __init__(self, table: Steerable, felt: FeltFocus) -> None:
        """Start with nothing typed; ``felt`` moves the focus over the network."""
        self._table = table
        self._felt = felt
        self._typing = NumberTyping()

    def press(self, press: KeyPress, otherwise: Callable[[KeyPress], None]) -> None:
        """Move focus or camera if the key does that, and leave other keys to ``otherwise``."""
        table, free = self._table, not (press.control or press.alt)
        if free and press.key in DIRECTIONS:
            if press.shift or table.automatic:
                table.work.pan_step(*DIRECTIONS[press.key])
            else:
                self._felt.steer(*DIRECTIONS[press.key])
        elif free and press.key == "pageup":
            self._felt.jump()
        elif free and press.key in LOOKING:
            table.fired(LOOKING[press.key])
        else:
            before = table.turn.choice
            otherwise(press)
            self._felt.follow(before)

    def typed(self, press: KeyPress) -> None:
        """Carry out what a key means that moves neither camera nor focus."""
        table = self._table
        self._pick(self._typing.settle() if press.key in ("return", "space") else None)
        match press.key:
            case "return" | "space":
                table.fired("open" if table.covered else "main")
            case "backspace" | "delete" if table.may_play:
                self._typing.clear()
                table.turn.clear()
            case "n" if table.may_play:
                table.turn.next_target(-1 if press.shift else 1)
            case "r" if table.may_play:
                table.turn.turn_direction(-1 if press.shift else 1)
            case key if key in FIRED:
                table.fired(FIRED[key])
        table.refreshed()

    def written(self, text: str) -> None:
        """Take figures: a number that can only be one card chooses it, others wait for what follows."""
        if not self._table.may_play:
            return
        state = self._table.state
        cards = [*state.hand, *(spot.number for spot in state.network.spots())]
        for sign in text:
            if sign in "0123456789":
                self._pick(self._typing.digit(sign, cards))

    def update(self, dt: float) -> None:
        """Let ``dt`` ms pass: a number is taken once no further figure came."""
        self._pick(self._typing.update(dt))

    def _pick(self, number: int | None) -> None:
        if number is not None and self._table.may_play:
            self._table.turn.pick(number)
            self._table.refreshed()
