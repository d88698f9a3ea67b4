"""How people want to read: every look passes the lens before it becomes a picture, in menus and at tables alike.

High contrast raises the quiet colours and closes what panels let through; school notation writes · and : instead of
× and ÷, as drawn signs and in sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from quiclo_game.shell.draws import Look
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Paragraph, Words

CLEARER: Mapping[Colour, Colour] = MappingProxyType(
    {
        "mist": "cream",
        "line": "mist",
        "felt_deep": "#061722",
        "off_text": "mist",
        "used_text": "mist",
        "locked": "mist",
        "ink_soft": "ink",
    }
)
"""What high contrast makes of the quiet colours."""
SOLID = 0.8
"""Grounds that let through no more than this become solid: nothing shines through what is read."""
DOTS = MappingProxyType({"×": "·", "÷": ":"})
"""The signs of multiplication and division as German schools write them."""
_IN_TEXT = str.maketrans(dict(DOTS))
_COLOURS = ("colour", "fill", "line", "operator_colour")


@frozen
class Lens:
    """``clear`` raises the contrast, ``dots`` writes in school notation; the plain lens changes nothing."""

    clear: bool = False
    dots: bool = False

    def through(self, look: Look) -> Look:
        """Return a look as it is to be seen."""
        if self.dots:
            if isinstance(look, Words | Paragraph):
                look = replace(look, text=self.text(look.text))
            elif isinstance(look, Icon) and look.name in DOTS:
                look = replace(look, name=DOTS[look.name])
        return self._cleared(look) if self.clear else look

    def text(self, text: str) -> str:
        """Return a text with the signs that are wanted."""
        return text.translate(_IN_TEXT) if self.dots else text

    def _cleared(self, look: Look) -> Look:
        seen: Any = look
        raised: dict[str, Any] = {}
        for name in _COLOURS:
            colour = getattr(look, name, None)
            if isinstance(colour, str) and colour in CLEARER:
                raised[name] = CLEARER[colour]
        if isinstance(look, Box) and look.fill_alpha >= SOLID and look.fill in ("panel", "felt_deep"):
            raised["fill_alpha"] = 1.0
            if look.line is not None:
                raised["line_alpha"] = 1.0
        return replace(seen, **raised) if raised else look
