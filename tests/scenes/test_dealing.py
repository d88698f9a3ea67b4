from __future__ import annotations

from quiclo_game.scenes.dealing import STEPS, TURN, dealt, turning
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.flipped_card import FlippedCard

START, END = (100.0, 100.0), (500.0, 400.0)


def test_a_dealt_card_leaves_its_stack_small_and_turned_and_arrives_straight_and_whole() -> None:
    first, last = (dealt(150.0, START, END, travel, 0.3, 1.0, 1.0) for travel in (0.0, 1.0))
    assert ((first.x, first.y), first.turn, first.scale) == (START, TURN, 0.3)
    assert ((round(last.x), round(last.y)), last.turn, last.scale) == (END, 0.0, 1.0)
    assert first.what == last.what == CardFace(0, 150.0)


def test_it_flies_in_an_arc() -> None:
    middle = dealt(150.0, START, END, 0.5, 0.3, 1.0, 1.0)
    assert middle.x == 300.0
    assert middle.y == 250.0 - 24.0


def test_all_cards_share_the_pictures_of_their_way() -> None:
    ways = [dealt(150.0, (x, 0.0), END, step / 500, 0.3, 1.0, 1.0) for step in range(501) for x in (0.0, 700.0)]
    assert len({(draw.turn, draw.scale) for draw in ways}) == STEPS + 1


def test_a_card_turns_over_by_its_edge() -> None:
    looks = [turning(88, 150.0, END, flip / 10, 1.0).what for flip in range(11)]
    faces = [look for look in looks if isinstance(look, FlippedCard)]
    assert [look.number for look in faces] == [0] * 5 + [88] * 6
    assert min(faces, key=lambda look: look.narrow).narrow < 0.1
    assert faces[0].narrow == faces[-1].narrow == 1.0
