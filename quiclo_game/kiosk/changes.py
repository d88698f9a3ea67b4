"""What the operator changed at the table itself: kept beside the file of decisions, and stronger than it."""

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


class OperatorChanges:
    """The changed fields of ``KioskConfig``; read from anything, wrong ones are passed over."""

    def __init__(self, folder: Path | None) -> None:
        """Read them from a folder; without one they last as long as the program."""
        self.fault: str | None = None
        """The key of the locale for why they could not be kept."""
        self._path = None if folder is None else folder / FILE
        self._values = {} if self._path is None else read_changes(self._path)

    def applied(self, config: KioskConfig) -> KioskConfig:
        """Return decisions with the changes laid over them."""
        return replace(config, **self._values)

    def change(self, **values: object) -> None:
        """Change fields and keep that; it holds also where it cannot be kept.

        Raises ``WrongValueError`` for what a field cannot have, ``KeyError`` for a field that is none.
        """
        for field, value in values.items():
            self._values[field] = FIELDS[field](list(value) if isinstance(value, tuple) else value)
        if self._path is None:
            return
        try:
            put_file(self._path, (json.dumps(self._values, indent=2) + "\n").encode(), keep_old_as=f"{FILE}.bak")
            self.fault = None
        except OSError as error:
            self.fault = fault_key(error)


def read_changes(path: Path) -> dict[str, Any]:
    """Return the fields in a file or in its backup that can be used."""
    for place in (path, path.with_name(f"{path.name}.bak")):
        try:
            content = json.loads(read_file(place))
        except (OSError, ValueError, RecursionError):
            continue
        if isinstance(content, Mapping):
            return dict(_usable(content))
    return {}


def _usable(content: Mapping[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for field, value in content.items():
        if field in FIELDS:
            try:
                found[field] = FIELDS[field](value)
            except WrongValueError:
                continue
    return found
