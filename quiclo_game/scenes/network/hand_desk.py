"""The lower edge of the table: whose hand lies there, open or closed, and how its cards move to their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.carrying import CardsDropped
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.places import Places
from quiclo_game.shell.easing import linear, out_cubic
from quiclo_game.shell.motion import Chain
from quiclo_game.shell.scene import Size
from quiclo_game.shell.tween import Tween, TweenGroup

CLOSE_UP, ENTER = 180.0, 260.0
"""How long (ms) hand cards take to close up, and to come up from the edge."""
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0


class Desk(Protocol):
    """The table as its lower edge sees it."""

    size: Size
    tweens: TweenGroup

    @property
    def places(self) -> Places:
        """Where everything is at this moment."""
        ...

    @property
    def calm(self) -> bool:
        """Whether people want less motion."""
        ...


class HandDesk:
    """Lays hands and moves their cards; ``people`` are the seats that no bot plays."""

    def __init__(self, table: Desk, hand: Hand, people: Sequence[Seat], *, open_hands: bool) -> None:
        """Show hands on ``table``; with ``open_hands`` nobody hides anything."""
        self._table = table
        self._hand = hand
        self._alone = people[0] if len(people) == 1 else None
        self._open = open_hands or len(people) <= 1

    def show(self, seat: Seat, hands: Sequence[Sequence[int]]) -> None:
        """Lay the hand of a seat whose turn it is; a single person beside bots always sees the own one.

        It is open where nobody hides anything, or where nobody is there to hide from.
        """
        shown = seat if self._alone is None else self._alone
        self._hand.show(shown, hands[shown], open=self._open)
        self.arrange()

    def turn_over(self) -> None:
        """Hide the numbers again where people hide them from each other."""
        self._hand.open = self._open

    def arrange(self, *, animated: bool = True) -> None:
        """Let the cards go to their places; new ones come up from the edge."""
        table = self._table
        for card, slot in zip(self._hand.cards, table.places.slots(), strict=True):
            lasts = CLOSE_UP if card.placed else ENTER
            if not card.placed:
                card.x, card.y, card.width = slot.x, table.size[1] + slot.width * 0.8, slot.width
                card.placed = True
            if table.calm or not animated or table.size == (0, 0):
                lasts = 0.0
            for attribute, value in (("x", slot.x), ("y", slot.y), ("width", slot.width)):
                # an animation of no length takes the attribute from one that is still under way
                table.tweens.animate(card, attribute, value, lasts, out_cubic)
                if not lasts:
                    setattr(card, attribute, value)

    def shake(self, cards: Sequence[int]) -> None:
        """Shake cards that do not fit."""
        for number in cards:
            card = self._hand.card(number)
            if card is not None and not self._table.calm:
                part = SHAKE_MS / len(SHAKE)
                self._table.tweens.add(Chain(tuple(Tween(card, "shake", x, part, linear) for x in SHAKE)))

    def hold(self, dropped: CardsDropped) -> None:
        """Be told where a finger let go of cards: from there they fly on, or go home."""
        for index, number in enumerate(dropped.cards):
            card = self._hand.card(number)
            if card is not None:
                card.x, card.y = dropped.x + index * self._table.places.hand_card * 0.5, dropped.y

    def sort_in(self, dropped: CardsDropped) -> None:
        """Put a card where it was dropped within the hand."""
        slots = self._table.places.slots()
        if slots:
            places = range(len(slots))
            nearest = min(places, key=lambda n: abs(slots[n].x - dropped.x) + abs(slots[n].y - dropped.y))
            self._hand.move(dropped.grip, nearest)
