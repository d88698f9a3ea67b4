"""A map from whole numbers to values that is never changed: setting a value gives a new map that shares the rest.

A tree of sixteen branches a level, chosen by four bits of the key at a time, lowest first; every node is a tuple, so
maps of 100 and of 100,000 keys differ by two levels, and equal contents are equal trees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

Value = TypeVar("Value")

_Node = tuple[Any, ...] | None
"""Nothing, a leaf (key, value), or a branch of sixteen nodes: told apart by length, which is the fastest."""

_BARE: Final[tuple[None, ...]] = (None,) * 16


@dataclass(frozen=True, slots=True)
class Trie(Generic[Value]):
    """An immutable map from whole numbers ≥ 0; hashable where its values are."""

    root: _Node = None

    def __contains__(self, key: int) -> bool:
        """Say whether a key has a value."""
        return self.get(key) is not None

    def get(self, key: int) -> Value | None:
        """Return the value of a key, or ``None`` where it has none."""
        node = self.root
        rest = key
        while node is not None:
            if len(node) == 2:
                return node[1] if node[0] == key else None
            node = node[rest & 15]
            rest >>= 4
        return None

    def put(self, key: int, value: Value) -> Trie[Value]:
        """Return a map in which a key has this value; raises ``ValueError`` for a negative key."""
        if key < 0:
            raise ValueError(f"no such key: {key}")
        return Trie(_put(self.root, 0, key, value))

    def values(self) -> Iterator[Value]:
        """Yield all values, in an order that depends on nothing but the keys."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            if node is None:
                continue
            if len(node) == 2:
                yield node[1]
            else:
                waiting.extend(node)


def _put(node: _Node, shift: int, key: int, value: object) -> tuple[Any, ...]:
    """Return a node with the key set below it; ``shift`` is how many bits of the keys the levels above have used."""
    if node is None:
        return (key, value)
    if len(node) == 2:
        if node[0] == key:
            return (key, value)
        other = node[0] >> shift & 15
        node = (*_BARE[:other], node, *_BARE[other + 1 :])
    branch = key >> shift & 15
    return (*node[:branch], _put(node[branch], shift + 4, key, value), *node[branch + 1 :])
