"""Voices: which sounds may be heard at once, and how loud; pure bookkeeping (look.md, Sound, Loudness)."""

from __future__ import annotations

from collections import deque

from quiclo_game.shell.frozen import frozen

MOST_VOICES = 8
AGAIN_AFTER = 40.0
"""The same sound begins at most once within so many ms."""

REPEAT_WITHIN = 300.0
REPEAT_STEP_DB = -3.0
"""For each time that the same sound began within so many ms, it is so much softer."""


@frozen
class Voice:
    """One sound being heard: on which channel, how loud (1 = as recorded), from when to when in ms."""

    channel: int
    gain: float
    began: float
    ends: float


def decibels(db: float) -> float:
    """Return the gain of so many decibels."""
    return float(10.0 ** (db / 20.0))


class Voices:
    """Decides for each sound whether it is heard, on which channel, and how loud."""

    def __init__(self, most: int = MOST_VOICES) -> None:
        """Allow ``most`` sounds at once."""
        self._most = most
        self._voices: dict[int, Voice] = {}
        self._begun: dict[str, deque[float]] = {}

    def repeats(self, name: str, now: float) -> int | None:
        """Return how often a sound began a short while ago; ``None`` if it began just now and must not again."""
        begun = self._begun.setdefault(name, deque())
        while begun and now - begun[0] > REPEAT_WITHIN:
            begun.popleft()
        if begun and now - begun[-1] < AGAIN_AFTER:
            return None
        return len(begun)

    def admit(self, name: str, gain: float, length: float, now: float) -> Voice | None:
        """Note that a sound of ``length`` ms begins and return its voice; ``None`` if it is not to be heard.

        With all voices in use the softest one ends, the oldest of equally soft ones; the new sound itself, if it is
        softer than all.
        """
        repeats = self.repeats(name, now)
        if repeats is None:
            return None
        gain *= decibels(REPEAT_STEP_DB * repeats)
        channel = self._channel(gain, now)
        if channel is None:
            return None
        self._begun[name].append(now)
        self._voices[channel] = Voice(channel, gain, now, now + length)
        return self._voices[channel]

    def heard(self, now: float) -> tuple[Voice, ...]:
        """Return the voices that have not ended."""
        return tuple(voice for voice in self._voices.values() if voice.ends > now)

    def _channel(self, gain: float, now: float) -> int | None:
        for channel in range(self._most):
            voice = self._voices.get(channel)
            if voice is None or voice.ends <= now:
                return channel
        softest = min(self._voices.values(), key=lambda voice: (voice.gain, voice.began))
        return softest.channel if softest.gain <= gain else None
