"""The small panel in which one seat gets its name, colour and symbol; everything can be done by touch alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from quiclo_game import locale
from quiclo_game.play.players import MAX_NAME, Player, clean_name
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.text import Words
from quiclo_game.shell.tile_faces import TokenFace
from quiclo_game.shell.tokens import Token
from quiclo_game.shell.ui import TextField
from quiclo_game.shell.ui_theme import ui_theme

WIDTH, HEIGHT = 1020.0, 960.0
COLOURS = 6
STEERING = frozenset(("return", "left", "right"))
PICKS = 5
"""So many names of the picker stand side by side."""


class SeatEditor:
    """Edits one player; whoever owns it asks for ``player`` once it is done."""

    def __init__(self, seat: int, player: Player, taken_colours: Collection[int], taken_names: Collection[str]) -> None:
        """Start from a player; colours and names of the others are locked."""
        self.seat = seat
        self.player = player
        self.complaint: str | None = None
        """Key of the sentence that says why the name will not do, or ``None``."""
        self._taken_colours = frozenset(taken_colours)
        self._taken_names = frozenset(name.casefold() for name in taken_names)
        self._text = player.name
        self._field: TextField | None = None
        self._place: tuple[object, ...] = ()
        self._called: DrawList = ()

    @property
    def text(self) -> str:
        """What has been typed so far."""
        return self._field.text if self._field is not None else self._text

    @property
    def field(self) -> TextField | None:
        """The line to type into, once it was laid out."""
        return self._field

    def arrange(self, sheet: Sheet, words: locale.Words, called: str) -> None:
        """Put the panel down in the middle of the sheet; ``called`` is the name that holds while none is typed."""
        width, height = min(WIDTH, sheet.width - 60), HEIGHT
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0)
        inner = Area(x + 36, y + 28, width - 72, height - 56)
        sheet.words(words("setup.editor"), inner.x, inner.y + 30, 38, room=inner.width - 260)
        sheet.key("done", inner.right - 230, inner.y - 2, 230, 68, words("setup.editor_done"), "main", "check", size=28)
        self._lay_name(sheet, words, called, Area(inner.x, inner.y + 88, inner.width, 84))
        self._lay_colours(sheet, words, Area(inner.x, inner.y + 208, inner.width, 84))
        self._lay_picker(sheet, words, Area(inner.x, inner.y + 312, inner.width, 266))
        self._lay_keyboard(sheet, words, Area(inner.x, inner.y + 606, inner.width, 298))

    def placeholder(self) -> DrawList:
        """Return the name that holds while none is typed, over the empty line."""
        return () if self.text else self._called

    def pressed(self, key: str) -> bool:
        """Take a control that fired; return whether the editing is done."""
        kind, _, value = key.partition(":")
        self.complaint = None
        match kind:
            case "colour":
                self.player = replace(self.player, colour=int(value))
            case "pick":
                self._write(value)
            case "sign":
                self._write(self.text + self._cased(value))
            case "space":
                self._write(self.text + " ")
            case "erase":
                self._write(self.text[:-1])
            case "done":
                return self.finish()
        return False

    def finish(self) -> bool:
        """Take the name over; return ``False``, with a complaint, if somebody else has it."""
        name = clean_name(self.text)
        if name.casefold() in self._taken_names:
            self.complaint = "setup.editor_taken"
            return False
        self.player = replace(self.player, name=name)
        return True

    def handle(self, event: Input, *, steered: bool) -> bool:
        """Take one event and say whether it was for the line; arrows and return are not while the panel is steered."""
        if steered and isinstance(event, KeyPress) and event.key in STEERING:
            return False
        return self._field is not None and self._field.handle(event)

    def _lay_name(self, sheet: Sheet, words: locale.Words, called: str, area: Area) -> None:
        s = sheet.scale
        sheet.look(Token(self.player.colour, 40 * s), area.x + 42, area.cy)
        self._text = self.text
        left = area.x + 108
        width, height = area.right - left, 72
        self._field = self._line(sheet, words.language, (left + width / 2) * s, area.cy * s, width * s, height * s)
        hint = Words(called, 30 * s, "used_text", "plain", "left", (width - 40) * s)
        self._called = (Draw(hint, (left + 20) * s, area.cy * s),)
        told = words(self.complaint) if self.complaint else words("setup.editor_pick")
        colour = "warn_text" if self.complaint else "mist"
        sheet.note(told, left + 4, area.bottom + 12, 18, colour, room=width)

    def _line(self, sheet: Sheet, language: str, x: float, y: float, width: float, height: float) -> TextField:
        """Return the line to type into; it stays the same one while its place does."""
        place = (language, x, y, width, height)
        if self._field is not None and place == self._place:
            return self._field
        self._place = place
        s = sheet.scale
        theme = ui_theme(30 * s, s)
        return TextField(
            "name", x, y, round(width), round(height), theme, text=self._text, limit=MAX_NAME, language=language
        )

    def _lay_colours(self, sheet: Sheet, words: locale.Words, area: Area) -> None:
        room = area.width - COLOURS * 100 - 20
        sheet.words(words("setup.editor_colour"), area.x, area.cy, 24, room=room)
        for colour in range(COLOURS):
            taken = colour in self._taken_colours
            face = TokenFace(colour, colour == self.player.colour, taken, 31 * sheet.scale)
            x = area.right - (COLOURS - colour) * 100
            sheet.face(f"colour:{colour}", x, area.y, 96, area.height, face, enabled=not taken)

    def _lay_picker(self, sheet: Sheet, words: locale.Words, area: Area) -> None:
        names = [name.strip() for name in words("names.picker").split(",")]
        rows = -(-len(names) // PICKS)
        pitch = area.height / rows
        for index, name in enumerate(names):
            row, column = divmod(index, PICKS)
            place = area.columns(PICKS, 12)[column]
            free = name.casefold() not in self._taken_names
            y = area.y + row * pitch
            sheet.key(f"pick:{name}", place.x, y, place.width, pitch - 12, name, size=24, enabled=free)

    def _lay_keyboard(self, sheet: Sheet, words: locale.Words, area: Area) -> None:
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

    def _cased(self, sign: str) -> str:
        """Return a sign as a name wants it next: large at the beginning of a word, else small."""
        text = self.text
        return sign if not text or text[-1] in " -" else sign.lower()

    def _write(self, text: str) -> None:
        self._text = text[:MAX_NAME]
        if self._field is not None:
            self._field.set_text(self._text)
