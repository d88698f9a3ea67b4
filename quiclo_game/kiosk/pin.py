"""The operator's PIN: kept only as a salted hash that is slow to try, and locked for a minute after five wrong ones.

A forgotten PIN is set anew from a console, ``quiclo kiosk --set-pin``, by whoever may log on to the machine.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from quiclo_game.shell.safe_file import put_file, read_file

FILE = "operator.pin"
SHORTEST = 4
LONGEST = 8
ROUNDS = 600_000
"""Of PBKDF2 with SHA-256: some tenths of a second for every try."""
MOST_ROUNDS = 10_000_000
TRIES = 5
LOCKED = 60_000.0
"""After so many wrong ones in a row none is looked at for so many ms."""


def is_pin(text: str) -> bool:
    """Say whether a text can be a PIN: four to eight digits."""
    return re.fullmatch(rf"[0-9]{{{SHORTEST},{LONGEST}}}", text) is not None


def set_pin(folder: Path, pin: str) -> None:
    """Keep a PIN as its hash. Raises ``ValueError`` for what is none, ``OSError`` where it cannot be kept."""
    if not is_pin(pin):
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    salt = secrets.token_bytes(16)
    kept = {"salt": salt.hex(), "rounds": ROUNDS, "hash": slow_hash(pin, salt, ROUNDS).hex()}
    put_file(folder / FILE, (json.dumps(kept) + "\n").encode())


def slow_hash(pin: str, salt: bytes, rounds: int) -> bytes:
    """Return the hash of a PIN."""
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, rounds)


class PinLock:
    """Opens for the right PIN."""

    def __init__(self, folder: Path, now: Callable[[], float]) -> None:
        """Look into a folder; ``now`` tells the time in ms."""
        self._path = folder / FILE
        self._now = now
        self._wrong = 0
        self._locked_until = float("-inf")

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN."""
        return self._read() is not None

    @property
    def seconds_locked(self) -> int:
        """For how many s no PIN is looked at; 0 if one may be tried."""
        left = self._locked_until - self._now()
        return -int(-left // 1000) if left > 0 else 0

    @property
    def tries_left(self) -> int:
        """How many wrong ones are left before it locks."""
        return TRIES - self._wrong

    def opens(self, pin: str) -> bool:
        """Say whether this is the PIN; while it is locked none is."""
        kept = self._read()
        if self.seconds_locked or kept is None:
            return False
        salt, rounds, right = kept
        if hmac.compare_digest(slow_hash(pin, salt, rounds), right):
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= TRIES:
            self._wrong = 0
            self._locked_until = self._now() + LOCKED
        return False

    def _read(self) -> tuple[bytes, int, bytes] | None:
        try:
            kept = json.loads(read_file(self._path))
            salt, rounds, right = bytes.fromhex(kept["salt"]), kept["rounds"], bytes.fromhex(kept["hash"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        fits = isinstance(rounds, int) and 1 <= rounds <= MOST_ROUNDS and len(right) == 32
        return (salt, rounds, right) if fits else None


def ask_for_pin(folder: Path) -> int:
    """Ask for a new PIN on the console, twice, or take a line from another program; return the exit code."""
    try:
        pin, again = typed_twice() if sys.stdin.isatty() else [sys.stdin.readline().strip()] * 2
    except (EOFError, KeyboardInterrupt):
        print("\nquiclo: stopped; nothing was changed", file=sys.stderr)
        return 130
    if pin != again:
        print("quiclo: these are two different PINs; nothing was changed", file=sys.stderr)
        return 1
    try:
        set_pin(folder, pin)
    except (ValueError, OSError) as error:
        print(f"quiclo: the PIN was not set: {error}", file=sys.stderr)
        return 1
    print("quiclo: the PIN is set; hold two opposite corners of the screen for 3 s to use it", file=sys.stderr)
    return 0


def typed_twice() -> list[str]:
    """Return what is typed at the console, unseen. Raises ``EOFError`` or ``KeyboardInterrupt`` where nothing is."""
    from getpass import getpass

    return [getpass(f"{asked} ({SHORTEST} to {LONGEST} digits): ") for asked in ("PIN", "once more")]
