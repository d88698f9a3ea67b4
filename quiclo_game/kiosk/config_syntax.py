"""What keeps a text from being TOML, as a key of the locale: the reader of the standard library speaks English only."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

_PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")
_KINDS = (
    ("unterminated string", "quote"),
    ("illegal character '\\n'", "quote"),
    ("expected '\"", "quote"),
    ("expected \"'", "quote"),
    ("illegal character", "odd_sign"),
    ("found invalid character", "odd_sign"),
    ("unescaped", "backslash"),
    ("invalid hex value", "backslash"),
    ("escaped character", "backslash"),
    ("expected '='", "equals"),
    ("cannot overwrite", "key_twice"),
    ("duplicate inline", "key_twice"),
    ("cannot declare", "section_twice"),
    ("expected ']", "bracket"),
    ("unclosed array", "list_end"),
    ("expected newline", "too_much"),
    ("invalid statement", "no_name"),
    ("invalid initial", "no_name"),
    ("invalid value", "no_value"),
    ("invalid date", "no_value"),
)
"""How the reader's message begins, and what is said instead; the first that fits."""
_MANY_DIGITS = re.compile(r"[0-9_]{4000,}")


@dataclass(frozen=True, slots=True)
class SyntaxFault:
    """Where a text cannot be read, counted from 1, and why: a key under ``kiosk.config``."""

    key: str
    line: int
    column: int


def read_toml(text: str) -> Mapping[str, object] | SyntaxFault:
    """Return what a text says, or what keeps it from being read; never raises."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return _fault(str(error), text)
    except RecursionError:
        return SyntaxFault("too_deep", 1, 1)
    except ValueError:
        # Nothing but a whole number beyond all measure is left: no more digits are read.
        found = _MANY_DIGITS.search(text)
        return SyntaxFault("digits", text.count("\n", 0, found.start()) + 1 if found else 1, 1)


def _fault(message: str, text: str) -> SyntaxFault:
    place = _PLACE.search(message)
    if place and place[1]:
        line, column = int(place[1]), int(place[2])
    else:
        lines = text.splitlines() or [""]
        line, column = len(lines), len(lines[-1]) + 1
    said = message.lower()
    return SyntaxFault(next((key for begins, key in _KINDS if said.startswith(begins)), "syntax"), line, column)
