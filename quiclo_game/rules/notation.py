"""Actions as text that reads back equal: ``solve target=88 calculation=a*b-c+d``.

One codec for every frozen dataclass whose fields are numbers, words, rows of numbers, or rows of such rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

_WORD = re.compile(r"[^\s=]*")


class NotationError(ValueError):
    """A text that is no action of the mode."""


def name_of(kind: type) -> str:
    """Return the name of an action's kind: ``EndTurn`` becomes ``end_turn``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__).lower()


def write_action(action: object) -> str:
    """Return the text of an action; raises ``NotationError`` if a word in it could not be read back."""
    parts = [name_of(type(action))]
    for field in fields(action):  # type: ignore[arg-type]  # actions are dataclasses by contract
        parts.append(f"{field.name}={_write_value(getattr(action, field.name))}")
    return " ".join(parts)


def read_action(text: str, kinds: Iterable[type]) -> object:
    """Return the action that a text stands for; raises ``NotationError``."""
    name, *pairs = text.split(" ")
    kind = next((kind for kind in kinds if name_of(kind) == name), None)
    if kind is None:
        raise NotationError(f"no action is called {name[:40]!r}")
    hints = _hints(kind)
    given = dict(pair.partition("=")[::2] for pair in pairs)
    if list(given) != list(hints) or len(given) != len(pairs) or not all("=" in pair for pair in pairs):
        raise NotationError(f"{name} takes {', '.join(hints) or 'nothing'}")
    try:
        return kind(**{key: _read_value(value, hints[key]) for key, value in given.items()})
    except ValueError as error:
        raise NotationError(f"{name}: {error}") from error


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _write_value(value: object) -> str:
    match value:
        case int():
            return str(value)
        case str() if _WORD.fullmatch(value):
            return value
        case tuple() if all(isinstance(item, tuple) for item in value) and value:
            return "|".join(_write_value(item) for item in value)
        case tuple():
            return ",".join(_write_value(item) for item in value)
        case _:
            raise NotationError(f"cannot be written: {value!r}")


def _read_value(text: str, hint: Any) -> object:
    if hint is int:
        return _read_number(text)
    if hint is str:
        if not _WORD.fullmatch(text):
            raise NotationError(f"not a word: {text[:20]!r}")
        return text
    if hint == tuple[int, ...]:
        return tuple(_read_number(part) for part in text.split(",")) if text else ()
    if hint == tuple[tuple[int, ...], ...]:
        return tuple(tuple(_read_number(part) for part in row.split(",")) if row else () for row in text.split("|"))
    raise NotationError(f"no text form for {hint}")


def _read_number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise NotationError(f"not a number: {text[:20]!r}")
    return int(text)
