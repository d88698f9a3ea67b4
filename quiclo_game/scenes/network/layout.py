"""Where everything lies on the table of the card network, for any window.

Numbers are px of the art direction (1920 × 1080, upright 1080 × 1920), times the scale; what belongs to an edge of the
window stays at that edge, and the network has all the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.open_hands import TRAY
from quiclo_game.scenes.turn_light import Lit
from quiclo_game.shell.layout import scale as scale_of

EDGE, GAP = 24.0, 12.0
CARD = 80.0
"""Width of a card of the network at zoom 1."""
PITCH = (106.0, 129.0)
"""From card to card of the network at zoom 1."""
HAND_CARD = 103.0
TOOLS = 4
CAMERA_KEYS = 5
LOG_ROW = 46.0
RISE, RISE_UPRIGHT = 117.0, 50.0
"""So far a large hand may grow on a couch: over the felt, or upright in the strip that is kept free above it."""


@dataclass(frozen=True, slots=True)
class NetworkLayout:
    """All places in px; ``scale`` turns px of the art direction into px of this window."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    seats: tuple[Area, ...]
    """Name plates in seat order."""
    tools: tuple[Area, ...]
    """Undo, log, help, pause."""
    overview: Area
    log: Area
    camera: tuple[Area, ...]
    """Everything, last move, smaller, larger, lock."""
    pile: tuple[float, float]
    """The middle of the draw pile's top card."""
    pile_card: float
    plate: Area
    readout: Area
    message: Area
    hand: Area
    """The hand's cards lie along its lower edge."""
    main_key: Area
    hint_key: Area
    draw_key: Area
    sort_key: Area
    auto_key: Area
    new_key: Area
    felt: Area
    """Where the network is seen freely by who is due."""
    eye: tuple[float, float]
    """The camera's middle: that of the felt, or around a table a place that is the same for every side."""
    trays: tuple[Area, ...] = ()
    """Below the name plates, where hands lie open to everyone."""
    turn: int = 0
    """How the network is turned (degrees): around a table it stays upright in the window, whoever is due."""
    spoken: float = 1.0
    """Messages are written so many times as large as usual."""
    around: bool = False
    """Whether people sit around a table."""
    rise: float = 0.0
    """A large hand may grow upwards by so much beyond its area, in px."""
    drawer: bool = True
    """Whether overview and log are to be seen; around a table a key opens them."""

    @property
    def pitch(self) -> tuple[float, float]:
        """From card to card at zoom 1, in px of this window."""
        return PITCH[0] * self.scale, PITCH[1] * self.scale

    def lit(self, seat: Seat, *, large: bool) -> Lit:
        """Return where the turn of a seat is shown: on the ``large`` plate, or where it stands in the row of all seats.

        The network needs no light.
        """
        return Lit(seat, self.seats[seat], self.plate if large else self.seats[seat], pool=False)

    @property
    def hand_room(self) -> Area:
        """Where the cards of a hand lie, however many they are."""
        return Area(self.hand.x, self.hand.y - self.rise, self.hand.width, self.hand.height + self.rise)

    @property
    def panels(self) -> tuple[Area, ...]:
        """What covers the felt beside the keys."""
        return (*self.seats, *self.trays, self.log, self.overview, self.plate, self.readout)

    @property
    def log_rows(self) -> int:
        """How many entries of the log fit its panel."""
        return max(0, int((self.log.height - 58 * self.scale) / (LOG_ROW * self.scale)))

    def log_row(self, index: int) -> Area:
        """Return the place of an entry, the newest first."""
        s = self.scale
        top = self.log.y + 50 * s + index * LOG_ROW * s
        return Area(self.log.x + 8 * s, top, self.log.width - 16 * s, (LOG_ROW - 2) * s)


def lay_out(size: tuple[int, int], seats: int, *, open_hands: bool = False, spoken: float = 1.0) -> NetworkLayout:
    """Return the layout for a window of ``size`` px: upright if it is higher than wide.

    The plate of messages grows up to ``spoken`` times its height, upwards; the felt ends where it begins.
    """
    scale = scale_of(size)
    portrait = size[1] > size[0]
    width, height = size[0] / scale, size[1] / scale
    arrange = _upright if portrait else _wide
    layout = arrange(size, scale, width, height, seats, TRAY + GAP if open_hands else 0.0)
    message, felt = layout.message.raised(spoken), layout.felt
    felt = replace(felt, height=min(felt.bottom, message.y - GAP * scale) - felt.y)
    return replace(layout, message=message, felt=felt, eye=(felt.cx, felt.cy), spoken=spoken)


def _scaled(scale: float, x: float, y: float, width: float, height: float) -> Area:
    return Area(x * scale, y * scale, width * scale, height * scale)


def _plates(
    scale: float, left: float, top: float, room: float, across: int, seats: int, tray: float
) -> tuple[Area, ...]:
    plate = min(340.0, (room - (across - 1) * GAP) / across)
    return tuple(
        _scaled(scale, left + seat % across * (plate + GAP), top + seat // across * (62 + GAP + tray), plate, 62)
        for seat in range(seats)
    )


def _trays(plates: tuple[Area, ...], s: float, tray: float) -> tuple[Area, ...]:
    if not tray:
        return ()
    return tuple(Area(plate.x, plate.bottom + GAP / 2 * s, plate.width, TRAY * s) for plate in plates)


def _wide(size: tuple[int, int], s: float, width: float, height: float, seats: int, tray: float) -> NetworkLayout:
    column = 306.0
    x = width - EDGE - column
    low = height
    plates = _plates(s, EDGE, 16, x - EDGE - EDGE, seats, seats, tray)
    hand = Area(EDGE + 348 + EDGE, low - 160, x - 2 * EDGE - 348 - EDGE, 148)
    felt = _scaled(s, EDGE, 96 + tray, x - 2 * EDGE, low - 96 - tray - 218)
    return NetworkLayout(
        size=size,
        scale=s,
        portrait=False,
        seats=plates,
        trays=_trays(plates, s, tray),
        tools=_scaled(s, x, 16, column, 62).columns(TOOLS, GAP * s),
        overview=_scaled(s, x, 90, column, 132),
        log=_scaled(s, x, 234, column, max(150.0, low - 528 - 234)),
        camera=_scaled(s, x, low - 516, column, 54).columns(CAMERA_KEYS, 11 * s),
        pile=((x + 58) * s, (low - 394) * s),
        pile_card=78 * s,
        plate=_scaled(s, EDGE, low - 100, 348, 84),
        readout=_scaled(s, x, low - 234, column, 52),
        message=_scaled(s, EDGE, low - 206, 348, 94),
        hand=_scaled(s, hand.x, hand.y, hand.width, hand.height),
        main_key=_scaled(s, x, low - 170, column, 84),
        hint_key=_scaled(s, x + 136, low - 450, column - 136, 64),
        draw_key=_scaled(s, x + 136, low - 374, column - 136, 64),
        sort_key=_scaled(s, x + 159, low - 24 - 50, 147, 50),
        auto_key=_scaled(s, x, low - 298, column, 52),
        new_key=_scaled(s, x, low - 24 - 50, 147, 50),
        felt=felt,
        eye=(felt.cx, felt.cy),
        rise=RISE * s,
    )


def _upright(size: tuple[int, int], s: float, width: float, height: float, seats: int, tray: float) -> NetworkLayout:
    half = (width - 2 * EDGE - GAP) / 2
    right = EDGE + half + GAP
    across = 2 if seats in (2, 4) else 3
    rows = (seats + across - 1) // across
    top = 16 + rows * (62 + GAP + tray) + 4
    plates = _plates(s, EDGE, 16, width - 2 * EDGE, across, seats, tray)
    low = height
    band = low - 553
    felt = _scaled(s, EDGE, top + 132 + EDGE, width - 2 * EDGE, band - 96 - top - 132 - 2 * EDGE)
    return NetworkLayout(
        size=size,
        scale=s,
        portrait=True,
        seats=plates,
        trays=_trays(plates, s, tray),
        tools=_scaled(s, right, top, half, 62).columns(TOOLS, GAP * s),
        overview=_scaled(s, EDGE, top, half, 62 + GAP + 58),
        log=_scaled(s, EDGE, band, half, 246),
        camera=_scaled(s, right, top + 62 + GAP, half, 58).columns(CAMERA_KEYS, GAP * s),
        pile=((right + 62) * s, (band + 66) * s),
        pile_card=78 * s,
        plate=_scaled(s, EDGE, band + 258, half, 84),
        readout=_scaled(s, right, band + 258, half, 84),
        message=_scaled(s, EDGE, band - 84, width - 2 * EDGE, 72),
        hand=_scaled(s, EDGE, low - 160, width - 2 * EDGE, 148),
        main_key=_scaled(s, right + 190 + GAP, band + 160, half - 190 - GAP, 86),
        hint_key=_scaled(s, right + 136, band, (half - 136 - GAP) / 2, 70),
        draw_key=_scaled(s, right + 136 + (half - 136 + GAP) / 2, band, (half - 136 - GAP) / 2, 70),
        sort_key=_scaled(s, right + 136, band + 82, (half - 136 - GAP) / 2, 66),
        new_key=_scaled(s, right + 136 + (half - 136 + GAP) / 2, band + 82, (half - 136 - GAP) / 2, 66),
        auto_key=_scaled(s, right, band + 160, 190, 86),
        felt=felt,
        eye=(felt.cx, felt.cy),
        rise=RISE_UPRIGHT * s,
    )
