"""Words by key: ``words("result.wins", name="Mia")``; a missing key or placeholder is an error, never silent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from quiclo_game.locale.wholeness import Flaw, examine

Figure = str | int | float
FOLDER = Path(__file__).parent
"""Where the files of the languages lie."""
STANDARD = "en"


class Told(str):
    """A text that knows how it was asked for, so that it can be told again in another language."""

    __slots__ = ("_figures", "_key")
    _key: str
    _figures: Mapping[str, Figure]

    @classmethod
    def by(cls, text: str, key: str, figures: Mapping[str, Figure]) -> Told:
        """Return the text that a key and figures came to."""
        told = cls(text)
        told._key, told._figures = key, figures
        return told

    def again(self, words: Words) -> str:
        """Return it in the language of ``words``, and what is told within it, too."""
        return words(self._key, **{name: _retold(figure, words) for name, figure in self._figures.items()})


class _Listed(Told):
    """Several texts one behind the other, each of which can be told again."""

    __slots__ = ("_parts", "_separator")
    _parts: tuple[str, ...]
    _separator: str

    def again(self, words: Words) -> str:
        """Return the list in the language of ``words``."""
        return listed((told_in(part, words) for part in self._parts), self._separator)


def listed(parts: Iterable[str], separator: str = ", ") -> str:
    """Return texts one behind the other as a text that can be told again like each of them."""
    kept = tuple(parts)
    told = _Listed(separator.join(kept))
    told._parts, told._separator = kept, separator
    return told


def told_in(text: str, words: Words) -> str:
    """Return a text in the language of ``words``, if it is known how it was asked for; else as it is."""
    return text.again(words) if isinstance(text, Told) else text


class UnknownLanguageError(ValueError):
    """A language for which there is no file that is whole."""


def languages() -> tuple[str, ...]:
    """Return the codes of all languages whose file is whole, sorted."""
    return tuple(examine(FOLDER).whole)


def flaws() -> tuple[Flaw, ...]:
    """Return what is wrong with the files of the other languages."""
    return examine(FOLDER).flaws


def standard_language() -> str:
    """Return the language that is spoken where none was chosen: English, or the first where that is not whole.

    Raises ``UnknownLanguageError`` where there is no file that is whole.
    """
    whole = languages()
    if not whole:
        raise UnknownLanguageError(STANDARD)
    return STANDARD if STANDARD in whole else whole[0]


@cache
def load_words(language: str) -> Words:
    """Return the words of a language.

    Raises ``UnknownLanguageError`` if no file for it exists, or one that is not whole.
    """
    texts = examine(FOLDER).whole.get(language)
    if texts is None:
        raise UnknownLanguageError(language)
    return Words(language, texts)


def _retold(figure: Figure, words: Words) -> Figure:
    return told_in(figure, words) if isinstance(figure, str) else figure


class Words:
    """The texts of one language; call with a key and the figures for its placeholders."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        """Hold the texts of ``language`` (a code such as ``"de"``)."""
        self.language = language
        self._texts = texts

    def __call__(self, key: str, /, **figures: Figure) -> str:
        """Return the text for a key, its ``{placeholders}`` filled.

        With a figure ``count`` of 1 the key ``<key>_one`` is taken where it exists. Raises ``KeyError``.
        """
        one = f"{key}_one"
        text = self._texts[one if figures.get("count") == 1 and one in self._texts else key]
        return Told.by(text.format(**figures), key, figures)

    def decimal(self, figure: float, places: int = 1) -> str:
        """Return a figure with so many decimals, as it is written in the language."""
        return f"{figure:.{places}f}".replace(".", self._texts["number.comma"])

    def __contains__(self, key: str) -> bool:
        """Say whether the language has a text for this key."""
        return key in self._texts

    def keys(self) -> frozenset[str]:
        """Return all keys, for the test that every language has the same ones."""
        return frozenset(self._texts)
