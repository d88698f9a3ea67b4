"""Everything on the table that may change, as draws: from the board, the clock, the layout, back to front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.play.players import Player
from quiclo_game.rules.remainder_state import NO_CARD, Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.names import name_words
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.remainder.clock import seconds
from quiclo_game.scenes.remainder.ending import ending_draws
from quiclo_game.scenes.remainder.field import empty_draws, field_draws, foot_draws
from quiclo_game.scenes.remainder.field import grounds as place_grounds
from quiclo_game.scenes.remainder.keys import reset_area
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.scenes.remainder.panels import (
    divisor_draws,
    left_draws,
    meaning_draws,
    pairs_draws,
    reckoning_draws,
)
from quiclo_game.scenes.remainder.panels import grounds as panel_grounds
from quiclo_game.scenes.remainder.working import working_draws
from quiclo_game.scenes.remainder.zones import buzzer_area, lock_draws, spread_draws, zone_draws, zone_ground
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.remainder.scene import RemainderScene

_DOTS_MS = 900.0


def resting_draws(layout: RemainderLayout) -> Iterator[Draw]:
    """Yield all that rests: places and the grounds of the panels."""
    yield from place_grounds(layout)
    yield from panel_grounds(layout)


class TablePicture:
    """Draws one table; holds nothing but a reference to it."""

    def __init__(self, table: RemainderScene) -> None:
        """Draw ``table``."""
        self._table = table
        self._kept = Kept()

    def draws(self) -> Iterator[Draw]:
        """Yield all that may change, back to front."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players, state = table.services.forge.fonts, table.plan.players, table.state
        yield from self._kept.draws(
            "panels",
            (layout.size, words.language, table.following, table.automatic, players, board.last, tuple(board.left)),
            self._panels,
        )
        if not state.alone and not table.automatic:
            yield from self._referee()
        if state.alone and not layout.around:
            yield from self._lone_seat(players[0])
        elif not layout.around:
            claim = state.claim.seat if state.claim is not None else None
            winners = state.outcome.winners if state.outcome is not None else ()
            yield from zone_draws(layout, board, players, fonts, claiming=claim, winners=winners)
        yield from table.work_frame.draws(self._work())
        yield from empty_draws(layout, board)
        yield from table.controls.draws()
        yield from self._locks()
        lying = tuple((view.card, view.home, view.travel < 1.0) for view in board.places)
        shown = (layout.size, words.language, lying, board.selected, tuple(board.left), table.remainders)
        yield from self._kept.draws("feet", shown, self._feet)
        yield from field_draws(layout, board)
        if table.ending_shown:
            left, fewest = state.remaining, table.fewest
            yield from ending_draws(layout, left, fewest, table.dead_end.finding, words, fonts)
            yield from table.dead_end.controls.draws()
        if table.stopped:
            yield from self._notice(words("table.stopped"))

    def _panels(self) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players = table.services.forge.fonts, table.plan.players
        yield from divisor_draws(layout, table.rule.divisor, table.following, words, changeable=not table.automatic)
        yield from meaning_draws(layout, table.meaning, words, fonts)
        yield from reckoning_draws(layout, table.rule, words)
        yield from pairs_draws(layout, board, players, table.rule, words)
        yield from left_draws(layout, board, words)

    def _feet(self) -> Iterator[Draw]:
        table = self._table
        words, fonts = table.services.words, table.services.forge.fonts
        divisor = table.rule.divisor if table.remainders else None
        yield from foot_draws(table.layout, table.board, divisor, words, fonts)

    # ---- the panel in the middle ---------------------------------------------------------------------------------

    def _work(self) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        scale, area = layout.scale, layout.work
        claim = table.state.claim
        if claim is not None:
            edge = Box(area.width, area.height, 24 * scale, None, line="honey", line_width=3 * scale)
            yield Draw(edge, area.cx, area.cy)
        inner = area.inset(14 * scale)
        clock = self._clock()
        bottom = reset_area(layout)
        side = 168 * scale if clock is not None else 0.0
        if clock is not None:
            yield from self._ring(Area(inner.x, inner.y, side - 8 * scale, inner.height), *clock)
        left = inner.x + side
        place = Area(left, inner.y, inner.right - left, bottom.y - 6 * scale - inner.y)
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
        said, size = Area(left, bottom.y, room, bottom.height), scale
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
            whole = state.settings.number("claim_seconds") * 1000.0
            name = table.plan.players[state.claim.seat].name
            if left is None or table.referee:
                return 0.0, 0.0, name
            return left, whole, name
        left = clock.search_left(state)
        if left is None or state.step is not Step.SEARCH:
            return None
        return left, state.settings.number("think_seconds") * 1000.0, ""

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
                name_words(table.services.forge.fonts, name, 21 * scale, room, 1.3 * scale), area.x + 46 * scale, y
            )

    def _prompt(self) -> str:
        table = self._table
        state, words, board = table.state, table.services.words, table.board
        if table.queue.waiting:
            return words("table.tap_steps")
        if table.automatic:
            return words("table.plays_itself") if not table.demo else ""
        if state.step is Step.OVER or board.verdict:
            return ""
        if state.alone or table.may_pick:
            return words(
                "remainder.second_card" if board.selected else "remainder.two_cards", divisor=table.rule.divisor
            )
        if state.claim is not None:
            return words("remainder.shows", name=table.plan.players[state.claim.seat].name)
        return words("remainder.who_spoke" if table.referee else "remainder.buzz_first")

    # ---- seats ---------------------------------------------------------------------------------------------------

    def _locks(self) -> Iterator[Draw]:
        table = self._table
        state, layout = table.state, table.layout
        whole = max(1.0, state.settings.number("lock_seconds") * 1000.0)
        for seat, area in enumerate(layout.seats if not state.alone else ()):
            left = table.clock.lock_left(state, seat)
            if left > 0 and state.claim is None:
                place = buzzer_area(area, layout.scale)
                yield from lock_draws(place, layout.scale, seconds(left), left / whole, table.services.words)

    def _referee(self) -> Iterator[Draw]:
        table = self._table
        area, scale, words = table.layout.referee, table.layout.scale, table.services.words
        yield Draw(Box(area.width, area.height, 22 * scale, "panel", 0.88, "line", 1.5 * scale, 0.75), area.cx, area.cy)
        room = area.width - 150 * scale
        x = area.x + 20 * scale
        yield Draw(Words(words("remainder.referee"), 22 * scale, align="left", max_width=room), x, area.cy - 13 * scale)
        note = Words(words("remainder.referee_note"), 18 * scale, "mist", "plain", "left", max_width=room)
        yield Draw(note, x, area.cy + 15 * scale)

    def _lone_seat(self, player: Player) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        area, scale, fonts = layout.seats[0], layout.scale, table.services.forge.fonts
        yield from zone_ground(area, scale, player.colour, active=True)
        radius = 44 * scale
        yield Draw(Token(player.colour, radius), area.x + 32 * scale + radius, area.cy - 2 * scale)
        x = area.x + 148 * scale
        room = area.width * (0.36 if layout.portrait else 0.22)
        name = name_words(fonts, player.signed, 40 * scale, room, scale)
        yield Draw(name, x, area.cy - 18 * scale)
        yield Draw(Icon("pencil", 32 * scale, "mist"), x + name.width(fonts) + 28 * scale, area.cy - 18 * scale)
        told = Words(words("remainder.rename"), 20 * scale, "mist", "plain", "left", max_width=room)
        yield Draw(told, x, area.cy + 28 * scale)
        cx, py = x + room + 104 * scale, area.cy
        yield Draw(Disc(46 * scale, "felt_deep", line="honey", line_width=3 * scale), cx, py - 4 * scale)
        yield Draw(
            Words(f"{board.counts[0]:.0f}", 44 * scale, "honey", FIGURES, max_width=76 * scale), cx, py - 4 * scale
        )
        left = cx + 250 * scale
        yield from spread_draws(board.piles[0], left, py - 4 * scale, 92 * scale, area.right - 40 * scale - left)
        told = Words(words("remainder.collected"), 20 * scale, "mist", "plain", "left", max_width=170 * scale)
        yield Draw(told, cx + 62 * scale, py - 18 * scale)
        deal = words("results.deal", number=table.plan.seed)
        look = Words(deal, 20 * scale, "mist", "plain", "left", max_width=170 * scale)
        yield Draw(look, cx + 62 * scale, py + 14 * scale)
        if table.director.thinking is not None:
            phase = table.duration % _DOTS_MS / _DOTS_MS
            yield from thinking_draws(area.right - 70 * scale, area.cy, scale, phase)

    def _notice(self, text: str) -> Iterator[Draw]:
        width, height = self._table.size
        scale, fonts = self._table.layout.scale, self._table.services.forge.fonts
        ink: Colour = "ink"
        look = Words(text, 34 * scale, ink, max_width=width * 0.8)
        box = Box(look.width(fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97, shadow=16 * scale)
        yield Draw(box, width / 2, height * 0.5)
        yield Draw(look, width / 2, height * 0.5)
