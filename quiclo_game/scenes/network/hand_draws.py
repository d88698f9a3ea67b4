"""The cards of the hand and those under fingers or in flight, as draws."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from quiclo_game.scenes.carrying import Carried
from quiclo_game.scenes.network.board import Anchor, FlightView
from quiclo_game.scenes.network.hand import LIFT, Hand
from quiclo_game.scenes.network.places import Places
from quiclo_game.shell.cards import CardFace, CardState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.flipped_card import FlippedCard

FLYING_LIFT = 14.0
"""How high a flying card is at most, in hundredths of its width: its shadow shows it."""
LIFT_STEPS = 4
SIZE_STEPS = 48
"""Sizes and heights of flying cards go in steps, so that their pictures are found again."""
TURN_STEP = 6.0
"""Cards turn in flight by steps of so many degrees, likewise."""
HINTED = 0.126
"""A hinted card is raised by so much of its width: in a full hand its neighbour would hide the sign."""
PRESSED = 0.058
"""A card under a finger is raised by so much of its width at once."""
UNDER_FINGER = 46.0
"""Carried cards lie so far above the finger that they can be seen."""
GROWN = 1.06


def hand_draws(
    hand: Hand,
    places: Places,
    scale: float,
    *,
    raised: Iterable[int],
    hinted: Iterable[int],
    held: frozenset[int],
    pressed: Iterable[int],
    flights: Iterable[FlightView],
) -> Iterator[Draw]:
    """Yield the cards of the hand from left to right; what is carried or still flying to it is left out."""
    coming = {round(flight.goal.x) for flight in flights if flight.goal.anchor is Anchor.HAND}
    up, marked, down = set(raised), set(hinted), set(pressed)
    slots = places.slots()
    width = max(1, round(slots[0].width if slots else places.hand_card))
    for card in hand.cards:
        if card.number in held or card.number in coming:
            continue
        number = card.number if hand.open else 0
        state: CardState = "selected" if card.number in up else "hinted" if card.number in marked else "rest"
        raised_by = LIFT if card.number in up else HINTED if card.number in marked else 0.0
        y = card.y - max(raised_by, PRESSED if card.number in down else 0.0) * card.width
        look = CardFace(number, width, state, lift=3.0 if state == "selected" else None)
        # on the way to another size a card is scaled, and baked anew only once it is there
        size = round(card.width / width * SIZE_STEPS) / SIZE_STEPS
        yield Draw(look, card.x + card.shake * scale, y, scale=size)


def carried_draws(carried: Iterable[Carried], places: Places, scale: float) -> Iterator[Draw]:
    """Yield the cards under fingers, side by side and a little above the finger."""
    width = round(places.hand_card)
    for load in carried:
        for index, number in enumerate(load.cards):
            x = load.x + (index - (len(load.cards) - 1) / 2) * width * 0.62
            yield Draw(CardFace(number, width, lift=FLYING_LIFT), x, load.y - UNDER_FINGER * scale, (index - 0.5) * 6.0)


def flight_draws(flights: Iterable[FlightView], places: Places, turn: int = 0) -> Iterator[Draw]:
    """Yield the cards that fly: growing or shrinking on their way, turning over, their shadow as high as they are.

    Where the network is turned as this seat sees it (``turn`` in degrees), they come to lie as it does.
    """
    base = round(places.hand_card)
    whole = (turn + 180) % 360 - 180
    for flight in flights:
        pose = places.flight(flight)
        grown = 1.0 + (GROWN - 1.0) * flight.lift
        scale = max(1, round(pose.width * grown / base * SIZE_STEPS)) / SIZE_STEPS
        tilt = round(whole * flight.travel / TURN_STEP) * TURN_STEP if flight.goal.anchor is Anchor.CELL else 0.0
        if flight.shut or flight.flip >= 1.0 or flight.flip <= 0.0:
            number = 0 if flight.shut or flight.flip <= 0.0 else flight.number
            lift = round(flight.lift * LIFT_STEPS) / LIFT_STEPS * FLYING_LIFT
            yield Draw(CardFace(number, base, lift=lift), pose.x, pose.y, tilt, scale, flight.alpha)
            continue
        number = flight.number if flight.flip >= 0.5 else 0
        narrow = max(0.06, round(abs(math.cos(math.pi * flight.flip)) * 16) / 16)
        yield Draw(FlippedCard(number, base, narrow), pose.x, pose.y, tilt, scale, flight.alpha)
