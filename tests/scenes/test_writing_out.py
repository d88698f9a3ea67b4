from __future__ import annotations

from dataclasses import dataclass, field

from quiclo_game.rules.calculation import Calculation
from quiclo_game.scenes.writing_out import write_out

WHOLE = Calculation.decode("a*b+c")


@dataclass
class Board:
    line: Calculation = field(default_factory=lambda: Calculation.decode("d-e"))


def test_a_calculation_grows_sign_by_sign_in_an_emptied_line_with_a_sound_for_each() -> None:
    board, sounds, seen = Board(), list[str](), list[str]()

    def empty() -> None:
        board.line = Calculation(())

    for motion in write_out(board, WHOLE, empty, 250.0, sounds.append):
        motion.finish()
        seen.append(board.line.encode())

    assert seen == ["", "a", "a*", "a*b", "a*b+", "a*b+c"]
    assert sounds == ["select"] * len(WHOLE.tokens)
    assert board.line == WHOLE
