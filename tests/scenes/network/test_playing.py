"""What people do at the table of the card network, by touch: choose, lay, draw, hear why something does not work."""

from __future__ import annotations

import pytest

from quiclo_game.rules.network_state import PlaceCards
from quiclo_game.shell.camera import View
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.network.seated import Positioned, Seated

HOME = {70: (0, 0)}


def table(*hand: int, cards: dict[int, tuple[int, int]] | None = None, **more: object) -> Seated:
    """Return a table at which Anna is to play with this hand."""
    position = Positioned((hand, (5, 6, 7)), cards or HOME, pile=(140, 141, 142))
    return Seated(position=position, **more)  # type: ignore[arg-type]


# ---- choosing ----------------------------------------------------------------------------------------------------


def test_two_hand_cards_and_a_card_of_the_network_show_ghosts_in_every_open_direction() -> None:
    game = table(36, 106, 9).choose(36, 106, 70)

    assert game.chosen == ((36, 106), 70)
    assert len(game.table.turn.ghosts) == 8
    assert {cell for ghost in game.table.turn.ghosts for cell in ghost.cells} == {
        (dx * far, dy * far) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy for far in (1, 2)
    }


def test_a_direction_in_which_something_lies_has_no_ghost() -> None:
    game = table(36, 106, 9, cards={70: (0, 0), 3: (2, 0), 8: (0, -1)}).choose(36, 106, 70)

    assert {ghost.line.direction for ghost in game.table.turn.ghosts} == {"se", "s", "sw", "w", "nw", "ne"}


def test_a_tap_on_a_ghost_lays_the_cards_there() -> None:
    game = table(36, 106, 9).choose(36, 106, 70)

    game.tap(*game.cell(0, 2)).watch()

    assert game.state.network.spot(36).cell == (0, 1)  # type: ignore[union-attr]
    assert game.state.network.spot(106).cell == (0, 2)  # type: ignore[union-attr]
    assert game.match.moves[-1].action == PlaceCards(36, 106, 70, "s")
    assert sorted(card.number for card in game.board.laid) == [36, 70, 106]


def test_the_main_key_lays_them_where_there_is_most_room() -> None:
    game = table(36, 106, 9).choose(70, 36, 106).press("main").watch()

    assert isinstance(game.match.moves[-1].action, PlaceCards)
    assert game.state.network.line_count == 1


def test_tapping_again_gives_a_card_back_and_a_third_one_takes_the_first_ones_place() -> None:
    game = table(36, 106, 9)

    assert game.choose(36).chosen == ((36,), 0)
    assert game.choose(36).chosen == ((), 0)
    assert game.choose(36, 106, 9).chosen == ((106, 9), 0)
    assert game.choose(70).chosen == ((106, 9), 0), "106, 9 and 70 make no equation"


def test_a_card_of_the_network_tapped_first_shows_which_cards_of_the_hand_go_with_it() -> None:
    game = table(36, 106, 9, 61).choose(70)

    assert game.table.turn.fitting == {36, 106, 9, 61}
    assert game.choose(36).table.turn.fitting == {106}
    assert game.choose(106).table.turn.ghosts


def test_a_card_with_which_nothing_goes_says_so() -> None:
    game = table(5, 9, cards={70: (0, 0)}).choose(70)

    assert game.table.message == "Zur 70 passen keine zwei deiner Karten."


# ---- what does not work ------------------------------------------------------------------------------------------


def test_a_pair_that_fits_nowhere_says_what_it_comes_to_and_stays_chosen() -> None:
    game = table(17, 30, 36, 106).choose(17, 30, 70)

    assert game.table.message == "17 und 30: 47, 13, 510; nichts davon liegt hier."
    assert game.table.message_tone == "wrong"
    assert game.chosen == ((17, 30), 0)
    assert "wrong" in game.stand.audio.played


def test_a_pair_that_fits_another_card_says_so() -> None:
    game = table(17, 30, 1, cards={70: (0, 0), 47: (5, 5)}).choose(17, 30, 70)

    assert "47" in game.table.message
    assert game.choose(47).table.turn.ghosts


def test_in_english_too() -> None:
    game = table(17, 30, 36, 106, language="en").choose(17, 30, 70)

    assert game.table.message == "17 and 30: 47, 13, 510; none of them is here."


def test_the_main_key_says_what_is_missing() -> None:
    game = table(36, 106, 9)

    game.press("main")
    assert game.table.message == "Wähle zwei Handkarten oder eine Karte im Netz."
    game.choose(36).press("main")
    assert game.table.message == "Wähle noch eine Handkarte."


# ---- hints -------------------------------------------------------------------------------------------------------


def test_hints_give_away_a_little_more_each_time() -> None:
    game = table(36, 106, 9)
    turn = game.table.turn

    game.press("hint")
    assert (turn.hinted, turn.hinted_target) == ((), 0)
    assert game.table.message.startswith("Ja, es geht")
    game.press("hint")
    assert set(turn.hinted) == {36, 106}
    assert turn.hinted_target == 0
    game.press("hint")
    assert turn.hinted_target == 70
    game.press("hint")
    assert turn.chosen_ghost is not None
    assert game.table.message.startswith("So geht es: ")
    assert game.press("main").watch().state.network.line_count == 1


def test_a_hint_says_that_nothing_fits() -> None:
    assert table(5, 9).press("hint").table.message == "Nein, hier passt gerade nichts."


def test_a_choice_of_ones_own_ends_the_hint() -> None:
    game = table(36, 106, 9).press("hint", "hint").choose(9)

    assert game.table.turn.hinted == ()


# ---- dragging ----------------------------------------------------------------------------------------------------


def test_a_pair_dragged_onto_a_ghost_is_laid_there() -> None:
    game = table(36, 106, 9).choose(70, 36, 106)

    game.drag(game.card(106), game.cell(-1, 0)).watch()

    assert game.match.moves[-1].action == PlaceCards(36, 106, 70, "w")


@pytest.mark.parametrize("zoom", [0.25, 0.5, 1.0, 1.37, 3.0])
def test_a_drop_lands_in_the_right_cell_at_every_zoom(zoom: float) -> None:
    game = table(36, 106, 9).choose(36, 106)
    view = game.table.camera.view
    game.table.camera.glide(View(0.4, 0.3, zoom, view.frame, view.pitch), 0.0)
    x, y = game.cell(0, 1)

    game.drag(game.card(36), (x + 30 * zoom, y - 40 * zoom)).watch()

    assert game.match.moves[-1].action == PlaceCards(36, 106, 70, "s")


def test_a_pair_dragged_next_to_a_fitting_card_needs_no_target() -> None:
    game = table(36, 106, 9).choose(36, 106)

    game.drag(game.card(36), game.cell(1, 1)).watch()

    assert game.match.moves[-1].action == PlaceCards(36, 106, 70, "se")


def test_a_pair_dragged_onto_a_card_of_the_network_chooses_it() -> None:
    game = table(36, 106, 9).choose(36, 106)

    game.drag(game.card(36), game.lying(70)).watch()

    assert game.chosen == ((36, 106), 70)
    assert game.match.moves == []


def test_one_card_dragged_onto_a_card_of_the_network_chooses_both() -> None:
    game = table(36, 106, 9)

    game.drag(game.card(36), game.lying(70)).watch()

    assert game.chosen == ((36,), 70)


def test_cards_dropped_on_bare_felt_go_home_with_a_word() -> None:
    game = table(36, 106, 9).choose(36, 106)

    game.drag(game.card(36), game.cell(5, 1)).watch()

    assert game.match.moves == []
    assert game.table.message == "Leg die Karten an eine Karte im Netz an."
    assert [card.y for card in game.table.hand.cards] == [slot.y for slot in game.table.places.slots()]


def test_a_fitting_pair_dropped_beside_its_ghosts_keeps_them() -> None:
    game = table(36, 106, 9).choose(70, 36, 106)

    game.drag(game.card(36), game.cell(5, 1)).watch()

    assert (game.match.moves, game.chosen) == ([], ((36, 106), 70))
    assert game.table.turn.ghosts
    assert game.table.message == "Wohin damit? Tippe auf einen freien Platz."


def test_a_card_dragged_within_the_hand_gives_the_hand_its_own_order() -> None:
    game = table(36, 106, 9, 50)

    game.drag(game.card(9), (game.card(106)[0] + 60, game.card(106)[1])).watch()

    assert game.table.hand.numbers == (36, 50, 106, 9)
    assert game.match.moves == []


def test_a_cancelled_drag_changes_nothing() -> None:
    game = table(36, 106, 9).choose(70, 36, 106)
    game.carry(game.card(36), game.cell(1, 0))

    game.table.handle(Pointer("finger:1:1", Phase.CANCEL, 0, 0, 9e9))

    assert game.match.moves == []
    assert not game.table.carrying.carried


def test_two_fingers_that_drop_pairs_on_the_same_cells_lay_one_pair_and_hear_of_the_other() -> None:
    game = table(36, 106, 9, 61).choose(36, 106)
    game.carry(game.card(36), game.cell(1, 0), "finger:1:1")
    game.tap(*game.card(9), "finger:1:2").tap(*game.card(61), "finger:1:2")
    game.carry(game.card(9), game.cell(1, 0), "finger:1:2")

    for finger in ("finger:1:1", "finger:1:2"):
        game.up(*game.cell(1, 0), finger)
    assert game.table.message == "Zu spät: Diese Karten bleiben auf der Hand."
    game.watch()
    assert [move.action for move in game.match.moves] == [PlaceCards(36, 106, 70, "e")]
    assert game.state.hands[0] == (9, 61)
    assert game.table.message == "", "it leaves with the turn"


def test_a_finger_moves_nothing_while_a_bot_is_due() -> None:
    game = Seated("Anna,bot:easy", Positioned(((36, 106), (5, 6, 7)), HOME, pile=(140, 141), seat=1))
    assert game.table.hand.open, "a single person sees the own hand all the time"

    slot = game.table.places.slots()[0]
    game.drag((slot.x, slot.y), game.cell(1, 0))

    assert game.match.moves == []
    assert game.chosen == ((), 0)


# ---- hands that are hidden ---------------------------------------------------------------------------------------


def test_a_hand_opens_only_after_its_seat_was_asked() -> None:
    game = table(36, 106, 9, opened=False)

    assert game.table.covered
    assert not game.table.hand.open
    game.choose(70)
    assert game.chosen == ((), 0), "nothing can be chosen before"
    game.press("open")
    assert game.table.may_play


def test_after_the_turn_the_next_seat_is_asked() -> None:
    game = table(36, 106, 9).choose(36, 106, 70).press("main").watch()

    assert game.table.covered
    assert game.table.hand.seat == 1
    assert not game.table.hand.open


def test_a_table_that_plays_open_asks_nobody() -> None:
    assert table(36, 106, opened=False, hands="open").table.may_play


def test_a_single_person_among_bots_is_not_asked_and_keeps_the_own_hand() -> None:
    position = Positioned(((36, 106, 9), (5, 6, 7)), HOME, pile=(140, 141))
    game = Seated("Anna,bot:easy", position, opened=False)

    assert game.table.may_play
    game.choose(36, 106, 70).press("main").watch()
    assert game.table.hand.seat == 0
    assert game.table.hand.numbers == (9,)


def test_the_thinking_time_runs_only_while_the_hand_lies_open() -> None:
    game = table(36, 106, 9, opened=False, think_seconds="10")

    game.wait(20_000)
    assert game.match.moves == []
    game.press("open")
    game.wait(11_000)
    assert game.state.hands[0] == (9, 36, 106, 140)


# ---- undo and automatic play -------------------------------------------------------------------------------------


def test_a_placement_can_be_taken_back() -> None:
    game = table(36, 106, 9).choose(36, 106, 70).press("main").watch().press("undo")

    assert game.state.hands[0] == (9, 36, 106)
    assert [card.number for card in game.board.laid] == [70]
    assert not list(game.board.edges)
    assert game.table.covered


def test_automatic_play_goes_on_from_the_present_position_and_stops_at_once() -> None:
    game = Seated("Anna,Mia,Jonas", seed=3)
    game.press("auto").wait(12_000)
    played = len(game.match.moves)
    assert played > 3
    assert {move.actor for move in game.match.moves if isinstance(move.actor, int)} > {0}

    while not game.board.flights:
        game.wait(17)
    game.press("auto")

    assert game.table.queue.empty
    assert not game.board.flights
    assert sorted(card.number for card in game.board.laid) == sorted(spot.number for spot in game.state.network.spots())
    assert game.table.seat is not None
    after = len(game.match.moves)
    game.wait(20_000)
    assert len(game.match.moves) == after, "nobody but people plays now"


def test_people_play_on_where_automatic_play_was_stopped() -> None:
    game = Seated("Anna,Mia", seed=3).press("auto").wait(15_000).press("auto").watch()
    before = len(game.match.moves)

    if game.table.covered:
        game.press("open")
    for _ in range(4):
        if not game.table.turn.stuck:
            game.press("hint")
    game.press("main").watch()

    assert len(game.match.moves) > before


def test_a_new_game_is_asked_for() -> None:
    game = table(36, 106).press("new")

    assert any(place.startswith("confirm") for place in game.went)
    game.stand.navigator.asked[0]()
    assert game.stand.navigator.plans


@pytest.mark.parametrize("key", ["pause", "log", "help"])
def test_the_tools_lead_away(key: str) -> None:
    assert table(36, 106).press(key).went


def test_the_end_of_a_game_is_seen_and_then_told() -> None:
    game = table(36, 106).choose(36, 106, 70).press("main").watch()

    assert game.match.outcome is not None
    game.wait(3000)
    assert [report.outcome.winners for report in game.reports] == [(0,)]
