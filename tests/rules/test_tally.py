"""Tallies add up field by field."""

from __future__ import annotations

from quiclo_game.rules import brain_state, strategy_state


def test_every_figure_is_added_to_its_own_and_nothing_else_changes() -> None:
    one, other = strategy_state.Tally(1, 2, 3, 4, 5), strategy_state.Tally(10, 20, 30, 40, 50)
    assert one + other == strategy_state.Tally(11, 22, 33, 44, 55)
    assert one == strategy_state.Tally(1, 2, 3, 4, 5)
    assert sum([brain_state.Tally(solved=2)] * 3, brain_state.Tally()) == brain_state.Tally(solved=6)
