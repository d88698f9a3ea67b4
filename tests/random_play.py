"""Random play of any registered mode, and the sets of options that every test over modes goes through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from itertools import islice
from typing import Any

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.rules.contract import Action, Mode, Transition
from quiclo_game.rules.options import Choice, Number, PerSeat, Settings, Subset, settle
from quiclo_game.rules.registry import MODES
from quiclo_game.rules.seats import CHANCE, Actor

CLOCKS = ("TimeUp", "CallTime", "TakeHint")
"""The actions by which time and hints that cost something come into a game."""
CLOCK_STRIKES = 1 / 300


@dataclass(frozen=True)
class Setup:
    """A mode with a number of seats and its settings."""

    mode: Mode[Any]
    seats: int
    settings: Settings

    def __str__(self) -> str:
        """Name the set-up by what differs from the defaults."""
        plain = settle(self.mode.options, {}).as_dict()
        differing = [f"{name}={value}" for name, value in self.settings.pairs if value != plain[name]]
        return "-".join([self.mode.key, str(self.seats), *differing])


@dataclass(frozen=True)
class Ply:
    """One step of a game: the state before, who did what, and what it led to."""

    before: Any
    actor: Actor
    action: Action
    transition: Transition[Any]


def setups() -> list[Setup]:
    """Return every mode with each option at each of its ends, each preset, and from the fewest to the most seats.

    Settings with which a game is over before anybody acts (a divisor that fits no pair) are left to the mode's tests.
    """
    found: dict[str, Setup] = {}
    for mode in MODES:
        values = [{}, dict(mode.automatic), *map(dict, mode.presets.values()), *_single_options(mode)]
        for index, chosen in enumerate(values):
            seats = mode.seats[index % len(mode.seats)]
            setup = Setup(mode, seats, settle(mode.options, chosen))
            found.setdefault(str(setup), setup)
    return [setup for setup in found.values() if _comes_to_play(setup)]


def _comes_to_play(setup: Setup) -> bool:
    return any(ply.actor is not CHANCE for ply in islice(play_at_random(setup, seed=0), 5))


def mixtures(each: int) -> list[Setup]:
    """Return so many set-ups of every mode in which seats and all options are thrown together by lot."""
    lots = Lots(each)
    found = []
    for mode in MODES:
        values = list(_single_options(mode))
        for _ in range(each):
            chosen: dict[str, str] = {}
            for value in lots.shuffled(values):
                chosen = {**value, **chosen}
            found.append(Setup(mode, mode.seats[lots.below(len(mode.seats))], settle(mode.options, chosen)))
    return found


def _single_options(mode: Mode[Any]) -> Iterator[dict[str, str]]:
    for option in mode.options:
        match option:
            case Choice(name, values):
                yield from ({name: value} for value in values)
            case Subset(name, signs):
                yield from ({name: sign} for sign in signs)
            case Number(name, _, low, high, zero):
                yield from ({name: str(number)} for number in ((0,) if zero else ()) + (low, high))
            case PerSeat(name, low, high):
                yield {name: f"{low},{high}"}


def play_at_random(setup: Setup, seed: int, longest: int = 20_000) -> Iterator[Ply]:
    """Yield the steps of one game in which every seat takes any legal action; raises if it never ends.

    Now and then a clock strikes, where the settings have one: that is accepted but no seat's own choice.
    """
    mode, lots, chance = setup.mode, Lots(seed), SeededChance(seed + 1)
    state = mode.initial(setup.seats, setup.settings)
    priced = setup.settings.as_dict().get("hint_prices", "0") != "0"
    struck = CLOCKS if priced else CLOCKS[:-1]
    clocks = [kind() for kind in mode.actions if kind.__name__ in struck and not fields(kind)]
    for _ in range(longest):
        actors = mode.actors(state)
        if not actors:
            return
        actor = actors[lots.below(len(actors))]
        if actor is CHANCE:
            action: Action = chance.answer(mode.request(state))
        else:
            clock = [
                action for action in clocks if lots.happens(CLOCK_STRIKES) and not mode.check(state, actor, action)
            ]
            legal = clock or mode.legal(state, actor)
            action = legal[lots.below(len(legal))]
        transition = mode.apply(state, actor, action)
        yield Ply(state, actor, action, transition)
        state = transition.state
    raise AssertionError(f"{setup} does not end within {longest} actions")


def mutable_parts(value: Any, where: str = "state") -> Iterator[str]:
    """Yield the places in a value where something could be changed."""
    if value is None or isinstance(value, int | str | bytes | float | Enum | range):
        return
    if isinstance(value, tuple | frozenset):
        for index, item in enumerate(value):
            yield from mutable_parts(item, f"{where}[{index}]")
    elif is_dataclass(value) and value.__dataclass_params__.frozen:  # type: ignore[union-attr]  # set by dataclass
        # What is left out of comparisons is a look-up that the value has made of its other fields.
        for field in (field for field in fields(value) if field.compare):
            yield from mutable_parts(getattr(value, field.name), f"{where}.{field.name}")
    else:
        yield f"{where}: {type(value).__name__}"
