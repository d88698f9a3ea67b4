"""What the operator has changed at the table is kept beside the file of decisions, and lies over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.kiosk.changes import FILE, OperatorChanges
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_keys import WrongValueError


def test_changes_are_read_back_and_lie_over_the_file(tmp_path: Path) -> None:
    OperatorChanges(tmp_path, KioskConfig()).change(loudest=4, modes=["strategy"])

    assert OperatorChanges(tmp_path, KioskConfig(volume=2)).applied(KioskConfig(volume=2)) == KioskConfig(
        volume=2, loudest=4, modes=("strategy",)
    )


@pytest.mark.parametrize("content", ["", "[]", "{", '{"loudest": 99, "modes": "all", "strange": 1}', "[" * 9999])
def test_spoilt_changes_change_nothing(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)

    assert OperatorChanges(tmp_path, KioskConfig()).applied(KioskConfig()) == KioskConfig()


def test_a_torn_file_leaves_the_changes_of_before(tmp_path: Path) -> None:
    changes = OperatorChanges(tmp_path, KioskConfig())
    changes.change(loudest=4)
    changes.change(loudest=5)
    (tmp_path / FILE).write_text('{"loudest": ')

    assert OperatorChanges(tmp_path, KioskConfig()).applied(KioskConfig()).loudest == 4


def test_a_value_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongValueError):
        OperatorChanges(tmp_path, KioskConfig()).change(loudest=11)
    with pytest.raises(KeyError):
        OperatorChanges(tmp_path, KioskConfig()).change(colour="red")


def test_a_change_gives_way_to_a_file_that_says_something_new_about_it(tmp_path: Path) -> None:
    before = KioskConfig(ask_seconds=120)
    OperatorChanges(tmp_path, before).change(ask_seconds=45, loudest=4)
    later = KioskConfig(ask_seconds=90)

    assert OperatorChanges(tmp_path, before).applied(before).ask_seconds == 45
    assert OperatorChanges(tmp_path, later).applied(later) == KioskConfig(ask_seconds=90, loudest=4)


def test_a_change_that_gave_way_is_forgotten_at_the_next_one(tmp_path: Path) -> None:
    before, later = KioskConfig(modes=("strategy",)), KioskConfig()
    OperatorChanges(tmp_path, before).change(modes=["card_network"])
    OperatorChanges(tmp_path, later).change(loudest=3)

    assert OperatorChanges(tmp_path, before).applied(before) == KioskConfig(modes=("strategy",), loudest=3)


@pytest.mark.parametrize(
    "content",
    [
        '{"loudest": 4, "over": 5}',
        '{"loudest": 4, "over": {"loudest": 10, "colour": []}}',
        '{"loudest": 4, "dim": %s}' % ("9" * 400),
        '{"loudest": 4, "corner_seconds": 1e999, "px_per_mm": NaN}',
    ],
    ids=["over", "over what", "beyond all numbers", "no numbers"],
)
def test_what_cannot_be_used_costs_no_other_change(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")

    assert OperatorChanges(tmp_path, KioskConfig()).applied(KioskConfig()) == KioskConfig(loudest=4)
