"""The keyboard alone is enough: figures name cards, letters play, arrows move the camera or the focus."""

from __future__ import annotations

import pytest

from quiclo_game.rules.network_state import DrawCard, PlaceCards
from quiclo_game.shell.choices import Speed
from tests.scenes.network.seated import Positioned, Seated

HOME = {70: (0, 0)}


def table(*hand: int, **more: object) -> Seated:
    position = Positioned((hand, (5, 6, 7)), HOME, pile=(140, 141, 142))
    return Seated(position=position, **more)  # type: ignore[arg-type]


def test_a_turn_is_played_by_figures_and_return() -> None:
    game = table(36, 106, 9)
    game.write("36").wait(900).write("106").wait(900).write("70").wait(900)

    assert game.chosen == ((36, 106), 70)
    game.key("return").watch()
    assert isinstance(game.match.moves[-1].action, PlaceCards)


def test_a_number_that_can_only_be_one_card_is_taken_at_once() -> None:
    game = table(36, 106, 9)

    assert game.write("9").chosen == ((9,), 0)
    assert game.write("106").chosen == ((9, 106), 0)
    assert game.write("36").chosen == ((106, 36), 0)


def test_a_number_that_nobody_has_is_not_taken() -> None:
    assert table(36, 106, 9).write("45").wait(900).chosen == ((), 0)


def test_return_opens_a_hand() -> None:
    game = table(36, 106, opened=False)
    assert game.table.covered
    game.key("return")
    assert game.table.may_play


def test_letters_go_through_targets_and_directions() -> None:
    game = table(36, 106, 9)
    game.write("36").write("106").key("n")
    assert game.chosen == ((36, 106), 70)
    ghost = game.table.turn.chosen_ghost
    assert ghost is not None
    first = ghost.line.direction
    seen = set()
    for _ in range(8):
        ghost = game.table.turn.chosen_ghost
        assert ghost is not None
        seen.add(ghost.line.direction)
        game.key("r")
    assert len(seen) == 8
    game.key("r", shift=True)
    game.key("return").watch()
    assert isinstance(game.match.moves[-1].action, PlaceCards)
    assert first in seen


@pytest.mark.parametrize(("key", "said"), [("h", "Ja, es geht"), ("d", "")])
def test_h_hints_and_d_draws_or_says_why_not(key: str, said: str) -> None:
    game = table(36, 106, 9).key(key)

    assert game.table.message.startswith(said)
    assert game.match.moves == []


def test_d_draws_where_nothing_fits_and_u_takes_nothing_back_that_was_seen() -> None:
    game = table(5, 9).key("d").watch()

    assert game.match.moves[-1].action == DrawCard()
    game.key("u")
    assert game.table.message == "Was aufgedeckt oder gesagt ist, bleibt."


def test_backspace_gives_everything_back() -> None:
    game = table(36, 106, 9).choose(36, 106, 70).key("backspace")

    assert game.chosen == ((), 0)


def test_s_sorts_and_a_plays_by_itself_and_stops() -> None:
    game = table(36, 106, 9).key("s")
    assert game.table.hand.order.value == "continent"
    game.key("a")
    assert game.table.autopilot.active
    game.key("a")
    assert not game.table.autopilot.active


def test_tab_shows_a_focus_that_the_arrows_then_move_and_return_presses() -> None:
    game = table(36, 106, 9)
    before = game.table.camera.view
    game.key("tab")
    focused = game.table.controls.focused
    game.key("right")

    assert game.table.controls.focused != focused
    assert game.table.camera.goal == before, "the arrows belong to the focus now"
    game.key("right", shift=True)
    assert game.table.camera.goal != before, "with shift they still move the camera"


def test_every_hand_card_and_every_key_can_be_reached_by_tab() -> None:
    game = table(36, 106, 9).choose(70)
    wanted = {control.key for control in game.table.controls if control.enabled and not control.passive}
    reached = set()
    for _ in range(len(wanted) + 2):
        game.key("tab")
        reached.add(game.table.controls.focused)

    assert wanted <= reached
    assert {"card:9", "card:36", "card:106", "hint", "fit", "last"} <= reached


def test_a_focused_card_is_chosen_by_return() -> None:
    game = table(36, 106, 9)
    while game.table.controls.focused != "card:36":
        game.key("tab")
    game.key("return")

    assert game.chosen == ((36,), 0)


def test_a_whole_game_is_played_by_keys() -> None:
    game = Seated("Anna,Mia", seed=12, start_cards="3", program={"speed": Speed.INSTANT})
    for _ in range(400):
        if game.match.outcome is not None:
            break
        if game.table.covered or game.table.turn.stuck:
            game.key("return")
        else:
            game.key("h", "h", "h", "h", "return")
        game.watch()

    assert game.match.outcome is not None
    assert game.wait(3000).reports
