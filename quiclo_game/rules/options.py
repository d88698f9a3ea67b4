"""The table's settings as data: which options a mode has, their values, and the reading of NAME=VALUE.

An option always has a text form, so that it is the same on the command line, in journals and in JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

MOST_SEATS = 6


class OptionError(ValueError):
    """An option that does not exist or a value that it does not take; ``allowed`` says what it takes."""

    def __init__(self, name: str, value: str | None, allowed: str) -> None:
        """Keep the figures, so that the screen and the command line can say it in their own words."""
        super().__init__(f"{name}={value}" if value is not None else name)
        self.name = name
        self.value = value
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named values; the first is the default, ``together`` where several play, if it is another one."""

    name: str
    values: tuple[str, ...]
    together: str | None = None

    @property
    def default(self) -> str:
        """The value that holds when nothing is said."""
        return self.values[0]

    @property
    def allowed(self) -> str:
        """What the option takes, for a message."""
        return ", ".join(self.values)

    def accepts(self, value: str) -> bool:
        """Say whether a text is a value of this option."""
        return value in self.values

    def canonical(self, value: str) -> str:
        """Return the one spelling of an accepted value."""
        return value


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number: 0 where ``zero`` allows it (meaning "none"), else from ``low`` to ``high``."""

    name: str
    default: str
    low: int
    high: int
    zero: bool = False

    @property
    def allowed(self) -> str:
        """What the option takes, for a message."""
        span = f"{self.low}–{self.high}"
        return f"0, {span}" if self.zero else span

    def accepts(self, value: str) -> bool:
        """Say whether a text is a value of this option."""
        if not (value.isascii() and value.isdigit() and len(value) <= 9):
            return False
        return self.low <= int(value) <= self.high or (self.zero and int(value) == 0)

    def canonical(self, value: str) -> str:
        """Return the one spelling of an accepted value."""
        return str(int(value))


@dataclass(frozen=True, slots=True)
class Subset:
    """Any part, at least one, of a row of signs; all of them is the default."""

    name: str
    signs: str

    @property
    def default(self) -> str:
        """The value that holds when nothing is said."""
        return self.signs

    @property
    def allowed(self) -> str:
        """What the option takes, for a message."""
        return f"{self.signs}, or any part of it"

    def accepts(self, value: str) -> bool:
        """Say whether a text is a value of this option."""
        return bool(value) and set(value) <= set(self.signs) and len(set(value)) == len(value)

    def canonical(self, value: str) -> str:
        """Return the one spelling of an accepted value: the signs in their own order."""
        return "".join(sign for sign in self.signs if sign in value)


@dataclass(frozen=True, slots=True)
class PerSeat:
    """A number for each seat, in the order of play: ``0,5`` is nothing for the first and 5 for the second.

    Each is 0 or from ``low`` to ``high``; seats that are not named have 0. It belongs to those who sit there, not to
    the table: it is set with the seat and no part of any preset.
    """

    name: str
    low: int
    high: int

    @property
    def default(self) -> str:
        """The value that holds when nothing is said."""
        return "0"

    @property
    def allowed(self) -> str:
        """What the option takes, for a message."""
        return f"0 or {self.low}–{self.high} for each seat, such as 0,{self.low}"

    def accepts(self, value: str) -> bool:
        """Say whether a text is a value of this option."""
        parts = value.split(",")
        return len(parts) <= MOST_SEATS and all(
            part.isascii()
            and part.isdigit()
            and len(part) <= 4
            and (int(part) == 0 or self.low <= int(part) <= self.high)
            for part in parts
        )

    def canonical(self, value: str) -> str:
        """Return the one spelling of an accepted value: without zeros at the end."""
        figures = [str(int(part)) for part in value.split(",")]
        while len(figures) > 1 and figures[-1] == "0":
            figures.pop()
        return ",".join(figures)


Option = Choice | Number | Subset | PerSeat

COMMON_OPTIONS: tuple[Option, ...] = (
    Choice("start", ("random", "first")),
    Subset("operators", "+-*/"),
    Number("think_seconds", "0", 5, 600, zero=True),
    PerSeat("own_seconds", 5, 600),
)
"""What every mode offers; ``hands`` is added by the modes that hide cards.

``own_seconds`` takes the place of ``think_seconds`` for single seats.
"""


@dataclass(frozen=True, slots=True)
class Settings:
    """The values of all options of one game, complete and checked; hashable and in a fixed order."""

    pairs: tuple[tuple[str, str], ...]
    _values: dict[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Prepare the look-up: settings are read many times in every action."""
        object.__setattr__(self, "_values", dict(self.pairs))

    def __getitem__(self, name: str) -> str:
        """Return an option's value; raises ``KeyError`` for an option that the mode does not have."""
        return self._values[name]

    def number(self, name: str) -> int:
        """Return an option's value as a number."""
        return int(self[name])

    def for_seat(self, name: str, seat: int) -> int:
        """Return what an option says for one seat, 0 where it says nothing or the mode does not have it."""
        figures = self._values.get(name, "0").split(",")
        return int(figures[seat]) if seat < len(figures) else 0

    def thinking_seconds(self, seat: int) -> int:
        """Return the thinking time of a seat: its own, else the table's; 0 where there is no limit."""
        return self.for_seat("own_seconds", seat) or self.number("think_seconds")

    def is_on(self, name: str) -> bool:
        """Say whether an on/off option is on."""
        return self[name] == "on"

    def changed(self, name: str, value: str) -> Settings:
        """Return the settings with one value replaced; the value must already be canonical.

        Raises ``KeyError`` for an option that the mode does not have.
        """
        if name not in dict(self.pairs):
            raise KeyError(name)
        return replace(self, pairs=tuple((key, value if key == name else old) for key, old in self.pairs))

    def as_dict(self) -> dict[str, str]:
        """Return the settings as a mapping, for JSON."""
        return dict(self.pairs)


def default_of(option: Option, seats: int = 1) -> str:
    """Return the value that holds for an option when nothing is said and so many play."""
    if isinstance(option, Choice) and option.together is not None and seats > 1:
        return option.together
    return option.default


def settle(options: Iterable[Option], values: Mapping[str, str], seats: int = 1) -> Settings:
    """Return complete settings: the given values checked, the defaults for so many seats for the rest.

    Raises ``OptionError`` for an unknown name or a value that the option does not take.
    """
    by_name = {option.name: option for option in options}
    for name, value in values.items():
        if name not in by_name:
            raise OptionError(name, None, ", ".join(by_name))
        if not by_name[name].accepts(value):
            raise OptionError(name, value, by_name[name].allowed)
    return Settings(
        tuple(
            (name, option.canonical(values[name]) if name in values else default_of(option, seats))
            for name, option in by_name.items()
        )
    )
