import pytest

from quiclo_game.play.chance import RealDice, ScriptedChance, SeededChance
from quiclo_game.rules.chance import ChanceRequest, Picked, PickRequest, Rolled, RollRequest, ShuffleRequest, answers
from quiclo_game.rules.dice import DiceSet

D6 = RollRequest(DiceSet(3, 6))
D12 = RollRequest(DiceSet(6, 12))
STACKS = ShuffleRequest(tuple(tuple(range(first, first + 24)) for first in (1, 25, 49, 73, 97, 121)))
LOT = PickRequest(4)


@pytest.mark.parametrize("request_", [D6, D12, STACKS, LOT])
def test_seeded_chance_gives_only_what_can_fall(request_: ChanceRequest) -> None:
    chance = SeededChance(1)

    assert all(answers(request_, chance.answer(request_)) for _ in range(200))


def test_the_same_seed_and_requests_give_the_same_answers() -> None:
    requests: list[ChanceRequest] = [LOT, STACKS, D6, D12, D6, D12]

    one, other = SeededChance(9), SeededChance(9)
    assert [one.answer(request) for request in requests] == [other.answer(request) for request in requests]


def test_all_faces_of_the_dice_fall() -> None:
    chance = SeededChance(3)
    faces = {face for _ in range(100) for face in _faces(chance, D12)}

    assert faces == set(range(1, 13))


def test_a_script_is_followed_first_and_then_the_other_source() -> None:
    chance = ScriptedChance([Rolled((1, 2, 3)), Rolled((4, 4, 4))], SeededChance(9))
    seeded = SeededChance(9)
    for _ in range(2):
        seeded.answer(D6)

    assert [chance.answer(D6) for _ in range(3)] == [Rolled((1, 2, 3)), Rolled((4, 4, 4)), seeded.answer(D6)]


def test_after_a_scripted_lot_the_stacks_and_dice_are_those_of_the_seed() -> None:
    plain, scripted = SeededChance(9), ScriptedChance([Picked(2)], SeededChance(9))
    plain.answer(LOT)

    assert scripted.answer(LOT) == Picked(2)
    assert scripted.answer(STACKS) == plain.answer(STACKS)


def test_real_dice_leave_rolls_to_the_people_and_take_everything_else_from_the_other_source() -> None:
    chance, seeded = RealDice(SeededChance(9)), SeededChance(9)

    assert chance.answer(LOT) == seeded.answer(LOT)
    assert chance.answer(D6) is None
    assert chance.answer(STACKS) == seeded.answer(STACKS)


def _faces(chance: SeededChance, request: RollRequest) -> tuple[int, ...]:
    rolled = chance.answer(request)
    assert isinstance(rolled, Rolled)
    return rolled.faces
