from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.byte_cache import ByteCache


def test_what_was_not_used_longest_goes_first() -> None:
    cache: ByteCache[str] = ByteCache(30)
    for key in "abc":
        cache.put(key, key.upper(), 10)
    assert cache.get("a") == "A"
    cache.put("d", "D", 10)
    assert "a" in cache
    assert "b" not in cache


def test_a_value_beyond_the_limit_is_not_kept_and_drives_nobody_out() -> None:
    cache: ByteCache[str] = ByteCache(30)
    cache.put("small", "s", 10)
    cache.put("huge", "h", 31)
    assert cache.get("huge") is None
    assert cache.get("small") == "s"


def test_putting_a_key_again_replaces_its_weight() -> None:
    cache: ByteCache[str] = ByteCache(30)
    cache.put("a", "1", 10)
    cache.put("a", "2", 20)
    assert cache.held == 20
    assert cache.get("a") == "2"


def test_clearing_forgets_all() -> None:
    cache: ByteCache[str] = ByteCache(30)
    cache.put("a", "1", 10)
    cache.clear()
    assert (len(cache), cache.held) == (0, 0)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60), st.integers(0, 5)), max_size=60))
def test_it_never_holds_more_than_its_limit(puts: list[tuple[int, int, int]]) -> None:
    cache: ByteCache[int] = ByteCache(100)
    weights: dict[int, int] = {}
    for key, size, lot in puts:
        if lot == 0:
            cache.shed()
        cache.get(lot)
        cache.put(key, key, size)
        weights[key] = size
        assert cache.held <= 100
    assert cache.held == sum(size for key, size in weights.items() if key in cache)


def test_what_was_not_used_between_two_calls_is_shed() -> None:
    cache: ByteCache[str] = ByteCache(100)
    for key in "abc":
        cache.put(key, key.upper(), 10)
    cache.shed()
    assert len(cache) == 3
    assert cache.get("b") == "B"
    cache.put("d", "D", 10)
    cache.shed()

    assert [key for key in "abcd" if key in cache] == ["b", "d"]
    assert cache.held == 20


def test_a_smaller_limit_drives_out_what_was_shed_from_first() -> None:
    cache: ByteCache[str] = ByteCache(100)
    for key in "abcd":
        cache.put(key, key.upper(), 10)
    cache.shed()
    cache.get("a")
    cache.fit(20)

    assert [key for key in "abcd" if key in cache] == ["a", "d"]
    assert cache.held == 20
