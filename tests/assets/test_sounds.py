from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import assets.sounds
from assets.sounds.recipes import RECIPES, made
from assets.sounds.synthesis import RATE, Instrument, Wave, finished, load, loudest, mixed, peak, samples, save

SOUNDS = Path(assets.sounds.__file__).parent

NAMES = (
    *("die_roll", "dice_roll_six", "card_deal", "card_place", "card_flip", "select", "key_press", "valid"),
    *("score_tick", "wrong", "turn", "hint", "reveal", "pawn_hop", "win"),
)
LONGEST_MS = {"die_roll": 1020, "dice_roll_six": 1320, "win": 2420, "wrong": 340, "select": 90, "score_tick": 200}
STRIKES = {"die_roll": (306, 576, 756)}


@pytest.fixture(scope="module")
def sounds() -> dict[str, Wave]:
    return {name: load(SOUNDS / f"{name}.wav") for name in NAMES}


def test_every_sound_is_there_and_no_other() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(NAMES) == set(RECIPES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_loud_as_its_recipe_and_its_peaks_are_bounded(name: str, sounds: dict[str, Wave]) -> None:
    assert loudest(sounds[name]) == pytest.approx(RECIPES[name].level, abs=1)
    assert peak(sounds[name]) <= -3


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_heard_above_8_khz(name: str, sounds: dict[str, Wave]) -> None:
    energy = np.abs(np.fft.rfft(sounds[name])) ** 2
    high = np.fft.rfftfreq(len(sounds[name]), 1 / RATE) > 8000
    assert 10 * np.log10(energy[high].sum() / energy.sum()) < -50


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence(name: str, sounds: dict[str, Wave]) -> None:
    sound = sounds[name]
    assert abs(sound[0]) < 0.002
    assert np.abs(sound[-samples(2) :]).max() < 0.01 * np.abs(sound).max()


@pytest.mark.parametrize("name", LONGEST_MS)
def test_a_sound_is_no_longer_than_its_picture(name: str, sounds: dict[str, Wave]) -> None:
    assert len(sounds[name]) / RATE * 1000 <= LONGEST_MS[name]


def test_a_die_is_heard_when_it_strikes_the_table(sounds: dict[str, Wave]) -> None:
    for ms in STRIKES["die_roll"]:
        before = np.abs(sounds["die_roll"][samples(ms - 12) : samples(ms - 2)]).max()
        after = np.abs(sounds["die_roll"][samples(ms) : samples(ms + 10)]).max()
        assert after > 3 * before


def test_the_same_bytes_are_made_each_time(tmp_path: Path) -> None:
    for folder in ("first", "second"):
        save(made("card_flip"), tmp_path / folder / "card_flip.wav")
    first, second = ((tmp_path / folder / "card_flip.wav").read_bytes() for folder in ("first", "second"))
    assert first == second


@pytest.mark.parametrize("name", ["select", "card_place", "hint"])
def test_the_scripts_make_the_sounds_that_lie_beside_them(name: str, sounds: dict[str, Wave]) -> None:
    assert made(name) == pytest.approx(sounds[name], abs=2 / 32767)


def test_a_sound_that_would_clip_is_made_quieter_instead() -> None:
    click = np.zeros(samples(100))
    click[samples(10) : samples(10) + 40] = 1
    assert peak(finished(click, -3)) <= -3


def test_parts_are_added_where_they_begin() -> None:
    whole = mixed((0, 1, np.ones(10)), (1, 0.5, np.ones(10)))
    assert len(whole) == samples(1) + 10
    assert whole[0] == 1
    assert whole[-1] == 0.5


def test_an_instrument_repeats_itself_from_the_same_seed() -> None:
    first, second, other = (Instrument(seed).burst(20, 300, 3000, 5) for seed in (3, 3, 4))
    assert (first == second).all()
    assert not np.allclose(first, other)
