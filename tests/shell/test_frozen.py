"""A value is a frozen data class in every respect, only later."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace

import pytest

from quiclo_game.shell.frozen import frozen


def described(cls: type) -> list[str]:
    """Return the names of what a class was given by being a data class."""
    return sorted(name for name in vars(cls) if name not in ("__doc__", "__module__", "__qualname__", "__weakref__"))


@frozen
class Disc:
    """A disc."""

    radius: float
    colour: str = "red"
    marks: tuple[str, ...] = ()


@frozen
class Plate:
    """Something else with the same fields."""

    radius: float
    colour: str = "red"
    marks: tuple[str, ...] = ()


def test_nothing_is_written_before_the_first_object_is_made() -> None:
    @frozen
    class Late:
        """Nobody has used it yet."""

        size: int

    @dataclass(frozen=True)
    class Soon:
        """The same, at once."""

        size: int

    assert "__match_args__" not in vars(Late)
    assert Late(3).size == 3
    assert described(Late) == described(Soon)


def test_equal_values_are_equal_and_have_one_hash() -> None:
    assert Disc(2.0) == Disc(2.0, "red", ())
    assert Disc(2.0) != Disc(2.0, "blue")
    assert hash(Disc(2.0)) == hash(Disc(2.0))
    assert len({Disc(2.0), Disc(2.0), Disc(3.0)}) == 2


def test_values_of_two_kinds_are_never_equal_whatever_they_hold() -> None:
    pair: list[object] = [Disc(2.0), Plate(2.0)]
    assert pair[0] != pair[1]
    assert len({Disc(2.0), Plate(2.0)}) == 2


def test_nobody_changes_a_value() -> None:
    disc = Disc(2.0)
    with pytest.raises(FrozenInstanceError):
        setattr(disc, "radius", 3.0)  # noqa: B010  a plain assignment is no type that mypy accepts
    with pytest.raises(FrozenInstanceError):
        delattr(disc, "radius")
    assert replace(disc, radius=3.0) == Disc(3.0)


def test_it_tells_its_fields_before_there_is_an_object() -> None:
    @frozen
    class Early:
        """Asked for its fields first."""

        size: int
        name: str = ""

    assert [one.name for one in fields(Early)] == ["size", "name"]
    assert is_dataclass(Early(1))
    assert asdict(Early(1, "a")) == {"size": 1, "name": "a"}


def test_it_is_matched_by_place_and_shown_with_its_fields() -> None:
    match Disc(2.0, "blue"):
        case Disc(radius, colour):
            assert (radius, colour) == (2.0, "blue")
    assert repr(Disc(2.0)) == "Disc(radius=2.0, colour='red', marks=())"


def test_what_a_class_says_itself_stays_and_fields_are_made_as_told() -> None:
    @frozen
    class Counted:
        """With a hash of its own, and a field that nobody gives."""

        parts: tuple[int, ...]
        total: int = field(init=False, repr=False, compare=False, default=0)

        def __post_init__(self) -> None:
            object.__setattr__(self, "total", sum(self.parts))

        def __hash__(self) -> int:
            return self.total

    assert hash(Counted((1, 2))) == 3
    assert Counted((1, 2)) == Counted((1, 2))
    assert repr(Counted((3,))).endswith("Counted(parts=(3,))")


def test_a_value_may_build_on_another_one() -> None:
    @frozen
    class Base:
        """The first part."""

        size: int

    @frozen
    class Whole(Base):
        """The rest."""

        name: str = "a"

    assert Whole(1, "b") == Whole(1, "b")
    assert Whole(1) != Base(1)
    assert [one.name for one in fields(Whole)] == ["size", "name"]


def test_copies_are_equal() -> None:
    disc = Disc(2.0, "blue", ("a",))
    assert copy.copy(disc) == copy.deepcopy(disc) == pickle.loads(pickle.dumps(disc)) == disc


def test_a_value_from_another_process_is_finished_when_it_is_looked_at() -> None:
    sent = pickle.dumps(Disc(2.0, "blue"))
    code = f"""
import pickle
from tests.shell.test_frozen import Disc
came = pickle.loads({sent!r})
assert "__match_args__" not in vars(Disc)
assert came == pickle.loads({sent!r})
assert came == Disc(2.0, "blue")
"""
    subprocess.run([sys.executable, "-c", code], check=True)
