"""The controls of the table for every moment of a turn: which keys there are, and which of them can do something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.rules.brain_state import BrainState, Status, Step
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.scenes.brain.pad import Pad
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.control import Control
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.widgets import button, die_key

OPERATORS = (Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.OVER)
TOOLS = (("undo", "undo"), ("log", "menu"), ("help", "help"), ("pause", "pause"))
ROLL_STEPS = (Step.ROLL_CONTINENTS, Step.ROLL_NUMBERS)


def open_targets(state: BrainState) -> tuple[int, ...]:
    """Return the cards that are still to be calculated."""
    return tuple(target.card for target in state.targets if target.status is Status.OPEN)


def tool_keys(layout: BrainLayout, *, may_undo: bool) -> Iterator[Control]:
    """Yield undo, log, help and pause."""
    for (key, icon), area in zip(TOOLS, layout.tools, strict=True):
        yield _key(key, area, "", "quiet", layout.scale, icon=icon, enabled=key != "undo" or may_undo)


def call_key(layout: BrainLayout, call: str, other: str) -> Control:
    """Return the invitation of the demo, in two languages or one: it leads to the title."""
    scale, pad = layout.scale, layout.pad.inset(18 * layout.scale)
    height = min(pad.height * 0.34, 112 * scale)
    face = CallFace(call, other, scale)
    return Control("call", pad.cx, pad.bottom - height / 2 - 4 * scale, pad.width * 0.8, height, face=face)


def pad_keys(
    layout: BrainLayout,
    state: BrainState,
    board: Board,
    pad: Pad,
    language: Language,
    *,
    interactive: bool,
    sure: bool,
) -> Iterator[Control]:
    """Yield dice, operators, back, clear, hint, reveal and the main key.

    ``interactive``: a person may act; ``sure``: the reveal waits to be confirmed.
    """
    scale = layout.scale
    calculating = interactive and state.step is Step.CALCULATE and bool(open_targets(state))
    for place, area in enumerate(layout.dice_keys):
        if state.step is Step.CALCULATE and board.numbers_lie:
            face, used = state.roll[place], place in board.line.operands
            key = die_key(f"die:{place}", *_middle(area), face, used=used, scale=scale)
            yield key if calculating else replace(key, passive=True)
    for operator, area in zip(OPERATORS, layout.operator_keys, strict=True):
        usable = calculating and pad.takes_operator(operator)
        icon = sign(operator, Notation.CROSS)
        yield _key(f"operator:{operator.value}", area, "", "op", scale, icon=icon, enabled=usable)
    written = calculating and bool(pad.line.tokens)
    yield _key("back", layout.back_key, "", "quiet", scale, icon="back", enabled=written)
    yield _key("clear", layout.clear_key, language("table.clear"), "quiet", scale, enabled=written)
    chosen = calculating and bool(board.selected)
    yield _key("hint", layout.hint_key, language("table.hint"), "quiet", scale, icon="bulb", enabled=chosen)
    label = language("table.reveal_sure" if sure else "table.reveal")
    kind: Kind = "warn" if sure else "quiet"
    yield _key("reveal", layout.reveal_key, label, kind, scale, enabled=chosen)
    yield _main_key(layout, state, pad, language, interactive=interactive)


def target_keys(layout: BrainLayout, state: BrainState, *, interactive: bool) -> Iterator[Control]:
    """Yield an invisible key over each target card, and over the dice that are due."""
    width = layout.target_width
    for index, target in enumerate(state.targets):
        x, y = layout.target_place(index, len(state.targets))
        key = f"target:{target.card}"
        yield Control(key, x, y, width, width * HEIGHT, enabled=interactive and target.status is Status.OPEN)
    if interactive and state.step is Step.ROLL_CONTINENTS:
        area = layout.chooser
        yield Control("dice", area.cx, area.cy, area.width, area.height)
    elif interactive and state.step is Step.ROLL_NUMBERS:
        first, last = layout.numbers[0], layout.numbers[-1]
        size = layout.number_size * 0.8
        yield Control("dice", (first[0] + last[0]) / 2, first[1], last[0] - first[0] + size, size)


def _main_key(layout: BrainLayout, state: BrainState, pad: Pad, language: Language, *, interactive: bool) -> Control:
    label, icon, ready = language("table.check"), "check", False
    if state.step in ROLL_STEPS:
        label, icon, ready = language("table.roll"), "play", True
    elif state.step is Step.CALCULATE and not open_targets(state):
        label, icon, ready = language("table.end_turn"), "right", True
    elif state.step is Step.CALCULATE:
        ready = pad.complete
    usable = ready and interactive
    size = layout.main_key.height * (0.34 if len(label) < 9 else 0.28)
    return _key(
        "main", layout.main_key, label, "main" if usable else "off", layout.scale, icon=icon, enabled=usable, size=size
    )


def _key(
    key: str,
    area: Area,
    label: str,
    kind: Kind,
    scale: float,
    *,
    icon: str | None = None,
    enabled: bool = True,
    size: float | None = None,
) -> Control:
    return button(key, *_middle(area), label, kind, icon=icon, enabled=enabled, size=size, scale=scale)


def _middle(area: Area) -> tuple[float, float, float, float]:
    return area.cx, area.cy, area.width, area.height
