"""Where the moving things of the table are at this moment: spots become px, flights an arc, cards a hand."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.scenes.network.board import Anchor, FlightView, Spot
from quiclo_game.scenes.network.hand import Hand, Slot
from quiclo_game.scenes.network.layout import HAND_CARD, NetworkLayout
from quiclo_game.shell.camera import View

ARC = 30.0
"""A flight rises so many px above the straight way."""
PLATE_CARD = 30.0
"""Width of a card as it leaves a plate."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A place in px and the width that a card has there."""

    x: float
    y: float
    width: float


class Places:
    """Tells where things are, from the layout, the camera and the hand as they are now."""

    def __init__(self, layout: NetworkLayout, view: View, hand: Hand, card: float) -> None:
        """Take what places depend on; ``card`` is how wide (px) the cards of the network are drawn."""
        self._layout = layout
        self._view = view
        self._hand = hand
        self._card = card

    @property
    def hand_card(self) -> float:
        """Width of a card of the hand that has room, in px."""
        return HAND_CARD * self._layout.scale

    def in_hand(self, x: float, y: float) -> bool:
        """Say whether a place belongs to the hand: to its area, or to a card of it."""
        return self._layout.hand.contains(x, y) or any(slot.holds(x, y) for slot in self.slots())

    def slots(self) -> list[Slot]:
        """Return the places of the hand's cards."""
        return self._hand.slots(self._layout.hand_room, self.hand_card, self._layout.scale)

    def pose(self, spot: Spot) -> Pose:
        """Return where a spot is."""
        layout = self._layout
        match spot.anchor:
            case Anchor.CELL:
                x, y = self._view.outward(spot.x, spot.y)
                return Pose(x, y, self._card)
            case Anchor.HAND:
                card = self._hand.card(round(spot.x))
                if card is not None:
                    return Pose(card.x, card.y, card.width)
                return Pose(layout.hand.cx, layout.hand.cy, self.hand_card)
            case Anchor.PLATE:
                area = layout.seats[round(spot.x)]
                return Pose(area.right - 40 * layout.scale, area.cy, PLATE_CARD * layout.scale)
            case Anchor.PILE:
                return Pose(*layout.pile, layout.pile_card)
            case Anchor.WINDOW:
                return Pose(spot.x, spot.y, self.hand_card)

    def flight(self, flight: FlightView) -> Pose:
        """Return where a card in flight is: between its ends, on an arc."""
        start, goal, part = self.pose(flight.start), self.pose(flight.goal), flight.travel
        rise = 4 * part * (1 - part) * ARC * self._layout.scale
        return Pose(
            start.x + (goal.x - start.x) * part,
            start.y + (goal.y - start.y) * part - rise,
            start.width + (goal.width - start.width) * part,
        )
