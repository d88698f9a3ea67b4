import pytest

from quiclo_game.rules.brain_state import Roll
from quiclo_game.rules.chance import (
    ChanceRequest,
    Picked,
    PickRequest,
    Rolled,
    RollRequest,
    Shuffled,
    ShuffleRequest,
    answers,
)
from quiclo_game.rules.dice import DiceSet

ROLL = RollRequest(DiceSet(2, 12))
SHUFFLE = ShuffleRequest(((1, 2, 3), (4, 5)))
PICK = PickRequest(3)


@pytest.mark.parametrize(
    ("request_", "action"),
    [
        (ROLL, Rolled((12, 1))),
        (SHUFFLE, Shuffled(((3, 1, 2), (4, 5)))),
        (PICK, Picked(0)),
        (PICK, Picked(2)),
    ],
)
def test_what_can_fall_answers_a_request(request_: ChanceRequest, action: object) -> None:
    assert answers(request_, action)


@pytest.mark.parametrize(
    ("request_", "action"),
    [
        (ROLL, Rolled((13, 1))),
        (ROLL, Rolled((1,))),
        (ROLL, Picked(1)),
        (ROLL, Roll()),
        (SHUFFLE, Shuffled(((3, 1, 2),))),
        (SHUFFLE, Shuffled(((3, 1, 2), (4, 5), ()))),
        (SHUFFLE, Shuffled(((3, 1, 4), (2, 5)))),
        (SHUFFLE, Shuffled(((3, 1, 2, 2), (4, 5)))),
        (SHUFFLE, Rolled((1, 2))),
        (PICK, Picked(3)),
        (PICK, Picked(-1)),
        (PICK, None),
    ],
)
def test_what_cannot_fall_answers_no_request(request_: ChanceRequest, action: object) -> None:
    assert not answers(request_, action)
