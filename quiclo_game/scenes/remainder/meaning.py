"""What a divisor means, in words: how much can be cleared, how many pairs lie open, how hard it is."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.locale import Words
from quiclo_game.rules.options import Settings
from quiclo_game.rules.remainder_divisor import Meaning, meaning_of
from quiclo_game.rules.remainder_pairs import pair_rule


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of a divisor: one line that counts, one that explains, and whether all is well."""

    headline: str
    detail: str
    fine: bool


def divisor_meaning(settings: Settings) -> Meaning:
    """Return what the divisor of these settings means, with the operations that they allow."""
    return meaning_of(pair_rule(settings))


def tell(meaning: Meaning, words: Words) -> Told:
    """Return the meaning of a divisor in words."""
    pairs = words("remainder.open_pairs", pairs=words.decimal(meaning.open_pairs))
    grade = words(f"remainder.grade.{meaning.grade.value}")
    detail = words("remainder.detail", grade=grade, pairs=pairs)
    if meaning.never:
        return Told(words("remainder.never"), words("remainder.never_detail"), False)
    if meaning.pointless:
        return Told(words("remainder.pointless"), words("remainder.pointless_detail"), False)
    if meaning.clearable:
        return Told(words("remainder.clearable"), detail, True)
    return Told(words("remainder.fewest", count=meaning.fewest), detail, False)


def divisor_note(words: Words, settings: Settings) -> str:
    """Return the meaning of a divisor in one sentence, for whoever is choosing it."""
    told = tell(divisor_meaning(settings), words)
    return words("remainder.note", headline=told.headline, detail=told.detail)
