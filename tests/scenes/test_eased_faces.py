from __future__ import annotations

import pytest

from quiclo_game.scenes.eased_faces import CALM, FADE, SELECT, EasedFaces
from quiclo_game.shell.cards import CardFace, CardState
from quiclo_game.shell.dice_faces import DieFace, DieState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Disc
from tests.scenes.mental.seated import HAND
from tests.scenes.mental.seated import Seated as Mental

WIDTH = 100.0


def card(state: CardState = "rest", number: int = 7, y: float = 300.0) -> Draw:
    return Draw(CardFace(number, WIDTH, state), 200.0, y)


def die(state: DieState = "rest", value: int = 9) -> Draw:
    return Draw(DieFace(12, value, 100.0, state), 50.0, 60.0)


def heights(faces: EasedFaces, draw: Draw, times: list[float], *, calm: bool = False) -> list[float]:
    """Return how high the face of the first draw is seen at each of these times."""
    found = []
    for now in times:
        first = faces.eased((draw,), now, calm=calm)[0]
        assert isinstance(first.what, CardFace | DieFace)
        found.append(300.0 - (first.y - first.what.raised))
    return found


def test_a_chosen_card_rises_swings_over_a_little_and_stays() -> None:
    faces = EasedFaces()
    assert faces.eased((card(),), 0.0, calm=False) == (card(),)
    rising = heights(faces, card("selected"), [1000.0 + step * 10 for step in range(12)])
    assert rising[0] == pytest.approx(0.0)
    assert max(rising) > 10.0
    assert rising[-1] == pytest.approx(10.0)
    assert faces.moving
    assert faces.eased((card("selected"),), 1000.0 + FADE, calm=False) == (card("selected"),)
    assert not faces.moving


def test_a_card_that_a_table_itself_draws_higher_rises_from_where_it_lay() -> None:
    faces = EasedFaces()
    faces.eased((card(),), 0.0, calm=False)
    rising = heights(faces, card("selected", y=276.0), [0.0, SELECT])
    assert rising == [pytest.approx(0.0), pytest.approx(34.0)]


def test_what_is_put_back_sinks_and_its_ring_fades() -> None:
    faces = EasedFaces()
    faces.eased((card("selected"),), 0.0, calm=False)
    new, old = faces.eased((card(),), 10.0, calm=False)
    assert new.what == card().what
    assert old.what == card("selected").what
    assert old.alpha == 1.0
    _, faded = faces.eased((card(),), 10.0 + FADE / 2, calm=False)
    assert 0.0 < faded.alpha < 0.5
    assert faces.eased((card(),), 10.0 + FADE, calm=False) == (card(),)


@pytest.mark.parametrize("calm", [False, True])
def test_dice_and_cards_that_are_used_up_go_pale_where_they_lie(calm: bool) -> None:
    for before, after in ((die(), die("used")), (card(), card("disabled"))):
        faces = EasedFaces()
        faces.eased((before,), 0.0, calm=calm)
        seen = [faces.eased((after,), step * 20.0, calm=calm) for step in range(10)]
        assert all(draws[0] == after for draws in seen)
        fading = [draws[1].alpha for draws in seen if len(draws) == 2]
        assert fading[0] == 1.0
        assert fading == sorted(fading, reverse=True)
        assert len(seen[-1]) == 1


def test_with_less_motion_nothing_travels_and_the_new_look_still_comes() -> None:
    faces = EasedFaces()
    faces.eased((card(),), 0.0, calm=True)
    new, old = faces.eased((card("selected"),), 0.0, calm=True)
    assert (new, old.what) == (card("selected"), card().what)
    assert faces.eased((card("selected"),), CALM, calm=True) == (card("selected"),)


@pytest.mark.parametrize("state", ["valid", "wrong"])
def test_a_verdict_is_there_at_once(state: CardState) -> None:
    faces = EasedFaces()
    faces.eased((card("selected"),), 0.0, calm=False)
    assert faces.eased((card(state),), 0.0, calm=False) == (card(state),)
    assert not faces.moving


def test_what_is_new_or_elsewhere_or_no_face_is_left_alone() -> None:
    faces = EasedFaces()
    disc = Draw(Disc(4, "ink"), 0, 0)
    faces.eased((card(),), 0.0, calm=False)
    others = (disc, card("selected", number=8), card("selected", y=500.0))
    after = faces.eased(others, 0.0, calm=False)
    assert all(one is other for one, other in zip(after, others, strict=True))
    assert not faces.moving


def test_a_die_that_fell_anew_does_not_come_out_of_its_former_value() -> None:
    faces = EasedFaces()
    faces.eased([die("rest", 3)], 0.0, calm=False)
    thrown = die("used", 2)

    assert faces.eased([thrown], 9_000.0, calm=False) == (thrown,)
    assert not faces.moving


def test_two_faces_of_one_card_are_kept_apart() -> None:
    faces = EasedFaces()
    pair = (card(), card("selected", y=100.0))
    faces.eased(pair, 0.0, calm=False)
    assert faces.eased(pair, 10.0, calm=False) == pair


def test_a_card_that_is_gone_is_forgotten_also_in_the_middle_of_its_change() -> None:
    faces = EasedFaces()
    faces.eased((card(),), 0.0, calm=False)
    faces.eased((card("selected"),), 0.0, calm=False)
    assert faces.eased((), 10.0, calm=False) == ()
    assert not faces.moving


@pytest.mark.parametrize("calm", [False, True])
def test_a_table_shows_the_choice_of_a_card_in_motion_and_rests_again(calm: bool) -> None:
    table = Mental(program={"reduced_motion": calm}).roll().watch()
    table.table.moving(1.0)
    table.lay(HAND[0])
    seen: list[tuple[float, ...]] = []
    while table.table.animating:
        drawn = table.table.moving(1.0)
        seen.append(tuple(d.y for d in drawn if isinstance(d.what, CardFace) and d.what.number == HAND[0]))
        table.wait(1000 / 60)
        assert len(seen) < 60, "an idle table draws nothing"
    assert (len(set(seen)) > 3) is not calm
