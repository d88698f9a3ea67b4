"""A turn of strategy at the table: every action goes through keys, and what comes of it is seen on the board."""

from __future__ import annotations

import pytest

from quiclo_game.play.strategy_odds import odds_of
from quiclo_game.rules.combination import LayEquations
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.strategy_state import Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.table import StrategyTable
from quiclo_game.shell.inputs import Phase
from quiclo_game.shell.text import Paragraph, Words
from tests.scenes.around import AroundTable
from tests.scenes.strategy.phases import PHASES, complete, dealt, rolled, won
from tests.scenes.strategy.seated import NET, Seated


def test_everyone_else_looks_away_before_somebody_chooses_open_cards() -> None:
    seated = Seated("Anna,Ben").watch()
    assert seated.table.choice is Choice.CURTAIN
    assert not any(key.startswith("pick:") for key in seated.keys)
    seated.press("open")
    cards = seated.state.hands[0].cards
    seated.press(f"pick:{cards[5]}", "main")
    assert "Wähle noch 2 Karten." in seated.table.message
    seated.press(f"pick:{cards[0]}", f"pick:{cards[2]}", f"pick:{cards[3]}")
    assert cards[3] not in seated.table.picked, "a fourth one is not taken"
    seated.press("main")
    assert seated.state.hands[0].open == (cards[0], cards[2], cards[5])
    assert seated.table.choice is Choice.CURTAIN
    assert seated.table.bottom == 1


def test_around_a_table_only_who_is_asked_is_told_to_be_due() -> None:
    table = AroundTable("strategy", 4).table
    assert isinstance(table, StrategyTable)
    assert table.choice is Choice.SHOW
    assert table.seat != table.board.seat, "somebody else begins later"
    bright = [seat for seat in range(4) if table.panel_text(seat, Area(0, 0, 900, 92), 1.0).bright]
    assert bright == [table.seat]


def test_a_single_person_is_never_asked_and_bots_do_not_disturb_the_choice() -> None:
    seated = Seated("Anna,bot:easy,bot:strong").watch()
    assert seated.table.choice is Choice.SHOW
    seated.press(f"pick:{seated.state.hands[0].cards[1]}")
    seated.wait(9000)
    assert all(hand.open for hand in seated.state.hands[1:])
    assert len(seated.table.picked) == 1


def test_a_target_is_drawn_rolled_calculated_and_won() -> None:
    seated = dealt().win(113)
    assert 113 in seated.state.hands[0].open
    assert 113 in seated.board.hands[0].open
    assert seated.board.target is None
    assert "market" in seated.keys


def test_a_wrong_calculation_says_why_and_stays() -> None:
    seated = rolled().press("die:0", "operator:*", "die:1", "main")
    assert seated.table.message == "Das ergibt 108, gesucht ist 113."
    assert seated.board.verdict == "wrong"
    assert len(seated.board.line.tokens) == 3
    seated.press("operator:+")
    assert seated.board.verdict == ""


def test_a_hint_after_a_wrong_calculation_leaves_nothing_marked_as_wrong() -> None:
    seated = rolled().press("die:0", "operator:*", "die:1", "main", "hint")
    assert (seated.board.verdict, seated.table.message_tone) == ("", "hint")


def test_giving_up_asks_once_more_and_lays_the_card_into_the_dead_row() -> None:
    seated = rolled().press("give_up")
    assert seated.table.sure
    seated.press("die:0")
    assert not seated.table.sure
    seated.press("give_up", "give_up")
    assert seated.state.dead[-1] == 113
    assert seated.board.dead[-1] == 113
    assert seated.state.step is Step.FINISH


def test_an_unreachable_target_is_announced() -> None:
    seated = dealt().on_top(113).falls(1, 1, 1, 1, 1, 1).press("stack:5", "main")
    assert "nicht erreichbar" in seated.table.message
    assert seated.board.dead[-1] == 113


def test_a_swap_lets_both_cards_cross_over() -> None:
    seated = won().press("market").falls().press("take:88")
    assert seated.state.step is Step.ROLL_SWAP
    seated.press("main").calculate()
    assert 88 in seated.board.hands[0].open
    assert 113 in seated.board.hands[1].open
    assert "market" not in seated.keys
    seated.press("main")
    assert seated.state.turns.seat == 1


def test_the_market_can_be_left_and_a_swap_taken_back() -> None:
    seated = won().press("market", "market")
    assert seated.table.choice is None
    seated.press("market", "take:88", "undo")
    assert seated.state.step is Step.FINISH
    assert seated.board.target is None


def test_a_win_can_be_taken_back_but_a_roll_cannot() -> None:
    seated = won().press("undo")
    assert seated.state.step is Step.CALCULATE
    assert 113 not in seated.board.hands[0].cards
    assert not seated.table.controls.get("undo").enabled


def test_a_combination_is_built_by_tapping_and_wins_at_once() -> None:
    seated = complete()
    assert seated.table.lay_ready
    seated.press("lay")
    assert seated.state.combination == LayEquations(((54, 81, 135), (135, 108, 27), (27, 2, 54)))
    assert seated.board.laid is not None
    seated.wait(2500)
    assert seated.reports[0].outcome.winners == (0,)
    assert seated.reports[0].outcome.ending == "combination"


def test_the_workshop_says_what_is_missing() -> None:
    seated = dealt().press("own:54", "own:81", "own:66")
    assert "66 ist nicht dabei" in seated.table.message
    seated.press("own:135")
    assert seated.table.verdict() == "Stimmt! Es fehlen noch 3 Karten zu sechs."
    seated.press("lay")
    assert not seated.state.combination


def test_hidden_cards_join_a_combination_through_the_lens() -> None:
    seated = Seated("Anna,Ben").watch().show_cards()
    seated.give((54, 81, 135), (7, 19, 64), hidden=((2, 27, 108), (12, 71, 99)))
    assert "own:27" not in seated.keys
    seated.press("lens", "open")
    seated.press(*(f"own:{card}" for card in (54, 81, 135, 135, 108, 27, 27, 2, 54)), "lay")
    assert set(seated.state.combination.rows[0]) == {54, 81, 135}  # type: ignore[union-attr]


def test_a_finger_that_rests_on_the_lens_opens_the_hand_and_lifting_it_closes_it() -> None:
    seated = dealt()
    seated.finger("lens", Phase.DOWN)
    assert seated.table.sees(0)
    seated.wait(900)
    seated.finger("lens", Phase.UP)
    seated.wait(200)
    assert not seated.table.sees(0)


def test_on_a_couch_the_others_are_asked_to_look_away_before_hidden_cards_stay_open() -> None:
    seated = dealt()
    seated.press("lens")
    assert not seated.table.sees(0)
    assert "lens" not in seated.keys
    seated.press("open")
    seated.wait(900)
    assert seated.table.sees(0), "a short tap leaves it open"
    seated.press("lens")
    seated.wait(200)
    assert not seated.table.sees(0)


def test_with_less_motion_everything_still_ends_where_it_belongs() -> None:
    seated = dealt(program={"reduced_motion": True}).win(113)
    seated.press("market").falls().press("take:88", "main").calculate()
    assert 88 in seated.board.hands[0].open
    assert not seated.board.flights
    assert seated.board.hands == list(seated.state.hands)


@pytest.mark.parametrize("phase", ["rolled", "won", "swapping", "voting", "six", "final_roll", "final_people", "final"])
def test_a_table_that_is_opened_anew_shows_where_the_game_stood(phase: str) -> None:
    seated = PHASES[phase]()
    again = StrategyTable(seated.stand.services, seated.plan, seated.match, {}, on_over=seated.reports.append)
    again.enter((1920, 1080))
    assert list(again.moving(1.0))
    assert again.board.hands == seated.board.hands
    assert again.board.step is seated.state.step
    assert again.board.final_open is seated.board.final_open


@pytest.mark.parametrize(("answers", "wins"), [(("agree", "agree"), True), (("agree", "object"), False)])
def test_a_relation_is_explained_aloud_and_everyone_votes(answers: tuple[str, str], wins: bool) -> None:
    seated = dealt(vote="on")
    seated.table.fired("way:aloud")
    seated.watch().press(*(f"own:{card}" for card in NET), "lay")
    assert seated.table.choice is Choice.VOTE
    for answer in answers:
        seated.press(f"vote:{answer}")
    assert (seated.match.outcome is not None) is wins
    if not wins:
        assert "1 dafür, 1 dagegen" in seated.table.message
        assert seated.table.choice is None
        assert not seated.table.workshop.begun, "the six lie in the hand again"


def test_what_is_still_to_be_picked_is_not_said_longer_than_it_is_true() -> None:
    seated = Seated("Anna,Ben").watch().press("open")
    cards = seated.state.hands[0].cards
    seated.press(f"pick:{cards[5]}", "main")
    assert seated.table.message == "Wähle noch 2 Karten."
    seated.press(f"pick:{cards[0]}")
    assert seated.table.message == ""
    seated.press(f"pick:{cards[2]}", f"pick:{cards[3]}")
    assert "Mehr als 3" in seated.table.message
    seated.press(f"pick:{cards[2]}")
    assert seated.table.message == ""


@pytest.mark.parametrize("calm", [True, False])
def test_a_combination_that_lacks_something_is_refused_where_it_is_said_what_and_not_said_twice(calm: bool) -> None:
    seated = dealt(program={"reduced_motion": calm}).press("own:54", "own:81", "own:135")
    control = seated.table.controls.get("lay")
    seated.table.refused(control.key)
    seated.wait(60)
    assert seated.table.message == ""
    assert seated.board.workshop_wrong
    assert (seated.board.workshop_shake != 0) is not calm
    seated.wait(2000)
    assert not seated.board.workshop_wrong
    assert seated.board.workshop_shake == 0
    assert not seated.table.animating


def test_a_sentence_of_a_game_that_plays_itself_stands_there_once() -> None:
    seated = Seated("bot,bot").wait(3000)
    seated.table.say("Einmal genügt.")
    assert written(seated).count("Einmal genügt.") == 1


def test_a_key_that_shows_solutions_elsewhere_says_where_they_are() -> None:
    seated = rolled().key("r")
    assert "der letzte nennt sie" in seated.table.message
    seated = dealt().key("r")
    assert "wenn gerechnet wird" in seated.table.message


def written(seated: Seated) -> str:
    """Return all that is written on the table."""
    return "\n".join(
        str(draw.what.text) for draw in seated.table.moving(1.0) if isinstance(draw.what, Paragraph | Words)
    )


def test_a_formula_of_six_cards_is_laid() -> None:
    seated = Seated("Anna,Ben", combination="free").watch().show_cards()
    seated.give((1, 2, 3, 4, 5, 15), (7, 19, 64))
    keys = ["own:1", "sign:+", "own:2", "sign:+", "own:3", "sign:+", "own:4", "sign:+", "own:5", "sign:=", "own:15"]
    seated.press(*keys)
    assert seated.table.lay_ready
    seated.press("lay")
    assert seated.match.outcome is not None


def test_the_final_scoring_is_chosen_in_secret_rolled_once_and_explained() -> None:
    seated = dealt().alter(step=Step.FINISH, stacks=((),) * 6).press("main")
    for seat in range(3):
        assert seated.table.choice is Choice.CURTAIN
        assert seated.table.bottom == seat
        seated.press("open", *(f"pick:{card}" for card in seated.state.hands[seat].cards[:6]), "hint")
        assert "von 100" in seated.table.message
        seated.press("main")
    assert seated.state.step is Step.ROLL_FINAL
    seated.falls().press("main")
    assert seated.board.final_open
    assert [view.total for view in seated.board.final] == [sum(six) for six in seated.state.choices]
    assert seated.board.decision
    assert seated.board.winners == seated.match.outcome.winners  # type: ignore[union-attr]


def test_people_calculate_their_six_cards_themselves() -> None:
    seated = dealt(final="people").alter(step=Step.FINISH, stacks=((),) * 6).press("main")
    for seat in range(3):
        seated.press("open", *(f"pick:{card}" for card in seated.state.hands[seat].cards[:6]), "main")
    seated.falls().press("main")
    assert seated.table.stakes_shown
    for _ in range(18):
        seated.calculate()
    assert seated.match.outcome is not None
    assert seated.board.final_open


def test_the_keyboard_plays_a_turn() -> None:
    seated = dealt().on_top(113).falls(12, 9, 5, 7, 3, 2)
    seated.write("5").watch().key("return").watch()
    seated.write("12*9+5").wait(800).key("return")
    seated.watch()
    assert 113 in seated.state.hands[0].open
    seated.key("s").watch()
    assert seated.table.choice is Choice.MARKET
    seated.key("s", "return").watch()
    assert seated.state.turns.seat == 1


def test_parentheses_are_offered_where_they_are_agreed_on() -> None:
    seated = dealt(dialect="grouped").on_top(113).falls(12, 9, 5, 7, 3, 2).press("stack:5", "main")
    seated.press("parenthesis:(", "die:0", "operator:*", "die:1", "operator:+", "die:2", "main")
    assert 113 in seated.state.hands[0].open


def test_the_agreed_time_ends_the_game_with_this_turn() -> None:
    seated = dealt(minutes="1").wait(40_000).press("lens", "open").wait(21_000)
    assert seated.state.time_over
    assert "letzte" in seated.table.log()[-1]


def test_thinking_time_runs_out_and_the_turn_passes() -> None:
    seated = dealt(think_seconds="5").wait(5_500).watch()
    assert seated.state.turns.seat == 1


def test_hints_come_in_grades_and_name_no_hidden_card() -> None:
    seated = rolled().press("hint", "hint")
    assert seated.board.hinted
    seated.press("advice", "advice")
    said = seated.table.message
    assert set(seated.board.hinted_cards) <= set(seated.state.hands[0].open)
    seated.press("advice", "advice")
    assert said != ""
    assert not any(str(card) in seated.table.message for card in seated.state.hands[0].hidden)


def test_the_hint_for_a_combination_tells_its_price_first_and_is_free_for_the_rest_of_the_turn() -> None:
    seated = rolled().press("advice")
    assert not seated.state.advised
    assert "Tausch" in seated.table.message
    seated.press("die:0")
    assert not seated.table.sure
    seated.press("advice", "advice")
    assert seated.state.advised
    assert seated.board.line.tokens, "what was being calculated stays"
    told = seated.table.message
    seated.press("advice")
    assert seated.table.message != told
    seated.press("clear").calculate()
    assert "market" not in seated.keys


def test_a_hint_for_which_there_is_no_swap_left_is_refused_in_words() -> None:
    seated = rolled().press("give_up", "give_up", "advice")
    assert "keiner mehr" in seated.table.message
    assert not seated.state.advised


def test_the_hint_can_be_free_or_away() -> None:
    seated = dealt(advice="free").press("advice")
    assert not seated.state.advised
    assert "Tausch" not in seated.table.message
    assert "advice" not in dealt(advice="off").keys


def test_the_odds_are_worked_out_before_the_first_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    Seated("Anna,bot", operators="+-*")
    monkeypatch.setattr("quiclo_game.play.strategy_odds.Odds", None)
    assert odds_of(settle(find_mode("strategy").options, {"operators": "+-*"})).chances
