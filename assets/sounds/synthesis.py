"""Building blocks of the sounds: struck bodies, filtered noise, mixing, and setting the level. 44.1 kHz, mono."""

from __future__ import annotations

import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

Wave = npt.NDArray[np.float64]

RATE = 44_100
"""Samples per second."""
WINDOW_MS = 50
"""Loudness is that of the loudest so many ms."""
CEILING_DB = -3.0
"""Highest peak, in dBFS."""
FADE_MS = 4
LOW_PASS = (6_600.0, 7_900.0)
"""Hz from which the sound fades, and from which nothing is left: nothing shall hiss."""


def samples(ms: float) -> int:
    """Return how many samples a time in ms takes."""
    return round(RATE * ms / 1000)


def decibels(amplitude: float) -> float:
    """Return an amplitude (1 = full scale) in dBFS."""
    return float(20 * np.log10(max(amplitude, 1e-9)))


class Instrument:
    """Makes sounds from a seed, so that the same recipe always gives the same samples."""

    def __init__(self, seed: int) -> None:
        """Start the random numbers for noise and phases.

        Of numpy's generators this one alone promises the same numbers in every version.
        """
        self._random = np.random.RandomState(seed)

    def struck(self, ms: float, modes: Sequence[tuple[float, float, float]], attack_ms: float = 0.8) -> Wave:
        """Return a struck body; each mode is its pitch in Hz, its time to fade in ms, its strength.

        The last quarter dies away, so that a short sound does not end in a click.
        """
        time = np.arange(samples(ms)) / RATE * 1000
        body = np.zeros(len(time))
        for pitch, fade, strength in modes:
            phase = self._random.uniform(0, 0.6)
            body += strength * np.exp(-time / fade) * np.sin(2 * np.pi * pitch * time / 1000 + phase)
        return body * np.minimum(1, time / attack_ms) * np.minimum(1, (ms - time) / (ms / 4))

    def noise(self, ms: float, low: float, high: float, shape: Sequence[tuple[float, float]]) -> Wave:
        """Return noise between two pitches in Hz; ``shape`` gives its level at shares 0–1 of its length."""
        count = samples(ms)
        spectrum = np.fft.rfft(self._random.normal(size=count))
        pitch = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1)
        spectrum *= 1 / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4)
        hiss = np.fft.irfft(spectrum, count)
        shares, levels = zip(*shape, strict=True)
        return np.asarray(hiss / np.abs(hiss).max() * np.interp(np.arange(count) / count, shares, levels))

    def burst(self, ms: float, low: float, high: float, fade_ms: float) -> Wave:
        """Return noise between two pitches in Hz that starts at once and fades."""
        time = np.arange(samples(ms)) / RATE * 1000
        rising = np.minimum(1, time)
        return self.noise(ms, low, high, ((0, 1), (1, 1))) * rising * np.exp(-np.maximum(0, time - 1) / fade_ms)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of parts, each its start in ms, its strength, its samples."""
    length = max(samples(start) + len(part) for start, _, part in parts)
    whole = np.zeros(length)
    for start, strength, part in parts:
        first = samples(start)
        whole[first : first + len(part)] += strength * part
    return whole


def loudest(sound: Wave) -> float:
    """Return the level in dBFS of the loudest 50 ms."""
    window = samples(WINDOW_MS)
    energy = np.cumsum(np.pad(sound**2, (1, window)))
    return decibels(float(np.sqrt((energy[window:] - energy[:-window]).max() / window)))


def peak(sound: Wave) -> float:
    """Return the level in dBFS of the highest sample."""
    return decibels(float(np.abs(sound).max()))


def finished(sound: Wave, level: float) -> Wave:
    """Return a sound without high hiss, its loudest 50 ms at ``level`` dBFS unless a peak would pass −3 dBFS."""
    quiet_end = np.pad(sound, (0, samples(10)))
    spectrum = np.fft.rfft(quiet_end)
    start, end = LOW_PASS
    falling = np.clip((np.fft.rfftfreq(len(quiet_end), 1 / RATE) - start) / (end - start), 0, 1)
    clean: Wave = np.fft.irfft(spectrum * np.cos(falling * np.pi / 2) ** 2, len(quiet_end))
    clean *= 10 ** ((level - loudest(clean)) / 20)
    ceiling = 10 ** (CEILING_DB / 20)
    if np.abs(clean).max() > ceiling:
        clean *= ceiling / np.abs(clean).max()
    fade = samples(FADE_MS)
    clean[:fade] *= np.minimum(1, np.arange(fade) / samples(0.2))
    clean[-fade:] *= np.linspace(1, 0, fade)
    return clean


def save(sound: Wave, path: Path) -> None:
    """Write a sound as a WAV of 16 bits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def steps_apart(first: Path, second: Path) -> int | None:
    """Return by how many of 65536 steps two sounds differ at most; ``None`` if one is missing or has another length.

    Exponentials, sines and transforms may round their last bit otherwise on another processor or in another numpy;
    rounded to 16 bits that can move a sample by one step, which nobody hears. Anything else would move it further.
    """
    if not (first.is_file() and second.is_file()):
        return None
    one, other = load(first), load(second)
    if len(one) != len(other):
        return None
    return round(float(np.abs(one - other).max(initial=0.0)) * 32767)


def load(path: Path) -> Wave:
    """Return the samples of a WAV that ``save`` wrote; raises ``OSError`` where there is none."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.float64) / 32767
