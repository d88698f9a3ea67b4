"""Where a word may be broken: after written hyphens and between syllables as German divides them; no dictionary.

The rule is the one of school: of the consonants between two vowels the last one goes to the next line, where "ch",
"sch", "ck", "ph", "th", "qu" stay together. It misses some seams of compounds, but never splits a sound. Vowels count
with and without accents, so that it finds places like these in other languages with Latin letters as well.
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise

VOWELS = frozenset("aeiouy")
"""Without the marks above and below them."""
GLIDES = frozenset(("ai", "au", "ei", "eu", "ie", "oi", "ui"))
"""Vowels that sound as one, as two that are the same do."""
TOGETHER = ("sch", "ch", "ck", "ph", "th", "qu")
"""Consonants of one sound."""
OPENING = ("st", "sp")
"""Consonants that open a syllable together where others stand before them: Ein-stellung, but Ras-ter."""
SHORTEST = 3
"""No piece is shorter."""
HYPHENS = "-‐–/"


def break_points(word: str) -> list[int]:
    """Return ascending places at which a word may be divided; a hyphen belongs after those before which there is none.

    Words that hold digits stay whole.
    """
    if any(sign.isdigit() for sign in word):
        return []
    points = {place + 1 for place, sign in enumerate(word[:-1]) if sign in HYPHENS}
    points.update(_between_syllables(word))
    return sorted(point for point in points if SHORTEST <= point <= len(word) - SHORTEST)


def _between_syllables(word: str) -> list[int]:
    """Return where the next syllable begins, for each pair of vowels that follow each other."""
    low = "".join(sign.lower()[:1] for sign in word)
    bare = [unicodedata.normalize("NFD", sign)[:1] for sign in low]
    vowels = [place for place, sign in enumerate(bare) if sign in VOWELS]
    points = []
    for one, other in pairwise(vowels):
        between = low[one + 1 : other]
        if not between:
            if bare[one] != bare[other] and bare[one] + bare[other] not in GLIDES:
                points.append(other)
            continue
        if not between.isalpha():
            continue
        groups = TOGETHER + (OPENING if len(between) > len(OPENING[0]) else ())
        kept = next((len(group) for group in groups if between.endswith(group)), 1)
        points.append(other - kept)
    return points
