"""What the table of the card network knows: its state, its network and hand, and what a person may do right now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.network.around import lay_out_around
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.choice import Choice
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.layout import NetworkLayout
from quiclo_game.scenes.network.network_layer import NetworkArt
from quiclo_game.scenes.network.places import Places
from quiclo_game.scenes.network.sharpness import Sharpness
from quiclo_game.scenes.network.turn import Turn
from quiclo_game.scenes.open_hands import TRAY, open_hand_draws
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.turntable import Rim, area_in
from quiclo_game.shell.camera import Camera, View
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.scene import Size
from quiclo_game.shell.turning import Frame

HEAD, MOST_HEAD = 72.0, 92.0
"""Height of name and count at the edge of a table, in px of the art direction; open cards lie below."""
MOST_SPEECH = 1.7
"""The plate of messages grows at most by so much with the texts."""


class NetworkScene(TableScene):
    """One game of the card network on the screen; what people do there is added by ``NetworkTable``."""

    board: Board
    hand: Hand
    layout: NetworkLayout
    camera: Camera
    sharpness: Sharpness
    turn: Turn
    _laid_letters = 1.0
    drawer = False
    """Whether overview and latest moves lie open at a table, where a key opens them."""

    @property
    def begun(self) -> bool:
        """Whether cards are chosen."""
        return self.may_play and self.turn.choice != Choice()

    def withdraw(self) -> None:
        """Put the chosen cards back."""
        self.turn.clear()

    def price_question(self, seat: Seat, price: int) -> str:
        """Return whether so many cards are to be drawn for a hint."""
        return self.words("network.hint_price", count=price)

    def unpaid(self, price: int) -> str:
        """Return that the pile does not hold so many cards."""
        return self.words("network.hint_unpaid", count=price)

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def state(self) -> NetworkState:
        """The state of the match."""
        state: NetworkState = self.match.state
        return state

    @property
    def words(self) -> Language:
        """The words of the language that is set."""
        return self.services.words

    @property
    def calm(self) -> bool:
        """Whether people want less motion."""
        return self.services.settings.reduced_motion

    @property
    def art(self) -> NetworkArt:
        """From what the network is painted."""
        return self.sharpness.art

    @property
    def card_width(self) -> int:
        """How wide the cards of the network are drawn, in px."""
        return self.sharpness.width(self.camera.view.zoom)

    @property
    def places(self) -> Places:
        """Where everything is at this moment."""
        return Places(self.layout, self.camera.view, self.hand, self.card_width)

    @property
    def covered(self) -> bool:
        """Whether a person is due whose hand waits to be opened."""
        return self.interactive and not self.hand.open

    @property
    def may_play(self) -> bool:
        """Whether a person may choose and lay cards right now."""
        return self.interactive and self.hand.open

    @property
    def window_view(self) -> View:
        """What the camera shows, in px of the window."""
        view = self.camera.view
        x, y = self.edges.frame.outward(view.frame.x, view.frame.y)
        return replace(view, frame=Frame(x, y)) if self.around else view

    @property
    def overview_area(self) -> Area:
        """Where the overview lies, in px of the window."""
        return area_in(self.edges.frame, self.layout.overview)

    # ---- the edges of a table ------------------------------------------------------------------------------------

    def settings_changed(self) -> None:
        """Take over what is set; panels and messages may have another height for texts of another size."""
        super().settings_changed()
        if self.window != (0, 0) and self.letters != self._laid_letters:
            self.resized(self.window)

    def resized(self, size: Size) -> None:
        """Lay out anew, with panels and messages as high as the texts want them."""
        super().resized(size)
        self._laid_letters = self.letters

    @property
    def head(self) -> float:
        """How high the line of name and count on a panel is, in sheet px: higher for people who want large texts."""
        return max(HEAD, min(MOST_HEAD, HEAD * self.letters))

    @property
    def spoken(self) -> float:
        """How many times as large as usual people want messages to be written."""
        return max(1.0, min(MOST_SPEECH, self.letters))

    def rim(self, scale: float) -> Rim:
        """Return panels for name and count."""
        open_hands = self.plan.settings["hands"] == "open"
        return Rim((self.head + (TRAY + 4 if open_hands else 0)) * scale, 560 * scale, 10 * scale, 10 * scale)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return how many cards a seat has, and what it does while it is due."""
        due = seat == self.board.seat
        count = self.board.counts[seat] if self.board.counts else 0
        note = self.doing() if due else self.words("network.cards", count=count)
        return PanelText(note, str(count) if due else "", bright=due, head=self.head)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterable[Draw]:
        """Return the cards of a seat that is not due, where hands lie open to everyone."""
        if not self.board.open_hands or seat == self.hand.seat:
            return ()
        room = self.beside_keys(seat, area, scale).width - 30 * scale
        tray = Area(area.x + 16 * scale, area.y + self.head * scale, room, (TRAY - 6) * scale)
        return open_hand_draws(self.board.open_hands[seat], tray, scale)

    def panel_keys(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """Return the keys of a seat: everything, the last move, and pause."""
        return (("fit", "fit"), ("last", "aim"), *super().panel_keys(seat)) if self.is_person(seat) else ()

    @abstractmethod
    def doing(self) -> str:
        """Return in words what the seat is doing whose turn is shown."""

    def laid_around(self) -> NetworkLayout:
        """Return the layout for whoever is due at a table."""
        table = self.edges.table
        assert table is not None
        scale, frame = scale_of(self.window), self.edges.frame
        eye = frame.inward(table.middle.cx, table.middle.cy)
        turn, panels = -frame.turn % 360, self.edges.areas()
        return lay_out_around(self.size, scale, eye, panels, turn, drawer=self.drawer, spoken=self.spoken)

    # ---- what the base asks for ----------------------------------------------------------------------------------

    @property
    def shown_seat(self) -> Seat:
        """The seat whose turn is being shown."""
        return self.board.seat
