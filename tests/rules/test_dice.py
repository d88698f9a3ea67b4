import pytest

from quiclo_game.rules.dice import DiceSet

THREE_D6 = DiceSet(3, 6)


@pytest.mark.parametrize("faces", [(1, 1, 1), (6, 6, 6), (3, 1, 5)])
def test_dice_can_show_each_of_their_faces_and_equal_ones(faces: tuple[int, ...]) -> None:
    assert THREE_D6.could_show(faces)


@pytest.mark.parametrize("faces", [(), (1, 2), (1, 2, 3, 4), (0, 1, 2), (7, 1, 2), (1, 2, -3)])
def test_dice_cannot_show_too_few_too_many_or_other_faces(faces: tuple[int, ...]) -> None:
    assert not THREE_D6.could_show(faces)
