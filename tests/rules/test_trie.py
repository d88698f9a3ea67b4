"""The map that is never changed, held against a dict."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.trie import Trie

keys = st.integers(0, 300) | st.integers(0, 2**80)
contents = st.dictionaries(keys, st.integers(), max_size=60)


def trie_of(pairs: dict[int, int]) -> Trie[int]:
    trie: Trie[int] = Trie()
    for key, value in pairs.items():
        trie = trie.put(key, value)
    return trie


@given(contents, keys)
def test_it_holds_what_was_put_into_it_and_nothing_else(pairs: dict[int, int], other: int) -> None:
    trie = trie_of(pairs)

    assert {key: trie.get(key) for key in pairs} == pairs
    assert sorted(trie.values()) == sorted(pairs.values())
    assert (other in trie) is (other in pairs)
    assert trie.get(other) == pairs.get(other)


@given(contents, keys, st.integers())
def test_putting_changes_no_map_that_was_there_before(pairs: dict[int, int], key: int, value: int) -> None:
    trie = trie_of(pairs)
    after = trie.put(key, value)

    assert after.get(key) == value
    assert trie.get(key) == pairs.get(key)
    assert all(after.get(other) == pairs[other] for other in pairs if other != key)


@given(contents, st.randoms(use_true_random=False))
def test_equal_contents_are_equal_maps_whatever_the_order(pairs: dict[int, int], order: object) -> None:
    shuffled = list(pairs.items())
    order.shuffle(shuffled)  # type: ignore[attr-defined]  # a generator, which hypothesis leaves untyped

    assert trie_of(dict(shuffled)) == trie_of(pairs)
    assert hash(trie_of(dict(shuffled))) == hash(trie_of(pairs))


def test_keys_that_differ_in_their_last_bits_only_are_told_apart() -> None:
    far = 1 << 400
    trie = trie_of({far: 1, far | 1: 2, far << 1: 3, 0: 4, 1: 5})

    assert [trie.get(key) for key in (far, far | 1, far << 1, 0, 1, 2)] == [1, 2, 3, 4, 5, None]


def test_a_negative_key_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        trie_of({-1: 0})


def test_a_hundred_thousand_keys_lie_at_most_six_levels_deep() -> None:
    """So deep a look-up goes: what it costs hardly depends on how much there is."""
    trie: Trie[int] = Trie()
    for key in range(100_000):
        trie = trie.put(key, key)

    def depth(node: object) -> int:
        return 1 + max(map(depth, node)) if isinstance(node, tuple) and len(node) == 16 else 0

    assert depth(trie.root) <= 6
