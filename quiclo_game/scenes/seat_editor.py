"""The small panel in which one seat gets its name, colour and help; everything can be done by touch alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from quiclo_game import locale
from quiclo_game.play.players import Player, clean_name
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.line_editor import LineEditor
from quiclo_game.scenes.seat_help import help_after, lay_help
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.text import Words
from quiclo_game.shell.tile_faces import TokenFace
from quiclo_game.shell.tokens import Token
from quiclo_game.shell.ui import TextField

WIDTH, HEIGHT = 1020.0, 960.0
COLOURS = 6
NAME, HELP = "name", "help"
PICKS = 5
"""So many names of the picker stand side by side."""


class SeatEditor(LineEditor):
    """Edits one player; whoever owns it asks for ``player`` once it is done."""

    def __init__(
        self,
        seat: int,
        player: Player,
        taken_colours: Collection[int],
        taken_names: Collection[str],
        offers: Mapping[str, int] | None = None,
        mode_key: str = "",
    ) -> None:
        """Start from a player; colours and names of the others are locked.

        ``offers`` says which help the mode ``mode_key`` knows; without it only the name is edited.
        """
        super().__init__(player.name)
        self.seat = seat
        self.player = player
        self._taken_colours = frozenset(taken_colours)
        self._taken_names = frozenset(name.casefold() for name in taken_names)
        self._called: DrawList = ()
        self._offers = offers
        self._mode_key = mode_key
        self._page = NAME

    @property
    def field(self) -> TextField | None:
        """The line to type into, while the page of the name is open."""
        return super().field if self._page == NAME else None

    def arrange(self, sheet: Sheet, words: locale.Words, called: str) -> None:
        """Put the panel down in the middle of the sheet; ``called`` is the name that holds while none is typed."""
        width, height = min(WIDTH, sheet.width - 60), HEIGHT
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0)
        inner = Area(x + 36, y + 28, width - 72, height - 56)
        if self._offers is None:
            sheet.words(words("setup.editor"), inner.x, inner.y + 30, 38, room=inner.width - 260)
        else:
            pages = [(page, words(f"help.page_{page}")) for page in (NAME, HELP)]
            sheet.choice("page", inner.x, inner.y - 2, inner.width - 260, 68, pages, self._page, 26)
        sheet.key("done", inner.right - 230, inner.y - 2, 230, 68, words("setup.editor_done"), "main", "check", size=28)
        if self._page == HELP and self._offers is not None:
            sheet.look(Token(self.player.colour, 34 * sheet.scale), inner.x + 36, inner.y + 124)
            sheet.words(clean_name(self.text) or called, inner.x + 86, inner.y + 124, 34, room=inner.width - 90)
            area = Area(inner.x, inner.y + 178, inner.width, inner.height - 178)
            lay_help(sheet, words, self.player.help, self._offers, self._mode_key, area)
            return
        self._lay_name(sheet, words, called, Area(inner.x, inner.y + 88, inner.width, 84))
        self._lay_colours(sheet, words, Area(inner.x, inner.y + 208, inner.width, 84))
        self._lay_picker(sheet, words, Area(inner.x, inner.y + 312, inner.width, 266))
        self.lay_keys(sheet, words, Area(inner.x, inner.y + 606, inner.width, 298))

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
                self.write(value)
            case "page":
                self._page = value
            case "done":
                return self.finish()
            case _ if (changed := help_after(key, self.player.help)) is not None:
                self.player = replace(self.player, help=changed)
            case _:
                self.press(key)
        return False

    def finish(self) -> bool:
        """Take the name over; return ``False``, with a complaint, if somebody else has it."""
        name = clean_name(self.text)
        if name.casefold() in self._taken_names:
            self.complaint, self._page = "setup.editor_taken", NAME
            return False
        self.player = replace(self.player, name=name)
        return True

    def _lay_name(self, sheet: Sheet, words: locale.Words, called: str, area: Area) -> None:
        s = sheet.scale
        sheet.look(Token(self.player.colour, 40 * s), area.x + 42, area.cy)
        left = area.x + 108
        width = area.right - left
        self.lay_line(sheet, words.language, Area(left, area.cy - 36, width, 72))
        hint = Words(called, 30 * s, "used_text", "plain", "left", (width - 40) * s)
        self._called = (Draw(hint, (left + 20) * s, area.cy * s),)
        told = words(self.complaint) if self.complaint else words("setup.editor_pick")
        colour = "warn_text" if self.complaint else "mist"
        sheet.note(told, left + 4, area.bottom + 12, 18, colour, room=width)

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
