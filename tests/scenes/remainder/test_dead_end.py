"""A dead end alone: how far it was, where it could have been avoided, and playing on from there in a copy."""

from __future__ import annotations

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import Pick
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from tests.scenes.remainder.seated import Seated


def stuck(seed: int = 3) -> Seated:
    table = Seated("Anna", cards=None, deal="random", divisor="18", seed=seed)
    while table.match.outcome is None:
        table.match.submit(0, Pick(*valid_pairs(table.state)[-1], table.table.clock.now))
        table.table.queue.skip()
    assert table.match.outcome.ending == "dead_end"
    table.wait(3000)
    return table


def tap(table: Seated, key: str) -> None:
    control = table.table.dead_end.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        table.table.handle(Pointer("finger:1:9", phase, control.x, control.y))


def test_a_dead_end_waits_for_the_player_and_tells_what_was_lost_where() -> None:
    table = stuck()
    assert table.reports == []
    finding = table.table.dead_end.finding
    assert finding is not None
    assert finding.left == table.state.remaining
    assert finding.avoidable


def test_the_results_come_when_they_are_wanted() -> None:
    table = stuck()
    tap(table, "finish")
    assert [report.outcome.ending for report in table.reports] == ["dead_end"]


def test_return_leads_to_the_results_too() -> None:
    table = stuck()
    table.table.handle(KeyPress("return"))
    table.table.handle(KeyPress("return"))
    assert table.reports


def test_playing_on_starts_a_copy_in_which_everything_is_still_possible() -> None:
    table = stuck()
    finding = table.table.dead_end.finding
    assert finding is not None
    tap(table, "play_on")
    navigator = table.stand.navigator
    plan, actions = navigator.plans[-1], navigator.actions
    assert len(actions) == finding.last_chance
    copy = Match(plan.mode, 1, plan.settings, SeededChance(plan.seed))
    copy.start()
    for seat, action in actions:
        assert copy.submit(seat, action) is None
    assert ClearSearch(copy.state).finish() is Verdict.POSSIBLE
    assert table.match.outcome is not None, "the game itself stays as it is"


def test_the_fewest_cards_that_must_remain_are_no_dead_end() -> None:
    table = Seated("Anna", cards=None, divisor="7").watch()
    while table.match.outcome is None:
        search = ClearSearch(table.state)
        assert search.finish() is Verdict.POSSIBLE
        table.choose(*search.solution[0])
        table.table.queue.skip()
    assert table.match.outcome.ending == "best_possible"
    assert table.state.remaining == 2
    table.wait(4000)
    assert [report.outcome.ending for report in table.reports] == ["best_possible"]
