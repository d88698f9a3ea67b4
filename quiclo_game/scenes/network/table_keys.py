"""Which controls lie on the table at this moment, from what its players may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.scenes.network.keys import (
    Standing,
    ask_key,
    call_key,
    camera_keys,
    hand_keys,
    log_keys,
    play_keys,
    tool_keys,
)
from quiclo_game.scenes.taking_back import may_take_back
from quiclo_game.shell.control import Control

if TYPE_CHECKING:
    from quiclo_game.scenes.network.table import NetworkTable


def table_keys(table: NetworkTable) -> Iterator[Control]:
    """Yield all controls, those that lie above others later; the question before a hand opens comes last."""
    layout, words, standing = table.layout, table.words, _standing(table)
    yield from tool_keys(layout, standing)
    yield from camera_keys(layout, standing)
    shown = table.leaves.shown(layout.log_rows)
    older, newer = bool(shown) and shown[-1][0] > 0, table.leaves.newer
    if layout.drawer:
        yield from log_keys(layout, [number for number, _ in shown], older=older, newer=newer)
    if table.demo:
        if table.invites:
            yield call_key(layout, words("table.touch_to_play"), table.services.other("table.touch_to_play"))
        return
    yield from play_keys(layout, standing, words, table.hand.order.value)
    yield from table.felt_focus.controls()
    if table.covered:
        yield ask_key(layout, words, table.plan.players[table.hand.seat].name)
    elif table.may_play:
        raised = frozenset(table.turn.choice.cards)
        yield from hand_keys(table.hand, table.places.slots(), raised)


def _standing(table: NetworkTable) -> Standing:
    playing, turn = table.may_play, table.turn
    return Standing(
        interactive=playing,
        ready=playing and bool(turn.ghosts),
        forced=playing and turn.stuck,
        may_draw=playing and turn.may_draw,
        may_pass=playing and turn.may_pass,
        may_undo=may_take_back(table),
        automatic=table.autopilot.active,
        people=bool(table.autopilot.people),
        locked=table.camera.locked,
        renews=not table.director.recorded,
    )
