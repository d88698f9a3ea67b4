"""All that is drawn of the table: the network with what lies over it, the panels, and what moves in front of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.network.ghost_draws import NetworkOverlay
from quiclo_game.scenes.network.hand_draws import carried_draws, flight_draws, hand_draws
from quiclo_game.scenes.network.network_layer import NetworkLayer
from quiclo_game.scenes.network.overview import OverviewLayer
from quiclo_game.scenes.network.panels import (
    FAN,
    grouped,
    large_draws,
    log_draws,
    pile_draws,
    readout_draws,
    seat_draws,
)
from quiclo_game.scenes.open_hands import open_hand_draws
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.scenes.turn_light import lit_at
from quiclo_game.scenes.turntable import area_in
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pieces import Pieces
from quiclo_game.shell.plates import panel
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.network.table import NetworkTable

COVER = 0.96
DOTS_MS = 900.0
RIPPLE_STEPS = 6


@dataclass(slots=True, eq=False)
class Ripple:
    """The answer to a contact on the felt: a ring that grows and fades (``age`` 0 to 1)."""

    x: float
    y: float
    age: float = 0.0


class NetworkPicture:
    """Draws one table; holds what only changes when the table is refreshed."""

    def __init__(self, table: NetworkTable) -> None:
        """Draw ``table``."""
        self._table = table
        table.light.watch(lambda: lit_at(table, lambda seat: table.layout.lit(seat, large=seat == self.large)))
        self._panels: DrawList = ()
        self._shown: tuple[object, ...] = ()
        self._pieces: Draw | None = None
        self._pieces_of = -1

    @property
    def stale(self) -> bool:
        """Whether the panels show what is not so any more."""
        return self._shown != self._figures()

    def _figures(self) -> tuple[object, ...]:
        table, board = self._table, self._table.board
        return (
            board.version, tuple(board.counts), board.pile, board.seat, board.preview, board.aimed, len(board.log),
            table.message, table.director.thinking, table.queue.waiting, table.may_play, table.covered,
            table.hand.seat,
        )  # fmt: skip

    @property
    def large(self) -> Seat:
        """The seat whose plate is shown large: it stands beside the hand, so it is that of the hand's owner."""
        table = self._table
        return table.hand.seat if table.hand.seat >= 0 else table.board.seat

    @property
    def _thinks(self) -> Seat | None:
        """The seat whose turn is shown while a bot thinks for it."""
        return None if self._table.director.thinking is None else self._table.board.seat

    def refresh(self) -> None:
        """Draw the panels anew: something that they show has changed."""
        self._panels = self._table.in_size(self._panel_draws())
        self._shown = self._figures()
        self._pieces = None

    def network(self) -> Iterator[Draw]:
        """Yield network and ghosts, in px of the window."""
        table = self._table
        view, board = table.window_view, table.board
        width = table.card_width
        chosen = table.turn.choice.target if table.may_play else board.aimed
        ringed = tuple(board.spots[number] for number in (chosen,) if number in board.spots)
        layer = NetworkLayer(table.art, view, width, table.window, board.version, ringed, table.in_motion)
        yield Draw(layer, 0, 0)
        yield from self._over_network(NetworkOverlay(view, width, table.layout.scale))

    def pops(self) -> Iterator[Draw]:
        """Yield the badges that come up, in px of the window."""
        table = self._table
        overlay = NetworkOverlay(table.window_view, table.card_width, table.layout.scale)
        yield from overlay.pops(table.board.pops)

    def front(self) -> Iterator[Draw]:
        """Yield what lies still over it: panels and keys."""
        table = self._table
        if table.in_motion and not table.around:
            yield self._front()
        else:
            yield from self._panels
            yield from self._keys()
        if not table.around:
            yield from self.overview()

    def overview(self) -> Iterator[Draw]:
        """Yield the small network, in px of the window: it lies as the large one does."""
        table = self._table
        if table.layout.drawer:
            felt = area_in(table.edges.frame, table.layout.felt)
            shown = table.overview, table.overview_area, table.layout.scale, table.window_view, felt
            yield Draw(OverviewLayer(*shown, table.board.version), 0, 0)

    def _keys(self) -> DrawList:
        table = self._table
        return table.in_size(table.controls.draws(without="open" if table.covered else None), keys=True)

    def _front(self) -> Draw:
        """Return panels and keys as one layer, which stays the same as long as none of them changes."""
        version = self._table.controls.version
        if self._pieces is None or self._pieces_of != version:
            painter = Painter(self._table.services.forge)
            self._pieces, self._pieces_of = Draw(Pieces(painter, (*self._panels, *self._keys())), 0, 0), version
        return self._pieces

    def moving(self) -> Iterator[Draw]:
        """Yield what moves in front of all that."""
        table = self._table
        layout, board, places = table.layout, table.board, table.places
        scale = layout.scale
        if not table.around:
            yield from self.pops()
        turn, carrying = table.turn, table.carrying
        interactive = table.may_play
        yield from hand_draws(
            table.hand,
            places,
            scale,
            raised=turn.choice.cards if interactive else board.raised,
            hinted=(*turn.hinted, *turn.fitting) if interactive else (),
            held=carrying.held,
            pressed=carrying.pressed.values(),
            flights=board.flights,
        )
        if table.covered:
            yield from table.in_size(table.controls.draws_of("open"), keys=True)
        if self._thinks is not None and not table.stopped and not table.around:
            phase = table.duration % DOTS_MS / DOTS_MS
            if self.large == board.seat:
                yield from thinking_draws(layout.plate.right - 52 * scale, layout.plate.cy, scale * 0.8, phase)
            else:
                plate = layout.seats[board.seat]
                yield from thinking_draws(plate.right - FAN * scale, plate.cy, scale * 0.55, phase)
        yield from table.felt_focus.ring()
        yield from flight_draws(board.flights, places, layout.turn)
        yield from carried_draws(carrying.carried.values(), places, scale)
        for ripple in table.ripples:
            step = round(ripple.age * RIPPLE_STEPS) / RIPPLE_STEPS
            look = Disc((10 + 24 * step) * scale, None, line="hint", line_width=max(2.0, 3 * scale))
            yield Draw(look, ripple.x, ripple.y, alpha=0.8 * (1 - step))
        if table.stopped:
            yield from self._notice(table.services.words("table.stopped"))

    # ---- over the network ----------------------------------------------------------------------------------------

    def _over_network(self, overlay: NetworkOverlay) -> Iterator[Draw]:
        table = self._table
        board, turn = table.board, table.turn
        if not table.may_play:
            return
        hinted = board.spots.get(turn.hinted_target)
        if hinted is not None and turn.hinted_target != turn.choice.target:
            yield from overlay.hint(hinted)
        yield from overlay.ghosts(turn.ghosts, turn.chosen_ghost)

    # ---- panels --------------------------------------------------------------------------------------------------

    def _panel_draws(self) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts = table.services.forge.fonts
        scale = layout.scale
        yield from pile_draws(layout, board.pile, words)
        if not layout.around:
            yield from self._seats()
        if layout.drawer:
            yield from self._drawer()
        tokens = table.turn.tokens if table.may_play else board.preview
        yield grouped(layout.readout, readout_draws(layout, tokens, fonts))
        text, tone = (table.message, table.message_tone) if table.message else (self._prompt(), "prompt")
        # whoever moves the network may bring cards beneath
        yield from speech_draws(fonts, text, tone, layout.message, scale * layout.spoken, cover=COVER)

    def _seats(self) -> Iterator[Draw]:
        """Yield the plates of all seats; around a table panels at its edges say the same."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players, scale = table.services.forge.fonts, table.plan.players, table.layout.scale
        thinks = None if self.large == board.seat else self._thinks
        yield from seat_draws(layout, board, players, fonts, words, thinks)
        for seat, (cards, tray) in enumerate(zip(board.open_hands, layout.trays, strict=False)):
            if seat != table.hand.seat:
                yield grouped(tray, open_hand_draws(cards, tray, scale))
        seat = self.large
        doing = self.doing() if seat == board.seat else words("table.waits")
        bot = table.director.plays(seat)
        yield grouped(layout.plate, large_draws(layout, board, players, seat, fonts, words, doing, bot=bot))

    def _drawer(self) -> Iterator[Draw]:
        """Yield the ground of the overview, and the log."""
        table = self._table
        layout, overview, scale = table.layout, table.layout.overview, table.layout.scale
        shown, players = table.leaves.shown(layout.log_rows), table.plan.players
        yield Draw(panel(overview.width, overview.height, scale, radius=18), overview.cx, overview.cy)
        yield grouped(layout.log, log_draws(layout, shown, table.board.newest, players, table.services.words))

    def doing(self) -> str:
        """Return in words what the seat is doing whose turn is shown."""
        table = self._table
        words = table.services.words
        if table.automatic and not table.director.recorded:
            return words("network.plays_itself")
        left = table.seconds_left
        if left is not None and table.queue.empty:
            return words("table.think_left", seconds=left)
        if table.director.thinking is not None:
            return words("table.bot_thinks")
        return table.turn_told(table.board.seat)

    def _prompt(self) -> str:
        table = self._table
        words = table.services.words
        if table.queue.waiting:
            return words("table.tap_steps")
        if table.automatic:
            return "" if table.demo else words("table.tap_stops")
        if table.covered or not table.may_play:
            return ""
        return table.turn.prompt()

    def _notice(self, text: str) -> Iterator[Draw]:
        width, height = self._table.size
        scale = self._table.layout.scale
        look = Words(text, 34 * scale, "ink", max_width=width * 0.8)
        box = Box(
            look.width(self._table.services.forge.fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97,
            shadow=16 * scale,
        )  # fmt: skip
        yield Draw(box, width / 2, height * 0.42)
        yield Draw(look, width / 2, height * 0.42)
