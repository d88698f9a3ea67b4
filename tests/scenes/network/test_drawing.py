"""Drawing at the table of the card network: only where nothing fits, by one key or the pile, and why."""

from __future__ import annotations

import pytest

from quiclo_game.rules.network_state import DrawCard
from tests.scenes.network.seated import Positioned, Seated

HOME = {70: (0, 0)}


def table(*hand: int, cards: dict[int, tuple[int, int]] | None = None, **more: object) -> Seated:
    """Return a table at which Anna is to play with this hand."""
    position = Positioned((hand, (5, 6, 7)), cards or HOME, pile=(140, 141, 142))
    return Seated(position=position, **more)  # type: ignore[arg-type]


def test_drawing_while_something_fits_is_refused_with_the_number_of_ways() -> None:
    game = table(36, 106, 9).press("draw")

    assert game.match.moves == []
    assert game.table.message_tone == "wrong"
    assert game.state.hand == (9, 36, 106)


def test_where_nothing_fits_the_main_key_draws() -> None:
    game = table(5, 9).press("main")

    assert game.match.moves[-1].action == DrawCard()
    game.watch()
    assert game.state.hands[0] == (5, 9, 140)
    assert game.board.counts[0] == 3
    assert game.board.pile == 2


def test_the_pile_itself_draws() -> None:
    assert table(5, 9).press("pile").match.moves[-1].action == DrawCard()


def test_with_an_empty_pile_the_turn_is_handed_on() -> None:
    game = Seated(position=Positioned(((5, 9), (36, 106, 4)), HOME))

    game.press("main").watch()

    assert game.state.turns.seat == 1
    assert [entry.kind for entry in game.board.log] == ["passed"]


@pytest.mark.parametrize(("pile", "way_out"), [((140,), "Zieh eine Karte."), ((), "Der Stapel ist leer. Gib weiter.")])
def test_where_nothing_fits_a_chosen_pair_is_told_why_and_what_remains(pile: tuple[int, ...], way_out: str) -> None:
    game = Seated(position=Positioned(((17, 18), (5, 6, 7)), HOME, pile=pile)).choose(17, 18)

    assert game.table.turn.prompt() == f"17 und 18: 35, 1, 306; nichts davon liegt hier. {way_out}"
    assert game.choose(18).table.turn.prompt().startswith(("Hier passt nichts.", "Nichts passt"))


def test_only_one_key_invites_to_draw_where_that_is_all_that_remains() -> None:
    stuck, free = table(5, 9), table(36, 106, 9, voluntary_draw="on")

    assert stuck.table.controls.get("main").enabled
    assert not stuck.table.controls.get("draw").enabled
    assert stuck.table.controls.get("pile").enabled
    assert free.table.controls.get("draw").enabled
