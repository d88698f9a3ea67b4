"""No remainder alone: taps and keys, what is shown, hints, the examples of the text with the divisor 7."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.rules.remainder_state import NO_CARD, NOBODY, Buzz, Step
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import KeyPress, Phase
from quiclo_game.shell.rings import Ring
from tests.scenes.remainder.seated import Seated
from tests.scenes.seen import texts


def alone(**rules: Any) -> Seated:
    return Seated("Anna", divisor="7", **rules).watch()


def test_two_cards_whose_sum_comes_out_are_taken_and_replaced() -> None:
    table = alone().choose(17, 32)
    assert table.board.weighing is None or table.board.weighing.sum == 49
    table.watch()
    assert table.state.pile(0) == (17, 32)
    assert table.board.piles == [(17, 32)]
    assert table.board.counts == [2.0]
    assert table.board.left[:2] == [21, 21]
    assert NO_CARD not in table.state.places
    assert [view.card for view in table.board.places] == list(table.state.places)


def test_two_cards_whose_difference_comes_out_are_taken() -> None:
    table = alone().choose(31, 17).watch()
    assert table.state.pile(0) == (17, 31)


def test_cards_that_do_not_fit_stay_chosen_and_are_worked_out() -> None:
    table = alone().choose(17, 51).watch()
    assert table.state.taken == ()
    assert table.board.verdict == "wrong"
    assert len(table.board.selected) == 2
    assert table.table.message == "17 + 51 = 68, Rest 5; 51 − 17 = 34, Rest 6. Das zählt hier nicht."


def test_reset_takes_the_selection_back() -> None:
    table = alone().choose(17, 51).watch().press("reset")
    assert table.board.selected == ()
    assert table.table.message == ""
    assert not table.table.controls.get("reset").enabled


def test_a_third_card_begins_a_new_selection_and_a_second_tap_gives_up_the_first() -> None:
    table = alone().choose(17, 51).watch().choose(4)
    assert [table.state.places[place] for place in table.board.selected] == [4]
    table.choose(4)
    assert table.board.selected == ()


def test_cards_are_chosen_by_typing_their_numbers() -> None:
    table = alone().write("17")
    table.wait(1000)
    table.write("32")
    table.wait(1000)
    assert table.state.pile(0) == (17, 32)


def test_cards_are_chosen_by_the_focus_alone() -> None:
    table = alone()
    for card in (17, 32):
        key = f"place:{table.state.places.index(card)}"
        for _ in range(40):
            if table.table.controls.focused == key:
                break
            table.key("tab")
        table.key("return")
    assert table.state.pile(0) == (17, 32)


def test_a_tap_skips_what_plays() -> None:
    table = alone().choose(17, 32)
    table.finger("pause", Phase.DOWN)
    table.finger("pause", Phase.UP)
    assert table.went == ["pause no_remainder"]
    width, height = table.table.size
    table.press("place:0")
    assert table.table.queue.empty
    assert table.board.piles == [(17, 32)]
    assert (width, height) == (1920, 1080)


def test_fair_hints_give_away_more_and_more() -> None:
    table = alone()
    table.press("hint")
    assert "Paare offen" in table.table.message
    assert table.board.hinted == ()
    table.press("hint")
    assert len(table.board.hinted) == 1
    table.press("hint")
    assert len(table.board.hinted) == 1
    (card,) = table.board.hinted
    assert table.table.message.startswith(f"Die {card} lässt den Rest {card % 7}.")
    table.press("hint")
    assert len(table.board.hinted) == 2
    assert "×" in table.table.message
    table.choose(*table.board.hinted).watch()
    assert table.board.hinted == ()
    assert len(table.state.taken) == 1


def test_another_card_than_those_of_a_hint_ends_its_marks() -> None:
    table = alone().press(*["hint"] * 4)
    other = next(card for card in table.state.places if card not in table.board.hinted)
    table.choose(other)
    assert table.board.hinted == ()
    assert [table.state.places[place] for place in table.board.selected] == [other]


def test_a_hint_leaves_the_card_that_was_picked_and_its_pair_can_be_taken_all_the_same() -> None:
    table = alone().press(*["hint"] * 4)
    first, second = table.board.hinted
    weigh = table.table.rule.weigh
    other = next(card for card in table.state.places if card not in (first, second) and not weigh(card, first).fits)
    table.choose(other).press("hint")
    assert [table.state.places[place] for place in table.board.selected] == [other]
    table.choose(first, second).watch()
    assert table.state.taken


def test_the_hint_that_looks_ahead_says_so_and_keeps_everything_possible() -> None:
    table = Seated("Anna", cards=None, divisor="12").watch()
    table.press("ahead")
    table.wait(2000)
    table.press(*["ahead"] * 3)
    assert "vorausgeschaut" in table.table.message
    assert len(table.board.hinted) == 2


def test_a_whole_deal_is_cleared_by_hints_that_look_ahead() -> None:
    table = Seated("Anna", cards=None, divisor="5").watch()
    for _ in range(72):
        table.press("ahead")
        table.wait(600)
        table.press(*["ahead"] * 3)
        table.choose(*table.board.hinted)
        table.table.queue.skip()
    assert table.match.outcome is not None
    assert table.match.outcome.ending == "cleared"
    table.wait(4000)
    assert [report.outcome.ending for report in table.reports] == ["cleared"]


def test_the_divisor_of_the_next_game_is_chosen_at_the_table() -> None:
    table = alone()
    table.press("divisor:more")
    assert table.table.following == 8
    assert table.table.rule.divisor == 7
    assert table.table.meaning.divisor == 8
    table.press("new")
    table.stand.navigator.asked[-1]()
    assert table.stand.navigator.plans[-1].settings["divisor"] == "8"
    assert table.stand.navigator.plans[-1].seed == 8
    for _ in range(12):
        table.press("divisor:less")
    assert table.table.following == 1
    assert not table.table.controls.get("divisor:less").enabled


@pytest.mark.parametrize("way", ["tap", "key"])
def test_the_divisor_of_the_next_game_can_be_typed(way: str) -> None:
    table = alone()
    if way == "tap":
        table.press("divisor:type")
    else:
        table.table.handle(KeyPress("d"))
    assert table.went == ["type 7"]
    wanted = table.stand.navigator.wanted[-1]
    assert wanted.meaning(table.stand.services.words, 9) != wanted.meaning(table.stand.services.words, 8)
    table.stand.navigator.numbers[-1](24)
    assert table.table.following == 24
    assert table.state.settings["divisor"] == "7", "not before the next game"
    table.press("new")
    table.stand.navigator.asked[-1]()
    assert table.stand.navigator.plans[-1].settings["divisor"] == "24"


def test_a_player_can_be_renamed_at_any_time() -> None:
    table = alone().choose(17)
    table.press("name:0")
    assert table.went == ["rename Anna"]
    table.stand.navigator.names[-1]("Oma")
    assert table.table.plan.players[0].name == "Oma"
    table.choose(32).watch()
    assert table.table.log()[-1].startswith("Oma nimmt")


def test_a_new_name_is_written_down_and_there_again_when_the_game_is_resumed(tmp_path: Path) -> None:
    table, path = alone(), tmp_path / "game.journal"
    plan = table.table.plan
    writer = JournalWriter.create(path, Header(plan.mode_key, plan.settings, plan.players, plan.seed))
    table.match.scribe = writer
    table.press("name:0")
    table.stand.navigator.names[-1]("Oma")
    assert read_journal(path).header.players[0].name == "Oma"


def test_the_thinking_time_takes_a_pair_away() -> None:
    table = alone(think_seconds="5")
    table.wait(4800)
    assert table.state.taken == ()
    table.wait(400)
    table.watch()
    assert len(table.state.taken) == 1
    assert table.state.pile(0) == ()
    assert table.board.counts == [0.0]


def test_the_clock_stands_while_cards_fly_and_while_the_table_is_halted() -> None:
    table = alone()
    before = table.table.clock.now
    table.choose(17, 32)
    table.wait(900)
    assert table.table.clock.now - before < 100
    table.watch()
    table.wait(500)
    assert 450 <= table.table.clock.now - before <= 700


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_control_overlaps_another(language: str) -> None:
    table = Seated("Anna", language=language).watch()
    assert table.table.controls.overlaps() == []


def test_an_undo_has_nothing_to_take_back_where_cards_came() -> None:
    table = alone().choose(17, 32).watch().key("u")
    assert table.table.message
    assert len(table.state.taken) == 1


def test_with_less_motion_nothing_travels() -> None:
    table = Seated("Anna", divisor="7", program={"reduced_motion": True}).watch()
    table.choose(17, 32)
    for _ in range(200):
        table.wait(16)
        assert all(view.travel == 1.0 and view.flip == 1.0 for view in table.board.places)
    assert table.state.step is Step.SEARCH


def test_a_seat_without_values_sees_no_remainders_where_it_plays_for_itself() -> None:
    assert Seated("Anna").watch().table.remainders
    assert not Seated("Anna/values=off").watch().table.remainders
    race = Seated("Anna/values=off,Mia").watch()
    assert race.table.remainders, "all search on one field"
    race.press("buzz:0")
    assert race.state.claim is not None
    assert not race.table.remainders
    told = [text.text for text in texts(race.table.moving(0.0), Fonts())]
    assert not any(text.startswith("Rest ") for text in told)


@pytest.mark.parametrize("seats", ["Anna/values=off", "Anna/values=off,Mia/values=off", "Anna/values=off,bot:easy"])
def test_where_nobody_is_to_see_remainders_none_show_before_a_pair_was_judged(seats: str) -> None:
    game = Seated(seats).watch()
    assert not game.table.remainders
    for seat in range(1, game.match.seats):
        assert game.match.submit(seat, Buzz(game.table.clock.now)) is None
        assert not game.table.remainders
        game = Seated(seats).watch()


def test_the_own_thinking_time_runs_alone_and_takes_a_pair_away_when_it_is_over() -> None:
    game = Seated("Anna/time=15", own_seconds="15").watch()
    told = [text.text for text in texts(game.table.moving(0.0), Fonts())]
    assert {"15", "s", "für ein Paar"} <= set(told)
    game.wait(14_000)
    assert not game.state.taken
    game.wait(1_500)

    assert game.state.taken[-1].seat == NOBODY
    assert game.table.message == "Die Zeit ist um. Dieses Paar wäre da gewesen, nun geht es weg."
    assert game.match.mode.scores(game.state) == (0,)


@pytest.mark.parametrize("seats", ["Anna/time=20", "Anna/time=20,Mia"])
def test_the_ring_of_the_own_time_begins_full_and_shrinks(seats: str) -> None:
    game = Seated(seats, own_seconds="20").watch()
    if not game.state.alone:
        game.press("buzz:0")
    (ring,) = [draw.what for draw in game.table.moving(0.0) if isinstance(draw.what, Ring)]
    assert ring.share == pytest.approx(1.0, abs=0.01)
    game.wait(10_000)

    (ring,) = [draw.what for draw in game.table.moving(0.0) if isinstance(draw.what, Ring)]
    assert ring.share == pytest.approx(0.5, abs=0.01)
