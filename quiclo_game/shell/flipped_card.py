"""A card in mid-turn: as narrow as the turn makes it look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Baked
from quiclo_game.shell.frozen import frozen

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge


@frozen
class FlippedCard:
    """Card ``number`` (0: its back) of ``width`` px, squeezed to the share ``narrow`` (0..1); anchor is its centre."""

    number: int
    width: float
    narrow: float

    def bake(self, forge: Forge) -> Baked:
        """Return the squeezed card."""
        whole = forge.bake(CardFace(self.number, self.width, lift=6))
        width, height = whole.surface.get_size()
        thin = max(1, round(width * self.narrow))
        surface = pygame.transform.smoothscale(whole.surface, (thin, height))
        return Baked(surface, whole.anchor_x * thin / width, whole.anchor_y)
