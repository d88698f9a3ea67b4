"""What the operator has changed at the table is kept beside the file of decisions, and lies over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.kiosk.changes import FILE, OperatorChanges
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_keys import WrongValueError


def test_changes_are_read_back_and_lie_over_the_file(tmp_path: Path) -> None:
    OperatorChanges(tmp_path).change(loudest=4, modes=["strategy"])

    assert OperatorChanges(tmp_path).applied(KioskConfig(volume=2)) == KioskConfig(
        volume=2, loudest=4, modes=("strategy",)
    )


@pytest.mark.parametrize("content", ["", "[]", "{", '{"loudest": 99, "modes": "all", "strange": 1}', "[" * 9999])
def test_spoilt_changes_change_nothing(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)

    assert OperatorChanges(tmp_path).applied(KioskConfig()) == KioskConfig()


def test_a_torn_file_leaves_the_changes_of_before(tmp_path: Path) -> None:
    changes = OperatorChanges(tmp_path)
    changes.change(loudest=4)
    changes.change(loudest=5)
    (tmp_path / FILE).write_text('{"loudest": ')

    assert OperatorChanges(tmp_path).applied(KioskConfig()).loudest == 4


def test_a_value_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongValueError):
        OperatorChanges(tmp_path).change(loudest=11)
    with pytest.raises(KeyError):
        OperatorChanges(tmp_path).change(colour="red")
