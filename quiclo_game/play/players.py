"""Who sits at the table: people by name, bots by strength; as written after ``--seats``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from quiclo_game.play.help import USUAL, Help, fitted, read_help

MAX_NAME = 24


class Strength(Enum):
    """How well a bot plays."""

    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"


class SeatsFault(Enum):
    """What is wrong with a description of seats."""

    UNREADABLE = "unreadable"
    TOO_MANY = "too_many"
    TWICE = "twice"
    NAMELESS = "nameless"
    TOO_LONG = "too_long"
    UNSHOWN = "unshown"


class SeatsError(ValueError):
    """A description of seats that cannot be read; the text names the part, ``fault`` says what is wrong with it."""

    def __init__(self, part: str, fault: SeatsFault = SeatsFault.UNREADABLE) -> None:
        """Keep the part and its fault."""
        super().__init__(part)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player: a person, or a bot with a strength; ``colour`` is 0 to 5."""

    name: str
    colour: int
    strength: Strength | None = None
    help: Help = USUAL
    """What eases the game for this seat, or makes it harder."""

    @property
    def is_bot(self) -> bool:
        """Whether the program plays this seat."""
        return self.strength is not None

    @property
    def signed(self) -> str:
        """The name, and behind it in a few signs what is special about the seat, as it stands on plates."""
        return f"{self.name} {self.help.signs}" if self.help.signs else self.name


def clean_name(text: str) -> str:
    """Return a name fit to be shown: printable, without outer spaces, at most ``MAX_NAME`` characters."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:MAX_NAME].strip()


def read_seats(text: str) -> tuple[Player, ...]:
    """Return the players of ``NAME,bot:easy,bot``; a name is a person, a bot without a strength is medium.

    Behind a slash stands the seat's own help: ``Mia/ahead=5/hints=2/time=60/values=off``. Raises ``SeatsError`` for a
    name that is empty, too long, not to be shown or twice there, an unknown strength or help, or more than six seats.
    """
    parts = text.split(",")
    if len(parts) > 6:
        raise SeatsError(text, SeatsFault.TOO_MANY)
    players = tuple(_read_seat(part.strip(), index) for index, part in enumerate(parts))
    names = [player.name.casefold() for player in players]
    for index, name in enumerate(names):
        if name in names[:index]:
            raise SeatsError(parts[index].strip(), SeatsFault.TWICE)
    return players


def _read_seat(part: str, index: int) -> Player:
    who, slash, helped = part.partition("/")
    kind, colon, strength = who.partition(":")
    if slash and not helped.strip():
        raise SeatsError(part)
    try:
        own = read_help(helped)
        if kind == "bot":
            return Player(f"Robo {index + 1}", index, Strength(strength) if colon else Strength.MEDIUM, own)
    except ValueError as error:
        raise SeatsError(part) from error
    name = clean_name(who)
    if colon or not name:
        raise SeatsError(part, SeatsFault.UNREADABLE if colon else SeatsFault.NAMELESS)
    if not who.isprintable():
        raise SeatsError(part, SeatsFault.UNSHOWN)
    if name != " ".join(who.split()):
        raise SeatsError(part, SeatsFault.TOO_LONG)
    return Player(name, index, help=own)


def with_known_help(players: Sequence[Player], known: Mapping[str, int]) -> tuple[Player, ...]:
    """Return the players with as much of their help as a mode takes that offers ``known``."""
    return tuple(replace(player, help=fitted(player.help, known)) for player in players)


def bots(count: int, strength: Strength) -> tuple[Player, ...]:
    """Return ``count`` bots of equal strength, each in its own colour."""
    return tuple(Player(f"Robo {index + 1}", index, strength) for index in range(count))


def free_colour(taken: Sequence[int], wanted: int) -> int:
    """Return ``wanted`` if no one has it, else the next free of the six colours."""
    return next(colour for step in range(6) if (colour := (wanted + step) % 6) not in taken)
