"""The help that one seat plays with, so that everyone plays at their own level; written as after ``--seats``.

``hints=2`` (each costs so much), ``hints=off``, ``values=off`` (no intermediate results), ``time=60`` (own thinking
time in s), ``ahead=5`` (a head start in points or cards).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import Option, PerSeat, Settings

Offers = Callable[[int], Mapping[str, int]]
"""Which help a mode takes at so many seats, as ``offers`` says it."""
DEAREST = 5
"""A hint costs so much at most."""
TIMES = (0, 15, 30, 45, 60, 90, 120, 180, 300)
"""The thinking times that are offered (s); 0 is the table's own."""
FARTHEST = 40
"""The largest head start."""
SHORTEST, LONGEST = 5, 600
"""An own thinking time, in s."""


class HelpError(ValueError):
    """A help that cannot be read; the text names the part."""


@dataclass(frozen=True, slots=True)
class Help:
    """What eases a game for one seat, or makes it harder.

    ``price`` is what a hint costs (0: free), ``hints`` whether there are any; ``values`` whether intermediate results
    and remainders are shown; ``seconds`` the own thinking time (0: the table's); ``ahead`` a head start in points or
    cards.
    """

    hints: bool = True
    price: int = 0
    values: bool = True
    seconds: int = 0
    ahead: int = 0

    @property
    def usual(self) -> bool:
        """Whether this seat plays like any other."""
        return self == USUAL

    @property
    def signs(self) -> str:
        """All that is special in signs that need no language: ``+5`` ahead, ``?2`` for a hint, ``=–`` without values"""
        parts = [f"+{self.ahead}"] if self.ahead else []
        parts += [f"{self.seconds}\u00a0s"] if self.seconds else []
        if self.price or not self.hints:
            parts.append(f"?{self.price}" if self.hints else "?–")
        parts += [] if self.values else ["=–"]
        return " · ".join(parts)

    def encode(self) -> str:
        """Return the help as text that ``read_help`` reads back equal; empty where there is nothing special."""
        parts = []
        if not self.hints:
            parts.append("hints=off")
        elif self.price:
            parts.append(f"hints={self.price}")
        if not self.values:
            parts.append("values=off")
        if self.seconds:
            parts.append(f"time={self.seconds}")
        if self.ahead:
            parts.append(f"ahead={self.ahead}")
        return "/".join(parts)


USUAL = Help()
"""Nothing special."""


def read_help(text: str) -> Help:
    """Return the help that parts such as ``hints=2/time=60`` describe; raises ``HelpError`` with the part."""
    chosen = USUAL
    for part in text.split("/") if text else ():
        name, _, value = part.partition("=")
        match name, value:
            case "hints", "free" | "off":
                chosen = replace(chosen, hints=value == "free", price=0)
            case "values", "on" | "off":
                chosen = replace(chosen, values=value == "on")
            case "hints", _:
                chosen = replace(chosen, hints=True, price=_number(part, value, 1, DEAREST))
            case "time", _:
                chosen = replace(chosen, seconds=_number(part, value, SHORTEST, LONGEST))
            case "ahead", _:
                chosen = replace(chosen, ahead=_number(part, value, 1, FARTHEST))
            case _:
                raise HelpError(part)
    return chosen


FIGURES = {"hint_prices": "price", "own_seconds": "seconds", "head_starts": "ahead"}
"""The options of the rules that say something for each seat, and where a seat's help says it."""


def with_helps(options: Sequence[Option], settings: Settings, helps: Sequence[Help]) -> Settings:
    """Return the settings with what the helps of the seats say in them, as far as the mode has options for it.

    Where no seat has anything special, what the settings say for each seat stays.
    """
    if all(each.usual for each in helps):
        return settings
    for option in options:
        if isinstance(option, PerSeat):
            field = FIGURES[option.name]
            figures = [getattr(each, field) if each.hints or field != "price" else 0 for each in helps]
            settings = settings.changed(option.name, option.canonical(",".join(map(str, figures))))
    return settings


def within(options: Sequence[Option], settings: Settings, known: Mapping[str, int]) -> Settings:
    """Return the settings with no more for any seat than a mode takes that offers ``known``."""
    for option in options:
        if isinstance(option, PerSeat):
            most = known[FIGURES[option.name]]
            figures = [min(int(figure), most) for figure in settings[option.name].split(",")]
            settings = settings.changed(option.name, option.canonical(",".join(map(str, figures))))
    return settings


def without_helps(options: Sequence[Option], settings: Settings) -> Settings:
    """Return the settings of the table alone, without anything that is said for single seats."""
    for option in options:
        if isinstance(option, PerSeat):
            settings = settings.changed(option.name, option.default)
    return settings


def help_from(content: Any) -> Help:
    """Return the help that a journal's header holds; raises ``HelpError`` or ``TypeError`` for anything else."""
    if content is None:
        return USUAL
    if not isinstance(content, str):
        raise TypeError(content)
    return read_help(content)


def offers(mode: Mode[Any], seats: int, settings: Settings | None = None) -> Mapping[str, int]:
    """Return how much of each part of a help a mode takes, 0 where it means nothing there.

    No hints of their own where so many ``seats`` take no turns: what one of them asks, all hear. A head start ends
    below the goal of the table's ``settings``.
    """
    names = {option.name for option in mode.options}
    most = {"price": DEAREST, "seconds": LONGEST, "ahead": FARTHEST}
    goal = mode.goal(settings) if settings is not None else None
    if goal is not None:
        most["ahead"] = min(FARTHEST, goal - 1)
    known = {field: most[field] if option in names else 0 for option, field in FIGURES.items()}
    hints = mode.has_turns(seats)
    return {**known, "hints": int(hints), "price": known["price"] if hints else 0, "values": int(mode.has_values)}


def fitted(own: Help, known: Mapping[str, int]) -> Help:
    """Return as much of a help as a mode takes that offers ``known``."""
    return replace(
        own,
        hints=own.hints or not known["hints"],
        price=min(own.price, known["price"]),
        values=own.values or not known["values"],
        seconds=min(own.seconds, known["seconds"]),
        ahead=min(own.ahead, known["ahead"]),
    )


def too_much(own: Help, known: Mapping[str, int]) -> tuple[str, ...]:
    """Return the parts of a help, as they are written, of which a mode that offers ``known`` does not take so much."""
    kept = fitted(own, known).encode().split("/")
    return tuple(part for part in own.encode().split("/") if part not in kept)


def told_offers(known: Mapping[str, int]) -> str:
    """Return what the seats of a mode that offers ``known`` take, as it is written on the command line."""
    parts = ["hints=free", "hints=off"] if known["hints"] else []
    parts += [f"hints=1–{known['price']}"] if known["price"] else []
    parts += ["values=off"] if known["values"] else []
    parts += [f"time={SHORTEST}–{known['seconds']}"] if known["seconds"] else []
    parts += [f"ahead=1–{known['ahead']}"] if known["ahead"] else []
    return ", ".join(parts)


def _number(part: str, value: str, low: int, high: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 5 and low <= int(value) <= high):
        raise HelpError(part)
    return int(value)
