"""Whether a file of words is whole: TOML, with every text that the other languages have, and their placeholders."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import tomli


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
    """The files of a folder: the texts of those that are whole by code, sorted, and what is wrong with the others."""

    whole: Mapping[str, Mapping[str, str]]
    flaws: tuple[Flaw, ...]


@dataclass(frozen=True)
class _Scanned:
    """A file that can be read: its texts by dotted key, and the placeholders of each."""

    path: Path
    content: str
    texts: Mapping[str, str]
    placeholders: Mapping[str, frozenset[str]]


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
    whole: dict[str, Mapping[str, str]] = {}
    for file in scanned:
        flaw = _lacking(file, wanted) or _misplaced(file, texts, places)
        if flaw is None:
            whole[file.path.stem] = file.texts
        else:
            flaws.append(flaw)
    return Examined(whole, tuple(sorted(flaws, key=lambda flaw: flaw.path)))


def _lacking(file: _Scanned, wanted: list[str]) -> Flaw | None:
    missing = [key for key in wanted if key not in file.placeholders]
    if not missing:
        return None
    more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
    return Flaw(file.path, _line_of(file.content, missing[0]), f"there is no text {missing[0]}{more}")


def _misplaced(file: _Scanned, texts: Counter[str], places: Counter[tuple[str, str]]) -> Flaw | None:
    for key, names in file.placeholders.items():
        wrong = [name for name in sorted(names) if 2 * places[key, name] < texts[key]]
        if wrong:
            return Flaw(file.path, _line_of(file.content, key), f"nothing is known to put in for {{{wrong[0]}}}")
    return None


def _scan(path: Path) -> _Scanned | Flaw:
    try:
        content = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        return Flaw(path, error.object.count(b"\n", 0, error.start) + 1, "not written in UTF-8")
    except OSError as error:
        return Flaw(path, 1, f"cannot be read ({error.strerror})")
    try:
        texts = flatten(tomli.loads(content))
    except tomli.TOMLDecodeError as error:
        told = re.search(r"(.*) \(at line (\d+)", str(error))
        return Flaw(path, int(told[2]) if told else _line(content, len(content) - 1), told[1] if told else str(error))
    placeholders: dict[str, frozenset[str]] = {}
    for key, text in texts.items():
        try:
            placeholders[key] = _placeholders(text)
        except ValueError as error:
            return Flaw(path, _line_of(content, key), f"{key}: {error}")
    return _Scanned(path, content, texts, placeholders)


def flatten(table: Mapping[str, object], prefix: str = "") -> dict[str, str]:
    """Return nested tables as one mapping from dotted keys to texts."""
    flat: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            flat |= flatten(value, f"{prefix}{key}.")
        else:
            flat[f"{prefix}{key}"] = str(value)
    return flat


def _line_of(content: str, key: str) -> int:
    """Return the line of a text, that of its table if it is not there, and the last one if that is not either."""
    table, _, name = key.rpartition(".")
    header = re.search(rf"^\[{re.escape(table)}\]", content, re.MULTILINE)
    if header is None:
        return _line(content, len(content) - 1)
    rest = content[header.end() :].partition("\n[")[0]
    found = re.search(rf"^{re.escape(name)}\s*=", rest, re.MULTILINE)
    return _line(content, header.end() + found.start() if found else header.start())


def _line(content: str, place: int) -> int:
    """Return the line (from 1) of a place."""
    return content.count("\n", 0, max(0, place)) + 1


def _placeholders(text: str) -> frozenset[str]:
    if "{" not in text and "}" not in text:
        return frozenset()
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)
