"""Counts in the sentences of the command line."""

from __future__ import annotations


def how_many(count: int, noun: str) -> str:
    """Return a count with its noun, which takes an s unless there is exactly one: ``1 game``, ``0 games``."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
