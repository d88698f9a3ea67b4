"""Reading ``kiosk.toml``: whatever is in it, the table stays lit; each mistake is named with its line.

A value that cannot be used is replaced by the one of the last file that was right, or by the default.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_keys import CONFIG_KEYS, WrongValueError, nearest, shown
from quiclo_game.kiosk.config_syntax import SyntaxFault, read_toml
from quiclo_game.locale.faults import fault_key
from quiclo_game.locale.words import Figure
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.safe_file import put_file

FILE = "kiosk.toml"
LAST_GOOD = "kiosk.last-good.toml"
LARGEST = 65_536
"""No file of decisions has more bytes; a larger one is something else."""

HARMLESS = frozenset(f"kiosk.config.{key}" for key in ("unknown_key", "unknown_section", "louder"))
"""What is only said."""
_SECTION = re.compile(r"""^\s*\[+\s*["']?([^"'\]\s]+)["']?\s*\]""")
_KEY = re.compile(r"""^\s*(?:["']?([^"'=\s.#\[]+)["']?\s*\.\s*)?["']?([^"'=\s.#\[]+)["']?\s*=""")


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
    if chosen is None and _is_missing(path):
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
    """Return what a file holds, or why it cannot be used; what is no regular file is not opened, it may never end."""
    try:
        kind = path.stat().st_mode
        if not S_ISREG(kind):
            return b"", _notice("folder" if S_ISDIR(kind) else "no_file", file=path.name)
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        return b"", _notice("unreadable", file=path.name, cause=Notice(fault_key(error)))
    if len(content) > LARGEST:
        return b"", _notice("too_large", file=path.name, limit=LARGEST // 1024)
    return content, None


def read_config(content: bytes, name: str, base: KioskConfig) -> ConfigRead:
    """Return the decisions that ``content`` makes; ``base`` has the values of all that is missing or wrong in it."""
    text, fault = _text_of(content, name)
    if fault is not None:
        return ConfigRead(base, (fault,))
    tables = read_toml(text)
    if isinstance(tables, SyntaxFault):
        return ConfigRead(base, (_notice(tables.key, file=name, line=tables.line, column=tables.column),))
    lines = line_numbers(text)
    values: dict[str, object] = {}
    found: list[tuple[int, str, str, WrongValueError]] = []
    for section, key, value in _entries(tables):
        try:
            values |= _read(section, key, value)
        except WrongValueError as wrong:
            line = lines.get((section, key), lines.get((section, ""), 1))
            found.append((line, section, key, wrong))
    alone = KioskConfig(**values)  # type: ignore[arg-type]  # each reader returns its field's
    if "volume" in values and alone.volume > alone.loudest:
        louder = WrongValueError("louder", value=alone.volume, loudest=alone.loudest)
        found.append((lines.get(("sound", "volume"), 1), "sound", "volume", louder))
    found.sort(key=lambda entry: entry[0])
    beneath = KioskConfig() if all(f"kiosk.config.{wrong.key}" in HARMLESS for *_, wrong in found) else base
    config = replace(beneath, **values)  # type: ignore[arg-type]  # as above
    return ConfigRead(
        config, tuple(_told(name, line, section, key, wrong, config) for line, section, key, wrong in found)
    )


def _text_of(content: bytes, name: str) -> tuple[str, Notice | None]:
    if not content.strip():
        return "", _notice("empty", file=name)
    try:
        text, wrong_at = content.decode("utf-8-sig"), content.find(b"\0")
    except UnicodeDecodeError as error:
        text, wrong_at = "", error.start
    if wrong_at >= 0:
        return "", _notice("not_text", file=name, line=content[:wrong_at].count(b"\n") + 1)
    return text.replace("\r\n", "\n"), None


def _told(name: str, line: int, section: str, key: str, wrong: WrongValueError, config: KioskConfig) -> Notice:
    """Return what is said about a wrong value: where it stands, what may stand there, and what holds instead."""
    figures: dict[str, Figure | Notice] = {
        "file": name, "line": line, "key": f"{section}.{key}" if key else section, **wrong.figures
    }  # fmt: skip
    known = CONFIG_KEYS.get(section, {}).get(key)
    if known is not None:
        figures["instead"] = _in_force(known.field, config)
    return _notice(f"{wrong.key}_near" if "near" in wrong.figures else wrong.key, **figures)


def _in_force(field: str, config: KioskConfig) -> Figure | Notice:
    """Return the value of a field as the file would say it."""
    value = getattr(config, {"ask_seconds": "ask_after", "countdown_seconds": "count_down"}.get(field, field))
    if value is None:
        return Notice("kiosk.config.as_told")
    if isinstance(value, tuple) and value == getattr(KioskConfig(), field):
        return Notice("kiosk.config.all_of_them")
    return json.dumps(value)


def line_numbers(text: str) -> Mapping[tuple[str, str], int]:
    """Return in which line (from 1) each section begins (with an empty key) and each key stands."""
    found: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _SECTION.match(line):
            section = match[1]
            found.setdefault((section, ""), number)
        elif match := _KEY.match(line):
            home = section or match[1] or ""
            found.setdefault((home, match[2]), number)
            if not section:
                found.setdefault((home or match[2], ""), number)
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


def _is_missing(path: Path) -> bool:
    """Say whether nothing lies there; what cannot be looked at is not missing."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def _keep(path: Path, content: bytes) -> None:
    """Keep a right file for the day on which it is not; a disk that takes nothing takes nothing."""
    if read_bytes(path)[0] != content:
        with suppress(OSError):
            put_file(path, content)


def _fallback(last: KioskConfig | None) -> Notice:
    return _notice("defaults" if last is None else "last_good")


def _notice(key: str, /, **figures: Figure | Notice) -> Notice:
    return Notice(f"kiosk.config.{key}", tuple(figures.items()))
