"""Whether a file of words is whole: TOML, with every text that the other languages have, and only their placeholders.

A file is read fast where it is written like those of the house; TOML in another style takes some ms more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import tomli

from quiclo_game.locale.sections import flatten

SIGN = r'[^"\\\x00-\x08\x0a-\x1f\x7f]'
_LINE = re.compile(
    r"\[(?P<table>[\w.-]+)\][ \t]*(?:\n|\Z)"
    rf'|(?P<key>[\w-]+) = "(?:(?P<text>{SIGN}*(?:\\["\\nt]{SIGN}*)*)"'
    rf'|""(?P<long>(?:{SIGN}|\n|\\["\\nt]|"(?!""))*)""")[ \t]*(?:\n|\Z)'
    r"|[ \t]*(?:#[^\x00-\x08\x0a-\x1f\x7f]*)?\n",
    re.ASCII,
)


@dataclass(frozen=True)
class Flaw:
    """Why a file of words is left out: its path, the line (from 1), and what is wrong, in English."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        """Return all of it as one sentence without an end."""
        return f"{self.path}, line {self.line}: {self.what}"


@dataclass(frozen=True)
class Examined:
    """The files of a folder: the codes of the languages that are whole, sorted, and what is wrong with the others."""

    whole: tuple[str, ...]
    flaws: tuple[Flaw, ...]


@dataclass(frozen=True)
class _Scanned:
    """A file that can be read: the placeholders of each text, and where in it texts and ``[tables]`` begin."""

    path: Path
    content: str
    placeholders: Mapping[str, frozenset[str]]
    places: Mapping[str, int]

    def line(self, key: str) -> int:
        """Return the line of a text or a table, the last one for what is not there."""
        return _line(self.content, self.places.get(key, len(self.content) - 1))


@cache
def examine(folder: Path) -> Examined:
    """Return what the files of a folder are worth; looked at once.

    A text is wanted that at least half of the files have, and a placeholder may stand where at least half of them
    have it: so neither a file that was cut off nor one with a text too many speaks for all.
    """
    scanned: list[_Scanned] = []
    flaws: list[Flaw] = []
    for path in sorted(folder.glob("*.toml")):
        found = _scan(path)
        if isinstance(found, Flaw):
            flaws.append(found)
        else:
            scanned.append(found)
    texts = Counter(key for file in scanned for key in file.placeholders)
    wanted = [key for key, count in texts.items() if 2 * count >= len(scanned)]
    places = Counter((key, name) for file in scanned for key, names in file.placeholders.items() for name in names)
    whole = []
    for file in scanned:
        flaw = _lacking(file, wanted) or _misplaced(file, texts, places)
        if flaw is None:
            whole.append(file.path.stem)
        else:
            flaws.append(flaw)
    return Examined(tuple(whole), tuple(sorted(flaws, key=lambda flaw: flaw.path)))


def _lacking(file: _Scanned, wanted: list[str]) -> Flaw | None:
    missing = [key for key in wanted if key not in file.placeholders]
    if not missing:
        return None
    more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
    table = missing[0].rpartition(".")[0]
    return Flaw(file.path, file.line(f"[{table}]"), f"there is no text {missing[0]}{more}")


def _misplaced(file: _Scanned, texts: Counter[str], places: Counter[tuple[str, str]]) -> Flaw | None:
    for key, names in file.placeholders.items():
        wrong = [name for name in sorted(names) if 2 * places[key, name] < texts[key]]
        if wrong:
            return Flaw(file.path, file.line(key), f"nothing is known to put in for {{{wrong[0]}}}")
    return None


def _scan(path: Path) -> _Scanned | Flaw:
    try:
        content = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return Flaw(path, error.object.count(b"\n", 0, error.start) + 1, "not written in UTF-8")
    except OSError as error:
        return Flaw(path, 1, f"cannot be read ({error.strerror})")
    texts, places = _texts(content)
    if texts is None:
        try:
            texts = flatten(tomli.loads(content))
        except tomli.TOMLDecodeError as error:
            told = re.search(r"(.*) \(at line (\d+)", str(error))
            return Flaw(path, int(told[2]) if told else _line(content), told[1] if told else str(error))
    placeholders: dict[str, frozenset[str]] = {}
    scanned = _Scanned(path, content, placeholders, places)
    for key, text in texts.items():
        try:
            placeholders[key] = _placeholders(text)
        except ValueError as error:
            return Flaw(path, scanned.line(key), f"{key}: {error}")
    return scanned


def _line(content: str, place: int = -1) -> int:
    """Return the line (from 1) of a place, by default that of the last sign."""
    return content.count("\n", 0, place if place >= 0 else max(0, len(content) - 1)) + 1


def _placeholders(text: str) -> frozenset[str]:
    if "{" not in text and "}" not in text:
        return frozenset()
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def _texts(content: str) -> tuple[dict[str, str] | None, dict[str, int]]:
    """Return the texts as they are written, and the lines of texts and tables; ``None`` in another style of TOML."""
    texts: dict[str, str] = {}
    places: dict[str, int] = {}
    table, place = "", 0
    for found in _LINE.finditer(content):
        if found.start() != place:
            break
        place = found.end()
        kind = found.lastgroup
        if kind == "table":
            table = f"{found['table']}."
            places[f"[{found['table']}]"] = found.start()
        elif kind is not None:
            key = table + found["key"]
            if key in texts:
                break
            texts[key], places[key] = found["text"] or found["long"] or "", found.start()
    whole = place == len(content)
    return (texts if whole else None), places
