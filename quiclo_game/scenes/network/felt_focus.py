"""The focus on the felt: cards of the network and ghosts are reached by arrows and gamepads like keys.

Fingers never meet these controls. On the felt the focus goes from card to card of the world, also to such as are not in
sight: then the camera follows. From the felt's last card in a direction it goes on to the keys that lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.choice import PAIR, Choice
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import FocusRing
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.focus import Bounds, nearest

if TYPE_CHECKING:
    from quiclo_game.scenes.network.table import NetworkTable

CELL, GHOST = "cell:", "ghost:"
HALF = 0.5


class FeltFocus:
    """Moves the focus of one table over its network."""

    def __init__(self, table: NetworkTable) -> None:
        """Steer ``table``."""
        self._table = table
        self._wanted: str | None = None

    # ---- what can be reached -------------------------------------------------------------------------------------

    def places(self) -> dict[str, Cell]:
        """Return what can be chosen on the felt, with its cell: open cards of the network, and ghosts."""
        table = self._table
        if not table.may_play:
            return {}
        network = table.state.network
        found = {f"{CELL}{spot.number}": spot.cell for spot in network.spots() if network.open_bits(spot.number)}
        return found | {f"{GHOST}{ghost.line.direction}": ghost.near for ghost in table.turn.ghosts}

    def controls(self) -> Iterator[Control]:
        """Yield a control for each of them that is in sight, while somebody steers."""
        table = self._table
        if not table.controls.focus_shown and self._wanted is None:
            return
        view, felt = table.camera.view, table.layout.felt
        width = table.card_width
        for key, cell in self.places().items():
            x, y = view.outward(*cell)
            if felt.contains(x, y) or key in (table.controls.focused, self._wanted):
                yield Control(key, x, y, width, width * HEIGHT, steered=True)

    def ring(self) -> Iterator[Draw]:
        """Yield the ring around what has the focus on the felt."""
        table = self._table
        cell = self.places().get(table.controls.focused or "") if table.controls.focus_shown else None
        if cell is not None:
            width = max(12.0, float(table.card_width))
            yield Draw(FocusRing(width, width * HEIGHT), *table.camera.view.outward(*cell))

    # ---- what moves it -------------------------------------------------------------------------------------------

    def steer(self, across: int, down: int) -> None:
        """Move the focus: on the felt from card to card, elsewhere from key to key."""
        controls, places = self._table.controls, self.places()
        here = places.get(controls.focused or "") if controls.focus_shown else None
        found = None
        if here is not None:
            others = {key: _bounds(cell) for key, cell in places.items() if key != controls.focused}
            found = nearest(_bounds(here), others, across, down)
        if found is not None:
            self._go_to(found, places[found])
            return
        controls.move_focus(across, down)
        key = controls.focused or ""
        if key in places:
            self._go_to(key, places[key])
        else:
            self._table.refreshed()

    def jump(self) -> None:
        """Go from the felt to the hand, and from anywhere else to the felt."""
        table, places = self._table, self.places()
        if table.controls.focus_shown and table.controls.focused in places:
            hand = [control.key for control in table.controls if control.key.startswith("card:")]
            table.controls.focus(hand[0] if hand else "main")
        elif places:
            self._enter(places)
        table.refreshed()

    def follow(self, before: Choice) -> None:
        """Go on to where the next choice is made, if the last press changed what is chosen."""
        table, turn = self._table, self._table.turn
        if turn.choice == before or not table.controls.focus_shown or not table.may_play:
            return
        places = self.places()
        ghost = turn.chosen_ghost
        if ghost is not None:
            self._go_to(f"{GHOST}{ghost.line.direction}", ghost.near)
        elif len(turn.choice.cards) == PAIR and not turn.choice.target:
            self._enter(places)
        elif turn.choice.target and len(turn.choice.cards) < PAIR:
            fitting = sorted(turn.fitting) or [card for card in table.hand.numbers if card not in turn.choice.cards]
            table.controls.focus(f"card:{fitting[0]}" if fitting else "main")
            table.refreshed()

    # ---- inner working -------------------------------------------------------------------------------------------

    def _enter(self, places: dict[str, Cell]) -> None:
        """Go to the card that lies nearest to the middle of what is seen."""
        view = self._table.camera.goal
        middle = min(places, key=lambda key: abs(places[key][0] - view.x) + abs(places[key][1] - view.y))
        self._go_to(middle, places[middle])

    def _go_to(self, key: str, cell: Cell) -> None:
        table = self._table
        if key.startswith(GHOST):
            table.turn.aim(key.removeprefix(GHOST))
        self._wanted = key
        table.refreshed()
        table.controls.focus(key)
        self._wanted = None
        table.show_cells((cell,))
        table.invalidate()


def _bounds(cell: Cell) -> Bounds:
    """Return the world's rectangle of a cell, a little higher than wide, as it is seen."""
    x, y = cell[0], cell[1] * 1.2
    return x - HALF, y - HALF, x + HALF, y + HALF
