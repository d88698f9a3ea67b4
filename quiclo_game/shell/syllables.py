"""Where a word may be broken: after written hyphens and between syllables as German divides them; no dictionary.

The rule is the one of school: of the consonants between two vowels the last one goes to the next line, where "ch",
"sch", "ck", "ph", "th", "qu" stay together. It misses some seams of compounds, but never splits a sound.
"""

from __future__ import annotations

from itertools import pairwise

VOWELS = frozenset("aeiouyäöüAEIOUYÄÖÜ")
GLIDES = frozenset(("ai", "au", "ei", "eu", "ie", "äu", "oi", "aa", "ee", "oo", "ui"))
"""Vowels that sound as one."""
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
    low = word.lower()
    vowels = [place for place, sign in enumerate(word) if sign in VOWELS]
    points = []
    for one, other in pairwise(vowels):
        between = low[one + 1 : other]
        if not between:
            if low[one : other + 1] not in GLIDES:
                points.append(other)
            continue
        if not between.isalpha():
            continue
        groups = TOGETHER + (OPENING if len(between) > len(OPENING[0]) else ())
        kept = next((len(group) for group in groups if between.endswith(group)), 1)
        points.append(other - kept)
    return points
