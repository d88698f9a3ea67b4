"""The settings store: settings survive a power cut, a torn file, a full or locked disk; the game starts in any case."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from quiclo_game.locale.faults import fault_key
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.safe_file import put_file, read_file
from quiclo_game.shell.settings import Settings, settings_from, values_of

__all__ = ["Settings", "SettingsStore", "data_folder"]

FILE = "settings.json"
BACKUP = "settings.json.bak"
DAMAGED = "settings.json.damaged"
DRAGGED = frozenset(("volume", "muted", "volumes"))
"""Settings that follow a finger: that they cannot be kept is told once, not at every step."""


def data_folder(chosen: Path | None = None) -> Path:
    """Return the folder for everything that the program keeps: the chosen one, or the system's place for it."""
    if chosen is not None:
        return chosen
    from platformdirs import user_data_path  # only here: a chosen folder starts the program without it

    return user_data_path("quiclo", appauthor=False)


class SettingsStore:
    """Holds the present settings and keeps them in a folder; without a folder they last as long as the program."""

    def __init__(self, folder: Path | None) -> None:
        """Start with the defaults; nothing is read before ``load``."""
        self._folder = folder
        self._settings = Settings()
        self._watchers: list[Callable[[Settings], None]] = []
        self._strangers: dict[str, object] = {}
        self._kept: dict[str, object] = {}
        self._file_is_damaged = False
        self._unkept: set[str] = set()
        self.on_unkept: Callable[[Notice], None] = lambda notice: None
        """Told at once of every change that could not be kept."""

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def watch(self, watcher: Callable[[Settings], None]) -> None:
        """Have ``watcher`` told of the settings now and after every change."""
        self._watchers.append(watcher)
        watcher(self._settings)

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher(self._settings)

    def load(self) -> tuple[Notice, ...]:
        """Read the settings, from the backup or the defaults if need be; return what a person should know about it."""
        if self._folder is None:
            return ()
        notices: list[Notice] = []
        values: Mapping[str, object] | None = None
        for name in (FILE, BACKUP):
            try:
                values = read_values(self._folder / name)
                break
            except (FileNotFoundError, NotADirectoryError):
                continue
            except (OSError, ValueError):
                self._file_is_damaged = self._file_is_damaged or name == FILE
        if self._file_is_damaged:
            # Whoever can read it finds it under the name that is told, also if nothing is changed any more.
            what = "lost" if values is None else "restored"
            try:
                shutil.copyfile(self._folder / FILE, self._folder / DAMAGED)
            except OSError as error:
                notices.append(Notice(f"shell.settings_{what}_unkept", (("cause", Notice(fault_key(error))),)))
            else:
                notices.append(Notice(f"shell.settings_{what}", (("file", DAMAGED),)))
        self._settings, wrong = settings_from(values or {})
        own = values_of(self._settings)
        self._strangers = {name: value for name, value in (values or {}).items() if name not in own}
        notices.extend(Notice("shell.setting_wrong", (("name", name),)) for name in wrong)
        return tuple(notices)

    def override(self, **values: Any) -> None:
        """Change single settings for as long as the program runs; on disk they stay as they are until changed.

        Raises as ``change`` does.
        """
        before = values_of(self._settings)
        self._settings = self._with(values)
        self._tell()
        self._kept |= {name: before[name] for name in values}

    def change(self, **values: Any) -> Notice | None:
        """Change single settings and keep them; return a notice if they could not be kept, they hold all the same.

        ``on_unkept`` is told as well, so that nobody takes for saved what is not. Raises ``ValueError`` for a value
        that the setting cannot have, ``TypeError`` for a name that is none.
        """
        changed = self._with(values)
        for name in values:
            self._kept.pop(name, None)
        if changed == self._settings:
            return None
        self._settings = changed
        self._tell()
        notice = self.save()
        if notice is None:
            self._unkept.clear()
        elif not values.keys() <= DRAGGED & self._unkept:
            self._unkept.update(values)
            self.on_unkept(notice)
        return notice

    def _with(self, values: Mapping[str, Any]) -> Settings:
        changed, wrong = settings_from(values_of(replace(self._settings, **values)))
        if wrong:
            raise ValueError(f"{wrong[0]} cannot be {values.get(wrong[0])!r}")
        return changed

    def save(self) -> Notice | None:
        """Keep the present settings; return a notice if that failed."""
        if self._folder is None:
            return None
        text = json.dumps({**self._strangers, **values_of(self._settings), **self._kept}, indent=2, ensure_ascii=False)
        try:
            # A damaged file is put aside for whoever can read it, and must not replace a good backup.
            keep = DAMAGED if self._file_is_damaged else BACKUP
            put_file(self._folder / FILE, f"{text}\n".encode(), keep_old_as=keep)
        except OSError as error:
            return Notice("shell.settings_not_kept", (("cause", Notice(fault_key(error))),))
        self._file_is_damaged = False
        return None


def read_values(path: Path) -> Mapping[str, object]:
    """Return the values in a file. Raises ``OSError``, or ``ValueError`` if it holds anything but a JSON object."""
    try:
        values = json.loads(read_file(path))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(values, dict):
        raise ValueError("not an object")
    return values
