"""PNG files, small and the same on a second run: a palette wherever few colours suffice, else plain RGBA."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE, TRUE_COLOUR_ALPHA = 3, 6


def encoded(pixels: Bytes, colours: int | None) -> bytes:
    """Return a PNG of rows of straight RGBA; with ``colours`` (at most 256) as a palette of so many, nearest ones."""
    height, width = pixels.shape[:2]
    if colours is None:
        return _file(width, height, TRUE_COLOUR_ALPHA, [], _filtered(pixels.reshape(height, width * 4), 4))
    palette, indices = reduced(pixels, colours)
    alpha = palette[:, 3]
    chunks = [(b"PLTE", palette[:, :3].tobytes()), (b"tRNS", alpha.tobytes())]
    return _file(width, height, PALETTE, chunks, _unfiltered(indices))


def reduced(pixels: Bytes, colours: int) -> tuple[Bytes, Bytes]:
    """Return a palette of at most ``colours`` RGBA rows and the index of the nearest one for every pixel.

    The palette grows by the colour that is worst off, frequent ones first at the start: flat areas stay exact and the
    largest error, which lies in antialiased edges, is as small as this greedy way gets it.
    """
    height, width = pixels.shape[:2]
    packed = np.ascontiguousarray(pixels).view(np.uint32).reshape(-1)
    unique, inverse, counts = np.unique(packed, return_inverse=True, return_counts=True)
    rows = unique.view(np.uint8).reshape(-1, 4)
    if len(unique) > colours:
        chosen, nearest = _spread(rows, counts, colours)
        rows, inverse = rows[chosen], nearest[inverse]
    order = np.argsort(rows[:, 3], kind="stable")
    position = np.empty(len(order), dtype=np.uint8)
    position[order] = np.arange(len(order))
    return rows[order], position[inverse].reshape(height, width)


def _spread(rows: Bytes, counts: npt.NDArray[np.intp], colours: int) -> tuple[list[int], npt.NDArray[np.intp]]:
    """Return which colours to keep and, for each colour, the number of the kept one that is nearest to it."""
    premultiplied = rows[:, :3].astype(np.float32) * (rows[:, 3:].astype(np.float32) / 255)
    places = np.concatenate([premultiplied, rows[:, 3:].astype(np.float32)], axis=1)
    weights = counts.astype(np.float32) ** np.float32(0.25)
    away = np.full(len(rows), np.inf, dtype=np.float32)
    nearest = np.zeros(len(rows), dtype=np.intp)
    chosen: list[int] = []
    while len(chosen) < colours:
        pick = int(np.argmax(counts)) if not chosen else int(np.argmax(away * weights))
        distance = np.square(places - places[pick]).sum(axis=1)
        closer = distance < away
        away[closer], nearest[closer] = distance[closer], len(chosen)
        chosen.append(pick)
    return chosen, nearest


def _unfiltered(rows: Bytes) -> bytes:
    zeros = np.zeros((rows.shape[0], 1), dtype=np.uint8)
    return np.concatenate([zeros, rows], axis=1).tobytes()


def _filtered(rows: Bytes, step: int) -> bytes:
    """Return the rows, each with whichever of PNG's filters leaves the smallest sum of differences."""
    above = np.vstack([np.zeros((1, rows.shape[1]), dtype=np.uint8), rows[:-1]])
    left = np.pad(rows, ((0, 0), (step, 0)))[:, :-step]
    corner = np.pad(above, ((0, 0), (step, 0)))[:, :-step]
    mean = ((left.astype(np.int16) + above) // 2).astype(np.uint8)
    guess = left.astype(np.int16) + above - corner
    to_left, to_above, to_corner = (np.abs(guess - side) for side in (left, above, corner))
    paeth = np.where(
        (to_left <= to_above) & (to_left <= to_corner), left, np.where(to_above <= to_corner, above, corner)
    )
    filters = np.stack([rows, rows - left, rows - above, rows - mean, rows - paeth])
    costs = np.abs(filters.view(np.int8).astype(np.int32)).sum(axis=2)
    best = costs.argmin(axis=0)
    chosen = filters[best, np.arange(rows.shape[0])]
    return np.concatenate([best.astype(np.uint8)[:, None], chosen], axis=1).tobytes()


def _file(width: int, height: int, kind: int, chunks: list[tuple[bytes, bytes]], data: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    compressor = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    body = compressor.compress(data) + compressor.flush()
    parts = [(b"IHDR", header), *chunks, (b"IDAT", body), (b"IEND", b"")]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in parts
    )
