from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from quiclo_game.rules.frozen import changed


@dataclass(frozen=True)
class One:
    number: int


@dataclass(frozen=True)
class Three:
    seats: int
    starter: int = 0
    number: int = 1


def test_a_changed_copy_equals_what_dataclasses_would_make() -> None:
    three = Three(4, starter=2, number=7)

    assert changed(three, number=8) == replace(three, number=8)
    assert changed(three) == three
    assert changed(One(1), number=2) == One(2)


def test_the_original_stays_and_the_copy_is_frozen_too() -> None:
    three = Three(4)
    copy = changed(three, number=8)

    assert three.number == 1
    with pytest.raises(FrozenInstanceError):
        copy.number = 9  # type: ignore[misc]  # the point of the test


def test_a_field_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="colour"):
        changed(Three(4), colour=1)
