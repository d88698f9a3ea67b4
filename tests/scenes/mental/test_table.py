"""The table of mental arithmetic: rolling, both ways to calculate, messages, covering, passing, clocks, endings."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.mental_state import Step
from quiclo_game.scenes.mental.desk import Way
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Disc
from tests.scenes.mental.seated import HAND, Seated
from tests.scenes.seen import texts

RIGHT = (108, "/", 36, "*", 14, "+", 85, "-", 71)


def rolled(seats: str = "Anna,Mia", **rules: Any) -> Seated:
    return Seated(seats, **rules).roll()


def test_the_product_is_written_out_and_its_last_two_digits_become_the_target() -> None:
    table = Seated().watch()
    assert table.board.target is None
    stages = set()
    table.press("main")
    while not table.table.queue.empty:
        table.wait(16)
        stages.add(table.board.stage)
    assert stages == {0, 1, 2, 3}
    assert table.board.product == 1056
    assert table.board.target == 56


def test_a_target_of_two_noughts_is_nought() -> None:
    table = Seated(rolls=((10, 10, 1),)).roll()
    assert table.board.target == 0
    assert table.state.target == 0


def test_a_right_calculation_covers_its_cards_and_counts_them() -> None:
    table = rolled().lay(*RIGHT).press("main").watch()
    assert table.state.collected == (5, 0)
    assert table.board.counts == [5.0, 0.0]
    used = [HAND.index(card) for card in RIGHT if isinstance(card, int)]
    assert [len(table.board.piles[0][place]) for place in range(12)] == [2 if p in used else 1 for p in range(12)]
    assert table.board.piles == [list(piles) for piles in table.state.piles]
    assert table.board.seat == 1


def test_skipping_leaves_the_board_as_playing_does() -> None:
    played, skipped = rolled(), rolled()
    played.lay(*RIGHT).press("main").watch()
    skipped.lay(*RIGHT).press("main")
    skipped.table.queue.skip()
    skipped.wait(16)
    for name in ("piles", "left", "counts", "seat", "stage", "line", "best"):
        assert getattr(played.board, name) == getattr(skipped.board, name), name


def test_both_ways_show_and_check_the_same_calculation() -> None:
    line = rolled().lay(*RIGHT)
    steps = rolled().press("way:steps").lay(*RIGHT)
    assert line.table.desk.whole == steps.table.desk.whole == Calculation.decode("i/c*a+g-e")
    assert line.table.desk.shown_steps() == steps.table.desk.shown_steps()
    steps.press("main").watch()
    assert steps.state.collected == (5, 0)


def test_results_are_tiles_that_are_joined_until_one_is_left() -> None:
    table = rolled().press("way:steps").lay(108, "/", 36, "*", 14).lay(85, "-", 71)
    assert [control.key for control in table.table.controls if control.key.startswith("result:")] == [
        "result:0",
        "result:1",
    ]
    assert not table.table.controls.get("main").enabled
    table.lay("+").press("result:1")
    assert table.table.controls.get("main").enabled
    table.press("main").watch()
    assert table.state.collected == (5, 0)


def test_a_wrong_calculation_stays_and_says_why() -> None:
    table = rolled().lay(108, "-", 36).press("main").watch()
    assert table.table.message == "Das ergibt 72, gesucht ist 56."
    assert table.board.verdict == "wrong"
    assert table.table.desk.shown.encode() == "i-c"
    table.press("back")
    assert table.board.verdict == ""
    assert table.state.step is Step.CALCULATE


def test_one_card_is_too_few_and_six_are_too_many() -> None:
    table = Seated(rolls=((1, 5, 1),)).roll().lay(5).press("main")
    assert table.table.message == "Das sind zu wenige Zahlen. Nimm mindestens 2."
    table = rolled().lay(*RIGHT, "+", 5)
    assert table.table.message == "Das sind zu viele Zahlen. Nimm höchstens 5."


def test_a_table_without_parentheses_offers_none() -> None:
    table = rolled(dialect="flat")
    assert not table.table.controls.get("parenthesis:(").enabled
    assert rolled().table.controls.get("parenthesis:(").enabled


def test_parentheses_balance_by_themselves() -> None:
    table = rolled().lay(108, "/", 36, "*", 14, "+", "(", 85, "-", 71).press("main").watch()
    assert table.state.collected == (5, 0)


def test_everything_can_be_typed() -> None:
    table = rolled().write("108/36*14+(85-71)=").watch()
    assert table.state.collected == (5, 0)


def test_steps_can_be_typed_with_results_as_numbers() -> None:
    table = rolled().key("m")
    assert table.table.desk.way is Way.STEPS
    table.write("108/36").wait(900)
    table.write("*14").wait(900)
    table.write("+85").wait(900)
    table.write("-71").wait(900)
    table.key("return").watch()
    assert table.state.collected == (5, 0)


def test_passing_asks_once_and_changes_nothing() -> None:
    table = rolled().press("pass")
    assert table.state.turns.seat == 0
    table.press("pass").watch()
    assert table.state.turns.seat == 1
    assert table.state.collected == (0, 0)
    assert table.board.piles == [list(piles) for piles in table.state.piles]


def test_after_each_turn_the_largest_number_of_cards_is_told() -> None:
    table = rolled().lay(85, "-", 29).press("main").watch()
    best = table.board.best
    assert best is not None
    assert (best.seat, best.used, best.target) == (0, 2, 56)
    assert best.most == 5
    assert Calculation.decode(best.calculation).count == 5


def test_a_table_that_does_not_want_it_is_told_nothing() -> None:
    table = rolled().press("best").lay(85, "-", 29).press("main").watch()
    assert not table.table.best_wanted
    assert table.board.best is None


def test_hints_give_away_more_and_more() -> None:
    table = rolled().press("hint")
    assert table.table.message == "Ja, die 56 geht – mit 2 Karten."
    table.press("hint")
    assert {HAND[place] for place in table.board.hinted} == {85, 29}
    table.press("hint", "hint")
    assert table.table.message == "So geht es: 85 − 29 = 56"


def test_a_hint_after_a_wrong_calculation_leaves_nothing_marked_as_wrong() -> None:
    table = rolled().lay(108, "-", 36).press("main").watch().press("hint")
    assert table.table.message_tone == "hint"
    assert table.board.verdict == ""
    assert table.table.desk.shown.encode() == "i-c"


def test_the_key_that_shows_solutions_elsewhere_says_where_they_are() -> None:
    assert "der letzte nennt sie" in rolled().key("r").table.message


def test_the_thinking_time_ends_the_turn() -> None:
    table = rolled(think_seconds="10")
    table.wait(9000)
    assert table.state.turns.seat == 0
    table.wait(1500)
    assert table.state.turns.seat == 1


def test_an_agreed_time_ends_the_game_after_the_turn_in_progress() -> None:
    table = rolled(minutes="1")
    table.wait(61_000)
    assert table.state.time_called
    assert table.match.outcome is None
    table.watch().press("pass", "pass").watch()
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "time"


@pytest.mark.parametrize(("rule", "value", "ending"), [("rounds", "1", "rounds"), ("cards", "5", "cards")])
def test_agreed_rounds_and_cards_end_the_game(rule: str, value: str, ending: str) -> None:
    rules: dict[str, Any] = {rule: value}
    table = Seated("Anna", **rules).roll().lay(*RIGHT).press("main").watch()
    assert table.match.outcome is not None
    assert table.match.outcome.ending == ending
    table.wait(3000)
    assert [report.outcome.ending for report in table.reports] == [ending]


def test_bots_play_to_the_empty_stack() -> None:
    table = Seated("bot:strong,bot,bot:easy", hand=None)
    for _ in range(4000):
        if table.match.outcome is not None:
            break
        table.wait(1000)
        table.table.queue.skip()
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "stack_empty"


def test_the_picture_does_not_wait_for_what_would_have_been_possible() -> None:
    table = rolled()
    table.wait(50)
    errand = table.table._errand
    assert errand is not None
    assert errand.take()[0] == 5


def test_changing_the_way_begins_anew() -> None:
    table = rolled().lay(108, "/", 36).press("way:steps")
    assert not table.table.desk.begun
    assert table.board.line == Calculation()


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_dots_of_a_bot_that_thinks_touch_no_word_on_its_plate(size: tuple[int, int], language: str) -> None:
    table = Seated("bot:strong,Mia", hand=None, size=size, language=language).watch()
    table.wait(100)
    assert table.table.director.thinking == 0
    plate, draws = table.table.layout.plate, (*table.table.still(), *table.table.moving(0.0))
    discs = [draw for draw in draws if isinstance(draw.what, Disc) and draw.what.fill == "honey"]
    dots = [draw for draw in discs if plate.contains(draw.x, draw.y)]
    words = [text for text in texts(draws, Fonts()) if plate.contains(text.area.cx, text.area.cy)]

    assert len(dots) == 3
    assert words
    for dot in dots:
        reach = dot.what.radius  # type: ignore[attr-defined]
        assert plate.contains(dot.x + reach, dot.y)
        assert not any(text.area.inset(-reach).contains(dot.x, dot.y) for text in words)


def test_the_ring_of_the_own_time_begins_full_and_shrinks() -> None:
    game = rolled("Anna/time=20,Mia", own_seconds="20")
    (ring,) = [draw.what for draw in game.table.moving(0.0) if isinstance(draw.what, Ring)]
    assert ring.share == pytest.approx(1.0, abs=0.02)
    game.wait(10_000)

    (ring,) = [draw.what for draw in game.table.moving(0.0) if isinstance(draw.what, Ring)]
    assert ring.share == pytest.approx(0.5, abs=0.02)
