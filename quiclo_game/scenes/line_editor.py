"""A line to type into and the keys to do it by touch alone; whoever owns it lays both out and asks for the text."""

from __future__ import annotations

from dataclasses import replace

from quiclo_game import locale
from quiclo_game.play.players import MAX_NAME
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import Input, KeyPress, TextTyped
from quiclo_game.shell.ui import TextField
from quiclo_game.shell.ui_theme import ui_theme

STEERING = frozenset(("return", "left", "right"))


class LineEditor:
    """Holds what is typed, from a real keyboard or the keys on the screen, at most ``MAX_NAME`` signs."""

    def __init__(self, text: str = "") -> None:
        """Start from a text."""
        self._text = text
        self._fonts: Fonts | None = None
        self.complaint: str | None = None
        """Key of the sentence that says why what was typed will not do, or ``None``."""
        self._field: TextField | None = None
        self._place: tuple[object, ...] = ()

    @property
    def text(self) -> str:
        """What has been typed so far."""
        return self._field.text if self._field is not None else self._text

    @property
    def field(self) -> TextField | None:
        """The line to type into, once it was laid out."""
        return self._field

    def handle(self, event: Input, *, steered: bool) -> bool:
        """Take one event and say whether it was for the line; arrows and return are not while the panel is steered.

        Signs that no font can draw are left out, with a complaint.
        """
        if steered and isinstance(event, KeyPress) and event.key in STEERING:
            return False
        if isinstance(event, TextTyped):
            drawn = self._drawn(event.text)
            self.complaint = None if drawn == event.text else "names.unknown_sign"
            event = replace(event, text=drawn)
        return self._field is not None and self._field.handle(event)

    def lay_line(self, sheet: Sheet, language: str, area: Area) -> None:
        """Put the line down over an area of the sheet; it stays the same one while its place does."""
        s = sheet.scale
        place = (language, area, s)
        if self._field is not None and place == self._place:
            return
        self._fonts = sheet.fonts
        self._text, self._place = self._drawn(self.text), place
        self._field = TextField(
            "name", area.cx * s, area.cy * s, round(area.width * s), round(area.height * s), ui_theme(30 * s, s),
            text=self._text, limit=MAX_NAME, language=language,
        )  # fmt: skip

    def lay_keys(self, sheet: Sheet, words: locale.Words, area: Area) -> None:
        """Put the keys down: three rows of signs, space and erase."""
        rows = [words(f"names.keys_{number}").split() for number in (1, 2, 3)]
        pitch = (area.width + 8) / max(map(len, rows))
        height = (area.height - 3 * 10) / 4
        for index, signs in enumerate(rows):
            left = area.cx - (len(signs) * pitch - 8) / 2
            for column, sign in enumerate(signs):
                x, y = left + column * pitch, area.y + index * (height + 10)
                sheet.key(f"sign:{sign}", x, y, pitch - 8, height, self._cased(sign), "key", size=30)
        y = area.bottom - height
        erase = 150
        sheet.key("space", area.x, y, area.width - erase - 16, height, words("setup.space"), size=22)
        sheet.key("erase", area.right - erase, y, erase, height, icon="back")

    def press(self, key: str) -> bool:
        """Take a key that fired; return whether it was one of these."""
        kind, _, value = key.partition(":")
        match kind:
            case "sign":
                self.write(self.text + self._cased(value))
            case "space":
                self.write(self.text + " ")
            case "erase":
                self.write(self.text[:-1])
            case _:
                return False
        return True

    def write(self, text: str) -> None:
        """Put another text into the line."""
        self._text = text[:MAX_NAME]
        if self._field is not None:
            self._field.set_text(self._text)

    def _drawn(self, text: str) -> str:
        """Return the signs of a text that can be drawn."""
        fonts = self._fonts
        return text if fonts is None else "".join(sign for sign in text if fonts.shown(sign) == sign)

    def _cased(self, sign: str) -> str:
        """Return a sign as a name wants it next: large at the beginning of a word, else small."""
        text = self.text
        return sign if not text or text[-1] in " -" else sign.lower()
