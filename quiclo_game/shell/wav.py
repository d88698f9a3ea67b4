"""WAV files at another pitch, without touching a single sample."""

from __future__ import annotations

import struct

_FORMAT = struct.Struct("<HHIIHH")


def repitched(wav: bytes, factor: float) -> bytes:
    """Return a WAV file that plays ``factor`` times as fast and as high.

    Only the sample rate in its header changes; whoever loads it resamples, in C. Raises ``ValueError`` if this is no
    WAV file.
    """
    if wav[:4] != b"RIFF" or wav[8:12] != b"WAVE":
        raise ValueError("not a WAV file")
    place = 12
    while place + 8 <= len(wav):
        name, length = wav[place : place + 4], int.from_bytes(wav[place + 4 : place + 8], "little")
        place += 8
        if name == b"fmt " and length >= _FORMAT.size and place + _FORMAT.size <= len(wav):
            kind, channels, rate, _, block, bits = _FORMAT.unpack_from(wav, place)
            rate = max(1, round(rate * factor))
            changed = _FORMAT.pack(kind, channels, rate, rate * block, block, bits)
            return wav[:place] + changed + wav[place + _FORMAT.size :]
        place += length + length % 2
    raise ValueError("a WAV file without a format")
