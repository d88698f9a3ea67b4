"""A language that nobody speaks, 40 % longer than German: made from its file, to see where texts have no room."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterator
from itertools import cycle, islice
from math import ceil
from pathlib import Path

import pytest

from quiclo_game.locale import words
from quiclo_game.locale.wholeness import flatten

CODE = "xx"
LONGER = 1.4
_WORD = re.compile(r"\{[^}]*\}|[^\W\d_]+|.", re.DOTALL)
_VOWELS = dict(zip("aeiouäöüAEIOUÄÖÜ", "áéíóúäöüÁÉÍÓÚÄÖÜ", strict=True))
CONSONANTS = "nrdm"
"""As wide on average as letters are."""
LISTS = ("names.", "language.", "statistics.months", "number.comma", "title.name")
"""What are no sentences: keys of a keyboard, names to choose from, months, the name of the game."""


def stretched(text: str) -> str:
    """Return a text at least 40 % longer, with the same placeholders, line ends and signs."""
    parts = _WORD.findall(text)
    letters = [index for index, part in enumerate(parts) if part[:1].isalpha()]
    missing = ceil(sum(len(part) for part in parts if not part.startswith("{")) * (LONGER - 1))
    whole, seen, added = sum(len(parts[index]) for index in letters), 0, 0
    for index in letters:
        seen += len(parts[index])
        more = ceil(missing * seen / whole) - added
        added += more
        parts[index] = longer("".join(_VOWELS.get(sign, sign) for sign in parts[index]), more)
    return "".join(parts)


def longer(word: str, more: int) -> str:
    """Return a word with so many letters more, as syllables behind its first vowel."""
    place = next((at for at, sign in enumerate(word) if sign in _VOWELS.values()), len(word) - 1)
    vowel = word[place].lower()
    syllables = "".join(sign + vowel for sign in islice(cycle(CONSONANTS), more // 2))
    return word[: place + 1] + vowel * (more % 2) + syllables + word[place + 1 :]


def pseudo_texts() -> dict[str, str]:
    """Return all texts of the language by key."""
    german = flatten(tomllib.loads((words.FOLDER / "de.toml").read_text(encoding="utf-8")))
    return {key: text if key.startswith(LISTS) else stretched(text) for key, text in german.items()}


def write_language(folder: Path) -> None:
    """Write all languages and the longer one, each a single file, into a folder."""
    for file in words.FOLDER.glob("*.toml"):
        shutil.copy(file, folder)
    tables: dict[str, list[str]] = {}
    for key, text in pseudo_texts().items():
        table, _, name = key.rpartition(".")
        shown = {"language.name": "Lángáwéilisch", "language.code": "XX"}.get(key, text)
        escaped = shown.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        tables.setdefault(table, []).append(f'{name} = "{escaped}"')
    content = "".join(f"[{table}]\n" + "\n".join(lines) + "\n\n" for table, lines in sorted(tables.items()))
    (folder / f"{CODE}.toml").write_text(content, encoding="utf-8")


@pytest.fixture
def pseudo_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let the program find the longer language as well; return its code."""
    write_language(tmp_path)
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    words.load_words.cache_clear()
    yield CODE
    words.load_words.cache_clear()
