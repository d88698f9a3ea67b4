"""What a finished game is told about, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from quiclo_game.play.handovers import Handover
from quiclo_game.play.players import Player
from quiclo_game.rules.brain_state import TargetMissed, TargetRevealed, TargetSolved
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain_summary import summarize_brain
from quiclo_game.scenes.chart import apart, ticks_up_to
from quiclo_game.scenes.confetti import FALL, bit_draws, scattered
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.results import SUMMARIES, FinishedTable, ResultsScene
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.text import Words as Written
from tests.bot_game import begin, header_of, play_on
from tests.scenes.finished_games import played
from tests.scenes.gallery import results, results_conquest, results_draw
from tests.scenes.seen import texts
from tests.scenes.stand_ins import Stand, stand, tap


@pytest.fixture
def there() -> Stand:
    return stand("de")


def test_the_ranking_runs_from_the_highest_figure_down_and_equal_ones_share_a_place() -> None:
    report = played()
    outcome = replace(report.outcome, scores=(9, 30, 51, 30), winners=(2,))
    summary = summarize_brain(replace(report, outcome=outcome))
    assert [(one.place, one.seat) for one in summary.ranking] == [(1, 2), (2, 1), (2, 3), (4, 0)]


@pytest.mark.parametrize("variant", ["race", "conquest"])
def test_the_curve_begins_at_nothing_and_ends_at_the_final_figures(variant: str) -> None:
    report = played(4, variant)
    curve = summarize_brain(report).curve
    assert [line[0] for line in curve] == [0] * 4
    assert tuple(line[-1] for line in curve) == report.outcome.scores
    assert {len(line) for line in curve} == {report.state.turns.round + 1}


def test_the_points_of_the_race_never_fall() -> None:
    for line in summarize_brain(played()).curve:
        assert list(line) == sorted(line)


def test_the_hardest_calculation_takes_most_dice_and_comes_out() -> None:
    report = played()
    fact = summarize_brain(report).facts[0]
    *tokens, equals, result = fact.tokens
    expression = "".join(tokens).replace("×", "*").replace("÷", "//").replace("−", "-")
    assert equals == "="
    assert eval(expression) == int(result)
    longest = max(
        len(event.calculation) for move in report.moves for event in move.events if isinstance(event, TargetSolved)
    )
    assert len(tokens) == longest


def test_what_the_program_scored_counts_as_solved() -> None:
    facts = summarize_brain(played(play="animation")).facts
    assert {fact.icon for fact in facts} >= {"bulb", "flag"}
    assert facts[0].tokens[-2] == "="


def test_the_longest_series_is_counted_by_hand() -> None:
    report = played()
    fact = next(fact for fact in summarize_brain(report).facts if fact.icon == "flag")
    runs = dict.fromkeys(range(4), "")
    for move in report.moves:
        for event in move.events:
            if isinstance(event, TargetSolved | TargetRevealed | TargetMissed):
                runs[event.seat] += "x" if isinstance(event, TargetSolved) else " "
    longest = max(max(map(len, run.split()), default=0) for run in runs.values())
    assert fact.text is not None
    assert dict(fact.text.figures)["count"] == longest


def test_the_winners_cards_are_shown() -> None:
    report = played(4, "conquest")
    (winner,) = report.outcome.winners
    assert summarize_brain(report).cards == report.state.won[winner]


def test_the_same_cards_are_played_again_with_the_start_moved_on(there: Stand) -> None:
    report = played()
    scene = ResultsScene(there.services, report)
    scene.enter((1920, 1080))
    tap(scene, "again")
    (plan,) = there.navigator.plans
    assert (plan.seed, plan.settings) == (report.plan.seed, report.plan.settings)
    assert [player.name for player in plan.players] == ["Opa Karl", "Jonas", "Mia", "Anna"]


@pytest.mark.parametrize(
    ("key", "way"),
    [
        ("new", "setup brain_training"),
        ("log", "move_log"),
        ("menu", "title"),
        ("watch", f"watch brain_training {len(played().moves)}"),
        ("statistics", "statistics Anna"),
    ],
)
def test_the_other_keys_lead_on(there: Stand, key: str, way: str) -> None:
    scene = ResultsScene(there.services, played())
    scene.enter((1280, 720))
    tap(scene, key)
    assert there.navigator.went == [way]


def test_the_winner_is_greeted_once_and_the_paper_comes_to_rest(there: Stand) -> None:
    scene = ResultsScene(there.services, played())
    scene.enter((1280, 720))
    assert scene.animating
    early = scene.moving(0.0)
    scene.update(FALL)
    assert not scene.animating
    assert scene.moving(0.0) != early
    scene.leave()
    scene.enter((1280, 720))
    assert there.audio.played == ["win"]


def test_with_less_motion_nothing_falls(there: Stand) -> None:
    there.store.change(reduced_motion=True)
    scene = ResultsScene(there.services, played())
    scene.enter((1280, 720))
    assert not scene.animating


def test_the_log_of_a_finished_game_can_be_read(there: Stand) -> None:
    lines = FinishedTable(there.services, played()).log()
    assert lines[-1].startswith("Mia gewinnt")


@pytest.mark.parametrize("highest", [1, 7, 48, 99, 832, 1692])
def test_the_scale_of_a_chart_is_round_and_reaches_the_highest_figure(highest: int) -> None:
    ticks = ticks_up_to(highest)
    assert ticks[0] == 0
    assert highest <= ticks[-1] <= 3 * highest
    assert 2 <= len(ticks) <= 7
    assert len({after - before for before, after in pairwise(ticks)}) == 1


def test_labels_keep_apart_in_their_order_and_within_the_panel() -> None:
    places = apart([100, 104, 104, 300], 40, 20, 330)
    assert places == sorted(places)
    assert min(b - a for a, b in pairwise(places)) >= 40 - 1e-9
    assert places[0] >= 20
    assert places[-1] <= 330
    assert apart([50, 200], 40, 0, 400) == [50, 200]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920), (2560, 1080)])
@pytest.mark.parametrize("text", [TextSize(100), TextSize(200)])
@pytest.mark.parametrize("make", [results, results_conquest, results_draw])
def test_bits_of_paper_fall_behind_all_words_and_clear_of_keys_and_panels(
    make: Callable[[Stand], MenuScene], text: TextSize, size: tuple[int, int]
) -> None:
    there = stand("de", text_size=text)
    scene = make(there)
    scene.enter(size)
    fonts, most = there.services.forge.fonts, 0
    beneath = list(texts(scene.still(), fonts))
    while scene.animating:
        scene.update(100.0)
        moving = scene.moving(0.0)
        bits = [index for index, draw in enumerate(moving) if isinstance(draw.what, Picture)]
        most = max(most, len(bits))
        first_words = min(index for index, draw in enumerate(moving) if isinstance(draw.what, Written))
        assert not bits or max(bits) < first_words
        for draw in (moving[index] for index in bits):
            reach = draw.what.width / 2  # type: ignore[attr-defined]  # a picture
            bit = Area(draw.x - reach, draw.y - reach, 2 * reach, 2 * reach)
            assert [one.text for one in beneath if one.area.overlaps(bit)] == []
            for control in scene.controls:
                left, top, right, bottom = control.bounds()
                assert not Area(left, top, right - left, bottom - top).overlaps(bit), control.key
    assert most > 40


def test_bits_of_paper_keep_apart_and_clear_of_the_winner() -> None:
    clear = Area(200, 200, 400, 400)
    bits = scattered(Area(0, 0, 800, 900), (clear,), 4127)
    assert len(bits) > 20
    assert bits == scattered(Area(0, 0, 800, 900), (clear,), 4127)
    assert not any(350 < bit.x < 450 and 350 < bit.y < 450 for bit in bits)
    assert len(bit_draws(bits, 1.0, 0.0)) < len(bit_draws(bits, 1.0, FALL))
    assert {(draw.x, draw.y) for draw in bit_draws(bits, 1.0, FALL)} >= {
        (bit.x, bit.y) for bit in bits if not bit.passing
    }


def test_what_a_bot_did_for_somebody_is_told_as_a_bots() -> None:
    report = played()
    best = summarize_brain(report).facts[0].seat
    shared = replace(report, handovers=(Handover(0, best, to_bot=True),))

    assert all(fact.seat != best for fact in summarize_brain(shared).facts)
    scene = ResultsScene(stand("de").services, shared)
    scene.enter((1920, 1080))
    told = [draw.what.text for draw in scene.still() if isinstance(draw.what, Written)]
    turns = shared.stood_in[best]
    assert f"Bot: {turns.count} von {turns.total} Zügen" in told
    own = report.state.tallies[best]
    assert f"gelöst {own.solved} von {own.reachable}" not in told


@pytest.mark.parametrize("mode_key", ["brain_training", "card_network", "mental_arithmetic", "strategy"])
def test_games_in_which_bots_stood_in_for_all_can_be_summed_up(mode_key: str) -> None:
    header = header_of(mode_key, 2)
    match = play_on(begin(header), header)
    assert match.outcome is not None
    players = (Player("Anna", 0), Player("Ben", 1))
    plan = GamePlan(mode_key, players, header.settings, 1)
    away = tuple(Handover(0, seat, to_bot=True) for seat in range(2))
    report = GameReport(plan, tuple(match.moves), match.state, match.outcome, 60_000.0, handovers=away)

    facts = SUMMARIES[mode_key](report).facts

    assert facts == ()
