"""The menus that are open around a table: each changes its own seat, and the keyboard writes for one of them."""

from __future__ import annotations

from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.help import Offers
from quiclo_game.play.players import MAX_NAME, Strength, clean_name
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.setup_seats import BOT, PERSON
from quiclo_game.scenes.sit_help import stepped
from quiclo_game.scenes.sit_menu import LETTERS, SeatMenu, pages
from quiclo_game.shell.inputs import Input, KeyPress, TextTyped


class SeatMenus:
    """Knows what every seat sees and types; each change returns the seating after it."""

    def __init__(self, offers: Offers | None) -> None:
        """Start with nothing open; ``offers`` says which help the mode knows."""
        self.open: dict[Seat, SeatMenu] = {}
        """The menus that are open, in the order in which they were opened."""
        self.typing: Seat | None = None
        """The seat for which the keyboard writes: where letters were touched last."""
        self._offers = offers

    def toggle(self, seat: Seat, seating: Seating) -> None:
        """Open the menu of a seat, or shut it."""
        if seat in self.open:
            self.shut(seat)
        else:
            self.open[seat] = SeatMenu(seating.players[seat].name)

    def shut(self, seat: Seat) -> None:
        """Shut the menu of a seat."""
        self.open.pop(seat, None)
        if self.typing == seat:
            self.typing = None

    def left(self, seat: Seat) -> None:
        """Be told that somebody got up: the seats behind move up."""
        self.shut(seat)
        self.open = {other - (other > seat): menu for other, menu in self.open.items()}
        if self.typing is not None:
            self.typing -= self.typing > seat

    def pressed(self, kind: str, what: str, seat: Seat, seating: Seating, words: Language) -> Seating:
        """Carry out what a control of the menu of a seat means."""
        if kind == "shut":
            self.shut(seat)
            return seating
        player, menu = seating.players[seat], self.open[seat]
        match kind:
            case "colour":
                seating = seating.changed(seat, replace(player, colour=int(what)))
            case "name":
                menu.text = what
                seating = self._named(seat, seating, words)
            case "sign" | "space":
                menu.write(what or " ")
                seating = self._named(seat, seating, words)
            case "erase":
                menu.text = menu.text[:-1]
                seating = self._named(seat, seating, words)
            case "leaf":
                menu.leaf = (menu.leaf + 1) % pages(words)
            case "tab":
                menu.page = what
            case "step":
                name, _, way = what.partition(":")
                known = self._offers(len(seating.players)) if self._offers is not None else {}
                seating = seating.changed(seat, replace(player, help=stepped(player.help, name, way, known)))
            case "who":
                strength = None if what == PERSON else Strength.MEDIUM if what == BOT else Strength(what)
                seating = seating.played_by(seat, strength)
                menu.text = seating.players[seat].name
        if menu.page == LETTERS:
            self.typing = seat
        elif self.typing == seat:
            self.typing = None
        return seating

    def typed(self, event: Input, seating: Seating, words: Language, *, steered: bool) -> Seating | None:
        """Let a keyboard write; ``None`` where it means something else. While a ring shows, return presses that."""
        seat = self.typing
        if seat is None:
            return None
        menu = self.open[seat]
        match event:
            case TextTyped(text=text):
                menu.text = (menu.text + "".join(sign for sign in text if sign.isprintable()))[:MAX_NAME]
            case KeyPress(key="backspace", pad=""):
                menu.text = menu.text[:-1]
            case KeyPress(key="return" | "escape", pad="") if not steered:
                self.shut(seat)
                return seating
            case KeyPress(key="space", pad=""):
                return seating
            case _:
                return None
        return self._named(seat, seating, words)

    def _named(self, seat: Seat, seating: Seating, words: Language) -> Seating:
        """Take over what is typed, unless somebody else is called so."""
        menu = self.open[seat]
        name = clean_name(menu.text)
        others = [seating.shown_name(other, words) for other in range(len(seating.players)) if other != seat]
        menu.taken = name.casefold() in map(str.casefold, others)
        return seating if menu.taken else seating.changed(seat, replace(seating.players[seat], name=name))
