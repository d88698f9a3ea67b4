"""Everything on the table that may change, as draws: from the board, the desk, the layout, back to front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.mental_state import Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.helping import values_shown
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.mental.cards import own_cards, waiting_seats
from quiclo_game.scenes.mental.desk import Way
from quiclo_game.scenes.mental.layout import MentalLayout
from quiclo_game.scenes.mental.line import line_draws, steps_draws, steps_of
from quiclo_game.scenes.mental.middle import dice_draws, grounds, product_draws, stack_draws, time_draws
from quiclo_game.scenes.mental.sides import best_draws, collected_draws, doing_at, panel_ground, plate_draws
from quiclo_game.scenes.mental.step_pad import StepShown
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.rolling import dice_looks, thrown_draws
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.scenes.turn_light import lit_at, swollen
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.mental.table import MentalTable

_DOTS_MS = 900.0


def resting_draws(layout: MentalLayout) -> Iterator[Draw]:
    """Yield all that rests: the grounds of the panels."""
    yield from grounds(layout)


class TablePicture:
    """Draws one table; holds nothing but a reference to it."""

    def __init__(self, table: MentalTable) -> None:
        """Draw ``table``."""
        self._table = table
        table.warmth.watch(lambda: dice_looks(12, table.layout.die_size))
        table.light.watch(lambda: lit_at(table, table.layout.lit))
        self._kept = Kept()

    def draws(self) -> Iterator[Draw]:
        """Yield all that may change, back to front."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        players, fonts = table.plan.players, table.services.forge.fonts
        player = players[board.seat]
        size = layout.size, words.language
        yield from self._kept.draws("stacks", (size, tuple(board.left)), lambda: stack_draws(layout, board, words))
        thinking = table.seconds_left if table.queue.empty else None
        yield from time_draws(layout, board, table.plan.settings, table.clock.played, thinking, words)
        piles = tuple(tuple(own) for own in board.piles)
        yield from (
            ()
            if layout.around
            else self._kept.draws(
                "seats",
                (size, players, board.seat, piles, tuple(board.counts)),
                lambda: waiting_seats(layout, board, players, words, fonts),
            )
        )
        yield from panel_ground(layout, player.colour)
        if not layout.around:
            plate = plate_draws(layout, player, "" if self._thinks else self.doing(), fonts)
            yield from swollen(plate, layout.plate, table.light.swell)
        used = self._used()
        yield from collected_draws(layout, board, used, words, fonts)
        yield from self._kept.draws(
            "best",
            (size, players, board.best, table.best_wanted),
            lambda: best_draws(layout, board, players, words, fonts, wanted=table.best_wanted),
        )
        yield from dice_draws(layout, board, words)
        yield from self._line()
        yield from own_cards(layout, board, chosen=used)
        yield from table.controls.draws()
        yield from product_draws(layout, board, fonts)
        hand = layout.plate.cx, layout.plate.cy
        yield from thrown_draws(board.dice, 12, hand, layout.dice, layout.die_size, layout.scale)
        yield from self._speech()
        if self._thinks and not layout.around:
            phase = table.duration % _DOTS_MS / _DOTS_MS
            yield from thinking_draws(*doing_at(layout, 26.0), layout.scale * 0.8, phase)
        if table.stopped:
            yield from self._notice(words("table.stopped"))

    @property
    def _thinks(self) -> bool:
        """Whether dots say that a bot thinks: they take the place of the words, since the plate is narrow."""
        return self._table.director.thinking is not None and not self._table.automatic

    def _used(self) -> tuple[int, ...]:
        """Return the places of the cards in the calculation that is shown."""
        table = self._table
        if self._calculating and not table.board.verdict:
            return table.desk.used
        return table.board.line.operands

    @property
    def _calculating(self) -> bool:
        return self._table.interactive and self._table.state.step is Step.CALCULATE

    def _line(self) -> Iterator[Draw]:
        table = self._table
        layout, board, desk = table.layout, table.board, table.desk
        scale, words = layout.scale, table.services.words
        person = self._calculating
        waiting = person and desk.way is Way.LINE
        values = values_shown(table) or board.verdict == "right"
        yield from line_draws(board, layout.line, scale, words, waiting=waiting, values=values)
        steps: tuple[StepShown, ...]
        if person:
            steps, pending = desk.shown_steps(values=values), desk.pending(values=values)
        else:
            steps, pending = steps_of(board.line, board.hand) if values else (), ()
        yield from steps_draws(steps, pending, layout.steps, scale, table.services.forge.fonts, values=values)

    def _speech(self) -> Iterator[Draw]:
        table = self._table
        text, tone = (table.message, table.message_tone) if table.message else (self._prompt(), "prompt")
        area = table.layout.message
        size = table.layout.scale * (1.0 if table.layout.portrait else 1.22)
        if table.automatic and not table.layout.portrait:
            area = Area(area.x, area.y + area.height * 0.25, area.width, area.height * 0.5)
        yield from speech_draws(table.services.forge.fonts, text, tone, area, size)

    def doing(self) -> str:
        """Return in words what the seat is doing whose turn is shown."""
        table = self._table
        words = table.services.words
        if table.automatic:
            return words("mental.calculates")
        if table.director.thinking is not None:
            return words("table.bot_thinks")
        return table.turn_told(table.board.seat)

    def _prompt(self) -> str:
        table = self._table
        words, state = table.services.words, table.state
        if table.queue.waiting:
            return words("table.tap_steps")
        if table.automatic:
            return "" if table.demo else words("table.tap_stops")
        if not table.interactive:
            return ""
        if state.step is Step.ROLL:
            return words("mental.roll_first")
        if table.desk.way is Way.STEPS:
            return words("mental.steps_how", target=state.target)
        return words("mental.line_how", target=state.target)

    def _notice(self, text: str) -> Iterator[Draw]:
        width, height = self._table.size
        scale, fonts = self._table.layout.scale, self._table.services.forge.fonts
        look = Words(text, 34 * scale, "ink", max_width=width * 0.8)
        box = Box(look.width(fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97, shadow=16 * scale)
        yield Draw(box, width / 2, height * 0.5)
        yield Draw(look, width / 2, height * 0.5)
