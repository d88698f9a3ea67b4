"""Hand cards under fingers: every finger taps or carries by itself; what it carries goes home if it is cancelled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quiclo_game.shell.gestures import DragBegan, DragEnded, DragMoved, Gestures, Tapped
from quiclo_game.shell.inputs import Phase, Pointer

Cards = tuple[int, ...]


@dataclass(slots=True)
class Carried:
    """Cards under a finger at (x, y) px; ``grip`` is the one that it took hold of."""

    cards: Cards
    grip: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class CardTapped:
    """A hand card was tapped."""

    card: int


@dataclass(frozen=True, slots=True)
class CardsDropped:
    """A finger let go of cards at (x, y) px; if it was ``cancelled`` they go home without a word."""

    cards: Cards
    grip: int
    x: float
    y: float
    cancelled: bool = False


class Carrying:
    """Tells taps on hand cards from drags, for any number of fingers at once."""

    def __init__(self, slop: float) -> None:
        """Let a finger tremble by ``slop`` px before it carries."""
        self.carried: dict[str, Carried] = {}
        """What every finger carries, by the pointer's id."""
        self.pressed: dict[str, int] = {}
        """The card under every finger that is down and does not carry yet."""
        self._gestures = Gestures(slop)

    @property
    def held(self) -> frozenset[int]:
        """The cards that fingers carry."""
        return frozenset(card for carried in self.carried.values() for card in carried.cards)

    def owns(self, pointer: str) -> bool:
        """Say whether a pointer went down on a hand card and has not ended."""
        return pointer in self.pressed or pointer in self.carried

    def take(self, pointer: Pointer, card: int) -> None:
        """Be told that a pointer goes down on a hand card."""
        self.pressed[pointer.id] = card
        self._gestures.handle(pointer)

    def handle(self, pointer: Pointer, together: Callable[[int], Cards]) -> CardTapped | CardsDropped | None:
        """Follow a pointer that was taken and return what came of it.

        ``together`` says which cards move along with one.
        """
        happened: CardTapped | CardsDropped | None = None
        for gesture in self._gestures.handle(pointer):
            match gesture:
                case Tapped(id) if id in self.pressed:
                    happened = CardTapped(self.pressed[id])
                case DragBegan(id, _, _, x, y) if id in self.pressed:
                    card = self.pressed.pop(id)
                    if card not in self.held:
                        cards = tuple(other for other in together(card) if other not in self.held)
                        self.carried[id] = Carried(cards, card, x, y)
                case DragMoved(id, x, y) if id in self.carried:
                    self.carried[id].x, self.carried[id].y = x, y
                case DragEnded(id, x, y, cancelled) if id in self.carried:
                    carried = self.carried.pop(id)
                    happened = CardsDropped(carried.cards, carried.grip, x, y, cancelled)
        if pointer.phase in (Phase.UP, Phase.CANCEL):
            self.pressed.pop(pointer.id, None)
        return happened

    def drop_all(self) -> bool:
        """Let go of everything, as the turn is over; return whether any finger carried something."""
        carried = bool(self.carried)
        self.carried.clear()
        self.pressed.clear()
        return carried
