from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import assets.sounds
from assets.comparison import differing, reported
from assets.sounds.__main__ import alike
from assets.sounds.recipes import RECIPES, made
from assets.sounds.synthesis import Instrument, save

SOUNDS = Path(assets.sounds.__file__).parent
NOISE = 0.5412344643917171
"""The first sample of a noise, as it was once made."""


def test_files_that_differ_or_are_missing_are_named(tmp_path: Path) -> None:
    made_here, kept = tmp_path / "made", tmp_path / "kept"
    for folder in (made_here, kept):
        (folder / "dice").mkdir(parents=True)
    for name, here, there in (("dice/a", b"1", b"1"), ("dice/b", b"1", b"2"), ("c", b"1", None)):
        (made_here / name).write_bytes(here)
        if there is not None:
            (kept / name).write_bytes(there)
    found = differing([made_here / name for name in ("dice/a", "dice/b", "c")], made_here, kept)
    assert found == ["c", "dice/b"]


def test_the_exit_code_says_whether_anything_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert reported([]) == 0
    assert reported(["dice/b"]) == 1
    assert "dice/b" in capsys.readouterr().out


def test_the_scripts_make_every_sound_up_to_the_last_bit_of_rounding(tmp_path: Path) -> None:
    paths = []
    for name in RECIPES:
        paths.append(tmp_path / f"{name}.wav")
        save(made(name), paths[-1])
    assert differing(paths, tmp_path, SOUNDS, alike) == []


@pytest.mark.parametrize(("by", "same"), [(0, True), (1, True), (2, False)])
def test_a_sound_is_the_same_if_no_sample_is_more_than_one_step_away(by: int, same: bool, tmp_path: Path) -> None:
    wave = np.linspace(-0.5, 0.5, 500)
    other = wave.copy()
    other[250] += by / 32767
    save(wave, tmp_path / "a.wav")
    save(other, tmp_path / "b.wav")
    assert alike(tmp_path / "a.wav", tmp_path / "b.wav") is same


def test_a_sound_of_another_length_or_none_at_all_is_another_one(tmp_path: Path) -> None:
    save(np.zeros(10), tmp_path / "a.wav")
    save(np.zeros(11), tmp_path / "b.wav")
    assert not alike(tmp_path / "a.wav", tmp_path / "b.wav")
    assert not alike(tmp_path / "a.wav", tmp_path / "c.wav")


def test_noise_comes_from_the_generator_whose_numbers_no_version_changes() -> None:
    generator = np.random.RandomState(5)
    assert generator.normal(size=3) == pytest.approx((0.44122749, -0.33087015, 2.43077119))
    assert Instrument(5).noise(1, 100, 5000, ((0, 1), (1, 1)))[0] == pytest.approx(NOISE, abs=1e-9)
