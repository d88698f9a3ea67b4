"""Reading ``kiosk.toml``: whatever is in it, the table stays lit; each mistake is named with its line.

A value that cannot be used is replaced by the one of the last file that was right, or by the default.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_keys import CONFIG_KEYS, WrongValueError, nearest, shown
from quiclo_game.locale.faults import fault_key
from quiclo_game.locale.words import Figure
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.safe_file import put_file

FILE = "kiosk.toml"
LAST_GOOD = "kiosk.last-good.toml"
LARGEST = 65_536
"""No file of decisions has more bytes; a larger one is something else."""

HARMLESS = frozenset(("kiosk.config.unknown_key", "kiosk.config.unknown_section"))
"""What is only said."""
_SECTION = re.compile(r"""^\s*\[\s*["']?([^"'\]\s]+)["']?\s*\]""")
_KEY = re.compile(r"""^\s*["']?([^"'=\s.#\[]+)["']?\s*=""")
_PLACE_IN_FILE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


@dataclass(frozen=True, slots=True)
class ConfigRead:
    """What came of reading a file: the decisions that hold, and what is wrong with it, in the order of its lines."""

    config: KioskConfig
    notices: tuple[Notice, ...] = ()


def load_config(chosen: Path | None, folder: Path, keep_in: Path) -> ConfigRead:
    """Return the decisions of a file, by default ``kiosk.toml`` in the data folder; a right one is kept elsewhere too.

    A file that nobody named need not exist. Never raises.
    """
    path = chosen or folder / FILE
    if chosen is None and not path.exists():
        return ConfigRead(KioskConfig())
    last = _last_good(keep_in)
    content, fault = read_bytes(path)
    if fault is not None:
        return ConfigRead(last or KioskConfig(), (fault, _fallback(last)))
    found = read_config(content, path.name, last or KioskConfig())
    if not found.notices:
        _keep(keep_in / LAST_GOOD, content)
    if harmless(found.notices):
        return found
    return ConfigRead(found.config, (*found.notices, _fallback(last)))


def harmless(notices: Iterable[Notice]) -> bool:
    """Say whether nothing is wrong but names that mean nothing: the rest of the file holds."""
    return all(notice.key.removesuffix("_near") in HARMLESS for notice in notices)


def read_bytes(path: Path) -> tuple[bytes, Notice | None]:
    """Return what a file holds, or why it cannot be used."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        return b"", _notice("unreadable", file=path.name, cause=Notice(fault_key(error)))
    if len(content) > LARGEST:
        return b"", _notice("too_large", file=path.name, limit=LARGEST // 1024)
    return content, None


def read_config(content: bytes, name: str, base: KioskConfig) -> ConfigRead:
    """Return the decisions that ``content`` makes; ``base`` has the values of all that is missing or wrong in it."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return ConfigRead(base, (_notice("not_text", file=name, line=content[: error.start].count(b"\n") + 1),))
    try:
        tables = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        return ConfigRead(base, (_syntax(error, name, text),))
    except RecursionError:
        return ConfigRead(base, (_notice("too_deep", file=name),))
    lines = line_numbers(text)
    values: dict[str, object] = {}
    found: list[tuple[int, Notice]] = []
    for section, key, value in _entries(tables):
        line = lines.get((section, key), lines.get((section, ""), 1))
        try:
            values |= _read(section, key, value)
        except WrongValueError as wrong:
            place: dict[str, Figure] = {"file": name, "line": line, "key": f"{section}.{key}" if key else section}
            suffix = "_near" if "near" in wrong.figures else ""
            found.append((line, _notice(f"{wrong.key}{suffix}", **place, **wrong.figures)))
    notices = tuple(notice for _, notice in sorted(found, key=lambda entry: entry[0]))
    beneath = KioskConfig() if harmless(notices) else base
    return ConfigRead(replace(beneath, **values), notices)  # type: ignore[arg-type]  # each reader returns its field's


def line_numbers(text: str) -> Mapping[tuple[str, str], int]:
    """Return in which line (from 1) each section begins (with an empty key) and each key stands."""
    found: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _SECTION.match(line):
            section = match[1]
            found.setdefault((section, ""), number)
        elif match := _KEY.match(line):
            found.setdefault((section, match[1]), number)
            if not section:
                found.setdefault((match[1], ""), number)
    return found


def documented() -> str:
    """Return the file as it is handed out: every key with its default and what it does."""
    return files("quiclo_game.kiosk").joinpath(FILE).read_text(encoding="utf-8")


def _entries(tables: Mapping[str, object]) -> Iterator[tuple[str, str, object]]:
    """Yield every value with its section and key; a value outside of any section has an empty key."""
    for section, content in tables.items():
        if isinstance(content, Mapping) and section in CONFIG_KEYS:
            yield from ((section, key, value) for key, value in content.items())
        else:
            yield section, "", content


def _read(section: str, key: str, value: object) -> dict[str, object]:
    if not key:
        if section in CONFIG_KEYS:
            raise WrongValueError("no_section", value=shown(value))
        home = next((name for name, keys in CONFIG_KEYS.items() if section in keys), None)
        if home is not None:
            raise WrongValueError("homeless", home=home)
        raise WrongValueError("unknown_section", allowed=", ".join(CONFIG_KEYS), **nearest(section, tuple(CONFIG_KEYS)))
    known = CONFIG_KEYS[section].get(key)
    if known is None:
        elsewhere = next((name for name, keys in CONFIG_KEYS.items() if key in keys), None)
        if elsewhere is not None:
            raise WrongValueError("homeless", home=elsewhere)
        raise WrongValueError(
            "unknown_key", allowed=", ".join(CONFIG_KEYS[section]), **nearest(key, tuple(CONFIG_KEYS[section]))
        )
    return {known.field: known.read(value)}


def _last_good(folder: Path) -> KioskConfig | None:
    content, fault = read_bytes(folder / LAST_GOOD)
    if fault is not None:
        return None
    found = read_config(content, LAST_GOOD, KioskConfig())
    return None if found.notices else found.config


def _keep(path: Path, content: bytes) -> None:
    """Keep a right file for the day on which it is not; a disk that takes nothing takes nothing."""
    if read_bytes(path)[0] != content:
        with suppress(OSError):
            put_file(path, content)


def _fallback(last: KioskConfig | None) -> Notice:
    return _notice("defaults" if last is None else "last_good")


def _syntax(error: tomllib.TOMLDecodeError, name: str, text: str) -> Notice:
    """Return where the file cannot be read, in the parser's own words for what it expected there."""
    match = _PLACE_IN_FILE.search(str(error))
    line = int(match[1]) if match and match[1] else max(1, len(text.splitlines()))
    column = int(match[2]) if match and match[2] else 1
    return _notice("syntax", file=name, line=line, column=column, cause=_PLACE_IN_FILE.sub("", str(error)))


def _notice(key: str, /, **figures: Figure | Notice) -> Notice:
    return Notice(f"kiosk.config.{key}", tuple(figures.items()))
