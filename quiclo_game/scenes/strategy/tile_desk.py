"""Own cards as tiles under fingers: out of the hand into the workshop, onto a tile there, or out of it again.

A tap does the same without motion. Whatever is let go of where it means nothing goes home.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.scenes.carrying import CardsDropped, CardTapped, Carrying
from quiclo_game.scenes.strategy.own_places import Place, spot_of
from quiclo_game.scenes.strategy.workshop_places import shop_tiles, workshop_canvas
from quiclo_game.shell.cards import HEIGHT, CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import out_cubic
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.pan_pinch import PAN_STARTS_MM
from quiclo_game.shell.shapes import Dashed

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

HOME_MS = 190.0
"""So long a card takes home that was dropped nowhere."""
LIFT = 14
"""How far a carried card floats, in px of its shadow."""


@dataclass(eq=False, slots=True)
class _Homing:
    """A card on its way home at (x, y) px."""

    card: int
    x: float
    y: float


class TileDesk:
    """Leads the fingers that have taken hold of a tile."""

    def __init__(self, table: StrategyScene) -> None:
        """Carry the cards of ``table``."""
        self._table = table
        self._carrying = Carrying(PAN_STARTS_MM * table.services.px_per_mm)
        self._from_shop: set[str] = set()
        self._homing: list[_Homing] = []

    @property
    def moving(self) -> bool:
        """Whether a finger carries a tile, or one is on its way home."""
        return bool(self._carrying.carried or self._homing)

    @property
    def away(self) -> frozenset[int]:
        """The cards whose place in the hand looks empty."""
        carried = self._carrying.carried.items()
        out = {card for pointer, tile in carried if pointer not in self._from_shop for card in tile.cards}
        return frozenset(out | {homing.card for homing in self._homing})

    def take(self, event: Pointer) -> bool:
        """Take a step of a pointer; return whether it belongs to a tile."""
        if event.phase is Phase.DOWN:
            return self._grip(event)
        if not self._carrying.owns(event.id):
            return False
        self._table.heard_something()
        happened = self._carrying.handle(event, lambda card: (card,))
        from_shop = event.id in self._from_shop
        if event.phase in (Phase.UP, Phase.CANCEL):
            self._from_shop.discard(event.id)
        if self._carrying.carried and not self._table.shop_open:
            self._table.shop_open = True
            self._table.refreshed()
        if isinstance(happened, CardTapped):
            self._table.press_tile(happened.card)
        elif happened is not None:
            self._drop(happened, from_shop=from_shop)
        self._table.invalidate()
        return True

    def let_go(self) -> None:
        """Send everything home: the turn is over, or goes on elsewhere."""
        for tile in self._carrying.carried.values():
            self._send_home(tile.grip, tile.x, tile.y)
        self._carrying.drop_all()
        self._from_shop.clear()

    def draws(self) -> Iterator[Draw]:
        """Yield where tiles can be dropped while one is carried, and all that are under way."""
        table = self._table
        scale, width = table.layout.scale, round(table.layout.own_card)
        if self._carrying.carried:
            canvas = workshop_canvas(table)
            sides = canvas.width + 8 * scale, canvas.height + 8 * scale
            look = Dashed(*sides, 20 * scale, "honey", 3 * scale, dash=16 * scale, gap=12 * scale)
            yield Draw(look, canvas.cx, canvas.cy)
        for pointer, card in self._carrying.pressed.items():
            _, x, y, own = self._home(card, from_shop=pointer in self._from_shop)
            yield Draw(CardFace(card, round(own), "selected"), x, y)
        for homing in self._homing:
            yield Draw(CardFace(homing.card, width, lift=LIFT), homing.x, homing.y)
        for tile in self._carrying.carried.values():
            yield Draw(CardFace(tile.grip, width, "selected", lift=LIFT), tile.x, tile.y)

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _grip(self, event: Pointer) -> bool:
        table = self._table
        if not table.may_combine or table.stopped:
            return False
        control = table.controls.at(event.x, event.y)
        name, _, number = control.key.partition(":") if control is not None else ("", "", "")
        card = int(number) if name == "own" else 0
        if not card and control is None:
            card = self._shop_card(event.x, event.y)
            if card:
                self._from_shop.add(event.id)
        if card:
            self._carrying.take(event, card)
            table.heard_something()
            table.invalidate()
        return bool(card)

    def _shop_card(self, x: float, y: float) -> int:
        """Return the tile of the workshop at a place, 0 where there is none."""
        if self._table.workshop_shown:
            for card, middle, height, width in shop_tiles(self._table):
                if abs(x - middle) <= width / 2 and abs(y - height) <= width * HEIGHT / 2:
                    return card
        return 0

    def _drop(self, dropped: CardsDropped, *, from_shop: bool) -> None:
        table, card = self._table, dropped.grip
        inside = table.workshop_shown and table.layout.workshop.contains(dropped.x, dropped.y)
        done = False
        if not dropped.cancelled and table.may_combine:
            onto = self._shop_card(dropped.x, dropped.y) if inside else 0
            if inside and (not from_shop or onto not in (0, card)):
                done = table.bring_tile(card, onto if onto != card else 0)
            elif from_shop and not inside:
                done = table.take_tile_out(card)
        if not done:
            self._send_home(card, dropped.x, dropped.y, from_shop=from_shop)

    def _send_home(self, card: int, x: float, y: float, *, from_shop: bool = False) -> None:
        table = self._table
        if table.calm:
            return
        homing = _Homing(card, x, y)
        _, to_x, to_y, _ = self._home(card, from_shop=from_shop)
        self._homing.append(homing)
        table.tweens.animate(homing, "x", to_x, HOME_MS, out_cubic)
        table.tweens.animate(homing, "y", to_y, HOME_MS, out_cubic, on_done=lambda: self._arrive(homing))

    def _home(self, card: int, *, from_shop: bool) -> Place:
        lying = (place for place in shop_tiles(self._table) if from_shop and place[0] == card)
        return next(lying, None) or spot_of(self._table, self._table.bottom, card)

    def _arrive(self, homing: _Homing) -> None:
        self._homing.remove(homing)
        self._table.invalidate()
