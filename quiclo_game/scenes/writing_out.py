"""A calculation that grows in its line, sign by sign, as if somebody wrote it down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from quiclo_game.rules.calculation import Calculation, Token
from quiclo_game.shell.motion import Call, Chain, Motion, Wait

TOKEN = 430.0
"""So many ms until the next sign."""


class Line(Protocol):
    """A board with a line to calculate in."""

    line: Calculation


def write_out(
    board: Line, whole: Calculation, begin: Callable[[], None], pause: float, sound: Callable[[str], None]
) -> Iterator[Motion]:
    """Yield ``begin``, which empties the line, ``pause`` ms of rest, and then the signs one by one."""

    def writer(token: Token) -> Callable[[], None]:
        def write() -> None:
            board.line = board.line.with_token(token)
            sound("select")

        return write

    yield Chain((Call(begin), Wait(pause)))
    for token in whole.tokens:
        yield Chain((Call(writer(token)), Wait(TOKEN)))
