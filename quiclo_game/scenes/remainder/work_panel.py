"""The panel in which a pair is worked out: cards, clock and what to do, facing whoever picks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.remainder_state import NO_CARD, Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import IN_MIDDLE, name_words
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.remainder.clock import seconds
from quiclo_game.scenes.remainder.keys import reset_area
from quiclo_game.scenes.remainder.working import working_draws
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.remainder.scene import RemainderScene


LOW = 258.0
"""Three quarters of what the panel is higher than this goes to the sentence at its foot, in sheet px."""


class WorkPanel:
    """Draws the working of one table."""

    def __init__(self, table: RemainderScene) -> None:
        """Draw the working of ``table``."""
        self._table = table

    def draws(self) -> Iterator[Draw]:
        """Yield the working, turned to whoever picks."""
        place, scale = self._table.work_place, self._table.layout.scale
        if place.hidden is not None and place.shared is not None:
            yield ground(place.hidden, scale, 1.0)
            yield from self._work(place.shared)
        if self._table.state.claim is not None:
            area = place.area
            edge = Box(area.width, area.height, 24 * scale, None, line="honey", line_width=3 * scale)
            yield place.frame.draw(Draw(edge, area.cx, area.cy))
        yield from place.frame.draws(self._work(place.area))

    def _work(self, area: Area) -> Iterator[Draw]:
        table = self._table
        board, words, scale = table.board, table.services.words, table.layout.scale
        inner = area.inset(14 * scale)
        clock = self._clock()
        bottom = reset_area(area, scale)
        side = 168 * scale if clock is not None else 0.0
        if clock is not None:
            yield from self._ring(Area(inner.x, inner.y, side - 8 * scale, inner.height), *clock)
        left = inner.x + side
        foot = bottom.height + max(0.0, area.height - LOW * scale) * 0.75
        low = bottom.bottom - foot
        place = Area(left, inner.y, inner.right - left, low - 6 * scale - inner.y)
        cards = tuple(board.places[index].card for index in board.selected if board.places[index].card != NO_CARD)
        yield from working_draws(
            place,
            scale,
            cards,
            board.weighing,
            table.rule,
            words,
            table.services.forge.fonts,
            remainders=table.remainders or board.verdict != "",
        )
        text, tone = (table.message, table.message_tone) if table.message else (self._prompt(), "prompt")
        room = (inner.right if table.automatic else bottom.x - 14 * scale) - left
        said, size = Area(left, low, room, foot), scale
        if not cards:
            top = place.y + place.height * 0.46 + 12 * scale
            said, size = Area(left, top, inner.right - left, bottom.y - 10 * scale - top), 1.3 * scale
        yield from speech_draws(table.services.forge.fonts, text, tone, said, size)

    def _clock(self) -> tuple[float, float, str] | None:
        """Return the ms that are left, out of how many, and for whom; ``None`` where no clock runs."""
        table = self._table
        state, clock = table.state, table.clock
        if state.claim is not None:
            left = clock.claim_left(state)
            whole = state.claim_seconds(state.claim.seat) * 1000.0
            name = table.plan.players[state.claim.seat].name
            if left is None or table.referee:
                return 0.0, 0.0, name
            return left, whole, name
        left = clock.search_left(state)
        return None if left is None else (left, state.search_seconds * 1000.0, "")

    def _ring(self, area: Area, left: float, whole: float, name: str) -> Iterator[Draw]:
        table = self._table
        scale, words = table.layout.scale, table.services.words
        radius = min(62 * scale, area.width * 0.42)
        y = area.y + radius + 18 * scale
        share = left / whole if whole else 1.0
        low = whole > 0 and left < 3000
        yield Draw(Ring(radius, 15 * scale, share, "wrong" if low else "honey"), area.cx, y)
        if whole:
            yield Draw(Words(str(seconds(left)), 56 * scale), area.cx, y - 6 * scale)
            yield Draw(Words("s", 19 * scale, "mist", "plain"), area.cx, y + 33 * scale)
        else:
            yield Draw(Icon("person", 70 * scale, "cream"), area.cx, y)
        if not name:
            told = Words(words("remainder.find_in_time"), 19 * scale, "mist", "plain", max_width=area.width)
            yield Draw(told, area.cx, area.bottom - 22 * scale)
            return
        claim = table.state.claim
        if claim is not None:
            player = table.plan.players[claim.seat]
            y = area.bottom - 24 * scale
            yield Draw(Token(player.colour, 17 * scale), area.x + 20 * scale, y)
            room = area.width - 48 * scale
            yield Draw(
                name_words(table.services.forge.fonts, name, 21 * scale, room, IN_MIDDLE * scale),
                area.x + 46 * scale,
                y,
            )

    def _prompt(self) -> str:
        table = self._table
        state, words, board = table.state, table.services.words, table.board
        if table.queue.waiting:
            return words("table.tap_steps")
        if table.automatic:
            return "" if table.demo or table.director.recorded else words("table.plays_itself")
        if state.step is Step.OVER or board.verdict:
            return ""
        if state.alone or table.may_pick:
            return words(
                "remainder.second_card" if board.selected else "remainder.two_cards", divisor=table.rule.divisor
            )
        if state.claim is not None:
            return words("remainder.shows", name=table.plan.players[state.claim.seat].name)
        return words("remainder.who_spoke" if table.referee else "remainder.buzz_first")
