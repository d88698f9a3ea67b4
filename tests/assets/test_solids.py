from __future__ import annotations

import numpy as np
import pytest

from assets.sprites import dice
from assets.sprites.solids import SOLIDS, rotation, trace


@pytest.mark.parametrize("sides", [6, 12])
def test_opposite_faces_add_up_to_one_more_than_there_are_faces(sides: int) -> None:
    solid = SOLIDS[sides]
    assert sorted(solid.numbers) == list(range(1, sides + 1))
    for face, normal in enumerate(solid.normals):
        opposite = int(np.argmin(solid.normals @ normal))
        assert solid.normals[opposite] == pytest.approx(-normal)
        assert solid.numbers[face] + solid.numbers[opposite] == sides + 1


def test_the_twelve_is_a_regular_dodecahedron() -> None:
    normals = SOLIDS[12].normals
    angles = np.sort(normals @ normals.T, axis=1)
    assert np.allclose(angles[:, -2:-7:-1], 1 / 5**0.5)


@pytest.mark.parametrize("sides", [6, 12])
def test_the_number_asked_for_faces_the_eye_upright(sides: int) -> None:
    solid = SOLIDS[sides]
    for number in range(1, sides + 1):
        turn = solid.showing(number)
        face = solid.numbers.index(number)
        assert turn @ solid.normals[face] == pytest.approx([0, 0, 1], abs=1e-9)
        assert turn @ solid.axes(face)[1] == pytest.approx([0, 1, 0], abs=1e-9)
        assert np.linalg.det(turn) == pytest.approx(1)


@pytest.mark.parametrize("sides", [6, 12])
def test_a_tumbling_die_ends_at_rest_with_its_number_nearest_to_the_eye(sides: int) -> None:
    solid = SOLIDS[sides]
    for number in range(1, sides + 1):
        turn = dice.tumbling(sides, number, dice.CELLS - 1)
        assert np.allclose(turn, dice.at_rest(sides, number))
        assert solid.numbers[int(np.argmax((solid.normals @ turn.T)[:, 2]))] == number


@pytest.mark.parametrize("sides", [6, 12])
def test_all_numbers_of_a_path_share_one_body(sides: int) -> None:
    solid = SOLIDS[sides]

    def body(number: int) -> list[tuple[float, ...]]:
        turned = solid.normals @ dice.tumbling(sides, number, 3).T
        return sorted(tuple(float(value) + 0.0 for value in np.round(row, 6)) for row in turned)

    first = body(1)
    for number in range(1, sides + 1):
        same = dice.path_of(number) == dice.path_of(1)
        assert (np.allclose(body(number), first, atol=1e-5)) == same


def test_a_rotation_turns_right_handed() -> None:
    assert rotation((0, 0, 1), 90) @ np.array([1, 0, 0]) == pytest.approx([0, 1, 0])


def test_rays_meet_the_middle_of_the_face_at_its_distance() -> None:
    solid = SOLIDS[12]
    hits = trace(solid, solid.normals @ solid.showing(7).T, 33)
    middle = list(hits.rays).index(33 * 16 + 16)
    assert hits.coverage[middle] == 1
    assert hits.points[middle] == pytest.approx([0, 0, 1.035], abs=0.01)
    assert hits.normals[middle] == pytest.approx([0, 0, 1], abs=0.01)
