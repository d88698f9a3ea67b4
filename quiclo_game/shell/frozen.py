"""Values: frozen data classes that are finished when they are first used, not when their module is loaded.

``dataclass`` writes and compiles six methods for every class, which takes 0.6 ms; that of the looks and other values
loaded before the first picture was a fifth of the whole start, and most of them are needed later, if at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import RLock
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

FIELDS = "__dataclass_fields__"
WAITING = ("__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__")
"""The methods that a data class is given."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Return the class as ``dataclass(frozen=True)`` would make it, which happens when it is first used.

    That is when the first object is made, or one that came from another process is looked at, or somebody asks for its
    fields. Raises then what ``dataclass`` raises.
    """
    lock = RLock()
    names = [name for name in WAITING if name not in cls.__dict__]

    def finish() -> None:
        with lock:
            if not isinstance(cls.__dict__.get(FIELDS), _Unfinished):
                return
            for name in (*names, FIELDS):
                delattr(cls, name)
            dataclass(frozen=True)(cls)

    for name in names:
        setattr(cls, name, _unfinished(finish, name))
    setattr(cls, FIELDS, _Unfinished(finish))
    return cls


def _unfinished(finish: Callable[[], None], name: str) -> Callable[..., Any]:
    """Return the stand-in of a method, which is replaced before it does anything."""

    def method(self: object, *arguments: Any, **named: Any) -> Any:
        finish()
        return getattr(self, name)(*arguments, **named)

    return method


class _Unfinished:
    """The stand-in of the fields of a class: whoever asks for them gets them."""

    def __init__(self, finish: Callable[[], None]) -> None:
        """Call ``finish`` once somebody asks."""
        self._finish = finish

    def __get__(self, instance: object, owner: type) -> Any:
        self._finish()
        return getattr(owner, FIELDS)
