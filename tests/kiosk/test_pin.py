"""The operator's PIN: a slow salted hash, five tries, a minute's lock, and a way back in."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from quiclo_game.kiosk.pin import FILE, ROUNDS, PinLock, ask_for_pin, is_pin, set_pin, slow_hash
from quiclo_game.shell.clock import VirtualClock


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


def lock(folder: Path, clock: VirtualClock) -> PinLock:
    return PinLock(folder, clock.now)


def test_the_right_pin_opens_and_others_do_not(tmp_path: Path, clock: VirtualClock) -> None:
    set_pin(tmp_path, "480913")
    door = lock(tmp_path, clock)

    assert door.is_set
    assert not door.opens("480914")
    assert not door.opens("")
    assert door.opens("480913")


def test_only_a_salted_hash_is_kept_and_it_is_slow(tmp_path: Path) -> None:
    set_pin(tmp_path / "one", "480913")
    set_pin(tmp_path / "two", "480913")
    kept = [(tmp_path / name / FILE).read_text() for name in ("one", "two")]

    assert "480913" not in kept[0]
    assert json.loads(kept[0])["hash"] != json.loads(kept[1])["hash"]
    assert ROUNDS >= 600_000


def test_five_wrong_ones_lock_for_a_minute(tmp_path: Path, clock: VirtualClock) -> None:
    set_pin(tmp_path, "1234")
    door = lock(tmp_path, clock)
    for left in (4, 3, 2, 1):
        assert not door.opens("0000")
        assert door.tries_left == left
        assert door.seconds_locked == 0
    assert not door.opens("0000")
    assert door.seconds_locked == 60
    assert not door.opens("1234"), "while it is locked the right one does not open either"
    clock.advance(59_500.0)
    assert door.seconds_locked == 1
    clock.advance(500.0)

    assert door.opens("1234")
    assert door.tries_left == 5


def test_without_a_pin_nothing_opens(tmp_path: Path, clock: VirtualClock) -> None:
    door = lock(tmp_path, clock)

    assert not door.is_set
    assert not door.opens("")
    assert not door.opens("1234")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"salt": 1, "rounds": 2, "hash": "00"}',
        '{"salt": "00", "rounds": 0, "hash": "' + "00" * 32 + '"}',
        '{"salt": "00", "rounds": 99999999999, "hash": "' + "00" * 32 + '"}',
        '{"salt": "xy", "rounds": 2, "hash": ""}',
        "[" * 9999,
    ],
)
def test_a_spoilt_file_opens_nothing(tmp_path: Path, clock: VirtualClock, content: str) -> None:
    (tmp_path / FILE).write_text(content)

    assert not lock(tmp_path, clock).is_set
    assert not lock(tmp_path, clock).opens("1234")


def test_a_forgotten_pin_is_set_anew_from_the_console(
    tmp_path: Path, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_pin(tmp_path, "1234")
    monkeypatch.setattr("sys.stdin", io.StringIO("777777\n"))

    assert ask_for_pin(tmp_path) == 0
    assert lock(tmp_path, clock).opens("777777")
    assert not lock(tmp_path, clock).opens("1234")


@pytest.mark.parametrize("text", ["", "123", "123456789", "12a4", "١٢٣٤", "12 34"])
def test_what_is_no_pin_is_refused_and_changes_nothing(
    tmp_path: Path, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    set_pin(tmp_path, "1234")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{text}\n"))

    assert not is_pin(text)
    assert ask_for_pin(tmp_path) == 1
    assert lock(tmp_path, clock).opens("1234")


def test_a_try_costs_a_guesser_time() -> None:
    assert slow_hash("1234", b"salt", 1000) != slow_hash("1234", b"salt", 1001)
