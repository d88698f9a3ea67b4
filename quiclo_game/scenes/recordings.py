"""The list of all games that were ever begun here, the newest first: to be watched, or gone on with."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quiclo_game.locale.faults import fault_key
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header
from quiclo_game.play.recording import Recording, read_recording
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.title_art import tile_art
from quiclo_game.shell.tokens import Token

ROW, GAP = 118.0, 14.0
WATCH, RESUME = 190.0, 220.0
"""Widths of the keys of a row."""
_STAMP = re.compile(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal: who played what, or why it cannot be read; ``recording`` once it was looked into."""

    path: Path
    header: Header | None
    problem: str = ""
    recording: Recording | None = None


class RecordingsScene(MenuScene):
    """Lists the journals of a folder page by page; each page is read bit by bit, so that keys answer at once."""

    first_key = "back"

    def __init__(self, services: Services, folder: Path) -> None:
        """List the journals of a folder."""
        super().__init__(services)
        self._paths = sorted(folder.glob("*.journal"), reverse=True)
        self._entries: dict[Path, Entry] = {}
        self._page = 0
        self._each = 1
        self._told = ""
        self._ticks = 0

    @property
    def _shown(self) -> list[Path]:
        return self._paths[self._page * self._each : (self._page + 1) * self._each]

    def arrange(self, sheet: Sheet) -> None:
        """Put one page of games down."""
        words = self.words
        width = min(1500.0, sheet.width - 80)
        x = (sheet.width - width) / 2
        sheet.key("back", x, 40, 72, 72, icon="back")
        room = width - 100 - 420
        sheet.words(words("replay.title"), x + 100, 62 if self._told else 76, 44, room=room)
        if self._told:
            sheet.note(self.told(self._told), x + 101, 104, 19, "honey", room=width - 100)
        top, height = 140.0, sheet.height - 140 - 40
        if not self._paths:
            sheet.panel(x, top, width, height)
            sheet.paragraph(
                words("replay.empty"), x + 80, top + height / 2 - 40, width - 160, 32, align="centre", most=3
            )
            return
        self._each = max(1, int((height + GAP) / (ROW + GAP)))
        pages = -(-len(self._paths) // self._each)
        self._page %= pages
        if pages > 1:
            label = words("list.page", number=self._page + 1, total=pages)
            sheet.key("page", x + width - 340, 40, 340, 72, label, icon="right", size=23)
        for index, path in enumerate(self._shown):
            place = Area(x, top + index * (ROW + GAP), width, ROW)
            self._lay_entry(sheet, self._peek(path), place, self._page * self._each + index)

    def _lay_entry(self, sheet: Sheet, entry: Entry, place: Area, number: int) -> None:
        words, s = self.words, sheet.scale
        header, recording = entry.header, entry.recording
        sheet.panel(place.x, place.y, place.width, place.height, radius=20)
        right = place.right - 20 - WATCH
        sheet.key(f"game:{number}", right, place.y + 22, WATCH, 74, words("replay.watch"), icon="eye", size=23)
        if recording is not None and not recording.finished:
            right -= 14 + RESUME
            sheet.key(f"resume:{number}", right, place.y + 22, RESUME, 74, words("replay.resume"), "main", size=23)
        x, end = place.x + 28, right - 24
        if header is None:
            sheet.words(entry.path.name, x, place.cy - 18, 25, "mist", room=end - x)
            sheet.note(entry.problem, x, place.cy + 22, 19, "warn_text", room=end - x)
            return
        if not sheet.upright:
            for draw in tile_art(header.mode, s * 0.42):
                sheet.draws.append(draw.moved((place.x + 84) * s, place.cy * s))
            x += 140
        discs = len(header.players) * 46.0
        for index, player in enumerate(header.players):
            sheet.look(Token(player.colour, 19 * s), end - discs + 24 + index * 46, place.y + 36)
        sheet.words(words(f"mode.{header.mode}.name"), x, place.y + 34, 28, room=end - discs - x - 16)
        names = ", ".join(player.name for player in header.players)
        sheet.note(names, x, place.y + 68, 19, "cream", room=end - x)
        state = entry.problem or words("replay.looking")
        if recording is not None:
            state = words("replay.finished" if recording.finished else "replay.open", count=len(recording.moves))
        told = f"{told_when(self.words, entry.path)} · {words('results.deal', number=header.seed)} · {state}"
        sheet.note(told, x, place.bottom - 22, 17, "warn_text" if entry.problem else "mist", room=end - x, height=34)

    # reading

    def update(self, dt: float) -> None:
        """Look into one game of the page at a time, from the second tick on."""
        super().update(dt)
        self._ticks += 1
        if self._ticks < 2 or self.controls.animating:
            return
        for path in self._shown:
            entry = self._entries.get(path)
            if entry is not None and entry.header is not None and entry.recording is None and not entry.problem:
                self._entries[path] = self._looked_into(entry)
                self.refresh()
                return

    def _peek(self, path: Path) -> Entry:
        if path not in self._entries:
            self._entries[path] = self._tried(path, lambda: Entry(path, read_journal(path).header))
        return self._entries[path]

    def _looked_into(self, entry: Entry) -> Entry:
        def look() -> Entry:
            return Entry(entry.path, entry.header, recording=read_recording(entry.path))

        return self._tried(entry.path, look, entry.header)

    def _tried(self, path: Path, read: Callable[[], Entry], header: Header | None = None) -> Entry:
        try:
            return read()
        except JournalError as error:
            return Entry(path, header, self.words("replay.damaged", line=error.line))
        except OSError as error:
            return Entry(path, None, self.words("replay.gone", cause=self.words(fault_key(error))))

    # answers

    def pressed(self, key: str) -> None:
        """Watch a game, go on with it, turn the page, or go back."""
        kind, _, value = key.partition(":")
        match kind:
            case "back":
                self.services.navigator.back()
            case "page":
                self._page += 1
                self.refresh()
            case "resume":
                self.services.navigator.resume(self._paths[int(value)])
            case "game":
                self._watch(self._paths[int(value)])

    def _watch(self, path: Path) -> None:
        words = self.words
        try:
            recording = read_recording(path)
        except JournalError as error:
            self._told = words("replay.damaged_told", line=error.line)
        except OSError as error:
            self._told = words("replay.gone", cause=words(fault_key(error)))
        else:
            self._told = "" if recording.moves else words("replay.none")
            if recording.moves:
                self.services.navigator.watch(recording)
        self.refresh()


def told_when(words: Callable[..., str], path: Path) -> str:
    """Return when a game was begun, as its file's name says; the name itself where it says nothing."""
    found = _STAMP.match(path.name)
    if found is None or not 1 <= int(found[2]) <= 12:
        return path.stem
    month = words("statistics.months").split(",")[int(found[2]) - 1].strip()
    return words("replay.when", day=int(found[3]), month=month, year=found[1], time=f"{found[4]}:{found[5]}")
