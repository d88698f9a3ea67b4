"""What the table of the card network knows: its state, its network and hand, and what a person may do right now."""

from __future__ import annotations

from quiclo_game.locale import Words as Language
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.layout import NetworkLayout
from quiclo_game.scenes.network.network_layer import NetworkArt
from quiclo_game.scenes.network.places import Places
from quiclo_game.scenes.network.sharpness import Sharpness
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.camera import Camera


class NetworkScene(TableScene):
    """One game of the card network on the screen; what people do there is added by ``NetworkTable``."""

    board: Board
    hand: Hand
    layout: NetworkLayout
    camera: Camera
    sharpness: Sharpness

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
        return Places(self.layout, self.camera.view, self.hand)

    @property
    def covered(self) -> bool:
        """Whether a person is due whose hand waits to be opened."""
        return self.interactive and not self.hand.open

    @property
    def may_play(self) -> bool:
        """Whether a person may choose and lay cards right now."""
        return self.interactive and self.hand.open

    @property
    def shown_seat(self) -> Seat:
        """The seat whose turn is being shown."""
        return self.board.seat
