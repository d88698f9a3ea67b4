"""What the operator changed at the table itself: kept beside the file of decisions.

A change holds until the file says something else than it did when the change was made: who spoke last is right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_keys import FIELDS, WrongValueError
from quiclo_game.locale.faults import fault_key
from quiclo_game.shell.safe_file import put_file, read_file

FILE = "operator.json"
OVER = "over"
"""Under this name the values are kept that the file of decisions had when each field was changed."""


class OperatorChanges:
    """The changed fields of ``KioskConfig``; read from anything, wrong ones are passed over."""

    def __init__(self, folder: Path | None, file: KioskConfig) -> None:
        """Read them from a folder; without one they last as long as the program. ``file`` is what the file decides."""
        self.fault: str | None = None
        """The key of the locale for why they could not be kept."""
        self._path = None if folder is None else folder / FILE
        self.file = file
        """What the file of decisions says."""
        self._values, self._over = ({}, {}) if self._path is None else read_changes(self._path)
        for field, before in self._over.items():
            if before != kept(file, field):
                self._values.pop(field, None)

    def applied(self, config: KioskConfig) -> KioskConfig:
        """Return decisions with the changes laid over them."""
        return replace(config, **self._values)

    def change(self, **values: object) -> None:
        """Change fields and keep that; it holds also where it cannot be kept.

        Raises ``WrongValueError`` for what a field cannot have, ``KeyError`` for a field that is none.
        """
        for field, value in values.items():
            self._values[field] = FIELDS[field](list(value) if isinstance(value, tuple) else value)
            self._over[field] = kept(self.file, field)
        if self._path is None:
            return
        try:
            content = self._values | {OVER: {field: self._over[field] for field in self._values if field in self._over}}
            put_file(self._path, (json.dumps(content, indent=2) + "\n").encode(), keep_old_as=f"{FILE}.bak")
            self.fault = None
        except OSError as error:
            self.fault = fault_key(error)


def kept(config: KioskConfig, field: str) -> object:
    """Return the value of a field as it comes back from a file."""
    return json.loads(json.dumps(getattr(config, field)))


def read_changes(path: Path) -> tuple[dict[str, Any], dict[str, object]]:
    """Return the fields in a file or in its backup that can be used, and what the file of decisions said for them."""
    for place in (path, path.with_name(f"{path.name}.bak")):
        try:
            content = json.loads(read_file(place))
        except (OSError, ValueError, RecursionError):
            continue
        if isinstance(content, Mapping):
            values, over = dict(_usable(content)), content.get(OVER)
            known = over if isinstance(over, Mapping) else {}
            return values, {field: known[field] for field in values if field in known}
    return {}, {}


def _usable(content: Mapping[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for field, value in content.items():
        if field in FIELDS:
            try:
                found[field] = FIELDS[field](value)
            except WrongValueError:
                continue
    return found
